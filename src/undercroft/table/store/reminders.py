"""Where to remind whom of their turn, as rows of the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple, TypeAlias

from sqlalchemy import ColumnElement, Connection, delete, insert, or_, select, update

from undercroft.table.store.schema import reminders as kept

Way: TypeAlias = Literal["push", "mail"]
MOST: Final = {"push": 10, "mail": 2}
"""For one seat; with one more, another of its kind goes."""


class Reminder(NamedTuple):
    """Somebody wants to be reminded when a seat is waited for."""

    id: str
    """A secret: whoever has it may end it."""
    table_id: str
    seat: int
    kind: Way
    address: str
    """A mail address, or what a browser calls its subscription."""
    lang: str
    confirmed: bool
    """Whether whoever is at the other end has said that they want it."""


def add(db: Connection, new: Sequence[Reminder]) -> None:
    """In place of the same for the same seat."""
    for one in new:
        seat = (kept.c.table_id == one.table_id, kept.c.seat == one.seat, kept.c.kind == one.kind)
        db.execute(delete(kept).where(*seat, kept.c.address == one.address))
        known = db.execute(select(kept.c.id).where(*seat)).scalars().all()
        db.execute(delete(kept).where(kept.c.id.in_(known[MOST[one.kind] - 1 :])))
        db.execute(insert(kept), one._asdict())


def end(db: Connection, table_id: str, seats: tuple[int, ...], kind: Way, address: str) -> None:
    ours = (kept.c.table_id == table_id, kept.c.seat.in_(seats), kept.c.kind == kind)
    db.execute(delete(kept).where(*ours, kept.c.address == address))


def find(db: Connection, table_id: str, key: str) -> Reminder | None:
    row = db.execute(select(kept).where(kept.c.table_id == table_id, kept.c.id == key)).first()
    return _read(row) if row is not None else None


def confirm(db: Connection, one: Reminder) -> None:
    """They want it: for all seats of the table that they are reminded of in this way."""
    db.execute(update(kept).where(*_alike(one)).values(confirmed=True))


def remove(db: Connection, one: Reminder) -> None:
    db.execute(delete(kept).where(*_alike(one)))


def _alike(one: Reminder) -> tuple[ColumnElement[bool], ...]:
    return kept.c.table_id == one.table_id, kept.c.kind == one.kind, kept.c.address == one.address


def call(db: Connection, table_id: str, seat: int, decision: int) -> list[Reminder]:
    """Whom to remind that a seat is waited for; of one decision everybody is reminded once."""
    due = (
        kept.c.table_id == table_id,
        kept.c.seat == seat,
        kept.c.confirmed,
        or_(kept.c.told.is_(None), kept.c.told != decision),
    )
    found = [_read(row) for row in db.execute(select(kept).where(*due))]
    if found:
        db.execute(update(kept).where(*due).values(told=decision))
    return found


def _read(row: object) -> Reminder:
    return Reminder(*(getattr(row, name) for name in Reminder._fields))
