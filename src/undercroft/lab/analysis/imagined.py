"""Imagined games: what becomes of a position if everybody goes on as the game's own bot does."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, Final

from undercroft.bots import GREEDY, make_bot
from undercroft.bots.search.lines import Following
from undercroft.bots.search.luck import EvenLuck
from undercroft.bots.search.rollout import unanswered
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.game import Line
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.position import Position
from undercroft.lab.sim import play_out

DOUBT: Final = 0.5
"""Added to the squares of whatever is averaged, as if half a game had come out otherwise: those that all agree may
still all be wrong."""


def chance_to_win(match: Match[Any], seat: int) -> float:
    """How likely a seat is to win, from 0 to 1, as far as it can see; where the game is over, whether it has won.

    A victory that several share is that part of one.
    """
    outcome = match.outcome()
    if outcome is None:
        return (match.game.evaluate(match.view(seat), seat) + 1) / 2
    if outcome.side is not None or len(outcome.winners) < 2:
        return float(seat in outcome.winners)
    return (seat in outcome.winners) / len(outcome.winners)


def played_on(match: Match[Any], seat: int, seed: int, decisions: int | None) -> float:
    """How likely a seat is to win after so many decisions more, or at the end. The match is used up by it."""
    bots = [make_bot(GREEDY, match.game, Random(f"{seed}/{place}")) for place in range(match.players)]
    if not match.over and CHANCE not in match.waiting:
        play_out(match, bots, decisions)
    return chance_to_win(match, seat)


class Futures:
    """Games that go on from a position to their ends, dealt so that a seat could not tell them from the real one.

    Each has a number. What is tried in those of one number meets the same deal and the same luck, and the first throw
    goes evenly through all that it can show from number to number.
    """

    def __init__(self, match: Match[Any], seat: int, seed: int) -> None:
        """`seat` is whose knowledge it is; the match must not change as long as this is asked."""
        self._match = match
        self._position = Position(match, seat)
        self._key = f"{seed}/{len(match.entries)}/{seat}"
        self._shift = Random(self._key).random()
        self._dealt: tuple[int, Match[Any]] | None = None

    def end(self, number: int, line: Line = (), entry: Entry | None = None) -> Match[Any]:
        """Where it ends if an entry is taken first, should it be possible, and the seat then gives these answers.

        NoDealFits where none can be imagined.
        """
        seat, seed = self._position.seat, Random(f"{self._key}/{number}").getrandbits(48)
        match = self._world(number, seed).fork(EvenLuck(seed, number, self._shift), snapshots=False)
        bots = [make_bot(GREEDY, match.game, Random(f"{seed}/{place}")) for place in range(match.players)]
        bots[seat] = Following(bots[seat], line)
        if entry is not None:
            refused = match.why_not_now if entry.standing else match.why_not
            if refused(entry.seat, entry.answer) is None:
                match.take(entry)
        play_out(match, bots)
        return match

    def _world(self, number: int, seed: int) -> Match[Any]:
        if self._dealt is None or self._dealt[0] != number:
            dealt = self._match if self._match.over else self._position.determinised(Random(seed))
            self._dealt = (number, unanswered(dealt, self._position.seat))
        return self._dealt[1]


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and how far off it may well be: one standard error, never nothing however much the values agree."""
    mean, many = fmean(values), len(values)
    squares = sum((value - mean) ** 2 for value in values) + DOUBT
    return mean, sqrt(squares / (max(1, many - 1) * many))
