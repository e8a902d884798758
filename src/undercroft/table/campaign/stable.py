"""Servers that start in no time: a process that has everything loaded and forks one whenever it is told to.

They run the same command as any other; only the time to import it is paid once, and the processes that bots think in
are started when a bot is first asked: most servers here are killed before. Run as a program, this is that process.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Self

import msgspec

from undercroft.table.load.server import Process, Server


class Forked:
    """A server that was forked."""

    def __init__(self, pid: int) -> None:
        self.pid = pid

    def poll(self) -> int | None:
        return None if Path(f"/proc/{self.pid}").exists() else 0

    def send_signal(self, sig: int) -> None:
        os.kill(self.pid, sig)

    def wait(self, timeout: float | None = None) -> int:
        end = time.monotonic() + (timeout or 90)
        while self.poll() is None:
            if time.monotonic() > end:
                raise TimeoutError(f"process {self.pid} does not end")
            time.sleep(0.002)
        return 0


class Stable:
    """The process that forks them."""

    def __init__(self) -> None:
        command = [sys.executable, "-m", __name__]
        self._process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._orders, self._started = self._process.stdin, self._process.stdout

    def start(self, order: dict[str, object]) -> Forked:
        self._orders.write(msgspec.json.encode(order) + b"\n")
        return Forked(int(self._started.readline()))

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._orders.close()
        self._started.close()
        self._process.wait(90)


class WarmServer(Server):
    """A server out of the stable."""

    def __init__(self, stable: Stable, port: int, db: str, *options: str, log: Path) -> None:
        super().__init__(port, db, *options, log=log)
        self._stable = stable

    def _launch(self, command: Sequence[str]) -> Process:
        return self._stable.start({"argv": ["undercroft", *command[3:]], "log": str(self._log)})


def serve(argv: list[str], log: str) -> None:
    """Become the server, in a process that was forked for it."""
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    for stream in (1, 2):
        os.dup2(out, stream)
    os.close(0)
    sys.argv = argv
    from undercroft.cli import main
    from undercroft.table.bots import Bots

    Bots.warm = lambda self: None  # type: ignore[method-assign] # see above
    main()


def stand_by() -> None:
    import alembic.command
    import psycopg
    import uvicorn

    import undercroft.cli
    import undercroft.table.app
    from undercroft.kernel import registry

    registry.games()
    del alembic, psycopg, uvicorn, undercroft
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for the dead
    while line := sys.stdin.buffer.readline():
        pid = os.fork()
        if pid == 0:
            serve(**msgspec.json.decode(line))
            os._exit(0)
        sys.stdout.buffer.write(b"%d\n" % pid)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    stand_by()
