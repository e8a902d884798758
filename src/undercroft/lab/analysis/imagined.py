"""Imagined games: what becomes of a position if everybody goes on as the game's own bot does."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any

from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.match import Match
from undercroft.lab.sim import play_out


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


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean, and how far off it may well be: one standard error, never less than one game in all would change."""
    mean = fmean(values)
    if len(values) < 2:
        return mean, 0.5
    spread = sum((value - mean) ** 2 for value in values) / (len(values) - 1)
    return mean, (spread / len(values)) ** 0.5
