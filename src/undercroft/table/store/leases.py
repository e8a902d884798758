"""Who may append to a table. With one process that is settled in memory, with several in the database.

A lease that has run out is still its owner's until somebody else takes the table: then its term is over, and what the
old owner still tries to write is refused. Taking over and writing lock the same row, so there is no moment between.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Collection
from itertools import count
from typing import Final, NamedTuple, Protocol

from sqlalchemy import ColumnElement, Connection, Double, and_, literal_column, select, update
from sqlalchemy.dialects.postgresql import insert

from undercroft.table.store.kept import Lease
from undercroft.table.store.schema import leases


class Leases(Protocol):
    """Used by the writer's thread only, within its transaction."""

    def hold(self, db: Connection, table_id: str, owner: str, seconds: float) -> Lease | None:
        """A new term for this owner; None while another's lease runs."""

    def renew(self, db: Connection, owner: str, seconds: float) -> set[Lease]:
        """Let all leases of this owner run on; those that are still its own."""

    def release(self, db: Connection, lease: Lease) -> None:
        """Let anybody have the table at once."""

    def release_all(self, db: Connection, owner: str) -> None:
        """Let anybody have the tables of this owner, which is no more."""

    def good(self, db: Connection, wanted: Collection[Lease]) -> set[Lease]:
        """Those whose term is not over, and will not be before this transaction ends."""

    def holder(self, db: Connection, table_id: str) -> str | None:
        """The owner whose lease on this table runs, if any."""


class _Held(NamedTuple):
    lease: Lease
    until: float


class LeasesInMemory:
    """For a database that only this process has open."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now = now or time.monotonic
        self._held: dict[str, _Held] = {}
        self._terms = count(1)

    def hold(self, db: Connection, table_id: str, owner: str, seconds: float) -> Lease | None:
        if self.holder(db, table_id) not in (None, owner):
            return None
        lease = Lease(table_id, owner, next(self._terms))
        self._held[table_id] = _Held(lease, self._now() + seconds)
        return lease

    def renew(self, db: Connection, owner: str, seconds: float) -> set[Lease]:  # noqa: ARG002 - nothing is written
        until = self._now() + seconds
        mine = {held.lease for held in self._held.values() if held.lease.owner == owner}
        self._held |= {lease.table_id: _Held(lease, until) for lease in mine}
        return mine

    def release(self, db: Connection, lease: Lease) -> None:
        if self.good(db, (lease,)):
            del self._held[lease.table_id]

    def release_all(self, db: Connection, owner: str) -> None:  # noqa: ARG002 - nothing is written
        self._held = {table_id: held for table_id, held in self._held.items() if held.lease.owner != owner}

    def good(self, db: Connection, wanted: Collection[Lease]) -> set[Lease]:  # noqa: ARG002 - nothing is read
        held = self._held
        return {lease for lease in wanted if (found := held.get(lease.table_id)) and found.lease == lease}

    def holder(self, db: Connection, table_id: str) -> str | None:  # noqa: ARG002 - nothing is read
        held = self._held.get(table_id)
        return held.lease.owner if held is not None and held.until > self._now() else None


# For every answer, so in the driver's own words. Whoever takes one over waits for this transaction; all lock in one
# order, so that none wait in a ring.
_GOOD: Final = """
SELECT table_id, owner, term FROM leases WHERE table_id = ANY(%s) AND until > 0 ORDER BY table_id FOR SHARE
"""


def time_there() -> ColumnElement[float]:
    """The database's own clock: those of the servers may differ."""
    return literal_column("extract(epoch from clock_timestamp())::double precision", Double)


class LeasesInPostgres:
    """For a database that several processes share."""

    def __init__(self, now: Callable[[], float] | None = None) -> None:
        self._now: Callable[[], float | ColumnElement[float]] = now or time_there

    def hold(self, db: Connection, table_id: str, owner: str, seconds: float) -> Lease | None:
        now = self._now()
        fresh = insert(leases).values(table_id=table_id, owner=owner, term=1, until=now + seconds)
        taken = fresh.on_conflict_do_update(
            index_elements=[leases.c.table_id],
            set_={"owner": owner, "term": leases.c.term + 1, "until": now + seconds},
            where=(leases.c.until < now) | (leases.c.owner == owner),
        ).returning(leases.c.term)
        term = db.execute(taken).scalar()
        return Lease(table_id, owner, term) if term is not None else None

    def renew(self, db: Connection, owner: str, seconds: float) -> set[Lease]:
        mine = (leases.c.owner == owner) & (leases.c.until > 0)
        until = self._now() + seconds
        renewed = update(leases).where(mine).values(until=until).returning(leases.c.table_id, leases.c.term)
        return {Lease(table_id, owner, term) for table_id, term in db.execute(renewed)}

    def release(self, db: Connection, lease: Lease) -> None:
        # The row stays: the next term must be a new one.
        db.execute(update(leases).where(_is(lease)).values(until=0))

    def release_all(self, db: Connection, owner: str) -> None:
        db.execute(update(leases).where(leases.c.owner == owner).values(until=0))

    def good(self, db: Connection, wanted: Collection[Lease]) -> set[Lease]:
        if not wanted:
            return set()
        found = db.exec_driver_sql(_GOOD, ([lease.table_id for lease in wanted],))
        return {Lease(*row) for row in found} & set(wanted)

    def holder(self, db: Connection, table_id: str) -> str | None:
        running = select(leases.c.owner).where(leases.c.table_id == table_id, leases.c.until > self._now())
        found: str | None = db.execute(running).scalar()
        return found


def _is(lease: Lease) -> ColumnElement[bool]:
    return and_(leases.c.table_id == lease.table_id, leases.c.owner == lease.owner, leases.c.term == lease.term)
