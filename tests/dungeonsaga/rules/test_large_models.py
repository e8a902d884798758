"""Models on four squares (SAG-LRG): arcs, steps and turns, and why they are never outnumbered by one hero."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from undercroft.board import Facing, members
from undercroft.games.dungeonsaga.models import adjacent, base, dungeon, front, holders, large, spot
from undercroft.games.dungeonsaga.rules.fighting import foes_in_front
from undercroft.games.dungeonsaga.rules.line_of_sight import sees
from undercroft.games.dungeonsaga.rules.modifiers import from_behind, outnumbered, readied
from undercroft.games.dungeonsaga.state import Model, Sheet

from ..positions import Dialogue, table

HALL = "\n".join(["......"] * 6)
FACINGS = ("north", "east", "south", "west")
BASE = {(2, 2), (3, 2), (2, 3), (3, 3)}
RING = {(x, y) for x in range(1, 5) for y in range(1, 5)} - BASE
REAR = {
    "north": {(1, 4), (2, 4), (3, 4), (4, 4)},
    "east": {(1, 1), (1, 2), (1, 3), (1, 4)},
    "south": {(1, 1), (2, 1), (3, 1), (4, 1)},
    "west": {(4, 1), (4, 2), (4, 3), (4, 4)},
}
Square = tuple[int, int]


def named(square: Square) -> str:
    return f"{'ABCDEFGHIJ'[square[0]]}{square[1] + 1}"


def of(game: Dialogue, name: str = "the troll") -> Model:
    found = game.model(name)
    assert found is not None
    return found


def troll(facing: str, at: str = "C3", kind: str = "zombie_troll") -> dict[str, Any]:
    return {"kind": kind, "at": at, "facing": facing, "name": "the troll"}


def squares(game: Dialogue, cells: int) -> set[Square]:
    grid = dungeon(game.state).grid
    return {grid.point(cell) for cell in members(cells)}


# -- arcs -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-LRG-01")
@pytest.mark.parametrize("kind", ["zombie_troll", "hoggar", "zombie", "grund"])
def test_trolls_stand_on_four_squares(kind: str) -> None:
    game = table(HALL, {"orlaf": {"at": "A1"}}, [troll("north", kind=kind)])
    assert large(of(game)) == (kind in ("zombie_troll", "hoggar"))
    assert squares(game, base(game.state, of(game))) == (BASE if large(of(game)) else {(2, 2)})


@pytest.mark.rule("SAG-LRG-02")
@pytest.mark.parametrize("facing", FACINGS)
def test_four_of_twelve_squares_are_behind(facing: str) -> None:
    game = table(HALL, {"orlaf": {"at": "A1"}}, [troll(facing)])
    where = spot(game.state, of(game))
    assert squares(game, where.around) == RING
    assert squares(game, where.front) == RING - REAR[facing]
    ahead = squares(game, where.ahead)
    behind = {(x, y) for x in range(6) for y in range(6)} - ahead
    assert ahead >= BASE | RING - REAR[facing]
    assert behind >= REAR[facing]
    assert len(behind) == 6 * 2


@pytest.mark.rule("SAG-LRG-02", "SAG-LRG-05")
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("square", sorted(RING), ids=named)
def test_a_troll_fights_and_holds_what_is_on_one_of_eight_squares(square: Square, facing: str) -> None:
    game = table(HALL, {"orlaf": {"at": named(square)}}, [troll(facing)], turn={"model": "the troll"})
    hero = game.hero("orlaf")
    before = square not in REAR[facing]
    assert game.can("fight:hero orlaf") == before
    assert holders(game.state, hero) == ([of(game)] if before else [])
    assert adjacent(game.state, of(game), base(game.state, hero))
    assert adjacent(game.state, hero, base(game.state, of(game)))
    if not before:
        assert game.refuses("fight:hero orlaf") == "SAG-FGT-01"


def half_plane(facing: str, at: Square, square: Square) -> bool:
    x, y = square[0] - at[0], square[1] - at[1]
    return {"north": y <= 0, "east": x >= 0, "south": y >= 0, "west": x <= 0}[facing]


@pytest.mark.rule("SAG-LRG-03", "SAG-LRG-04", "SAG-LRG-05")
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("square", sorted(RING), ids=named)
def test_one_square_of_a_troll_in_front_is_enough(square: Square, facing: str) -> None:
    game = table(HALL, {"orlaf": {"at": named(square), "facing": facing}}, [troll("north")])
    state, hero = game.state, game.hero("orlaf")
    near = {each for each in BASE if max(abs(each[0] - square[0]), abs(each[1] - square[1])) == 1}
    before = any(half_plane(facing, square, each) for each in near)
    assert game.can("fight:the troll") == before
    assert bool(foes_in_front(state, hero)) == before
    all_behind = not any(half_plane(facing, square, each) for each in BASE)
    assert from_behind(state, of(game), hero) == all_behind
    theirs = [note.why for note in readied(state, of(game), hero, "fight").notes if note.side == "defender"]
    assert theirs == ["outnumbered", "behind"] if all_behind else ["outnumbered"]


@pytest.mark.rule("SAG-LRG-03")
def test_a_troll_may_stand_in_both_arcs_of_a_hero() -> None:
    game = table(HALL, {"orlaf": {"at": "B3", "facing": "north"}}, [troll("west")])
    where = spot(game.state, game.hero("orlaf"))
    here = base(game.state, of(game))
    assert where.front & here
    assert where.around & ~where.front & here


@pytest.mark.rule("SAG-LRG-04")
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("square", sorted(RING), ids=named)
def test_a_hero_is_behind_a_troll_on_its_four_rear_squares(square: Square, facing: str) -> None:
    game = table(HALL, {"orlaf": {"at": named(square)}}, [troll(facing)])
    assert from_behind(game.state, game.hero("orlaf"), of(game)) == (square in REAR[facing])


# -- steps ------------------------------------------------------------------------------------------------------------


AHEAD = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def allowed(facing: str) -> set[Square]:
    """Straight ahead, aslant ahead to either side, straight back."""
    dx, dy = AHEAD[facing]
    return {(dx, dy), (dx + dy, dy + dx), (dx - dy, dy - dx), (-dx, -dy)}


@pytest.mark.rule("SAG-LRG-06")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_troll_goes_four_ways(facing: str) -> None:
    game = table(HALL, {"orlaf": {"at": "A1", "facing": "west"}}, [troll(facing)], turn={"model": "the troll"})
    assert game.squares == {named((2 + dx, 2 + dy)) for dx, dy in allowed(facing)}
    for way in sorted(game.squares):
        again = table(HALL, {"orlaf": {"at": "A1", "facing": "west"}}, [troll(facing)], turn={"model": "the troll"})
        again.play(way)
        assert again.where("the troll") == way
        assert (again.state.turn.steps, of(again).facing) == (3, FACINGS.index(facing))


@pytest.mark.rule("SAG-LRG-06", "SAG-LRG-08", "SAG-LRG-09")
@pytest.mark.parametrize("seed", range(60))
def test_every_step_needs_its_new_squares_and_a_slanting_one_a_flank(seed: int) -> None:
    chance = Random(seed)
    facing = chance.choice(FACINGS)
    things = {square: chance.choice("#&") for square in sorted(RING) if chance.random() < 0.3}
    bodies = [square for square in sorted(RING - things.keys()) if chance.random() < 0.1]
    rows = ["".join(things.get((x, y), ".") for x in range(6)) for y in range(6)]
    # Ghosts are in its way like anybody; friends do not hold it.
    others = [{"kind": "ghost", "at": named(square), "name": f"ghost {named(square)}"} for square in bodies]
    game = table(
        "\n".join(rows),
        {"orlaf": {"at": "A1", "facing": "west"}},
        [troll(facing), *others],
        turn={"model": "the troll"},
    )
    blocked = things.keys() | set(bodies)
    expected = set()
    for dx, dy in allowed(facing):
        there = {(x + dx, y + dy) for x, y in BASE}
        flanks = [{(x + dx, y) for x, y in BASE} - there - BASE, {(x, y + dy) for x, y in BASE} - there - BASE]
        aslant = bool(dx and dy)
        if not there & blocked and not (aslant and all(flank & blocked for flank in flanks)):
            expected.add(named((2 + dx, 2 + dy)))
    assert game.squares == expected


@pytest.mark.rule("SAG-LRG-09")
@pytest.mark.parametrize(
    ("rock", "can"),
    [
        ((), True),
        (("E3",), True),
        (("C5",), True),
        (("E3", "C5"), False),
        (("E5",), False),
        (("E4",), False),
        (("D5",), False),
    ],
)
def test_a_gap_between_two_corners_is_too_narrow(rock: tuple[str, ...], can: bool) -> None:
    rows = ["".join("#" if named((x, y)) in rock else "." for x in range(6)) for y in range(6)]
    given = {"orlaf": {"at": "A1", "facing": "west"}}
    game = table("\n".join(rows), given, [troll("south")], turn={"model": "the troll"})
    assert ("D4" in game.squares) == can


@pytest.mark.rule("SAG-LRG-08")
def test_a_corridor_of_one_square_is_no_way_for_a_troll() -> None:
    drawn = "...O\n#...\n.T.#\n...#"
    game = table(drawn, {"orlaf": {"facing": "east"}}, [troll("north", "B3")], turn={"model": "the troll"})
    assert game.squares == {"B2"}


@pytest.mark.rule("SAG-LRG-06", "SAG-LRG-08")
@pytest.mark.parametrize(
    ("at", "facing", "ways"),
    [
        ("A1", "north", {"A2"}),
        ("A1", "east", {"B1", "B2"}),
        ("A1", "south", {"A2", "B2"}),
        ("A1", "west", {"B1"}),
        ("B2", "north", {"A1", "B1", "C1", "B3"}),
        ("E5", "south", {"E4"}),
        ("E5", "north", {"D4", "E4"}),
        ("E1", "east", {"D1"}),
    ],
)
def test_a_troll_in_a_corner_of_the_map(at: str, facing: str, ways: set[str]) -> None:
    given = {"orlaf": {"at": "A6", "facing": "west"}}
    assert table(HALL, given, [troll(facing, at)], turn={"model": "the troll"}).squares == ways


@pytest.mark.rule("SAG-LRG-07")
@pytest.mark.parametrize("facing", FACINGS)
def test_every_quarter_turn_costs_a_point(facing: str) -> None:
    game = table(HALL, {"orlaf": {"at": "A1", "facing": "west"}}, [troll(facing)], turn={"model": "the troll"})
    start = FACINGS.index(facing)
    for turn, (way, now) in enumerate([("left", -1), ("right", 0), ("right", 1), ("right", 2)], start=1):
        game.play(f"turn:{way}")
        assert (of(game).facing, game.state.turn.steps) == (Facing((start + now) % 4), 4 - turn)
        assert game.where("the troll") == "C3"
    assert not game.can("turn:left")
    assert not game.can("face:north")
    assert game.squares == set()


@pytest.mark.rule("SAG-LRG-07", "SAG-LRG-11")
@pytest.mark.parametrize(("steps", "turns"), [(2, True), (1, False)])
def test_stopped_by_a_front_arc_a_troll_turns_with_the_points_it_has(steps: int, turns: bool) -> None:
    # Its left squares come to B3 and B4, of which Orlaf at A2 has one before him; at A1 he would not.
    far = table(
        HALL, {"orlaf": {"at": "A1", "facing": "south"}}, [troll("west")], turn={"model": "the troll", "steps": steps}
    )
    far.play("B3")
    assert far.state.turn.halted is False
    near = table(
        HALL, {"orlaf": {"at": "A2", "facing": "south"}}, [troll("west")], turn={"model": "the troll", "steps": steps}
    )
    near.play("B3")
    assert near.state.turn.halted is True
    assert near.squares == set()
    assert near.can("turn:left") == turns


@pytest.mark.rule("SAG-LRG-10")
def test_bones_are_in_no_trolls_way() -> None:
    given = {"orlaf": {"at": "A1", "facing": "west"}}
    bones = [named((x, y)) for x in range(6) for y in range(6)]
    game = table(HALL, given, [troll("north")], bones=bones, turn={"model": "the troll"})
    assert game.squares == {"B2", "C2", "D2", "C4"}
    assert game.play("C2").where("the troll") == "C2"
    assert len(game.state.bones) == 36


@pytest.mark.rule("SAG-LRG-11")
@pytest.mark.parametrize("square", ["E1", "E2", "A3"])
def test_one_square_in_a_front_arc_stops_a_troll(square: str) -> None:
    # It goes straight ahead, to C2, D2, C3, D3.
    facing = {"E1": "west", "E2": "west", "A3": "east"}[square]
    reaches = {"E1": True, "E2": True, "A3": False}[square]
    game = table(HALL, {"orlaf": {"at": square, "facing": facing}}, [troll("north", "C4")], turn={"model": "the troll"})
    assert not game.state.turn.halted
    game.play("C3")
    assert game.state.turn.halted == (square == "E2")
    if not game.state.turn.halted:
        game.play("C2")
        assert game.state.turn.halted == reaches


@pytest.mark.rule("SAG-LRG-11")
def test_a_troll_breaks_away_to_where_none_of_its_squares_is_in_an_arc() -> None:
    # Orlaf at C3 looks up: B2 to D3 but for C3 are in his front arc, and the troll's lower squares among them.
    drawn = "......\n......\n..O...\n......"
    held = table(drawn, {"orlaf": {}}, [troll("south", "C1")], turn={"model": "the troll"})
    assert holders(held.state, of(held)) == [held.hero("orlaf")]
    assert held.squares == set()  # ahead and aslant all lead into the arc, and there is no room behind
    east = table(drawn, {"orlaf": {}}, [troll("east", "C1")], turn={"model": "the troll"})
    assert east.squares == set()  # at D1 its lower left square is at D2
    away = table(drawn, {"orlaf": {}}, [troll("east", "D1")], turn={"model": "the troll"}, dice=[[1] * 4, [1] * 4])
    assert away.squares == {"E1", "E2"}  # back to C1 it would still be held
    assert away.play("E1").asked == "strike"
    away.play("hero orlaf")
    assert (away.where("the troll"), away.state.turn.steps) == ("E1", 3)


@pytest.mark.rule("SAG-LRG-11")
def test_a_held_troll_may_turn_before_it_breaks_away() -> None:
    drawn = "......\n......\n..O...\n......"
    game = table(drawn, {"orlaf": {}}, [troll("north", "D1")], turn={"model": "the troll"})
    assert game.squares == set()
    game.play("turn:right")
    assert game.asked == "turn"  # nobody strikes at one who turns
    assert game.squares == {"E1", "E2"}
    assert game.play("E1").asked == "strike"


# -- outnumbering -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-LRG-12")
@pytest.mark.parametrize("kind", ["fight", "strike"])
@pytest.mark.parametrize("facing", FACINGS)
@pytest.mark.parametrize("look", FACINGS)
def test_a_troll_outnumbers_a_single_hero_whoever_attacks_and_from_wherever(look: str, facing: str, kind: Any) -> None:
    game = table(HALL, {"orlaf": {"at": "B3", "facing": look}}, [troll(facing)])
    hero, other = game.hero("orlaf"), of(game)
    assert outnumbered(game.state, hero, other)
    assert not outnumbered(game.state, other, hero)
    attacking, defending = readied(game.state, hero, other, kind), readied(game.state, other, hero, kind)
    assert (attacking.dice, attacking.defence) == (4, 4 if facing == "east" else 5)
    behind = look == "west"
    assert (defending.dice, defending.defence) == (5, 3 if behind else 4)


@pytest.mark.rule("SAG-LRG-12")
@pytest.mark.parametrize("look", ["west", "east"])
def test_in_a_fight_with_another_a_troll_counts_as_two_if_it_has_the_hero_before_it(look: str) -> None:
    # Orlaf fights the zombie north of him; the troll stands east of him.
    models = [troll(look), {"kind": "zombie", "at": "B2", "facing": "north", "name": "the zombie"}]
    game = table(HALL, {"orlaf": {"at": "B3"}}, models)
    made = readied(game.state, game.hero("orlaf"), of(game, "the zombie"), "fight")
    assert made.dice == (4 if look == "west" else 5)


@pytest.mark.rule("SAG-LRG-12")
def test_troll_and_zombies_together_are_one_penalty() -> None:
    models = [
        troll("west"),
        *({"kind": "zombie", "at": at, "facing": "east", "name": f"the {at}"} for at in ("A2", "A3")),
    ]
    game = table(HALL, {"orlaf": {"at": "B3"}}, models)
    made = readied(game.state, game.hero("orlaf"), of(game), "fight")
    assert (made.dice, [note.why for note in made.notes]) == (4, ["outnumbered"])


@pytest.mark.rule("SAG-LRG-13")
@pytest.mark.parametrize(("second", "dice"), [("north", 4), ("south", 5)])
def test_two_heroes_outnumber_a_troll_and_it_outnumbers_them(second: str, dice: int) -> None:
    heroes = {"orlaf": {"at": "B3", "facing": "east"}, "rordin": {"at": "C5", "facing": second}}
    game = table(HALL, heroes, [troll("west")], turn={"hero": "orlaf"})
    made = readied(game.state, game.hero("orlaf"), of(game), "fight")
    assert (made.dice, made.defence) == (4, dice)
    back = readied(game.state, of(game), game.hero("rordin"), "fight")
    assert back.dice == dice
    assert "outnumbered" in [note.why for note in back.notes if note.side == "defender"]


@pytest.mark.rule("SAG-LRG-14")
def test_two_large_models_do_not_outnumber_each_other() -> None:
    game = table(HALL, {"orlaf": {"at": "A1", "facing": "west"}}, [troll("west")])
    grid = dungeon(game.state).grid
    ours = Model(9, "hoggar", 1, grid.cell(0, 2), Facing.EAST, sheet=Sheet())
    game.state.heroes.append(ours)
    theirs = of(game)
    assert front(game.state, ours) & base(game.state, theirs)
    assert front(game.state, theirs) & base(game.state, ours)
    for one, other in ((ours, theirs), (theirs, ours)):
        assert not outnumbered(game.state, one, other)
        assert not readied(game.state, one, other, "fight").notes
    # A small one beside it makes two.
    game.state.heroes[0].at, game.state.heroes[0].facing = grid.cell(2, 4), Facing.NORTH
    assert outnumbered(game.state, theirs, ours)


@pytest.mark.rule("SAG-LRG-02", "SAG-LOS-05")
@pytest.mark.parametrize("facing", FACINGS)
def test_a_troll_sees_all_but_what_is_behind_its_back(facing: str) -> None:
    for square in sorted({*product(range(6), repeat=2)} - BASE - RING):
        game = table(HALL, {"orlaf": {"at": named(square)}}, [troll(facing)])
        beyond = {"north": square[1] > 3, "east": square[0] < 2, "south": square[1] < 2, "west": square[0] > 3}[facing]
        assert sees(game.state, of(game), base(game.state, game.hero("orlaf"))) == (not beyond)


# -- why not ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-LRG-06", "SAG-LRG-08", "SAG-LRG-09", "SAG-FUR-02")
@pytest.mark.parametrize(
    ("change", "square", "rule"),
    [
        ({}, "B3", "SAG-LRG-06"),  # sideways
        ({}, "D3", "SAG-LRG-06"),
        ({}, "B4", "SAG-LRG-06"),  # aslant back
        ({"D2": "z"}, "C2", "SAG-MOV-03"),
        ({"C2": "&"}, "C2", "SAG-FUR-02"),
        ({"D2": "&"}, "C2", "SAG-FUR-02"),
        ({"D2": "#"}, "C2", "SAG-MOV-04"),
        ({"E3": "&"}, "D2", "SAG-FUR-02"),
        ({"E2": "#"}, "D2", "SAG-MOV-04"),
        ({"C2": "&", "E4": "&"}, "D2", "SAG-LRG-09"),  # its new squares are free, those beside them are not
    ],
)
def test_why_a_troll_does_not_go_there(change: dict[str, str], square: str, rule: str) -> None:
    rows = ["".join(change.get(named((x, y)), ".").replace("z", ".") for x in range(6)) for y in range(6)]
    others = [{"kind": "zombie", "at": at, "name": "the zombie"} for at, mark in change.items() if mark == "z"]
    given = {"orlaf": {"at": "A1", "facing": "west"}}
    game = table("\n".join(rows), given, [troll("north"), *others], turn={"model": "the troll"})
    assert game.refuses(square) == rule


@pytest.mark.rule("SAG-LRG-11")
def test_a_held_troll_is_told_that_it_is_held() -> None:
    given = {"orlaf": {"at": "D5"}}
    game = table(HALL, given, [troll("south", "C3")], turn={"model": "the troll"})
    assert game.squares == {"C2"}
    assert game.refuses("B4") == "SAG-LRG-11"
    assert game.refuses("C4") == "SAG-MOV-03"
    halted = table(HALL, given, [troll("south", "C2")], turn={"model": "the troll"}).play("C3")
    assert halted.refuses("C2") == "SAG-MOV-11"
