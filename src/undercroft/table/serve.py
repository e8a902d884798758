"""Running the server in this process, until somebody stops it."""

from __future__ import annotations

import asyncio
import gc
import socket
from collections.abc import Callable

import uvicorn

from undercroft.table import limits
from undercroft.table.app import create_app
from undercroft.table.clock import draw_seed
from undercroft.table.house import House
from undercroft.table.metrics import Metrics
from undercroft.table.ready import make_ready
from undercroft.table.store import open_store

GC_EVERY = 50_000
"""Objects made between two searches for rings of dead ones; the rest is freed at once anyway."""
GOOD_BYE_SECONDS = 3
"""How long connections may take to close."""


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
    pace: float,
    lease: float,
    new_tables: int,
    examples: bool,
    forget_after: float | None,
    seed: int | None,
    ready: Callable[[], None],
    metrics: Metrics | None = None,
) -> None:
    """Serve tables until a signal comes; BadInput if the database cannot be used."""

    async def serve() -> None:
        make_ready()
        # What is loaded by now stays: looking through it again and again would make answers wait.
        gc.freeze()
        gc.set_threshold(GC_EVERY)
        seeds = draw_seed if seed is None else lambda: seed
        store = await open_store(db)
        app = create_app(
            store,
            pace=pace,
            lease=lease,
            seeds=seeds,
            new_tables=new_tables,
            examples=examples,
            forget_after=forget_after,
        )

        def begin() -> None:
            house: House = app.state.house
            if metrics is not None:
                metrics.watch(house)
            ready()
            house.bots.warm()

        await _Server(_config(app), begin).serve([listener])

    loop = _config(None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop) as runner:
        runner.run(serve())


def _config(app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type] # Litestar is an ASGI application, in its own words for the same types
        ws="websockets-sansio",
        ws_max_size=4 * limits.MESSAGE_BYTES,  # a little too long is refused with a reason, far too long is cut off
        ws_per_message_deflate=False,
        access_log=False,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=GOOD_BYE_SECONDS,
        server_header=False,
    )
