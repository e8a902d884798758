"""Deleting tables, with everything that was kept of them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from sqlalchemy import Connection, delete, select, text

from undercroft.table.refusals import Refuse
from undercroft.table.store import schema
from undercroft.table.store.leases import time_there
from undercroft.table.store.notices import CHANNEL, Notice, payloads

GONE: Final = -1
"""In a notice, in place of the number of the next event: there will be none."""
_PARTS: Final = (schema.analyses, schema.reminders, schema.leases, schema.snapshots, schema.events, schema.tokens)


class Gone(Refuse):
    """The table has been deleted."""

    def __init__(self) -> None:
        super().__init__("unknown", "table-deleted")


def delete_tables(db: Connection, ids: Collection[str]) -> list[str]:
    """Delete these tables; those that there were. Other servers hear of it when the transaction is committed."""
    found = sorted(db.execute(select(schema.tables.c.id).where(schema.tables.c.id.in_(ids))).scalars())
    for part in _PARTS:
        db.execute(delete(part).where(part.c.table_id.in_(found)))
    db.execute(delete(schema.tables).where(schema.tables.c.id.in_(found)))
    if db.dialect.name == "postgresql":
        for payload in payloads([Notice(table_id, GONE) for table_id in found]):
            db.execute(text("SELECT pg_notify(:channel, :payload)"), {"channel": CHANNEL, "payload": payload})
    return found


def untouched_since(db: Connection, when: float, *, finished: bool = False) -> list[str]:
    """The tables that nobody has touched since; if so wanted, of those only where the game is over.

    One that a server holds is being looked at.
    """
    tables = schema.tables.c
    wanted = select(tables.id).where(tables.touched < when)
    if finished:
        wanted = wanted.where(tables.ending.is_not(None))
    if db.dialect.name == "postgresql":
        wanted = wanted.where(
            tables.id.not_in(select(schema.leases.c.table_id).where(schema.leases.c.until > time_there()))
        )
    return list(db.execute(wanted.order_by(tables.touched)).scalars())


def in_parts(ids: Sequence[str], size: int = 500) -> list[Sequence[str]]:
    """A statement takes only so many."""
    return [ids[start : start + size] for start in range(0, len(ids), size)]
