"""The shapes of a mission file: what an author may write. docs/writing-a-mission.md explains it with examples."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Id
from undercroft.parts.cell_names import CellName
from undercroft.parts.happenings import Owned

Quarters: TypeAlias = Literal[0, 90, 180, 270]
Pair: TypeAlias = tuple[CellName, CellName]
Side = Annotated[str, msgspec.Meta(pattern="^[1-8][AB]$", description="a side of a tile like 3B")]

Furniture: TypeAlias = Literal[
    "spawn", "loot", "chest", "greater_chest", "fountain", "forge", "column", "spike_trap", "bear_trap"
]
"""Tokens that are the same in every mission."""


class TileEntry(Entry, frozen=True, kw_only=True):
    """A side of a tile, by its north-western zone, turned clockwise by so many degrees (MD2-TIL-01)."""

    tile: Side
    at: CellName
    turned: Quarters = 0


class BridgeEntry(Entry, frozen=True, kw_only=True):
    """A zone of its own (MD2-TOK-13)."""

    at: CellName
    beside: tuple[CellName, ...]
    """The zones it is laid against; to all others there is no way."""


class DoorEntry(Owned, frozen=True, kw_only=True):
    """A door on the wall of a chamber (MD2-TIL-05)."""

    between: Pair
    id: Id | None = None
    open: bool = False
    white: bool = False
    """White-framed: a deed opens it, or heroes may once some tasks are done, or the mission's own rules do."""
    needs: tuple[Id, ...] = ()
    """Tasks after which heroes open it as any other door."""
    special: bool = False
    """The mission's own rules open it."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if (self.needs or self.special) and not self.white:
            raise ValueError("only a 'white' door has 'needs' or is 'special'")
        if self.needs and self.special:
            raise ValueError("a door has 'needs' or is 'special', not both")
        if self.white and self.id is None:
            raise ValueError("a 'white' door needs an 'id'")


class PortalEntry(Entry, frozen=True, kw_only=True, rename={"heroes": "from"}):
    """A portal, and the number of heroes from which it is used (MD2-SET-14)."""

    at: CellName
    heroes: Count


class ObjectiveEntry(Owned, frozen=True, kw_only=True):
    """Objective tokens of one name, or corruption tokens that have a part in the mission (MD2-MIS-02)."""

    name: Id
    at: tuple[CellName, ...]
    kind: Literal["objective", "corruption"] = "objective"
    grey: bool = False
    time: Count = 0
    """Time tokens that lie on each (MD2-MIS-72)."""

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.kind == "corruption" and (self.grey or self.time):
            raise ValueError("a corruption token has no grey side, and no time tokens lie on it")


class DeedEntry(Owned, frozen=True, kw_only=True):
    """What heroes can do where an objective lies (MD2-INT-05)."""

    id: Id
    at: Id
    cost: Literal["mp", "action"]
    free: bool = False
    needs: tuple[Id, ...] = ()
    holding: Id | None = None
    all_here: Id | None = None
    xp: Count = 0
    xp_all: Count = 0
    keep: bool = False
    remove: bool = False
    souls: Count = 0
    leaves: bool = False
    wins: bool = False
    completes: Id | None = None
    opens: Id | None = None
    special: Id | None = None

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.keep and self.remove:
            raise ValueError("a token is kept or removed, not both")
        if self.completes and not (self.keep or self.remove):
            raise ValueError("a task is completed when no token of the name is left: 'keep' it or 'remove' it")
        if self.opens and not self.completes:
            raise ValueError("a door opens when a task is done: write what the deed 'completes'")


class BossEntry(Owned, frozen=True, kw_only=True):
    """The boss of a mission (MD2-BOS-02)."""

    boss: Id
    at: CellName
    start: tuple[CellName, ...]
    door: Id
    places: dict[Id, tuple[CellName, ...]] = {}


class MissionFile(Entry, frozen=True, kw_only=True):
    id: Id
    game: Literal["massivedarkness2"] = "massivedarkness2"
    number: Count
    origin: str
    tiles: tuple[TileEntry, ...]
    connected: bool = True
    """Whether zones of two tiles that share an edge are adjacent (MD2-TIL-07, MD2-MIS-41)."""
    bridges: tuple[BridgeEntry, ...] = ()
    links: tuple[Id, ...] = ()
    """Objectives whose zones are one step from each other (MD2-MIS-42)."""
    doors: tuple[DoorEntry, ...] = ()
    start: tuple[CellName, ...]
    mobs: tuple[CellName, ...] = ()
    """Starting Mob Zones (MD2-SET-15)."""
    roaming_portal: CellName | None = None
    portals: tuple[PortalEntry, ...] = ()
    tokens: dict[Furniture, tuple[CellName, ...]] = {}
    objectives: tuple[ObjectiveEntry, ...] = ()
    marks: dict[Id, CellName] = {}
    tasks: tuple[Id, ...]
    deeds: tuple[DeedEntry, ...] = ()
    passable: tuple[Id, ...] = ()
    """Doors that do not stop enemies, or `all` (MD2-MIS-09)."""
    boss: BossEntry | None = None
    heroes_as: Annotated[int, msgspec.Meta(ge=0, le=6)] = 0
    """Everything is as if so many heroes played (MD2-MIS-84); 0: as many as do."""
    special: Id | None = None
    """The module of rules that is its own."""
