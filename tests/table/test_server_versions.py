"""After an update: tables that were played by other rules, or with other content, go on or are shown, and say so."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any

import pytest

from undercroft.kernel.record import parse
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.state import State
from undercroft.table.store import read_snapshot

from .tables import LEASE, Person, Running, StoppedClock, running
from .test_store_tokens import OLD_TABLES, old_url

__all__ = ["old_url"]

pytestmark = pytest.mark.anyio

Update = Callable[[str], None]


@pytest.fixture
def update(monkeypatch: pytest.MonkeyPatch) -> Update:
    """Installs other rules of all games: those of today under another name."""
    for slug in ("paperdungeons", "torchrace"):
        assert find_game(slug).version

    def install(version: str) -> None:
        for slug in ("paperdungeons", "torchrace"):
            monkeypatch.setitem(vars(find_game(slug)), "version", version)

    return install


class TorchRaceOfLongAgo(State, kw_only=True):
    """A state that knows no relics."""

    depths: list[int]
    torch: int = 10
    turn: int = 0
    winner: int | None = None


def notes(person: Person) -> list[dict[str, Any]]:
    heard = [message["line"] for message in person.heard if message["t"] == "chat"]
    return [line for line in (*person.welcome["chat"], *heard) if line.get("note") == "carried"]


def database(url: str) -> sqlite3.Connection:
    return sqlite3.connect(url.removeprefix("sqlite:///"))


async def into_a_round(server: Running, table: dict[str, Any]) -> tuple[int, int]:
    """Play a round and a bit of paperdungeons; how many answers were given at its quiet point, and now."""
    async with server.sit(table, 0, 1) as both:
        match = server.house._places[table["id"]].table.match
        while match.quiet.at < 12:
            await both.answer(both.now["waiting"][0])
        quiet = both.now["decision"]
        for _ in range(3):
            await both.answer(both.now["waiting"][0])
        assert match.quiet.at < len(match.entries)
        return quiet, both.now["decision"]


async def test_under_the_same_rules_nothing_is_said(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        _, answers = await into_a_round(server, table)
    async with running(sqlite_url) as server, server.sit(table, 0) as ann:
        assert (notes(ann), ann.now["decision"]) == ([], answers)


@pytest.mark.parametrize("what", ["rules", "content"])
async def test_a_table_of_other_rules_goes_on_from_its_last_quiet_point_and_says_so_once(
    sqlite_url: str, update: Update, monkeypatch: pytest.MonkeyPatch, what: str
) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        quiet, answers = await into_a_round(server, table)
        before = server.house._places[table["id"]].table.match
        state, log = before.quiet.state, before.log[: before.quiet.lines]
    if what == "rules":
        update("new")
    else:
        monkeypatch.setattr(type(find_game("paperdungeons")), "content_hash", lambda *_: "new")
    for _ in range(2):
        async with running(sqlite_url) as server, server.sit(table, 0) as ann, server.sit(table, 1) as bob:
            for person in (ann, bob):
                assert [note["given_up"] for note in notes(person)] == [answers - quiet]
                assert person.now["decision"] == quiet
                assert "outdated" not in person.now
            match = server.house._places[table["id"]].table.match
            assert match.base.state == state
            assert match.log[: len(log)] == log
            assert ann.now["undo"] == {}  # what came before is settled
            stored = await server.house.store.load(table["id"])
            assert stored is not None
            assert stored.snapshot is None  # that of the other rules is of no use
    with database(sqlite_url) as db:
        found = db.execute("SELECT rules, content FROM tables").fetchone()
        bodies = [body for (body,) in db.execute("SELECT body FROM events ORDER BY n")]
    db.close()
    assert found[0 if what == "rules" else 1] == "new"
    assert sum(body.startswith('{"e":"carried"') for body in bodies) == 1
    async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
        while both.now["decision"] < quiet + 4:
            assert (await both.answer(both.now["waiting"][0]))["t"] == "done"
    async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
        assert both.now["decision"] == quiet + 4
        assert (await both.say("undo", seat=0))["t"] == "done"


async def test_what_came_before_is_not_looked_at_again_and_the_record_begins_there(
    sqlite_url: str, update: Update
) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        quiet, _ = await into_a_round(server, table)
    update("new")
    async with running(sqlite_url) as server:
        mine = server.bearer(*table["links"]["seats"])
        async with server.sit(table, 0, 1) as both:
            for _ in range(3):
                await both.answer(both.now["waiting"][0])
        at = f"/api/tables/{table['id']}"
        reply = await server.http.get(f"{at}/at/{quiet - 1}", headers=mine)
        assert (reply.status_code, reply.json()["code"]) == (409, "outdated")
        assert reply.json()["reason"]["id"] == "table-before-rules"
        for decision in (quiet + 2, quiet, quiet + 3):
            assert (await server.http.get(f"{at}/at/{decision}", headers=mine)).json()["decision"] == decision
        reply = await server.http.post(f"{at}/fork", json={"decision": quiet - 1}, headers=mine)
        assert reply.json()["code"] == "outdated"
        record = await server.http.get(f"{at}/record", headers=mine)
        again = parse(record.content, "x")
        assert again.header.rules == "new"
        live = server.house._places[table["id"]].table.match
        assert again.base is not None
        assert again.base.n == live.base.at
        assert again.load().entries == live.entries
        forked = (await server.http.post(f"{at}/fork", json={"decision": quiet + 2}, headers=mine)).json()["table"]
        copied = (await server.http.post("/api/tables/import", content=record.content)).json()["table"]
    async with running(sqlite_url) as server:
        for made, answers in ((forked, quiet + 2), (copied, quiet + 3)):
            async with server.sit(made, 0, 1) as both:
                assert (both.now["decision"], notes(both)) == (answers, [])
                assert (await both.answer(both.now["waiting"][0]))["t"] == "done"
                assert server.house._places[made["id"]].table.match.base.state == live.base.state


async def test_a_table_without_a_snapshot_is_played_again_from_its_beginning(sqlite_url: str, update: Update) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        _, answers = await into_a_round(server, table)
    with database(sqlite_url) as db:
        db.execute("DELETE FROM snapshots")
    db.close()
    update("new")
    for _ in range(2):
        async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
            assert [note.get("given_up", 0) for note in notes(both)] == [0]
            assert both.now["decision"] == answers
            assert both.now["undo"]
            mine = server.bearer(*table["links"]["seats"])
            assert (await server.http.get(f"/api/tables/{table['id']}/at/1", headers=mine)).status_code == 200


async def test_a_table_whose_position_the_rules_do_not_accept_is_shown_and_nothing_else(
    sqlite_url: str, update: Update, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human", game="torchrace", names=("Ann", "Bob"))
        async with server.sit(table, 0, 1) as both:
            await both.say("chat", text="hello")
            for seat in (0, 1, 0):
                await both.answer(seat, "creep")
            lines = len(both.log)
    with monkeypatch.context() as patch:
        patch.setitem(vars(find_game("torchrace")), "version", "new")
        patch.setattr(type(find_game("torchrace")), "state_type", TorchRaceOfLongAgo)
        async with running(sqlite_url) as server, server.sit(table, 0, 1, host=True) as both:
            assert both.now["outdated"] == {"id": "table-outdated"}
            assert [seat["name"] for seat in both.now["seats"]] == ["Ann", "Bob"]
            assert [line["text"] for line in both.welcome["chat"]] == ["hello"]
            assert len(both.log) == lines
            assert (both.now["asks"], both.now["waiting"], both.now["undo"]) == ([], [], {})
            for kind, what in (
                ("answer", {"seat": 1, "decision": 3, "answer": "creep"}),
                ("undo", {"seat": 0}),
                ("vote", {"agree": True}),
                ("seat", {"seat": 1, "bot": "random"}),
                ("name", {"seat": 1, "name": "Bo"}),
                ("chat", {"text": "why?"}),
            ):
                refused = await both.say(kind, **what)
                assert (refused["t"], refused["code"]) == ("refused", "outdated"), kind
                assert refused["reason"]["id"] == "table-outdated"
            mine = server.bearer(*table["links"]["seats"])
            for get in ("at/3", "record"):
                reply = await server.http.get(f"/api/tables/{table['id']}/{get}", headers=mine)
                assert (reply.status_code, reply.json()["code"]) == (409, "outdated")
            assert (await server.http.get(f"/api/tables/{table['id']}", headers=mine)).json()["decision"] == 3
    # With the rules it was played by it goes on as if nothing had been: nothing was written.
    async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
        assert (both.now["decision"], notes(both)) == (3, [])
        assert "outdated" not in both.now
        assert (await both.answer(1, "creep"))["t"] == "done"


async def test_what_is_only_shown_is_drawn_if_it_can_be(
    sqlite_url: str, update: Update, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human", game="torchrace")
        async with server.sit(table, 0, 1) as both:
            await both.answer(0, "creep")
            scene = both.scene
    update("new")

    def broken(*_: object) -> None:
        raise RuntimeError("a mistake in the new rules")

    monkeypatch.setattr(type(find_game("torchrace")), "play", broken)
    async with running(sqlite_url) as server, server.sit(table, 1) as bob:
        assert bob.now["outdated"]["id"] == "table-outdated"
        assert bob.scene["depths"] == scene["depths"] == [1, 0]
        assert bob.scene["relics"][0] == 0  # no more than its seat may see
    monkeypatch.setattr(type(find_game("torchrace")), "view", broken)
    async with running(sqlite_url) as server, server.sit(table, 1) as bob:
        assert bob.scene is None


async def test_a_game_that_is_over_stays_over(sqlite_url: str, update: Update, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human", game="torchrace")
        async with server.sit(table, 0, 1) as both:
            while not both.now.get("ending"):
                await both.answer(both.now["waiting"][0])
            end, answers = both.now["ending"], both.now["decision"]
    update("new")
    async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
        assert (both.now["ending"], both.now["decision"]) == (end, answers)
        assert [note.get("given_up", 0) for note in notes(both)] == [0]
    # Under rules that find another end it is shown with the one it had.
    update("newer")
    monkeypatch.setattr(type(find_game("torchrace")), "outcome", lambda *_: None)
    async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
        assert (both.now["ending"], both.now["decision"]) == (end, answers)
        assert both.now["outdated"]["id"] == "table-outdated"


@pytest.mark.parametrize("old_id", sorted(OLD_TABLES))
async def test_tables_of_rules_with_hand_raised_versions_go_on(old_url: str, old_id: str) -> None:
    table = {"id": old_id, "links": OLD_TABLES[old_id]}
    async with running(old_url) as server, server.sit(table, 0, 1) as both:
        assert [note.get("given_up", 0) for note in notes(both)] == [0]
        assert "outdated" not in both.now
        assert both.now["decision"] > 0
        if not both.now.get("ending"):
            assert (await both.answer(both.now["waiting"][0]))["t"] == "done"


# -- what is kept for it ----------------------------------------------------------------------------------------------


def kept_at(url: str) -> int:
    with database(url) as db:
        (blob,) = db.execute("SELECT body FROM snapshots ORDER BY n DESC").fetchone()
    db.close()
    return read_snapshot(blob).at


async def test_the_last_quiet_point_is_kept_when_the_server_stops(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human", game="torchrace")
        async with server.sit(table, 0, 1) as both:
            for seat in (0, 1):
                await both.answer(seat, "creep")
    assert kept_at(sqlite_url) == 3
    async with running(sqlite_url) as server, server.sit(table, 0, 1) as both:
        assert (await both.say("undo", seat=1))["t"] == "done"
    assert kept_at(sqlite_url) == 2


async def test_it_is_kept_also_if_the_server_before_was_killed(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human", game="torchrace")
        async with server.sit(table, 0, 1) as both:
            for seat in (0, 1):
                await both.answer(seat, "creep")
    with database(sqlite_url) as db:
        db.execute("DELETE FROM snapshots")
    db.close()
    async with running(sqlite_url) as server, server.sit(table, 0, 1):
        pass
    assert kept_at(sqlite_url) == 3


# -- servers of different versions on one database ---------------------------------------------------------------------


async def test_an_older_server_does_not_write_to_what_a_newer_one_has_carried_over(
    postgres_url: str, update: Update
) -> None:
    clock = StoppedClock()
    update("old")
    async with running(postgres_url, lease=LEASE, clock=clock) as old:
        table = await old.make("human", "human", game="torchrace")
        async with old.sit(table, 0) as ann:
            assert (await ann.answer(0, "creep"))["t"] == "done"
            place = old.house._places[table["id"]]
            update("new")
            async with running(postgres_url, lease=LEASE, clock=clock) as new:
                async with new.sit(table, 1) as bob:
                    # The older one plays: here it can only be looked at, for now.
                    assert bob.now["outdated"]["id"] == "table-other-rules"
                    assert (await bob.say("chat", text="hm"))["code"] == "outdated"
                    await old.house.store.release(place.lease)  # as if it had slept through its lease
                    assert new.house._driving is not None
                    await new.house._driving._renew()
                    await bob.until(lambda: "outdated" not in bob.now)
                    await bob.until(lambda: len(notes(bob)) == 1)
                    assert (await bob.answer(1, "creep"))["t"] == "done"
                    assert (await ann.say("chat", text="hello?"))["code"] == "outdated"
                    await ann.until(lambda: "outdated" in ann.now)
                    assert ann.now["outdated"]["id"] == "table-other-rules"
                    assert (await ann.say("answer", seat=0, decision=2, answer="creep"))["code"] == "outdated"
                    assert not place.table.driving
                await new.house._put_away(new.house._places[table["id"]])
                # Also when nobody else has it, and when it loads the table anew.
                assert old.house._driving is not None
                await old.house._driving._renew()
                assert not place.table.driving
                update("old")
                await old.house._put_away(place)
                async with old.sit(table, 0) as again:
                    assert again.now["outdated"]["id"] == "table-other-rules"
                    assert (await again.say("undo", seat=0))["code"] == "outdated"
                update("new")
                async with new.sit(table, 0, 1) as both:
                    assert "outdated" not in both.now
                    assert (await both.answer(0, "creep"))["t"] == "done"
