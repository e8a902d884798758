import pytest

from undercroft.board import Grid, GridError, bitset, members, read_map, read_plan

from .pictures import MAPS, dungeon_of, picture, quest_1

TWO_ROOMS = """\
+-+-+-+
|. . 1|
+ +-+a+
|. .|2|
+-+-+-+
"""


def test_cells_are_numbered_row_by_row():
    grid = read_map("...\n...").grid
    assert [grid.cell(x, y) for y in range(2) for x in range(3)] == list(range(6))
    assert [grid.point(cell) for cell in range(6)] == list(grid.points)


def test_a_map_reads_back_as_drawn():
    drawing = quest_1()
    assert picture(drawing.grid, *drawing.marks.items()) + "\n" == (MAPS / "quest1.txt").read_text()


def test_quest_1_has_the_squares_of_its_areas():
    assert [area.bit_count() for area in quest_1().grid.areas] == [6, 66, 50, 36, 46]
    assert len(quest_1().grid.doors) == 5


def test_a_plan_holds_walls_and_doors_between_cells():
    drawing = read_plan(TWO_ROOMS)
    grid = drawing.grid
    assert (grid.width, grid.height, grid.floor.bit_count()) == (3, 2, 6)
    assert grid.walls == grid.edges([((1, 0), (1, 1)), ((1, 1), (2, 1))])
    assert grid.doors == (grid.edges([((2, 0), (2, 1))]),)
    assert (drawing.cell("1"), drawing.cell("2")) == (grid.cell(2, 0), grid.cell(2, 1))


def test_areas_are_found_by_their_cells_and_revealed_by_number():
    grid = read_map("001\n0#1\n222", areas="012").grid
    assert grid.areas_in(bitset([grid.cell(0, 0), grid.cell(2, 1)])) == (0, 1)
    assert grid.revealed([0, 2]).bit_count() == 6
    assert grid.area_of[grid.cell(1, 1)] is None
    assert grid.area_of[grid.cell(1, 2)] == 2


@pytest.mark.rule("DES-DOR-01")
def test_a_door_lies_between_four_spaces():
    grid = quest_1().grid
    assert members(grid.beside(0)) == sorted(grid.cell(x, y) for x in (2, 3) for y in (20, 21))


@pytest.mark.rule("DES-DOR-04")
def test_a_door_is_worked_from_beside_it_and_from_its_ends():
    grid = quest_1().grid
    picture_of_west = [
        line[:9] for line in picture(grid, ("o", dungeon_of(grid).topology(0b11111).at_door(0))).splitlines()[18:24]
    ]
    assert picture_of_west == [
        "#####..##",
        "###o.....",
        "..oo.....",
        "..oo.....",
        "###o.....",
        "#####..##",
    ]


@pytest.mark.rule("DES-DOR-04")
def test_a_door_is_not_worked_from_behind_the_wall_beside_it():
    drawing = read_plan("+-+-+\n|. .|\n+ +-+\n|. .|\n+ +a+\n|. .|\n+ + +\n|. .|\n+-+-+")
    at_door = dungeon_of(drawing.grid).topology(1).at_door(0)
    assert picture(drawing.grid, ("o", at_door)) == "..\noo\noo\n.."
    walled = read_plan("+-+-+\n|.|.|\n+a+-+\n|. .|\n+-+-+").grid
    assert picture(walled, ("o", dungeon_of(walled).topology(1).at_door(0))) == "o.\noo"


def test_a_base_stands_across_a_door_if_it_has_spaces_on_both_sides():
    grid = quest_1().grid
    hound_in_the_door = bitset([grid.cell(2, 20), grid.cell(3, 20)])
    hound_behind_it = bitset([grid.cell(3, 20), grid.cell(4, 20)])
    assert grid.across(0, hound_in_the_door)
    hound_before_it = bitset([grid.cell(1, 20), grid.cell(2, 20)])
    assert not grid.across(0, hound_behind_it)
    assert not grid.across(0, hound_before_it)
    assert grid.across(2, bitset([grid.cell(12, 16), grid.cell(12, 17)]))


@pytest.mark.parametrize(
    ("make", "message"),
    [
        (lambda: read_map(""), "0 x 0"),
        (lambda: read_map("." * 129), "each side"),
        (lambda: read_map("\n".join(["." * 64] * 33)), "2112 floor cells"),
        (lambda: read_map("..", walls=[((0, 0), (2, 0))]), "outside the map"),
        (lambda: read_map("...", walls=[((0, 0), (2, 0))]), "share no side"),
        (lambda: read_map(".#", walls=[((0, 0), (1, 0))]), "not a floor cell"),
        (lambda: read_map("..", doors=[[]]), "between no cells"),
        (lambda: read_map("..", walls=[((0, 0), (1, 0))], doors=[[((1, 0), (0, 0))]]), "on a wall"),
        (lambda: read_map(".s", stairs="s"), "'s' have 1 ends"),
        (lambda: Grid(2, 1, 3, areas=(1, 3)), r"cell \(0, 0\) belongs to area 1"),
        (lambda: read_plan("+-+-+\n|.x#|\n+-+-+"), "line 2, column 3: door 'x' leads off"),
        (lambda: read_plan("+-+-+\n|.*.|\n+-+-+"), "line 2, column 3"),
        (lambda: read_map("ab").cell("c"), "'c' marks 0 cells"),
    ],
)
def test_a_map_that_cannot_be_says_what_is_wrong(make, message):
    with pytest.raises(GridError, match=message):
        make()
