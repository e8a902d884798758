"""A copy of the SQLite files of tables, made while a server may be writing to them.

Copying a file itself would not do: what was written last is in another one, the write-ahead log.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from contextlib import closing, suppress
from pathlib import Path
from typing import NamedTuple

from undercroft.kernel.errors import BadInput
from undercroft.table.store.files import MOST, shard_file, shard_files


class Backup(NamedTuple):
    """What was written."""

    files: list[Path]
    tables: int


def back_up(first: Path, target: Path, *, force: bool) -> Backup:
    """Make `target` a copy of the tables as they are now, in as many files as they are in.

    Each of them is there whole, or not at all; and all are whole before the first is put in its place.
    """
    sources = shard_files(first)
    copies = [(source, shard_file(target, place)) for place, source in enumerate(sources)]
    for source, copy in copies:
        _check(first, source, copy, force=force)
    if more := shard_files(target)[len(sources) :]:
        raise BadInput(f"backup: {more[-1]}: belongs to another backup; remove it first")
    parts: list[Path] = []
    tables = 0
    try:
        for source, copy in copies:
            parts.append(_part(copy))
            tables += _copy(source, parts[-1])
            _to_disk(parts[-1])
        for part, (_, copy) in zip(parts, copies, strict=True):
            part.replace(copy)
    except sqlite3.Error as error:
        raise BadInput(f"backup: {source}: {error}") from None
    except OSError as error:
        raise BadInput(f"backup: {copy}: cannot be written: {error.strerror}") from None
    finally:
        for part in parts:
            part.unlink(missing_ok=True)
    with suppress(OSError):  # not every system lets one open a folder
        _to_disk(target.absolute().parent)
    return Backup([copy for _, copy in copies], tables)


def _check(first: Path, source: Path, copy: Path, *, force: bool) -> None:
    if not source.is_file():
        raise BadInput(f"backup: {source}: there is no such file")
    if copy.is_dir():
        raise BadInput(f"backup: {copy}: is a folder; name a file")
    # A file that is called so would be taken for one of them.
    if any(copy.resolve() == shard_file(first, place).resolve() for place in range(MOST)):
        raise BadInput(f"backup: {copy}: is what is to be backed up; name another file")
    if copy.exists() and not force:
        raise BadInput(f"backup: {copy}: exists already; --force replaces it")


def _part(copy: Path) -> Path:
    """Where to write what becomes a copy."""
    handle, name = tempfile.mkstemp(prefix=f"{copy.name}.part-", dir=copy.absolute().parent)
    os.close(handle)
    return Path(name)


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
