"""What answers cost: search begins from what was answered, and tells what would surely have been better."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import msgspec

from undercroft.bots.search.budget import Budget
from undercroft.bots.search.comparing import Comparison, Rival
from undercroft.kernel.chance import CHANCE, Chance
from undercroft.kernel.determinise import NoDealFits
from undercroft.kernel.game import Line
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer
from undercroft.lab.analysis.alike import Alike
from undercroft.lab.analysis.imagined import Futures, chance_to_win, mean_and_error
from undercroft.lab.analysis.luck import SURE
from undercroft.lab.analysis.means import Means
from undercroft.lab.analysis.plans import Run, in_words
from undercroft.lab.analysis.reasons import Difference, differences

HAIR = 0.01
"""A hundredth of a victory: what costs less is not worth a word."""
HOPELESS = 4
"""What has not done better in the first of so many parts of the games is not played on with."""


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
    """Imagined and played to their ends, in each of which both were tried."""
    won: int
    """So many of them the seat won after what was answered, alone or with others."""
    won_better: int
    better_in: int
    """In so many of them the better plan did better."""
    at_once: int
    """In so many of them it won before anybody had to answer anything else."""
    differences: tuple[Difference, ...]
    """What differed most some rounds on, the surest first."""


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
    worlds, budget = Alike(Position(match, seat), settings, _luck(match, means, "brief")), Budget(settings)
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


class Candidate(NamedTuple):
    """A suspect after a closer look: how things stand some rounds on was surely better after the other plan."""

    suspect: Suspect
    gain: float
    differences: tuple[Difference, ...]


def closer(suspect: Suspect, means: Means) -> Candidate | None:
    """The suspect compared once more, in other imagined games than those in which it was suspected.

    The seat knows what it knew then: whatever was hidden from it is dealt anew in every imagined game.
    """
    _, match, seat, given, better = suspect
    settings = means.settings(match.game)
    worlds, budget = Alike(Position(match, seat), settings, _luck(match, means, "closer")), Budget(settings)
    rival, ends = Rival(better), []
    try:
        for world in range(means.deals):
            here, there = worlds.worths((given.line, better), world, budget)
            rival.note((there - here) / 2)
            ends.append(worlds.ends)
    except NoDealFits:
        return None
    if rival.mean <= HAIR or rival.bound(-SURE) <= 0:
        return None
    nth = sum(entry.seat == seat for entry in match.entries[match.quiet.at :])
    return Candidate(suspect, rival.mean, differences([one for one, _ in ends], [one for _, one in ends], seat, nth))


def confirmed(candidate: Candidate, luck: Chance, means: Means) -> Mistake | None:
    """What an answer cost in games that were played to their ends after both; None if nothing for sure.

    How things stand in the middle of a game says which plan is better, but not how much it is worth. `luck` is that
    of the real game.
    """
    (_, match, seat, given, better), _, why = candidate
    futures = Futures(match, seat, means.seed)
    both: list[tuple[float, float]] = []
    at_once = 0
    try:
        for number in range(means.ends):
            here, there = futures.end(number, given.line), futures.end(number, better)
            both.append((chance_to_win(here, seat), chance_to_win(there, seat)))
            at_once += both[-1][1] > 0 and _answers(there) - _answers(match) <= len(better)
            if number + 1 == means.ends // HOPELESS and sum(there - here for here, there in both) <= 0:
                return None
        said = in_words(Position(match, seat).determinised(_luck(match, means, "words")), seat, better)
    except NoDealFits:
        return None
    gains = [there - here for here, there in both]
    cost, error = mean_and_error(gains)
    if cost <= max(HAIR, SURE * error):
        return None
    ask = match.ask(seat)
    assert ask is not None
    gave, gave_then = in_words(match.fork(luck), seat, given.line)
    chance = fmean(here for here, _ in both)
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
        games=len(both),
        won=sum(here > 0 for here, _ in both),
        won_better=sum(there > 0 for _, there in both),
        better_in=sum(gain > 0 for gain in gains),
        at_once=at_once,
        differences=why,
    )


def _answers(match: Match[Any]) -> int:
    return sum(entry.seat != CHANCE for entry in match.entries)


def _luck(match: Match[Any], means: Means, what: str) -> Random:
    return Random(f"{means.seed}/{len(match.entries)}/{what}")
