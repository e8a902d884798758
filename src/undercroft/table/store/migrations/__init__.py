"""How the database came to be as it is, and how an older one gets there."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, inspect, text

from undercroft.kernel.errors import BadInput

HEAD: Final = "0006"
"""The newest revision in `versions/`: known here so that an up-to-date database opens without loading Alembic."""

_LOCK: Final = 0x756E6465
"""PostgreSQL's lock for whoever migrates; any number that others are unlikely to use."""


def migrate(engine: Engine) -> None:
    """Bring the database up to date, in one transaction; processes that start together do it one after another."""
    with engine.execution_options(writes=True).begin() as connection:
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        if _revision(connection) != HEAD:
            _upgrade(connection)


def _revision(connection: Connection) -> str | None:
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    return found


def _upgrade(connection: Connection) -> None:
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError:
        raise BadInput("--db: this database was made by a newer version of Undercroft") from None
