"""What somebody carries from one device to another: sealed by the first, fetched once by the second."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from undercroft.table.refusals import Refuse
from undercroft.table.store import schema

PARCELS_KEPT: Final = 10_000
"""So many may wait at a time."""


def put(db: Connection, parcel_id: str, body: bytes, now: float, until: float) -> None:
    """Keep a parcel until then; those whose time is up are thrown away."""
    parcels = schema.parcels
    db.execute(delete(parcels).where(parcels.c.until <= now))
    if db.execute(select(func.count()).select_from(parcels)).scalar_one() >= PARCELS_KEPT:
        raise Refuse("busy", "table-parcels-full")
    db.execute(delete(parcels).where(parcels.c.id == parcel_id))  # sent again by who did not hear that it is here
    db.execute(insert(parcels).values(id=parcel_id, body=body, until=until))


def take(db: Connection, parcel_id: str, now: float) -> bytes | None:
    """Hand a parcel out, which is the end of it here; None if there is none, or no more."""
    parcels = schema.parcels
    found = db.execute(
        delete(parcels).where(parcels.c.id == parcel_id).returning(parcels.c.body, parcels.c.until)
    ).first()
    return bytes(found.body) if found is not None and found.until > now else None
