"""`undercroft backup`: a copy of the tables, for safekeeping."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import Annotated

import typer

from undercroft.commands import say
from undercroft.commands.database import Database, DatabaseFile, address
from undercroft.commands.serve import without_extra
from undercroft.kernel.errors import BadInput

Target = Annotated[Path, typer.Argument(metavar="TARGET", help="The file to write.", show_default=False)]
Force = Annotated[bool, typer.Option("--force", help="Replace TARGET if it exists.")]


def backup(target: Target, db: Database = None, db_file: DatabaseFile = None, force: Force = False) -> None:
    """Copy the tables into a file, whole, while the server may go on.

    For tables in SQLite. PostgreSQL has `pg_dump` for it, and you are told how to call that.
    """
    try:
        from undercroft.table.store.backup import back_up
        from undercroft.table.store.engine import read_url
    except ModuleNotFoundError as missing:
        raise without_extra("backup", missing) from None
    url = read_url(address(db, db_file))
    if url.get_backend_name() != "sqlite":
        bare = url.difference_update_query(["password"])._replace(drivername="postgresql", password=None)
        where = bare.render_as_string()  # it asks for the password
        command = shlex.join(["pg_dump", "--format=custom", f"--file={target}", where])
        raise BadInput(f"backup: PostgreSQL does this itself, while the servers run: {command}")
    made = back_up(Path(url.database or ""), target, force=force)
    files = ", ".join(map(str, made.files))
    say(f"{files}: {made.tables} {'table' if made.tables == 1 else 'tables'}")
