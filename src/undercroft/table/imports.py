"""Records that come in are played again in a process of their own: that takes time, and nobody is to wait for it."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from typing import Any

import msgspec

from undercroft.kernel.chance import ByHand
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.record import parse
from undercroft.kernel.registry import game as find_game
from undercroft.table import bot_worker, limits
from undercroft.table.refusals import Refuse
from undercroft.table.store import read_snapshot, resume, snapshot_of

logger = logging.getLogger(__name__)


class Imported(msgspec.Struct, frozen=True, kw_only=True):
    """What a record comes to: enough to go on with its match in another process."""

    game: str
    options: Any
    names: tuple[str, ...]
    entries: list[Entry]
    quiet: bytes
    """Its last quiet point, as the store keeps one."""
    base: bytes | None
    """Where it went over to its present rules, if they are not those that it began with."""

    def resume(self) -> Match[Any]:
        """The match; the rules run only from the quiet point on."""
        base = read_snapshot(self.base) if self.base is not None else None
        return resume(find_game(self.game), self.options, len(self.names), ByHand(), self.entries, self.quiet, base)


class TooManyDecisions(Exception):  # noqa: N818 - the record is at fault, not the program
    """So many are not played again."""


def play_again(body: bytes, decisions: int) -> Imported:
    """Read a record of so many decisions at most, and play it to where it ends; raises BadInput."""
    record = parse(body, "record")
    if len(record.entries) > decisions:
        raise TooManyDecisions
    match = record.load(None, ByHand())
    if record.outdated:
        raise BadInput(record.outdated)
    return packed(match, record.header.players)


def packed(match: Match[Any], names: tuple[str, ...]) -> Imported:
    """A match for another process to go on with."""
    return Imported(
        game=match.game.slug,
        options=match.options,
        names=names,
        entries=match.entries[:],
        quiet=snapshot_of(match),
        base=snapshot_of(match, match.base) if match.base.at else None,
    )


class Imports:
    """One process that plays records again, one after the other, and those who wait for it."""

    def __init__(self) -> None:
        self.within = limits.IMPORT_SECONDS
        self._of: Counter[str] = Counter()
        """How many records of an address wait, that being played included."""
        self._turn = asyncio.Lock()
        self._worker: ProcessPoolExecutor | None = None
        self._pid = 0

    @property
    def waiting(self) -> int:
        return self._of.total()

    async def read(self, body: bytes, address: str) -> Imported:
        """What a record comes to; raises Refuse."""
        if len(body) > limits.RECORD_BYTES:
            raise Refuse("too-large", "table-record-long", limit=limits.RECORD_BYTES)
        if body.count(b"\n") > limits.RECORD_LINES:
            raise Refuse("too-large", "table-record-lines", limit=limits.RECORD_LINES)
        if self._of[address] >= limits.IMPORTS_WAITING_PER_ADDRESS:
            raise Refuse("too-many", "table-too-fast").after(limits.IMPORT_AGAIN_SECONDS)
        if self.waiting >= limits.IMPORTS_WAITING:
            raise Refuse("busy", "table-imports-busy").after(limits.IMPORT_AGAIN_SECONDS)
        self._of[address] += 1
        try:
            async with self._turn:
                return await self._play(body)
        except BadInput as error:
            raise Refuse("bad-request", "table-bad-input", problem=str(error)) from None
        except TooManyDecisions:
            raise Refuse("too-large", "table-record-decisions", limit=limits.RECORD_DECISIONS) from None
        except BrokenProcessPool:
            logger.warning("the process for records died; there will be another")
            self._end()
            raise Refuse("busy", "table-imports-busy").after(limits.IMPORT_AGAIN_SECONDS) from None
        finally:
            self._of[address] -= 1
            if not self._of[address]:
                del self._of[address]

    async def _play(self, body: bytes) -> Imported:
        loop = asyncio.get_running_loop()
        if self._worker is None:
            spawn = multiprocessing.get_context("spawn")
            self._worker = ProcessPoolExecutor(1, spawn, bot_worker.begin)
            self._pid = await loop.run_in_executor(self._worker, os.getpid)
        try:
            async with asyncio.timeout(self.within):
                return await loop.run_in_executor(self._worker, play_again, body, limits.RECORD_DECISIONS)
        except TimeoutError:
            self._end()
            raise Refuse("too-large", "table-record-slow") from None

    def _end(self) -> None:
        """End the process, whatever it is doing."""
        worker, self._worker = self._worker, None
        if worker is not None:
            with suppress(ProcessLookupError):
                os.kill(self._pid, signal.SIGTERM)
            worker.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        self._end()
