"""Props: what lies and stands on the board."""

from __future__ import annotations

import pytest

from undercroft.games.descent.box.content import content

from ..drawn import hero, names, steps, table

MORDROG = hero("mordrog")


@pytest.mark.rule("DES-PRP-01")
def test_the_box_of_props():
    box = content().box
    assert (box.obstacles, box.encounters, box.glyphs, box.stairs) == (23, 10, 10, 6)
    game = table(
        "1g\ne.", MORDROG, tokens=[{"kind": "glyph", "at": "g"}, {"kind": "encounter", "what": "altar", "at": "e"}]
    )
    assert steps(game.begin("run")) == {"B1", "A2", "B2"}, "glyphs and encounters are no obstacles"


@pytest.mark.rule("DES-PRP-03")
def test_a_fall_costs_one_wound_and_walking_on_in_the_pit_none():
    game = table("1__.", MORDROG).begin("run").play("B1")
    assert game.hero().wounds == 15
    game.play("C1")
    assert (game.hero().wounds, game.hero().turn.points) == (15, 4)
    two = table("1_._", MORDROG).begin("run").play("B1", "climb:C1", "D1")
    assert two.hero().wounds == 14, "another pit, another fall"


OGRE = {"o": "ogre", "turn": "monsters", "chance": [("d4", "d3", "d3")]}
"""An Ogre strikes for eight wounds and throws whom it strikes."""


@pytest.mark.rule("DES-PRP-03", "DES-ABL-19")
@pytest.mark.parametrize(("pits", "wounds"), [("_.._", 7), ("____", 8), ("...._", 8)])
def test_a_hero_thrown_from_one_pit_into_another_falls_and_one_thrown_about_in_his_own_does_not(pits: str, wounds: int):
    game = table(f"o.{pits}\n......", hero("mordrog", at="C1"), **OGRE)
    game.play("1", "attack:", "C1", "F1")
    assert game.hero().wounds == wounds


@pytest.mark.rule("DES-PRP-03", "DES-ABL-19")
@pytest.mark.parametrize(("pits", "hurt"), [("_.._", 2), ("____", 1), ("...._", 1), ("..._", 2)])
def test_a_monster_thrown_from_one_pit_into_another_falls_and_one_thrown_about_in_its_own_does_not(
    pits: str, hurt: int
):
    thrower = hero("landrec", equipped=["mace_of_kellos"], fatigue=0)
    beastman = {"kind": "beastman", "master": True, "at": "B1"}
    game = table(f"1{pits}..\n.......", thrower, b=beastman, chance=[("r2d1s1", "d2s1", "r1d1")])
    game.begin("battle").play("attack:mace_of_kellos", "B1", "surge:1", "done", "E1")
    assert game.monster().hurt == hurt


@pytest.mark.rule("DES-PRP-04")
def test_out_of_a_pit_one_climbs_to_any_free_space_around_it():
    game = table("....\n1__.\n.b..", MORDROG, b="beastman").begin("run").play("B2")
    assert set(names(game.offers, "climb")) == {"A1", "B1", "C1", "D1", "A2", "D2", "A3", "C3", "D3"}, (
        "around the whole pit"
    )
    assert game.refuses("A2") == "DES-PRP-04"


@pytest.mark.rule("DES-PRP-05", "DES-PRP-06")
def test_from_a_pit_one_sees_only_its_brink_and_is_seen_as_ever():
    game = table(".....\n._..b\n.....", hero("silhouette", at="B2", equipped=["bow"]), b="skeleton")
    assert (game.shown["heroes"][1]["sees"], game.shown["monsters"][1]["sees"]) == ([], [1])
    near = table(".....\n._b..\n.....", hero("silhouette", at="B2", equipped=["bow"]), b="skeleton")
    assert near.shown["heroes"][1]["sees"] == [1]


@pytest.mark.rule("DES-ABL-17", "DES-PRP-05")
def test_who_flies_over_a_pit_is_not_in_it_and_sees_as_ever():
    archer = hero("silhouette", at="B2", equipped=["bow"], skills=["acrobat"])
    game = table(".....\n._..b\n.....", archer, b="skeleton")
    assert game.shown["heroes"][1]["sees"] == [1]
    assert "attack:bow" in game.begin("battle").offers
    flyer = table("_...1", MORDROG, b={"kind": "razorwing", "at": "A1"})
    assert flyer.shown["monsters"][1]["sees"] == [1]
    walker = table("_...1", MORDROG, b={"kind": "skeleton", "at": "A1"})
    assert walker.shown["monsters"][1]["sees"] == []


@pytest.mark.rule("DES-PRP-07")
def test_one_jumps_straight_over_a_pit_onto_a_free_space():
    game = table("1_b\n_..\n...", hero("steelhorns"), b="beastman").begin("run")
    assert names(game.offers, "jump") == ["A3"], "C1 is taken"
    closed = table("1_.", hero("steelhorns"), walls=[{"at": ["B1"], "side": "east"}]).begin("run")
    assert names(closed.offers, "jump") == []


@pytest.mark.rule("DES-PRP-08", "DES-PRP-09")
def test_rubble_and_water_stop_movement_and_only_rubble_stops_sight():
    for mark, sees in (("%", []), ("~", [1])):
        game = table(f"1{mark}b", MORDROG, b="skeleton")
        assert game.shown["heroes"][1]["sees"] == sees
        assert steps(game.begin("run")) == set()


@pytest.mark.rule("DES-PRP-10", "DES-PRP-11")
def test_stairs_lead_where_one_can_stand():
    game = table("S.#S", hero("mordrog", at="A1"), b={"kind": "beastman", "at": "D1"}, legend={"S": {"stairs": "red"}})
    assert steps(game.begin("run")) == {"B1"}, "an enemy stands on the other end"


@pytest.mark.rule("DES-PRP-12", "DES-PRP-13", "DES-PRP-14")
def test_sight_through_stairs_goes_one_space_beyond_from_the_stairs_and_none_from_beside_them():
    stairs = {"legend": {"S": {"stairs": "red"}}}
    on = table("S..#.S.b", hero("mordrog", at="A1"), b="skeleton", c={"kind": "skeleton", "at": "G1"}, **stairs)
    assert on.shown["heroes"][1]["sees"] == [2], "the space next to the other end, not the one behind it"
    beside = table("S..#.S.b", hero("mordrog", at="B1"), c={"kind": "skeleton", "at": "G1"}, **stairs)
    assert beside.shown["heroes"][1]["sees"] == []
    end = table("S..#.S.b", hero("mordrog", at="B1"), c={"kind": "skeleton", "at": "F1"}, **stairs)
    assert end.shown["heroes"][1]["sees"] == [1]
    far = table("S..#.S.b", hero("mordrog", at="C1"), c={"kind": "skeleton", "at": "F1"}, **stairs)
    assert far.shown["heroes"][1]["sees"] == []
