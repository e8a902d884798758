"""The number of a decision: how many answers had been given when it was put. It stays while others answer."""

from __future__ import annotations

from typing import Any, NamedTuple

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.match import Match


class Put(NamedTuple):
    """An ask that waits for an answer."""

    ask: Ask
    decision: int


class Numbers:
    """How many answers a match has had, and the numbers of its open asks."""

    __slots__ = ("_counted", "_match", "answers", "open")

    def __init__(self, match: Match[Any]) -> None:
        """Of a match at a quiet point or its beginning, where all asks are new."""
        self._match = match
        self._counted = 0
        self.answers = 0
        self.open: dict[int, Put] = {}
        self.note()

    @classmethod
    def of(cls, match: Match[Any]) -> Numbers:
        """Of a match anywhere."""
        numbers = cls.__new__(cls)
        numbers._match = match
        numbers.recount()
        return numbers

    def note(self) -> None:
        """The match has gone on by one answer."""
        entries = self._match.entries
        self.answers += sum(entry.seat != CHANCE for entry in entries[self._counted :])
        self._counted = len(entries)
        known, self.open = self.open, {}
        for seat in self._match.waiting:
            ask = self._match.ask(seat)
            if ask is not None:
                put = known.get(seat)
                self.open[seat] = put if put is not None and put.ask is ask else Put(ask, self.answers)

    def recount(self) -> None:
        """The match has gone back: play its last turn again, an answer at a time, to see when each ask was put."""
        match = self._match
        quiet = match.quiet
        twin: Match[Any] = Match.resume(
            match.game, match.options, match.players, match.chance, match.entries[: quiet.at], quiet
        )
        numbers = Numbers(twin)
        at = quiet.at
        while at < len(match.entries):
            end = at + 1
            while end < len(match.entries) and match.entries[end].seat == CHANCE:
                end += 1
            twin.follow(match.entries[at:end])
            numbers.note()
            at = end
        self.answers = numbers.answers
        self._counted = len(match.entries)
        self.open = {
            seat: Put(ask, put.decision)
            for seat, put in numbers.open.items()
            if (ask := match.ask(seat)) is not None
        }
