"""The server as an ASGI application."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable, Collection
from contextlib import asynccontextmanager
from typing import Any, Final

from litestar import Litestar, Request, Response
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from undercroft.kernel.messages import Msg
from undercroft.table import (
    analyses,
    api,
    api_analyses,
    api_games,
    api_parcels,
    api_ratings,
    api_reminders,
    invitations,
    lessons,
    limits,
    pages,
    practice,
)
from undercroft.table.bots import PACE, Bots
from undercroft.table.clock import Clock, Seeds, draw_seed
from undercroft.table.gate import Gate
from undercroft.table.house import IDLE_SECONDS, LEASE_SECONDS, House
from undercroft.table.opening import new_id
from undercroft.table.reach import Reach
from undercroft.table.ready import make_ready
from undercroft.table.refusals import Refuse
from undercroft.table.reminding import Reminding
from undercroft.table.replays import Replays
from undercroft.table.replies import json
from undercroft.table.socket import table_socket
from undercroft.table.store import Store

logger = logging.getLogger(__name__)

DATABASE_SECONDS: Final = 2.0
"""How long whoever asks after the server's health waits for the database."""


def create_app(
    store: Store,
    *,
    pace: float = PACE,
    lease: float = LEASE_SECONDS,
    idle: float = IDLE_SECONDS,
    workers: int | None = None,
    seeds: Seeds = draw_seed,
    clock: Clock | None = None,
    database_within: float = DATABASE_SECONDS,
    new_tables: int = limits.TABLES_PER_MINUTE,
    hello_within: float = limits.HELLO_SECONDS,
    origins: Collection[str] = (),
    examples: bool = False,
    new_id: Callable[[], str] = new_id,
    owner: str | None = None,
    forget_after: float | None = None,
    ratings: bool = False,
    reach: Reach | None = None,
    reminding: Reminding | None = None,
    analysis_seconds: float = analyses.SECONDS,
) -> Litestar:
    """The server of what is in a store, which it closes in the end; `workers` is how many processes bots think in.

    `new_tables` is how many one address may make in a minute; 0 for any number. Pages of `origins` may open sockets
    here, besides our own. With `examples`, games that are examples are offered too. `new_id` and `owner` are as a House
    takes them. Tables that nobody has touched for `forget_after` days are deleted. `reach` finds out how others can
    reach the server; `reminding` says how people can be reminded of their turn. With `ratings`, games
    count. Analysing a finished game takes about `analysis_seconds`; with 0 none is.
    """

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        make_ready()
        bots = Bots(workers, pace, seeds=seeds, clock=clock)
        house = app.state.house = House(
            store,
            bots,
            lease=lease,
            idle=idle,
            seeds=seeds,
            clock=clock,
            new_tables=new_tables,
            new_id=new_id,
            owner=owner,
            hello_within=hello_within,
            forget_after=forget_after,
            ratings=ratings,
            reminding=reminding,
            analysis_seconds=analysis_seconds,
        )
        app.state.replays = Replays()
        await house.open()
        try:
            yield
        finally:
            await bots.close()
            await house.close()
            await store.close()

    app = Litestar(
        [
            *api_games.HANDLERS,
            *api.HANDLERS,
            *api_analyses.HANDLERS,
            *api_parcels.HANDLERS,
            *api_ratings.HANDLERS,
            *api_reminders.HANDLERS,
            *lessons.HANDLERS,
            *practice.HANDLERS,
            table_socket,
            invitations.join_page,
            pages.front_page,
            pages.brought,
            pages.page,
        ],
        lifespan=[lifespan],
        state=State({"database_within": database_within, "examples": examples, "reach": reach}),
        openapi_config=None,
        logging_config=None,
        request_max_body_size=limits.MESSAGE_BYTES,
        exception_handlers={Refuse: refused, HTTPException: no_page, Exception: failed},
        response_headers=pages.SECURITY,
    )
    app.asgi_handler = Gate(app.asgi_handler, origins)
    return app


def refused(request: Request[Any, Any, Any], why: Refuse) -> Response[bytes]:
    logger.info("%s %s: refused: %s", request.method, request.url.path, why.code)
    request.app.state.house.store.meter.refuse(why.code)
    response = json({"code": why.code, "reason": why.reason}, why.status)
    if why.retry_after is not None:
        response.headers["Retry-After"] = str(why.retry_after)
    return pages.secure(response)


def no_page(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """What Litestar refuses by itself."""
    if error.status_code == 413:
        limit = request.route_handler.resolve_request_max_body_size()
        return refused(request, Refuse("too-large", "table-message-long", limit=limit or 0))
    code = {404: "unknown", 405: "unknown"}.get(error.status_code, "bad-request")
    reason = Msg("table-no-such-page") if code == "unknown" else Msg("table-not-understood", {"problem": error.detail})
    return pages.secure(json({"code": code, "reason": reason}, error.status_code))


def failed(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    logger.error("%s %s failed", request.method, request.url.path, exc_info=error)
    request.app.state.house.store.meter.refuse("broken")
    return pages.secure(json({"code": "broken", "reason": Msg("table-broken")}, 500))
