import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import (
    Dungeon,
    GridError,
    Ground,
    Size,
    bitset,
    cost_field,
    members,
    reach_within,
    read_map,
    read_plan,
)

from .pictures import drawn, dungeon_of, picture, quest_1
from .reference import Slow, cells, places, rectangle, search
from .strategies import dungeons

ROOM = "\n".join(["......"] * 6)


def room() -> Dungeon:
    return dungeon_of(read_map(ROOM).grid)


def steps(dungeon: Dungeon, size: Size, x: int, y: int, *, upright: bool = False, closed: int = 0) -> list[str]:
    """Every stance one step away, as a picture of its base."""
    gait = dungeon.gait(size, closed)
    reached = gait.step(1 << gait.footprint.stance(x, y, upright=upright))
    return [picture(dungeon.grid, ("o", gait.footprint.cells(stance))) for stance in members(reached)]


def stance(dungeon: Dungeon, size: Size, text: str) -> int:
    """The stance drawn with `o`, checked."""
    drawing = read_map(drawn(text))
    covered = drawing.marks["o"]
    footprint = dungeon.footprint(size)
    return next(s for s in range(footprint.count) if footprint.cells(s) == covered)


@pytest.mark.rule("DES-LRG-01")
def test_bases_cover_one_two_four_or_six_spaces():
    dungeon = room()
    assert [dungeon.footprint(size).cells(0).bit_count() for size in Size] == [1, 2, 4, 6]
    dragon = dungeon.footprint(Size.SIX)
    assert picture(dungeon.grid, ("o", dragon.cells(dragon.stance(1, 1)))).splitlines()[1:4] == [
        ".ooo..",
        ".ooo..",
        "......",
    ]
    assert picture(dungeon.grid, ("o", dragon.cells(dragon.stance(1, 1, upright=True)))).splitlines()[1:5] == [
        ".oo...",
        ".oo...",
        ".oo...",
        "......",
    ]


def test_a_stance_must_lie_on_the_map():
    footprint = room().footprint(Size.SIX)
    assert footprint.anchor(footprint.stance(3, 4)) == 27
    assert footprint.upright(footprint.stance(4, 3, upright=True))
    for x, y, upright in ((4, 4, False), (3, 5, False), (5, 3, True), (4, 4, True)):
        with pytest.raises(GridError):
            footprint.stance(x, y, upright=upright)


@pytest.mark.rule("DES-LRG-06")
def test_a_hell_hound_advances_with_either_end_as_its_front():
    hound = room().gait(Size.TWO)
    start = 1 << hound.footprint.stance(2, 2)
    ahead = [hound.footprint.cells(s) for s in members(hound.straight(start))]
    grid = room().grid
    assert [[grid.point(c) for c in members(base)] for base in ahead] == [[(1, 2), (2, 2)], [(3, 2), (4, 2)]]
    turned = [s for s in members(hound.step(start)) if hound.footprint.upright(s)]
    assert [[grid.point(c) for c in members(hound.footprint.cells(s))] for s in turned] == [
        [(2, 1), (2, 2)],
        [(3, 1), (3, 2)],
        [(2, 2), (2, 3)],
        [(3, 2), (3, 3)],
    ]


@pytest.mark.rule("DES-LRG-06", "DES-LRG-07")
def test_the_hell_hound_of_the_example_goes_up_right_up_and_drifts():
    dungeon = dungeon_of(read_map("\n".join(["..."] * 5)).grid)
    hound = dungeon.gait(Size.TWO)
    route = [
        """
        ...
        ...
        ...
        o..
        o..
        """,
        """
        ...
        ...
        o..
        o..
        ...
        """,
        """
        ...
        ...
        oo.
        ...
        ...
        """,
        """
        ...
        .o.
        .o.
        ...
        ...
        """,
        """
        ..o
        ..o
        ...
        ...
        ...
        """,
    ]
    stances = [stance(dungeon, Size.TWO, text) for text in route]
    for here, there in itertools.pairwise(stances):
        assert hound.step(1 << here) >> there & 1


@pytest.mark.rule("DES-LRG-07")
def test_a_hell_hound_drifts_diagonally_but_never_sideways():
    drifts = [text for text in steps(room(), Size.TWO, 2, 2) if "oo" in text]
    where = sorted((text.replace("\n", "").index("o") % 6, text.replace("\n", "").index("o") // 6) for text in drifts)
    assert where == [(1, 1), (1, 2), (1, 3), (3, 1), (3, 2), (3, 3)]


@pytest.mark.rule("DES-LRG-08")
def test_a_dragon_advances_drifts_or_turns_into_one_of_two_positions_on_each_side():
    dungeon = room()
    dragon = dungeon.gait(Size.SIX)
    reached = dragon.step(1 << dragon.footprint.stance(1, 2))
    grid = dungeon.grid
    found = {(dragon.footprint.upright(s), grid.point(dragon.footprint.anchor(s))) for s in members(reached)}
    lying = {(False, at) for at in ((0, 2), (2, 2), (0, 1), (2, 1), (0, 3), (2, 3))}
    turned_up = {(True, (1, 1)), (True, (2, 1))}
    turned_down = {(True, (1, 2)), (True, (2, 2))}
    assert found == lying | turned_up | turned_down


@pytest.mark.rule("DES-LRG-09")
def test_a_giant_moves_like_a_single_figure_and_never_off_the_map():
    assert len(steps(room(), Size.FOUR, 2, 2)) == 8
    assert len(steps(room(), Size.FOUR, 0, 0)) == 3
    dungeon = room()
    giant = dungeon.gait(Size.FOUR)
    field = cost_field(giant, 1 << giant.footprint.stance(0, 3), 3, Ground(giant.fits))
    route = [giant.footprint.stance(x, y) for x, y in ((0, 3), (0, 2), (1, 1), (2, 1))]
    assert all(giant.step(1 << a) >> b & 1 for a, b in itertools.pairwise(route))
    assert field.cost(route[-1]) == 2


@pytest.mark.rule("DES-LRG-10")
def test_no_closed_door_or_wall_may_run_through_a_base():
    drawing = read_plan(
        """\
+-+-+-+-+
|. .a. .|
+ + + + +
|. . . .|
+-+-+-+-+
"""
    )
    dungeon = dungeon_of(drawing.grid)
    giant_open, giant_shut = dungeon.gait(Size.FOUR, 0), dungeon.gait(Size.FOUR, 1)
    across = giant_open.footprint.stance(1, 0)
    assert giant_open.fits >> across & 1
    assert not giant_shut.fits >> across & 1


@pytest.mark.rule("DES-LRG-10")
def test_a_large_figure_needs_every_space_it_enters():
    drawing = read_map(
        drawn("""
            oo....
            oo.E..
            ......
            ...R..
        """)
    )
    giant = dungeon_of(drawing.grid).gait(Size.FOUR)
    open_ = giant.stands(drawing.grid.floor & ~drawing.cells("ER"))
    reached = reach_within(giant, 1 << giant.footprint.stance(0, 0), 9, open_)
    assert picture(drawing.grid, ("o", giant.footprint.covered(reached)), ("#", drawing.cells("ER"))) == drawn("""
        ooo...
        ooo#..
        ooo...
        ooo#..
    """)


def test_a_large_figure_moves_over_friends_and_ends_clear_of_them():
    drawing = read_map("oo.F..\noo....")
    giant = dungeon_of(drawing.grid).gait(Size.FOUR)
    reached = reach_within(giant, 1 << giant.footprint.stance(0, 0), 4, giant.stands(drawing.grid.floor))
    ends = reached & giant.stands(drawing.grid.floor & ~drawing.marks["F"])
    assert [drawing.grid.point(giant.footprint.anchor(s)) for s in members(ends)] == [(0, 0), (1, 0), (4, 0)]


def test_the_large_monsters_of_quest_1_fit_where_they_are_set_up():
    dungeon = dungeon_of(quest_1().grid)
    for size, x, y, upright in (
        (Size.TWO, 19, 22, True),
        (Size.TWO, 19, 18, True),
        (Size.TWO, 18, 15, True),
        (Size.FOUR, 19, 12, False),
        (Size.FOUR, 11, 11, False),
        (Size.FOUR, 14, 3, False),
        (Size.FOUR, 10, 3, False),
        (Size.FOUR, 12, 0, False),
    ):
        gait = dungeon.gait(size, 0b11111)
        assert gait.fits >> gait.footprint.stance(x, y, upright=upright) & 1


@settings(deadline=None, max_examples=120)
@given(dungeons(longest=6), st.sampled_from(Size), st.integers(0), st.integers(0, 5), st.data())
def test_reach_of_large_figures_matches_brute_force(dungeon, size, occupied, points, data):
    grid, closed = dungeon
    whole, slow = dungeon_of(grid), Slow(grid, closed)
    gait = whole.gait(size, closed)
    bases = [
        (rectangle(x, y, width, height), upright)
        for upright, (width, height) in enumerate(size.shapes)
        for x in range(grid.width)
        for y in range(grid.height)
    ]
    standing = [(base, upright) for base, upright in bases if slow.stands(base)]
    stances = [gait.footprint.stance(*min(base), upright=bool(upright)) for base, upright in standing]
    assert gait.fits == bitset(stances)
    if not standing:
        return
    start, upright = data.draw(st.sampled_from(standing))
    allowed = places(grid, grid.floor & ~occupied) | start
    moves = {
        Size.ONE: slow.four_space_moves,
        Size.TWO: slow.two_space_moves,
        Size.FOUR: slow.four_space_moves,
        Size.SIX: slow.six_space_moves,
    }[size]
    expected = search(start, points, lambda base: [(to, 1) for to in moves(base) if slow.stands(to) and to <= allowed])
    source = 1 << gait.footprint.stance(*min(start), upright=bool(upright))
    open_ = gait.stands(cells(grid, allowed))
    field = cost_field(gait, source, points, Ground(open_))
    reached = field.within(points)
    assert reached == reach_within(gait, source, points, open_)
    assert {frozenset(places(grid, gait.footprint.cells(s))): field.cost(s) for s in members(reached)} == expected
    for goal in members(reached):
        path = field.path(goal)
        assert len(path) == field.cost(goal) + 1
        assert all(gait.step(1 << a) >> b & 1 for a, b in itertools.pairwise(path))


@settings(deadline=None, max_examples=80)
@given(dungeons(longest=6), st.sampled_from(Size))
def test_every_step_can_be_taken_back(dungeon, size):
    grid, closed = dungeon
    gait = dungeon_of(grid).gait(size, closed)
    for here in members(gait.fits):
        for there in members(gait.step(1 << here)):
            assert gait.step(1 << there) >> here & 1


@settings(deadline=None, max_examples=60)
@given(dungeons(longest=6), st.sampled_from(Size), st.integers(0))
def test_stances_on_and_touching_cells(dungeon, size, chosen):
    grid, _ = dungeon
    footprint = dungeon_of(grid).footprint(size)
    mask = chosen & grid.floor
    stances = [footprint.stance(x, y, upright=bool(upright)) for upright, x, y in _all_stances(grid, size)]
    bases = {s: footprint.cells(s) for s in stances}
    assert footprint.standing_on(mask) == bitset(s for s, base in bases.items() if base & ~mask == 0)
    assert footprint.touching(mask) == bitset(s for s, base in bases.items() if base & mask)
    union = 0
    for base in bases.values():
        union |= base
    assert footprint.covered(bitset(stances)) == union


def _all_stances(grid, size):
    for upright, (width, height) in enumerate(size.shapes):
        for y in range(grid.height - height + 1):
            for x in range(grid.width - width + 1):
                yield upright, x, y
