"""`undercroft tables`: what is kept, and getting rid of it."""

from __future__ import annotations

import time
from datetime import datetime
from typing import Annotated

import typer

from undercroft.commands import Json, say, say_json, say_table
from undercroft.commands.database import Database, DatabaseFile, address
from undercroft.commands.serve import without_extra
from undercroft.kernel.errors import BadInput

DAY = 86_400.0

Ids = Annotated[
    list[str] | None, typer.Argument(metavar="[ID]...", help="Which; or see --older-than.", show_default=False)
]
OlderThan = Annotated[
    float | None, typer.Option(min=0.0, metavar="DAYS", help="Those that nobody has touched for so long.")
]
Finished = Annotated[bool, typer.Option("--finished", help="Of those, only where the game is over.")]
DryRun = Annotated[bool, typer.Option("--dry-run", help="Say which, and delete none.")]


def list_tables(db: Database = None, db_file: DatabaseFile = None, as_json: Json = False) -> None:
    """List the tables that are kept, the last played first. Servers may go on."""
    try:
        from undercroft.table.store.manage import listed
    except ModuleNotFoundError as missing:
        raise without_extra("tables", missing) from None
    found = listed(address(db, db_file))
    if as_json:
        say_json({"tables": found})
        return
    say_table(
        ("id", "game", "last played", "state", "title"),
        *(
            (
                one.id,
                one.game,
                datetime.fromtimestamp(one.touched).strftime("%Y-%m-%d %H:%M"),  # noqa: DTZ006 - as here
                "over" if one.finished else "going on",
                one.title,
            )
            for one in found
        ),
    )


def delete(
    ids: Ids = None,
    older_than: OlderThan = None,
    finished: Finished = False,
    dry_run: DryRun = False,
    db: Database = None,
    db_file: DatabaseFile = None,
) -> None:
    """Delete tables for good, with everything that was kept of them.

    With PostgreSQL servers may go on, and let go of them. A SQLite file must not be in use.
    """
    try:
        from undercroft.table.store.manage import deleted
    except ModuleNotFoundError as missing:
        raise without_extra("tables", missing) from None
    if ids and older_than is not None:
        raise BadInput("tables: delete: name tables or give --older-than, not both")
    if not ids and older_than is None:
        raise BadInput(
            "tables: delete: which? Name tables (undercroft tables list shows them) or give --older-than DAYS"
        )
    if finished and older_than is None:
        raise BadInput("tables: delete: --finished goes with --older-than")
    since = time.time() - older_than * DAY if older_than is not None else None
    found = deleted(address(db, db_file), ids or [], since, finished=finished, dry_run=dry_run)
    for table_id in found:
        say(table_id)
    say(f"{len(found)} {'table' if len(found) == 1 else 'tables'} {'would be deleted' if dry_run else 'deleted'}")
