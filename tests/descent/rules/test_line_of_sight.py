"""Line of sight and distance."""

from __future__ import annotations

import pytest

from undercroft.board import members
from undercroft.games.descent.figures import dungeon
from undercroft.games.descent.rules.line_of_sight import seen_by_hero, seen_by_monster
from undercroft.games.descent.rules.targets import distance_to
from undercroft.parts.cell_names import cell_name, parse_cell

from ..drawn import hero, table


def view(game) -> set[str]:
    """The spaces that the first hero sees."""
    return {cell_name(dungeon(game.state).grid, cell) for cell in members(seen_by_hero(game.state, game.hero()))}


def view_of_monster(game, number: int = 1) -> set[str]:
    monster = game.monster(number)
    assert monster is not None
    return {cell_name(dungeon(game.state).grid, cell) for cell in members(seen_by_monster(game.state, monster))}


def away(game, space: str, number: int = 0) -> int:
    """The distance from the first hero, or from a monster, to a space."""
    attacker = game.monster(number) if number else game.hero()
    assert attacker is not None
    return distance_to(game.state, attacker, parse_cell(dungeon(game.state).grid, space))


def mordrog(**given):
    return hero("mordrog", **given)


@pytest.mark.rule("DES-LOS-01")
def test_a_straight_line_from_centre_to_centre():
    game = table("1....\n..#..\n.....", mordrog())
    assert {"E1", "A3", "B3", "C3"} <= view(game)
    assert {"D2", "E2", "E3"}.isdisjoint(view(game)), "the lines there run through the rock at C2"


@pytest.mark.rule("DES-LOS-02")
def test_a_large_monster_looks_from_any_of_its_spaces_and_past_its_own_others():
    game = table("o...\n..##\n...1", mordrog(), o="ogre")
    assert game.shown["monsters"][1]["spaces"] == ["A1", "B1", "A2", "B2"]
    assert {"D1", "C1", "A3", "C3"} <= view_of_monster(game), "D1 from B1, past nothing of its own"
    alone = table("s...\n..##\n...1", mordrog(), s="skeleton")
    assert view_of_monster(alone) < view_of_monster(game)
    assert "D3" in view_of_monster(game)
    assert "D3" not in view_of_monster(alone)


@pytest.mark.rule("DES-LOS-03")
def test_walls_doors_figures_and_rubble_obstruct_sight():
    assert "C1" not in view(table("1..", mordrog(), walls=[{"at": ["A1"], "side": "east"}]))
    door = {"doors": [{"at": ["A1", "A2"], "side": "east"}]}
    assert "C1" not in view(table("1..\n...", mordrog(), **door))
    assert "C1" in view(table("1..\n...", mordrog(), **door).begin("run").play("door:0"))
    assert "C1" not in view(table("1%.", mordrog()))
    assert view(table("1b.", mordrog(), b="beastman")) == {"A1", "B1"}, "a figure hides what is behind it, not itself"
    assert view(table("12.", mordrog(), hero("steelhorns"))) == {"A1", "B1"}, "a friend as well"


@pytest.mark.rule("DES-LOS-03")
def test_heroes_hide_each_other_from_a_monster():
    heroes = (mordrog(), hero("steelhorns"))
    assert table("s12", *heroes, s="skeleton").shown["monsters"][1]["sees"] == [1]
    game = table("s12", *heroes, s="skeleton", turn="monsters").play("1", "attack:")
    assert game.offers == ["B1"]
    assert game.refuses("C1") == "DES-ATK-04"
    large = table("o..2\n..1.", *heroes, o="ogre")
    assert large.shown["monsters"][1]["sees"] == [1, 2], "past him there is still a line from another of its spaces"


@pytest.mark.rule("DES-LOS-04")
def test_nobody_shoots_through_a_monster():
    game = (
        table("1bc", hero("silhouette", equipped=["bow"]), b="beastman", c="beastman")
        .begin("battle")
        .play("attack:bow")
    )
    assert game.offers == ["B1"]


@pytest.mark.rule("DES-LOS-05", "DES-PRP-02", "DES-PRP-09", "DES-FAM-04")
def test_what_does_not_obstruct_sight():
    assert "C1" in view(table("1_.", mordrog()))
    assert "C1" in view(table("1~.", mordrog()))
    stairs = table("1S.#S", mordrog(), legend={"S": {"stairs": "red"}})
    assert "C1" in view(stairs)
    for token in ({"kind": "glyph"}, {"kind": "money"}, {"kind": "encounter", "what": "altar"}):
        assert "C1" in view(table("1t.", mordrog(), tokens=[{"at": "t", **token}])), token["kind"]
    rat = table("1r.", mordrog(skills=["boggs_the_rat"]), familiars=[{"card": "boggs", "hero": 1, "at": "r"}])
    assert "C1" in view(rat)
    door = table("1..\n...", mordrog(), doors=[{"at": ["A1", "A2"], "side": "east"}])
    door.begin("run").play("door:0")
    assert "C1" in view(door), "an open door"


@pytest.mark.rule("DES-LOS-06")
def test_the_near_spaces_of_a_large_figure_hide_its_far_ones():
    game = table("1.o..\n.....", mordrog(), o="ogre")
    assert {"C1", "C2"} <= view(game)
    assert {"D1", "D2"}.isdisjoint(view(game))


@pytest.mark.rule("DES-LOS-07")
def test_without_an_enemy_in_sight_only_a_blast_can_be_aimed_at_a_space():
    picture = "1..\n##.\n##b"
    assert "attack:bow" not in table(picture, mordrog(equipped=["bow"]), b="beastman").begin("battle").offers
    blast = table(picture, mordrog(equipped=["ice_storm"]), b="beastman").begin("battle").play("attack:ice_storm")
    assert set(blast.offers) == {"B1", "C1"}
    assert blast.refuses("C3") == "DES-ATK-04"


@pytest.mark.rule("DES-LOS-08")
def test_touching_a_corner_is_not_being_in_the_way():
    assert "C3" in view(table("1..\n.b.\n...", mordrog(), b={"kind": "beastman", "at": "B1"})), "past the corner of B1"
    gap = table("1%.\n%..\n...", mordrog())
    assert "B2" in view(gap), "between two pieces of rubble that touch at the corner"
    assert "C3" in view(gap)
    inside = table("1..\n.%.\n...", mordrog())
    assert "C3" not in view(inside), "through the rubble itself"
    walled = table("1.\n..", mordrog(), walls=[{"at": ["A1"], "side": "east"}, {"at": ["A1"], "side": "south"}])
    assert view(walled) == {"A1"}, "two walls that meet at the corner are one wall"
    free_end = table("1.\n..", mordrog(), walls=[{"at": ["A1"], "side": "east"}])
    assert {"A2", "B2"} <= view(free_end)


@pytest.mark.rule("DES-LOS-09")
def test_sight_is_mutual_and_has_no_direction():
    game = table("b.#.c\n..1..\n.#...", mordrog(), b="skeleton", c="skeleton")
    for number in (1, 2):
        sees = game.shown["heroes"][1]["sees"]
        assert (number in sees) == (1 in game.shown["monsters"][number]["sees"])


# -- Distance


@pytest.mark.rule("DES-RNG-01")
@pytest.mark.parametrize(("space", "distance"), [("B1", 1), ("B2", 1), ("D1", 3), ("E3", 4), ("B3", 2), ("A1", 0)])
def test_spaces_are_counted_with_the_target_without_the_attacker_and_diagonals_as_one(space: str, distance: int):
    assert away(table("1....\n..b..\n.....", mordrog(), b="beastman"), space) == distance


@pytest.mark.rule("DES-RNG-02")
def test_distances_are_between_spaces_not_figures():
    game = table("1....o.\n.......", mordrog(), o="ogre")
    assert (away(game, "F1"), away(game, "G2")) == (5, 6), "to the space declared"
    assert away(game, "A1", number=1) == 5, "from the nearest space of a large attacker"


@pytest.mark.rule("DES-RNG-02", "DES-LOS-02")
def test_a_large_attacker_counts_from_a_space_that_sees_the_target():
    """From C1 the rubble is in the way; the line from D1 only touches its corner."""
    game = table(".%h.\n1...", mordrog(), h="hell_hound")
    assert game.shown["monsters"][1]["spaces"] == ["C1", "D1"]
    assert away(game, "A2", number=1) == 3
    assert away(table("..h.\n1...", mordrog(), h="hell_hound"), "A2", number=1) == 2


@pytest.mark.rule("DES-RNG-02", "DES-ATK-20")
def test_a_large_monster_strikes_only_from_a_space_that_sees_its_victim():
    """A Giant reaches two spaces. Its spaces C1 and C2 are that near but see nobody, D2 sees the hero three away."""
    game = table("..g.\n.%..\n1...", mordrog(), g="giant", turn="monsters").activate()
    assert "A3" in view_of_monster(game)
    assert "attack:" not in game.offers
    free = table("..g.\n....\n1...", mordrog(), g="giant", turn="monsters").activate()
    assert "attack:" in free.offers


@pytest.mark.rule("DES-RNG-03", "DES-PRP-12")
def test_through_stairs_the_two_ends_are_one_space_apart():
    game = table("1S.#...S.", mordrog(at="B1"), legend={"S": {"stairs": "blue"}})
    assert (away(game, "H1"), away(game, "I1"), away(game, "G1")) == (1, 2, 2)
    beside = table("1S.#...S.", mordrog(), legend={"S": {"stairs": "blue"}})
    assert (away(beside, "H1"), away(beside, "C1")) == (2, 2)


@pytest.mark.rule("DES-RNG-04")
def test_within_so_many_spaces_counts_like_an_attack_and_includes_the_centre():
    one = hero("mad_carthos", equipped=["ice_storm"], fatigue=1)
    game = table("1.......\n.....b..\n........", one, b="ogre", chance=[("r3d1s1", "r1d1", "r1d1", *["blank"] * 3)])
    game.begin("battle").play("attack:ice_storm", "F1")
    assert game.shown["attack"]["spaces"] == ["E1", "F1", "G1", "E2", "F2", "G2"]
