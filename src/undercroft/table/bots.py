"""Bots think in processes of their own, so that none keeps a table waiting for anything but its move."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from undercroft.bots import SEARCH
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.registry import announced
from undercroft.kernel.window import PASS, only_pass
from undercroft.table import bot_worker
from undercroft.table.clock import Clock, Seeds, draw_seed
from undercroft.table.meter import Meter
from undercroft.table.numbers import OpenAsk
from undercroft.table.store import Conflict, Trouble

if TYPE_CHECKING:
    from undercroft.kernel.spaces import Answer
    from undercroft.table.table import Table

logger = logging.getLogger(__name__)

PACE = 0.35
"""Seconds between answers of bots that people can see, so that they can follow."""

NICE = 5
"""How far bots that search give way to everything else: their time is counted in what the processor gives them."""

RETRY_SECONDS = 1.0
TRIES = 4


class Bots:
    """Lets bots answer at every table where one is asked."""

    def __init__(
        self,
        workers: int | None = None,
        pace: float = PACE,
        *,
        seeds: Seeds = draw_seed,
        clock: Clock | None = None,
    ) -> None:
        count = workers if workers is not None else share_of_cores()
        self._workers: list[ProcessPoolExecutor | None] = [None] * count
        self._ahead: list[ProcessPoolExecutor | None] = [None]
        """For those that search: nobody else's bot waits for them, and whatever else runs goes before."""
        self._pace = pace
        self._seeds = seeds
        self._clock = clock or Clock()
        self.meter = Meter()
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._sent: dict[tuple[str, bool], bot_worker.Mark] = {}
        """The quiet point of a table that the process of its bots was sent last, and that of those that search."""
        self._shown: dict[str, float] = {}
        """When a bot last did something that people saw, by table."""

    def attend(self, table: Table) -> None:
        """Something has changed at a table: see to it that every bot that is asked is thinking."""
        seats = table.folded.seats.values()
        if not table.driving or not self._awaited(table):
            return
        if not table.folded.expired and all(one.kind != "bot" for one in seats):
            return
        for seat, put in table.numbers.open.items():
            key = (table.facts.id, seat)
            if _waits(table, put):
                continue
            if seat != CHANCE and key not in self._thinking and _speaker(table, put) == seat:
                task = asyncio.create_task(self._play(table, seat))
                self._thinking[key] = task
                task.add_done_callback(partial(self._finished, key, table))

    def busy(self, table: Table) -> bool:
        return any((table.facts.id, seat) in self._thinking for seat in range(table.facts.players))

    def forget(self, table: Table) -> None:
        """A table is put away."""
        self._shown.pop(table.facts.id, None)
        for searches in (False, True):
            self._sent.pop((table.facts.id, searches), None)
        for seat in range(table.facts.players):
            task = self._thinking.get((table.facts.id, seat))
            if task is not None:
                task.cancel()

    def _awaited(self, table: Table) -> bool:
        """Bots among themselves play only while somebody looks on."""
        return bool(table.clients) or any(one.kind != "bot" for one in table.folded.seats.values())

    def _finished(self, key: tuple[str, int], table: Table, task: asyncio.Task[None]) -> None:
        del self._thinking[key]
        if not task.cancelled():
            self.attend(table)

    async def _play(self, table: Table, seat: int) -> None:
        """One answer of one bot, if there still is one to give when it has been thought out."""
        while table.keeping:
            await asyncio.sleep(0.005)
        put = table.numbers.open.get(seat)
        bot = table.bot_at(seat)
        if put is None or bot is None:
            return
        taken_back = table.taken_back
        try:
            begun = perf_counter()
            answer = await self._think(table, seat, bot)
            self.meter.thinking.note(perf_counter() - begun)
            if table.clients and self._pace and not _unseen(table, put, answer):
                await self._wait_for_eyes(table)
            if _waits(table, put):
                return  # it thinks again when it may go on
            await table.answer_for_bot(seat, bot, put.decision, taken_back, answer)
        except (Conflict, Trouble):
            await asyncio.sleep(RETRY_SECONDS)
        except Exception as error:
            logger.error("table %s: the bot of seat %d could not answer", table.facts.id, seat, exc_info=error)
            await asyncio.sleep(RETRY_SECONDS)

    async def _wait_for_eyes(self, table: Table) -> None:
        """Not sooner after the last thing a bot did than people can follow."""
        now = self._clock.now()
        due = max(now, self._shown.get(table.facts.id, 0.0) + self._pace)
        self._shown[table.facts.id] = due
        if due > now:
            await self._clock.sleep(due - now)

    async def _think(self, table: Table, seat: int, bot: str) -> Answer:
        match = table.match
        quiet = match.quiet
        searches = bot.partition(":")[0] == SEARCH
        whose = (table.facts.id, searches)
        mark = bot_worker.Mark(table.taken_back, quiet.at)
        job = bot_worker.Job(
            table=table.facts.id,
            game=table.facts.game,
            options=match.options,
            players=match.players,
            mark=mark,
            quiet=None if self._sent.get(whose) == mark else quiet,
            entries=match.entries[quiet.at :],
            seat=seat,
            bot=bot,
            seed=self._seeds(),
        )
        self._sent[whose] = mark
        among = self._ahead if searches else self._workers
        place = zlib.crc32(table.facts.id.encode()) % len(among)
        for _ in range(TRIES):
            worker = self._worker(among, place)
            try:
                return await asyncio.get_running_loop().run_in_executor(worker, bot_worker.choose, job)
            except bot_worker.Forgotten:
                job = msgspec.structs.replace(job, quiet=quiet)
            except BrokenProcessPool:
                logger.warning("a process for bots died and is started again")
                if among[place] is worker:
                    among[place] = None
        raise RuntimeError("the processes for bots keep dying")

    def _worker(self, among: list[ProcessPoolExecutor | None], place: int) -> ProcessPoolExecutor:
        worker = among[place]
        if worker is None:
            spawn = multiprocessing.get_context("spawn")
            nice = NICE if among is self._ahead else 0
            worker = among[place] = ProcessPoolExecutor(1, spawn, bot_worker.begin, (nice,))
        return worker

    def warm(self) -> None:
        """Start the processes before the first bot is asked; that of bots that search waits for one."""
        for place in range(len(self._workers)):
            self._worker(self._workers, place).submit(bot_worker.warm, list(announced()))

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        for worker in (*self._workers, *self._ahead):
            if worker is not None:
                worker.shutdown(wait=False, cancel_futures=True)


def share_of_cores(among: int = 1) -> int:
    """How many processes bots think in, if so many servers on this machine have them."""
    return max(1, min(4, (os.cpu_count() or 1) - 1) // among)


def _waits(table: Table, put: OpenAsk) -> bool:
    """Bots that are to wait do nothing of their own, but let whoever plays go on."""
    return table.resting and not put.ask.interrupts


def _unseen(table: Table, put: OpenAsk, answer: Answer) -> bool:
    """Passing, or answering under seal, is nothing to look at."""
    return answer == PASS or only_pass(put.ask) or table.match.sealed is not None


def _speaker(table: Table, put: OpenAsk) -> int | None:
    """The bot that answers an ask, if one does: what a party decides together is left to the people in it."""
    bots = [seat for seat in put.ask.seats if table.bot_at(seat) is not None]
    return bots[0] if len(bots) == len(put.ask.seats) else None
