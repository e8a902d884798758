"""Which database a command is about, and how to say so without telling everybody its password."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from undercroft.commands import complain
from undercroft.kernel.errors import BadInput

VARIABLE = "UNDERCROFT_DB"
READABLE = (
    "--db: others on this machine can read the password in the list of processes: "
    f"put the address into {VARIABLE} or into a file for --db-file, or the password into ~/.pgpass"
)

Database = Annotated[
    str | None,
    typer.Option(
        "--db",
        metavar="URL",
        help=f"Where tables are kept; without it, what {VARIABLE} says, else a SQLite file in your own folder.",
    ),
]
DatabaseFile = Annotated[
    Path | None, typer.Option("--db-file", metavar="FILE", help="A file that holds the URL, for one with a password.")
]


def address(db: str | None, file: Path | None) -> str:
    """The address of the database that is meant; whoever gave a password away is told."""
    from undercroft.table.store.engine import has_password, read_url

    if db is not None and file is not None:
        raise BadInput("--db and --db-file: give one of the two")
    if db is not None:
        if has_password(read_url(db)):
            complain(READABLE)
        return db
    if file is not None:
        return _read(file)
    return os.environ.get(VARIABLE) or own_file()


def _read(file: Path) -> str:
    try:
        lines = file.read_text(encoding="utf-8").split()
    except OSError as error:
        raise BadInput(f"--db-file: {file}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"--db-file: {file}: is not a text") from None
    if len(lines) != 1:
        raise BadInput(f"--db-file: {file}: has to hold the address of a database, and nothing else")
    return lines[0]


def own_file() -> str:
    """Where tables are kept if nothing else is said."""
    from undercroft.terminal.saves import data_folder

    folder = data_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / 'tables.db'}"
