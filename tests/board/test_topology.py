import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import Topology, members, read_map, read_plan

from .pictures import dungeon_of, picture
from .reference import Slow, cells, places
from .strategies import dungeons


def around(text: str, *, closed: int = 0) -> str:
    """The cells adjacent to the one marked `@`, as a picture."""
    drawing = read_plan(text)
    here = drawing.cell("@")
    return picture(drawing.grid, ("@", 1 << here), ("o", Topology(drawing.grid, closed).neighbours(here)))


@pytest.mark.rule("DES-MOV-05")
def test_an_interior_space_has_eight_adjacent_spaces():
    assert around("+-+-+-+\n|. . .|\n+ + + +\n|. @ .|\n+ + + +\n|. . .|\n+-+-+-+") == "ooo\no@o\nooo"


@pytest.mark.rule("DES-MOV-06")
def test_spaces_behind_a_wall_are_not_adjacent_even_diagonally_through_its_joints():
    wall = """\
+-+-+-+
|. . .|
+-+-+-+
|. @ .|
+ + + +
|. . .|
+-+-+-+
"""
    assert around(wall) == "...\no@o\nooo"


@pytest.mark.rule("DES-MOV-06")
def test_a_diagonal_step_past_the_end_of_a_wall_is_legal():
    wall = """\
+-+-+-+
|. . .|
+ +-+ +
|. @ .|
+-+-+-+
"""
    assert around(wall) == "o.o\no@o"


@pytest.mark.rule("DES-MOV-06")
def test_the_inside_of_a_wall_corner_is_cut_off_and_the_outside_is_not():
    corner = """\
+-+-+-+
|. .|.|
+ + +-+
|. @ .|
+ + + +
|. . .|
+-+-+-+
"""
    assert around(corner) == "oo.\no@o\nooo"
    outside = """\
+-+-+
|.|.|
+ +-+
|. @|
+-+-+
"""
    assert around(outside) == "o.\no@"


@pytest.mark.rule("DES-MOV-06")
def test_rock_beside_a_diagonal_does_not_cut_it_but_rock_on_both_sides_does():
    one_side = read_map("@.\n#.")
    both_sides = read_map("@#\n#.")
    assert members(Topology(one_side.grid).neighbours(0)) == [1, 3]
    assert members(Topology(both_sides.grid).neighbours(0)) == []


@pytest.mark.rule("DES-MOV-06")
def test_a_wall_that_meets_rock_is_continuous():
    drawing = read_plan("+-+-+\n|#|.|\n+-+-+\n|@ .|\n+-+-+")
    assert members(Topology(drawing.grid).neighbours(drawing.cell("@"))) == [3]


@pytest.mark.rule("DES-DOR-03", "DES-MOV-06")
def test_a_closed_door_separates_also_the_spaces_that_touch_its_ends():
    text = """\
+-+-+-+-+
|#|. . .|
+-+ + + +
|.a@ . .|
+ + + + +
|.a. . .|
+-+ + + +
|#|. . .|
+-+-+-+-+
"""
    assert around(text, closed=1) == "#oo.\n.@o.\n.oo.\n#..."
    assert around(text, closed=0) == "#oo.\no@o.\nooo.\n#..."
    end = text.replace("@", ".").replace("|#|. . .|\n+-+ ", "|#|@ . .|\n+-+ ", 1)
    assert around(end, closed=1) == "#@o.\n.oo.\n....\n#..."
    assert around(end, closed=0) == "#@o.\nooo.\n....\n#..."


FREE_END = """\
+-+-+-+
|. @ .|
+ + + +
|.a. .|
+ + + +
|.a. .|
+ + + +
|. . .|
+-+-+-+
"""


@pytest.mark.rule("DES-DOR-03")
def test_nobody_slips_diagonally_past_the_free_end_of_a_closed_door():
    assert around(FREE_END, closed=1) == "o@o\n.oo\n...\n..."
    assert around(FREE_END, closed=0) == "o@o\nooo\n...\n..."
    beside = FREE_END.replace("@", ".").replace("|.a. .|", "|@a. .|", 1)
    assert around(beside, closed=1) == "o..\n@..\no..\n..."
    wall = FREE_END.replace("a", "|")
    assert around(wall, closed=0) == "o@o\nooo\n...\n...", "past the free end of a wall one does (DES-MOV-06)"


@settings(deadline=None, max_examples=150)
@given(dungeons())
def test_adjacency_matches_the_rules_in_words(dungeon):
    grid, closed = dungeon
    topology, slow = Topology(grid, closed), Slow(grid, closed)
    for cell in members(grid.floor):
        here = grid.point(cell)
        steps = slow.steps(here)
        straight = [there for there in steps if there[0] == here[0] or there[1] == here[1]]
        assert topology.neighbours(cell) == cells(grid, steps)
        assert topology.straight(1 << cell) == cells(grid, straight)


@settings(deadline=None, max_examples=100)
@given(dungeons(), st.integers(0))
def test_a_step_of_many_cells_is_the_step_of_each(dungeon, choice):
    grid, closed = dungeon
    topology = Topology(grid, closed)
    front = choice & grid.floor
    each = 0
    for cell in members(front):
        each |= topology.neighbours(cell)
    assert topology.step(front) == each
    assert topology.around(front) == each & ~front


@settings(deadline=None, max_examples=100)
@given(dungeons(), st.integers(0))
def test_regions_are_the_connected_parts(dungeon, choice):
    grid, closed = dungeon
    topology, chosen = Topology(grid, closed), choice & grid.floor
    regions = topology.regions(chosen)
    assert sum(regions) == chosen
    for region in regions:
        assert topology.step(region) & chosen & ~region == 0
        assert places(grid, region) == _connected(Slow(grid, closed), min(places(grid, region)), places(grid, chosen))


def test_topologies_are_kept_per_set_of_closed_doors():
    dungeon = dungeon_of(read_plan("+-+-+-+\n|.a.b.|\n+-+-+-+").grid)
    assert dungeon.topology(0b01) is dungeon.topology(0b01)
    assert [members(dungeon.topology(closed).neighbours(1)) for closed in (0b00, 0b01, 0b10, 0b11)] == [
        [0, 2],
        [2],
        [0],
        [],
    ]


@pytest.mark.rule("DES-PRP-10", "DES-LRG-04")
def test_stairs_are_a_step_for_figures_of_one_space_only():
    drawing = read_map("s.##.s", stairs="s")
    dungeon = dungeon_of(drawing.grid)
    assert members(dungeon.walk().step(1 << 0)) == [1, 5]
    assert members(dungeon.walk().step(1 << 5)) == [0, 4]
    assert members(dungeon.topology().step(1 << 0)) == [1]


def _connected(slow: Slow, start, allowed) -> set:
    found, front = {start}, [start]
    while front:
        front = [to for at in front for to in slow.steps(at) if to in allowed and to not in found and not found.add(to)]
    return found
