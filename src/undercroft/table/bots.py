"""Bots think in processes of their own, so that none keeps a table waiting for anything but its move."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import zlib
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import TYPE_CHECKING

from undercroft.kernel.chance import CHANCE
from undercroft.table import bot_worker
from undercroft.table.refusals import Refuse

if TYPE_CHECKING:
    from undercroft.kernel.spaces import Answer
    from undercroft.table.table import Table

logger = logging.getLogger("undercroft.table")

PACE = 0.35
"""Seconds between answers of bots that people can see, so that they can follow."""


class Bots:
    """Lets bots answer at every table where one is asked."""

    def __init__(self, workers: int | None = None, pace: float = PACE) -> None:
        count = workers if workers is not None else max(1, min(4, (os.cpu_count() or 1) - 1))
        self._workers: list[ProcessPoolExecutor | None] = [None] * count
        self._pace = pace
        self._thinking: dict[tuple[str, int], asyncio.Task[None]] = {}
        self._shown: dict[str, float] = {}

    def attend(self, table: Table) -> None:
        """Something has changed at a table: see to it that every bot that is asked is thinking."""
        if table.match.over:
            return
        for seat in table.match.waiting:
            if seat == CHANCE or table.sitting(seat).kind != "bot":
                continue
            key = (table.facts.id, seat)
            if key not in self._thinking:
                task = asyncio.create_task(self._play(table, seat))
                self._thinking[key] = task
                task.add_done_callback(lambda _, key=key, table=table: self._finished(key, table))

    def _finished(self, key: tuple[str, int], table: Table) -> None:
        del self._thinking[key]
        self.attend(table)

    async def _play(self, table: Table, seat: int) -> None:
        """One answer of one bot."""
        try:
            put = table.numbers.open.get(seat)
            bot = table.sitting(seat).bot
            if put is None or bot is None or table.keeping:
                await asyncio.sleep(0.01)
                return
            taken_back = table.taken_back
            answer = await self._think(table, seat, bot, put.decision)
            if table.clients and self._pace and not self._alone(table):
                await asyncio.sleep(self._pace)
            await table.answer_for_bot(seat, bot, put.decision, taken_back, answer)
        except Refuse as why:
            logger.warning("table %s: a bot's answer for seat %d was refused: %s", table.facts.id, seat, why.reason.id)
            await asyncio.sleep(1.0)
        except Exception:
            logger.exception("table %s: the bot of seat %d failed", table.facts.id, seat)
            await asyncio.sleep(1.0)

    def _alone(self, table: Table) -> bool:
        return False

    async def _think(self, table: Table, seat: int, bot: str, decision: int) -> Answer:
        match = table.match
        quiet = match.quiet
        job = bot_worker.Job(
            table=table.facts.id,
            game=table.facts.game,
            options=match.options,
            players=match.players,
            quiet=tuple(quiet),
            entries=[tuple(entry) for entry in match.entries],
            seat=seat,
            bot=bot,
            decision=decision,
        )
        place = zlib.crc32(table.facts.id.encode()) % len(self._workers)
        for _ in range(2):
            worker = self._workers[place]
            if worker is None:
                context = multiprocessing.get_context("spawn")
                worker = ProcessPoolExecutor(1, mp_context=context, initializer=bot_worker.begin)
                self._workers[place] = worker
            try:
                return await asyncio.get_running_loop().run_in_executor(worker, bot_worker.choose, job)
            except BrokenProcessPool:
                logger.warning("a bot worker died and is started again")
                if self._workers[place] is worker:
                    self._workers[place] = None
        raise RuntimeError("the bot workers keep dying")

    async def close(self) -> None:
        for task in list(self._thinking.values()):
            task.cancel()
        for worker in self._workers:
            if worker is not None:
                worker.shutdown(wait=False, cancel_futures=True)
