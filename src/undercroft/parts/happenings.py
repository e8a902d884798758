"""What an adventure lets happen, as far as games agree on it: moments that come again, counters, who stands where.

An event has a moment (`when`), conditions (`if`) and effects (`do`); which moments and effects there are is for games.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Annotated, Protocol, TypeVar

import msgspec

from undercroft.kernel.content import Entry
from undercroft.kernel.sourced import Count, Id, Positive

Place = Annotated[str | int, msgspec.Meta(description="an area as it is drawn, or the name of a region")]

ALL = "all"
ACTING = "hero"
"""The hero who made an event happen, as `to` names him."""
ANY = "any"


def exactly_one(entry: Entry, what: str, fields: tuple[str, ...]) -> None:
    """Refuse an entry of which not exactly one of these fields is written."""
    written = [name for name in fields if getattr(entry, name) is not None]
    if len(written) != 1:
        found = " and ".join(written) or "nothing"
        raise ValueError(f"expected exactly one {what} of {', '.join(fields)}, got {found}")


def written(entry: Entry) -> str:
    """The field of such an entry that is written."""
    return next(name for name in entry.__struct_fields__ if getattr(entry, name) is not None)


class Owned(Entry, frozen=True, kw_only=True):
    """An entry that says so if it, or some of its fields, are not by whoever made the rest."""

    origin: str = ""
    """Left out: that of the whole file."""
    ours: tuple[str, ...] = ()
    """The fields of a published entry that are Undercroft's, because the printed ones are not known."""

    def __post_init__(self) -> None:
        for name in self.ours:
            if name not in self.__struct_fields__:
                raise ValueError(f"'{name}' is no field, so nobody can own it")


class Moment(Entry, frozen=True, kw_only=True):
    """The moment at which an event happens: exactly one of the fields that a game has for it."""

    def __post_init__(self) -> None:
        exactly_one(self, "moment", self.__struct_fields__)

    @property
    def kind(self) -> str:
        return written(self)

    @property
    def what(self) -> str:
        """The name of what the moment is about; rounds and counters have none."""
        value = getattr(self, self.kind)
        return str(value) if isinstance(value, str | int) else ""

    @property
    def comes_again(self) -> bool:
        """Whether it is a round that comes again and again."""
        return isinstance(getattr(self, self.kind), Rounds)


class Outcome(Entry, frozen=True, kw_only=True):
    """What an event does: exactly one of the fields that a game has for it."""

    def __post_init__(self) -> None:
        exactly_one(self, "effect", self.__struct_fields__)

    @property
    def kind(self) -> str:
        return written(self)


class Happening(Protocol):
    """An event, as far as its moment goes."""

    @property
    def when(self) -> Moment: ...


H = TypeVar("H", bound=Happening)


def by_moment(events: Iterable[H]) -> dict[str, tuple[H, ...]]:
    """The events by the kind of moment at which they happen."""
    found: dict[str, tuple[H, ...]] = {}
    for event in events:
        found[event.when.kind] = (*found.get(event.when.kind, ()), event)
    return found


class Dose(Entry, frozen=True, kw_only=True):
    """Wounds for some of the heroes."""

    wounds: Positive
    to: Place = ALL


class Rounds(Entry, frozen=True, kw_only=True, rename={"first": "from"}):
    """A round that comes again and again."""

    every: Positive
    first: Positive | None = None
    until: Positive | None = None

    def fall_on(self, number: int) -> bool:
        first = self.first or self.every
        return number >= first and (number - first) % self.every == 0 and number <= (self.until or number)


def falls_on(rounds: int | Rounds | None, number: int) -> bool:
    """Whether this round is one of those."""
    return rounds.fall_on(number) if isinstance(rounds, Rounds) else rounds == number


class Tally(Entry, frozen=True, kw_only=True):
    """A counter and what it must show."""

    name: Id
    at_least: Positive

    def met_by(self, counters: Mapping[str, int]) -> bool:
        return counters.get(self.name, 0) >= self.at_least


class Presence(Entry, frozen=True, kw_only=True, rename={"place": "in"}):
    """How many figures stand in a place."""

    place: Place
    at_least: Positive | None = None
    at_most: Count | None = None

    def __post_init__(self) -> None:
        if self.at_least is None and self.at_most is None:
            raise ValueError("expected 'at_least', 'at_most' or both")

    def met_by(self, count: int) -> bool:
        return count >= (self.at_least or 0) and (self.at_most is None or count <= self.at_most)

    def met_in(self, regions: Mapping[str, int], bases: Iterable[int]) -> bool:
        """Whether so many of these bases reach into the place."""
        cells = regions[str(self.place)]
        return self.met_by(sum(1 for base in bases if base & cells))


def several(names: str | tuple[str, ...]) -> tuple[str, ...]:
    """Names where a file may write one of them without brackets."""
    return (names,) if isinstance(names, str) else names


class Done(Entry, frozen=True, kw_only=True):
    """What must have happened, or not, for an event to happen."""

    done: Id | tuple[Id, ...] = ()
    not_done: Id | tuple[Id, ...] = ()
    counter: Tally | None = None

    @property
    def all_done(self) -> tuple[str, ...]:
        return several(self.done)

    @property
    def none_done(self) -> tuple[str, ...]:
        return several(self.not_done)

    def met(self, done: list[str], counters: Mapping[str, int]) -> bool:
        return (
            all(name in done for name in self.all_done)
            and not any(name in done for name in self.none_done)
            and (self.counter is None or self.counter.met_by(counters))
        )
