"""Zones: the same walks, ways and lines as on squares, over sides only."""

from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import (
    CentreToCentre,
    Dungeon,
    Ground,
    Solid,
    bitset,
    cost_field,
    distances,
    members,
    reach_within,
    read_map,
    read_plan,
)

from .pictures import picture
from .reference import ORTHOGONAL, Slow, cells
from .strategies import dungeons

ROWS = CentreToCentre(rows_only=True)

# A tile of nine zones with a chamber of two behind a door.
TILE = """\
+-+-+-+
|B @ E|
+ + +a+
|C A|R|
+ + + +
|. D|r|
+-+-+-+
"""


def test_with_two_points_one_goes_two_zones_and_never_aslant():
    drawing = read_plan(TILE)
    dungeon, start = Dungeon(drawing.grid, ROWS), drawing.marks["@"]
    within = reach_within(dungeon.zones(1), start, 2, drawing.grid.floor)
    assert within == drawing.cells("@ABCDE")
    field = cost_field(dungeon.zones(0), start, 9, Ground(drawing.grid.floor))
    assert [field.cost(drawing.cell(zone)) for zone in "@AECDRr"] == [0, 1, 1, 2, 2, 2, 3]
    assert field.path(drawing.cell("r")) == tuple(drawing.cell(zone) for zone in "@ERr")
    assert drawing.grid.beside(0) == drawing.cells("ER"), "a door is opened from the zones beside it"


def test_a_closed_door_stops_steps_and_lines_and_may_be_open_to_some():
    drawing = read_plan(TILE)
    dungeon, gate = Dungeon(drawing.grid, ROWS), 1
    far, chamber = 1 << drawing.cell("E"), drawing.cells("Rr")
    assert not reach_within(dungeon.zones(gate), far, 9, drawing.grid.floor) & chamber
    assert reach_within(dungeon.zones(0), far, 9, drawing.grid.floor) & chamber == chamber
    assert not dungeon.sight(gate).between(far, chamber)
    assert dungeon.sight(0).field(drawing.cell("E")) & chamber == chamber


def test_an_abyss_is_seen_across_and_not_entered():
    drawing = read_map("@~.\n...")
    dungeon = Dungeon(drawing.grid, ROWS).furnished(Solid(walking=drawing.marks["~"]))
    assert picture(drawing.grid, ("o", dungeon.sight().field(0))) == "ooo\no.."
    assert distances(dungeon.zones(), 1, drawing.grid.floor, 6)[2] == 4


def test_passages_are_steps_and_no_lines():
    drawing = read_map("s.##.s", stairs="s")
    dungeon = Dungeon(drawing.grid, ROWS)
    assert members(dungeon.zones().step(1)) == [1, 5]
    assert members(dungeon.sight().field(0)) == [0, 1]


def test_what_stands_on_a_line_can_be_asked_for_though_it_hides_nothing():
    # A column in a zone that a shot passes through hampers it; the column in the shooter's own zone does not.
    drawing = read_map("@ic.g")
    sight, column = Dungeon(drawing.grid, ROWS).sight(), drawing.marks["c"]
    assert sight.between(1, drawing.marks["g"])
    assert not sight.between(1, drawing.marks["g"], column)
    assert sight.between(column, drawing.marks["g"], column)
    assert sight.between(1, drawing.marks["i"], column)


@settings(deadline=None, max_examples=80)
@given(dungeons(stairs=True))
def test_zones_step_over_open_sides_and_through_passages(dungeon):
    grid, closed = dungeon
    slow, walk = Slow(grid, closed), Dungeon(grid, ROWS).zones(closed)
    for cell in members(grid.floor):
        x, y = grid.point(cell)
        beside = [(x + dx, y + dy) for dx, dy in ORTHOGONAL if slow.side_open((x, y), (x + dx, y + dy))]
        ends = bitset(b if cell == a else a for a, b in grid.stairs if cell in (a, b))
        assert walk.step(1 << cell) == walk.back(1 << cell) == cells(grid, beside) | ends


@settings(deadline=None, max_examples=60)
@given(dungeons(stairs=True), st.data())
def test_ways_through_zones_are_as_long_as_they_are_far(dungeon, data):
    grid, closed = dungeon
    walk = Dungeon(grid, ROWS).zones(closed)
    start = data.draw(st.sampled_from(members(grid.floor)))
    field = cost_field(walk, 1 << start, 60, Ground(grid.floor))
    far = distances(walk, 1 << start, grid.floor, grid.size)
    for goal in members(field.within(60)):
        path = field.path(goal)
        assert len(path) - 1 == field.cost(goal) == far[goal]
        assert all(walk.step(1 << path[step]) >> path[step + 1] & 1 for step in range(len(path) - 1))
