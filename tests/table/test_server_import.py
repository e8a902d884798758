"""Records that come in: what they may cost, and that nobody waits for them."""

from __future__ import annotations

import asyncio
import io
import sys
import time
from collections.abc import AsyncIterator
from pathlib import Path
from types import FrameType
from typing import Any

import httpx
import pytest

from undercroft.kernel.chance import ByHand
from undercroft.kernel.match import Match
from undercroft.kernel.record import parse, write
from undercroft.kernel.record.lines import Answered, Digest, Header, Line, Undo, sealed
from undercroft.kernel.registry import game
from undercroft.table import imports, limits
from undercroft.table.imports import Imported, play_again

from .tables import PATIENCE, Running, running, until
from .test_server_http import play

pytestmark = pytest.mark.anyio

SPEECHLESS = b"wait for "


def wait_first(body: bytes, decisions: int) -> Imported:
    """What the process for records does in these tests: with a record that begins so, wait until a file is there."""
    if body.startswith(SPEECHLESS):
        gate, _, body = body.removeprefix(SPEECHLESS).partition(b"\n")
        while not Path(gate.decode()).exists():
            time.sleep(0.005)
    return play_again(body, decisions)


@pytest.fixture
async def server(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Running]:
    monkeypatch.setattr(imports, "play_again", wait_first)
    async with running(sqlite_url) as server:
        yield server


async def some_record(server: Running) -> bytes:
    table = await server.make("human", "human", game="torchrace")
    await play(server, table, answers=4)
    mine = server.bearer(*table["links"]["seats"])
    return (await server.http.get(f"/api/tables/{table['id']}/record", headers=mine)).content


def joined(lines: list[Line]) -> bytes:
    data, chain = [], ""
    for line in lines:
        raw, chain = sealed(line, chain)
        data.append(raw)
    return b"".join(data)


def full_of_undo(count: int) -> bytes:
    """Answers with a digest after each, and then so many pairs of an answer and its taking back."""
    lines: list[Line] = [Header(2, "torchrace", "1", "x", {}, ("A", "B"))]
    for n in range(1, count + 1):
        lines += [Answered(n, 0, "run"), Digest(n, "00")]
    for _ in range(count):
        lines += [Answered(count + 1, 0, "run"), Undo(count + 1, 1)]
    return joined(lines)


def steps(data: bytes) -> int:
    """How many steps the interpreter takes to read a record."""
    taken = 0

    def step(frame: FrameType, event: str, arg: object) -> Any:
        nonlocal taken
        frame.f_trace_opcodes = True
        taken += event == "opcode"
        return step

    before = sys.gettrace()
    sys.settrace(step)
    try:
        parse(data, "record")
    finally:
        sys.settrace(before)
    return taken


def test_reading_a_record_costs_in_proportion_to_its_size() -> None:
    few, many = steps(full_of_undo(50)), steps(full_of_undo(400))
    assert many < few * 8.5


async def test_a_table_is_made_while_a_record_is_being_read(server: Running, tmp_path: Path) -> None:
    record = await some_record(server)
    gate = tmp_path / "gate"
    slow = SPEECHLESS + bytes(gate) + b"\n" + record
    waiting = [asyncio.create_task(bring(server, slow, f"192.0.2.{place}")) for place in range(7)]
    await until(lambda: server.house.imports.waiting == 7)
    table = await server.make("human", "human", game="torchrace")
    async with server.sit(table, 0) as ann:
        assert (await ann.answer(0))["t"] == "done"
    assert not any(task.done() for task in waiting)
    gate.touch()
    assert [reply.status_code for reply in await asyncio.gather(*waiting)] == [201] * 7


async def bring(server: Running, record: bytes, address: str = "192.0.2.1") -> httpx.Response:
    return await server.http.post("/api/tables/import", content=record, headers={"X-Forwarded-For": address})


async def test_only_so_many_records_wait(server: Running, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "IMPORTS_WAITING", 3)
    monkeypatch.setattr(limits, "IMPORTS_WAITING_PER_ADDRESS", 2)
    record = await some_record(server)
    gate = tmp_path / "gate"
    slow = SPEECHLESS + bytes(gate) + b"\n" + record
    waiting = [asyncio.create_task(bring(server, slow)) for _ in range(2)]
    await until(lambda: server.house.imports.waiting == 2)
    refused = await bring(server, record)  # of the same address
    assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
    waiting.append(asyncio.create_task(bring(server, slow, "192.0.2.2")))
    await until(lambda: server.house.imports.waiting == 3)
    refused = await bring(server, record, "192.0.2.3")
    assert (refused.status_code, refused.json()["code"]) == (503, "busy")
    assert int(refused.headers["retry-after"]) > 0
    gate.touch()
    assert [reply.status_code for reply in await asyncio.gather(*waiting)] == [201] * 3
    assert (await bring(server, record)).status_code == 201


async def test_a_record_that_takes_too_long_is_given_up(server: Running, tmp_path: Path) -> None:
    record = await some_record(server)
    server.house.imports.within = 0.01
    refused = await bring(server, SPEECHLESS + bytes(tmp_path / "never") + b"\n" + record)
    assert refused.status_code == 413
    assert refused.json()["reason"]["id"] == "table-record-slow"
    server.house.imports.within = limits.IMPORT_SECONDS
    assert (await bring(server, record)).status_code == 201  # by another process


@pytest.mark.parametrize(
    ("limit", "reason"),
    [
        ("RECORD_BYTES", "table-record-long"),
        ("RECORD_LINES", "table-record-lines"),
        ("RECORD_DECISIONS", "table-record-decisions"),
    ],
)
async def test_a_record_may_be_so_long(
    server: Running, limit: str, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    record = await some_record(server)
    exact = {
        "RECORD_BYTES": len(record),
        "RECORD_LINES": record.count(b"\n"),
        "RECORD_DECISIONS": len(parse(record, "").entries),
    }
    monkeypatch.setattr(limits, limit, exact[limit])
    assert (await bring(server, record)).status_code == 201
    monkeypatch.setattr(limits, limit, exact[limit] - 1)
    refused = await bring(server, record)
    assert refused.status_code == 413
    assert refused.json() == {"code": "too-large", "reason": {"id": reason, "args": {"limit": exact[limit] - 1}}}


async def test_whoever_may_not_bring_a_record_need_not_send_it(sqlite_url: str) -> None:
    async with running(sqlite_url, new_tables=1) as server:
        await server.make("human", "human", game="torchrace")
        assert b"429" in await begin_to_send(server, "/api/tables/import", 1000)


@pytest.mark.parametrize(
    ("path", "limit"), [("/api/tables/import", limits.RECORD_BYTES), ("/api/tables", limits.MESSAGE_BYTES)]
)
async def test_nobody_sends_more_than_is_read(server: Running, path: str, limit: int) -> None:
    reply = await begin_to_send(server, path, limit + 1)
    assert b"413" in reply.partition(b"\r\n")[0]
    assert b'{"id":"table-message-long","args":{"limit":%d}}' % limit in reply


async def begin_to_send(server: Running, path: str, size: int) -> bytes:
    """What is said to whoever has sent the head of a request and no more."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(f"POST {path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: {size}\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        reply = await reader.read()
    writer.close()
    return reply


async def test_a_match_about_to_roll_goes_on_from_its_record() -> None:
    """The dice that chance owes at the end of a record are thrown by the new table, not by the record."""
    torchrace = game("torchrace")
    match: Match[Any] = Match(torchrace, torchrace.read_options({}), 2, ByHand())
    file = io.BytesIO()
    write(match, file, ["A", "B"])
    read = play_again(file.getvalue(), 10)
    assert read.resume().entries == match.entries
    assert read.resume().waiting == match.waiting
