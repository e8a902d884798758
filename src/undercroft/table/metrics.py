"""The numbers of a server as Prometheus reads them, at a port of their own: of this machine, unless told otherwise."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from contextlib import suppress
from itertools import accumulate
from typing import Final, TypeAlias

from prometheus_client import CollectorRegistry, ProcessCollector, start_http_server
from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, HistogramMetricFamily, Metric
from prometheus_client.registry import Collector

from undercroft.kernel.errors import BadInput
from undercroft.table.doors import STRANGERS
from undercroft.table.house import House
from undercroft.table.meter import Spread

LAG_SECONDS: Final = 0.5
Address: TypeAlias = tuple[str, int]


class Metrics(Collector):
    """Tells whoever asks, from a thread of its own; what it reads are numbers, and copies of lists."""

    def __init__(self, address: Address) -> None:
        """BadInput if nobody can listen there."""
        self.house: House | None = None
        registry = CollectorRegistry()
        registry.register(self)
        ProcessCollector(registry=registry)
        host, port = address
        try:
            self._server, self._thread = start_http_server(port, host, registry)
        except OSError as error:
            raise BadInput(f"--metrics: cannot listen at {host}:{port}: {error.strerror}") from None
        self.port: int = self._server.server_port
        self._lag: asyncio.Task[None] | None = None

    def watch(self, house: House) -> None:
        """Tell of this house from now on."""
        self.house = house
        self._lag = asyncio.create_task(_measure_lag(house.store.meter.lag))

    def close(self) -> None:
        if self._lag is not None:
            self._lag.cancel()
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()

    def collect(self) -> Iterable[Metric]:
        return _metrics(self.house) if self.house is not None else ()


def read_address(text: str) -> Address:
    """`[HOST:]PORT` as a person typed it; this machine's own, unless it says otherwise."""
    host, _, port = text.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > 65535:
        raise BadInput(f"--metrics: '{text}' is not a port: use PORT or HOST:PORT, such as 9100")
    return host.strip("[]") or "127.0.0.1", int(port)


async def _measure_lag(lag: Spread) -> None:
    loop = asyncio.get_running_loop()
    with suppress(asyncio.CancelledError):
        while True:
            due = loop.time() + LAG_SECONDS
            await asyncio.sleep(LAG_SECONDS)
            lag.note(max(0.0, loop.time() - due))


def _metrics(house: House) -> Iterator[Metric]:
    meter = house.store.meter
    places = house.places
    clients = [client for place in places for client in list(place.table.clients)]
    players = sum(bool(client.seats) for client in clients)
    connections = {
        "player": players,
        "spectator": len(clients) - players,
        "new": house.doors.count(STRANGERS),
    }
    yield _gauges("connections", "Open sockets; new ones have not said hello yet.", "kind", connections)
    yield _gauge("tables_loaded", "Tables in memory.", len(places))
    yield _gauge("leases", "Tables whose lease this process holds.", sum(place.lease is not None for place in places))
    yield _spread("answer_kept_seconds", "From an answer or standing choice to when it was on disk.", meter.kept)
    answers = CounterMetricFamily(
        "undercroft_answers", "Answers and standing choices kept for clients of this process."
    )
    answers.add_metric([], sum(meter.kept.counts))
    yield answers
    yield _counters("refusals", "Messages and requests refused.", "code", meter.refusals)
    yield _spread(
        "commit_jobs", "What was written together in one commit; their count is that of commits.", meter.batches
    )
    yield _counters("database_errors", "Trouble with the database.", "kind", house.store.watch.count)
    yield _spread("bot_thinking_seconds", "How long bots took for an answer.", meter.thinking)
    yield _spread("loop_lag_seconds", "How late what was due came, because something else was being done.", meter.lag)
    imports = CounterMetricFamily("undercroft_imports", "Records made into tables.")
    imports.add_metric([], meter.imports)
    yield imports


def _gauge(name: str, what: str, value: float) -> Metric:
    return GaugeMetricFamily(f"undercroft_{name}", what, value=value)


def _gauges(name: str, what: str, label: str, values: dict[str, int]) -> Metric:
    found = GaugeMetricFamily(f"undercroft_{name}", what, labels=[label])
    for key, value in values.items():
        found.add_metric([key], value)
    return found


def _counters(name: str, what: str, label: str, values: dict[str, int]) -> Metric:
    found = CounterMetricFamily(f"undercroft_{name}", what, labels=[label])
    for key, value in values.copy().items():
        found.add_metric([key], value)
    return found


def _spread(name: str, what: str, spread: Spread) -> Metric:
    total = spread.total
    bounds = [*(str(bound) for bound in spread.bounds), "+Inf"]
    buckets = list(zip(bounds, accumulate(spread.counts), strict=True))
    return HistogramMetricFamily(f"undercroft_{name}", what, buckets=buckets, sum_value=total)
