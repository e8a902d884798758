"""A mission file becomes a mission: tiles, turns, borders, abyss, bridges, doors and everything that lies there."""

from __future__ import annotations

import pytest

from undercroft.board import members
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.mission.build import turned
from undercroft.games.massivedarkness2.mission.missions import MISSIONS, mission, missions
from undercroft.games.massivedarkness2.mission.model import Mission
from undercroft.games.massivedarkness2.mission.picture import ABYSS, GREY, KEY, SIGNS, picture
from undercroft.kernel.errors import BadInput
from undercroft.parts.cell_names import cell_name, parse_cell, parse_cells

from .conftest import Read, Use, Write

DRAWN = """\
     A   B   C   D   E   F
   ┌───┬───────────────┬───┐
 1 │l* ║ m  Ro ┊~~~ ~~~│   │
   │   │   ┌───┐       │   │
 2 │ s │ 3 ║   ║       w   │
   ├───┘   │   │       │   │
 3 │       │lc*│~~~ ~~~│ + │
   │┈┈┈┌───┴───┴───────┴───┘
 4 │ @ │
   └───┘
"""
SIDE_BY_SIDE = (
    ("  - {tile: 6B, at: D1, turned: 90}", "  - {tile: 3A, at: D1}"),
    ("  - {between: [C2, D2]}\n", ""),
    ("at: [F3]", "at: [F2]"),
)
"""In place of the bottomless tile another one, whose corridor leads on."""


def names(made: Mission, cells: int) -> list[str]:
    return [cell_name(made.grid, cell) for cell in members(cells)]


def steps(made: Mission, name: str, closed: int = -1) -> list[str]:
    """Where one step leads, with all doors closed unless told otherwise."""
    walk = made.dungeon.zones(made.all_doors if closed < 0 else closed)
    return names(made, walk.step(1 << parse_cell(made.grid, name)) & ~made.abyss)


# -- the box ----------------------------------------------------------------------------------------------------------


def test_the_missions_that_ship_have_no_mistakes():
    assert tuple(MISSIONS.read_box().found) == missions()
    assert missions()[0] == "training"


def test_an_unknown_mission_is_refused_with_the_ones_there_are():
    with pytest.raises(BadInput, match=r"there is no mission 'nowhere': expected one of .*training"):
        mission("nowhere")


def test_the_dungeon_of_a_mission_is_made_once():
    first = mission("training")
    assert first.dungeon is first.dungeon
    assert first == MISSIONS.read(MISSIONS.files()["training"])


# -- tiles ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-TIL-01")
def test_a_tile_has_nine_zones_and_the_box_sixteen_sides():
    assert len(content().tiles) == 16
    assert all(len(turned(tile, 0)) == 9 for tile in content().tiles.values())


@pytest.mark.rule("MD2-TIL-05")
def test_inner_walls_are_those_of_both_zones_and_surround_chambers():
    for tile in content().tiles.values():
        zones = turned(tile, 0)
        for (x, y), (ground, chamber, walls) in zones.items():
            for side, other, beyond in (("E", "W", (x + 1, y)), ("S", "N", (x, y + 1))):
                if beyond not in zones:
                    continue
                there = zones[beyond]
                assert (side in walls) == (other in there[2]), tile.id
                if "~" not in (ground, there[0]):
                    assert (side in walls) == (chamber != there[1]), tile.id


def test_tiles_turn_clockwise_with_their_walls():
    tile = content().tiles["5A"]  # a chamber of six zones to the north of a corridor
    drawn = {
        quarter: ["".join(turned(tile, quarter)[x, y][1] for x in range(3)) for y in range(3)]
        for quarter in (0, 90, 180, 270)
    }
    assert drawn == {
        0: ["111", "111", "..."],
        90: [".11", ".11", ".11"],
        180: ["...", "111", "111"],
        270: ["11.", "11.", "11."],
    }
    assert turned(tile, 90)[1, 0] == ("#", "1", "WN")
    assert turned(tile, 180)[0, 1][2] == "WN"
    assert sorted(turned(tile, 270)[2, 0][2]) == ["W"]


@pytest.mark.rule("MD2-TIL-02")
def test_zones_are_light_or_shadow(read: Read):
    assert names(read(), read().shadow) == ["A1", "A2", "B2", "C2", "E2", "F2", "B3", "A4"]


@pytest.mark.rule("MD2-TIL-06")
def test_every_chamber_is_known_by_its_zones(read: Read):
    made = read()
    found = {chamber.id: names(made, chamber.zones) for chamber in made.chambers}
    assert found == {"1A-1": ["A1", "A2"], "1A-2": ["C2", "C3"], "6B-1": ["F1", "F2", "F3"]}
    assert made.chamber_at(parse_cell(made.grid, "B2")) is None
    assert made.chamber_at(parse_cell(made.grid, "C3")) == 1


# -- borders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("MD2-TIL-03")
def test_zones_are_adjacent_over_open_edges_only(read: Read):
    made = read()
    assert steps(made, "B1") == ["C1", "B2"]
    assert steps(made, "B1", closed=0) == ["A1", "C1", "B2"]
    assert steps(made, "A2", closed=0) == ["A1"]


@pytest.mark.rule("MD2-TIL-07")
def test_an_edge_between_tiles_is_open_unless_one_of_them_has_a_wall(read: Read):
    made = read(*SIDE_BY_SIDE)
    assert "D1" in steps(made, "C1")  # both open
    assert "D2" not in steps(made, "C2", closed=0)  # walls on both sides


@pytest.mark.rule("MD2-MIS-41")
def test_tiles_that_are_not_connected_are_walled_off(read: Read):
    made = mission("hellish_maze")
    assert steps(made, "C3", closed=0) == ["C2", "B3", "D3"]  # a bridge is there to lead somewhere
    apart = (
        *SIDE_BY_SIDE,
        ("bridges:", "connected: false\nlinks: [idol]\nbridges:"),
        ("[A1, C3]}\n", "[A1, C3, D1]}\n"),
    )
    made = read(*apart)
    assert "D1" not in steps(made, "C1")
    assert "D1" in steps(made, "A1")  # by the link


@pytest.mark.rule("MD2-TOK-14", "MD2-LOS-05")
def test_an_abyss_is_seen_across_and_never_entered(read: Read):
    made = read()
    assert names(made, made.abyss) == ["D1", "E1", "D3", "E3"]
    assert steps(made, "D2") == ["E2"]
    keys = mission("the_soul_keys")
    sight = keys.dungeon.sight(keys.all_doors)
    assert sight.field(parse_cell(keys.grid, "E2")) >> parse_cell(keys.grid, "E4") & 1
    assert "E3" not in steps(keys, "E2")


@pytest.mark.rule("MD2-TOK-13", "MD2-TOK-16")
def test_a_bridge_is_a_tile_of_one_shadow_zone(read: Read):
    made = read()
    bridge = made.tiles[-1]
    assert (bridge.side, names(made, bridge.zones)) == ("bridge", ["A4"])
    assert steps(made, "A4") == ["A3"]
    assert made.shadow & bridge.zones
    beside = read(("  - {at: A4, beside: [A3]}", "  - {at: A4, beside: [A3, B4]}\n  - {at: B4, beside: [A4]}"))
    assert steps(beside, "B4") == ["A4"]  # not B3, which lies beside it as well


@pytest.mark.rule("MD2-TIL-05", "MD2-DOR-01", "MD2-DOR-02")
def test_doors_stand_on_walls_of_chambers_and_are_closed(read: Read):
    made = read()
    assert [door.id for door in made.doors] == ["door_1", "hatch", "door_3", "gate"]
    assert "C2" not in steps(made, "B2")
    assert "C2" in steps(made, "B2", closed=made.all_doors & ~2)
    sight = made.dungeon.sight(made.all_doors)
    assert not sight.field(parse_cell(made.grid, "B2")) >> parse_cell(made.grid, "C2") & 1
    assert not any(door.open for door in made.doors)
    assert read(("id: hatch", "id: hatch, open: true")).doors[1].open


def test_links_lead_from_each_of_their_zones_to_each_other():
    made = mission("hellish_maze")
    assert steps(made, "F2") == ["A1", "F1", "F3", "B6", "F7"]
    field = made.dungeon.sight(made.all_doors).field(parse_cell(made.grid, "F2"))
    assert names(made, field) == ["F1", "F2", "F3"]


# -- what lies there --------------------------------------------------------------------------------------------------


def test_a_mission_has_what_its_file_says(read: Read):
    made = read()
    assert (made.id, made.number, made.origin, made.tasks) == ("tiny", 1, "test", ("idols", "well"))
    assert names(made, sum(1 << cell for cell in (*made.start, *made.mobs))) == ["B1", "A4"]
    assert made.roaming_portal == parse_cell(made.grid, "C1")
    assert made.portals == {3: parse_cell(made.grid, "B2")}
    assert [(token.kind, cell_name(made.grid, token.at), token.what, token.grey) for token in made.tokens] == [
        ("spawn", "A2", "", False),
        ("loot", "A1", "", False),
        ("loot", "C3", "", False),
        ("chest", "C3", "", False),
        ("column", "C1", "", False),
        ("objective", "A1", "idol", False),
        ("objective", "C3", "idol", False),
        ("objective", "F3", "well", True),
    ]
    assert [(deed.id, deed.cost, deed.opens, deed.wins) for deed in made.deeds] == [
        ("topple", "mp", "gate", False),
        ("drink", "action", "", True),
    ]


def test_the_picture_shows_everything(read: Read):
    assert picture(read()) == DRAWN


def test_the_key_of_the_picture_explains_every_sign():
    explained = {part.strip()[0] for part in KEY.replace("\n", "    ").split("    ") if part.strip()}
    assert {*SIGNS.values(), GREY, "@", "m", "R", "B", "!", ABYSS[0], "w"} <= explained


def test_a_boss_waits_on_a_tile_of_its_own():
    made = mission("releasing_michael")
    assert made.boss is not None
    assert names(made, made.boss.tile) == names(made, parse_cells(made.grid, "G1-I3"))
    assert {cell_name(made.grid, cell) for cell in made.boss.places["stone"]} == {"H1", "G2", "I2", "H3"}
    assert all(made.shadow >> cell & 1 for cell in made.boss.places["stone"])  # MD2-MIS-60


# -- packs ------------------------------------------------------------------------------------------------------------


def test_a_mission_of_a_pack_is_called_after_it(write_mission: Write, use_packs: Use):
    use_packs(write_mission().parent)
    made = mission("mypack-tiny")
    assert missions()[-1] == "mypack-tiny"
    assert {token.what for token in made.tokens} == {"", "mypack-idol", "mypack-well"}
    assert [(deed.id, deed.at) for deed in made.deeds] == [
        ("mypack-topple", "mypack-idol"),
        ("mypack-drink", "mypack-well"),
    ]
    assert made.text("title").id == "md2-mission-mypack-tiny-title"


def test_a_pack_may_use_the_words_of_the_box(write_mission: Write, use_packs: Use):
    path = write_mission(("name: idol", "name: lever"), ("at: idol", "at: lever"), ("id: topple", "id: pull_lever"))
    use_packs(path.parent)
    assert mission("mypack-tiny").deeds[0].at == "lever"


def test_a_pack_without_all_its_words_is_left_out(write_mission: Write, use_packs: Use):
    use_packs(write_mission(words=["title"]).parent)
    (told,) = MISSIONS.left_out()
    assert "the message 'md2-mission-mypack-tiny-story' is missing" in told
