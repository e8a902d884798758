"""Quests: the dungeon, what is hidden in it, and what the quest lets happen there (DES-SET-04).

A quest is a file (see docs/writing-a-quest.md). The ones that ship, those of the box, are in `quests/`; others come in
packs (`packs`). Players know a space by its name (`cell_name`, `parse_cell`).
"""

from __future__ import annotations

from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from undercroft.board import Bits, Cell, Dungeon, Grid, Stance
from undercroft.games.descent.components import Ability
from undercroft.games.descent.geometry import SIGHT
from undercroft.games.descent.quest_file import Event
from undercroft.games.descent.quest_map import cell_name, parse_cell
from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Msg

if TYPE_CHECKING:
    from undercroft.games.descent.packs import Shelf

__all__ = [
    "Area",
    "Chest",
    "Door",
    "Named",
    "PlacedMonster",
    "PlacedToken",
    "Quest",
    "box_files",
    "cell_name",
    "files_in",
    "keep",
    "left_out",
    "load_quest",
    "locale_folders",
    "parse_cell",
    "quest",
    "quest_file",
    "quest_files",
    "quest_number",
    "quests",
]

BOX = Path(__file__).parent / "quests"


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
        """The events by the kind of moment at which they happen."""
        found: dict[str, tuple[Event, ...]] = {}
        for event in self.events:
            found[event.when.kind] = (*found.get(event.when.kind, ()), event)
        return found

    @cached_property
    def event(self) -> dict[str, Event]:
        return {event.id: event for event in self.events}

    def strength(self, monsters: int, players: int) -> int:
        """How many of some monsters there are against so many players, rounded up."""
        return -(-monsters * self.garrison.get(players, 100) // 100)

    def door(self, name: str) -> int:
        """The number of the door with this name."""
        return next(number for number, door in enumerate(self.doors) if door.id == name)

    def text(self, part: str) -> Msg:
        """`title`, `intro`, `goal`, `victory`, `defeat`, `area-3`, `item-crown`, `encounter-altar`, or what is said."""
        return Msg(f"des-quest-{self.id}-{part}")


_QUESTS: dict[str, Quest] = {}


def quest(name: str) -> Quest:
    """The quest with this id, from the box or from a pack."""
    found = _QUESTS.get(name)
    if found is None:
        files = box_files()
        found = _QUESTS[name] = load_quest(files[name]) if name in files else _quest_of_a_pack(name)
    return found


def keep(made: Quest) -> None:
    """Let a quest that is in no file be found by its id while the program runs: the map of a scenario."""
    _QUESTS[made.id] = made


def quests() -> tuple[str, ...]:
    """The ids of all quests by their numbers: those of the box, then those of each pack."""
    ours = sorted(box_files(), key=lambda name: quest(name).number)
    return (*ours, *(name for pack in _shelf().packs for name in pack.quests))


def quest_number(number: int) -> str:
    """The id of the quest at a place in the list of all quests, counted from 1."""
    found = quests()
    if not 1 <= number <= len(found):
        raise BadInput(f"there is no quest {number}: expected 1 to {len(found)}, or an id such as {found[0]}")
    return found[number - 1]


def quest_files() -> dict[str, Path]:
    """The files of all quests by id."""
    return {**box_files(), **{name: path for pack in _shelf().packs for name, path in pack.files.items()}}


def quest_file(name: str) -> Path | None:
    """The file that a quest was read from; the map of a scenario is in none."""
    quest(name)  # one that there is not is refused
    return box_files().get(name) or quest_files().get(name)


def box_files() -> dict[str, Path]:
    """The files of the quests that ship, by id, which is also the name of the file."""
    return {path.stem: path for path in files_in(BOX)}


def files_in(folder: Path) -> list[Path]:
    return sorted(folder.rglob("*.yaml"))


def load_quest(path: Path) -> Quest:
    """The quest of a file; what is wrong with it is BadInput, with a line for every mistake."""
    from undercroft.games.descent.quests_check import read_quest  # it is made of what this module defines

    return read_quest(path)


def locale_folders() -> tuple[Path, ...]:
    """The folders with the texts of packs."""
    return tuple(pack.folder / "locale" for pack in _shelf().packs)


def left_out() -> list[str]:
    """The packs that cannot be used, a line for each."""
    return [str(pack) for pack in _shelf().left_out]


def _quest_of_a_pack(name: str) -> Quest:
    shelf = _shelf()
    for pack in shelf.packs:
        if name in pack.quests:
            return pack.quests[name]
    if any(pack.holds(name) for pack in shelf.left_out):
        # Why is for whoever keeps the packs: a player at a table need not know the files of the machine that serves it.
        raise BadInput(f"the quest '{name}' is in a pack that is left out: 'undercroft games' says why")
    raise BadInput(f"there is no quest '{name}': expected one of {', '.join(quest_files())}")


def _shelf() -> Shelf:
    from undercroft.games.descent.packs import shelf  # packs are made of what this module defines

    return shelf()
