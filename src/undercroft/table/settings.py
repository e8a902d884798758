"""How a process serves tables, whether it is the only one or one of several."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

import uvicorn
from litestar import Litestar

from undercroft.kernel.collecting import collect_rarely
from undercroft.table import analyses, limits
from undercroft.table.app import create_app
from undercroft.table.clock import draw_seed
from undercroft.table.metrics import Address, Metrics
from undercroft.table.protocol import RequestProtocol, SocketProtocol
from undercroft.table.ready import make_ready
from undercroft.table.reminding import Reminding
from undercroft.table.store import Store

GOOD_BYE_SECONDS: Final = 3
"""How long connections may take to close."""


class Settings(NamedTuple):
    """What was said on the command line."""

    pace: float
    lease: float
    new_tables: int
    origins: tuple[str, ...]
    examples: bool
    seed: int | None
    forget_after: float | None
    ratings: bool
    """Whether games count in ratings of those who play them."""
    metrics: Address | None
    """Where Prometheus is told: by each of several processes at a port of its own, from this one on."""
    reminding: Reminding | None = None
    analysis_seconds: float = analyses.SECONDS
    """About how long analysing a finished game may take; 0 for not at all."""

    def tell(self, place: int = 0) -> Metrics | None:
        """Begin to tell Prometheus, if anybody wants to know; BadInput if nobody can listen there."""
        if self.metrics is None:
            return None
        host, port = self.metrics
        return Metrics((host, port + place))

    def app(self, store: Store, **more: Any) -> Litestar:  # noqa: ANN401 - whatever else create_app takes
        """The server of what is in a store, as an ASGI application."""
        seed = self.seed
        return create_app(
            store,
            pace=self.pace,
            lease=self.lease,
            seeds=draw_seed if seed is None else lambda: seed,
            new_tables=self.new_tables,
            origins=self.origins,
            examples=self.examples,
            forget_after=self.forget_after,
            ratings=self.ratings,
            reminding=self.reminding,
            analysis_seconds=self.analysis_seconds,
            **more,
        )


def settle() -> None:
    """Load everything; it stays."""
    make_ready()
    collect_rarely()


def config(app: object) -> uvicorn.Config:
    return uvicorn.Config(
        app,  # type: ignore[arg-type] # Litestar is an ASGI application, in its own words for the same types
        http=RequestProtocol,
        ws=SocketProtocol,
        ws_max_size=4 * limits.MESSAGE_BYTES,  # a little too long is refused with a reason, far too long is cut off
        ws_per_message_deflate=False,
        access_log=False,
        log_config=None,
        log_level="warning",
        lifespan="on",
        timeout_graceful_shutdown=GOOD_BYE_SECONDS,
        server_header=False,
    )
