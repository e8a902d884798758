"""An adventure file becomes an adventure: everything stands where it is drawn."""

from __future__ import annotations

import pytest

from undercroft.board import Facing, members
from undercroft.games.dungeonsaga.adventure.adventures import ADVENTURES, adventure, adventures
from undercroft.games.dungeonsaga.adventure.build import squares
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.adventure.picture import FURNITURE, MODELS, picture
from undercroft.games.dungeonsaga.box.content import content
from undercroft.kernel.errors import BadInput
from undercroft.parts.cell_names import cell_name

from .conftest import Read

DRAWN = """\
     A   B   C   D   E   F   G   H   I   J   K
   ┌───────────────────────────┐
 1 │ @   1  =2=┊zo<  2  [1]    │
   │                           └───────────────┐
 2 │ @      =2=┊    GH              ~1~┊ 3     │
   └───────────┐               ┌───────┐       │
 3             │lec     %2     │       │       │
               └───────────────┘       └───────┘
"""


def named(made: Adventure, cells: int) -> list[str]:
    return [cell_name(made.grid, cell) for cell in members(cells)]


# -- the box -----------------------------------------------------------------------------------------------------------


def test_the_adventures_that_ship_have_no_mistakes():
    assert tuple(ADVENTURES.read_box().found) == adventures()
    assert adventures()[0] == "skeletons_in_the_cellar"


def test_an_unknown_adventure_is_refused_with_the_ones_there_are():
    with pytest.raises(BadInput, match=r"there is no adventure 'nowhere': expected one of .*skeletons_in_the_cellar"):
        adventure("nowhere")


def test_the_dungeon_of_an_adventure_is_made_once():
    first = adventure(adventures()[0])
    assert first.dungeon is first.dungeon
    assert first == ADVENTURES.read(ADVENTURES.files()[first.id])


# -- what is drawn -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("SAG-SET-14")
def test_an_adventure_has_what_its_file_says(read: Read):
    made = read()
    assert (made.heroes, made.orders, made.cards, made.without) == (("orlaf", "danor"), 2, 9, ("interrupt",))
    assert (made.raises, made.stunned_loses, made.deck_out) == ({"zombie": 2}, True, "overlord")
    assert made.spells == {"danor": ("break_ward", "flamebolt")}
    assert [cell_name(made.grid, cell) for cell in made.start] == ["A1", "A2"]
    assert [zone.name for zone in made.zones] == ["1", "2", "3"]
    room = made.zones[1]
    assert [(m.kind, cell_name(made.grid, m.stance), m.facing, m.named) for m in room.models] == [
        ("zombie", "D1", Facing.WEST, ""),
        ("ghost", "E2", None, "wisp"),
    ]
    assert [cell_name(made.grid, cell) for cell in room.bones] == ["F3", "F3"]
    assert [(piece.kind, piece.cells) for piece in room.furniture] == [("lectern", (made.grid.cell(3, 2),))]
    assert (made.fitting["chest_1"].lock, made.fitting["chest_1"].holds) == (1, ("battle_potion",))
    assert (made.fitting["door_1"].lock, made.fitting["door_1"].ward) == (0, 1)


@pytest.mark.rule("SAG-SET-08")
def test_the_zones_with_start_squares_are_laid_out_first(read: Read):
    assert members(read().start_zones) == [0]
    beyond = read(
        ("{region: exit}", "{hero: danor}"), ("wee\n", "we.\n"), ("##ee", "##.."), ("gathered: exit", "enters: porch")
    )
    assert members(beyond.start_zones) == [0, 2]
    assert beyond.places == {"danor": beyond.grid.cell(9, 1)}


@pytest.mark.rule("SAG-LCK-02", "SAG-FUR-02")
def test_what_covers_several_squares_is_drawn_at_its_upper_left(read: Read):
    made = read(("furniture: lectern", "furniture: table"))
    cells = {fitting.id: [cell_name(made.grid, cell) for cell in fitting.cells] for fitting in made.fitting.values()}
    assert cells == {"gate": ["C1", "C2"], "door_1": ["I2"], "chest_1": ["F1"]}
    (table,) = made.zones[1].furniture
    assert [cell_name(made.grid, cell) for cell in table.cells] == ["D3", "E3"]


def test_every_zone_is_a_region(read: Read):
    made = read()
    assert named(made, made.regions["3"]) == ["J2", "K2", "J3", "K3"] == named(made, made.regions["exit"])
    assert named(made, made.regions["porch"]) == ["A1", "B1", "A2", "B2"]
    assert named(made, made.regions["altar"]) == ["D3"]


def test_what_has_no_name_is_numbered_around_what_has(read: Read):
    made = read(("id: gate", "id: door_1"))
    assert list(made.fitting) == ["door_1", "chest_1", "door_2"]


def test_an_adventure_for_legends_is_played_with_their_cards(read: Read):
    made = read(("[orlaf, danor]", "[orlaf, danor, hedrin]\nlegends: true"), ("h.dz", "hhdz"))
    assert made.heroes == ("orlaf_legend", "danor_legend", "hedrin")


@pytest.mark.rule("SAG-SET-15")
@pytest.mark.parametrize(("direction", "facing"), [("north", 0), ("east", 1), ("south", 2), ("west", 3)])
def test_heroes_face_where_the_adventure_says(direction: str, facing: int, read: Read):
    assert read(("orders: 2", f"orders: 2\nfacing: {direction}")).facing == facing
    assert read().facing is None


@pytest.mark.rule("SAG-SET-16")
def test_tiles_turn_clockwise():
    fork = content().tiles["fork_3x3"]
    drawn = {
        turned: ["".join("#" if (x, y) in squares(fork, turned) else "." for x in range(3)) for y in range(3)]
        for turned in (0, 90, 180, 270)
    }
    assert drawn == {
        0: ["#.#", "###", ".#."],
        90: [".##", "##.", ".##"],
        180: [".#.", "###", "#.#"],
        270: ["##.", ".##", "##."],
    }


# -- pictures ----------------------------------------------------------------------------------------------------------


def test_the_picture_shows_everything(read: Read):
    assert picture(read()) == DRAWN


def test_the_picture_has_a_sign_for_every_piece():
    box = content()
    assert MODELS.keys() == {*box.minions, *box.bosses}
    assert FURNITURE.keys() == {piece.id for piece in box.furniture.values() if not piece.door and not piece.chest}
    assert len({*MODELS.values()}) == len(MODELS)
    assert len({*FURNITURE.values()}) == len(FURNITURE)
