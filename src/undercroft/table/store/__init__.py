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
    TokenKept,
)
from undercroft.table.store.notices import CHANNEL, Notice, read_notices
from undercroft.table.store.snapshots import read_snapshot, resume, snapshot_of
from undercroft.table.store.store import Store, open_store
from undercroft.table.store.tokens import keep, opened, unsealed

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
    "TokenKept",
    "keep",
    "open_store",
    "opened",
    "read_notices",
    "read_snapshot",
    "resume",
    "snapshot_of",
    "unsealed",
]
