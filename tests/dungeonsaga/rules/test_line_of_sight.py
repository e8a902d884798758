"""Who sees whom (SAG-LOS), and when furniture is in the way of a shot (SAG-SHO-10).

Against the computation that the ledger calls canonical: 81 points in every square of either base, and every line
between two of them. In whole tenths it is exact.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any, NamedTuple

import pytest

from undercroft.board import bitset
from undercroft.games.dungeonsaga.models import base, dungeon, name_of_cell
from undercroft.games.dungeonsaga.rules.line_of_sight import across_furniture, line, sees
from undercroft.games.dungeonsaga.rules.shooting import why_no_shot

from ..positions import Dialogue, table

Square = tuple[int, int]
UNIT = 10
PLACES = [*product(range(1, UNIT), repeat=2)]


def touches(ax: int, ay: int, bx: int, by: int, square: Square) -> bool:
    """Whether the line from a to b meets a square, its edge and its corners included."""
    left, top = square[0] * UNIT, square[1] * UNIT
    right, bottom = left + UNIT, top + UNIT
    if max(ax, bx) < left or min(ax, bx) > right or max(ay, by) < top or min(ay, by) > bottom:
        return False
    dx, dy = bx - ax, by - ay
    sides = [dx * (y - ay) - dy * (x - ax) for x in (left, right) for y in (top, bottom)]
    return min(sides) <= 0 <= max(sides)


def clear(a: Square, b: Square, blocking: set[Square]) -> bool:
    """Whether any line from anywhere in a to anywhere in b is clear of all these."""
    low, high = (min(a[0], b[0]) - 1, min(a[1], b[1]) - 1), (max(a[0], b[0]) + 1, max(a[1], b[1]) + 1)
    near = [each for each in blocking if low[0] <= each[0] <= high[0] and low[1] <= each[1] <= high[1]]
    for (px, py), (qx, qy) in product(PLACES, repeat=2):
        ends = (a[0] * UNIT + px, a[1] * UNIT + py, b[0] * UNIT + qx, b[1] * UNIT + qy)
        if not any(touches(*ends, square) for square in near):
            return True
    return False


class Sketch(NamedTuple):
    """A small position by chance, as it is written down, and what stands where."""

    given: tuple[Any, ...]
    facing: str
    viewer: set[Square]
    others: dict[str, set[Square]]
    rock: set[Square]
    shelves: set[Square]
    barrels: set[Square]

    def ahead(self, square: Square) -> bool:
        ((x, y),) = self.viewer
        return {"north": square[1] <= y, "south": square[1] >= y, "east": square[0] >= x, "west": square[0] <= x}[
            self.facing
        ]

    def in_view(self, name: str, more: set[Square]) -> bool:
        bodies = {square for other, squares in self.others.items() if other != name for square in squares}
        blocking = bodies | self.rock | self.shelves | more
        ends = [square for square in self.others[name] if self.ahead(square)]
        return any(clear(a, b, blocking) for a in self.viewer for b in ends)


def sketch(chance: Random, width: int, height: int) -> Sketch:
    """Madriga, a troll, two zombies, a bookcase, two barrels and some rock."""
    free = {*product(range(width), range(height))}

    def take(across: int, down: int) -> set[Square]:
        squares = {(x, y): {(x + dx, y + dy) for dx in range(across) for dy in range(down)} for x, y in sorted(free)}
        found = chance.choice([each for each in squares.values() if each <= free])
        free.difference_update(found)
        return found

    troll, shelves, viewer = take(2, 2), take(2, 1), take(1, 1)
    others = {"the troll": troll, "left zombie": take(1, 1), "right zombie": take(1, 1)}
    barrels = {square for _ in range(2) for square in take(1, 1)}
    rock = {square for _ in range(chance.randrange(4)) for square in take(1, 1)}
    marks = {min(shelves): "b"} | dict.fromkeys(barrels, "&") | dict.fromkeys(rock, "#")
    rows = ["".join(marks.get((x, y), ".") for x in range(width)) for y in range(height)]
    models = [
        {"kind": "zombie_troll" if name == "the troll" else "zombie", "name": name, "at": named(min(squares))}
        for name, squares in others.items()
    ]
    facing = chance.choice(["north", "east", "south", "west"])
    heroes = {"madriga": {"at": named(min(viewer)), "facing": facing}}
    drawn = {"things": "\n".join(rows), "legend": {"b": {"furniture": "bookcase"}}}
    return Sketch((drawn, heroes, models), facing, viewer, others, rock, shelves, barrels)


def named(square: Square) -> str:
    return f"{'ABCDEFGHIJ'[square[0]]}{square[1] + 1}"


def views(game: Dialogue, name: str) -> bool:
    other = game.model(name)
    assert other is not None
    return sees(game.state, game.hero("madriga"), base(game.state, other))


@pytest.mark.rule("SAG-LOS-01", "SAG-LOS-02", "SAG-LOS-03", "SAG-LOS-05", "SAG-LOS-06")
@pytest.mark.parametrize("seed", range(36))
def test_sight_is_that_of_all_lines_between_81_points(seed: int) -> None:
    drawn = sketch(Random(seed), 6, 5)
    game = table(*drawn.given)
    for name in drawn.others:
        assert views(game, name) == drawn.in_view(name, set()), (drawn.given, name)


@pytest.mark.rule("SAG-SHO-10", "SAG-LOS-04", "SAG-LOS-08", "SAG-FUR-04")
@pytest.mark.parametrize("seed", range(36))
def test_furniture_is_in_the_way_if_it_is_in_the_way_of_every_line(seed: int) -> None:
    drawn = sketch(Random(seed + 100), 6, 4)
    game = table(*drawn.given)
    ((x, y),) = drawn.viewer
    far = {square for square in drawn.barrels if max(abs(square[0] - x), abs(square[1] - y)) > 1}
    for name in drawn.others:
        other = game.model(name)
        assert other is not None
        if views(game, name):
            over = across_furniture(game.state, game.hero("madriga"), base(game.state, other))
            assert over == (not drawn.in_view(name, far)), (drawn.given, name)


def view(
    drawn: str | dict[str, Any], target: str = "zombie", at: str = "z", facing: str = "east", **given: Any
) -> bool:
    models = [{"kind": target, "at": at, "facing": "west", "name": "the target"}, *given.pop("models", ())]
    heroes = {"madriga": {"facing": facing}, **given.pop("heroes", {})}
    return views(table(drawn, heroes, models, turn={"hero": "madriga"}, **given), "the target")


@pytest.mark.rule("SAG-LOS-06")
@pytest.mark.parametrize(
    ("drawn", "clear"),
    [
        ("M.#\n.#.\n..z", False),  # between two corners that touch
        ("M..\n.#.\n..z", False),  # round one in the middle
        ("M...\n.#..\n...z", True),  # past one
        ("M#.\n#..\n..z", False),
        ("M#.\n...\n.#z", True),  # and a gap between two that do not
        ("M.#.\n#..z", True),
        ("M.#.z\n.....", False),
        ("M.#.\n..#z", False),  # a wall of two
        ("M#z\n...", False),
    ],
)
def test_a_line_that_touches_a_corner_is_blocked(drawn: str, clear: bool) -> None:
    assert view(drawn) == clear
    assert view(drawn.replace("z", "m").replace("M", "z").replace("m", "M"), facing="west") == clear  # both ways


@pytest.mark.rule("SAG-LOS-02")
def test_neither_of_the_two_hides_itself() -> None:
    assert view("M.T..\n.....\n.....", "zombie_troll", "T")
    troll = {"kind": "zombie_troll", "at": "B1", "facing": "east", "name": "the troll"}
    game = table("....M\n.....", {"madriga": {"facing": "west"}}, [troll])
    assert sees(game.state, game.model("the troll"), base(game.state, game.hero("madriga")))


@pytest.mark.rule("SAG-LOS-01")
@pytest.mark.parametrize(("drawn", "clear"), [("..##.\n..##.\n....M", True), ("..##.\n..##.\n..#.M", False)])
def test_a_troll_looks_from_whichever_of_its_squares_is_best(drawn: str, clear: bool) -> None:
    troll = {"kind": "zombie_troll", "at": "A1", "facing": "east", "name": "the troll"}
    game = table(drawn, {"madriga": {"facing": "west"}}, [troll])
    assert sees(game.state, game.model("the troll"), base(game.state, game.hero("madriga"))) == clear
    assert views(game, "the troll") == clear


@pytest.mark.rule("SAG-LOS-02")
@pytest.mark.parametrize("between", ["friend", "enemy"])
def test_models_of_both_sides_are_in_the_way(between: str) -> None:
    drawn = "M.x.z"
    assert view(drawn)
    if between == "friend":
        assert not view(drawn, heroes={"danor": {"at": "C1"}})
    else:
        assert not view(drawn, models=[{"kind": "zombie", "at": "C1"}])


@pytest.mark.rule("SAG-LOS-03", "SAG-LOS-04", "SAG-LOS-07", "SAG-FUR-03", "SAG-FUR-04")
@pytest.mark.parametrize(
    ("thing", "clear"),
    [
        ({"furniture": "bookcase"}, False),
        ({"furniture": "sorcerer_bookcase"}, False),
        ({"door": "double_door", "lock": 2}, False),
        ({"furniture": "table"}, True),
        ({"furniture": "weapon_rack"}, True),
        ({"furniture": "dwarf_crypt"}, True),
    ],
)
def test_what_one_looks_over_and_what_not(thing: dict[str, Any], clear: bool) -> None:
    drawn = {"things": "M.f..z\n#d##.#", "legend": {"f": thing, "d": {"door": "single_door", "lock": 1}}}
    assert view(drawn) == clear


@pytest.mark.rule("SAG-LOS-04", "SAG-FUR-04")
@pytest.mark.parametrize("thing", ["barrel", "lectern", "dwarf_throne", "book", "chest", "well"])
def test_small_things_and_a_well_are_looked_over(thing: str) -> None:
    put = {"chest": True, "lock": 1} if thing == "chest" else {"furniture": thing}
    below = "##..##" if thing == "well" else "######"
    assert view({"things": f"M.f..z\n{below}", "legend": {"f": put}})


@pytest.mark.rule("SAG-LOS-02")
def test_what_is_not_laid_out_is_not_looked_across() -> None:
    hidden = {"things": "M.d.d.z", "zones": "1122233", "legend": {"d": {"door": "single_door", "lock": 1}}}
    opened = {"door_1": {"open": True}, "door_2": {"open": True}}
    assert view(hidden, revealed=["1", "2", "3"], fittings=opened)
    assert not view(hidden, revealed=["1", "3"])
    assert not view("M....z\n......", gone=["C1", "C2"])
    assert view("M....z\n......", gone=["C2"])


@pytest.mark.rule("SAG-LOS-05")
@pytest.mark.parametrize("facing", ["north", "east", "south", "west"])
def test_half_of_the_map_is_behind(facing: str) -> None:
    rows = ["." * 5] * 2 + ["..M.."] + ["." * 5] * 2
    game = table("\n".join(rows), {"madriga": {"facing": facing}})
    grid = dungeon(game.state).grid
    hero = game.hero("madriga")
    seen = {cell for cell in range(grid.size) if cell != hero.at and sees(game.state, hero, bitset([cell]))}
    front = {
        "north": lambda x, y: y <= 2,
        "south": lambda x, y: y >= 2,
        "east": lambda x, y: x >= 2,
        "west": lambda x, y: x <= 2,
    }[facing]
    assert seen == {grid.cell(x, y) for x in range(5) for y in range(5) if front(x, y) and (x, y) != (2, 2)}


@pytest.mark.rule("SAG-LOS-05")
def test_a_troll_is_seen_by_what_of_it_is_in_front() -> None:
    # Half of it is on her line, half of it behind her: hidden where it is in front, it is not seen at all.
    open_hall = "...M..\n......\n......"
    assert not view(open_hall, "zombie_troll", "A2", facing="north")
    assert view(open_hall, "zombie_troll", "A1", facing="north")
    assert not view("..#M..\n......\n......", "zombie_troll", "A1", facing="north")
    assert view("..#M..\n......\n......", "zombie_troll", "A1", facing="south")


@pytest.mark.rule("SAG-LOS-09")
def test_bones_are_in_nobodys_sight() -> None:
    assert view("M.%.z", bones=["C1", "C1", "D1"])


@pytest.mark.rule("SAG-LOS-01")
def test_the_line_that_is_shown_is_one_by_which_somebody_is_seen() -> None:
    game = table(
        "M...\n.#..\n...z", {"madriga": {"facing": "east"}}, [{"kind": "zombie", "at": "z", "name": "a zombie"}]
    )
    hero, target = game.hero("madriga"), game.model("a zombie")
    assert target is not None
    between = line(game.state, hero, base(game.state, target))
    assert between is not None
    names = {name_of_cell(game.state, cell) for cell in range(12) if between >> cell & 1}
    assert "B2" not in names
    hero.facing = 3
    assert line(game.state, hero, base(game.state, target)) is None
    assert why_no_shot(game.state, hero, target).rule == "SAG-SHO-06"
