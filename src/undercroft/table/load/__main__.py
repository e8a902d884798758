"""`make load`: measures a server on this machine with real clients and prints a table."""

from __future__ import annotations

import argparse
import asyncio
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from statistics import fmean
from typing import NamedTuple

from rich.console import Console
from rich.table import Table

from undercroft.kernel.arguments import Arguments, natural
from undercroft.kernel.mains import FAILED, run_main
from undercroft.lab.bench import calibrate
from undercroft.table.load.analysing import THOROUGHLY, analysing
from undercroft.table.load.crowds import answer_eagerly
from undercroft.table.load.measure import GAME, Crowd
from undercroft.table.load.page import measure_page
from undercroft.table.load.postgres import cluster
from undercroft.table.load.server import Server, free_port

STARTS = 3
IDLE_TABLES = 300

console = Console(highlight=False)


class Figure(NamedTuple):
    """Something measured, and what it should be."""

    what: str
    value: float
    unit: str
    target: float | None = None
    at_least: bool = False

    @property
    def good(self) -> bool:
        if self.target is None:
            return True
        return self.value >= self.target if self.at_least else self.value <= self.target


def main() -> int:
    options = read_arguments()
    with tempfile.TemporaryDirectory(prefix="undercroft-load-") as folder, ExitStack() as stack:
        db = options.db or f"sqlite:///{folder}/tables.db"
        if options.postgres:
            db = stack.enter_context(cluster(fsync=True)) + "/postgres"
        calibration = calibrate()
        figures = asyncio.run(measure(options, db, Path(folder) / "log"))
        show(figures, min(calibration, calibrate()))
    return 0 if all(figure.good for figure in figures) or not options.strict else FAILED


def read_arguments() -> argparse.Namespace:
    parser = Arguments("undercroft.table.load", __doc__)
    parser.add_argument("--tables", type=natural, default=200, help="tables with two clients each (%(default)s)")
    parser.add_argument("--seconds", type=float, default=60, help="of answering as fast as asked (%(default)s)")
    parser.add_argument("--steady", type=float, default=30, help="seconds of answering at a steady rate (%(default)s)")
    parser.add_argument("--rate", type=float, default=200, help="answers in a second then (%(default)s)")
    parser.add_argument("--db", metavar="URL", help="where the server keeps its tables; a new SQLite file if not given")
    parser.add_argument("--workers", type=natural, default=1, help="processes of the server (%(default)s)")
    parser.add_argument("--clients", type=natural, default=1, help="processes that play as fast as asked (%(default)s)")
    parser.add_argument("--postgres", action="store_true", help="keep them in a PostgreSQL that is made for this alone")
    parser.add_argument("--no-page", action="store_true", help="leave out the first page, which needs a browser")
    parser.add_argument("--strict", action="store_true", help="end with code 1 if a target is missed")
    return parser.parse_args()


async def measure(options: argparse.Namespace, db: str, log: Path) -> list[Figure]:
    workers = ("--workers", str(options.workers)) if options.workers > 1 else ()
    server = Server(free_port(), db, *THOROUGHLY, *workers, log=log)
    figures = []
    try:
        starts = []
        for _ in range(STARTS):
            server.stop()
            starts.append(await server.start())
        figures.append(Figure("start-up", fmean(starts), "s", 2))
        if not options.no_page:
            console.print("measuring the first page ...", style="dim")
            page = await asyncio.to_thread(measure_page, f"http://{server.host}:{server.port}/", f"new-{GAME}")
            figures.append(Figure("first page", page.size / 1000, "KB", 250))
            figures.append(Figure("first page interactive", page.interactive, "s", 1.5))
        figures += await measure_memory(server)
        server.stop()
        await server.start()
        figures += await measure_answers(server, options)
    finally:
        server.stop()
    return figures


async def measure_memory(server: Server) -> list[Figure]:
    """Of tables in the middle of a game: with everybody there; and when everybody has left.

    What clients needed stays with the process when they leave, for those who come next. So what tables need is what a
    second crowd adds to a server that has had one of the same size.
    """
    console.print(f"measuring the memory of {IDLE_TABLES} tables ...", style="dim")
    warm = Crowd(server, 20)
    await warm.gather()
    await warm.answer_eagerly(1)
    warm.leave()
    await asyncio.sleep(1)
    before = server.rss()
    there, left = await crowded(server)
    figure = Figure("memory per table, two clients there", (there - before) / IDLE_TABLES / 1000, "KB")
    _, then = await crowded(server)
    return [figure, Figure("memory per idle table", (then - left) / IDLE_TABLES / 1000, "KB", 100)]


async def crowded(server: Server) -> tuple[int, int]:
    """The server's memory with a crowd in the middle of its games, and when it has left."""
    crowd = Crowd(server, IDLE_TABLES)
    await crowd.gather()
    await crowd.answer_eagerly(5)
    there = server.rss()
    crowd.leave()
    await asyncio.sleep(2)
    return there, server.rss()


async def measure_answers(server: Server, options: argparse.Namespace) -> list[Figure]:
    if options.clients > 1:
        console.print(f"{options.clients} processes of clients answer as fast as they are asked ...", style="dim")
        how = (server, options.clients, options.tables, options.seconds)
        rate, spent, used = await asyncio.to_thread(answer_eagerly, *how)
        return [
            Figure("answers as fast as asked", rate, "/s", 1500, at_least=True),
            Figure("server's processor time for an answer", spent * 1e6, "µs"),
            Figure("clients' processor time for an answer", used * 1e6, "µs"),
        ]
    crowd = Crowd(server, options.tables)
    await crowd.gather()
    tidying = asyncio.create_task(crowd.tidy())
    console.print(f"{2 * options.tables} clients answer as fast as they are asked ...", style="dim")
    spent, ours = server.processor_time(), time.process_time()
    rate = await crowd.answer_eagerly(options.seconds)
    spent = (server.processor_time() - spent) / max(1, crowd.answered)
    ours = (time.process_time() - ours) / max(1, crowd.answered)
    console.print(f"{options.rate:g} answers in a second ...", style="dim")
    latencies = await crowd.answer_steadily(options.rate, options.steady)
    console.print("... while a finished game is analysed ...", style="dim")
    async with analysing(server):
        beside = await crowd.answer_steadily(options.rate, options.steady)
    if tidying.done():
        tidying.result()
    tidying.cancel()
    memory = server.rss()
    crowd.leave()
    return [
        Figure("answers as fast as asked", rate, "/s", 3000, at_least=True),
        Figure("server's processor time for an answer", spent * 1e6, "µs", 280),
        Figure("the clients' processor time for an answer", ours * 1e6, "µs"),
        Figure(f"answer to update at {options.rate:g}/s, median", latencies.quantile(0.5) * 1000, "ms", 5),
        Figure(f"answer to update at {options.rate:g}/s, 99%", latencies.quantile(0.99) * 1000, "ms", 15),
        Figure("the same while a game is analysed, median", beside.quantile(0.5) * 1000, "ms"),
        Figure("the same while a game is analysed, 99%", beside.quantile(0.99) * 1000, "ms"),
        Figure(f"server's memory with {options.tables} tables", memory / 1e6, "MB"),
    ]


def show(figures: list[Figure], calibration: float) -> None:
    console.print(f"calibration loop: {calibration * 1000:.1f} ms")
    table = Table("figure", "measured", "target", "")
    for figure in figures:
        measured = f"{figure.value:,.4g} {figure.unit}"
        if figure.target is None:
            table.add_row(figure.what, measured)
            continue
        target = f"{'≥' if figure.at_least else '≤'} {figure.target:,g} {figure.unit}"
        table.add_row(figure.what, measured, target, "ok" if figure.good else "MISSED")
    console.print(table)


if __name__ == "__main__":
    run_main(main)
