"""A PostgreSQL of one's own for a while, from Debian's package: nothing of the system's own is touched."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


class Missing(Exception):  # noqa: N818 - named for what it is
    """PostgreSQL is not installed."""


def programs() -> Path:
    """Where the newest installed PostgreSQL has its programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not found:
        raise Missing("PostgreSQL is not installed: run scripts/system-packages")
    return found[-1]


@contextmanager
def cluster(*, fsync: bool) -> Iterator[str]:
    """The address of a server, without a database; without `fsync` it does not wait for the disk."""
    bin_ = programs()
    home = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
    if os.geteuid() == 0:
        shutil.chown(home, "postgres", "postgres")
    port = free_port()
    try:
        init = (bin_ / "initdb", "-D", home / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        _run(home, *init)
        durable = "on" if fsync else "off"
        settings = f"-c fsync={durable} -c listen_addresses=127.0.0.1 -c port={port} -c max_connections=200 -k {home}"
        _run(home, bin_ / "pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "-o", settings, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            _run(home, bin_ / "pg_ctl", "-D", home / "data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def _run(home: Path, *command: str | Path) -> None:
    """PostgreSQL refuses to run as root: then it is run as its own user."""
    words = [str(word) for word in command]
    if os.geteuid() == 0:
        words = ["runuser", "-u", "postgres", "--", *words]
    subprocess.run(words, check=True, cwd=home, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
