"""What holds for lines of sight by every policy, and each policy against its slow reference."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import (
    AnyToAny,
    Bits,
    CentreToCentre,
    Dungeon,
    Grid,
    Policy,
    Solid,
    bitset,
    members,
    read_map,
    read_plan,
)
from undercroft.board.bundle import bundle
from undercroft.games.descent.geometry import SIGHT

from .pictures import drawn, picture
from .reference import Slow, mirrored, places, quarter_turn
from .strategies import dungeons

ROWS = CentreToCentre(rows_only=True)
ANYWHERE = AnyToAny(points=9)
EVERY = pytest.mark.parametrize(
    "policy", [SIGHT, CentreToCentre(), ROWS, ANYWHERE], ids=["descent", "centres", "rows", "anywhere"]
)
QUICK = settings(deadline=None, max_examples=40)


def slowly(slow: Slow, policy: Policy, a: tuple[int, int], b: tuple[int, int], hiding: set[tuple[int, int]]) -> bool:
    if isinstance(policy, AnyToAny):
        return slow.sees_anyhow(a, b, hiding, policy.points)
    return slow.sees_along_rows(a, b, hiding) if policy.rows_only else slow.sees(a, b, hiding)


@pytest.mark.parametrize("policy", [SIGHT, ROWS, AnyToAny(points=1), AnyToAny(points=2)], ids=repr)
@settings(deadline=None, max_examples=60)
@given(dungeon=dungeons(longest=5), crowd=st.integers(0), filled=st.integers(0), data=st.data())
def test_sight_matches_exact_fractions(policy, dungeon, crowd, filled, data):
    grid, closed = dungeon
    viewer = data.draw(st.sampled_from(members(grid.floor)))
    blockers, solid = crowd & grid.floor, filled & crowd >> 1 & grid.floor & ~(1 << viewer)
    slow, hiding, here = Slow(grid, closed, solid), places(grid, blockers), grid.point(viewer)
    expected = bitset(
        cell
        for cell in members(grid.floor & ~solid)
        if cell == viewer or slowly(slow, policy, here, grid.point(cell), hiding)
    )
    sight = Dungeon(grid, policy).furnished(Solid(seeing=solid)).sight(closed)
    assert sight.field(viewer, blockers) == expected
    others = members(grid.floor & ~solid)
    assert bitset(cell for cell in others if sight.between(1 << viewer, 1 << cell, blockers)) == expected


@settings(deadline=None, max_examples=12)
@given(dungeon=dungeons(longest=5), crowd=st.integers(0), data=st.data())
def test_sight_from_tenth_to_tenth_matches_exact_fractions(dungeon, crowd, data):
    grid, closed = dungeon
    viewer, target = (data.draw(st.sampled_from(members(grid.floor))) for _ in range(2))
    blockers = crowd & grid.floor
    expected = Slow(grid, closed).sees_anyhow(grid.point(viewer), grid.point(target), places(grid, blockers), 9)
    assert Dungeon(grid, ANYWHERE).sight(closed).between(1 << viewer, 1 << target, blockers) == expected


@EVERY
@QUICK
@given(dungeon=dungeons(stairs=True), crowd=st.integers(0), data=st.data())
def test_whoever_sees_does_so_along_a_line_that_passes_nobody(policy, dungeon, crowd, data):
    grid, closed = dungeon
    sight = Dungeon(grid, policy).sight(closed)
    viewer = data.draw(st.sampled_from(members(grid.floor)))
    for cell in members(grid.floor):
        line = sight.line(1 << viewer, 1 << cell, crowd & grid.floor)
        assert (line is not None) == sight.between(1 << viewer, 1 << cell, crowd & grid.floor)
        assert not line or not line & (crowd | 1 << viewer | 1 << cell)


def test_of_all_lines_to_a_large_figure_the_one_that_passes_fewest_spaces_is_shown():
    drawing = read_map(
        drawn("""
            @F.OO
            ...OO
        """)
    )
    sight = Dungeon(drawing.grid, ANYWHERE).sight()
    line = sight.line(drawing.marks["@"], drawing.marks["O"], drawing.marks["F"])
    assert picture(drawing.grid, ("x", line), ("@", drawing.marks["@"])).splitlines()[0][:2] == "@."
    assert line.bit_count() == 3


@EVERY
@QUICK
@given(dungeon=dungeons(stairs=True), crowd=st.integers(0))
def test_sight_is_mutual(policy, dungeon, crowd):
    grid, closed = dungeon
    sight = Dungeon(grid, policy).sight(closed)
    views = {cell: sight.field(cell, crowd & grid.floor) for cell in members(grid.floor)}
    for here, view in views.items():
        assert all(views[there] >> here & 1 for there in members(view))


@EVERY
@QUICK
@given(dungeon=dungeons(stairs=True), crowd=st.integers(0), data=st.data())
def test_who_steps_aside_hides_nothing_and_a_door_that_opens_hides_nothing(policy, dungeon, crowd, data):
    grid, closed = dungeon
    whole = Dungeon(grid, policy)
    viewer = data.draw(st.sampled_from(members(grid.floor)))
    blockers = crowd & grid.floor
    fewer, opened = blockers & data.draw(st.integers(0)), closed & data.draw(st.integers(0, 7))
    assert not whole.sight(closed).field(viewer, blockers) & ~whole.sight(closed).field(viewer, fewer)
    assert not whole.sight(closed).field(viewer) & ~whole.sight(opened).field(viewer)


@EVERY
@pytest.mark.parametrize("moved", [quarter_turn, mirrored])
@QUICK
@given(dungeon=dungeons(stairs=True), crowd=st.integers(0), data=st.data())
def test_turned_or_mirrored_a_dungeon_looks_the_same(policy, moved, dungeon, crowd, data):
    grid, closed = dungeon
    other = moved(grid)
    viewer = data.draw(st.sampled_from(members(grid.floor)))
    blockers = crowd & grid.floor
    view = Dungeon(grid, policy).sight(closed).field(viewer, blockers)
    same = (
        Dungeon(other, policy)
        .sight(closed)
        .field(_there(grid, other, moved, viewer), _all_there(grid, other, moved, blockers))
    )
    assert _all_there(grid, other, moved, view) == same


@settings(deadline=None, max_examples=40)
@given(dungeons(), st.integers(0), st.data())
def test_who_may_draw_any_line_sees_what_centres_see_unless_something_is_touched(dungeon, crowd, data):
    """A line between centres that touches nothing is one of the lines from anywhere."""
    grid, closed = dungeon
    viewer = data.draw(st.sampled_from(members(grid.floor)))
    blockers = crowd & grid.floor
    anywhere = Dungeon(grid, ANYWHERE).sight(closed).field(viewer, blockers)
    assert not Dungeon(grid, AnyToAny(points=1)).sight(closed).field(viewer, blockers) & ~anywhere
    assert not Dungeon(grid, ROWS).sight(closed).field(viewer, blockers) & ~anywhere


def test_between_two_things_that_meet_at_a_corner_centres_see_and_nobody_else():
    drawing = read_map("@B.\nB..\n...")
    views = {
        policy: picture(drawing.grid, ("o", Dungeon(drawing.grid, policy).sight().field(0, drawing.marks["B"])))
        for policy in (CentreToCentre(), ANYWHERE, ROWS)
    }
    assert views == {
        CentreToCentre(): "oo.\noo.\n..o",
        ANYWHERE: "oo.\no..\n...",
        ROWS: "oo.\no..\n...",
    }


def test_a_corner_that_is_only_touched_stops_a_line_and_another_line_passes_it():
    drawing = read_map("@.\nBt")
    for points, seen in ((1, False), (9, True)):
        sight = Dungeon(drawing.grid, AnyToAny(points)).sight()
        assert sight.between(drawing.marks["@"], drawing.marks["t"], drawing.marks["B"]) is seen


def test_a_large_target_is_seen_if_one_of_its_squares_is_and_hides_itself_only_if_the_game_says_so():
    drawing = read_map("@..\n.TT\n.TT")
    viewer, troll = drawing.marks["@"], drawing.marks["T"]
    far = 1 << drawing.grid.cell(2, 2)
    sight = Dungeon(drawing.grid, ANYWHERE).sight()
    assert sight.between(viewer, troll, troll)
    assert not sight.between(viewer, far, troll)
    assert sight.between(viewer, far, troll & ~troll)


def test_nobody_is_hidden_by_the_squares_of_who_looks():
    drawing = read_map("TTB\nTT.\n..t")
    sight = Dungeon(drawing.grid, ANYWHERE).sight()
    assert sight.between(drawing.marks["T"], drawing.marks["t"], drawing.cells("TB"))


def test_walls_between_cells_and_closed_doors_stop_lines_from_anywhere():
    drawing = read_plan(
        """\
+-+-+-+
|@ .a.|
+-+ +-+
|. . .|
+-+-+-+
"""
    )
    sight = Dungeon(drawing.grid, ANYWHERE).sight
    assert picture(drawing.grid, ("o", sight(1).field(0))) == "oo.\n.oo"
    assert picture(drawing.grid, ("o", sight(0).field(0))) == "ooo\n.oo"


def test_zones_are_seen_along_rows_and_never_past_a_wall_or_a_closed_door():
    drawing = read_plan(
        drawn("""
            +-+-+-+-+
            |. .|. .|
            + + + + +
            |. @ .a.|
            + + + + +
            |. . . .|
            +-+-+-+-+
        """)
    )
    sight = Dungeon(drawing.grid, ROWS).sight
    assert picture(drawing.grid, ("o", sight(1).field(drawing.cell("@")))) == ".o..\nooo.\n.o.."
    assert picture(drawing.grid, ("o", sight(0).field(drawing.cell("@")))) == ".o..\noooo\n.o.."


def test_the_least_sets_of_a_bundle_are_few_and_none_holds_another():
    for across in range(1, 12):
        for down in range(across + 1):
            sets = bundle(across, down, 9)
            assert len(sets) < 60
            assert not any(a != b and a & ~b == 0 for a in sets for b in sets)


def _there(grid: Grid, other: Grid, moved, cell: int) -> int:
    x, y = grid.point(cell)
    return other.cell(grid.height - 1 - y, x) if moved is quarter_turn else other.cell(grid.width - 1 - x, y)


def _all_there(grid: Grid, other: Grid, moved, cells: Bits) -> Bits:
    return bitset(_there(grid, other, moved, cell) for cell in members(cells))
