"""What was found by analysing finished games, kept beside their records: by table and seat."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, insert, select

from undercroft.table.store import schema

_kept: Final = schema.analyses


def put(db: Connection, table_id: str, seat: int, body: bytes) -> None:
    """Keep an analysis in place of any before; none of a table that was deleted meanwhile."""
    if db.execute(select(schema.tables.c.id).where(schema.tables.c.id == table_id)).first() is None:
        return
    db.execute(delete(_kept).where(_kept.c.table_id == table_id, _kept.c.seat == seat))
    db.execute(insert(_kept).values(table_id=table_id, seat=seat, body=body))


def find(db: Connection, table_id: str, seat: int) -> bytes | None:
    found = db.execute(select(_kept.c.body).where(_kept.c.table_id == table_id, _kept.c.seat == seat)).scalar()
    return bytes(found) if found is not None else None


def forget(db: Connection, table_id: str) -> None:
    """The game goes on after all: what was said of its end does not hold."""
    db.execute(delete(_kept).where(_kept.c.table_id == table_id))
