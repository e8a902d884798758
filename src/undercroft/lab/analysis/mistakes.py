"""What answers cost: each beside the one that the bot would have given, in the same imagined games."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec

from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.determinise import Determiniser, NoDealFits
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, OneOf
from undercroft.lab.analysis.imagined import mean_and_error, played_on
from undercroft.lab.analysis.means import Means

SURE = 2.0
"""So many standard errors: less of a difference may as well be luck in the imagined games."""


class Mistake(msgspec.Struct, frozen=True):
    """An answer that made winning less likely than another would have."""

    decision: int
    """How many answers had been given before it."""
    seat: int
    prompt: Msg
    gave: Msg | None
    """What was answered, in words; None where an answer has none, such as an aim."""
    better: Msg | None
    better_answer: Answer
    chance: float
    """To win, after what was answered."""
    chance_better: float
    cost: float
    error: float
    """One standard error of the cost."""


def doubtful(match: Match[Any], entry: Entry) -> Answer | None:
    """What the bot would have answered in place of this, if it is something else."""
    ask = match.ask(entry.seat)
    if entry.standing or ask is None or ask.space.count() == 1:
        return None
    other = make_bot(GREEDY, match.game, Random(0)).choose(entry.seat, ask, Position(match, entry.seat))
    return None if other == entry.answer else other


def compared(match: Match[Any], entry: Entry, better: Answer, means: Means, sure: float = SURE) -> Mistake | None:
    """What an answer cost, with the match where it is about to be given; None if that cannot be told from nothing.

    `sure`: by how many standard errors it has to differ from that.

    The seat knows what it knew then: whatever was hidden from it is dealt anew in every imagined game.
    """
    seat = entry.seat
    ask = match.ask(seat)
    assert ask is not None
    try:
        dealt = Determiniser(match, seat)
        deals = [_both(dealt, entry, better, seed, means.depth) for seed in _seeds(match, means)]
    except NoDealFits:
        return None
    cost, error = mean_and_error([there - here for here, there in deals])
    if cost <= max(0.0, sure * error):
        return None
    chance, _ = mean_and_error([here for here, _ in deals])
    gave, then = (_words(ask.space, answer) for answer in (entry.answer, better))
    return Mistake(len(match.entries), seat, ask.prompt, gave, then, better, chance, chance + cost, cost, error)


def _seeds(match: Match[Any], means: Means) -> list[int]:
    first = means.seed * 1_000_003 + len(match.entries) * 1009
    return list(range(first, first + means.deals))


def _both(dealt: Determiniser[Any], entry: Entry, better: Answer, seed: int, depth: int) -> tuple[float, float]:
    """How likely the seat is to win after the one answer and after the other, in one deal and with one luck."""
    deal = dealt.deal(Random(seed), Seeded(seed))
    worth = []
    for answer in (entry.answer, better):
        twin = deal.fork(snapshots=False)
        twin.accept(entry.seat, answer)
        worth.append(played_on(twin, entry.seat, seed, depth))
    return worth[0], worth[1]


def _words(space: Any, answer: Answer) -> Msg | None:  # noqa: ANN401 - any space
    return space.label(answer).text if isinstance(space, OneOf) and not isinstance(answer, tuple) else None
