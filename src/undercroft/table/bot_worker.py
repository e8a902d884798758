"""What runs in a bot's process: find the position again, look at it as the seat may, choose."""

from __future__ import annotations

import logging
import os
import signal
from collections import OrderedDict
from random import Random
from typing import Any, NamedTuple

import msgspec

from undercroft.bots import RANDOM, make_bot
from undercroft.kernel.chance import CHANCE, ByHand
from undercroft.kernel.collecting import collect_rarely
from undercroft.kernel.game import Bot
from undercroft.kernel.match import Entry, Match, Snapshot
from undercroft.kernel.position import Position
from undercroft.kernel.processes import end_with_parent
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.spaces import Answer

logger = logging.getLogger(__name__)

KEPT = 256
"""Bots, because they may hold plans from one answer to the next; and tables."""


class Mark(NamedTuple):
    """Which quiet point of a table: taking back may lead to another at the same place."""

    taken_back: int
    at: int


_bots: OrderedDict[tuple[str, int, str, int], Bot] = OrderedDict()
_quiets: OrderedDict[str, tuple[Mark, Snapshot[Any]]] = OrderedDict()


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that a bot is to take."""

    table: str
    game: str
    options: Any
    players: int
    mark: Mark
    quiet: Snapshot[Any] | None
    """None if this process was sent it before."""
    entries: list[Entry]
    """Those since."""
    seat: int
    bot: str
    seed: int
    """Of its luck, if it begins to play with this."""


class Forgotten(Exception):  # noqa: N818 - the server sends the quiet point again, and that is all
    """This process does not have the quiet point."""


def begin(nice: int = 0) -> None:
    """A process for bots starts: it ends with the server, however that ends, and leaves Ctrl-C to it."""
    os.nice(nice)
    collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()


def warm(slugs: list[str]) -> None:
    """Load games before they are asked for."""
    for slug in slugs:
        find_game(slug)


def choose(job: Job) -> Answer:
    """The answer of a bot; that of the random bot if it fails."""
    game = find_game(job.game)
    quiet = _quiet(job)
    # What came before the quiet point does not matter, only how much it was.
    entries = [Entry(CHANCE, 0)] * quiet.at + job.entries
    match: Match[Any] = Match.resume(game, job.options, job.players, ByHand(), entries, quiet)
    ask = match.ask(job.seat)
    if ask is None:
        raise ValueError(f"seat {job.seat} is not asked anything")
    position = Position(match, job.seat)
    try:
        answer = _bot(job).choose(job.seat, ask, position)
        if (refusal := ask.space.why_not(answer)) is None:
            return answer
        problem = f"it answered {answer!r}, which is refused: {refusal.msg.id}"
        logger.error("table %s: bot %s of seat %d: %s", job.table, job.bot, job.seat, problem)
    except Exception:
        logger.exception("table %s: bot %s of seat %d failed", job.table, job.bot, job.seat)
    return make_bot(RANDOM, game, Random(job.seed)).choose(job.seat, ask, position)


def _quiet(job: Job) -> Snapshot[Any]:
    kept = _quiets.pop(job.table, None)
    if job.quiet is not None:
        kept = (job.mark, job.quiet)
    if kept is None or kept[0] != job.mark:
        raise Forgotten(job.table)
    _quiets[job.table] = kept
    if len(_quiets) > KEPT:
        _quiets.popitem(last=False)
    return kept[1]


def _bot(job: Job) -> Bot:
    key = (job.table, job.seat, job.bot, job.mark.taken_back)
    bot = _bots.pop(key, None)
    if bot is None:
        bot = make_bot(job.bot, find_game(job.game), Random(job.seed))
    _bots[key] = bot
    if len(_bots) > KEPT:
        _bots.popitem(last=False)
    return bot
