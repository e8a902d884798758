import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import (
    Grid,
    attack_distance,
    attack_within,
    base_distance,
    bitset,
    distance,
    distances,
    members,
    read_map,
    read_plan,
    within,
)

from .pictures import dungeon_of, picture
from .strategies import grids


@pytest.mark.rule("DES-RNG-01")
def test_distance_counts_the_target_not_the_attacker_and_diagonals_once():
    grid = read_map("\n".join(["......"] * 5)).grid
    here = grid.cell(1, 1)
    assert [distance(grid, here, grid.cell(*to)) for to in ((1, 1), (2, 2), (5, 1), (5, 4), (3, 4))] == [0, 1, 4, 4, 3]


@pytest.mark.rule("DES-RNG-01")
def test_figures_and_walls_do_not_lengthen_a_distance():
    drawing = read_plan("+-+-+-+\n|a|.|b|\n+ + + +\n|. . .|\n+-+-+-+")
    assert distance(drawing.grid, drawing.cell("a"), drawing.cell("b")) == 2


@pytest.mark.rule("DES-RNG-02")
def test_distance_counts_from_the_nearest_space_of_a_large_attacker():
    drawing = read_map("OO....\nOO...t")
    assert base_distance(drawing.grid, drawing.marks["O"], drawing.cell("t")) == 4


@pytest.mark.rule("DES-RNG-03")
def test_stairs_are_one_space_apart_and_two_from_what_surrounds_the_other_end():
    drawing = read_map("as#######sb", stairs="s")
    grid = drawing.grid
    a, b = drawing.cell("a"), drawing.cell("b")
    near, far = members(drawing.marks["s"])
    assert attack_distance(grid, near, far) == 1
    assert attack_distance(grid, near, b) == 2
    assert attack_distance(grid, a, far) == 2
    assert attack_distance(grid, a, b) == 3
    assert distance(grid, a, b) == 10


@pytest.mark.rule("DES-RNG-04")
def test_within_counts_spaces_on_the_plain_grid_with_the_centre():
    drawing = read_plan(
        """\
+-+-+-+-+
|. .|. .|
+ + + + +
|. @|. .|
+-+-+-+-+
|. . . .|
+ + + + +
|. . . .|
+-+-+-+-+
"""
    )
    mask = within(drawing.grid, drawing.cell("@"), 1)
    assert picture(drawing.grid, ("o", mask)) == "ooo.\nooo.\nooo.\n...."


@settings(deadline=None, max_examples=60)
@given(st.integers(1, 7), st.integers(1, 7), st.data())
def test_distance_is_a_metric_and_the_length_of_a_walk_in_an_empty_room(width, height, data):
    grid = Grid(width, height, (1 << width * height) - 1)
    a, b, c = (data.draw(st.integers(0, grid.size - 1)) for _ in range(3))
    assert distance(grid, a, b) == distance(grid, b, a)
    assert distance(grid, a, b) == distances(dungeon_of(grid).walk(), 1 << a, grid.floor, grid.size)[b]
    assert (distance(grid, a, b) == 0) == (a == b)
    assert distance(grid, a, c) <= distance(grid, a, b) + distance(grid, b, c)


@settings(deadline=None, max_examples=60)
@given(grids(stairs=True), st.integers(0, 4), st.data())
def test_within_is_every_cell_at_that_distance_or_nearer(grid, spaces, data):
    centre = data.draw(st.sampled_from(members(grid.floor)))
    floor = members(grid.floor)
    assert within(grid, centre, spaces) == bitset(c for c in floor if distance(grid, centre, c) <= spaces)
    assert attack_within(grid, centre, spaces) == bitset(c for c in floor if attack_distance(grid, centre, c) <= spaces)
