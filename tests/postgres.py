"""A private PostgreSQL for tests, from Debian's package: nothing of the system's own is touched.

`scripts/system-packages` installs what it needs. Where PostgreSQL is missing, tests that ask for it fail and say so.
"""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from itertools import count
from pathlib import Path

import psycopg
import pytest

_numbers = count()


def programs() -> Path:
    """Where the newest installed PostgreSQL has its programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not found:
        pytest.fail("PostgreSQL is not installed: run scripts/system-packages")
    return found[-1]


def as_postgres(*command: str | Path) -> list[str]:
    """PostgreSQL refuses to run as root: then it is run as its own user."""
    words = [str(word) for word in command]
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, without a database."""
    bin_ = programs()
    home = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
    if os.geteuid() == 0:
        shutil.chown(home, "postgres", "postgres")
    port = free_port()
    run = {"check": True, "cwd": home, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    try:
        init = (bin_ / "initdb", "-D", home / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        subprocess.run(as_postgres(*init), **run)
        # Tests kill our servers, never this one, so it need not wait for the disk.
        settings = f"-c fsync=off -c listen_addresses=127.0.0.1 -c port={port} -c max_connections=200 -k {home}"
        start = (bin_ / "pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "-o", settings, "start")
        subprocess.run(as_postgres(*start), **run)
        yield f"postgresql://postgres@127.0.0.1:{port}"
        subprocess.run(as_postgres(bin_ / "pg_ctl", "-D", home / "data", "-m", "immediate", "stop"), **run)
    finally:
        shutil.rmtree(home, ignore_errors=True)


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The address of an empty schema of the test's own: as good as a database, and made and removed in no time."""
    name = f"test_{next(_numbers)}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as db:
        db.execute(f"CREATE SCHEMA {name}")
    return f"{postgres}/postgres?options=-csearch_path%3D{name}"
