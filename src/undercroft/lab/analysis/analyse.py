"""A finished game looked at again, from beginning to end (`undercroft analyse`)."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from math import hypot
from typing import Any

import msgspec

from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.determinise import NoDealFits
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry, Match
from undercroft.lab.analysis.choices import Doubtful, Given, Telling, choice, is_doubtful
from undercroft.lab.analysis.imagined import Futures, chance_to_win, mean_and_error
from undercroft.lab.analysis.luck import Fortune, Recorded, Throw, fortunes
from undercroft.lab.analysis.means import Means
from undercroft.lab.analysis.mistakes import Mistake, Suspect, closer, confirmed, suspected, worst
from undercroft.lab.analysis.plans import answered, others, prepares

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
    """What is left of the way from the first point of the curve to the end: what was thrown and dealt, and came to
    light. In chances to win; may be more than one, as luck comes and goes."""
    luck_error: float
    """One standard error, as are all."""
    luck_telling: Telling
    """Whether it is a figure to be told."""
    choice: float
    """What the decisions of all sides gave, beside those of the bot."""
    choice_error: float
    choice_telling: Telling
    differing: int
    """How many answers, of all seats, were others than the bot's: with none of them all is luck."""
    fortunes: tuple[Fortune, ...]
    """The throws that surely mattered, the greatest first, of the few that were looked at."""
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
        self._at_points = self._spread(means.points - 1)
        self._doubted = 0
        self._suspects: list[Suspect] = []
        self._differing: list[Doubtful] = []
        self._throws: list[Throw] = []

    def all(self) -> Analysis:
        """Once through the record; then what looked as if it mattered, once more and closer."""
        curve: list[Point] = []
        again = self._match.again(self._entries[: self._match.base.at], self._as_it_was())
        while len(again.entries) < len(self._entries):
            at = len(again.entries)
            entry = self._entries[at]
            self._progress(at, len(self._entries))
            if at in self._at_points:
                curve.append(self._point(again, self._means.games if curve else self._means.first))
            if entry.seat == self._seat:
                self._doubt(again, entry)
            # What came before the first point is no part of the way from there.
            if curve and is_doubtful(again, entry, self._means.seed):
                self._differing.append(Doubtful(copy(again), entry))
            thrown = self._means.throws and curve and self._thrown_after(at)
            before = copy(again) if thrown else again
            again.take(entry)
            if thrown:
                self._throws.append(Throw(at + 1, entry, before, copy(again)))
        curve.append(Point(len(self._entries), chance_to_win(again, self._seat), 0.0))
        if self._suspects or self._differing or self._throws:
            self._progress(len(self._entries), len(self._entries))
        chosen = choice(self._differing, self._seat, self._means)
        first = curve[0]
        luck = Given(curve[-1].chance - first.chance - chosen.gave, hypot(first.error, chosen.error))
        return Analysis(
            seat=self._seat,
            decisions=len(self._entries),
            curve=tuple(curve),
            luck=luck.gave,
            luck_error=luck.error,
            luck_telling=luck.telling,
            choice=chosen.gave,
            choice_error=chosen.error,
            choice_telling=chosen.telling,
            differing=len(self._differing),
            fortunes=tuple(fortunes(self._throws, self._seat, self._means)),
            mistakes=tuple(self._closer()),
            doubted=self._doubted,
        )

    def _spread(self, many: int) -> frozenset[int]:
        """So many decisions, evenly over the game proper: what prepares it is over before it begins."""
        again = self._match.again(self._entries[: self._match.base.at], self._as_it_was())
        chosen: list[int] = []
        while (at := len(again.entries)) < len(self._entries):
            entry = self._entries[at]
            ask = again.ask(entry.seat)
            if chosen or ask is None or not prepares(again, ask):
                chosen.append(at)
            again.take(entry)
        many = min(max(1, many), len(chosen))
        return frozenset(chosen[number * len(chosen) // many] for number in range(many))

    def _as_it_was(self) -> Recorded:
        return Recorded(self._entries, Seeded(self._means.seed))

    def _point(self, again: Match[Any], games: int) -> Point:
        """How often the seat wins from here, everybody playing as the bots do."""
        futures = Futures(again, self._seat, self._means.seed)
        try:
            won = [chance_to_win(futures.end(number), self._seat) for number in range(games)]
        except NoDealFits:
            won = [chance_to_win(again, self._seat)]
        return Point(len(again.entries), *mean_and_error(won))

    def _thrown_after(self, at: int) -> bool:
        """Whether chance answered anything between this decision and the next."""
        return at + 1 < len(self._entries) and self._entries[at + 1].seat == CHANCE

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
        looked = [closer(suspect, self._means) for suspect in worst(self._suspects)[: self._means.closer]]
        likely = sorted((one for one in looked if one is not None), key=lambda one: -one.gain)[: self._means.told]
        found = [confirmed(one, self._as_it_was(), self._means) for one in likely]
        return sorted((one for one in found if one is not None), key=lambda one: -one.cost)
