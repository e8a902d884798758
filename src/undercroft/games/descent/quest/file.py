"""The shapes of a quest file: what an author may write. docs/writing-a-quest.md explains it with examples."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.games.descent.box.components import Ability, Colour
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Id, Positive
from undercroft.parts.cell_names import CellName, Cells
from undercroft.parts.happenings import ACTING as ACTING
from undercroft.parts.happenings import ALL as ALL
from undercroft.parts.happenings import ANY as ANY
from undercroft.parts.happenings import (
    Done,
    Moment,
    Outcome,
    Owned,
    Place,
    Presence,
    Rounds,
    Tally,
    exactly_one,
    several,
)
from undercroft.parts.happenings import Dose as Dose
from undercroft.parts.map_draft import Mark
from undercroft.parts.map_draft import Side as MapSide

Rune: TypeAlias = Literal["red", "yellow", "blue"]
Obstacle: TypeAlias = Literal["pit", "rubble", "water"]
Side: TypeAlias = Literal["heroes", "overlord"]

Players = Annotated[int, msgspec.Meta(ge=2, le=5)]
Percent = Annotated[int, msgspec.Meta(ge=1, le=100)]
ChestNumber = Annotated[int, msgspec.Meta(ge=1, le=8)]


class Thing(Owned, frozen=True, kw_only=True):
    """What a character of the picture `things` stands for; several keys together share the space."""

    monster: str | None = None
    master: bool = False
    named: Id | None = None
    upright: bool = False
    """A base that is not square stands along the column, not along the row."""
    spare: bool = False
    """The box may have no figure left for it when its area is revealed; then it is not placed."""
    glyph: Literal["start", "inactive"] | None = None
    chest: Colour | None = None
    potion: Literal["healing", "vitality"] | None = None
    money: bool | None = None
    key: Rune | None = None
    artifact: str | None = None
    encounter: Id | None = None
    item: Id | None = None
    """A token of the quest's own, which heroes carry."""
    stairs: Rune | None = None
    obstacle: Obstacle | None = None
    region: Id | tuple[Id, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.named is not None and (self.monster is not None or self.master):
            raise ValueError("'named' says by itself which monster it is, without 'monster' and 'master'")
        if self.monster is None and (self.master or (self.named is None and (self.upright or self.spare))):
            raise ValueError("'master', 'upright' and 'spare' belong to a 'monster'")
        meant = [name for name in self.__struct_fields__ if name not in Owned.__struct_fields__]
        if not any(getattr(self, name) not in (None, False, ()) for name in meant):
            raise ValueError("it stands for nothing")

    @property
    def regions(self) -> tuple[str, ...]:
        return several(self.region)


class Line(Owned, frozen=True, kw_only=True):
    """A line between spaces: along one side of one or more spaces in a row."""

    at: tuple[CellName, ...]
    side: MapSide


class DoorLine(Line, frozen=True, kw_only=True):
    id: Id | None = None
    rune: Rune | None = None


class ChestEntry(Owned, frozen=True, kw_only=True):
    """What a chest token's number stands for in the quest."""

    conquest: Count = 0
    coins: Count = 0
    treasures: Count | dict[Colour, Positive] = 0
    """For each hero: a number of cards of the chest's own colour, or a number for each colour."""
    curses: Count = 0


class NamedEntry(Owned, frozen=True, kw_only=True):
    """A named monster: a master of its kind, and what is added to the master's values."""

    id: Id
    monster: str
    wounds: int = 0
    armor: int = 0
    speed: int = 0
    damage: int = 0
    abilities: tuple[Ability, ...] = ()
    conquest: Count = 0
    """What the party receives for killing it (DES-CON-08)."""


class Trigger(Moment, frozen=True, kw_only=True):
    """The moment at which an event happens: exactly one of these."""

    revealed: Place | None = None
    killed: Id | None = None
    round_starts: Positive | Rounds | None = None
    round_ends: Positive | Rounds | None = None
    met: Id | None = None
    taken: Id | None = None
    opened: Id | None = None
    activated: Id | None = None
    enters: Id | None = None
    stops: Id | None = None
    gathered: Id | None = None
    counter: Tally | None = None


class Condition(Done, frozen=True, kw_only=True):
    """What must be so for an event to happen: everything that is written."""

    carries: Id | None = None
    """The hero who would make it happen carries this item or artifact."""
    heroes: Presence | None = None
    monsters: Presence | None = None


class Spawn(Entry, frozen=True, kw_only=True):
    """Monsters that appear on or beside the spaces of a region."""

    at: Id
    monster: str | None = None
    master: bool = False
    named: Id | None = None
    count: Positive = 1

    def __post_init__(self) -> None:
        exactly_one(self, "figure", ("monster", "named"))
        if self.named is not None and (self.master or self.count != 1):
            raise ValueError("a named monster is one figure: without 'master' and 'count'")


class Put(Entry, frozen=True, kw_only=True):
    """A token that an event lays on the board."""

    at: CellName
    chest: Colour | None = None
    potion: Literal["healing", "vitality"] | None = None
    money: bool | None = None
    key: Rune | None = None
    artifact: str | None = None
    encounter: Id | None = None
    item: Id | None = None
    glyph: Literal["inactive"] | None = None

    def __post_init__(self) -> None:
        exactly_one(self, "token", self.__struct_fields__[1:])


class Fill(Entry, frozen=True, kw_only=True, rename={"place": "in"}):
    """An obstacle that covers the free spaces of a place."""

    obstacle: Obstacle
    place: Place


class Effect(Outcome, frozen=True, kw_only=True):
    """What an event does: exactly one of these."""

    conquest: int | None = None
    threat: Positive | None = None
    """For each hero in the game, as curses count (DES-TRS-18)."""
    coins: Positive | None = None
    """For each hero, wherever he is."""
    heal: Dose | None = None
    wound: Dose | None = None
    spawn: Spawn | None = None
    place: Put | None = None
    fill: Fill | None = None
    clear: Place | None = None
    open: Id | None = None
    close: Id | None = None
    key: Rune | None = None
    add: dict[Id, int] | None = None
    say: Id | None = None
    win: Side | None = None


class Event(Owned, frozen=True, kw_only=True, rename={"given": "if"}):
    """Something the quest lets happen."""

    id: Id
    when: Trigger
    given: Condition = Condition()
    once: bool | None = None
    do: tuple[Effect, ...]

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.when.counter is not None and self.once is False:
            raise ValueError("what a counter brings about happens once")

    @property
    def happens_once(self) -> bool:
        """Unless the file says otherwise: all events but those of rounds that come again and again."""
        return not self.when.comes_again if self.once is None else self.once


class QuestFile(Entry, frozen=True, kw_only=True):
    game: Literal["descent"] = "descent"
    """So that a pack says by itself what it is for (kernel/packs.py)."""
    id: Id
    number: Positive
    """Its place among the quests of its folder."""
    origin: str
    """Who made it. An entry that is somebody else's says so itself."""
    conquest: Positive | dict[Players, Positive]
    """What the party starts with; where it matters, for each number of players, the overlord included."""
    garrison: dict[Players, Percent] = {}
    """How many in a hundred of the monsters are there, for a number of players; all where nothing is said."""
    areas: str
    things: str
    legend: dict[Mark, Thing]
    doors: tuple[DoorLine, ...] = ()
    walls: tuple[Line, ...] = ()
    regions: dict[Id, tuple[Cells, ...]] = {}
    chests: dict[ChestNumber, ChestEntry] = {}
    named: tuple[NamedEntry, ...] = ()
    events: tuple[Event, ...]
