"""What runs in a process that analyses one game: it tells how far it is, then what it has found, and ends."""

from __future__ import annotations

import logging
import os
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, Final, TypeAlias

import msgspec
from msgspec import structs

from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.lab.analysis import Analysis, Means, affordable, analyse, size
from undercroft.lab.analysis.imagined import played_on
from undercroft.table import bot_worker
from undercroft.table.imports import Imported

logger = logging.getLogger(__name__)

NICE: Final = 15
"""Tables and bots come first."""
TRIED: Final = 60
"""Decisions that are taken to see how long one takes here."""
FORM: Final = 3
"""Of what is kept: an analysis of an earlier form is as if there were none, and can be asked for anew."""
CARE: Final = 1.5
"""Dealing, and what else is not a decision, takes time as well."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    match: Imported
    seat: int
    seconds: float
    """About how long it may take, as far as that can be told beforehand."""


class Found(msgspec.Struct, frozen=True):
    """A finished game as one seat may look back on it. Decisions are counted as answers, chance's not among them."""

    analysis: Analysis
    means: Means
    """How fine it is."""
    form: int = FORM


class _Formed(msgspec.Struct):
    """What any form of it says; the first said nothing."""

    form: int = 1


def readable(kept: bytes) -> bool:
    """Whether what was kept is of today's form."""
    return msgspec.json.decode(kept, type=_Formed).form == FORM


Told: TypeAlias = tuple[int, int] | bytes | str
"""How much is done and of how much; what was found, as JSON; or what is wrong with the game."""


def work(job: Job, tell: Connection) -> None:
    """Analyse a game; the process is its own."""
    bot_worker.begin()
    os.nice(NICE)
    try:
        match = job.match.resume()
        means = fitting(match, job.seat, job.seconds)
        found = Found(in_answers(analyse(match, job.seat, means, lambda done, of: tell.send((done, of))), match), means)
        tell.send(msgspec.json.encode(found))
    except BadInput as error:
        tell.send(str(error))


def fitting(match: Match[Any], seat: int, seconds: float) -> Means:
    """How finely the game can be looked at in so many seconds on this machine."""
    entries = match.entries
    answers = [at for at, entry in enumerate(entries) if at >= match.base.at and entry.seat != CHANCE]
    if not answers:
        return Means()
    there = match.again(entries[: answers[len(answers) // 2]], Seeded(0))
    begun = perf_counter()
    played_on(there, seat, 0, TRIED)
    each = (perf_counter() - begun) / min(TRIED, len(answers) - len(answers) // 2)
    return affordable(seconds / CARE / each, size(match, seat))


def in_answers(found: Analysis, match: Match[Any]) -> Analysis:
    """As tables count: how many answers had been given, not how many entries the record had."""
    counted = [0]
    for entry in match.entries:
        counted.append(counted[-1] + (entry.seat != CHANCE))
    return structs.replace(
        found,
        decisions=counted[found.decisions],
        curve=tuple(structs.replace(one, decision=counted[one.decision]) for one in found.curve),
        fortunes=tuple(structs.replace(one, decision=counted[one.decision]) for one in found.fortunes),
        mistakes=tuple(structs.replace(one, decision=counted[one.decision]) for one in found.mistakes),
    )
