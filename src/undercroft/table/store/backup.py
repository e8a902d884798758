"""A copy of a SQLite file of tables, made while a server may be writing to it.

Copying the file itself would not do: what was written last is in another one, the write-ahead log.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path

from undercroft.kernel.errors import BadInput


def back_up(source: Path, target: Path, *, force: bool) -> int:
    """Make `target` a copy of the tables as they are now; how many there are. It is there whole, or not at all."""
    if not source.is_file():
        raise BadInput(f"backup: {source}: there is no such file")
    if target.is_dir():
        raise BadInput(f"backup: {target}: is a folder; name a file")
    if target.exists():
        if target.samefile(source):
            raise BadInput(f"backup: {target}: is what is to be backed up; name another file")
        if not force:
            raise BadInput(f"backup: {target}: exists already; --force replaces it")
    try:
        handle, name = tempfile.mkstemp(prefix=f"{target.name}.part-", dir=target.absolute().parent)
    except OSError as error:
        raise BadInput(f"backup: {target}: cannot be written: {error.strerror}") from None
    os.close(handle)
    part = Path(name)
    try:
        count = _copy(source, part)
        _to_disk(part)
        part.replace(target)
    except sqlite3.Error as error:
        raise BadInput(f"backup: {source}: {error}") from None
    except OSError as error:
        raise BadInput(f"backup: {target}: cannot be written: {error.strerror}") from None
    finally:
        part.unlink(missing_ok=True)
    with suppress(OSError):  # not every system lets one open a folder
        _to_disk(target.absolute().parent)
    return count


def _copy(source: Path, part: Path) -> int:
    with closing(sqlite3.connect(f"{source.absolute().as_uri()}?mode=rw", uri=True)) as here:
        here.execute("PRAGMA busy_timeout=10000")
        if not here.execute("SELECT 1 FROM sqlite_master WHERE name = 'alembic_version'").fetchone():
            raise BadInput(f"backup: {source}: there are no tables of Undercroft in it")
        with closing(sqlite3.connect(part)) as there:
            here.backup(there)  # all pages in one go: as they were at one moment, and writers do not wait
            there.execute("PRAGMA journal_mode=DELETE")  # a single file, with no log beside it
            if there.execute("PRAGMA quick_check").fetchone() != ("ok",):
                raise BadInput(f"backup: {source}: the file is damaged; see PRAGMA integrity_check")
            (count,) = there.execute("SELECT count(*) FROM tables").fetchone()
            return int(count)


def _to_disk(path: Path) -> None:
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
