"""Pits that are crowded, deep or wide, and large figures that are thrown."""

from __future__ import annotations

import pytest

from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules import monster_turn

from ..positions import HALL, hero, monster, space, spaces, table


def kinds(offers, kind: str) -> list[str]:
    return [str(offer).partition(":")[2] for offer in offers if str(offer).startswith(f"{kind}:")]


# -- Heroes


@pytest.mark.rule("DES-MOV-08", "DES-PRP-04")
@pytest.mark.parametrize(
    ("pits", "skills", "offered"),
    [(("D3",), [], False), (("D3", "E3"), [], True), (("D3",), ["acrobat"], True)],
    ids=["nowhere to go", "along the pit", "over it"],
)
def test_a_friends_pit_is_entered_only_if_there_is_a_way_on(pits, skills, offered):
    """Out of a pit one has to climb, and who climbs stops beside it."""
    game = table(hero("ronan", "C3", skills=skills), hero("mordrog", "D3"), pits=spaces(*pits)).until("action")
    assert ("D3" in game.play("run").offers) == offered


# -- Monsters


@pytest.fixture
def grappling(monkeypatch):
    """No hero of the box can grapple, but the rule is for heroes too."""
    monkeypatch.setattr(monster_turn, "hero_ability", lambda one, name: one.card == "ronan" and name == "grapple")


@pytest.mark.rule("DES-PRP-07", "DES-ABL-18")
@pytest.mark.usefixtures("grappling")
@pytest.mark.parametrize(
    ("card", "at", "held"), [("ronan", "E4", True), ("ronan", "H7", False), ("mordrog", "E4", False)]
)
def test_a_monster_that_is_held_neither_walks_nor_jumps(card, at, held):
    game = table(hero(card, at), monsters=[monster("beastman", "D3")], pits=spaces("E3"), turn="monsters").play("1")
    assert bool(kinds(game.offers, "jump")) != held
    assert ("C3" in game.offers) != held


@pytest.mark.rule("DES-PRP-04", "DES-ABL-18")
@pytest.mark.usefixtures("grappling")
@pytest.mark.parametrize(("card", "climbs"), [("ronan", False), ("mordrog", True)])
def test_a_monster_that_is_held_does_not_climb(card, climbs):
    game = table(hero(card, "C4"), monsters=[monster("beastman", "D3")], pits=spaces("D3"), turn="monsters").play("1")
    assert bool(kinds(game.offers, "climb")) == climbs


@pytest.mark.rule("DES-ORD-17")
def test_a_rest_is_taken_unless_somebody_says_no():
    game = table(hero("ronan", "C3", order="rest", spent=2)).until("rest")
    assert game.ask.default == "rest"


# -- Large figures


@pytest.mark.rule("DES-ABL-19", "DES-ABL-20")
def test_a_long_figure_is_thrown_without_turning():
    thrower = hero("mordrog", "E4", items=["mace_of_kellos"])
    hound = monster("hell_hound", "F4", master=True)
    hound.at += quest(HALL).grid.size  # upright: on F4 and F5
    roll = ("r2d1s1", "d2s1", "r1d1", "blank", "blank", "blank")
    game = table(thrower, monsters=[hound], chance=[roll])
    game.until("action").play("battle", "attack:mace_of_kellos", "F4", "surge:1", "done")
    assert (game.asked, game.ask.default) == ("knockback", "stay")
    assert all(str(offer).endswith("|") for offer in game.offers if offer != "stay")
    game.play("H2|")
    assert game.monster().at == quest(HALL).grid.size + space("H2")


# -- In and out of pits


@pytest.mark.rule("DES-PRP-03")
def test_a_monster_falls_into_a_pit_once():
    inside = table(
        hero("ronan", "A1"), monsters=[monster("beastman", "E4")], pits=spaces("F4", "G4"), turn="monsters"
    ).play("1", "F4")
    assert inside.monster().hurt == 1
    assert inside.play("G4").monster().hurt == 1, "it is down there already"


@pytest.mark.rule("DES-PRP-04")
def test_one_climbs_to_the_spaces_beside_the_pit():
    game = table(hero("ronan", "D4"), pits=spaces("D4")).until("action").play("run")
    assert sorted(kinds(game.offers, "climb")) == ["C3", "C4", "C5", "D3", "D5", "E3", "E4", "E5"]


@pytest.mark.rule("DES-PRP-07")
def test_a_jump_takes_exactly_its_points():
    need = 3
    for points, jumps in ((need - 1, False), (need, True)):
        game = table(hero("ronan", "C3"), pits=spaces("D2", "D3", "D4")).until("action").play("battle")
        game.play(*["fatigue"] * points)
        assert ("E3" in kinds(game.offers, "jump")) == jumps, f"with {points} points"


@pytest.mark.rule("DES-ABL-19")
@pytest.mark.parametrize(("items", "thrown"), [([], True), (["rune_plate"], False)])
def test_who_cannot_be_thrown_is_not(items, thrown):
    one = hero("mordrog", "C4", items=items)
    game = table(one, monsters=[monster("ogre", "D4")], turn="monsters", chance=[("d4", "d3", "d3")])
    game.play("1", "attack:", "C4").until("knockback", "monster", "activate", "action")
    assert (game.asked == "knockback") == thrown
