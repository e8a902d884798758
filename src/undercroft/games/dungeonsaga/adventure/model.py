"""An adventure, ready to be played."""

from __future__ import annotations

from functools import cached_property

import msgspec

from undercroft.board import Bits, Cell, Dungeon, Grid, Stance
from undercroft.games.dungeonsaga.adventure.file import Aftermath, Deed, Event, TileEntry
from undercroft.games.dungeonsaga.geometry import SIGHT, Spots
from undercroft.kernel.messages import Msg
from undercroft.kernel.sourced import by_id
from undercroft.parts.happenings import by_moment


class PlacedModel(msgspec.Struct, frozen=True):
    """A model that stands in a zone when it is laid out."""

    kind: str
    stance: Stance
    facing: int | None
    """None: its owner chooses (SAG-SET-15)."""
    named: str = ""


class PlacedFitting(msgspec.Struct, frozen=True):
    """A door or a chest, closed (SAG-LCK-01)."""

    id: str
    kind: str
    """single_door, double_door or chest."""
    cells: tuple[Cell, ...]
    lock: int = 0
    ward: int = 0
    holds: tuple[str, ...] = ()


class Piece(msgspec.Struct, frozen=True):
    """A piece of furniture that nobody opens."""

    kind: str
    cells: tuple[Cell, ...]


class Zone(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the dungeon that is laid out at once (SAG-SET-08, SAG-LCK-17)."""

    name: str
    """The character it is drawn with."""
    cells: Bits
    models: tuple[PlacedModel, ...] = ()
    bones: tuple[Cell, ...] = ()
    """One entry for each pile."""
    fittings: tuple[PlacedFitting, ...] = ()
    furniture: tuple[Piece, ...] = ()
    text: Msg
    """Read out when it is laid out."""


class Adventure(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Everything that an adventure description supplies (SAG-SET-14)."""

    id: str
    number: int
    letter: str
    origin: str
    heroes: tuple[str, ...]
    """Cards: the stronger ones, where the adventure is for those."""
    facing: int | None
    orders: int
    cards: int
    """Of the overlord's deck: N of SAG-SET-09."""
    without: tuple[str, ...]
    raises: dict[str, int]
    spells: dict[str, tuple[str, ...]]
    items: dict[str, tuple[str, ...]]
    gear: dict[str, tuple[str, ...]]
    skills: dict[str, tuple[str, ...]]
    """All four by hero or boss, whichever version of him."""
    stunned_loses: bool
    deck_out: str
    tiles: tuple[TileEntry, ...]
    grid: Grid
    zones: tuple[Zone, ...]
    start_zones: Bits
    """Zones laid out at set-up."""
    start: tuple[Cell, ...]
    """Squares where heroes may begin."""
    places: dict[str, Cell]
    """Squares of heroes who begin somewhere of their own."""
    regions: dict[str, Bits]
    """Squares by the names that events use; every zone is a region too."""
    deeds: tuple[Deed, ...]
    events: tuple[Event, ...]
    aftermath: Aftermath

    @cached_property
    def dungeon(self) -> Dungeon:
        """Everything worked out about the grid; one for all games of this adventure."""
        return Dungeon(self.grid, SIGHT)

    @cached_property
    def spots(self) -> Spots:
        """What lies around every base on it, likewise."""
        return Spots(self.dungeon)

    @cached_property
    def moments(self) -> dict[str, tuple[Event, ...]]:
        return by_moment(self.events)

    @cached_property
    def way_out(self) -> Bits:
        """The squares on which the heroes gather to win, wherever an adventure is won so; its goal speaks of them."""
        won = [event for event in self.events if any(effect.win == "heroes" for effect in event.do)]
        cells = 0
        for event in won:
            cells |= self.regions[event.when.gathered] if event.when.gathered is not None else 0
        return cells

    @cached_property
    def deed(self) -> dict[str, Deed]:
        return by_id(self.deeds)

    @cached_property
    def fitting(self) -> dict[str, PlacedFitting]:
        return by_id(fitting for zone in self.zones for fitting in zone.fittings)

    def text(self, part: str) -> Msg:
        """`title`, `story`, `goal-heroes`, `goal-overlord`, `rules`, `zone-2`, `deed-altar`, or what is said."""
        return Msg(f"sag-adventure-{self.id}-{part}")
