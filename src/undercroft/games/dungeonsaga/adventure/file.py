"""The shapes of an adventure file: what an author may write. docs/writing-an-adventure.md explains it with examples."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from undercroft.games.dungeonsaga.box.components import Command, Name
from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Id, Positive
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

Side: TypeAlias = Literal["heroes", "overlord"]
Direction: TypeAlias = Literal["north", "east", "south", "west"]
Quarters: TypeAlias = Literal[0, 90, 180, 270]


class TileEntry(Entry, frozen=True, kw_only=True):
    """A tile, by the upper left square of its outline, turned clockwise by so many degrees."""

    tile: Name
    at: CellName
    turned: Quarters = 0


class Thing(Owned, frozen=True, kw_only=True):
    """What a character of the picture `things` stands for; several keys together share the square.

    What covers more than one square is drawn where its upper left one is.
    """

    start: bool | None = None
    """A square where a hero may begin."""
    hero: Name | None = None
    """A square where this hero begins."""
    minion: Name | None = None
    boss: Name | None = None
    named: Id | None = None
    """What events call this model."""
    facing: Direction | None = None
    """Left out: its owner chooses (SAG-SET-15)."""
    bones: Positive | None = None
    """Bone piles."""
    door: Literal["single_door", "double_door"] | None = None
    chest: bool | None = None
    lock: Positive | None = None
    """An ordinary lock: so many dice, and the same armour."""
    ward: Positive | None = None
    """A magic lock of this strength."""
    id: Id | None = None
    """What events call this door or chest."""
    holds: tuple[Name, ...] = ()
    """What is in the chest."""
    furniture: Name | None = None
    upright: bool = False
    """It stands along the column, not along the row."""
    region: Id | tuple[Id, ...] = ()

    def __post_init__(self) -> None:
        super().__post_init__()
        pieces = [name for name in ("minion", "boss", "hero", "door", "chest", "furniture") if getattr(self, name)]
        if len(pieces) > 1:
            raise ValueError(f"one square holds one of them, not {' and '.join(pieces)}")
        if (self.lock or self.ward) and not (self.door or self.chest):
            raise ValueError("a 'lock' or a 'ward' belongs to a 'door' or a 'chest'")
        if (self.door or self.chest) and bool(self.lock) == bool(self.ward):
            raise ValueError("a door or a chest has a 'lock' or a 'ward'")
        if self.holds and not self.chest:
            raise ValueError("only a 'chest' holds something")
        if self.named and not (self.minion or self.boss):
            raise ValueError("'named' belongs to a 'minion' or a 'boss'")

    @property
    def regions(self) -> tuple[str, ...]:
        return several(self.region)


class DeckEntry(Entry, frozen=True, kw_only=True):
    """The overlord's deck (SAG-SET-09)."""

    cards: Annotated[int, msgspec.Meta(ge=4)]
    without: tuple[Command, ...] = ()
    """Kinds of command cards that are left in the box."""


class Deed(Owned, frozen=True, kw_only=True):
    """Another action that heroes may perform (SAG-HER-05)."""

    id: Id
    at: Id
    """A region: heroes in it may do so, or next to it if something stands there."""
    who: tuple[Name, ...] = ()
    """Which heroes; all where nothing is said."""
    given: Done = Done()
    once: bool = True


class Trigger(Moment, frozen=True, kw_only=True):
    """The moment at which an event happens: exactly one of these."""

    revealed: Place | None = None
    opened: Id | None = None
    fallen: Id | None = None
    """A named model, a boss by its id, or any of the overlord's: destroyed, in bones or stunned."""
    stunned: Id | None = None
    """A hero, or any of them."""
    round_starts: Positive | Rounds | None = None
    round_ends: Positive | Rounds | None = None
    enters: Id | None = None
    gathered: Id | None = None
    """All heroes on the board stand in a region."""
    acted: Id | None = None
    """Another action was performed."""
    counter: Tally | None = None


class Condition(Done, frozen=True, kw_only=True):
    """What must be so for an event to happen: everything that is written."""

    heroes: Presence | None = None
    minions: Presence | None = None
    standing: Id | None = None
    """This model of the overlord, by its name, is on the board."""
    fallen: Id | None = None
    """This one is not."""


class Blast(Entry, frozen=True, kw_only=True):
    """An attack that nobody makes, such as a trap's: so many dice against the heroes in a place."""

    dice: Positive
    to: Place = ACTING


class Spawn(Entry, frozen=True, kw_only=True):
    """Models that appear on or beside the squares of a region."""

    at: Id
    minion: Name | None = None
    boss: Name | None = None
    named: Id | None = None
    count: Positive = 1

    def __post_init__(self) -> None:
        exactly_one(self, "figure", ("minion", "boss"))


class Joining(Entry, frozen=True, kw_only=True):
    """Somebody who joins the heroes."""

    who: Name
    at: Id


class Gift(Entry, frozen=True, kw_only=True):
    item: Name
    to: Name = ACTING


class Effect(Outcome, frozen=True, kw_only=True):
    """What an event does: exactly one of these."""

    win: Side | None = None
    say: Id | None = None
    spawn: Spawn | None = None
    bones: Id | None = None
    """A bone pile on every square of a region."""
    wound: Dose | None = None
    heal: Dose | None = None
    strike: Blast | None = None
    open: Id | None = None
    collapse: Id | None = None
    """The squares of a region fall in: whoever stands there is struck, and no one can go there any more."""
    turn: Literal[1, -1] | None = None
    """The tile in the region `junction` turns by a quarter, clockwise or not, with all that stands on it."""
    join: Joining | None = None
    give: Gift | None = None
    orders: int | None = None
    """The overlord has so many more orders in each turn, or fewer."""
    discard: Positive | None = None
    """So many cards of the overlord's deck go back into the box: the clock runs faster."""
    add: dict[Id, int] | None = None


class Event(Owned, frozen=True, kw_only=True, rename={"given": "if"}):
    """Something the adventure lets happen."""

    id: Id
    when: Trigger
    given: Condition = Condition()
    once: bool | None = None
    do: tuple[Effect, ...]

    @property
    def happens_once(self) -> bool:
        """Unless the file says otherwise: all events but those of rounds that come again and again."""
        return not self.when.comes_again if self.once is None else self.once


class Aftermath(Entry, frozen=True, kw_only=True):
    """What an adventure leaves to the heroes of a campaign."""

    treasure: dict[Name, tuple[Name, ...]] = {}
    """Items for single heroes, if they have won."""
    learn: bool = False
    """Each hero may then learn a skill."""
    defeat: Literal["again", "go_on"] = "again"
    """Whether a lost adventure is tried again, or the story goes on without its treasure."""


class AdventureFile(Entry, frozen=True, kw_only=True):
    id: Id
    game: Literal["dungeonsaga"] = "dungeonsaga"
    number: Positive
    """Its place among the adventures of its folder."""
    letter: Annotated[str, msgspec.Meta(min_length=1, max_length=3)]
    """What the book calls it: A, B, 1, 2 and so on."""
    origin: str
    heroes: tuple[Name, ...]
    legends: bool = False
    """The heroes' stronger versions."""
    facing: Direction | None = None
    """Of the heroes at the start; left out, their players choose (SAG-SET-15)."""
    orders: Positive
    deck: DeckEntry
    raises: dict[Name, Positive] = {}
    """Undead that may be raised, and how many of each the overlord may have (SAG-RAI-09)."""
    spells: dict[Name, tuple[Name, ...]] = {}
    items: dict[Name, tuple[Name, ...]] = {}
    """What the adventure hands out (SAG-SET-07)."""
    gear: dict[Name, tuple[Name, ...]] = {}
    """What heroes have found who come this far; in a campaign what they carry counts in its place."""
    skills: dict[Name, tuple[Name, ...]] = {}
    """What they have learned, likewise."""
    stunned_loses: bool = True
    """Whether the first stunned hero is the end (SAG-WIN-03)."""
    deck_out: Literal["heroes", "overlord", "goes_on"] = "overlord"
    """Who wins when the overlord cannot draw (SAG-WIN-04)."""
    tiles: tuple[TileEntry, ...]
    zones: str
    things: str
    legend: dict[Mark, Thing]
    regions: dict[Id, tuple[Cells, ...]] = {}
    deeds: tuple[Deed, ...] = ()
    events: tuple[Event, ...]
    aftermath: Aftermath = Aftermath()
