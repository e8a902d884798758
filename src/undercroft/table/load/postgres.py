"""A private PostgreSQL, from Debian's package, thrown away in the end: nothing of the system's own is touched."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg
from psycopg import sql

from undercroft.kernel.errors import BadInput
from undercroft.table.load.server import free_port


def programs() -> Path:
    """Where the newest installed PostgreSQL has its programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: int(path.parent.name))
    if not found:
        raise BadInput("PostgreSQL is not installed: run scripts/system-packages")
    return found[-1]


def as_postgres(*command: str | Path) -> list[str]:
    """PostgreSQL refuses to run as root: then it is run as its own user."""
    words = [str(word) for word in command]
    return ["runuser", "-u", "postgres", "--", *words] if os.geteuid() == 0 else words


@contextmanager
def cluster(*, fsync: bool) -> Iterator[str]:
    """The address of a server, without a database; without `fsync` it does not wait for the disk."""
    bin_ = programs()
    home = Path(tempfile.mkdtemp(prefix="undercroft-pg-"))
    if os.geteuid() == 0:
        shutil.chown(home, "postgres", "postgres")
    port = free_port()

    def run(*command: str | Path) -> None:
        quiet = subprocess.DEVNULL
        subprocess.run(as_postgres(*command), check=True, cwd=home, stdout=quiet, stderr=quiet)

    try:
        run(bin_ / "initdb", "-D", home / "data", "-U", "postgres", "-A", "trust", "-E", "UTF8", "--no-sync")
        durable = "on" if fsync else "off"
        settings = f"-c fsync={durable} -c listen_addresses=127.0.0.1 -c port={port} -c max_connections=200 -k {home}"
        run(bin_ / "pg_ctl", "-D", home / "data", "-w", "-l", home / "log", "-o", settings, "start")
        try:
            yield f"postgresql://postgres@127.0.0.1:{port}"
        finally:
            run(bin_ / "pg_ctl", "-D", home / "data", "-m", "immediate", "stop")
    finally:
        shutil.rmtree(home, ignore_errors=True)


def new_schema(address: str, name: str) -> str:
    """The address of an empty schema: as good as a database, and made in no time."""
    with psycopg.connect(f"{address}/postgres", autocommit=True) as db:
        db.execute(sql.SQL("CREATE SCHEMA {}").format(sql.Identifier(name)))
    return f"{address}/postgres?options=-csearch_path%3D{name}"
