"""Finished games are analysed one after the other, each in a process of its own that gives way to everything else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from multiprocessing.process import BaseProcess
from typing import Final, Literal, TypeAlias

import msgspec

from undercroft.table import analysis_worker, limits
from undercroft.table.analysis_worker import Job, Told
from undercroft.table.imports import packed
from undercroft.table.refusals import Refuse
from undercroft.table.store import Store, Trouble
from undercroft.table.table import Table

logger = logging.getLogger(__name__)

SECONDS: Final = 90.0
"""About how long an analysis is to take."""
PATIENCE: Final = 600.0
"""However much that is underestimated: one that takes so much longer is ended."""

Whose: TypeAlias = tuple[str, int]
"""A table and a seat."""
AnalysisState: TypeAlias = Literal["off", "none", "waiting", "running", "failed", "found"]


class AnalysisNow(msgspec.Struct, frozen=True, kw_only=True):
    """How far the analysis of a finished game is, or what it has found."""

    state: AnalysisState
    """`off` where the server analyses nothing, `none` until somebody asks, `waiting` while others come first."""
    ahead: int = 0
    """Those others, that being looked at included."""
    done: int = 0
    of: int = 0
    """Of so many answers and throws the first `done` have been looked at; when all have, the worst are once more."""
    found: msgspec.Raw | None = None
    """A `Found`, as it was kept."""


class Analyses:
    """What is being analysed, and what waits for it. What was found is in the store; the rest ends with the server."""

    def __init__(self, store: Store, seconds: float = SECONDS) -> None:
        """`seconds` is about how long one is to take; with 0 there are none."""
        self._store = store
        self._seconds = seconds
        self._asked: dict[Whose, _Asked] = {}
        """In the order in which they were asked for."""
        self._failed: set[Whose] = set()
        self._working: asyncio.Task[None] | None = None
        self._thread = ThreadPoolExecutor(1, "analysis")

    @property
    def idle(self) -> bool:
        return self._working is None

    async def now(self, table: Table, seat: int) -> AnalysisNow:
        whose = (table.facts.id, seat)
        asked = self._asked.get(whose)
        if asked is not None:
            ahead = list(self._asked).index(whose)
            return AnalysisNow(state="waiting" if ahead else "running", ahead=ahead, done=asked.done, of=asked.of)
        kept = await self._kept(whose)
        if kept is not None:
            return AnalysisNow(state="found", found=msgspec.Raw(kept))
        if not self._seconds:
            return AnalysisNow(state="off")
        return AnalysisNow(state="failed" if whose in self._failed else "none")

    async def ask(self, table: Table, seat: int, address: str) -> None:
        """See to it that a game is analysed for a seat; if it is already, nothing else happens."""
        whose = (table.facts.id, seat)
        if whose in self._asked or await self._kept(whose) is not None:
            return
        if not self._seconds:
            raise Refuse("unknown", "table-analysis-off")
        if sum(one.address == address for one in self._asked.values()) >= limits.ANALYSES_WAITING_PER_ADDRESS:
            raise Refuse("too-many", "table-analyses-many").after(limits.ANALYSIS_AGAIN_SECONDS)
        if len(self._asked) >= limits.ANALYSES_WAITING:
            raise Refuse("busy", "table-analyses-busy").after(limits.ANALYSIS_AGAIN_SECONDS)
        job = Job(match=packed(table.match, ("",) * table.facts.players), seat=seat, seconds=self._seconds)
        self._failed.discard(whose)
        self._asked[whose] = _Asked(job, address)
        if self._working is None:
            self._working = asyncio.create_task(self._work())

    async def _kept(self, whose: Whose) -> bytes | None:
        """What was found before, if it can still be read."""
        kept = await self._store.analysis(*whose)
        return kept if kept is not None and analysis_worker.readable(kept) else None

    def stop(self, table_id: str, seat: int | None = None) -> None:
        """Forget what was asked for: for one seat, or for all of a table."""
        for whose in [one for one in self._asked if one[0] == table_id and seat in (None, one[1])]:
            self._asked.pop(whose).stop()

    async def _work(self) -> None:
        while self._asked:
            whose, asked = next(iter(self._asked.items()))
            found = await asyncio.get_running_loop().run_in_executor(self._thread, asked.work, self._seconds + PATIENCE)
            if asked.stopped:
                continue
            if found is None:
                self._failed.add(whose)
            else:
                try:
                    await self._store.put_analysis(*whose, found)
                except Trouble:
                    self._failed.add(whose)
            if self._asked.get(whose) is asked:
                del self._asked[whose]
        self._working = None

    def close(self) -> None:
        for asked in self._asked.values():
            asked.stop()
        self._asked.clear()
        self._thread.shutdown(wait=False)


class _Asked:
    """One that somebody asked for."""

    def __init__(self, job: Job, address: str) -> None:
        self._job = job
        self.address = address
        self.done, self.of = 0, 0
        self.stopped = False
        self._process: BaseProcess | None = None

    def stop(self) -> None:
        self.stopped = True
        if self._process is not None:
            self._process.terminate()

    def work(self, within: float) -> bytes | None:
        """Have it looked at, and wait for what is found: in a thread. None if that comes to nothing."""
        spawn = multiprocessing.get_context("spawn")
        hear, tell = spawn.Pipe(duplex=False)
        process = spawn.Process(target=analysis_worker.work, args=(self._job, tell), daemon=True)
        with hear:
            with tell:
                if self.stopped:
                    return None
                process.start()
            self._process = process
            if self.stopped:
                process.terminate()
            late = threading.Timer(within, process.terminate)
            late.start()
            try:
                return self._listen(hear.recv)
            finally:
                late.cancel()
                process.join()

    def _listen(self, hear: Callable[[], Told]) -> bytes | None:
        while True:
            try:
                told = hear()
            except EOFError:
                if not self.stopped:
                    logger.error("an analysis of %s has come to nothing", self._job.match.game)
                return None
            if isinstance(told, bytes):
                return told
            if isinstance(told, str):
                logger.warning("%s cannot be analysed: %s", self._job.match.game, told)
                return None
            self.done, self.of = told
