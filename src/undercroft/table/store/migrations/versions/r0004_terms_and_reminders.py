"""Who made a table, whether it is listed, how long people may take; and where to remind whom that it is their turn."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    for column in (
        sa.Column("host", sa.Text, nullable=False, server_default=""),
        sa.Column("listed", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("pace", sa.Text),
        sa.Column("due", sa.Double),
    ):
        op.add_column("tables", column)
    op.create_index("tables_due", "tables", ["due"])
    op.create_table(
        "reminders",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("table_id", sa.String(64), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("lang", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("told", sa.Integer),
        sa.Index("reminders_of_table", "table_id"),
    )
