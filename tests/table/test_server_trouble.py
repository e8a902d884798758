"""Damage, a full disk, a database that is away and a mistake of ours are told apart, and logged once."""

from __future__ import annotations

import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, OperationalError

from undercroft.table.store import Store, trouble
from undercroft.table.store.trouble import AGAIN_SECONDS, Watch

from .tables import Person, Running, StoppedClock, running
from .test_server_health import Line, health, line

__all__ = ["line"]

pytestmark = pytest.mark.anyio

LONG = "x" * 500


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


class Disk:
    """The disk that a store's file is on, as far as SQLite is concerned."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.pages = 2**30
        event.listen(store._engine, "checkout", lambda dbapi, *_: dbapi.execute(self._limit))

    @property
    def _limit(self) -> str:
        return f"PRAGMA max_page_count={self.pages}"

    async def has_room(self, pages: int) -> None:
        self.pages = pages  # SQLite takes no less than there are
        await self._store._scribe.write(lambda db: db.exec_driver_sql(self._limit))


async def say_until_refused(person: Person) -> tuple[int, dict[str, Any]]:
    """How many lines were kept until one was not, and how that was said."""
    said = 0
    while (reply := await person.say("chat", text=LONG))["t"] == "done":
        said += 1
    return said, reply


async def test_a_full_disk_loses_nothing_and_play_goes_on_when_there_is_room(
    sqlite_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    clock = StoppedClock()
    async with running(sqlite_url, clock=clock) as server:
        table = await server.make("human", "human")
        async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
            await ann.answer(0)
            disk = Disk(server.house.store)
            await disk.has_room(1)
            said, refused = await say_until_refused(ann)
            assert (refused["code"], refused["reason"]["id"]) == ("disk-full", "table-disk-full")
            for _ in range(20):
                clock.at += 60  # there are limits to talking, too
                assert (await ann.say("chat", text=LONG))["code"] == "disk-full"
            ill = await health(server, 503)
            assert (ill.json()["code"], ill.json()["disk"], ill.json()["database"]) == ("disk-full", "full", "ok")
            made = await server.http.post(
                "/api/tables", json={"game": "paperdungeons", "title": "t" * 80, "seats": [{"kind": "human"}] * 8}
            )
            assert (made.status_code, made.json()["code"]) == (507, "disk-full")
            logged = [record for record in caplog.records if "no room is left" in record.getMessage()]
            assert len(logged) == 1
            assert not any(record.exc_info for record in caplog.records)
            await disk.has_room(2**30)
            assert (await health(server, 200)).json()["disk"] == "ok"
            assert (await ann.say("chat", text="room"))["t"] == "done"
            assert (await bob.answer(1))["t"] == "done"
    async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
        assert [line["text"] for line in both.welcome["chat"]] == [LONG] * said + ["room"]
        assert both.now["decision"] == 2


async def test_the_standing_of_a_table_is_written_when_there_is_room(server: Running) -> None:
    store = server.house.store
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        await ann.answer(0)
        await store.flush()
        await ann.say("name", seat=0, name="Ola")
        disk = Disk(store)
        await disk.has_room(1)
        await say_until_refused(ann)

        def full(_: object) -> None:
            raise OperationalError("", {}, errors(sqlite3.OperationalError("full"), sqlite3.SQLITE_FULL))

        write, store._scribe.write = store._scribe.write, lambda what: write(full)  # type: ignore[method-assign]
        store._flush()
        with pytest.raises(Exception, match="full"):
            await store._scribe.write(full)
        store._scribe.write = write  # type: ignore[method-assign]
        await disk.has_room(2**30)
        await store.flush()
    (summary,) = await store.summaries([(table["id"], table["links"]["host"])])
    assert summary.header.standing.seats[0].name == "Ola"


def errors(error: sqlite3.Error, code: int) -> sqlite3.Error:
    error.sqlite_errorcode = code
    return error


async def test_an_away_database_is_called_so(postgres_url: str, line: Line, caplog: pytest.LogCaptureFixture) -> None:
    url = postgres_url.replace(postgres_url.partition("127.0.0.1:")[2].partition("/")[0], str(line.port))
    async with running(url, database_within=1.0, lease=600.0) as server:
        table = await server.make("human", "human")
        async with server.sit(table, 0) as ann:
            assert (await ann.answer(0))["t"] == "done"
            await line.cut()
            await health(server, 503)
            for _ in range(3):
                assert (await ann.say("chat", text="hello"))["code"] == "no-database"
            reply = await server.http.post("/api/tables/list", json={"tables": [{"id": "x", "token": "y"}]})
            assert (reply.status_code, reply.json()["code"]) == (503, "no-database")
            logged = [record for record in caplog.records if "the database cannot be used" in record.getMessage()]
            assert len(logged) == 1
            await line.open()
            await health(server, 200)
            assert (await ann.say("chat", text="back"))["t"] == "done"


@pytest.mark.parametrize(
    "harm",
    [
        'UPDATE events SET body = \'{"e":"entries","entr\' WHERE table_id = ? AND n = 1',
        "UPDATE events SET body = CAST(x'7bff' AS TEXT) WHERE table_id = ? AND n = 1",
        "DELETE FROM events WHERE table_id = ? AND n = 1",
        "UPDATE tables SET options = '{' WHERE id = ?",
    ],
)
async def test_one_damaged_table_does_not_touch_the_others(
    sqlite_url: str, path: Path, harm: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(sqlite_url) as server:
        tables = [await server.make("human", "human") for _ in range(2)]
    with closing(sqlite3.connect(path)) as db, db:
        db.execute(harm, (tables[0]["id"],))
    async with running(sqlite_url) as server:
        for _ in range(3):
            async with server.talk(tables[0]["id"]) as ann:
                await ann.send({"t": "hello", "tokens": [tables[0]["links"]["seats"][0]]})
                refused = await ann.hear()
                assert (refused["code"], refused["reason"]["id"]) == ("damaged", "table-damaged")
        headers = server.bearer(tables[0]["links"]["host"])
        reply = await server.http.get(f"/api/tables/{tables[0]['id']}/log", headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (500, "damaged")
        assert sum("is damaged" in record.getMessage() for record in caplog.records) == 1
        assert tables[0]["id"] in caplog.text
        async with server.sit(tables[1], 0) as bob:
            assert (await bob.answer(0))["t"] == "done"
        known = [{"id": table["id"], "token": table["links"]["host"]} for table in tables]
        listed = await server.http.post("/api/tables/list", json={"tables": known})
        assert tables[1]["id"] in [one["id"] for one in listed.json()]
        await health(server, 200)


async def test_a_damaged_snapshot_is_not_needed(sqlite_url: str, path: Path) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human")
        async with server.sit(table, 0) as ann:
            for _ in range(6):
                await ann.answer(0)
            decision, scene = ann.now["decision"], ann.scene
    with closing(sqlite3.connect(path)) as db, db:
        assert db.execute("UPDATE snapshots SET body = substr(body, 1, 40)").rowcount
    async with running(sqlite_url) as server, server.sit(table, 0) as ann:
        assert (ann.now["decision"], ann.scene) == (decision, scene)


async def test_pages_of_a_file_that_are_lost_are_damage(sqlite_url: str, path: Path) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (root,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = 'events'").fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
    with path.open("r+b") as file:
        file.seek((root - 1) * size)
        file.write(b"\xff" * size)
    async with running(sqlite_url) as server:
        headers = server.bearer(table["links"]["host"])
        reply = await server.http.get(f"/api/tables/{table['id']}/log", headers=headers)
        assert (reply.status_code, reply.json()["code"]) == (500, "damaged")
        reply = await server.http.get(f"/api/tables/{table['id']}", headers=headers)
        assert reply.status_code == 200, "the list is kept elsewhere in the file"


@pytest.mark.parametrize(
    ("error", "code"),
    [
        (psycopg.errors.DiskFull(), "disk-full"),
        (psycopg.errors.DataCorrupted(), "damaged"),
        (psycopg.errors.IndexCorrupted(), "damaged"),
        (psycopg.errors.AdminShutdown(), "no-database"),
        (psycopg.errors.TooManyConnections(), "no-database"),
        (psycopg.OperationalError("connection refused"), "no-database"),
        (psycopg.errors.UndefinedTable(), None),
        (errors(sqlite3.OperationalError(), sqlite3.SQLITE_FULL), "disk-full"),
        (errors(sqlite3.DatabaseError(), sqlite3.SQLITE_CORRUPT), "damaged"),
        (errors(sqlite3.DatabaseError(), sqlite3.SQLITE_NOTADB), "damaged"),
        (errors(sqlite3.OperationalError(), sqlite3.SQLITE_IOERR_READ), "no-database"),
        (errors(sqlite3.OperationalError(), sqlite3.SQLITE_ERROR), None),
    ],
)
def test_what_a_database_says_is_understood(error: Exception, code: str | None) -> None:
    met = trouble(DBAPIError("", {}, error))
    assert (met.code if met is not None else None) == code


def test_room_on_the_disk_is_asked_of_the_system_too() -> None:
    met = trouble(OSError(28, "No space left on device"))
    assert met is not None
    assert met.code == "disk-full"
    assert trouble(OSError(13, "Permission denied")) is None
    assert trouble(ZeroDivisionError()) is None


def test_what_stays_wrong_is_logged_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    now = [0.0]
    watch = Watch(lambda: now[0])
    full = DBAPIError("", {}, psycopg.errors.DiskFull())
    for _ in range(1000):
        watch.meet(full)
    assert len(caplog.records) == 1
    now[0] += AGAIN_SECONDS
    watch.meet(full)
    watch.meet(full)
    assert len(caplog.records) == 2
    watch.well("disk-full")
    watch.well("disk-full")
    assert len(caplog.records) == 3
    watch.meet(full)
    assert len(caplog.records) == 4


async def test_what_the_database_ends_to_break_up_a_ring_is_done_again(
    server: Running, caplog: pytest.LogCaptureFixture
) -> None:
    tries = []

    def renewed(_: object) -> str:
        tries.append(1)
        if len(tries) == 1:
            raise OperationalError("", {}, psycopg.errors.DeadlockDetected("deadlock detected"))
        return "renewed"

    assert await server.house.store._scribe.write(renewed) == "renewed"
    assert not caplog.records

    def always(_: object) -> None:
        raise OperationalError("", {}, psycopg.errors.DeadlockDetected("deadlock detected"))

    with pytest.raises(OperationalError):
        await server.house.store._scribe.write(always)
