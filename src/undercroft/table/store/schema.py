"""The tables of the database. Migrations make them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()


def _of_table() -> Column[str]:
    return Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


tables = Table(
    "tables",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", String(64), nullable=False),
    Column("content", String(64), nullable=False),
    Column("title", Text, nullable=False),
    Column("options", Text, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", Text),  # text, because a seed may be any integer
    Column("created", Double, nullable=False),
    Column("touched", Double, nullable=False),
    Column("standing", Text, nullable=False),
    Column("ending", Text),
    Column("host", Text, nullable=False, server_default=""),
    Column("listed", Boolean, nullable=False, server_default=false()),
    Column("pace", Text),
    Column("due", Double),  # when the time of the next seat is up, if it is measured
    Index("tables_due", "due"),
)

tokens = Table(
    "tokens",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("opens", String(16), nullable=False),
    Column("sealed", Text),
    Index("tokens_of_table", "table_id"),
)

# Kept in the order of its key, so that the events of one table lie side by side.
events = Table(
    "events",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    _of_table(),
    Column("n", Integer, primary_key=True),
    Column("entries_at", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

# What was found about a finished game, for one seat.
analyses = Table(
    "analyses",
    metadata,
    _of_table(),
    Column("seat", Integer, primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

# Of no table: what somebody carries to another device.
parcels = Table(
    "parcels",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("until", Double, nullable=False),
)

# Of players by the digest of their secret, and of bots by name.
ratings = Table(
    "ratings",
    metadata,
    Column("player", String(64), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
)

rated = Table("rated", metadata, Column("table_id", String(64), primary_key=True))

# Where to tell somebody that it is their turn.
reminders = Table(
    "reminders",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", Text, nullable=False),
    Column("lang", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("told", Integer),  # the decision that they were last told of
    Index("reminders_of_table", "table_id"),
)

leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("owner", String(64), nullable=False),
    Column("term", BigInteger, nullable=False),
    Column("until", Double, nullable=False),
    Index("leases_of_owner", "owner"),
)
