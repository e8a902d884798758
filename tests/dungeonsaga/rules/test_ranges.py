"""How far rulers and spells reach (SAG-RNG)."""

from __future__ import annotations

from itertools import product
from math import hypot

import pytest

from undercroft.board import bitset
from undercroft.games.dungeonsaga.box.components import Reach
from undercroft.games.dungeonsaga.models import base, dungeon
from undercroft.games.dungeonsaga.rules.ranges import in_reach

from ..positions import Dialogue, table

HALL = "\n".join(["M" + "." * 13, *["." * 14] * 13])


def reach(game: Dialogue, how_far: Reach) -> set[tuple[int, int]]:
    grid = dungeon(game.state).grid
    hero = game.hero("madriga")
    cells = [cell for cell in range(grid.size) if in_reach(game.state, hero, bitset([cell]), how_far)]
    return {grid.point(cell) for cell in cells}


@pytest.mark.rule("SAG-RNG-01", "SAG-RNG-03", "SAG-RNG-05")
@pytest.mark.parametrize(("how_far", "length"), [("long", 10), ("short", 5)])
@pytest.mark.parametrize(("square", "at"), [("A1", (0, 0)), ("M4", (12, 3)), ("D13", (3, 12))])
def test_a_ruler_is_laid_from_edge_to_edge(square: str, at: tuple[int, int], how_far: Reach, length: int) -> None:
    game = table(HALL, {"madriga": {"at": square}})
    expected = set()
    for x, y in product(range(14), repeat=2):
        between = [max(0, abs(there - here) - 1) for there, here in zip((x, y), at, strict=True)]
        if hypot(*between) <= length:
            expected.add((x, y))
    assert reach(game, how_far) == expected


@pytest.mark.rule("SAG-RNG-03", "SAG-RNG-05")
@pytest.mark.parametrize(
    ("square", "how_far", "reached"),
    [
        ("L1", "long", True),  # ten squares between them
        ("M1", "long", False),
        ("A12", "long", True),
        ("A13", "long", False),
        ("J8", "long", True),  # 8 across and 6 down
        ("J9", "long", False),
        ("H10", "long", True),  # 6 and 8: ten exactly
        ("I10", "long", False),
        ("G1", "short", True),
        ("H1", "short", False),
        ("F5", "short", True),  # 4 and 3: five exactly
        ("E6", "short", True),
        ("F6", "short", False),
    ],
)
def test_ranges_at_their_limits(square: str, how_far: Reach, reached: bool) -> None:
    game = table(HALL, {"madriga": {"facing": "east"}}, [{"kind": "zombie", "at": square, "name": "the zombie"}])
    target = game.model("the zombie")
    assert target is not None
    assert in_reach(game.state, game.hero("madriga"), base(game.state, target), how_far) == reached


@pytest.mark.rule("SAG-RNG-03")
@pytest.mark.parametrize(
    ("square", "reached"), [("L1", True), ("L2", True), ("M1", False), ("H9", True), ("I10", False)]
)
def test_a_ruler_ends_at_the_nearest_square_of_a_troll(square: str, reached: bool) -> None:
    models = [{"kind": "zombie_troll", "at": square, "facing": "west", "name": "the troll"}]
    game = table(HALL, {"madriga": {"facing": "east"}}, models)
    troll, hero = game.model("the troll"), game.hero("madriga")
    assert troll is not None
    assert in_reach(game.state, hero, base(game.state, troll), "long") == reached
    assert in_reach(game.state, troll, base(game.state, hero), "long") == reached


@pytest.mark.rule("SAG-RNG-03")
@pytest.mark.parametrize(("how_far", "length"), [("long", 10), ("short", 5)])
def test_a_trolls_ruler_is_laid_at_whichever_of_its_squares_is_nearest(how_far: Reach, length: int) -> None:
    models = [{"kind": "hoggar", "at": "C3", "facing": "west", "name": "the troll"}]
    game = table(HALL, {"madriga": {"facing": "east"}}, models)
    troll, grid = game.model("the troll"), dungeon(game.state).grid
    assert troll is not None
    for x, y in product(range(14), repeat=2):
        between = [max(0, 2 - there - 1, there - 3 - 1) for there in (x, y)]
        reached = in_reach(game.state, troll, bitset([grid.cell(x, y)]), how_far)
        assert reached == (hypot(*between) <= length), (x, y)


@pytest.mark.rule("SAG-RNG-02", "SAG-RNG-04")
@pytest.mark.parametrize(("square", "rule"), [("L1", None), ("M1", "SAG-RNG-04"), ("A12", None), ("A13", "SAG-RNG-04")])
def test_bows_reach_as_far_as_the_long_ruler(square: str, rule: str | None) -> None:
    facing = "east" if square.endswith("1") else "south"
    game = table(HALL, {"madriga": {"facing": facing}}, [{"kind": "zombie", "at": square, "name": "the zombie"}])
    assert game.can("shoot:the zombie") == (rule is None)
    if rule:
        assert game.refuses("shoot:the zombie") == rule


@pytest.mark.rule("SAG-RNG-02")
@pytest.mark.parametrize(("square", "can"), [("L1", True), ("M1", False)])
def test_a_skeletons_bow_reaches_as_far(square: str, can: bool) -> None:
    models = [{"kind": "skeleton_archer", "at": square, "facing": "west", "name": "the archer"}]
    game = table(HALL, {"madriga": {"facing": "east"}}, models, turn={"model": "the archer"})
    assert game.can("shoot:hero madriga") == can


@pytest.mark.rule("SAG-RNG-06", "SAG-MAG-10")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_adjacent_is_all_around_and_the_caster_is_the_caster_alone(facing: str) -> None:
    game = table("....\n.M..\n....\n....", {"madriga": {"facing": facing}})
    assert reach(game, "adjacent") == {(x, y) for x in range(3) for y in range(3)}
    assert reach(game, "caster") == {(1, 1)}


@pytest.mark.rule("SAG-RNG-07")
def test_a_shot_that_cannot_be_made_costs_nothing() -> None:
    game = table(HALL, {"madriga": {"facing": "east"}}, [{"kind": "zombie", "at": "M1", "name": "the zombie"}])
    game.refuses("shoot:the zombie")
    turn = game.state.turn
    assert (turn.acts, turn.steps, turn.still) == (1, 8, False)
    game.play("B1", "shoot:the zombie")
    assert game.state.last_attack.kind == "shot"
