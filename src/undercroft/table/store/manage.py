"""What whoever runs a server does to its tables from outside: looking which there are, and deleting some."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec
from sqlalchemy import URL, Connection, select
from sqlalchemy.exc import DBAPIError

from undercroft.kernel.errors import BadInput
from undercroft.table.store import schema
from undercroft.table.store.deletion import delete_tables, in_parts, untouched_since
from undercroft.table.store.engine import InUse, lock_file, make_engine, read_url, unusable
from undercroft.table.store.files import shard_files


class Listed(msgspec.Struct, frozen=True):
    """A table, for whoever runs the server."""

    id: str
    game: str
    title: str
    created: float
    touched: float
    finished: bool


def listed(url: str) -> list[Listed]:
    """All tables, the last played first; servers may be writing to them."""
    kept = schema.tables.c
    wanted = select(kept.id, kept.game, kept.title, kept.created, kept.touched, kept.ending)
    with _opened(url, writes=False) as files:
        found = [
            Listed(row.id, row.game, row.title, row.created, row.touched, row.ending is not None)
            for db in files
            for row in db.execute(wanted)
        ]
    return sorted(found, key=lambda one: -one.touched)


def deleted(url: str, ids: Sequence[str], since: float | None, *, finished: bool, dry_run: bool) -> list[str]:
    """Delete the tables named, or (`since`) those that nobody has touched since; which they were."""
    with _opened(url, writes=not dry_run) as files:
        if since is not None:
            there = [untouched_since(db, since, finished=finished) for db in files]
        else:
            there = [[one for part in in_parts(list(dict.fromkeys(ids))) for one in _known(db, part)] for db in files]
            if missing := set(ids) - {one for found in there for one in found}:
                raise BadInput(f"tables: there is no table {', '.join(sorted(missing))}; none was deleted")
        if not dry_run:
            for db, found in zip(files, there, strict=True):
                for part in in_parts(found):
                    delete_tables(db, part)
        return [one for found in there for one in found]


def _known(db: Connection, ids: Sequence[str]) -> set[str]:
    return set(db.execute(select(schema.tables.c.id).where(schema.tables.c.id.in_(ids))).scalars())


@contextmanager
def _opened(url: str, *, writes: bool) -> Iterator[list[Connection]]:
    """Transactions on a database that is there already: on each of its files, if they are several."""
    address = read_url(url)
    files = [address]
    if address.get_backend_name() == "sqlite":
        files = [address.set(database=str(file)) for file in shard_files(Path(address.database or ""))]
    with ExitStack() as stack:
        yield [stack.enter_context(_one(file, writes=writes)) for file in files]


@contextmanager
def _one(address: URL, *, writes: bool) -> Iterator[Connection]:
    if address.get_backend_name() == "sqlite" and not Path(address.database or "").is_file():
        raise BadInput(f"--db: {address.database}: there is no such file")
    try:
        lock = lock_file(address) if writes else None
    except InUse:
        raise BadInput(
            f"tables: a server is using {address.database}: stop it first; or let the host of a table delete it in the "
            "browser, or start the server with --forget-after"
        ) from None
    engine = make_engine(address)
    try:
        with engine.connect().execution_options(writes=writes) as db, db.begin():
            yield db
    except DBAPIError as error:
        raise unusable(address, error) from None
    finally:
        engine.dispose()
        if lock is not None:
            lock.close()
