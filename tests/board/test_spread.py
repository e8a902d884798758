import pytest

from undercroft.board import (
    Bits,
    Drawing,
    Size,
    Topology,
    blast,
    breaths,
    close,
    cone,
    members,
    read_map,
    read_plan,
    sweep,
    throws,
)

from .pictures import drawn, dungeon_of, picture

CONE = cone([1, 3, 3])


def show(drawing: Drawing, covered: Bits) -> str:
    return picture(drawing.grid, ("o", covered))


@pytest.mark.rule("DES-ABL-05")
def test_a_blast_covers_all_spaces_within_its_radius_and_its_centre():
    drawing = read_map(
        drawn("""
            .......
            .......
            ...*...
            .......
            .......
        """)
    )
    sight = dungeon_of(drawing.grid).sight()
    centre = drawing.cell("*")
    assert show(drawing, blast(sight, centre, 0)).count("o") == 1
    assert show(drawing, blast(sight, centre, 1)) == drawn("""
        .......
        ..ooo..
        ..ooo..
        ..ooo..
        .......
    """)
    assert show(drawing, blast(sight, centre, 2)) == drawn("""
        .ooooo.
        .ooooo.
        .ooooo.
        .ooooo.
        .ooooo.
    """)


@pytest.mark.rule("DES-ABL-06")
def test_a_blast_is_cut_off_by_walls_closed_doors_and_rubble():
    drawing = read_plan(
        """\
+-+-+-+-+-+
|. . . . .|
+ + + + + +
|. . . . .|
+-+-+-+a+a+
|. R * . .|
+ + + + + +
|. . . . .|
+-+-+-+-+-+
"""
    )
    dungeon, centre, rubble = dungeon_of(drawing.grid), drawing.cell("*"), drawing.marks["R"]
    assert show(drawing, blast(dungeon.sight(1), centre, 2, rubble)) == drawn("""
        .....
        .....
        .oooo
        .oooo
    """)
    assert show(drawing, blast(dungeon.sight(0), centre, 2, rubble)) == drawn("""
        ....o
        ...oo
        .oooo
        .oooo
    """)


@pytest.mark.rule("DES-ABL-06")
def test_figures_are_no_shelter_from_a_blast():
    drawing = read_map("*FG.")
    assert show(drawing, blast(dungeon_of(drawing.grid).sight(), drawing.cell("*"), 2)) == "ooo."


def test_a_blast_at_a_visible_space_reaches_round_a_corner():
    drawing = read_map(
        drawn("""
            @..*.
            ####m
        """)
    )
    sight = dungeon_of(drawing.grid).sight()
    hero, monster = drawing.cell("@"), drawing.cell("m")
    assert not sight.between(1 << hero, 1 << monster)
    assert blast(sight, drawing.cell("*"), 1) >> monster & 1


@pytest.mark.rule("DES-ABL-29")
def test_a_sweep_covers_what_is_in_melee_range_and_in_sight():
    drawing = read_map(
        drawn("""
            .......
            ..OO...
            ..OO...
            .......
            .......
        """)
    )
    sight, giant = dungeon_of(drawing.grid).sight(), drawing.marks["O"]
    assert show(drawing, sweep(sight, giant, 1, giant)) == drawn("""
        .oooo..
        .o..o..
        .o..o..
        .oooo..
        .......
    """)
    assert show(drawing, sweep(sight, giant, 2, giant)) == drawn("""
        oooooo.
        oo..oo.
        oo..oo.
        oooooo.
        oooooo.
    """)


@pytest.mark.rule("DES-ABL-30")
def test_a_sweep_with_reach_does_not_touch_those_out_of_sight():
    drawing = read_plan(
        """\
+-+-+-+-+-+
|. O O V S|
+ + + + + +
|. O O . C|
+-+-+ + + +
|. . . . .|
+-+-+-+-+-+
"""
    )
    giant = drawing.marks["O"]
    covered = sweep(dungeon_of(drawing.grid).sight(), giant, 2, drawing.cells("OVSC"))
    assert show(drawing, covered) == drawn("""
        o..o.
        o..oo
        .oooo
    """)


def test_what_is_close_need_not_be_in_sight():
    drawing = read_plan(
        """\
+-+-+-+-+-+
|. O|. . .|
+ + + + + +
|. .|. . .|
+-+-+-+-+-+
"""
    )
    attacker = drawing.marks["O"]
    assert show(drawing, close(drawing.grid, attacker, 1)) == drawn("""
        o.o..
        ooo..
    """)
    assert show(drawing, sweep(dungeon_of(drawing.grid).sight(), attacker, 1, 0)) == drawn("""
        o....
        oo...
    """)


@pytest.mark.rule("DES-PRP-12")
def test_melee_reaches_through_stairs_to_the_other_end():
    drawing = read_map("@.###.@", stairs="@")
    sight = dungeon_of(drawing.grid).sight()
    assert show(drawing, sweep(sight, 1 << 0, 1, 0)) == ".o###.o"
    assert show(drawing, close(drawing.grid, 1 << 0, 1)) == ".o###.o"


@pytest.mark.rule("DES-ABL-09")
def test_a_hell_hound_has_six_ways_to_lay_its_breath():
    drawing = read_map("\n".join([".........."] * 4 + ["....HH...."] + [".........."] * 4))
    found = breaths(dungeon_of(drawing.grid).sight(), drawing.marks["H"], CONE)
    assert [(drawing.grid.point(way.source), way.toward) for way in found] == [
        ((4, 4), (0, -1)),
        ((4, 4), (-1, 0)),
        ((4, 4), (0, 1)),
        ((5, 4), (0, -1)),
        ((5, 4), (1, 0)),
        ((5, 4), (0, 1)),
    ]
    assert show(drawing, found[0].covered) == drawn("""
        ..........
        ...ooo....
        ...ooo....
        ....o.....
        ..........
        ..........
        ..........
        ..........
        ..........
    """)
    assert show(drawing, found[4].covered).splitlines()[3:6] == [
        ".......oo.",
        "......ooo.",
        ".......oo.",
    ]


@pytest.mark.rule("DES-ABL-09")
@pytest.mark.parametrize(("size", "ways"), [(Size.ONE, 4), (Size.TWO, 6), (Size.FOUR, 8), (Size.SIX, 10)])
def test_the_breath_is_laid_against_any_space_of_any_side(size, ways):
    dungeon = dungeon_of(read_map("\n".join(["." * 12] * 12)).grid)
    footprint = dungeon.footprint(size)
    assert len(breaths(dungeon.sight(), footprint.cells(footprint.stance(5, 5)), CONE)) == ways


def test_a_lopsided_template_keeps_its_hand():
    drawing = read_map("\n".join(["....."] * 5))
    found = breaths(dungeon_of(drawing.grid).sight(), 1 << drawing.grid.cell(2, 2), ((1, 0), (1, 1)))
    assert [show(drawing, way.covered).splitlines()[1:4] for way in found] == [
        ["..oo.", ".....", "....."],
        [".o...", ".o...", "....."],
        [".....", "...o.", "...o."],
        [".....", ".....", ".oo.."],
    ]


@pytest.mark.rule("DES-ABL-09")
def test_the_template_need_not_lie_on_the_board():
    drawing = read_map("H.\n..")
    found = breaths(dungeon_of(drawing.grid).sight(), drawing.marks["H"], CONE)
    assert [(way.toward, show(drawing, way.covered)) for way in found] == [((1, 0), ".o\n.."), ((0, 1), "..\no.")]


@pytest.mark.rule("DES-ABL-10", "DES-DOR-03")
def test_walls_and_closed_doors_stop_the_breath():
    drawing = read_plan(
        """\
+-+-+-+-+
|. . .|.|
+ + + + +
|H . .a.|
+ + + + +
|. . . .|
+-+-+-+-+
"""
    )
    dungeon, hound = dungeon_of(drawing.grid), drawing.marks["H"]

    def eastward(closed: Bits) -> str:
        ways = breaths(dungeon.sight(closed), hound, CONE)
        return next(show(drawing, way.covered) for way in ways if way.toward == (1, 0))

    assert eastward(closed=1) == "..o.\n.oo.\n..oo"
    assert eastward(closed=0) == "..o.\n.ooo\n..oo"


def test_what_is_around_a_base_are_the_spaces_adjacent_to_it():
    drawing = read_plan(
        """\
+-+-+-+-+
|. . . .|
+ + + + +
|. D D|.|
+ + + + +
|. . . .|
+-+-+-+-+
"""
    )
    assert show(drawing, Topology(drawing.grid).around(drawing.marks["D"])) == drawn("""
        oooo
        o...
        oooo
    """)


@pytest.mark.rule("DES-ABL-19", "DES-ABL-20")
def test_a_knocked_back_figure_flies_over_anything_but_walls_and_closed_doors():
    drawing = read_plan(
        """\
+-+-+-+-+-+-+
|@ R F . . .|
+-+-+-+ + + +
|. . . . . .|
+-+-+-+-+-+-+
"""
    )
    dungeon = dungeon_of(drawing.grid)
    landings = throws(dungeon.sight(), dungeon.footprint(Size.ONE), drawing.cell("@"), 3)
    assert show(drawing, landings) == drawn("""
        .ooo..
        ......
    """)


@pytest.mark.rule("DES-ABL-19")
def test_a_large_figure_is_thrown_with_all_its_spaces():
    drawing = read_map("HH....\n......\n.#....")
    dungeon = dungeon_of(drawing.grid)
    hound = dungeon.footprint(Size.TWO)
    landings = throws(dungeon.sight(), hound, hound.stance(0, 0), 2)
    assert [drawing.grid.point(hound.anchor(stance)) for stance in members(landings)] == [
        (1, 0),
        (2, 0),
        (0, 1),
        (1, 1),
        (2, 1),
        (2, 2),
    ]
