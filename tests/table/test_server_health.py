"""Whether the server can work: it cannot without its database, and says so."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress

import httpx
import pytest
from sqlalchemy import make_url

from .tables import PATIENCE, Running, running

pytestmark = pytest.mark.anyio

WELL = {"ok": True, "database": "ok", "disk": "ok"}


class Line:
    """A line to a database that can be cut, or held so that nothing comes through."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._free = asyncio.Event()
        self._free.set()
        self.port = 0

    async def open(self) -> None:
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", self.port)
        self.port = self._server.sockets[0].getsockname()[1]

    async def cut(self) -> None:
        assert self._server is not None
        self._server.close()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def hold(self) -> None:
        self._free.clear()

    def let_go(self) -> None:
        self._free.set()

    async def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection("127.0.0.1", self._port)
        for source, target in ((reader, back), (there, writer)):
            task = asyncio.create_task(self._carry(source, target))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _carry(self, source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
        try:
            while data := await source.read(65536):
                await self._free.wait()
                target.write(data)
                await target.drain()
        finally:
            with suppress(Exception):
                target.close()


@pytest.fixture
async def line(postgres_url: str) -> AsyncIterator[Line]:
    made = Line(make_url(postgres_url).port or 0)
    await made.open()
    yield made
    made.let_go()
    await made.cut()


@pytest.fixture
async def server(postgres_url: str, line: Line) -> AsyncIterator[Running]:
    url = make_url(postgres_url).set(port=line.port).render_as_string(hide_password=False)
    async with running(url, database_within=1.0) as server:
        yield server


async def health(server: Running, status: int) -> httpx.Response:
    """What the server says of itself, once that has this status."""
    async with asyncio.timeout(PATIENCE):
        while (reply := await server.http.get("/api/health")).status_code != status:
            await asyncio.sleep(0.05)
    return reply


async def test_a_server_without_its_database_is_not_well(server: Running, line: Line) -> None:
    assert (await health(server, 200)).json() == WELL
    await line.cut()
    reply = await health(server, 503)
    assert reply.json() == {
        "ok": False,
        "code": "no-database",
        "reason": {"id": "table-no-database"},
        "database": "no-database",
        "disk": "ok",
    }
    await line.open()
    assert (await health(server, 200)).json() == WELL


async def test_a_database_that_does_not_answer_is_not_waited_for(postgres_url: str, line: Line) -> None:
    url = make_url(postgres_url).set(port=line.port).render_as_string(hide_password=False)
    async with running(url, database_within=0.2) as server:
        line.hold()
        replies = await asyncio.gather(*(health(server, 503) for _ in range(20)))  # more than may read at once
        assert {reply.json()["code"] for reply in replies} == {"no-database"}
        line.let_go()
        await health(server, 200)


async def test_a_file_answers(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        assert (await health(server, 200)).json() == WELL
