"""Steps, turns and stops, against a plain reading of the rules (SAG-MOV)."""

from __future__ import annotations

from collections import deque

import pytest
from hypothesis import given
from hypothesis import strategies as st

from undercroft.board import members
from undercroft.games.dungeonsaga.models import FACINGS, dungeon, name_of_cell
from undercroft.games.dungeonsaga.rules import movement
from undercroft.games.dungeonsaga.state import DungeonSaga, Turn

from ..positions import Dialogue, table

SIDE = 5
COLUMNS = "ABCDE"
BEHIND = {"north": (0, 1), "east": (-1, 0), "south": (0, -1), "west": (1, 0)}
"""The step straight back, with y to the south as the map is drawn."""

Point = tuple[int, int]


def named(point: Point) -> str:
    return f"{COLUMNS[point[0]]}{point[1] + 1}"


def ring(point: Point) -> set[Point]:
    x, y = point
    return {(x + dx, y + dy) for dx in (-1, 0, 1) for dy in (-1, 0, 1)} - {point}


def front(point: Point, facing: str) -> set[Point]:
    """The squares around a model but the three behind it (SAG-ADJ-03)."""
    dx, dy = BEHIND[facing]
    x, y = point
    return {(a, b) for a, b in ring(point) if (a - x) * dx + (b - y) * dy < 1}


class Room:
    """A room with a hero in it, zombies who may look at him, and a way of asking what is possible there."""

    def __init__(self, rows: list[str], zombies: list[tuple[Point, str]]) -> None:
        self.rows = rows
        self.zombies = zombies
        self.taken = {at for at, _ in zombies}
        self.arcs = {square for at, facing in zombies for square in front(at, facing)}

    def free(self, point: Point) -> bool:
        """A square with nothing on it (SAG-MOV-03, SAG-MOV-04); bones do not count (SAG-MOV-05)."""
        x, y = point
        inside = 0 <= x < SIDE and 0 <= y < SIDE
        return inside and self.rows[y][x] in ".%O" and point not in self.taken

    def leads(self, a: Point, b: Point) -> bool:
        """Whether one step leads from one square to the other (SAG-MOV-02, SAG-MOV-06, SAG-MOV-07)."""
        (ax, ay), (bx, by) = a, b
        if b not in ring(a) or not self.free(b):
            return False
        return ax == bx or ay == by or self.free((ax, by)) or self.free((bx, ay))

    def table(self) -> Dialogue:
        models = [{"kind": "zombie", "at": named(at), "facing": facing} for at, facing in self.zombies]
        return table("\n".join(self.rows), {"orlaf": {}}, models)


@st.composite
def rooms(draw: st.DrawFn) -> Room:
    marks = draw(st.lists(st.sampled_from("....%#&"), min_size=SIDE * SIDE, max_size=SIDE * SIDE))
    marks[SIDE * SIDE // 2] = "O"
    rows = ["".join(marks[row * SIDE : (row + 1) * SIDE]) for row in range(SIDE)]
    floor = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark in ".%"]
    places = draw(st.lists(st.sampled_from(floor), max_size=3, unique=True)) if floor else []
    return Room(rows, [(at, draw(st.sampled_from(FACINGS))) for at in places])


MIDDLE = (SIDE // 2, SIDE // 2)


@pytest.mark.rule(
    "SAG-MOV-02", "SAG-MOV-03", "SAG-MOV-04", "SAG-MOV-05", "SAG-MOV-06", "SAG-MOV-07", "SAG-MOV-13", "SAG-MOV-14"
)
@given(room=rooms())
def test_a_step_leads_to_free_squares_and_away_from_those_who_hold(room: Room):
    game = room.table()
    expected = {square for square in ring(MIDDLE) if room.leads(MIDDLE, square)}
    if MIDDLE in room.arcs:
        expected -= room.arcs
    assert game.squares == {named(square) for square in expected}


@pytest.mark.rule("SAG-MOV-01", "SAG-MOV-11", "SAG-DIS-03")
@given(room=rooms(), points=st.integers(0, 6))
def test_whole_ways_are_made_of_single_steps(room: Room, points: int):
    """What is within reach is what one gets to step by step, until the movement is spent or an enemy stops it."""
    game = room.table()
    orlaf = game.hero("orlaf")
    ways = movement.ways(game.state, orlaf, Turn(orlaf.number, points))
    cost: dict[Point, int] = {MIDDLE: 0}
    queue = deque([MIDDLE])
    while queue:
        here = queue.popleft()
        if cost[here] == points or (here != MIDDLE and here in room.arcs):
            continue
        for there in sorted(ring(here)):
            held = here == MIDDLE and MIDDLE in room.arcs and there in room.arcs
            if room.leads(here, there) and not held and there not in cost:
                cost[there] = cost[here] + 1
                queue.append(there)
    del cost[MIDDLE]
    assert squares(game.state, ways.reached) == {named(square) for square in cost}
    costs = {name_of_cell(game.state, state): spent for state, spent in ways.poses().items() if state != orlaf.at}
    assert costs == {named(square): spent for square, spent in cost.items()}


def squares(g: DungeonSaga, cells: int) -> set[str]:
    return {name_of_cell(g, cell) for cell in members(cells)}


@pytest.mark.rule("SAG-MOV-01")
@pytest.mark.parametrize(("who", "far"), [("orlaf", 7), ("rordin", 5), ("madriga", 8), ("danor", 7)])
def test_heroes_go_as_far_as_their_cards_say(who: str, far: int):
    game = table("x" + "." * 9, {who: {"at": "x"}})
    for column in range(far):
        game.play(f"{'BCDEFGHIJ'[column]}1")
    assert game.refuses(f"{'BCDEFGHIJ'[far]}1") == "SAG-MOV-01"


@pytest.mark.rule("SAG-MOV-08")
def test_turning_costs_a_small_model_nothing_even_after_its_last_step():
    game = table("O.\n..", {"orlaf": {}}, turn={"hero": "orlaf", "steps": 1})
    game.play("B1", "face:south", "face:west", "face:north")
    assert game.hero("orlaf").facing == 0
    assert (game.squares, game.state.turn is not None) == (set(), True)


@pytest.mark.rule("SAG-MOV-10")
@pytest.mark.parametrize("turn", [{"still": True}, {"still": True, "acts": 0}])
def test_nobody_turns_once_the_movement_is_over(turn: dict[str, bool | int]):
    zombie = {"kind": "zombie", "at": "B1", "facing": "north"}
    potion = {"items": ["healing_potion"], "wounds": 1}
    game = table("..\nO.", {"orlaf": potion}, [zombie], turn={"hero": "orlaf", **turn})
    assert [str(one) for one in game.offers if str(one).startswith("face:")] == []
    assert game.squares == set()


@pytest.mark.rule("SAG-MOV-11", "SAG-MOV-12")
def test_a_stop_leaves_the_action_and_the_last_turn():
    zombie = {"kind": "zombie", "at": "D1", "facing": "west", "name": "the zombie"}
    game = table("O...\n....", {"orlaf": {"facing": "south"}}, [zombie], dice=[[6] * 5, [1] * 3])
    game.play("B2", "C2")
    assert game.refuses("B2") == "SAG-MOV-11"
    assert game.can("fight:the zombie")
    game.play("face:north", "fight:the zombie")
    assert game.model("the zombie") is None


@pytest.mark.rule("SAG-MOV-13", "SAG-DIS-08")
@pytest.mark.parametrize("granted", ["order", "extra", "interrupt"])
def test_activations_of_every_kind_are_turns(granted: str):
    zombie = {"kind": "zombie", "at": "B2", "facing": "north", "name": "the zombie"}
    turn = {"model": "the zombie", "granted": granted}
    game = table("...\n...\nO..", {"orlaf": {"facing": "north"}}, [zombie], turn=turn)
    assert game.squares == {"A1", "B1", "C1", "C2", "C3"}, "A2 and B3 are before Orlaf, as B2 is"
    game.play("face:south", "fight:hero orlaf")
    assert "sag-log-break-away" not in game.said


@pytest.mark.rule("SAG-MOV-16")
@pytest.mark.parametrize(
    "thing", [{"chest": True, "lock": 2}, {"chest": True, "ward": 1}, {"door": "single_door", "lock": 2}]
)
@pytest.mark.parametrize("opened", [False, True])
def test_doors_and_chests_are_in_the_way_until_a_door_is_gone(thing: dict[str, object], opened: bool):
    drawn = {"things": "Od.\n##.", "legend": {"d": {"id": "thing", **thing}}}
    game = table(drawn, {"orlaf": {"facing": "east"}}, fittings={"thing": {"open": opened}})
    assert (game.squares == {"B1"}) is (opened and "door" in thing)


@pytest.mark.rule("SAG-MOV-04")
def test_the_squares_of_a_zone_are_there_once_it_is_laid_out():
    drawn = {"things": "O..", "zones": "112"}
    game = table(drawn, {"orlaf": {}})
    game.play("B1")
    assert game.refuses("C1") == "SAG-MOV-04"
    game = table(drawn, {"orlaf": {}}, revealed=[1, 2]).play("B1", "C1")
    assert game.where("orlaf") == "C1"


@pytest.mark.rule("SAG-MOV-08")
@pytest.mark.parametrize(
    ("to", "facing"),
    [("B1", "north"), ("C2", "east"), ("B3", "south"), ("A2", "west"), ("C1", "north"), ("A3", "west")],
)
def test_a_small_model_looks_where_it_goes_until_it_is_turned(to: str, facing: str):
    start = "north" if facing == "north" else "west"
    game = table("...\n.O.\n...", {"orlaf": {"facing": start}}).play(to)
    assert FACINGS[game.hero("orlaf").facing] == facing


def test_a_way_past_the_whole_map_is_told_square_by_square():
    game = table("O....", {"orlaf": {}})
    orlaf = game.hero("orlaf")
    ways = movement.ways(game.state, orlaf, Turn(orlaf.number, 7))
    grid = dungeon(game.state).grid
    assert [name_of_cell(game.state, cell) for cell in ways.path(grid.cell(3, 0))] == ["B1", "C1", "D1"]
