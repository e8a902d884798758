"""`make campaign`: kills servers, fails over between two of them, sends nonsense, and prints what came of it."""

from __future__ import annotations

import argparse
import asyncio
import signal
import tempfile
import time
from collections.abc import Awaitable, Callable
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import NamedTuple, Protocol

import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from undercroft.kernel.arguments import Arguments
from undercroft.kernel.files import check_writable
from undercroft.kernel.mains import FAILED, run_main
from undercroft.lab.bench import calibrate
from undercroft.table.campaign import flood, kills
from undercroft.table.campaign.findings import Findings
from undercroft.table.campaign.stable import Stable, WarmServer
from undercroft.table.load.postgres import cluster, new_schema
from undercroft.table.load.server import free_port

console = Console(highlight=False)

Run = Callable[[Findings, float, Callable[[], None]], Awaitable[None]]


class Counting(Protocol):
    """A module that says what it counts."""

    @property
    def COUNTED(self) -> tuple[str, ...]: ...  # noqa: N802 - constants of a module
    @property
    def MUST_BE_ZERO(self) -> tuple[str, ...]: ...  # noqa: N802


class Part(NamedTuple):
    """Something to be tried."""

    name: str
    unit: str
    """What is counted of it."""
    wanted: int
    share: float
    """How much time one takes, beside the others."""
    module: Counting
    run: Run


class Campaign:
    """All parts, one after the other, in a folder and a database server that are thrown away."""

    def __init__(self, options: argparse.Namespace, folder: Path, stable: Stable, postgres: str) -> None:
        self._options = options
        self._folder = folder
        self._stable = stable
        self._postgres = postgres

    def parts(self) -> list[Part]:
        o = self._options
        parts = [
            Part("killed, SQLite", "kills", o.kills, 1.5, kills, self._kill_on_sqlite),
            Part("killed, PostgreSQL", "kills", o.postgres_kills, 2, kills, self._kill_on_postgres),
            Part("failed over", "failovers", o.failovers, 8, kills, self._fail_over),
            Part("nonsense", "messages", o.messages, 0.001, flood, self._flood),
        ]
        return [part for part in parts if part.wanted]

    async def run(self, progress: Progress) -> list[Findings]:
        """Do all parts; each gets the time that its size asks for."""
        end = time.monotonic() + self._options.minutes * 60
        found = []
        parts = self.parts()
        for place, part in enumerate(parts):
            counted = tuple(dict.fromkeys((part.unit, *part.module.COUNTED)))
            findings = Findings(part.name, self._options.seed, counted, part.module.MUST_BE_ZERO)
            tick = _bar(progress, part, findings)
            begun = time.monotonic()
            shares = [other.wanted * other.share for other in parts[place:]]
            until = begun + (end - begun) * shares[0] / sum(shares)
            await part.run(findings, until, tick)
            findings.seconds = time.monotonic() - begun
            for log in self._folder.glob(f"{_slug(part.name)}*.log"):
                findings.read_log(log)
            found.append(findings)
        return found

    async def _kill_on_sqlite(self, findings: Findings, until: float, tick: Callable[[], None]) -> None:
        urls = [f"sqlite:///{self._folder}/{place}.db" for place in range(self._options.at_once)]
        await self._kill(self._options.kills, urls, findings, until, tick)

    async def _kill_on_postgres(self, findings: Findings, until: float, tick: Callable[[], None]) -> None:
        urls = [new_schema(self._postgres, f"kills_{place}") for place in range(self._options.at_once)]
        await self._kill(self._options.postgres_kills, urls, findings, until, tick)

    async def _kill(
        self, times: int, urls: list[str], findings: Findings, until: float, tick: Callable[[], None]
    ) -> None:
        """Servers with databases of their own are killed side by side: most of the time each waits for its start."""
        many = []
        for place, url in enumerate(urls):
            part = times // len(urls) + (place < times % len(urls))
            server = self._server(findings, place, url, "--lease", str(kills.LEASE))
            rng = Random(f"{findings.seed} {place}")
            many.append(kills.kill_often(server, url, part, findings, rng, until, tick))
        await asyncio.gather(*many)

    async def _fail_over(self, findings: Findings, until: float, tick: Callable[[], None]) -> None:
        url = new_schema(self._postgres, "failovers")
        servers = [self._server(findings, place, url, "--lease", str(kills.LEASE)) for place in range(2)]
        rng = Random(findings.seed)
        await kills.fail_over_often(servers, url, self._options.failovers, findings, rng, until, tick)

    async def _flood(self, findings: Findings, until: float, tick: Callable[[], None]) -> None:
        server = self._server(findings, 0, f"sqlite:///{self._folder}/nonsense.db", *flood.OPTIONS)
        try:
            await flood.Flood(server, self._options.messages, findings, findings.seed, until, tick).run()
        finally:
            server.kill()

    def _server(self, findings: Findings, place: int, url: str, *options: str) -> WarmServer:
        log = self._folder / f"{_slug(findings.part)}-{place}.log"
        return WarmServer(self._stable, free_port(), url, *options, log=log)


def _bar(progress: Progress, part: Part, findings: Findings) -> Callable[[], None]:
    task = progress.add_task(part.name, total=part.wanted)
    return lambda: progress.update(task, completed=findings.done[part.unit])


def _slug(part: str) -> str:
    return part.replace(", ", "-").replace(" ", "-")


def main() -> int:
    options = read_arguments()
    for sign in (signal.SIGINT, signal.SIGTERM):  # also in the background: servers and databases must be ended
        signal.signal(sign, signal.default_int_handler)
    if options.json is not None:
        check_writable(options.json)
    return 0 if all(findings.good for findings in campaign(options)) else FAILED


def campaign(options: argparse.Namespace) -> list[Findings]:
    """Do it, show it, and write it down."""
    calibration = calibrate()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="undercroft-campaign-"))
        postgres = stack.enter_context(cluster(fsync=False)) if options.postgres_kills or options.failovers else ""
        stable = stack.enter_context(Stable())
        progress = stack.enter_context(Progress(console=console, transient=True))
        found = asyncio.run(Campaign(options, Path(folder), stable, postgres).run(progress))
    calibration = min(calibration, calibrate())
    show(found, calibration)
    if options.json is not None:
        parts = [
            {name: getattr(findings, name) for name in ("part", "seconds", "done", "bad", "incomplete", "failures")}
            for findings in found
        ]
        told = {"at": datetime.now(UTC), "seed": options.seed, "calibration_s": calibration, "parts": parts}
        options.json.write_bytes(msgspec.json.format(msgspec.json.encode(told), indent=2))
    return found


def read_arguments(words: list[str] | None = None) -> argparse.Namespace:
    parser = Arguments("undercroft.table.campaign", __doc__)
    parser.add_argument("--kills", type=int, default=1000, help="of servers on SQLite (%(default)s)")
    parser.add_argument("--postgres-kills", type=int, default=200, help="of servers on PostgreSQL (%(default)s)")
    parser.add_argument("--failovers", type=int, default=50, help="between two servers (%(default)s)")
    parser.add_argument("--messages", type=int, default=1_000_000, help="that are almost right (%(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of all chance in it (%(default)s)")
    parser.add_argument("--minutes", type=float, default=80, help="after which it ends, whatever is left (%(default)s)")
    parser.add_argument("--at-once", type=int, default=2, help="servers that are killed side by side (%(default)s)")
    parser.add_argument("--json", type=Path, metavar="FILE", help="where to write the figures")
    return parser.parse_args(words)


def show(found: list[Findings], calibration: float) -> None:
    for findings in found:
        for failure in findings.failures:
            console.print(f"{failure.what}: {failure.where}", style="red")
            console.print(failure.how, markup=False, soft_wrap=True)
    console.print(f"calibration loop: {calibration * 1000:.1f} ms")
    table = Table("part", "figure", "", "")
    for findings in found:
        table.add_section()
        title = f"{findings.part}, {findings.seconds:,.0f} s, seed {findings.seed}"
        if findings.incomplete:
            title += f": {findings.incomplete}"
        for name, count in findings.done.items():
            table.add_row(title, name, f"{count:,}")
            title = ""
        for name, count in findings.bad.items():
            table.add_row("", name, f"{count:,}", "ok" if not count else "FAILED", style="" if not count else "red")
    console.print(table)


if __name__ == "__main__":
    run_main(main)
