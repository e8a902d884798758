"""A private PostgreSQL for tests, from Debian's package: nothing of the system's own is touched.

`scripts/system-packages` installs what it needs. Where PostgreSQL is missing, tests that ask for it fail and say so.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import psycopg
import pytest

from undercroft.table.load.postgres import Missing, cluster, free_port

__all__ = ["free_port", "postgres", "postgres_url"]

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, without a database."""
    try:
        # Tests kill our servers, never this one, so it need not wait for the disk.
        with cluster(fsync=False) as address:
            yield address
    except Missing as error:
        pytest.fail(str(error))


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The address of an empty schema of the test's own: as good as a database, and made and removed in no time."""
    name = f"test_{next(_numbers)}"
    with psycopg.connect(f"{postgres}/postgres", autocommit=True) as db:
        db.execute(f"CREATE SCHEMA {name}")
    return f"{postgres}/postgres?options=-csearch_path%3D{name}"
