"""Running the server, in this process or in several, until somebody stops it."""

from __future__ import annotations

import asyncio
import logging
import socket
from collections.abc import Callable, Sequence
from contextlib import closing, nullcontext
from functools import partial

import uvicorn

from undercroft.kernel.errors import BadInput
from undercroft.table import analyses, dispatch, worker
from undercroft.table.house import House
from undercroft.table.metrics import Address
from undercroft.table.reach import reach
from undercroft.table.reminding import Reminding
from undercroft.table.settings import Settings, config, settle
from undercroft.table.shards import spread
from undercroft.table.store import open_store

logger = logging.getLogger(__name__)


class _Server(uvicorn.Server):
    """Says when it is ready."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._ready()


def run(
    listener: socket.socket,
    db: str,
    *,
    workers: int = 1,
    pace: float,
    lease: float,
    new_tables: int,
    origins: Sequence[str],
    examples: bool,
    forget_after: float | None,
    seed: int | None,
    ready: Callable[[range], None],
    metrics: Address | None = None,
    ratings: bool = False,
    reminding: Reminding | None = None,
    analysis_seconds: float = analyses.SECONDS,
) -> None:
    """Serve tables until a signal comes; BadInput if the database cannot be used.

    `ready` is told the ports at which Prometheus is told how it goes.
    """
    settings = Settings(
        pace,
        lease,
        new_tables,
        tuple(origins),
        examples,
        seed,
        forget_after,
        ratings,
        metrics,
        reminding,
        analysis_seconds,
    )
    tables = spread(db, workers)
    if tables.workers > workers:
        logger.warning("the tables are in %d files, so %d processes serve them", tables.workers, tables.workers)
    if ratings and tables.by_file and tables.workers > 1:
        raise BadInput("--ratings: several processes need one database for them: use PostgreSQL, or a single process")
    if tables.workers == 1:
        _run_alone(listener, db, settings, ready)
        return
    first = metrics[1] if metrics is not None else 0
    if metrics is not None and not first:
        raise BadInput("--metrics: several processes need ports that are known: name one that is not 0")
    ports = range(first, first + tables.workers) if metrics is not None else range(0)
    work = worker.Worker(db, tables, settings, listener.getsockname()).work
    dispatch.run(listener, tables, work, lambda: ready(ports))


def _run_alone(listener: socket.socket, db: str, settings: Settings, ready: Callable[[range], None]) -> None:
    metrics = settings.tell()

    async def serve() -> None:
        settle()
        app = settings.app(await open_store(db), reach=partial(reach, *listener.getsockname()[:2]))

        def begin() -> None:
            house: House = app.state.house
            if metrics is not None:
                metrics.watch(house)
            ready(range(metrics.port, metrics.port + 1) if metrics is not None else range(0))
            house.bots.warm()

        await _Server(config(app), begin).serve([listener])

    loop = config(None).get_loop_factory()
    with closing(metrics) if metrics is not None else nullcontext(), asyncio.Runner(loop_factory=loop) as runner:
        runner.run(serve())
