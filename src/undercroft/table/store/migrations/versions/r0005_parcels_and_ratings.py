"""Parcels: what somebody carries from one device to another; and ratings, where a server's owner wants them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "parcels",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.Double, nullable=False),
    )
    op.create_table(
        "ratings",
        sa.Column("player", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("mu", sa.Double, nullable=False),
        sa.Column("sigma", sa.Double, nullable=False),
        sa.Column("games", sa.Integer, nullable=False),
    )
    op.create_table("rated", sa.Column("table_id", sa.String(64), primary_key=True))
