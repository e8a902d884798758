import itertools

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import (
    UNREACHABLE,
    Ground,
    Size,
    both,
    climbs,
    cost_field,
    distances,
    jumps,
    members,
    reach_within,
    read_map,
)

from .pictures import drawn, dungeon_of, picture
from .reference import Slow, places, search
from .strategies import dungeons

QUICK = settings(deadline=None, max_examples=100)


def costs(field, grid) -> str:
    """What every cell costs, as a picture."""
    return picture(grid, *((str(points), layer) for points, layer in enumerate(field.layers)))


@pytest.mark.rule("DES-MOV-04")
def test_every_step_costs_one_point_diagonals_included():
    drawing = read_map("....\n.@..\n....\n....")
    field = cost_field(dungeon_of(drawing.grid).walk(), 1 << drawing.cell("@"), 2, Ground(drawing.grid.floor))
    assert costs(field, drawing.grid) == "1112\n1012\n1112\n2222"


def test_friends_are_passed_through_enemies_and_obstacles_are_not():
    drawing = read_map(
        drawn("""
            .#.#.
            F#E#R
            @@@@@
        """)
    )
    grid, marks = drawing.grid, drawing.marks
    open_ = grid.floor & ~marks["E"] & ~marks["R"]
    within = reach_within(dungeon_of(grid).walk(), marks["@"], 2, open_)
    ends = within & ~marks["F"]
    assert picture(grid, ("o", ends)) == drawn("""
        o#.#.
        .#.#.
        ooooo
    """)


@pytest.mark.rule("DES-MOV-15")
def test_a_step_leads_diagonally_between_a_figure_and_an_obstacle():
    drawing = read_map("E.\n@R")
    open_ = drawing.cells("@.")
    assert members(reach_within(dungeon_of(drawing.grid).walk(), drawing.marks["@"], 1, open_)) == [1, 2]


def test_slow_ground_costs_what_it_says_to_enter():
    drawing = read_map("@~~.\n####\n@.~.")
    ground = Ground(drawing.grid.floor, slow=((3, drawing.marks["~"]),))
    field = cost_field(dungeon_of(drawing.grid).walk(), drawing.marks["@"], 9, ground)
    assert costs(field, drawing.grid) == "0367\n####\n0145"


@pytest.mark.rule("DES-PRP-04", "DES-PRP-07")
def test_a_pit_is_entered_for_one_point_left_for_two_and_jumped_for_three_a_space():
    drawing = read_map("@OO..")
    dungeon, pits = dungeon_of(drawing.grid), drawing.marks["O"]
    climbing = climbs(dungeon.gait(Size.ONE), pits, 2)
    jumping = jumps(dungeon.topology(), pits, 3)
    walk, start, floor = dungeon.walk(), drawing.marks["@"], drawing.grid.floor

    on_foot = cost_field(walk, start, 9, Ground(floor, sunken=pits, leaps=climbing))
    # One point into the pit, and from anywhere in it two points to any space adjacent to it.
    assert costs(on_foot, drawing.grid) == "01234"
    assert on_foot.path(3) == (0, 1, 3)

    over_it = cost_field(walk, start, 9, Ground(floor & ~pits, leaps=jumping))
    assert costs(over_it, drawing.grid) == "0OO67".replace("O", ".")
    assert over_it.path(4) == (0, 3, 4)

    either = cost_field(walk, start, 9, Ground(floor, sunken=pits, leaps=both(climbing, jumping)))
    assert either.cost(3) == 3


@pytest.mark.rule("DES-PRP-04", "DES-PRP-07")
def test_leaps_end_on_empty_spaces_only():
    drawing = read_map("@OF.")
    dungeon, pits = dungeon_of(drawing.grid), drawing.marks["O"]
    leaps = both(climbs(dungeon.gait(Size.ONE), pits, 2), jumps(dungeon.topology(), pits, 3))
    ground = Ground(drawing.grid.floor, sunken=pits, leaps=leaps, landing=~drawing.marks["F"])
    assert costs(cost_field(dungeon.walk(), drawing.marks["@"], 9, ground), drawing.grid) == "01.."


@pytest.mark.rule("DES-PRP-07")
def test_a_jump_is_straight_and_lands_on_the_first_space_beyond_the_pit():
    drawing = read_map(
        drawn("""
            .....
            @OO..
            .O...
            .....
        """)
    )
    dungeon = dungeon_of(drawing.grid)
    found = jumps(dungeon.topology(), drawing.marks["O"], 3)[drawing.cell("@")]
    grid = drawing.grid
    assert {(grid.point(landing.bit_length() - 1), points) for landing, points in found} == {
        ((3, 1), 6),
        ((2, 3), 3),
    }


@pytest.mark.rule("DES-LRG-03")
def test_a_large_figure_is_in_a_pit_only_with_all_its_spaces():
    drawing = read_map("....\nOO..\n....")
    dungeon = dungeon_of(drawing.grid)
    hound = dungeon.gait(Size.TWO)
    pits = drawing.marks["O"]
    in_the_pit, half_in = hound.footprint.stance(0, 1), hound.footprint.stance(1, 1)
    leaps = climbs(hound, pits, 2)
    assert list(leaps) == [in_the_pit]
    ground = Ground(hound.fits, sunken=hound.stands(pits), leaps=leaps)
    assert cost_field(hound, 1 << in_the_pit, 1, ground).layers == (1 << in_the_pit,)
    assert cost_field(hound, 1 << half_in, 1, ground).cost(hound.footprint.stance(2, 1)) == 1
    out = hound.footprint.covered(cost_field(hound, 1 << in_the_pit, 2, ground).layers[2])
    assert picture(drawing.grid, ("o", out)) == "oooo\n..oo\noooo"


@pytest.mark.rule("DES-PRP-10", "DES-MAC-05")
def test_stairs_cost_one_point():
    drawing = read_map("@s##s.", stairs="s")
    field = cost_field(dungeon_of(drawing.grid).walk(), drawing.marks["@"], 9, Ground(drawing.grid.floor))
    assert costs(field, drawing.grid) == "01##23"


def test_of_equal_paths_the_straighter_one_is_taken():
    drawing = read_map(".....\n@....\n.....")
    grid = drawing.grid
    field = cost_field(dungeon_of(grid).walk(), drawing.marks["@"], 9, Ground(grid.floor))
    assert [grid.point(cell) for cell in field.path(grid.cell(4, 1))] == [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)]
    assert field.path(grid.cell(0, 1)) == (grid.cell(0, 1),)


def test_there_is_no_path_to_what_is_not_in_the_field():
    drawing = read_map("@.#.")
    field = cost_field(dungeon_of(drawing.grid).walk(), drawing.marks["@"], 9, Ground(drawing.grid.floor))
    assert field.path(3) == ()
    assert field.cost(3) is None
    assert distances(dungeon_of(drawing.grid).walk(), 1, drawing.grid.floor, 4) == (0, 1, UNREACHABLE, UNREACHABLE)


@QUICK
@given(dungeons(stairs=True), st.integers(0), st.integers(0, 8), st.data())
def test_reach_matches_a_plain_search(dungeon, occupied, points, data):
    grid, closed = dungeon
    start = data.draw(st.sampled_from(members(grid.floor)))
    open_ = grid.floor & ~occupied
    slow, allowed = Slow(grid, closed), places(grid, open_)
    ends = {}
    for a, b in grid.stairs:
        ends |= {grid.point(a): grid.point(b), grid.point(b): grid.point(a)}

    def moves(at):
        near = slow.steps(at) + ([ends[at]] if at in ends else [])
        return [(to, 1) for to in near if to in allowed]

    expected = search(grid.point(start), points, moves)
    walk = dungeon_of(grid).walk(closed)
    assert places(grid, reach_within(walk, 1 << start, points, open_)) == set(expected)
    field = cost_field(walk, 1 << start, points, Ground(open_))
    assert {at: field.cost(grid.cell(*at)) for at in expected} == expected
    assert field.within(points) == reach_within(walk, 1 << start, points, open_)


@QUICK
@given(dungeons(), st.integers(0), st.integers(0), st.data())
def test_cost_fields_match_dijkstra_with_mud_pits_and_leaps(dungeon, mud, holes, data):
    grid, closed = dungeon
    pits, mud = grid.floor & holes & mud, grid.floor & mud & ~holes
    start = data.draw(st.sampled_from(members(grid.floor)))
    whole = dungeon_of(grid)
    topology, walk = whole.topology(closed), whole.walk(closed)
    leaps = both(climbs(whole.gait(Size.ONE, closed), pits, 2), jumps(topology, pits, 3))
    ground = Ground(grid.floor, slow=((2, mud),), sunken=pits, leaps=leaps)

    def moves(cell):
        for to in members(topology.neighbours(cell)):
            if not (pits >> cell & 1) or pits >> to & 1:
                yield to, 2 if mud >> to & 1 else 1
        for landing, points in leaps.get(cell, ()):
            for to in members(landing):
                yield to, points

    expected = search(start, 12, moves)
    field = cost_field(walk, 1 << start, 12, ground)
    assert {cell: field.cost(cell) for cell in members(field.within(12))} == expected
    for goal in expected:
        path = field.path(goal)
        prices = [min(price for to, price in moves(a) if to == b) for a, b in itertools.pairwise(path)]
        assert (path[0], path[-1], sum(prices)) == (start, goal, expected[goal])


@QUICK
@given(dungeons(stairs=True), st.data())
def test_distances_are_the_costs_with_no_one_in_the_way(dungeon, data):
    grid, closed = dungeon
    start = data.draw(st.sampled_from(members(grid.floor)))
    walk = dungeon_of(grid).walk(closed)
    field = cost_field(walk, 1 << start, 60, Ground(grid.floor))
    found = distances(walk, 1 << start, grid.floor, grid.size)
    assert [None if steps == UNREACHABLE else steps for steps in found] == [
        field.cost(cell) for cell in range(grid.size)
    ]
