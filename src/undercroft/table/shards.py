"""Several processes, one server: which of them has a table.

With SQLite each process has a file of its own, its shard, and the id of a table says which: `1.AbC` is in
`tables.1.db`, and an id without a dot is in `tables.db`, where all tables are that were made by a single process. With
PostgreSQL the tables are everybody's; there the id is hashed, so that all who sit at a table meet in one process.
"""

from __future__ import annotations

import re
import zlib
from pathlib import Path
from typing import Final, NamedTuple
from urllib.parse import unquote

from undercroft.table import opening
from undercroft.table.store.engine import read_url
from undercroft.table.store.files import shard_files

NOT_TABLES: Final = ("list", "listed", "import")
"""What stands where an id would, and is none."""
_PREFIX: Final = re.compile(r"([1-9][0-9]?)\.")


class Spread(NamedTuple):
    """How tables are spread over so many processes."""

    workers: int
    by_file: bool

    def place(self, table_id: str) -> int:
        """The process that has a table; of an id that nobody has, any will do."""
        if not self.by_file:
            return zlib.crc32(table_id.encode()) % self.workers
        found = _PREFIX.match(table_id)
        number = int(found[1]) if found else 0
        return number if number < self.workers else 0

    def new_id(self, place: int) -> str:
        """An id for a new table of a process."""
        while True:
            made = opening.new_id()
            if self.by_file and place > 0:
                made = f"{place}.{made}"
            if self.place(made) == place:
                return made


def spread(db: str, workers: int) -> Spread:
    """At least so many processes, and as many as there are files: no table is left out. BadInput if `db` is none."""
    url = read_url(db)
    if url.get_backend_name() != "sqlite":
        return Spread(workers, by_file=False)
    return Spread(max(workers, len(shard_files(Path(url.database or "")))), by_file=True)


def table_in(path: str) -> str | None:
    """The id of the table that the path of a request speaks of, if it does; a parcel's does as well."""
    match [part for part in path.split("/") if part]:
        case ["api", "tables", table_id, *_] if table_id not in NOT_TABLES:
            return table_id
        case ["api", "parcels", parcel_id, *_]:  # has to be fetched where it was brought
            return parcel_id
        case ["join", table_id]:
            return table_id
    return None


class Wanted(NamedTuple):
    """What a request line tells about the process that should have the request."""

    table: str | None = None
    worker: int | None = None
    """It is for this process and no other: `?worker=1`, on paths that speak of no table."""


def wanted(line: bytes) -> Wanted:
    """Read the first line of a request, which may be nonsense: that is anybody's."""
    words = line.decode("latin-1").split(" ")
    path, _, query = words[1].partition("?") if len(words) > 1 else ("", "", "")
    if (table := table_in(unquote(path))) is not None:
        return Wanted(table=table)
    named = re.fullmatch(r"worker=([0-9]{1,4})", query)
    return Wanted(worker=int(named[1]) if named else None)
