"""Opening a database: SQLite in a file, or PostgreSQL."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import IO, Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError

from undercroft.kernel.errors import BadInput

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite",
    "postgresql": "postgresql+psycopg",
    "postgres": "postgresql+psycopg",
    "postgresql+psycopg": "postgresql+psycopg",
}

# In WAL mode a commit with synchronous=NORMAL outlives the process but no power cut. FULL outlives both, for one fsync
# that all answers waiting at that moment share.
PRAGMAS: Final = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON", "cache_size=-4000")


class InUse(BadInput):
    """Another server has the file, or one that is ending has it still."""


def read_url(text: str) -> URL:
    """The address of a database as a person typed it."""
    try:
        url = make_url(text)
    except ArgumentError:
        raise BadInput("--db: not the address of a database: use sqlite:///PATH or postgresql://...") from None
    driver = DRIVERS.get(url.drivername)
    if driver is None:
        raise BadInput(f"--db: '{url.drivername}' is not supported: use sqlite:///PATH or postgresql://...")
    if driver.startswith("sqlite") and url.database in (None, "", ":memory:"):
        raise BadInput("--db: tables are kept in a file: use sqlite:///PATH")
    return url.set(drivername=driver)


def has_password(url: URL) -> bool:
    return bool(url.password or url.query.get("password"))


def shown(url: URL) -> str:
    """An address as others may see it."""
    return url.difference_update_query(["password"]).render_as_string(hide_password=True)


def make_engine(url: URL) -> Engine:
    """An engine whose errors never show parameters: tokens are among them."""
    if url.get_backend_name() == "postgresql":
        return create_engine(url, hide_parameters=True, pool_size=6, max_overflow=4, pool_pre_ping=True)
    engine = create_engine(url, hide_parameters=True, pool_size=6, max_overflow=4)
    event.listen(engine, "connect", _prepare_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def beside(url: URL) -> Engine:
    """For reading a SQLite file that another process writes to."""
    path = Path(url.database or "").absolute().as_uri()
    return make_engine(url.set(database=path, query={"mode": "ro", "uri": "true"}))


def lock_file(url: URL) -> IO[bytes] | None:
    """Keep other processes from opening the same SQLite file, for as long as the result is open; even kill -9 ends it.

    They would not learn of each other's events. PostgreSQL tells them, so there nothing is locked.
    """
    if url.get_backend_name() != "sqlite":
        return None
    path = Path(f"{url.database}.lock")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        file = path.open("wb")
    except OSError as error:
        raise BadInput(f"--db: {path.parent}: cannot be written: {error.strerror}") from None
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise InUse(f"--db: {url.database}: another server is using this file") from None
    return file


def unusable(url: URL, error: DBAPIError) -> BadInput:
    """What to tell whoever gave the address of a database that cannot be used."""
    reason = str(error.orig).strip().splitlines()[0]
    return BadInput(f"--db: {shown(url)}: {reason}")


def _prepare_sqlite(dbapi: Any, _record: object) -> None:  # noqa: ANN401 - the driver's own connection
    dbapi.isolation_level = None  # transactions begin where SQLAlchemy says so, also before DDL
    for pragma in PRAGMAS:
        dbapi.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    # Whoever means to write says so at once: a read that turns into a write may find that it is too late.
    writes = connection.get_execution_options().get("writes")
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
