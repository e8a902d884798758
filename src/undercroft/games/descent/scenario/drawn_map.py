"""Small dungeons drawn in a scenario, in place of a quest.

The picture is that of a quest file's `things`; `areas` may be left out, then everything is one area. Obstacles have
marks of their own (`_` pit, `%` rubble, `~` water), and a mark that the legend does not explain names its space: a
figure can be put there by it.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercroft.board import Cell, lowest
from undercroft.games.descent.quest.build import Draft
from undercroft.games.descent.quest.file import (
    ChestEntry,
    ChestNumber,
    DoorLine,
    Event,
    Line,
    NamedEntry,
    QuestFile,
    Thing,
)
from undercroft.games.descent.quest.fill import Filling
from undercroft.games.descent.quest.model import Quest
from undercroft.games.descent.quest.quests import keep
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Id
from undercroft.parts.cell_names import Cells
from undercroft.parts.drawn_map import Pictures, bared, drawn_id, finished, one_area
from undercroft.parts.map_draft import Mark

OBSTACLES = {"_": Thing(obstacle="pit"), "%": Thing(obstacle="rubble"), "~": Thing(obstacle="water")}
CONQUEST = 5


class DrawnMap(Entry, frozen=True, kw_only=True):
    """A dungeon as a scenario draws it; everything as in a quest file."""

    things: str
    areas: str = ""
    legend: dict[Mark, Thing] = {}
    doors: tuple[DoorLine, ...] = ()
    walls: tuple[Line, ...] = ()
    regions: dict[Id, tuple[Cells, ...]] = {}
    chests: dict[ChestNumber, ChestEntry] = {}
    named: tuple[NamedEntry, ...] = ()
    events: tuple[Event, ...] = ()


class Drawn(msgspec.Struct, frozen=True):
    """The quest that a drawing makes, and the spaces that its marks name."""

    quest: Quest
    marks: dict[str, Cell]


def draw(drawn: DrawnMap) -> Drawn:
    """The dungeon of a drawing; it can be found by its id from now on."""
    things, marks = bared(drawn.things, {*OBSTACLES, *drawn.legend})
    areas = drawn.areas or one_area(drawn.things)
    file = QuestFile(
        id=drawn_id(drawn),
        number=1,
        origin="scenario",
        conquest=CONQUEST,
        areas=areas,
        things=things,
        legend={mark: thing for mark, thing in {**OBSTACLES, **drawn.legend}.items() if mark in things},
        doors=drawn.doors,
        walls=drawn.walls,
        regions=drawn.regions,
        chests=drawn.chests,
        named=drawn.named,
        events=drawn.events,
    )
    draft = Draft(Path("map"), file, Pictures({"areas": areas, "things": things}))
    made = finished(draft, draft.made(_fill))
    keep(made)
    return Drawn(made, {mark: made.grid.cell(x, y) for mark, (x, y) in marks.items()})


def _fill(draft: Draft) -> Quest | None:
    """The quest; a drawing without a starting glyph begins at its first space."""
    filling = Filling(draft)
    filling.put_everything()
    glyphs = [token.cell for tokens in filling.tokens for token in tokens if token.active]
    return None if draft.faults else filling.quest_from(glyphs[0] if glyphs else lowest(draft.grid.floor))
