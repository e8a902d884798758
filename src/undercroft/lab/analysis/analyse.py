"""A finished game looked at again, from beginning to end (`undercroft analyse`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from random import Random
from typing import Any

import msgspec

from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.determinise import Determiniser, NoDealFits
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry, Match
from undercroft.lab.analysis.imagined import chance_to_win, mean_and_error, played_on
from undercroft.lab.analysis.luck import Fortune, Recorded, fortune
from undercroft.lab.analysis.means import Means
from undercroft.lab.analysis.mistakes import Mistake, Suspect, compared, suspected, worst
from undercroft.lab.analysis.plans import answered, others

MISTAKES = 5
"""So many are told of one game."""

Progress = Callable[[int, int], object]
"""Told how much is done, and of how much."""


class Point(msgspec.Struct, frozen=True):
    """How likely the seat was to win when so many answers had been given."""

    decision: int
    chance: float
    error: float


class Analysis(msgspec.Struct, frozen=True):
    """A game as one seat may look back on it."""

    seat: int
    decisions: int
    curve: tuple[Point, ...]
    luck: float
    """What all throws together gave, in chances to win; may be more than one, as luck comes and goes."""
    choice: float
    """What is left of the way from the first point of the curve to the end: the decisions, of all sides."""
    fortunes: tuple[Fortune, ...]
    """The throws that mattered most, the greatest first."""
    mistakes: tuple[Mistake, ...]
    doubted: int
    """How many of the seat's answers were others than the bot's."""


def analyse(match: Match[Any], seat: int, means: Means | None = None, progress: Progress | None = None) -> Analysis:
    """Look at a finished game from one seat. The same means give the same analysis."""
    if not match.over:
        raise BadInput("the game is not over: only finished games are analysed, so that nobody is advised in theirs")
    if seat not in range(match.players):
        raise BadInput(f"seat {seat + 1}: this game had seats 1 to {match.players}")
    return _Looking(match, seat, means or Means(), progress or (lambda done, all_: None)).all()


class _Looking:
    def __init__(self, match: Match[Any], seat: int, means: Means, progress: Progress) -> None:
        self._match = match
        self._seat = seat
        self._means = means
        self._entries = match.entries[:]
        self._progress = progress
        chosen = [at for at, entry in self._entries_since() if entry.seat != CHANCE]
        step = max(1, len(chosen) // means.points)
        self._at_points = set(chosen[::step])
        self._doubted = 0
        self._suspects: list[Suspect] = []

    def all(self) -> Analysis:
        """Once through the record; then what looked like a mistake, once more and closer."""
        curve: list[Point] = []
        fortunes: list[Fortune] = []
        again = self._match.again(self._entries[: self._match.base.at], self._as_it_was())
        while len(again.entries) < len(self._entries):
            at = len(again.entries)
            entry = self._entries[at]
            self._progress(at, len(self._entries))
            if at in self._at_points:
                curve.append(self._point(again))
            if entry.seat == self._seat:
                self._doubt(again, entry)
            thrown = self._thrown_after(at)
            before = again.fork(self._as_it_was()) if thrown else again
            fortunes += [fortune(before, self._entries, entry, one, self._seat, self._means) for one in thrown]
            again.take(entry)
        curve.append(Point(len(self._entries), chance_to_win(again, self._seat), 0.0))
        if self._suspects:
            self._progress(len(self._entries), len(self._entries))
        mistakes = self._closer()
        luck = sum(one.gave for one in fortunes)
        fortunes.sort(key=lambda one: -abs(one.gave))
        whole = curve[-1].chance - curve[0].chance
        return Analysis(
            seat=self._seat,
            decisions=len(self._entries),
            curve=tuple(curve),
            luck=luck,
            choice=whole - luck,
            fortunes=tuple(fortunes[:MISTAKES]),
            mistakes=tuple(mistakes),
            doubted=self._doubted,
        )

    def _entries_since(self) -> Sequence[tuple[int, Entry]]:
        return [*enumerate(self._entries)][self._match.base.at :]

    def _as_it_was(self) -> Recorded:
        return Recorded(self._entries, len(self._entries), Seeded(self._means.seed))

    def _point(self, again: Match[Any]) -> Point:
        """How often the seat wins from here, everybody playing as the bots do."""
        at = len(again.entries)
        try:
            dealt = Determiniser(again, self._seat)
            seeds = [self._means.seed * 1_000_003 + at * 1009 + number for number in range(self._means.games)]
            won = [played_on(dealt.deal(Random(seed), Seeded(seed)), self._seat, seed, None) for seed in seeds]
        except NoDealFits:
            won = [chance_to_win(again, self._seat)]
        return Point(at, *mean_and_error(won))

    def _thrown_after(self, at: int) -> list[int]:
        """The places in the record of what chance answered between this decision and the next."""
        thrown = []
        for place in range(at + 1, len(self._entries)):
            if self._entries[place].seat != CHANCE:
                break
            thrown.append(place)
        return thrown

    def _doubt(self, again: Match[Any], entry: Entry) -> None:
        """Look at what is about to be answered; what seems to cost nothing is forgotten."""
        beside = others(again, entry, self._means)
        self._doubted += beside.doubted
        if not beside.lines:
            return
        # Plans are compared with as many answers as they have; a single one with the answer alone.
        many = max(map(len, beside.lines))
        given = answered(again, self._entries, self._seat, self._as_it_was(), many)
        suspect = suspected(again, self._seat, given, beside.lines, self._means)
        if suspect is not None:
            self._suspects.append(suspect._replace(match=copy(again)))

    def _closer(self) -> list[Mistake]:
        found = [
            compared(suspect, self._as_it_was(), self._means) for suspect in worst(self._suspects)[: self._means.closer]
        ]
        return sorted((one for one in found if one is not None), key=lambda one: -one.cost)[:MISTAKES]
