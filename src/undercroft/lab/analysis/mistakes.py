"""What answers cost: search begins from what was answered, and tells what would surely have been better."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

import msgspec

from undercroft.bots.search.budget import Budget
from undercroft.bots.search.comparing import Comparison
from undercroft.bots.search.rollout import Worlds
from undercroft.kernel.chance import Chance
from undercroft.kernel.determinise import NoDealFits
from undercroft.kernel.game import Line
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer
from undercroft.lab.analysis.imagined import chance_to_win, mean_and_error
from undercroft.lab.analysis.means import Means
from undercroft.lab.analysis.plans import Run, in_words
from undercroft.lab.analysis.reasons import Difference, differences

SURE = 2.0
"""So many standard errors: less of a difference may as well be luck in the imagined games."""
HAIR = 0.01
"""A hundredth of a victory: what costs less is not worth a word."""


class Mistake(msgspec.Struct, frozen=True):
    """An answer that made winning less likely than another would have."""

    decision: int
    """How many answers had been given before it."""
    seat: int
    prompt: Msg
    gave: Msg | None
    """What was answered, in words; None where an answer has none, such as an aim."""
    gave_then: tuple[Msg, ...]
    """What the seat answered after it, where the better one is a plan: those answers are compared with it."""
    better: Msg | None
    better_then: tuple[Msg, ...]
    """How the better plan goes on, as far as it is one and nothing happens between."""
    better_answer: Answer
    chance: float
    """To win, after what was answered."""
    chance_better: float
    cost: float
    error: float
    """One standard error of the cost."""
    games: int
    """Imagined, in each of which both were tried."""
    better_in: int
    """In so many of them the better plan did better."""
    differences: tuple[Difference, ...]
    """What differed most in them, the surest first."""


class Suspect(NamedTuple):
    """An answer of a seat that search would not have given, where the match is about to take it."""

    gain: float
    """How much better the other one looked."""
    match: Match[Any]
    seat: int
    given: Run
    better: Line


def suspected(match: Match[Any], seat: int, given: Run, others: list[Line], means: Means) -> Suspect | None:
    """What search would rather have done than what was answered, as far as it can tell by a first look."""
    settings = means.settings(match.game)
    worlds, budget = Worlds(Position(match, seat), settings, _judge, _luck(match, means, "brief")), Budget(settings)
    comparison = Comparison(given.line, others, lambda lines, world: worlds.worths(lines, world, budget))
    with suppress(NoDealFits):
        comparison.run(budget, settings.explore)
    better = comparison.best(sure=0.0)
    gain = next((rival.mean for rival in comparison.rivals if rival.answer is better), 0.0)
    return Suspect(gain, match, seat, given, better) if gain > 0 else None


def worst(suspects: list[Suspect]) -> list[Suspect]:
    """Those that seem to have cost most first, but of answers that were compared together only one."""
    found: list[Suspect] = []
    for one in sorted(suspects, key=lambda one: (-one.gain, len(one.match.entries))):
        if all(
            one.given.end <= len(other.match.entries) or other.given.end <= len(one.match.entries) for other in found
        ):
            found.append(one)
    return found


def compared(suspect: Suspect, luck: Chance, means: Means) -> Mistake | None:
    """What an answer cost, in other imagined games than those in which it was suspected; None if nothing for sure.

    The seat knows what it knew then: whatever was hidden from it is dealt anew in every imagined game. `luck` is that
    of the real one.
    """
    _, match, seat, given, better = suspect
    position, settings = Position(match, seat), means.settings(match.game)
    ends: list[Match[Any]] = []

    def judge(end: Match[Any], seat: int) -> float:
        ends.append(end)
        return _judge(end, seat)

    worlds, budget = Worlds(position, settings, judge, _luck(match, means, "closer")), Budget(settings)
    try:
        worths = [worlds.worths((given.line, better), world, budget) for world in range(means.deals)]
        said = in_words(position.determinised(_luck(match, means, "words")), seat, better)
    except NoDealFits:
        return None
    gains = [(there - here) / 2 for here, there in worths]
    cost, error = mean_and_error(gains)
    if cost <= max(HAIR, SURE * error):
        return None
    chance, _ = mean_and_error([(here + 1) / 2 for here, _ in worths])
    ask = match.ask(seat)
    assert ask is not None
    gave, gave_then = in_words(match.fork(luck), seat, given.line)
    nth = sum(entry.seat == seat for entry in match.entries[match.quiet.at :])
    return Mistake(
        decision=len(match.entries),
        seat=seat,
        prompt=ask.prompt,
        gave=gave,
        gave_then=gave_then,
        better=said[0],
        better_then=said[1],
        better_answer=better[0][1],
        chance=chance,
        chance_better=chance + cost,
        cost=cost,
        error=error,
        games=len(gains),
        better_in=sum(gain > 0 for gain in gains),
        differences=differences(ends[::2], ends[1::2], seat, nth),
    )


def _judge(match: Match[Any], seat: int) -> float:
    """As search has it, from -1 to 1."""
    return 2 * chance_to_win(match, seat) - 1


def _luck(match: Match[Any], means: Means, what: str) -> Random:
    return Random(f"{means.seed}/{len(match.entries)}/{what}")
