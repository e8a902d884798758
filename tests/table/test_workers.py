"""`undercroft serve --workers N`: several processes behind one port, each with tables of its own."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from postgres import free_port
from undercroft.cli import run
from undercroft.table import dispatch, worker
from undercroft.table.campaign.stable import Stable, WarmServer
from undercroft.table.shards import Spread, Wanted, spread, wanted
from undercroft.table.store import InUse, Store, open_store
from undercroft.table.store.files import shard_file, shard_files, shard_url
from undercroft.table.worker import Front

from .sittings import SEEDED, TWO, Sitting
from .tables import PATIENCE, until

pytestmark = pytest.mark.anyio

NEVER = "600"
"""Seconds of a lease that does not run out while a test runs."""


@pytest.fixture(scope="module")
def stable() -> Iterator[Stable]:
    with Stable() as process:
        yield process


class Workers(WarmServer):
    """A server of several processes."""

    def __init__(self, stable: Stable, db: str, workers: int, folder: Path, *options: str) -> None:
        options = ("--workers", str(workers), *SEEDED, *options)
        super().__init__(stable, free_port(), db, *options, log=folder / "log")
        self.db = db
        self.spread = Spread(workers, by_file=db.startswith("sqlite"))
        self.http = httpx.AsyncClient(base_url=f"http://{self.host}:{self.port}", timeout=PATIENCE)

    @property
    def said(self) -> str:
        assert self._log is not None
        return self._log.read_text()

    def worker(self, place: int) -> int | None:
        """The process that has the file of a place; None while there is none."""
        lock = f"{shard_url(self.db, place).removeprefix('sqlite:///')}.lock"
        return next((pid for pid in self.processes() if lock in open_files(pid)), None)

    async def kill_worker(self, place: int) -> None:
        await until(lambda: self.worker(place) is not None)
        pid = self.worker(place)
        assert pid is not None
        os.kill(pid, signal.SIGKILL)
        await until(lambda: self.worker(place) != pid)

    async def table_at(self, place: int) -> tuple[str, list[str]]:
        """A new table of a place."""
        while True:
            table_id, tokens = await self.new_table("paperdungeons", TWO)
            if self.spread.place(table_id) == place:
                return table_id, tokens

    async def sitting_at(self, place: int, rng: Random) -> Sitting:
        while True:
            sitting = await Sitting.begin(self, "paperdungeons", TWO, rng)
            if self.spread.place(sitting.table_id) == place:
                return sitting


def open_files(pid: int) -> set[str]:
    found = set()
    with suppress(OSError):
        for handle in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):
                found.add(str(handle.readlink()))
    return found


def gone(*pids: int) -> Callable[[], bool]:
    return lambda: not any(Path(f"/proc/{pid}").exists() for pid in pids)


@asynccontextmanager
async def serving(stable: Stable, db: str, folder: Path, *options: str, workers: int = 2) -> AsyncIterator[Workers]:
    server = Workers(stable, db, workers, folder, *options)
    await server.start()
    try:
        async with server.http:
            yield server
    finally:
        server.stop()


@pytest.fixture
async def server(stable: Stable, sqlite_url: str, tmp_path: Path) -> AsyncIterator[Workers]:
    async with serving(stable, sqlite_url, tmp_path) as server:
        yield server


def more(sittings: list[Sitting]) -> Callable[[], bool]:
    """That an answer was acknowledged at each table since everybody came."""
    return lambda: all(sitting.done > sitting.acknowledged or sitting.over for sitting in sittings)


def lost(*sittings: Sitting) -> Callable[[], bool]:
    """That nobody is connected any more."""
    return lambda: not any(player.here for sitting in sittings for player in sitting.players)


async def leave(*sittings: Sitting) -> None:
    for sitting in sittings:
        for player in sitting.players:
            player.leave()
    await until(lost(*sittings))


async def check(db: str, places: int, sittings: list[Sitting]) -> None:
    """All acknowledged answers are in the files."""
    for place in range(places):
        store = await open_store(shard_url(db, place))
        for sitting in sittings:
            if Spread(places, by_file=True).place(sitting.table_id) == place:
                await sitting.check(store)
        await store.close()


# -- who has a table ---------------------------------------------------------------------------------------------------


def test_an_id_names_its_file() -> None:
    four = Spread(4, by_file=True)
    assert [four.place(name) for name in ("AbC-_x", "1.AbC", "3.1.x", "4.AbC", "0.x", "01.x", "list")] == [
        0, 1, 3, 0, 0, 0, 0,
    ]  # fmt: skip
    assert all(four.place(four.new_id(place)) == place for place in range(4))
    assert "." not in four.new_id(0)


def test_where_all_share_a_database_the_id_is_hashed() -> None:
    four = Spread(4, by_file=False)
    assert {four.place(four.new_id(place)) for place in range(4)} == {0, 1, 2, 3}
    assert all(four.place(four.new_id(place)) == place for place in range(4))
    assert four.place("AbC") == Spread(4, by_file=False).place("AbC")


@pytest.mark.parametrize(
    ("line", "what"),
    [
        (b"GET /api/tables/1.AbC HTTP/1.1\r", Wanted(table="1.AbC")),
        (b"GET /api/tables/1.AbC/socket HTTP/1.1\r", Wanted(table="1.AbC")),
        (b"GET /api/tables/1%2EAbC/log?from=2 HTTP/1.1\r", Wanted(table="1.AbC")),
        (b"GET //api/tables//1.AbC HTTP/1.1\r", Wanted(table="1.AbC")),
        (b"GET /api/tables/1.AbC?worker=0 HTTP/1.1\r", Wanted(table="1.AbC")),
        (b"GET /api/health?worker=1 HTTP/1.1\r", Wanted(worker=1)),
        (b"GET /api/health?worker=x HTTP/1.1\r", Wanted()),
        (b"POST /api/tables HTTP/1.1\r", Wanted()),
        (b"POST /api/tables/list HTTP/1.1\r", Wanted()),
        (b"POST /api/tables/import HTTP/1.1\r", Wanted()),
        (b"GET / HTTP/1.1\r", Wanted()),
        (b"\x16\x03\x01\xff", Wanted()),
        (b"", Wanted()),
    ],
)
def test_what_a_request_line_says(line: bytes, what: Wanted) -> None:
    assert wanted(line) == what


def test_no_file_of_tables_is_left_out(tmp_path: Path) -> None:
    db = f"sqlite:///{tmp_path / 'tables.db'}"
    assert spread(db, 1) == Spread(1, by_file=True)
    for name in ("tables.db", "tables.1.db", "tables.1.db-wal", "tables.2.db.lock", "tables.2024.db", "other.5.db"):
        (tmp_path / name).touch()
    assert spread(db, 1) == Spread(2, by_file=True)
    assert spread(db, 3) == Spread(3, by_file=True)
    (tmp_path / "tables.3.db").touch()
    assert [path.name for path in shard_files(tmp_path / "tables.db")] == [
        "tables.db", "tables.1.db", "tables.2.db", "tables.3.db",
    ]  # fmt: skip
    assert shard_file(tmp_path / "tables", 2).name == "tables.2"
    assert spread("postgresql://db.example/x", 2) == Spread(2, by_file=False)


# -- playing -----------------------------------------------------------------------------------------------------------


async def test_games_at_tables_of_several_processes(server: Workers, sqlite_url: str) -> None:
    rng = Random(1)
    sittings = [await server.sitting_at(place % 2, rng) for place in range(4)]
    await asyncio.gather(*(sitting.come(server) for sitting in sittings))
    await until(lambda: all(sitting.over for sitting in sittings))
    await leave(*sittings)
    pids = server.processes()
    assert len(pids) == 3
    server.stop()
    await until(gone(*pids))
    assert "Traceback" not in server.said
    await check(sqlite_url, 2, sittings)


async def test_bots_play_at_every_process(server: Workers) -> None:
    for place in range(2):
        while True:
            seats = [{"kind": "human", "name": "Ana"}, {"kind": "bot", "bot": "random"}]
            sitting = await Sitting.begin(server, "paperdungeons", seats, Random(place))
            if server.spread.place(sitting.table_id) == place:
                break
        sitting.players = sitting.players[:1]
        await sitting.come(server)
        await until(lambda sitting=sitting: sitting.done >= 3)
        await leave(sitting)


async def test_every_request_reaches_the_process_of_its_table(server: Workers) -> None:
    tables = [await server.table_at(place) for place in (0, 0, 1, 1)]
    for _ in range(2):
        for table_id, tokens in tables:  # one client, which would keep its connection if it could
            reply = await server.http.get(f"/api/tables/{table_id}", headers={"Authorization": f"Bearer {tokens[0]}"})
            assert reply.status_code == 200
            assert reply.json()["id"] == table_id
            assert reply.headers["connection"] == "close"
    assert (await server.http.get("/api/games")).headers["connection"] == "close"
    assert (await server.http.get("/nothing")).headers["connection"] == "close"
    for unknown in ("nobody", "1.nobody", "9.nobody"):
        reply = await server.http.get(f"/api/tables/{unknown}", headers={"Authorization": "Bearer x"})
        assert (reply.status_code, reply.json()["code"]) == (404, "unknown")


async def test_a_second_request_on_a_connection_is_not_answered_by_the_wrong_process(server: Workers) -> None:
    here, there = await server.table_at(0), await server.table_at(1)
    reader, writer = await asyncio.open_connection(server.host, server.port)
    for table_id, tokens in (here, there):
        lines = (f"GET /api/tables/{table_id} HTTP/1.1", "Host: x", f"Authorization: Bearer {tokens[0]}", "\r\n")
        writer.write("\r\n".join(lines).encode())
    async with asyncio.timeout(PATIENCE):
        said = await reader.read()
    writer.close()
    assert said.count(b"HTTP/1.1 ") == 1
    assert said.startswith(b"HTTP/1.1 200 ")
    assert here[0].encode() in said


async def test_a_request_at_the_wrong_process_is_to_be_made_again() -> None:
    sent: list[dict[str, Any]] = []
    served: list[str] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def app(scope: dict[str, Any], _receive: object, _send: object) -> None:
        served.append(scope["path"])

    front = Front(app, Spread(2, by_file=True), 0, ("127.0.0.1", 1))
    for kind in ("http", "websocket"):
        for path in ("/api/tables/1.AbC/log", "/api/tables/AbC/log", "/api/tables/list", "/"):
            await front({"type": kind, "path": path, "query_string": b""}, None, send)  # type: ignore[arg-type]
    assert served == 2 * ["/api/tables/AbC/log", "/api/tables/list", "/"]
    start, body, close = sent
    assert start["status"] == 421
    assert (b"connection", b"close") in start["headers"]
    assert body["body"] == b'{"code":"elsewhere","reason":{"id":"table-away"}}'
    assert close == {"type": "websocket.close", "code": 1012}


async def test_the_list_is_of_all_processes(server: Workers) -> None:
    tables = [await server.table_at(place) for place in (1, 0, 1, 0)]
    known = [{"id": table_id, "tokens": tokens} for table_id, tokens in tables]
    known.insert(2, {"id": tables[0][0], "tokens": ["wrong"]})
    for _ in range(3):  # whichever process has the request
        reply = await server.http.post("/api/tables/list", json={"tables": known})
        assert [(one["id"], one["yours"]) for one in reply.json()] == [(table_id, [0, 1]) for table_id, _ in tables]


async def test_a_single_process_keeps_connections(stable: Stable, sqlite_url: str, tmp_path: Path) -> None:
    server = WarmServer(stable, free_port(), sqlite_url, log=tmp_path / "log")
    await server.start()
    try:
        assert server.processes() == [server.pid]
        reader, writer = await asyncio.open_connection(server.host, server.port)
        for _ in range(2):
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            async with asyncio.timeout(PATIENCE):
                head = await reader.readuntil(b"\r\n\r\n")
                assert b'"ok":true' in await reader.readuntil(b"}")
            assert b"connection: close" not in head.lower()
        writer.close()
    finally:
        server.stop()


async def test_it_is_known_who_is_at_the_other_end(stable: Stable, sqlite_url: str, tmp_path: Path) -> None:
    new = {"game": "paperdungeons", "seats": TWO}
    async with serving(stable, sqlite_url, tmp_path, "--new-tables", "1") as server:
        made = [(await server.http.post("/api/tables", json=new)).status_code for _ in range(4)]
        assert sorted(made) == [201, 201, 429, 429]  # each process counts for itself
        other = {"X-Forwarded-For": "203.0.113.7"}  # believed, because the peer is this machine
        made = [(await server.http.post("/api/tables", json=new, headers=other)).status_code for _ in range(4)]
        assert sorted(made) == [201, 201, 429, 429]


# -- slow and silent ones ----------------------------------------------------------------------------------------------


async def test_slow_and_silent_connections_keep_nobody_waiting(server: Workers) -> None:
    table_id, tokens = await server.table_at(1)
    slow_reader, slow = await asyncio.open_connection(server.host, server.port)
    slow.write(f"GET /api/tables/{table_id[:3]}".encode())
    silent = [socket.create_connection((server.host, server.port)) for _ in range(dispatch.SILENT_MOST // 2)]
    for one in silent[::2]:
        one.send(b"G")
    assert (await server.http.get("/api/health")).status_code == 200
    slow.write(f"{table_id[3:]} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {tokens[0]}\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):
        assert (await slow_reader.read()).startswith(b"HTTP/1.1 200 ")
    slow.close()
    for one in silent:
        one.close()


@pytest.fixture
def dispatcher() -> Iterator[tuple[dispatch._Dispatcher, tuple[str, int]]]:
    """One that has no processes yet, and takes its turns when it is told to; and its address."""
    with socket.create_server(("127.0.0.1", 0), backlog=2 * dispatch.SILENT_MOST) as listener:
        listener.setblocking(False)
        made = dispatch._Dispatcher(listener, Spread(2, by_file=True), lambda posting: None, lambda: None)
        yield made, listener.getsockname()
        made._stop()


def test_of_too_many_silent_connections_the_oldest_go(
    dispatcher: tuple[dispatch._Dispatcher, tuple[str, int]],
) -> None:
    desk, address = dispatcher
    silent = [socket.create_connection(address) for _ in range(dispatch.SILENT_MOST + 1)]
    for _ in silent:
        desk._accept()
    assert len(desk._silent) == dispatch.SILENT_MOST
    assert silent[0].recv(1) == b""
    silent[1].setblocking(False)
    with pytest.raises(BlockingIOError):
        silent[1].recv(1)
    for one in silent:
        one.close()


def test_silence_has_an_end(
    dispatcher: tuple[dispatch._Dispatcher, tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "LINE_SECONDS", 0.0)
    desk, address = dispatcher
    with socket.create_connection(address) as silent, socket.create_connection(address) as slow:
        slow.send(b"GET /api/tab")
        while len(desk._silent) < 2:
            desk._accept()
        desk._tick()
        assert silent.recv(1) == b""
        with suppress(ConnectionResetError):  # it had begun to say something
            assert slow.recv(1) == b""
    assert not desk._silent
    assert not desk._begun


def test_nobody_waits_for_ever_for_a_process(
    dispatcher: tuple[dispatch._Dispatcher, tuple[str, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(dispatch, "AWAY_SECONDS", 0.0)
    desk, address = dispatcher
    with socket.create_connection(address) as patient:
        patient.send(b"GET /api/tables/1.AbC HTTP/1.1\r\nHost: x\r\n\r\n")
        while not desk._posts[1].waiting:
            desk._accept()
            for one in list(desk._silent):
                desk._look(one)
        desk._tick()
        assert patient.recv(65536) == dispatch.AWAY
        assert patient.recv(1) == b""


async def test_a_line_without_end_is_anybodys(server: Workers) -> None:
    reader, writer = await asyncio.open_connection(server.host, server.port)
    writer.write(b"GET /api/health?" + b"x" * dispatch.LINE_BYTES)
    writer.write(b" HTTP/1.1\r\nHost: x\r\n\r\n")
    async with asyncio.timeout(PATIENCE):
        assert (await reader.read()).startswith(b"HTTP/1.1 414 ")  # said by whichever process got it
    writer.close()


# -- the end of one, and of all ----------------------------------------------------------------------------------------


async def test_a_killed_process_loses_no_acknowledged_answer_and_the_others_go_on(
    stable: Stable, sqlite_url: str, tmp_path: Path
) -> None:
    rng = Random(2)
    async with serving(stable, sqlite_url, tmp_path) as server:
        staying = [await server.sitting_at(0, rng) for _ in range(2)]
        struck = [await server.sitting_at(1, rng) for _ in range(2)]
        await asyncio.gather(*(sitting.come(server) for sitting in (*staying, *struck)))
        for _ in range(3):
            await until(more(struck))
            await server.kill_worker(1)
            await until(lost(*struck))
            # They wait at the dispatcher until there is a process again.
            await asyncio.gather(*(sitting.come(server) for sitting in struck))
        await until(more(struck))
        assert all(player.here for sitting in staying for player in sitting.players)
        await until(more(staying))
        await leave(*staying, *struck)
    assert server.said.count("process 1 has ended (exit code -9); it is started again") == 3
    assert "process 0" not in server.said
    await check(sqlite_url, 2, [*staying, *struck])


async def test_when_the_dispatcher_is_killed_its_processes_end(stable: Stable, sqlite_url: str, tmp_path: Path) -> None:
    rng = Random(3)
    server = Workers(stable, sqlite_url, 2, tmp_path)
    sittings: list[Sitting] = []
    try:
        for _ in range(3):
            await server.start()
            sittings += [await server.sitting_at(place, rng) for place in range(2)]
            await asyncio.gather(*(sitting.come(server) for sitting in sittings))
            await until(more(sittings))
            pids = server.processes()
            assert len(pids) == 3
            server.kill()
            await until(lost(*sittings))
        await until(gone(*pids))
    finally:
        server.stop()
    await check(sqlite_url, 2, sittings)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_a_signal_ends_all_cleanly(how: signal.Signals, stable: Stable, sqlite_url: str, tmp_path: Path) -> None:
    rng = Random(4)
    async with serving(stable, sqlite_url, tmp_path) as server:
        sittings = [await server.sitting_at(place, rng) for place in range(2)]
        await asyncio.gather(*(sitting.come(server) for sitting in sittings))
        await until(lambda: all(sitting.over for sitting in sittings))
        pids = server.processes()
        os.kill(server.pid, how)
        await until(gone(*pids))
        await until(lost(*sittings))
    assert "Traceback" not in server.said
    for place, sitting in enumerate(sittings):
        store = await open_store(shard_url(sqlite_url, place))
        stored = await store.load(sitting.table_id)
        await store.close()
        assert stored is not None
        assert stored.snapshot is not None  # it was put away


async def test_without_one_of_its_processes_the_server_is_not_well(server: Workers, sqlite_url: str) -> None:
    well = await server.http.get("/api/health")
    assert (well.status_code, well.json()["ok"]) == (200, True)
    here, tokens = await server.table_at(0)
    there, _ = await server.table_at(1)
    await until(lambda: server.worker(1) is not None)
    damage(Path(shard_url(sqlite_url, 1).removeprefix("sqlite:///")))
    await server.kill_worker(1)
    for _ in range(2):  # asked of either, if there were two
        ill = await server.http.get("/api/health")
        assert ill.status_code == 503
        assert ill.json() == {"code": "no-worker", "reason": {"id": "table-worker-away"}}
    reply = await server.http.get(f"/api/tables/{here}", headers={"Authorization": f"Bearer {tokens[0]}"})
    assert reply.status_code == 200
    queue = [await asyncio.open_connection(server.host, server.port) for _ in range(dispatch.AWAY_MOST + 1)]
    for _, writer in queue:
        writer.write(f"GET /api/tables/{there} HTTP/1.1\r\nHost: x\r\n\r\n".encode())
    async with asyncio.timeout(PATIENCE):  # there is no room for all of them to wait
        done, waiting = await asyncio.wait(
            [asyncio.create_task(reader.read()) for reader, _ in queue], return_when=asyncio.FIRST_COMPLETED
        )
    assert {task.result() for task in done} == {dispatch.AWAY}
    for task in waiting:
        task.cancel()
    for _, writer in queue:
        writer.close()


@pytest.mark.parametrize(
    ("reply", "status", "told"),
    [
        (b"HTTP/1.1 200 OK\r\n\r\n{}", 200, b"here"),
        (b'HTTP/1.1 503 Service Unavailable\r\n\r\n{"code":"disk-full"}', 503, b'{"code":"disk-full"}'),
        (dispatch.AWAY, 503, b'{"code":"no-worker","reason":{"id":"table-worker-away"}}'),
        (b"", 503, b'{"code":"no-worker","reason":{"id":"table-worker-away"}}'),
    ],
)
async def test_what_ails_another_process_is_told(reply: bytes, status: int, told: bytes) -> None:
    sent: list[dict[str, Any]] = []

    async def send(message: dict[str, Any]) -> None:
        sent.append(message)

    async def app(_scope: object, _receive: object, send: Callable[[Any], Any]) -> None:
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b"here"})

    async def other(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"GET /api/health?worker=1 HTTP/1.1\r\n")
        writer.write(reply)
        writer.close()

    async with await asyncio.start_server(other, "127.0.0.1", 0) as listening:
        front = Front(app, Spread(2, by_file=True), 0, listening.sockets[0].getsockname())
        await front({"type": "http", "path": "/api/health", "query_string": b""}, None, send)  # type: ignore[arg-type]
    assert (sent[0]["status"], sent[1]["body"]) == (status, told)


def damage(path: Path) -> None:
    for beside in ("-wal", "-shm"):
        path.with_name(f"{path.name}{beside}").unlink(missing_ok=True)
    path.write_bytes(b"this is no database" * 100)


async def test_a_file_that_cannot_be_used_is_told_in_one_line(stable: Stable, sqlite_url: str, tmp_path: Path) -> None:
    damage(tmp_path / "tables.1.db")
    server = Workers(stable, sqlite_url, 2, tmp_path)
    with pytest.raises(RuntimeError, match="ended as soon as it was started"):
        await server.start()
    (line,) = server.said.splitlines()
    assert line.startswith("undercroft: --db: ")
    assert line.endswith("tables.1.db: file is not a database")


async def test_a_file_is_waited_for_that_a_killed_server_still_has(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its processes end a moment after the dispatcher was killed, and the next server may be quicker."""
    refused = asyncio.Event()

    async def opening(url: str) -> Store:
        try:
            return await open_store(url)
        except InUse:
            refused.set()
            raise

    monkeypatch.setattr(worker, "open_store", opening)
    before = await open_store(sqlite_url)
    waiting = asyncio.create_task(worker._when_free(sqlite_url))
    await refused.wait()
    await before.close()
    await (await waiting).close()
    monkeypatch.setattr(worker, "LOCK_SECONDS", 0.0)
    before = await open_store(sqlite_url)
    with pytest.raises(InUse, match="another server is using this file"):
        await worker._when_free(sqlite_url)
    await before.close()


# -- files -------------------------------------------------------------------------------------------------------------


async def test_fewer_processes_than_files_are_not_enough(stable: Stable, sqlite_url: str, tmp_path: Path) -> None:
    async with serving(stable, sqlite_url, tmp_path, workers=3) as server:
        tables = [await server.table_at(place) for place in range(3)]
    async with serving(stable, sqlite_url, tmp_path, workers=1) as server:
        assert len(server.processes()) == 4
        for table_id, tokens in tables:
            reply = await server.http.get(f"/api/tables/{table_id}", headers={"Authorization": f"Bearer {tokens[0]}"})
            assert reply.status_code == 200
    assert server.said.count("the tables are in 3 files, so 3 processes serve them") == 1


async def test_tables_of_a_single_process_are_the_first_ones(stable: Stable, sqlite_url: str, tmp_path: Path) -> None:
    alone = WarmServer(stable, free_port(), sqlite_url, log=tmp_path / "log")
    await alone.start()
    table_id, tokens = await alone.new_table("paperdungeons", TWO)
    alone.stop()
    async with serving(stable, sqlite_url, tmp_path) as server:
        reply = await server.http.get(f"/api/tables/{table_id}", headers={"Authorization": f"Bearer {tokens[0]}"})
        assert reply.status_code == 200


async def test_a_backup_is_of_all_files(
    stable: Stable, sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    copy = tmp_path / "copies" / "monday.db"
    copy.parent.mkdir()
    async with serving(stable, sqlite_url, tmp_path) as server:
        tables = [await server.table_at(place) for place in range(2)]
        count = sum(counted(path) for path in shard_files(tmp_path / "tables.db"))
        assert run(["backup", "--db", sqlite_url, str(copy)]) == 0
        assert capsys.readouterr().out == f"{copy}, {shard_file(copy, 1)}: {count} tables\n"
        assert run(["backup", "--db", sqlite_url, str(copy)]) == 2
        copy.unlink()
        assert run(["backup", "--db", sqlite_url, str(copy)]) == 2
        assert "monday.1.db: exists already" in capsys.readouterr().err
        assert not copy.exists()
        assert run(["backup", "--db", sqlite_url, "--force", str(copy)]) == 0
    async with serving(stable, f"sqlite:///{copy}", tmp_path, workers=1) as server:
        for table_id, tokens in tables:
            reply = await server.http.get(f"/api/tables/{table_id}", headers={"Authorization": f"Bearer {tokens[0]}"})
            assert reply.status_code == 200


async def test_a_backup_with_fewer_files_does_not_leave_one_of_another(
    stable: Stable, sqlite_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with serving(stable, sqlite_url, tmp_path):
        pass
    (tmp_path / "monday.2.db").touch()
    assert run(["backup", "--db", sqlite_url, "--force", str(tmp_path / "monday.db")]) == 2
    assert "monday.2.db: belongs to another backup; remove it first" in capsys.readouterr().err
    assert not (tmp_path / "monday.db").exists()
    assert run(["backup", "--db", sqlite_url, str(tmp_path / "tables.7.db")]) == 2
    assert "tables.7.db: is what is to be backed up; name another file" in capsys.readouterr().err


def counted(path: Path) -> int:
    db = sqlite3.connect(path)
    (count,) = db.execute("SELECT count(*) FROM tables").fetchone()
    db.close()
    return int(count)


# -- PostgreSQL --------------------------------------------------------------------------------------------------------


async def test_processes_share_a_database(stable: Stable, postgres_url: str, tmp_path: Path) -> None:
    """Everybody at a table meets in one process; when it dies, the next need not wait for its leases."""
    rng = Random(5)
    async with serving(stable, postgres_url, tmp_path, "--lease", NEVER) as server:
        sittings = [await server.sitting_at(place, rng) for place in (0, 1, 0, 1)]
        await asyncio.gather(*(sitting.come(server) for sitting in sittings))
        await until(more(sittings))
        pids = server.processes()
        os.kill(pids[1], signal.SIGKILL)
        await until(gone(pids[1]))
        await until(lambda: any(not player.here for player in sittings[0].players))
        struck = [sitting for sitting in sittings if not all(player.here for player in sitting.players)]
        assert len(struck) == 2
        await leave(*struck)
        await asyncio.gather(*(sitting.come(server) for sitting in struck))
        await until(more(sittings))
        known = [{"id": one.table_id, "token": one.players[0].tokens[0]} for one in sittings]
        reply = await server.http.post("/api/tables/list", json={"tables": known})
        assert [one["id"] for one in reply.json()] == [one.table_id for one in sittings]
        await leave(*sittings)
    store = await open_store(postgres_url)
    for sitting in sittings:
        await sitting.check(store)
    await store.close()


async def test_tables_of_a_killed_process_are_anybodys(stable: Stable, postgres_url: str, tmp_path: Path) -> None:
    """Another server that shares the database need not wait for the leases either."""
    store = await open_store(postgres_url)
    async with serving(stable, postgres_url, tmp_path, "--lease", NEVER) as server:
        sitting = await server.sitting_at(1, Random(6))
        await sitting.come(server)
        await until(more([sitting]))
        assert await store.holder(sitting.table_id) is not None
        os.kill(server.processes()[2], signal.SIGKILL)
        await until(lost(sitting))
        async with asyncio.timeout(PATIENCE):
            while await store.holder(sitting.table_id) is not None:
                await asyncio.sleep(0.01)
    await store.close()
