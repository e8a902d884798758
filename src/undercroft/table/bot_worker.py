"""What runs in a bot's process: find the position again, look at it as the seat may, choose."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import threading
from collections import OrderedDict
from random import Random
from typing import Any

import msgspec

from undercroft.bots import RANDOM, make_bot
from undercroft.kernel.chance import ByHand
from undercroft.kernel.game import Bot
from undercroft.kernel.match import Entry, Match, Snapshot
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.spaces import Answer

logger = logging.getLogger("undercroft.table.bots")

BOTS_KEPT = 256
"""Bots may hold plans from one answer to the next, so the latest ones are kept."""

_kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """A decision that a bot is to take."""

    table: str
    game: str
    options: Any
    players: int
    quiet: tuple[Any, ...]
    entries: list[Entry]
    seat: int
    bot: str
    decision: int


def begin() -> None:
    """A process for bots starts: it ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, daemon=True).start()


def choose(job: Job) -> Answer:
    """The answer of a bot; that of the random bot if it fails."""
    game = find_game(job.game)
    match: Match[Any] = Match.resume(
        game, job.options, job.players, ByHand(), job.entries, Snapshot(*job.quiet) if job.quiet[0] else None
    )
    ask = match.ask(job.seat)
    if ask is None:
        raise ValueError(f"seat {job.seat} is not asked anything")
    try:
        answer = _bot(job).choose(job.seat, ask, lambda: match.view(job.seat))
        if (refusal := ask.space.why_not(answer)) is None:
            return answer
        problem = f"it answered {answer!r}, which is refused: {refusal.msg.id}"
        logger.error("table %s: bot %s of seat %d: %s", job.table, job.bot, job.seat, problem)
    except Exception:
        logger.exception("table %s: bot %s of seat %d failed", job.table, job.bot, job.seat)
    return make_bot(RANDOM, game, Random()).choose(job.seat, ask, lambda: None)


def _bot(job: Job) -> Bot:
    key = (job.table, job.seat, job.bot)
    bot = _kept.pop(key, None)
    if bot is None:
        bot = make_bot(job.bot, find_game(job.game), Random())
    _kept[key] = bot
    if len(_kept) > BOTS_KEPT:
        _kept.popitem(last=False)
    return bot
