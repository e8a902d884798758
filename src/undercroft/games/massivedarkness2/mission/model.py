"""A mission, ready to be played (MD2-MIS-01)."""

from __future__ import annotations

from functools import cached_property
from typing import Literal

import msgspec

from undercroft.board import Bits, Cell, Dungeon, Grid, Solid
from undercroft.games.massivedarkness2.geometry import SIGHT
from undercroft.games.massivedarkness2.state import Thing
from undercroft.kernel.messages import Msg


class Laid(msgspec.Struct, frozen=True, kw_only=True):
    """A tile or a bridge on the table."""

    side: str
    """1A to 8B, or bridge."""
    zones: Bits
    at: Cell
    """Its north-western zone."""
    turn: int
    """Quarter turns clockwise."""


class Door(msgspec.Struct, frozen=True, kw_only=True):
    """A door, at the same place in the list as on the grid; closed at the start unless it says so (MD2-DOR-01)."""

    id: str
    zones: tuple[Cell, Cell]
    white: bool = False
    """White-framed: it has rules of its own (MD2-MIS-01)."""
    open: bool = False
    needs: tuple[str, ...] = ()
    """A white-framed one that heroes open as any other once these tasks are done (MD2-MIS-57)."""
    special: bool = False
    """A white-framed one that the mission's own rules open (MD2-MIS-20)."""


class Chamber(msgspec.Struct, frozen=True, kw_only=True):
    """MD2-TIL-05."""

    id: str
    zones: Bits


class PlacedToken(msgspec.Struct, frozen=True, kw_only=True):
    """Something that lies in a zone when the mission begins; loot is there as often as the heroes' number says."""

    kind: Thing
    at: Cell
    what: str = ""
    count: int = 1
    grey: bool = False


class Deed(msgspec.Struct, frozen=True, kw_only=True):
    """What heroes can do in a mission at an objective token: for a movement point or for an action (MD2-INT-05)."""

    id: str
    at: str
    """The name of the objective, or of all those called so."""
    cost: Literal["mp", "action"]
    free: bool = False
    """No interaction with an object, so enemies in the zone do not prevent it: leaving, travelling (MD2-INT-05)."""
    needs: tuple[str, ...] = ()
    """Tasks done before (MD2-WIN-05)."""
    holding: str = ""
    """An objective that the hero must hold."""
    all_here: str = ""
    """All heroes who hold such an objective must be in the zone (MD2-MIS-25)."""
    xp: int = 0
    """For the hero."""
    xp_all: int = 0
    keep: bool = False
    """The token goes on the hero's board."""
    remove: bool = False
    """The token is removed."""
    souls: int = 0
    leaves: bool = False
    """The hero leaves the dungeon; when the last has left, the mission is won (MD2-WIN-06)."""
    wins: bool = False
    """At once, or with the task that it completes."""
    completes: str = ""
    """The task that is done when no token of that name is left on the table."""
    opens: str = ""
    """The white-framed door that opens when that task is done, and reveals its chamber."""
    special: str = ""
    """A function of the mission that is called besides."""


class BossFight(msgspec.Struct, frozen=True, kw_only=True):
    """MD2-BOS-02: where the boss waits, where heroes begin the fight, and what has its place on the boss's tile."""

    boss: str
    at: Cell
    start: tuple[Cell, ...]
    tile: Bits
    door: str
    """The white-framed door that leads to it."""
    places: dict[str, tuple[Cell, ...]] = {}
    """Hourglasses, corruption stones."""


class Mission(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """Tiles, tokens, goals and special rules."""

    id: str
    number: int
    origin: str
    grid: Grid
    tiles: tuple[Laid, ...]
    shadow: Bits
    abyss: Bits
    """Zones that nobody may enter (MD2-TOK-14)."""
    chambers: tuple[Chamber, ...]
    doors: tuple[Door, ...]
    start: tuple[Cell, ...]
    """One zone; several where heroes begin apart (MD2-MIS-83)."""
    mobs: tuple[Cell, ...]
    """Starting Mob Zones (MD2-SET-15)."""
    roaming_portal: Cell | None
    portals: dict[int, Cell]
    """By the number of heroes from which each is used: 3, 5 (MD2-SET-14)."""
    tokens: tuple[PlacedToken, ...]
    marks: dict[str, Cell] = {}
    """Other zones that the mission names."""
    deeds: tuple[Deed, ...] = ()
    passable: tuple[str, ...] = ()
    """Doors that enemies pass even when they are closed (MD2-MIS-09); `all` of them (MD2-MIS-75)."""
    boss: BossFight | None = None
    special: str = ""
    """The module of rules that is its own."""
    tasks: tuple[str, ...] = ()
    """Its goals, in their order."""
    heroes_as: int = 0
    """Everything is as if so many heroes played (MD2-MIS-84); 0: as many as do."""

    @cached_property
    def dungeon(self) -> Dungeon:
        """One looks across an abyss, and walks around it (MD2-LOS-05)."""
        return Dungeon(self.grid, SIGHT).furnished(Solid(walking=self.abyss))

    @cached_property
    def all_doors(self) -> Bits:
        return (1 << len(self.doors)) - 1

    @cached_property
    def ghostly(self) -> Bits:
        """The doors that do not stop enemies."""
        return sum(1 << n for n, door in enumerate(self.doors) if "all" in self.passable or door.id in self.passable)

    @cached_property
    def doors_at(self) -> dict[Cell, tuple[int, ...]]:
        """The doors in each zone that has any."""
        zones = {zone for door in self.doors for zone in door.zones}
        return {zone: tuple(n for n, door in enumerate(self.doors) if zone in door.zones) for zone in zones}

    def door(self, name: str) -> int:
        return next(n for n, door in enumerate(self.doors) if door.id == name)

    def chamber_at(self, zone: Cell) -> int | None:
        """The number of the chamber that a zone is part of; none for a corridor (MD2-TIL-06)."""
        return next((n for n, chamber in enumerate(self.chambers) if chamber.zones >> zone & 1), None)

    def tile_at(self, zone: Cell) -> Bits:
        return next(laid.zones for laid in self.tiles if laid.zones >> zone & 1)

    def text(self, part: str) -> Msg:
        """story, goal, rules, won or lost."""
        return Msg(f"md2-mission-{self.id}-{part}")
