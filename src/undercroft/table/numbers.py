"""The number of a decision: how many answers had been given when it was put. It stays while others answer.

While answers are sealed, nobody is to know how many the others have given: then only one's own count.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import Any, NamedTuple

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ByHand
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.window import only_pass
from undercroft.table.still import Still


class OpenAsk(NamedTuple):
    """An ask that waits for an answer."""

    ask: Ask
    decision: int


class _Hidden(NamedTuple):
    """An answer under seal: its place in the record, and the seats that were asked."""

    place: int
    seats: frozenset[int]


class Numbers:
    """How many answers a match has had, the numbers of its open asks, and which answers were nobody's choice."""

    __slots__ = (
        "_counted",
        "_hidden",
        "_match",
        "_sealed_at",
        "_silent",
        "_unseen",
        "acts",
        "answers",
        "drawn",
        "open",
    )

    def __init__(self, match: Match[Any]) -> None:
        """Of a match where all open asks are new."""
        self._match = match
        self._counted = 0
        self._silent: set[int] = set()
        """Places in the record of answers to asks that left nothing but to pass."""
        self._sealed_at: int | None = None
        """How long the record was when the gathering that is open began."""
        self._hidden: list[_Hidden] = []
        self._unseen: dict[frozenset[int], int] = {}
        """How many of them there are, by the seats that were asked."""
        self.answers = 0
        """Standing choices count too."""
        self.drawn = 0
        """How often chance has answered. What people throw is numbered by it, downwards from -1: unlike any answer."""
        self.acts: dict[int, int] = {}
        """How many standing choices each seat has made."""
        self.open: dict[int, OpenAsk] = {}
        self.note()

    @classmethod
    def of(cls, match: Match[Any]) -> Numbers:
        """Of a match anywhere."""
        numbers = cls(match)
        answered = any(entry.seat != CHANCE for entry in match.entries)
        if answered and not isinstance(match, Still):
            numbers.recount()
        return numbers

    def known(self, seats: Collection[int] = ()) -> int:
        """How many answers there have been for all that whoever holds these seats can know."""
        if not self._unseen:
            return self.answers
        return self.answers - sum([count for asked, count in self._unseen.items() if asked.isdisjoint(seats)])

    def record(self, seats: Collection[int] = ()) -> list[Entry]:
        """Those answers, with what chance did about them."""
        entries = self._match.entries
        if not self._hidden:
            return entries[:]
        known = entries[: self._hidden[0].place]
        for hidden in self._hidden:
            if not hidden.seats.isdisjoint(seats):
                known += entries[hidden.place : _after_chance(entries, hidden.place + 1)]
        return known

    def note(self) -> None:
        """The match has gone on by one answer."""
        entries = self._match.entries
        known, self.open = self.open, {}
        for place in range(self._counted, len(entries)):
            seat, _, standing = entries[place]
            if seat == CHANCE:
                self.drawn += 1
            else:
                self.answers += 1
                put = known.get(seat)
                if standing:
                    self.acts[seat] = self.acts.get(seat, 0) + 1
                elif put is not None:
                    asked = _set(put.ask.seats)
                    self._hidden.append(_Hidden(place, asked))
                    self._unseen[asked] = self._unseen.get(asked, 0) + 1
                    if only_pass(put.ask):
                        self._silent.add(place)
        self._counted = len(entries)
        sealed_at = self._match.sealed_at
        if sealed_at is None or sealed_at != self._sealed_at:
            self._sealed_at = sealed_at
            self._hidden.clear()
            self._unseen.clear()
        for seat in self._match.waiting:
            ask = self._match.ask(seat)
            if ask is not None:
                put = known.get(seat)
                number = self.known((seat,)) if seat != CHANCE else -1 - self.drawn
                self.open[seat] = put if put is not None and put.ask is ask else OpenAsk(ask, number)

    def recount(self) -> None:
        """The match has gone back: play its last turn again, an answer at a time, to see when each ask was put."""
        match = self._match
        quiet = match.quiet
        at = _after_chance(match.entries, quiet.at)
        twin: Match[Any] = Match.resume(
            match.game, match.options, match.players, ByHand(), match.entries[:at], base=quiet
        )
        numbers = Numbers(twin)
        while at < len(match.entries):
            end = _after_chance(match.entries, at + 1)
            twin.follow(match.entries[at:end])
            numbers.note()
            at = end
        self.answers = numbers.answers
        self.acts = numbers.acts
        self.drawn = numbers.drawn
        self._counted = len(match.entries)
        self._silent = {place for place in self._silent if place < quiet.at} | numbers._silent
        self._sealed_at = numbers._sealed_at
        self._hidden = numbers._hidden
        self._unseen = numbers._unseen
        self.open = {
            seat: OpenAsk(ask, put.decision)
            for seat, put in numbers.open.items()
            if (ask := match.ask(seat)) is not None
        }

    def acted(self, seat: int, number: int, answer: object) -> bool:
        """Whether this is the standing choice that a seat has made under a number."""
        if number >= self.acts.get(seat, 0):
            return False
        made = [entry.answer for entry in self._match.entries if entry.standing and entry.seat == seat]
        return 0 <= number < len(made) and made[number] == (tuple(answer) if isinstance(answer, list) else answer)

    def last_choice(self, seat: int) -> int | None:
        """The place of the last answer of a seat that was a choice."""
        entries = self._match.entries
        for place in range(len(entries) - 1, self._match.base.at - 1, -1):
            if entries[place].seat == seat and place not in self._silent:
                return place
        return None


@cache
def _set(seats: tuple[int, ...]) -> frozenset[int]:
    return frozenset(seats)


def _after_chance(entries: list[Entry], at: int) -> int:
    """Where the outcomes of chance that stand at an index end."""
    while at < len(entries) and entries[at].seat == CHANCE:
        at += 1
    return at
