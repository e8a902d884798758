"""Things that fill their cells, for walking or for seeing, as the game says."""

from hypothesis import given, settings
from hypothesis import strategies as st

from undercroft.board import Size, Solid, Topology, members, reach_within, read_map

from .pictures import drawn, dungeon_of, picture
from .reference import Slow, cells, places
from .strategies import dungeons


def test_one_squeezes_past_one_solid_thing_and_not_between_two():
    one, two = read_map("@.\nB."), read_map("@B\nB.")
    assert members(Topology(one.grid, solid=one.marks["B"]).neighbours(0)) == [1, 3]
    assert members(Topology(two.grid, solid=two.marks["B"]).neighbours(0)) == []
    assert members(Topology(two.grid).neighbours(0)) == [1, 2, 3], "what may not be entered need not be solid"


def test_what_is_solid_for_walking_may_be_looked_over_and_the_other_way_round():
    drawing = read_map("@.T.\n....\n@.M.")
    table, mist = drawing.marks["T"], drawing.marks["M"]
    room = dungeon_of(drawing.grid).furnished(Solid(walking=table, seeing=mist))
    first, last = members(drawing.marks["@"])
    assert picture(drawing.grid, ("o", room.sight().field(first))).splitlines()[0] == "oooo"
    assert picture(drawing.grid, ("o", room.sight().field(last))).splitlines()[2] == "oo.."
    assert not room.walk().step(drawing.grid.floor) & table
    assert room.walk().step(drawing.grid.floor) & mist


def test_no_base_stands_on_something_solid():
    drawing = read_map("....\n.T..\n....")
    gait = dungeon_of(drawing.grid).furnished(Solid(walking=drawing.marks["T"])).gait(Size.FOUR)
    assert [drawing.grid.point(stance) for stance in members(gait.fits)] == [(2, 0), (2, 1)]


def test_a_way_leads_round_what_is_solid():
    drawing = read_map(
        drawn("""
            @B...
            B.B..
            .....
        """)
    )
    within = reach_within(Topology(drawing.grid, solid=drawing.marks["B"]), 1, 9, drawing.grid.floor)
    assert within == 1, "both ways out of the corner are filled"
    within = reach_within(Topology(drawing.grid, solid=1 << 1), 1, 2, drawing.grid.floor)
    assert picture(drawing.grid, ("o", within)) == drawn("""
        o.o..
        ooo..
        ooo..
    """)


def test_a_furnished_map_is_kept_and_the_bare_one_stays_bare():
    drawing = read_map("..\n..")
    bare = dungeon_of(drawing.grid)
    pillar = bare.furnished(Solid(walking=1, seeing=1))
    assert pillar is bare.furnished(Solid(walking=1, seeing=1))
    assert (bare.topology().floor, pillar.topology().floor) == (0b1111, 0b1110)


@settings(deadline=None, max_examples=100)
@given(dungeons(), st.integers(0))
def test_something_solid_is_as_good_as_rock(dungeon, choice):
    grid, closed = dungeon
    solid = choice & grid.floor
    topology, slow = Topology(grid, closed, solid), Slow(grid, closed, solid)
    for cell in members(grid.floor):
        assert topology.neighbours(cell) == cells(grid, slow.steps(grid.point(cell)))


@settings(deadline=None, max_examples=60)
@given(dungeons(longest=6), st.integers(0), st.integers(0), st.data())
def test_sight_past_solid_things_matches_exact_fractions(dungeon, choice, crowd, data):
    grid, closed = dungeon
    viewer = data.draw(st.sampled_from(members(grid.floor)))
    solid, blockers = choice & grid.floor & ~(1 << viewer), crowd & grid.floor
    slow, hiding, here = Slow(grid, closed, solid), places(grid, blockers), grid.point(viewer)
    expected = cells(grid, [there for there in sorted(slow.floor) if slow.sees(here, there, hiding)])
    assert dungeon_of(grid).furnished(Solid(seeing=solid)).sight(closed).field(viewer, blockers) == expected
