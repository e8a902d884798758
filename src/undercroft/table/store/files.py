"""The SQLite files of one server: one for each of its processes, and each is called after the first."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from undercroft.table.store.engine import read_url

MOST: Final = 64


def shard_url(db: str, place: int) -> str:
    """The address of the tables of a process."""
    url = read_url(db)
    if url.get_backend_name() != "sqlite":
        return db
    file = shard_file(Path(url.database or ""), place)
    return url.set(drivername="sqlite", database=str(file)).render_as_string(hide_password=False)


def shard_file(first: Path, place: int) -> Path:
    """`tables.db`, `tables.1.db`, `tables.2.db` and so on."""
    return first.with_name(f"{first.stem}.{place}{first.suffix}") if place else first


def shard_files(first: Path) -> list[Path]:
    """All files of tables that belong together, the first of them included, whether it is there or not."""
    there = (place for place in range(1, MOST) if shard_file(first, place).is_file())
    return [shard_file(first, place) for place in range(max(there, default=0) + 1)]
