"""The tables of the database. Migrations make them; a test holds the two together."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
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

leases = Table(
    "leases",
    metadata,
    _of_table(),
    Column("owner", String(64), nullable=False),
    Column("term", BigInteger, nullable=False),
    Column("until", Double, nullable=False),
    Index("leases_of_owner", "owner"),
)
