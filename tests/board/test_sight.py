import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import Bits, Drawing, Size, bitset, members, read_map, read_plan
from undercroft.board.lines import trace

from .pictures import drawn, dungeon_of, picture, quest_1
from .reference import Slow, cells, places
from .strategies import dungeons

ALL_CLOSED = 0b11111


def seen(drawing: Drawing, *, hiding: str = "", closed: Bits = 0) -> str:
    """What `@` sees: `o`; cells drawn with a letter of `hiding` hide what is behind them."""
    view = dungeon_of(drawing.grid).sight(closed).field(drawing.cell("@"), drawing.cells(hiding))
    return picture(drawing.grid, ("@", drawing.marks["@"]), ("o", view))


@pytest.mark.rule("DES-LOS-01", "DES-LOS-09")
def test_in_an_empty_room_everything_is_seen_in_all_directions():
    drawing = read_map("....\n.@..\n....")
    assert seen(drawing) == "oooo\no@oo\noooo"


@pytest.mark.rule("DES-LOS-03", "DES-LOS-04")
def test_a_figure_hides_what_is_behind_it_but_not_itself():
    assert seen(read_map("@.F.G"), hiding="FG") == "@oo.."


def test_what_is_not_named_as_hiding_does_not_hide():
    assert seen(read_map("@.P.w.r"), hiding="r") == "@oooooo"


@pytest.mark.rule("DES-LOS-08")
def test_a_line_that_touches_only_corners_is_clear():
    room = """
        .F.
        R@R
        .F.
    """
    assert seen(read_map(drawn(room)), hiding="FR") == "ooo\no@o\nooo"
    # Straight through the corner where a figure and an obstacle meet, and on.
    long_line = """
        @F..
        R...
        ....
        ....
    """
    view = seen(read_map(drawn(long_line)), hiding="FR")
    assert [view.splitlines()[n][n] for n in range(4)] == ["@", "o", "o", "o"]


@pytest.mark.rule("DES-LOS-08")
def test_a_line_that_enters_a_hiding_space_is_not_clear():
    # Two columns right, one row down: the line cuts the upper middle space, then the lower middle one.
    assert seen(read_map("@F.\n..t"), hiding="F").splitlines()[1] == "oo."
    assert seen(read_map("@..\n.Ft"), hiding="F").splitlines()[1] == "oo."
    assert seen(read_map("@..\n..t"), hiding="F").splitlines()[1] == "ooo"


@pytest.mark.rule("DES-LOS-03", "DES-LOS-08")
def test_sight_stops_at_the_edge_of_the_map_and_goes_past_its_corners():
    assert seen(read_map("@#.\n...\n...")) == "@#.\noo.\nooo"


@pytest.mark.rule("DES-LOS-03", "DES-LOS-08")
def test_a_wall_hides_the_other_side_but_not_past_its_end():
    wall = """\
+-+-+-+
|@ . .|
+-+ + +
|. . .|
+ + + +
|. . .|
+-+-+-+
"""
    assert seen(read_plan(wall)) == "@oo\n.oo\n..o"


@pytest.mark.rule("DES-LOS-08")
def test_a_wall_crossed_at_a_joint_is_crossed():
    wall = """\
+-+-+-+
|@ . .|
+-+-+ +
|. . .|
+ + + +
|. . .|
+-+-+-+
"""
    assert seen(read_plan(wall)) == "@oo\n...\n..."


@pytest.mark.rule("DES-LOS-03", "DES-DOR-03")
def test_a_door_hides_what_is_behind_it_only_while_it_is_closed():
    text = """\
+-+-+-+-+
|#|. . .|
+-+ + + +
|.a. . .|
+ + + + +
|@a. . .|
+-+ + + +
|#|. . .|
+-+-+-+-+
"""
    drawing = read_plan(text)
    assert seen(drawing, closed=1) == "#...\no...\n@...\n#..."
    assert seen(drawing, closed=0) == "#ooo\noooo\n@ooo\n#ooo"


@pytest.mark.rule("DES-DOR-03", "DES-LOS-08")
def test_a_closed_door_hides_from_each_other_the_spaces_that_touch_at_its_free_end_and_not_what_lies_beyond():
    text = """\
+-+-+-+-+
|. . . .|
+ + + + +
|. @ . .|
+ + + + +
|. .a. .|
+ + + + +
|. .a. .|
+-+-+-+-+
"""
    drawing = read_plan(text)
    assert seen(drawing, closed=1) == "oooo\no@oo\noo.o\noo.o", "a line that touches the end of a door is clear"
    assert seen(drawing, closed=0) == "oooo\no@oo\noooo\noooo"


@pytest.mark.rule("DES-LOS-06")
def test_the_near_spaces_of_a_large_figure_hide_its_far_ones():
    drawing = read_map(
        drawn("""
            ..H..
            ..H..
            @..OO
            ...OO
        """)
    )
    sight = dungeon_of(drawing.grid).sight()
    figures = drawing.cells("OH")
    hero, ogre, hound = drawing.marks["@"], drawing.marks["O"], drawing.marks["H"]
    assert [drawing.grid.point(c) for c in members(sight.field_of(hero, figures) & ogre)] == [(3, 2), (3, 3)]
    assert sight.field_of(hero, figures) & hound == hound


@pytest.mark.rule("DES-LOS-02")
def test_a_large_figure_sees_from_any_of_its_spaces_and_not_its_own_hide():
    # The front space cannot see the target past F; the rear one does, over the front one.
    drawing = read_map("HHF.\n...t")
    sight = dungeon_of(drawing.grid).sight()
    rear, front = members(drawing.marks["H"])
    figures, target = drawing.cells("HF"), drawing.cell("t")
    assert not sight.between(1 << front, 1 << target, figures)
    assert not sight.between(1 << rear, 1 << target, figures)
    assert sight.field_of(drawing.marks["H"], figures) >> target & 1
    assert sight.between(drawing.marks["H"], 1 << target, figures)


@pytest.mark.rule("DES-PRP-13", "DES-PRP-14")
def test_stairs_show_their_other_end_and_from_on_top_what_surrounds_it():
    drawing = read_map("..s#####...\n...#####.s.\n...#####...\n########..#", stairs="s")
    grid, dungeon = drawing.grid, dungeon_of(drawing.grid)
    near, far = (1 << cell for cell in members(drawing.marks["s"]))

    def through(viewer: int, hiding: Bits = 0) -> str:
        view = dungeon.sight().field(viewer, hiding)
        return "\n".join(line[8:] for line in picture(grid, ("o", view)).splitlines())

    on_stairs, beside, aside = grid.cell(2, 0), grid.cell(1, 0), grid.cell(0, 0)
    assert through(on_stairs) == "ooo\nooo\nooo\n..#"
    assert through(on_stairs, hiding=far) == "...\n.o.\n...\n..#"
    assert through(beside) == "...\n.o.\n...\n..#"
    assert through(beside, hiding=near) == "...\n...\n...\n..#"
    assert through(aside) == "...\n...\n...\n..#"


def test_spawning_is_out_of_sight_of_every_hero_and_monsters_do_not_hide_it():
    drawing = read_map(
        drawn("""
            A.M...
            ...R..
            .B.R..
            ...R..
        """)
    )
    dungeon = dungeon_of(drawing.grid)
    heroes, rubble = drawing.cells("AB"), drawing.marks["R"]
    free = drawing.grid.floor & ~rubble
    for hero in members(heroes):
        free &= ~dungeon.sight().field(hero, heroes | rubble)
    assert picture(drawing.grid, ("o", free), ("R", rubble)) == drawn("""
        ......
        ...Roo
        ...Roo
        ...Roo
    """)
    ogre = dungeon.gait(Size.FOUR)
    assert [drawing.grid.point(s) for s in members(ogre.stands(free))] == [(4, 1), (4, 2)]


def test_an_opened_door_brings_the_next_area_into_sight():
    grid = quest_1().grid
    dungeon, start = dungeon_of(grid), grid.cell(1, 20)
    assert grid.areas_in(dungeon.sight(ALL_CLOSED).field(start)) == (0,)
    assert grid.areas_in(dungeon.sight(ALL_CLOSED & ~1).field(start)) == (0, 1)


def test_no_line_between_centres_runs_along_a_side():
    # Every border a line crosses takes it to another cell: as many borders as cells after the first.
    for across in range(12):
        for down in range(-12, 13):
            shape = trace(across, down, 12)
            steps = shape.inside.bit_count() + (1 if across or down else 0)
            assert shape.borders.bit_count() == steps


@settings(deadline=None, max_examples=120)
@given(dungeons(longest=6), st.integers(0), st.data())
def test_sight_matches_exact_fractions(dungeon, crowd, data):
    grid, closed = dungeon
    viewer = data.draw(st.sampled_from(members(grid.floor)))
    blockers = crowd & grid.floor
    slow, hiding = Slow(grid, closed), places(grid, blockers)
    here = grid.point(viewer)
    expected = cells(grid, [there for there in sorted(slow.floor) if slow.sees(here, there, hiding)])
    sight = dungeon_of(grid).sight(closed)
    assert sight.field(viewer, blockers) == expected
    assert bitset(cell for cell in members(grid.floor) if sight.between(1 << viewer, 1 << cell, blockers)) == expected


@settings(deadline=None, max_examples=40)
@given(dungeons(longest=14), st.integers(0), st.data())
def test_sight_matches_exact_fractions_far_away(dungeon, crowd, data):
    grid, closed = dungeon
    viewer, target = (data.draw(st.sampled_from(members(grid.floor))) for _ in range(2))
    blockers = crowd & grid.floor
    expected = Slow(grid, closed).sees(grid.point(viewer), grid.point(target), places(grid, blockers))
    assert dungeon_of(grid).sight(closed).between(1 << viewer, 1 << target, blockers) == expected


@settings(deadline=None, max_examples=80)
@given(dungeons(stairs=True), st.integers(0))
def test_sight_is_mutual(dungeon, crowd):
    grid, closed = dungeon
    sight = dungeon_of(grid).sight(closed)
    views = {cell: sight.field(cell, crowd & grid.floor) for cell in members(grid.floor)}
    for here, view in views.items():
        assert all(views[there] >> here & 1 for there in members(view))


@settings(deadline=None, max_examples=80)
@given(dungeons())
def test_neighbours_by_sight_are_neighbours_by_step(dungeon):
    grid, closed = dungeon
    whole = dungeon_of(grid)
    for cell in members(grid.floor):
        near = whole.topology(closed).neighbours(cell)
        x, y = grid.point(cell)
        ring = bitset(
            grid.cell(to_x, to_y)
            for to_x in range(max(x - 1, 0), min(x + 2, grid.width))
            for to_y in range(max(y - 1, 0), min(y + 2, grid.height))
            if (to_x, to_y) != (x, y)
        )
        assert whole.sight(closed).field(cell) & ring == near


@settings(deadline=None, max_examples=60)
@given(dungeons(longest=5, stairs=True), st.integers(0), st.integers(0))
def test_figures_see_what_their_spaces_see(dungeon, crowd, here):
    grid, closed = dungeon
    sight = dungeon_of(grid).sight(closed)
    base, blockers = here & grid.floor, crowd & grid.floor
    union = 0
    for cell in members(base):
        union |= sight.field(cell, blockers & ~base)
    assert sight.field_of(base, blockers) == union
