"""Small dungeons drawn in a scenario, in place of an adventure.

The picture is that of an adventure file's `things`; `zones` may be left out, then everything is one zone. No tiles are
needed, and the box is not asked how much there is of anything. Bone piles and barrels have marks of their own (`%` and
`&`), and a mark that the legend does not explain names its square: a model can be put there by it.
"""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec

from undercroft.board import Cell
from undercroft.games.dungeonsaga.adventure import names
from undercroft.games.dungeonsaga.adventure.adventures import keep
from undercroft.games.dungeonsaga.adventure.build import Draft
from undercroft.games.dungeonsaga.adventure.file import AdventureFile, Aftermath, DeckEntry, Deed, Event, Thing
from undercroft.games.dungeonsaga.adventure.fill import adventure_of
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.box.components import Name
from undercroft.games.dungeonsaga.box.content import content
from undercroft.kernel.content import Entry
from undercroft.kernel.source import Source
from undercroft.kernel.sourced import Id, Positive
from undercroft.parts.cell_names import Cells
from undercroft.parts.drawn_map import Pictures, bared, drawn_id, finished, one_area
from undercroft.parts.map_draft import Mark

MARKS = {"%": Thing(bones=1), "&": Thing(furniture="barrel")}
ORDERS = 2
CARDS = 9


class DrawnMap(Entry, frozen=True, kw_only=True):
    """A dungeon as a scenario draws it; everything as in an adventure file."""

    things: str
    zones: str = ""
    legend: dict[Mark, Thing] = {}
    regions: dict[Id, tuple[Cells, ...]] = {}
    orders: Positive = ORDERS
    raises: dict[Name, Positive] = {}
    spells: dict[Name, tuple[Name, ...]] = {}
    """Of bosses who appear; heroes, and bosses who are there, have their own in `given`."""
    items: dict[Name, tuple[Name, ...]] = {}
    stunned_loses: bool = True
    deck_out: Literal["heroes", "overlord", "goes_on"] = "goes_on"
    """Most scenarios have no deck, and go on without."""
    deeds: tuple[Deed, ...] = ()
    events: tuple[Event, ...] = ()
    aftermath: Aftermath = Aftermath()


class Drawn(msgspec.Struct, frozen=True):
    """The adventure that a drawing makes, and the squares that its marks name."""

    adventure: Adventure
    marks: dict[str, Cell]


class Sketch(Draft):
    """A drawing on its way to an adventure: floor without tiles."""

    def __init__(self, file: AdventureFile, source: Source) -> None:
        self.file = file
        super(Draft, self).__init__(Path("map"), source, file.legend)


def draw(drawn: DrawnMap) -> Drawn:
    """The dungeon of a drawing; it can be found by its id from now on."""
    things, marks = bared(drawn.things, {*MARKS, *drawn.legend})
    zones = drawn.zones or one_area(drawn.things)
    file = AdventureFile(
        id=drawn_id(drawn),
        number=1,
        letter="S",
        origin="scenario",
        heroes=tuple(card.id for card in content().heroes.values() if not card.legend and not card.companion),
        orders=drawn.orders,
        deck=DeckEntry(cards=CARDS),
        raises=drawn.raises,
        spells=drawn.spells,
        items=drawn.items,
        stunned_loses=drawn.stunned_loses,
        deck_out=drawn.deck_out,
        tiles=(),
        zones=zones,
        things=things,
        legend={mark: thing for mark, thing in {**MARKS, **drawn.legend}.items() if mark in things},
        regions=drawn.regions,
        deeds=drawn.deeds,
        events=drawn.events,
        aftermath=drawn.aftermath,
    )
    draft = Sketch(file, Pictures({"zones": zones, "things": things}))
    made = finished(draft, draft.made(adventure_of, names.faults))
    keep(made)
    return Drawn(made, {mark: made.grid.cell(x, y) for mark, (x, y) in marks.items()})
