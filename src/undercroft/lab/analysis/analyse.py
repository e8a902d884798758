"""A finished game looked at again, from beginning to end (`undercroft analyse`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from copy import copy
from random import Random
from typing import Any

import msgspec
from msgspec import structs

from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.determinise import Determiniser, NoDealFits
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry, Match
from undercroft.lab.analysis.imagined import chance_to_win, mean_and_error, played_on
from undercroft.lab.analysis.luck import Fortune, Recorded, fortune
from undercroft.lab.analysis.means import Means
from undercroft.lab.analysis.mistakes import Mistake, compared, doubtful

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

    def all(self) -> Analysis:
        """Once through the record; then what looked like a mistake, once more and closer."""
        curve: list[Point] = []
        fortunes: list[Fortune] = []
        suspects: list[tuple[float, int, Match[Any]]] = []
        doubted = 0
        again = self._match.again(self._entries[: self._match.base.at], self._as_it_was())
        while len(again.entries) < len(self._entries):
            at = len(again.entries)
            entry = self._entries[at]
            self._progress(at, len(self._entries))
            if at in self._at_points:
                curve.append(self._point(again))
            if entry.seat == self._seat and (better := doubtful(again, entry)) is not None:
                doubted += 1
                quick = compared(again, entry, better, structs.replace(self._means, deals=self._means.brief), sure=0.0)
                if quick is not None:
                    suspects.append((quick.cost, at, copy(again)))
            thrown = self._thrown_after(at)
            before = again.fork(self._as_it_was()) if thrown else again
            fortunes += [fortune(before, self._entries, entry, one, self._seat, self._means) for one in thrown]
            again.take(entry)
        curve.append(Point(len(self._entries), chance_to_win(again, self._seat), 0.0))
        if suspects:
            self._progress(len(self._entries), len(self._entries))
        mistakes = self._closer(suspects)
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
            doubted=doubted,
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

    def _closer(self, suspects: list[tuple[float, int, Match[Any]]]) -> list[Mistake]:
        found = []
        for _, at, match in sorted(suspects, key=lambda one: (-one[0], one[1]))[: self._means.closer]:
            entry = self._entries[at]
            better = doubtful(match, entry)
            if better is not None and (mistake := compared(match, entry, better, self._means)) is not None:
                found.append(mistake)
        return sorted(found, key=lambda one: -one.cost)[:MISTAKES]
