"""Where tables are kept: SQLite in a file, or PostgreSQL for several processes."""

from undercroft.table.store.deletion import GONE, Gone
from undercroft.table.store.engine import InUse
from undercroft.table.store.kept import (
    Conflict,
    Header,
    Invitation,
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
from undercroft.table.store.snapshots import read_snapshot, resume, snapshot_of, unpacked
from undercroft.table.store.store import Store, open_store
from undercroft.table.store.tokens import digest, keep, kept, unsealed
from undercroft.table.store.trouble import Trouble, trouble

__all__ = [
    "CHANNEL",
    "GONE",
    "Conflict",
    "Gone",
    "Header",
    "InUse",
    "Invitation",
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
    "Trouble",
    "digest",
    "keep",
    "kept",
    "open_store",
    "read_notices",
    "read_snapshot",
    "resume",
    "snapshot_of",
    "trouble",
    "unpacked",
    "unsealed",
]
