"""Where tables are kept: SQLite in a file, or PostgreSQL for several processes."""

from undercroft.table.store.kept import (
    Conflict,
    Header,
    Lease,
    NewTable,
    Opens,
    SeatStanding,
    Standing,
    Stored,
    Summary,
)
from undercroft.table.store.notices import CHANNEL, Notice, read_notices
from undercroft.table.store.snapshots import resume, snapshot_of
from undercroft.table.store.store import Store, open_store

__all__ = [
    "CHANNEL",
    "Conflict",
    "Header",
    "Lease",
    "NewTable",
    "Notice",
    "Opens",
    "SeatStanding",
    "Standing",
    "Store",
    "Stored",
    "Summary",
    "open_store",
    "read_notices",
    "resume",
    "snapshot_of",
]
