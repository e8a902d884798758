"""A server in a process of its own: started, asked, looked at, and ended in one way or another."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from http.client import HTTPConnection
from pathlib import Path
from socket import socket
from typing import Any, Protocol

import msgspec


class Process(Protocol):
    """As much of `subprocess.Popen` as it takes."""

    @property
    def pid(self) -> int: ...
    def poll(self) -> int | None: ...
    def send_signal(self, sig: int) -> None: ...
    def wait(self, timeout: float | None = None) -> int: ...


class Server:
    """`undercroft serve` at a port of this machine."""

    def __init__(self, port: int, db: str, *options: str, log: Path | None = None) -> None:
        self.host = "127.0.0.1"
        self.port = port
        self._command = [sys.executable, "-m", "undercroft", "serve", "--port", str(port), "--db", db, "--no-open"]
        self._command += ["--new-tables", "0"]
        self._command += options
        self._log = log
        self._process: Process | None = None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    async def start(self, within: float = 90.0) -> float:
        """Start it and wait until it answers; how many seconds that took."""
        begun = time.perf_counter()
        self._process = self._launch(self._command)
        while not await self.answers():
            if self._process.poll() is not None:
                raise RuntimeError("the server ended as soon as it was started")
            if time.perf_counter() - begun > within:
                raise TimeoutError("the server does not answer")
            await asyncio.sleep(0.01)
        return time.perf_counter() - begun

    def _launch(self, command: Sequence[str]) -> Process:
        with self._log.open("ab") if self._log else contextlib.nullcontext(subprocess.DEVNULL) as out:
            return subprocess.Popen(command, stdout=out, stderr=out)

    async def answers(self) -> bool:
        try:
            await asyncio.to_thread(self._ask, "GET", "/api/health", None, None)
        except (OSError, RuntimeError):
            return False
        return True

    def kill(self) -> None:
        """kill -9."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.poll() is None:
            self._process.send_signal(how)
            self._process.wait(90)

    async def ask(self, method: str, path: str, body: object = None, token: str | None = None) -> Any:  # noqa: ANN401 - JSON
        """What the server says to a request; its status must be one of success."""
        return await asyncio.to_thread(self._ask, method, path, body, token)

    async def send(self, path: str, file: bytes) -> Any:  # noqa: ANN401 - JSON
        """The same, for what is a file and not JSON."""
        return await asyncio.to_thread(self._ask, "POST", path, file, None)

    def _ask(self, method: str, path: str, body: object, token: str | None) -> Any:  # noqa: ANN401 - JSON
        connection = HTTPConnection(self.host, self.port, timeout=90)
        headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {token}"} if token else {})
        try:
            sent = body if body is None or isinstance(body, bytes) else msgspec.json.encode(body)
            connection.request(method, path, sent, headers)
            response = connection.getresponse()
            raw = response.read()
        finally:
            connection.close()
        if response.status >= 300:
            raise RuntimeError(f"{method} {path}: {response.status}: {raw[:200]!r}")
        return msgspec.json.decode(raw)

    async def new_table(
        self, game: str, seats: Sequence[dict[str, Any]], options: dict[str, Any] | None = None
    ) -> tuple[str, list[str]]:
        """A new table: its id, and the tokens of its seats."""
        wanted = {"game": game, "options": options or {}, "seats": list(seats)}
        table = (await self.ask("POST", "/api/tables", wanted))["table"]
        return table["id"], list(table["links"]["seats"])

    def processes(self) -> list[int]:
        """The server, and if it is several processes, those that it has started; not those of its bots."""
        if "--workers" not in self._command:
            return [self.pid]
        children = Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
        return [self.pid, *map(int, children)]

    def processor_time(self) -> float:
        """Seconds of processor time that the server has used."""
        return sum(map(_processor_time, self.processes()))

    def rss(self) -> int:
        """Bytes of memory in use by the server; what its processes share is counted once."""
        return sum(map(_memory, self.processes()))


def _processor_time(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _memory(pid: int) -> int:
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    (line,) = [line for line in lines if line.startswith("Pss:")]
    return int(line.split()[1]) * 1024


def free_port() -> int:
    with socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port
