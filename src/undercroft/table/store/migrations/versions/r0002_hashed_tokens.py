"""Tokens are kept hashed, and sealed with the host's; see `store/tokens.py`.

What is there says it in its own words, because that may change and this may not.
"""

from __future__ import annotations

from hashlib import sha256, shake_256

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    db = op.get_bind()
    if db.dialect.name == "sqlite":
        db.execute(
            sa.text("PRAGMA secure_delete = ON")
        )  # else the tokens would stay in the file, in pages to be reused
    found = list(db.execute(sa.text("SELECT token, table_id, opens FROM tokens")))
    hosts = {row.table_id: row.token for row in found if row.opens == "host"}
    db.execute(sa.text("DELETE FROM tokens"))
    op.drop_table("tokens")
    tokens = op.create_table(
        "tokens",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("opens", sa.String(16), nullable=False),
        sa.Column("sealed", sa.Text),
        sa.Index("tokens_of_table", "table_id"),
    )
    rows = [
        {
            "digest": sha256(row.token.encode()).hexdigest(),
            "table_id": row.table_id,
            "opens": row.opens,
            "sealed": _sealed(row.token, hosts[row.table_id], row.opens) if row.opens != "host" else None,
        }
        for row in found
    ]
    op.bulk_insert(tokens, rows)


def _sealed(token: str, host: str, opens: str) -> str:
    data = token.encode()
    pad = shake_256(f"{host} {opens}".encode()).digest(len(data))
    return bytes(one ^ other for one, other in zip(data, pad, strict=True)).hex()
