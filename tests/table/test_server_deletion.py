"""Tables are deleted: by their host, from the command line, by age. Nothing of them stays, and nobody waits there."""

from __future__ import annotations

import asyncio
import json
import secrets
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select, update

from undercroft.cli import run
from undercroft.table.opening import new_id
from undercroft.table.store import Store, open_store, schema

from .tables import Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio


async def rows(store: Store, table_id: str) -> int:
    """How many rows there are of a table, of any kind."""
    parts = [schema.events, schema.tokens, schema.snapshots, schema.leases]
    return await store._read(
        lambda db: sum(
            db.execute(select(func.count()).select_from(part).where(column == table_id)).scalar_one()
            for part, column in [(schema.tables, schema.tables.c.id), *((part, part.c.table_id) for part in parts)]
        )
    )


def host(server: Running, table: dict[str, Any]) -> dict[str, str]:
    return server.bearer(table["links"]["host"])


async def age(store: Store, table_id: str, days: float) -> None:
    """Make a table one that nobody has touched for so long."""
    then = time.time() - days * 86_400
    change = update(schema.tables).where(schema.tables.c.id == table_id).values(touched=then)
    await store._scribe.write(lambda db: db.execute(change) and None)


async def test_the_host_deletes_a_table_with_all_that_is_kept_of_it(store_url: str) -> None:
    async with running(store_url) as server:
        table, other = [await server.make("human", "human") for _ in range(2)]
        path = f"/api/tables/{table['id']}"
        async with server.sit(table, 0) as ann, server.sit(table) as guest:
            await ann.answer(0)
            place = server.house._places[table["id"]]
            await server.house._snapshot(place)
            for tokens, status, code in (
                (server.bearer("nonsense"), 401, "no-token"),
                (server.bearer(*table["links"]["seats"]), 403, "not-yours"),
                (host(server, other), 401, "no-token"),
                ({}, 401, "no-token"),
            ):
                refused = await server.http.delete(path, headers=tokens)
                assert (refused.status_code, refused.json()["code"]) == (status, code)
            assert (await ann.say("chat", text="still here"))["t"] == "done"
            gone = await server.http.delete(path, headers=host(server, table))
            assert (gone.status_code, gone.json()) == (200, {"deleted": [table["id"]]})
            for person in (ann, guest):
                await person.until(lambda person=person: person.heard[-1]["t"] == "refused")
                told = person.heard[-1]
                assert (told["ref"], told["code"], told["reason"]["id"]) == (0, "unknown", "table-deleted")
                async with asyncio.timeout(60):
                    await person.connection.wait_closed()
        assert await rows(server.house.store, table["id"]) == 0
        assert await rows(server.house.store, other["id"]) > 0
        again = await server.http.delete(path, headers=host(server, table))
        assert (again.status_code, again.json()["code"]) == (404, "unknown")
        async with server.talk(table["id"]) as ann:
            await ann.send({"t": "hello", "tokens": [table["links"]["seats"][0]]})
            assert (await ann.hear())["code"] == "unknown"
        async with server.sit(other, 0) as bob:
            assert (await bob.answer(0))["t"] == "done"


async def test_an_answer_on_its_way_to_a_table_that_is_deleted_is_refused(
    store_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "bot:random")
        async with server.sit(table, 0) as ann:
            append = server.house.store.append
            trying, deleted = asyncio.Event(), asyncio.Event()

            async def slow(*args: Any, **more: Any) -> float:
                trying.set()
                await deleted.wait()
                return await append(*args, **more)

            monkeypatch.setattr(server.house.store, "append", slow)
            ask = await ann.asked(0)
            value = ask["ask"]["choices"][0]["value"]
            await ann.send({"t": "answer", "ref": 7, "seat": 0, "decision": ask["decision"], "answer": value})
            await trying.wait()
            await server.http.delete(f"/api/tables/{table['id']}", headers=host(server, table))
            deleted.set()
            await ann.until(lambda: ann.heard[-1]["t"] == "refused")
            assert ann.heard[-1]["code"] == "unknown"
        assert await rows(server.house.store, table["id"]) == 0
    assert not [record for record in caplog.records if record.exc_info]


async def test_the_other_servers_let_go_of_it_too(postgres_url: str) -> None:
    clock = StoppedClock()
    async with (
        running(postgres_url, lease=600.0, clock=clock) as one,
        running(postgres_url, lease=600.0, clock=clock) as other,
    ):
        table = await one.make("human", "human")
        async with one.sit(table, 0) as ann, other.sit(table, 1) as bob:
            await other.http.delete(f"/api/tables/{table['id']}", headers=host(other, table))
            for person in (ann, bob):
                await person.until(lambda person=person: person.heard[-1]["t"] == "refused")
                assert person.heard[-1]["reason"]["id"] == "table-deleted"
            await until(lambda: not one.house._places and not other.house._places)


async def test_one_that_was_not_told_finds_out(postgres_url: str) -> None:
    clock = StoppedClock()
    async with (
        running(postgres_url, lease=600.0, clock=clock) as one,
        running(postgres_url, lease=600.0, clock=clock) as other,
    ):
        table = await one.make("human", "human")
        await until(lambda: one.house._places[table["id"]].table.driving)
        async with one.sit(table, 0) as ann, other.sit(table, 1) as bob:
            for server in (one, other):
                assert server.house._driving is not None
                server.house._driving.fleet.on_notice = lambda notice: None
            await one.house.store.delete(table["id"])
            for person, seat in ((ann, 0), (bob, 1)):
                refused = await person.answer(seat)
                assert (refused["code"], refused["reason"]["id"]) == ("unknown", "table-deleted")
            await until(lambda: not one.house._places and not other.house._places)


async def test_tables_that_nobody_touches_are_forgotten(store_url: str) -> None:
    async with running(store_url) as server:
        old, new, seen = [await server.make("human", "human") for _ in range(3)]
    async with running(store_url, forget_after=30.0) as server:
        store = server.house.store
        async with server.sit(seen, 0):
            await store.flush()
            await age(store, old["id"], 31)
            await age(store, seen["id"], 31)
            await age(store, new["id"], 29)
            assert await server.house.forget(30.0) == [old["id"]]
            assert await rows(store, old["id"]) == 0
            for table in (new, seen):
                assert await rows(store, table["id"]) > 0


async def test_without_being_told_to_nothing_is_forgotten(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        kept_up = [task.get_coro().__name__ for task in server.house._endless]  # type: ignore[union-attr]
        assert kept_up == ["_keep_tidy", "run"]  # tables that can be put away are, and clocks run; nothing is forgotten


# -- the command line -----------------------------------------------------------------------------------------------


async def commanded(*words: str) -> int:
    return await asyncio.to_thread(run, words)


async def test_tables_are_listed_and_deleted_from_the_command_line(
    store_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(store_url) as server:
        tables = [await server.make("human", "human") for _ in range(4)]
    ids = [table["id"] for table in tables]
    store = await open_store(store_url)
    for table_id, days in zip(ids, (1, 20, 40, 60), strict=True):
        await age(store, table_id, days)
    await store.finish(ids[3], None)
    await store._scribe.write(
        lambda db: (
            db.execute(update(schema.tables).where(schema.tables.c.id == ids[2]).values(ending='{"winners":[]}'))
            and None
        )
    )
    await store.close()
    db = ("--db", store_url)
    assert await commanded("tables", "list", *db) == 0
    listed = capsys.readouterr().out
    assert [line.split()[0] for line in listed.splitlines()[1:]] == ids
    assert await commanded("tables", "delete", *db, "--older-than", "30", "--dry-run") == 0
    assert capsys.readouterr().out.split() == [ids[3], ids[2], "2", "tables", "would", "be", "deleted"]
    assert await commanded("tables", "delete", *db, "--older-than", "30", "--finished") == 0
    assert capsys.readouterr().out.split() == [ids[2], "1", "table", "deleted"]
    assert await commanded("tables", "delete", *db, ids[0]) == 0
    capsys.readouterr()
    assert await commanded("tables", "list", "--json", *db) == 0
    assert [one["id"] for one in json.loads(capsys.readouterr().out)["tables"]] == [ids[1], ids[3]]
    for wrong, says in (
        ([], "which"),
        ([ids[1], "--older-than", "3"], "not both"),
        ([ids[1], "nonsense"], "nonsense"),
        (["--older-than", "-1"], "older-than"),
    ):
        assert await commanded("tables", "delete", *db, *wrong) == 2
        assert says in capsys.readouterr().err
    store = await open_store(store_url)
    assert await rows(store, ids[0]) == await rows(store, ids[2]) == 0
    assert await rows(store, ids[1]) > 0
    await store.close()


async def test_a_file_that_a_server_has_open_can_be_listed_and_is_not_written_to(
    sqlite_url: str, capsys: pytest.CaptureFixture[str]
) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        assert await commanded("tables", "list", "--db", sqlite_url) == 0
        assert table["id"] in capsys.readouterr().out
        assert await commanded("tables", "delete", table["id"], "--db", sqlite_url) == 2
        said = capsys.readouterr().err
        assert "a server is using" in said
        assert "--forget-after" in said
        assert await rows(server.house.store, table["id"]) > 0


async def test_a_running_server_hears_that_a_table_was_deleted_from_the_command_line(postgres_url: str) -> None:
    async with running(postgres_url) as server:
        table = await server.make("human", "human")
        async with server.sit(table, 0) as ann:
            assert await commanded("tables", "delete", table["id"], "--db", postgres_url) == 0
            await ann.until(lambda: ann.heard[-1]["t"] == "refused")
            assert ann.heard[-1]["reason"]["id"] == "table-deleted"


async def test_tables_of_all_files_are_listed_and_deleted(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """With several processes there is a file for each."""
    first, second = f"sqlite:///{tmp_path}/tables.db", f"sqlite:///{tmp_path}/tables.1.db"
    made = []
    for url in (first, second):
        async with running(url) as server:
            made.append((await server.make("human", "human"))["id"])
    assert run(["tables", "list", "--db", first, "--json"]) == 0
    assert {one["id"] for one in json.loads(capsys.readouterr().out)["tables"]} == set(made)
    assert run(["tables", "delete", *made, "no-such-table", "--db", first]) == 2
    assert run(["tables", "delete", *made, "--db", first]) == 0
    assert run(["tables", "list", "--db", first, "--json"]) == 0
    assert json.loads(capsys.readouterr().out.partition("deleted\n")[2])["tables"] == []


def test_what_is_not_there_cannot_be_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["tables", "list", "--db", f"sqlite:///{tmp_path / 'none.db'}"]) == 2
    assert "there is no such file" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_no_table_has_a_name_that_a_command_line_takes_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = iter(["-P2w", "--id", "P-2w"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_id() == "P-2w"
