"""A private PostgreSQL for tests. Where it is missing, tests that ask for it fail and say so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from undercroft.table.load.postgres import cluster, new_schema
from undercroft.table.load.server import free_port

__all__ = ["free_port", "postgres", "postgres_url"]

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, without a database."""
    # Tests kill our servers, never this one, so it need not wait for the disk.
    with cluster(fsync=False) as address:
        yield address


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The address of an empty schema of the test's own."""
    return new_schema(postgres, f"test_{next(_numbers)}")
