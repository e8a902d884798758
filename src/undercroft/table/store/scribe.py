"""The writer: one thread that commits everything that waits to be written, of all tables, in one transaction.

So a commit's wait for the disk is shared by all answers that came in during the commit before it.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from itertools import groupby
from queue import SimpleQueue
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from sqlalchemy import Connection, Engine, Executable, func, select
from sqlalchemy.exc import DBAPIError, IntegrityError

from undercroft.table.meter import Meter
from undercroft.table.store.deletion import delete_tables, in_parts
from undercroft.table.store.kept import Conflict, Lease
from undercroft.table.store.leases import Leases
from undercroft.table.store.notices import CHANNEL, Notice, payloads
from undercroft.table.store.rows import EventRow, insert_rows
from undercroft.table.store.schema import events
from undercroft.table.store.trouble import Watch

T = TypeVar("T")

DEADLOCK: Final = "40P01"
"""As PostgreSQL calls it."""


class _Append(NamedTuple):
    """Events that wait to be written."""

    done: asyncio.Future[None]
    table_id: str
    first: int
    rows: list[EventRow]
    lease: Lease | None
    also: Sequence[Executable]
    """What else these events change; written with them, or not at all."""


class _Write(NamedTuple, Generic[T]):
    """Anything else: called with the connection, within the transaction."""

    done: asyncio.Future[T]
    what: Callable[[Connection], T]


_Job: TypeAlias = "_Append | _Write[Any]"
_Result: TypeAlias = "tuple[asyncio.Future[Any], Any, BaseException | None]"


class Scribe:
    """Owns the only connection that writes."""

    def __init__(
        self,
        engine: Engine,
        leases: Leases,
        loop: asyncio.AbstractEventLoop,
        watch: Watch,
        meter: Meter,
        *,
        shared: bool,
    ) -> None:
        """`shared`: other processes read the same database, so they are told what is written."""
        self._engine = engine.execution_options(writes=True)
        self._leases = leases
        self._loop = loop
        self._watch = watch
        self._meter = meter
        self._shared = shared
        self._queue: SimpleQueue[_Job | None] = SimpleQueue()
        self._db: Connection | None = None
        self._heads: dict[str, int] = {}
        """The number that the next event of a table must have, as far as this thread knows."""
        self._thread = threading.Thread(target=self._work, name="scribe", daemon=True)
        self._thread.start()

    def append(
        self,
        table_id: str,
        first: int,
        rows: list[EventRow],
        lease: Lease | None,
        also: Sequence[Executable] = (),
    ) -> asyncio.Future[None]:
        """Write events; done when they are on disk, or refused with `Conflict`."""
        job = _Append(self._loop.create_future(), table_id, first, rows, lease, also)
        self._queue.put(job)
        return job.done

    def write(self, what: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Do this in the next transaction. If another job spoils that one, it is done again in one of its own."""
        done: asyncio.Future[T] = self._loop.create_future()
        self._queue.put(_Write(done, what))
        return done

    def delete(self, which: Callable[[Connection], Sequence[str]]) -> asyncio.Future[list[str]]:
        """Delete tables; those that there were."""

        def gone(db: Connection) -> list[str]:
            found = [one for part in in_parts(which(db)) for one in delete_tables(db, part)]
            for table_id in found:
                self._heads.pop(table_id, None)
            return found

        return self.write(gone)

    def close(self) -> None:
        """Write what waits, and stop."""
        self._queue.put(None)
        self._thread.join()

    def _work(self) -> None:
        going_on = True
        while going_on:
            batch = [self._queue.get()]
            while not self._queue.empty():
                batch.append(self._queue.get())
            going_on = None not in batch
            results = self._commit([job for job in batch if job is not None])
            if results:
                self._loop.call_soon_threadsafe(_resolve, results)
        self._let_go()

    def _let_go(self) -> None:
        """Of the connection, which may be broken; there will be another."""
        if self._db is not None:
            with suppress(DBAPIError):
                self._db.close()
            self._db = None

    def _commit(self, jobs: list[_Job], *, again: bool = True) -> list[_Result]:
        """Do these jobs, all in one transaction if that works, else each in its own."""
        try:
            if self._db is None:
                self._db = self._engine.connect()
            with self._db.begin():
                db = self._db
                results: list[_Result] = []
                for together, run in groupby(jobs, lambda job: isinstance(job, _Append)):
                    if together:
                        results += self._append(db, list(run))  # type: ignore[arg-type] # they are appends
                    else:
                        results += [_done(job, db) for job in run]  # type: ignore[arg-type] # they are not
        except Exception as error:  # whatever it is, those who wait must hear of it
            self._heads.clear()
            self._let_go()
            if len(jobs) > 1:
                return [result for job in jobs for result in self._commit([job])]
            if again and _worth_repeating(error):
                return self._commit(jobs, again=False)  # an answer cannot get in twice
            # The database's own words about what exists already may show a token.
            said = Conflict("it exists already") if isinstance(error, IntegrityError) else self._watch.meet(error)
            return [(job.done, None, said) for job in jobs]
        self._meter.batches.note(len(jobs))
        if self._watch.wrong:
            self._watch.well("disk-full", "no-database")
        return results

    def _append(self, db: Connection, jobs: list[_Append]) -> list[_Result]:
        good = self._leases.good(db, {job.lease for job in jobs if job.lease is not None})
        rows: list[EventRow] = []
        results: list[_Result] = []
        written: set[str] = set()
        for job in jobs:
            refused = None
            if job.lease is not None and job.lease not in good:
                refused = Conflict(f"table {job.table_id} is driven by another process")
            elif self._heads.get(job.table_id) != job.first and self._look_up(db, job, rows) != job.first:
                refused = Conflict(f"table {job.table_id}: event {job.first} is not the next")
            else:
                rows += job.rows
                for change in job.also:
                    db.execute(change)
                written.add(job.table_id)
                self._heads[job.table_id] = job.first + len(job.rows)
            results.append((job.done, None, refused))
        if rows:
            insert_rows(db, rows)
        if self._shared:
            self._tell(db, written)
        return results

    def _look_up(self, db: Connection, job: _Append, rows: list[EventRow]) -> int:
        """The number that the next event of a table must have; `rows` have yet to be written."""
        if rows:
            insert_rows(db, rows)
            rows.clear()
        found = db.execute(select(func.max(events.c.n)).where(events.c.table_id == job.table_id)).scalar()
        self._heads[job.table_id] = 0 if found is None else found + 1
        return self._heads[job.table_id]

    def _tell(self, db: Connection, table_ids: Iterable[str]) -> None:
        """Tell the other processes, who hear of it when the transaction is committed."""
        for payload in payloads([Notice(table_id, self._heads[table_id]) for table_id in sorted(table_ids)]):
            db.exec_driver_sql("SELECT pg_notify(%s, %s)", (CHANNEL, payload))


def _worth_repeating(error: Exception) -> bool:
    """Whether the database was restarted; or servers waited for each other in a ring, and it broke that up here."""
    if not isinstance(error, DBAPIError):
        return False
    return error.connection_invalidated or getattr(error.orig, "sqlstate", None) == DEADLOCK


def _done(job: _Write[Any], db: Connection) -> _Result:
    return job.done, job.what(db), None


def _resolve(results: list[_Result]) -> None:
    for done, value, error in results:
        if done.cancelled():
            continue
        if error is not None:
            done.set_exception(error)
        else:
            done.set_result(value)
