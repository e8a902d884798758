"""Heroes who are held, enemies who are hidden, and answers that are given for who gives none."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content

from ..positions import hero, monster, spaces, table

LOOSE = next(item.id for item in content().items.values() if item.immune == ("grapple",))


@pytest.mark.rule("DES-ABL-18")
@pytest.mark.parametrize("first", ["D4", "H4"])
def test_every_grappler_holds_those_beside_it(first):
    """Whichever of two nagas stands beside the hero."""
    second = "H4" if first == "D4" else "D4"
    game = table(hero("ronan", "C4"), monsters=[monster("naga", first), monster("naga", second)]).until("action")
    assert "B4" not in game.play("run").offers


@pytest.mark.rule("DES-ABL-18")
@pytest.mark.parametrize(("items", "held"), [([], True), ([LOOSE], False)])
def test_some_things_cannot_be_grappled(items, held):
    game = table(hero("ronan", "C4", items=items), monsters=[monster("naga", "D4")]).until("action")
    assert ("B4" in game.play("run").offers) != held


@pytest.mark.rule("DES-ATK-20", "DES-LOS-01")
@pytest.mark.parametrize("skill", ["precision", "crackshot"])
@pytest.mark.parametrize("rubble", [("D3", "C4"), ("D3",), ("C4",)])
def test_sharp_eyes_are_no_help_in_melee(skill, rubble):
    offered = []
    for skills in ([], [skill]):
        one = hero("ronan", "C3", skills=skills, items=["sword"])
        game = table(one, monsters=[monster("beastman", "D4")], rubble=spaces(*rubble)).until("action").play("battle")
        offered.append("attack:sword" in game.offers)
    assert offered[0] == offered[1]


@pytest.mark.rule("DES-ABL-05")
def test_a_blast_is_a_blast_unless_somebody_says_no():
    one = hero("ronan", "C3", items=["ice_storm"])
    monsters = [monster("beastman", "F3"), monster("beastman", "F4")]
    game = table(one, monsters=monsters).until("action").play("battle", "attack:ice_storm", "F3")
    assert (game.asked, game.ask.default) == ("blast", "blast")


@pytest.mark.rule("DES-ORD-12")
def test_a_guard_waits_unless_somebody_says_so():
    one = hero("ronan", "C3", items=["bow"], order="guard")
    game = table(one, monsters=[monster("beastman", "F3")], turn="monsters").play("1")
    assert (game.asked, game.ask.default) == ("guard", "pass")


@pytest.mark.rule("DES-ATK-01")
def test_the_steps_of_an_attack_are_counted():
    archer = hero("ronan", "C3", items=["bow"], order="aim")
    faces = ("r1d2", "r2d1", "blank", "blank")
    game = table(archer, monsters=[monster("giant", "E3")], chance=[faces]).until("action")
    game.play("battle", "attack:bow", "E3", "aim").until("reroll")
    assert game.state.attacks[-1].step == 3
    assert game.until("spend").state.attacks[-1].step == 5


@pytest.mark.rule("DES-OVL-21")
@pytest.mark.parametrize(("powers", "asked"), [([], True), (["doom"], True)])
def test_the_overlord_is_asked_while_he_might_hold_a_trap(powers, asked):
    game = table(hero("ronan", "C3"), hand=["aim"], powers=powers)
    before = len(game.match.entries)
    game.play("run", "D3")
    seats = [entry.seat for entry in game.match.entries[before:]]
    assert (0 in seats) == asked


@pytest.mark.rule("DES-OVL-21")
def test_the_overlord_is_not_asked_when_all_such_cards_lie_open():
    traps = {
        card.id: card.count for card in content().overlord.values() if card.special in ("crushing_block", "spiked_pit")
    }
    overlord = table(hero("ronan", "C3"), hand=["aim"]).state.overlord
    overlord.discard = [card for card, count in traps.items() for _ in range(count)]
    game = table(hero("ronan", "C3"), overlord=overlord)
    before = len(game.match.entries)
    game.play("run", "D3")
    assert 0 not in [entry.seat for entry in game.match.entries[before:]]
