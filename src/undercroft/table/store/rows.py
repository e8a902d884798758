"""Events as rows of the database. Every answer writes one: so this is in the drivers' own words, and in one step."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import Connection

_SQLITE: Final = "INSERT INTO events (table_id, n, at, body) VALUES "
_ROW: Final = "(?, ?, ?, ?)"
_TOGETHER: Final = 250
"""Rows of one statement: SQLite takes some thousand values in one."""
_POSTGRES: Final = """
INSERT INTO events (table_id, n, at, body)
SELECT table_id, n, at, body FROM json_to_recordset(%s) AS rows (table_id text, n int, at double precision, body text)
"""


class EventRow(msgspec.Struct, frozen=True, gc=False):
    """An event that is to be written."""

    table_id: str
    n: int
    at: float
    body: str


def insert_rows(db: Connection, rows: Sequence[EventRow]) -> None:
    # One statement for all of them: with one for each, the writer would give way to the other threads after every row.
    if db.dialect.name == "sqlite":
        for start in range(0, len(rows), _TOGETHER):
            part = rows[start : start + _TOGETHER]
            values = [value for row in part for value in (row.table_id, row.n, row.at, row.body)]
            db.exec_driver_sql(_SQLITE + ", ".join([_ROW] * len(part)), tuple(values))
    else:
        db.exec_driver_sql(_POSTGRES, (msgspec.json.encode(rows).decode(),))
