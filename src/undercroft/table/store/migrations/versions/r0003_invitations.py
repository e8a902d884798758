"""Whoever made a table is no longer shown the tokens of seats that somebody has taken.

The tokens themselves stay as they are; those of seats that still wait are shown as before, until somebody comes.
"""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    db = op.get_bind()
    if db.dialect.name == "sqlite":
        db.execute(sa.text("PRAGMA secure_delete = ON"))
    waiting: dict[tuple[str, int], bool] = {}
    seated = 'SELECT table_id, body FROM events WHERE body LIKE \'{"e":"seated",%\' ORDER BY table_id, n'
    for row in db.execute(sa.text(seated)):
        event = json.loads(row.body)
        waiting[row.table_id, event["seat"]] = event["kind"] == "open"
    taken = [{"id": table_id, "opens": str(seat)} for (table_id, seat), waits in waiting.items() if not waits]
    if taken:
        db.execute(sa.text("UPDATE tokens SET sealed = NULL WHERE table_id = :id AND opens = :opens"), taken)
