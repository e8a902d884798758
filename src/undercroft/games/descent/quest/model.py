"""Quests: the dungeon, what is hidden in it, and what the quest lets happen there (DES-SET-04).

A quest is a file (see docs/writing-a-quest.md). Players know a space by its name (`map.cell_name`, `map.parse_cell`).
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from undercroft.board import Bits, Cell, Dungeon, Grid, Stance
from undercroft.games.descent.box.components import Ability
from undercroft.games.descent.geometry import SIGHT
from undercroft.games.descent.quest.file import Event
from undercroft.kernel.messages import Msg
from undercroft.kernel.sourced import by_id
from undercroft.parts.happenings import by_moment


class Door(msgspec.Struct, frozen=True):
    """A door; where it lies is in the grid under the same number. All are closed at the start."""

    id: str = ""
    rune: str | None = None
    """The colour of the key that a rune-locked door needs (DES-DOR-09)."""


class PlacedMonster(msgspec.Struct, frozen=True):
    """A monster that stands in an area when it is revealed."""

    kind: str
    master: bool
    named: str
    stance: Stance
    spare: bool = False
    """The box may hold no figure for it; the quest shows it all the same."""


class PlacedToken(msgspec.Struct, frozen=True):
    """A token that lies in an area when it is revealed.

    Its kind is glyph, chest, potion, money, key, artifact, encounter, or `quest` for an item of the quest's own.
    """

    kind: str
    cell: Cell
    what: str = ""
    """Which potion, key, artifact, encounter or item; a chest's colour."""
    active: bool = False
    """The white side of the starting glyph (DES-GLY-01)."""


class Area(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the dungeon that is revealed at once (DES-EXP-02)."""

    name: str
    """The character it is drawn with."""
    cells: Bits
    monsters: tuple[PlacedMonster, ...]
    tokens: tuple[PlacedToken, ...]
    pits: Bits
    rubble: Bits
    water: Bits
    doors: Bits
    """The doors placed with it: those along its border and inside it."""
    text: Msg
    """Read out when it is revealed."""


class Chest(msgspec.Struct, frozen=True, kw_only=True):
    """The contents of the chest with a number (DES-TRS-12)."""

    colour: str
    conquest: int
    coins: int
    """For each hero."""
    treasures: dict[str, int]
    """Cards for each hero, by colour."""
    curses: int


class Named(msgspec.Struct, frozen=True, kw_only=True):
    """A named monster: a master of its kind with these additions (DES-MST-04)."""

    id: str
    kind: str
    wounds: int
    armor: int
    speed: int
    damage: int
    abilities: tuple[Ability, ...]
    conquest: int


class Quest(msgspec.Struct, frozen=True, kw_only=True, dict=True):
    """A quest, ready to be played."""

    id: str
    number: int
    origin: str
    conquest: dict[int, int]
    """Tokens at the start, by the number of players, the overlord included (DES-SET-18)."""
    garrison: dict[int, int]
    """How many in a hundred of its monsters there are, by the number of players; all where nothing is said."""
    grid: Grid
    areas: tuple[Area, ...]
    doors: tuple[Door, ...]
    stairs: tuple[str, ...]
    """The colours of the pairs of stairs that the grid holds."""
    start: Cell
    """The space of the active starting glyph (DES-SET-19)."""
    start_area: int
    chests: dict[int, Chest]
    named: dict[str, Named]
    regions: dict[str, Bits]
    """Spaces by the names that events use; every area is a region too."""
    events: tuple[Event, ...]
    encounters: tuple[str, ...]
    items: tuple[str, ...]
    """Tokens of the quest's own that heroes carry."""

    @cached_property
    def dungeon(self) -> Dungeon:
        """Everything worked out about the grid; one for all games of this quest."""
        return Dungeon(self.grid, SIGHT)

    @cached_property
    def moments(self) -> dict[str, tuple[Event, ...]]:
        return by_moment(self.events)

    @cached_property
    def event(self) -> dict[str, Event]:
        return by_id(self.events)

    def strength(self, monsters: int, players: int) -> int:
        """How many of some monsters there are against so many players, rounded up."""
        return -(-monsters * self.garrison.get(players, 100) // 100)

    def door(self, name: str) -> int:
        """The number of the door with this name."""
        return next(number for number, door in enumerate(self.doors) if door.id == name)

    def text(self, part: str) -> Msg:
        """`title`, `intro`, `goal`, `victory`, `defeat`, `area-3`, `item-crown`, `encounter-altar`, or what is said."""
        return Msg(f"des-quest-{self.id}-{part}")
