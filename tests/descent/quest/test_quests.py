"""The quests that ship: they can be read, played and won, and look as the documentation shows them."""

from __future__ import annotations

from pathlib import Path

import pytest

from undercroft.board import members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.quest.box import tokens_for
from undercroft.games.descent.quest.file import QuestFile
from undercroft.games.descent.quest.model import Quest
from undercroft.games.descent.quest.picture import KEY, picture
from undercroft.games.descent.quest.quests import QUESTS, quest, quests
from undercroft.games.descent.quest.reach import Reach
from undercroft.kernel.content import load
from undercroft.kernel.errors import BadInput
from undercroft.parts.cell_names import cell_name, parse_cell, parse_cells

DOCS = Path(__file__).parents[3] / "docs"
PICTURES = DOCS / "img" / "quests"
NAMES = (
    "into_the_dark",
    "captives_of_the_salt_mine",
    "out_of_the_pit",
    "three_black_candles",
    "the_drowning_vault",
    "three_hides",
    "the_long_night",
    "the_light_below",
    "the_wyrm_below",
)
OURS = NAMES[1:]


@pytest.mark.rule("DES-SET-04")
def test_nine_quests_ship_in_the_order_of_their_numbers():
    assert quests() == NAMES
    assert [quest(name).number for name in NAMES] == list(range(1, 10))
    assert [quest(name).origin for name in NAMES] == ["published"] + ["undercroft"] * 8


def test_the_quests_have_no_mistakes():
    assert tuple(QUESTS.read_box().found) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_quest_looks_as_in_the_documentation(name: str):
    assert picture(quest(name)) + "\n" + KEY == (PICTURES / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", OURS)
def test_our_quests_have_the_size_of_an_evening(name: str):
    made = quest(name)
    assert 150 <= made.grid.floor.bit_count() <= 400
    assert 4 <= len(made.areas) <= 7
    for area in made.areas:
        if area is not made.areas[made.start_area]:
            assert 5 <= len(area.monsters) <= 10


@pytest.mark.parametrize("name", NAMES)
def test_every_event_of_a_quest_can_happen(name: str):
    reach = Reach(quest(name))
    assert list(reach.happened.values()) != []
    assert reach.happened.keys() == quest(name).event.keys()


def test_our_quests_have_goals_of_different_kinds():
    def goal(made: Quest) -> tuple[str, bool]:
        event = next(event for event in made.events if any(effect.win == "heroes" for effect in event.do))
        return event.when.kind, event.given.carries is not None

    assert [goal(quest(name)) for name in NAMES] == [
        ("killed", False),
        ("counter", False),
        ("gathered", False),
        ("counter", False),
        ("met", True),
        ("counter", False),
        ("round_ends", False),
        ("enters", True),
        ("killed", False),
    ]


@pytest.mark.rule("DES-CON-04")
@pytest.mark.parametrize("name", OURS)
def test_every_chest_of_our_quests_gives_two_to_four_conquest(name: str):
    """Quest 1 has chests with less: those are printed so, and what the quest lists counts."""
    assert all(2 <= chest.conquest <= 4 for chest in quest(name).chests.values())


def test_quest_1_says_of_every_entry_whose_it_is():
    """Its map, monsters, tokens, chests and goal are known; what Narthak adds to a master giant is not."""
    file = load(QUESTS.files()["into_the_dark"], QuestFile)
    assert file.origin == "published"
    entries = {**file.legend, **file.chests, **{entry.id: entry for entry in (*file.named, *file.events)}}
    ours = {name: entry.ours for name, entry in entries.items() if entry.origin or entry.ours}
    assert ours == {"narthak": ("wounds", "armor", "abilities"), "m": ("spare",)}


@pytest.mark.rule("DES-WIN-03", "DES-SET-18")
def test_quest_1_is_the_published_one():
    first = quest("into_the_dark")
    assert first.conquest == {2: 5, 3: 5, 4: 5, 5: 5}
    assert [area.cells.bit_count() for area in first.areas] == [6, 66, 50, 36, 46]
    assert [len(area.monsters) for area in first.areas] == [0, 6, 6, 6, 5]
    assert [door.rune for door in first.doors] == [None, None, None, None, "red"]
    assert cell_name(first.grid, first.start) == "A22"
    narthak = first.named["narthak"]
    assert (narthak.kind, narthak.wounds, narthak.armor) == ("giant", 4, 2)
    assert [ability.id for ability in narthak.abilities] == ["knockback"]
    chests = {n: (c.colour, c.conquest, c.coins, c.curses, c.treasures) for n, c in first.chests.items()}
    assert chests == {
        1: ("copper", 2, 0, 1, {"copper": 1}),
        2: ("copper", 1, 100, 0, {"copper": 1}),
        3: ("copper", 0, 0, 2, {"copper": 2}),
        4: ("silver", 3, 0, 1, {"silver": 1}),
        5: ("silver", 2, 200, 0, {"silver": 1}),
        6: ("silver", 1, 0, 2, {"silver": 2}),
        7: ("gold", 3, 0, 1, {"gold": 1}),
        8: ("gold", 0, 0, 3, {"gold": 2}),
    }
    placed = {(t.kind, t.what, cell_name(first.grid, t.cell)) for area in first.areas for t in area.tokens}
    assert ("key", "red", "R13") in placed
    assert ("glyph", "", "M24") in placed
    assert ("chest", "gold", "M9") in placed
    hounds = [m for m in first.areas[2].monsters if m.kind == "hell_hound"]
    assert [(m.master, m.stance >= first.grid.size) for m in hounds] == [(True, True), (False, True), (False, True)]


@pytest.mark.rule("DES-SPN-09")
def test_the_box_has_one_red_manticore_for_the_two_that_quest_1_shows():
    lair = quest("into_the_dark").areas[4]
    manticores = [m for m in lair.monsters if m.kind == "manticore"]
    assert [m.master for m in manticores] == [True, True]
    assert sum(not m.spare for m in manticores) == content().monsters["manticore"].figures.master == 1


@pytest.mark.rule("DES-EXP-02")
def test_a_door_is_placed_with_the_areas_on_both_sides_of_it():
    first = quest("into_the_dark")
    assert [members(area.doors) for area in first.areas] == [[0], [0, 1, 2], [1, 3], [2, 3, 4], [4]]


def test_the_dungeon_of_a_quest_is_made_once_and_is_no_part_of_its_value():
    first = quest("into_the_dark")
    again = QUESTS.read(QUESTS.files()["into_the_dark"])
    assert first.dungeon is first.dungeon
    assert first.dungeon is not again.dungeon
    assert first == again


def test_names_of_spaces():
    wide = quest("the_drowning_vault").grid
    assert cell_name(wide, 0) == "A1"
    assert cell_name(wide, wide.cell(25, 2)) == "Z3"
    assert cell_name(wide, wide.cell(26, 21)) == "AA22"
    for cell in range(wide.size):
        assert parse_cell(wide, cell_name(wide, cell)) == cell


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("AC1", "AC1 is off the map: the spaces run from A1 to AB22"),
        ("A23", "A23 is off the map: the spaces run from A1 to AB22"),
        ("a1", "'a1' is no space: expected a column and a row, like C21"),
        ("A0", "'A0' is no space: expected a column and a row, like C21"),
    ],
)
def test_a_name_that_is_no_space(name: str, why: str):
    with pytest.raises(BadInput, match=why):
        parse_cell(quest("the_drowning_vault").grid, name)


@pytest.mark.parametrize(("cells", "tokens"), [("A3", 1), ("A3 B3", 1), ("A3-B4", 1), ("A3-C4", 2), ("A3 C3", 2)])
def test_obstacle_tokens_cover_one_two_or_four_spaces(cells: str, tokens: int):
    grid = quest("the_drowning_vault").grid
    mask = 0
    for block in cells.split():
        mask |= parse_cells(grid, block)
    assert tokens_for(grid, mask) == tokens


def test_an_unknown_quest_is_refused_with_the_ones_there_are():
    with pytest.raises(BadInput, match=r"there is no quest 'nowhere': expected one of .*into_the_dark"):
        quest("nowhere")
