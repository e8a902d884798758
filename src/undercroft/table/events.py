"""What can happen at a table. Its events, in order, are all there is to keep: a table is their fold.

The number of an event is its place in that list, counted from 0.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple, TypeAlias, cast

import msgspec

from undercroft.kernel.match import Entry
from undercroft.kernel.spaces import Answer
from undercroft.table.wire import Kind, Note

Written: TypeAlias = str | int | tuple[str | int | float, ...]
"""An answer as it is kept; the same values as `kernel.spaces.Answer`."""


class _Event(msgspec.Struct, frozen=True, omit_defaults=True, tag_field="e"):
    """An event at a table."""


class Entries(_Event, frozen=True, tag="entries"):
    """The match went on: an answer (or standing choice) with the chance outcomes it led to, or those of setting up."""

    entries: tuple[tuple[int, Written], ...]
    standing: tuple[int, ...] = ()
    """The places, among these, of those that nobody had been asked for."""
    decision: int | None = None
    """The number of the ask that the first of them answers."""

    @classmethod
    def of(cls, entries: Sequence[Entry], decision: int | None = None) -> Entries:
        return cls(*_written(entries), decision)

    def read(self) -> list[Entry]:
        return _read(self.entries, self.standing)


class Replaced(_Event, frozen=True, tag="replaced"):
    """An answer was taken back: from the index `at` on, the entries of the match are now these."""

    at: int
    entries: tuple[tuple[int, Written], ...] = ()
    standing: tuple[int, ...] = ()
    by: int | None = None
    """The seat whose answer it was, if more was seen after it: then everybody is told."""

    @classmethod
    def of(cls, at: int, entries: Sequence[Entry], by: int | None = None) -> Replaced:
        return cls(at, *_written(entries), by)

    def read(self) -> list[Entry]:
        return _read(self.entries, self.standing)


def _written(entries: Sequence[Entry]) -> tuple[tuple[tuple[int, Written], ...], tuple[int, ...]]:
    """Entries as they are kept: few are standing choices, so those are told by their places."""
    answers = tuple((entry.seat, entry.answer) for entry in entries)
    return answers, tuple(place for place, entry in enumerate(entries) if entry.standing)


def _read(entries: Sequence[tuple[int, Written]], standing: tuple[int, ...]) -> list[Entry]:
    # A JSON array does not say which of the two kinds of tuple it is; the space that is answered will.
    return [Entry(seat, cast(Answer, answer), place in standing) for place, (seat, answer) in enumerate(entries)]


class Seated(_Event, frozen=True, tag="seated"):
    """Who plays a seat from now on; `bot` names the kind of bot."""

    seat: int
    kind: Kind
    bot: str | None = None
    name: str = ""


class Named(_Event, frozen=True, tag="named"):
    """The player of a seat goes by another name."""

    seat: int
    name: str


class Chatted(_Event, frozen=True, tag="chatted"):
    """`seat` is None for a spectator."""

    seat: int | None
    name: str
    text: str


class Asked(_Event, frozen=True, tag="asked"):
    """A seat asks the others to let it take back its last answer."""

    seat: int


class Voted(_Event, frozen=True, tag="voted"):
    """A seat agrees to that, or does not: then the matter is closed."""

    seat: int
    agree: bool


Event: TypeAlias = Entries | Replaced | Seated | Named | Chatted | Asked | Voted

_decoder: msgspec.json.Decoder[Event] = msgspec.json.Decoder(Event)
_encoder = msgspec.json.Encoder()


def encode(event: Event) -> str:
    """An event as the store keeps it."""
    return _encoder.encode(event).decode()


def decode(body: str | bytes) -> Event:
    return _decoder.decode(body)


class Happened(NamedTuple):
    """An event with its number and its time, in seconds since 1970."""

    n: int
    at: float
    event: Event


class Sitting(NamedTuple):
    """Who plays a seat."""

    kind: Kind
    name: str = ""
    bot: str | None = None


class ChatKept(NamedTuple):
    seat: int | None
    name: str
    text: str
    at: float
    note: Note | None = None


class Pending(NamedTuple):
    """A seat's wish to take an answer back, and who has agreed so far."""

    seat: int
    agreed: tuple[int, ...] = ()


class Folded:
    """What the events so far amount to."""

    __slots__ = ("_counting", "chat", "entries", "given", "next", "pending", "seats", "size")

    def __init__(self) -> None:
        self.next = 0
        """The number that the next event will have."""
        self.entries: list[Entry] = []
        self.size = 0
        """How many entries there are."""
        self._counting = False
        self.given: dict[int, tuple[int, int]] = {}
        """The last answer of each seat: the number of its ask, and its place among the entries."""
        self.seats: dict[int, Sitting] = {}
        self.chat: list[ChatKept] = []
        self.pending: Pending | None = None

    def take(self, happened: Happened) -> None:
        n, at, event = happened
        if n != self.next:
            raise ValueError(f"event {n} cannot follow where event {self.next} is due")
        self.next += 1
        match event:
            case Entries():
                self._write(self.size, event)
                if event.decision is not None:
                    self.given[event.entries[0][0]] = event.decision, self.size - len(event.entries)
            case Replaced(since, by=by):
                self._write(since, event)
                for seat in [seat for seat, (_, place) in self.given.items() if place >= since]:
                    del self.given[seat]
                if by is not None:
                    self.chat.append(ChatKept(by, self.seats[by].name, "", at, "taken-back"))
            case Seated(seat, kind, bot, name):
                self.seats[seat] = Sitting(kind, name, bot)
            case Named(seat, name):
                self.seats[seat] = self.seats[seat]._replace(name=name)
            case Chatted(seat, name, text):
                self.chat.append(ChatKept(seat, name, text, at))
            case Asked(seat):
                self.pending = Pending(seat)
            case Voted(seat, agree):
                self.vote(seat, agree=agree)

    def _write(self, since: int, event: Entries | Replaced) -> None:
        if not self._counting:
            self.entries[since:] = event.read()
        self.size = since + len(event.entries)
        self.pending = None

    def let_go(self) -> None:
        """Of the entries: a match has them now, and from here on they are only counted."""
        self._counting = True
        self.entries = []

    def vote(self, seat: int, *, agree: bool) -> None:
        if self.pending is not None:
            self.pending = self.pending._replace(agreed=(*self.pending.agreed, seat)) if agree else None


def fold(events: Iterable[Happened]) -> Folded:
    """What these events, from the first on, amount to."""
    folded = Folded()
    for happened in events:
        folded.take(happened)
    return folded
