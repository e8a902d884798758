"""Clients in several processes, for a server that a single one cannot keep busy."""

from __future__ import annotations

import asyncio
import multiprocessing
import time
from typing import Any, NamedTuple

from undercroft.table.load.measure import Crowd
from undercroft.table.load.server import Server

SEATED_WITHIN = 300.0
"""Seconds until all clients sit at their tables."""


class Answered(NamedTuple):
    """What came of answering as fast as asked."""

    rate: float
    server_seconds: float
    """Of processor time, for an answer."""
    client_seconds: float


def answer_eagerly(server: Server, clients: int, tables: int, seconds: float) -> Answered:
    """So many processes of clients share the tables, and all begin at once."""
    spawn = multiprocessing.get_context("spawn")
    begin = spawn.Barrier(clients + 1)
    results: Any = spawn.SimpleQueue()
    shares = [tables // clients + (place < tables % clients) for place in range(clients)]
    crowds = [
        spawn.Process(target=_play, args=(server.port, share, seconds, 1_000_000 * place, begin, results))
        for place, share in enumerate(shares)
    ]
    for crowd in crowds:
        crowd.start()
    begin.wait(SEATED_WITHIN)
    spent = server.processor_time()
    said = [results.get() for _ in crowds]
    spent = server.processor_time() - spent
    for crowd in crowds:
        crowd.join()
    answers = max(1, sum(answered for answered, _, _ in said))
    return Answered(sum(rate for _, rate, _ in said), spent / answers, sum(used for _, _, used in said) / answers)


def _play(port: int, tables: int, seconds: float, seed: int, begin: Any, results: Any) -> None:  # noqa: ANN401 - shared
    asyncio.run(_answer(port, tables, seconds, seed, begin, results))


async def _answer(port: int, tables: int, seconds: float, seed: int, begin: Any, results: Any) -> None:  # noqa: ANN401 - shared
    crowd = Crowd(Server(port, ""), tables, seed)
    await crowd.gather()
    tidying = asyncio.create_task(crowd.tidy())
    await asyncio.to_thread(begin.wait, SEATED_WITHIN)
    used = time.process_time()
    rate = await crowd.answer_eagerly(seconds)
    results.put((crowd.answered, rate, time.process_time() - used))
    if tidying.done():
        tidying.result()
    tidying.cancel()
    crowd.leave()
