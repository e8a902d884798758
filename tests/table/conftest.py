"""Tests of the table: its store runs on SQLite and on PostgreSQL."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from postgres import postgres, postgres_url

from .tables import LEASE, Running, StoppedClock, running

__all__ = ["postgres", "postgres_url"]


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'tables.db'}"


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, of each kind in turn."""
    url: str = request.getfixturevalue(f"{request.param}_url")
    return url


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
async def one(postgres_url: str, clock: StoppedClock) -> AsyncIterator[Running]:
    """One of two servers on the same tables."""
    async with running(postgres_url, lease=LEASE, clock=clock) as server:
        yield server


@pytest.fixture
async def other(postgres_url: str, clock: StoppedClock) -> AsyncIterator[Running]:
    async with running(postgres_url, lease=LEASE, clock=clock) as server:
        yield server
