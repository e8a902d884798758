"""A private PostgreSQL for tests. Where it is missing, tests that ask for it fail and say so."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count

import pytest

from undercroft.table.campaign.cluster import cluster, new_schema

_numbers = count()


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a server, without a database."""
    with cluster() as address:
        yield address


@pytest.fixture
def postgres_url(postgres: str) -> str:
    """The address of an empty schema of the test's own."""
    return new_schema(postgres, f"test_{next(_numbers)}")
