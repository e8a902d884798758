"""What a few weapons sell for surges that no other weapon does."""

from __future__ import annotations

import pytest

from undercroft.games.descent.scenario.inspect import inspect
from undercroft.games.descent.stats import monster_armor, trait

from ..positions import Dialogue, hero, monster, spaces, table


def shooting(
    weapon: str, kind: str, faces: tuple[str, ...], target: str = "giant", at: str = "E3", **given
) -> Dialogue:
    """Ronan has hit something two spaces away and may spend what he rolled."""
    one = hero("ronan", "C3", items=[weapon])
    monsters = [monster(target, at), *given.pop("others", ())]
    roll = (*faces, *["blank"] * trait(one, kind))
    game = table(one, monsters=monsters, chance=[roll], **given)
    return game.until("action").play("battle", f"attack:{weapon}", at).until("spend")


@pytest.mark.rule("DES-ATK-14")
@pytest.mark.parametrize("doubled", [False, True])
def test_soulbiter_doubles_its_damage_before_armour(doubled):
    game = shooting("soulbiter", "ranged", ("r4s1", "d3", "d3", "r2s1", "r3"))
    armour = monster_armor(game.state, game.monster())
    assert (game.state.attacks[-1].damage, game.state.attacks[-1].surges) == (6, 2)
    if doubled:
        game.play("surge:0")
        assert game.state.attacks[-1].damage == 6, "it counts when the wounds are counted"
    game.play("done")
    assert game.monster().hurt == (12 if doubled else 6) - armour


@pytest.mark.rule("DES-ATK-14")
@pytest.mark.parametrize(("threat", "left"), [(5, 3), (2, 0), (1, 0), (0, 0)])
def test_the_staff_of_knowledge_takes_threat_away_but_not_more_than_there_is(threat, left):
    game = shooting("staff_of_knowledge", "magic", ("r2d2", "d3", "r3", "r3"), threat=threat)
    assert game.state.attacks[-1].surges == 2, "those of the staff itself"
    game.play("surge:2", "surge:2").until("act")
    assert game.state.overlord.threat == left


@pytest.mark.rule("DES-ATK-14", "DES-ABL-05")
def test_blast_bought_with_surges_strikes_the_neighbours():
    faces = ("r3d1s1", "d2s1")
    others = [monster("beastman", "E5"), monster("beastman", "H3")]
    game = shooting("bane", "magic", faces, target="beastman", at="E4", others=others)
    game.play("surge:0")
    assert (game.state.attacks[-1].blast, game.state.attacks[-1].area) == (1, "blast")
    game.until("act")
    assert game.state.attacks == []
    assert game.monster(3).hurt == 0
    assert game.monster(2) is None or game.monster(2).hurt > 0


# -- What is told, and what is shown


@pytest.mark.rule("DES-DMG-06")
def test_no_wounds_are_no_news():
    game = shooting("bane", "magic", ("r3d1s1", "r1d1"), target="giant")
    game.play("done").until("act")
    assert game.monster().hurt == 0
    assert "des-log-wounds" not in game.said


@pytest.mark.rule("DES-OVL-01")
def test_the_third_step_of_the_overlords_turn_is_that_of_the_monsters():
    game = table(hero("ronan", "C3"), monsters=[monster("beastman", "H3")], turn="overlord").until("activate")
    assert inspect(game.state)["turn"] == "monsters"


@pytest.mark.rule("DES-ABL-17", "DES-PRP-04")
@pytest.mark.parametrize(("skills", "climbs"), [([], True), (["acrobat"], False)])
def test_who_flies_does_not_climb_out_of_a_pit(skills, climbs):
    game = table(hero("ronan", "C3", skills=skills), pits=spaces("C3")).until("action").play("run")
    assert any(str(offer).startswith("climb:") for offer in game.offers) == climbs
    assert ("D3" in game.offers) != climbs


@pytest.mark.rule("DES-ORD-05")
def test_nothing_is_rolled_again_unless_somebody_says_so():
    archer = hero("ronan", "C3", items=["bow"], order="aim")
    game = table(archer, monsters=[monster("giant", "E3")]).until("action").play("battle", "attack:bow", "E3")
    game.until("reroll")
    assert game.ask.default == ()
