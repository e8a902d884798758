"""Arcs, and figures that go where they face. Coordinates as on the map: north is up."""

import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import (
    Bits,
    Facing,
    Footprint,
    Grid,
    GridError,
    Ground,
    March,
    Size,
    Topology,
    ahead,
    cost_field,
    front_arc,
    members,
    reach_within,
    read_map,
    rear_arc,
    ring,
)

from .pictures import drawn, dungeon_of, picture
from .reference import DIAGONAL, Slow, rectangle, search
from .strategies import dungeons, grids

ROOM = "\n".join(["......"] * 6)
POINTS = {Facing.NORTH: (0, -1), Facing.EAST: (1, 0), Facing.SOUTH: (0, 1), Facing.WEST: (-1, 0)}


def arcs(text: str, facing: Facing) -> str:
    """The base `T` with its front arc `f` and rear arc `r`."""
    drawing = read_map(drawn(text))
    grid, base = drawing.grid, drawing.marks["T"]
    return picture(grid, ("T", base), ("f", front_arc(grid, base, facing)), ("r", rear_arc(grid, base, facing)))


def test_three_of_the_eight_squares_around_a_figure_are_behind_it():
    room = "...\n.T.\n..."
    assert arcs(room, Facing.NORTH) == "fff\nfTf\nrrr"
    assert arcs(room, Facing.EAST) == "rff\nrTf\nrff"
    assert arcs(room, Facing.SOUTH) == "rrr\nfTf\nfff"
    assert arcs(room, Facing.WEST) == "ffr\nfTr\nffr"


def test_four_of_the_twelve_squares_around_a_large_figure_are_behind_it():
    room = "....\n.TT.\n.TT.\n...."
    assert arcs(room, Facing.NORTH) == "ffff\nfTTf\nfTTf\nrrrr"
    assert arcs(room, Facing.EAST) == "rfff\nrTTf\nrTTf\nrfff"
    assert arcs(room, Facing.SOUTH) == "rrrr\nfTTf\nfTTf\nffff"
    assert arcs(room, Facing.WEST) == "fffr\nfTTr\nfTTr\nfffr"


def test_arcs_reach_past_the_corners_of_rock():
    assert arcs("#.#\n#T#\n.#.", Facing.NORTH) == "#f#\n#T#\nr#r"
    assert arcs(".#\n#T", Facing.NORTH) == "f#\n#T"


def test_the_line_between_ahead_and_behind_runs_across_the_whole_map():
    drawing = read_map("......\n......\n.TT...\n.TT...\n......")
    grid, base = drawing.grid, drawing.marks["T"]
    views = {facing: picture(grid, ("o", ahead(grid, base, facing))).splitlines() for facing in Facing}
    assert views[Facing.NORTH] == ["oooooo"] * 4 + ["......"]
    assert views[Facing.SOUTH] == ["......"] * 2 + ["oooooo"] * 3
    assert views[Facing.EAST] == [".ooooo"] * 5
    assert views[Facing.WEST] == ["ooo..."] * 5


def test_turns_go_clockwise():
    assert [Facing.NORTH.turned(quarters) for quarters in (1, 2, 3, 4, -1)] == [
        Facing.EAST,
        Facing.SOUTH,
        Facing.WEST,
        Facing.NORTH,
        Facing.WEST,
    ]


def test_ahead_beside_or_behind_each_cell_is_in_one_arc_only():
    grid = read_map(ROOM).grid
    for cell in members(grid.floor):
        for facing in Facing:
            front, rear = front_arc(grid, 1 << cell, facing), rear_arc(grid, 1 << cell, facing)
            assert not front & rear
            assert front | rear == ring(grid, 1 << cell)


def moves(text: str, facing: Facing) -> list[str]:
    """Where the base `T` can be after one point, its facing behind the place of its top left square."""
    drawing = read_map(drawn(text))
    grid = drawing.grid
    march = march_of(grid, solid=drawing.marks.get("B", 0))
    pose = march.pose(min(members(drawing.marks["T"])), facing)
    found = [(*grid.point(march.stance(to)), march.facing(to).name[0]) for to in members(march.step(1 << pose))]
    return sorted(f"{x},{y} {facing}" for x, y, facing in found)


def test_a_large_figure_steps_ahead_aslant_ahead_or_back_and_turns_on_the_spot():
    room = """
        ......
        ......
        ..TT..
        ..TT..
        ......
        ......
    """
    assert moves(room, Facing.NORTH) == ["1,1 N", "2,1 N", "2,2 E", "2,2 W", "2,3 N", "3,1 N"]
    assert moves(room, Facing.EAST) == ["1,2 E", "2,2 N", "2,2 S", "3,1 E", "3,2 E", "3,3 E"]
    assert moves(room, Facing.SOUTH) == ["1,3 S", "2,1 S", "2,2 E", "2,2 W", "2,3 S", "3,3 S"]
    assert moves(room, Facing.WEST) == ["1,1 W", "1,2 W", "1,3 W", "2,2 N", "2,2 S", "3,2 W"]


@pytest.mark.parametrize(("text", "free"), [("...\nTT.\nTT.", True), ("B..\nTT.\nTT.", True), ("B..\nTT.\nTTB", False)])
def test_a_large_figure_goes_aslant_past_one_filled_flank_and_not_between_two(text, free):
    assert ("1,0 N" in moves(text, Facing.NORTH)) is free


def test_only_a_square_base_turns_on_the_spot():
    with pytest.raises(GridError, match="square"):
        dungeon_of(read_map(ROOM).grid).march(Size.TWO)


def test_who_enters_a_front_arc_stops_there():
    drawing = read_map(
        drawn("""
            @......
            .......
            ...E...
            .......
            .......
        """)
    )
    grid, enemy = drawing.grid, drawing.marks["E"]
    ground = Ground(grid.floor & ~enemy, halting=front_arc(grid, enemy, Facing.NORTH))
    field = cost_field(Topology(grid, solid=enemy), 1, 9, ground)
    costs = picture(grid, ("E", enemy), *((str(points), layer) for points, layer in enumerate(field.layers)))
    assert costs == drawn("""
        0123456
        1123456
        222E566
        3334567
        4444567
    """)
    behind = grid.cell(4, 3)
    assert not set(field.path(behind)[1:-1]) & set(members(ground.halting)), "the way leads round the arc"


def test_a_large_figure_stops_as_soon_as_one_of_its_squares_is_in_an_arc():
    drawing = read_map("TT...E\nTT....")
    march = dungeon_of(drawing.grid).march(Size.FOUR)
    arc = front_arc(drawing.grid, drawing.marks["E"], Facing.WEST)
    open_ = march.stands(drawing.grid.floor & ~drawing.marks["E"])
    field = cost_field(march, 1 << march.pose(0, Facing.EAST), 9, Ground(open_, halting=march.touching(arc)))
    assert {march.stance(pose) for pose in members(field.within(9))} == {0, 1, 2, 3}
    assert not field.within(9) >> march.pose(3, Facing.NORTH) & 1, "having stopped it does not turn any more"


@settings(deadline=None, max_examples=60)
@given(dungeons(longest=6), st.integers(0), st.data())
def test_marching_matches_the_rules_in_words(dungeon, filled, data):
    grid, closed = dungeon
    solid = filled & grid.floor
    slow = Slow(grid, closed, solid)
    march = march_of(grid, closed, solid)
    for pose in members(march.fits):
        x, y = grid.point(march.stance(pose))
        facing = march.facing(pose)
        expected = {((x, y), facing.turned(1)), ((x, y), facing.turned(-1))}
        base = rectangle(x, y, 2, 2)
        dx, dy = POINTS[facing]
        expected |= {(min(to), facing) for to in _straight(slow, base, [(dx, dy), (-dx, -dy)])}
        for ex, ey in DIAGONAL:
            if ex * dx + ey * dy == 1:
                ways = [*_straight(slow, base, [(ex, 0)]), *_straight(slow, base, [(0, ey)])]
                there = frozenset((px + ex, py + ey) for px, py in base)
                if any(there in _straight(slow, via, [(ex, 0), (0, ey)]) for via in ways):
                    expected.add((min(there), facing))
        found = {(grid.point(march.stance(to)), march.facing(to)) for to in members(march.step(1 << pose))}
        assert found == expected


@settings(deadline=None, max_examples=40)
@given(dungeons(longest=6))
def test_back_undoes_a_step(dungeon):
    grid, closed = dungeon
    march = dungeon_of(grid).march(Size.FOUR, closed)
    steps = {(a, b) for a in members(march.fits) for b in members(march.step(1 << a))}
    assert steps == {(a, b) for b in members(march.fits) for a in members(march.back(1 << b))}


@settings(deadline=None, max_examples=40)
@given(grids(longest=6), st.integers(0), st.data())
def test_ways_of_poses_are_cheapest_and_never_leave_what_halts(grid, crowd, data):
    march = dungeon_of(grid).march(Size.FOUR)
    if not march.fits:
        return
    start = data.draw(st.sampled_from(members(march.fits)))
    halting = march.touching(crowd & grid.floor) & ~(1 << start)
    field = cost_field(march, 1 << start, 6, Ground(march.fits, halting=halting))
    slow = search(
        start, 6, lambda pose: [] if halting >> pose & 1 else [(to, 1) for to in members(march.step(1 << pose))]
    )
    assert {pose: field.cost(pose) for pose in members(field.within(6))} == slow
    for goal in slow:
        path = field.path(goal)
        assert (path[0], path[-1], len(path) - 1) == (start, goal, slow[goal])
        assert all(march.step(1 << a) >> b & 1 for a, b in itertools.pairwise(path))
    assert reach_within(march, 1 << start, 6, march.fits) & field.within(6) == field.within(6)


def march_of(grid: Grid, closed: Bits = 0, solid: Bits = 0) -> March:
    """How a base of four marches."""
    return March(Topology(grid, closed, solid), Footprint(grid, Size.FOUR))


def _straight(slow: Slow, base, directions):
    return [to for to in slow.shifts(base, directions) if slow.stands(to)]
