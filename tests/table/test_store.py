"""The store: what was written comes back, whoever is too late is told, and nothing is half there."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Outcome
from undercroft.kernel.match import Entry
from undercroft.table.events import (
    Asked,
    ChatKept,
    Chatted,
    Entries,
    Event,
    Named,
    Pending,
    Replaced,
    Seated,
    Sitting,
    Voted,
    decode,
    encode,
    fold,
)
from undercroft.table.keys import Keys
from undercroft.table.store import Conflict, NewTable, SeatStanding, Standing, Store, keep, open_store, unsealed
from undercroft.table.store.engine import make_engine, read_url
from undercroft.table.store.migrations import HEAD
from undercroft.table.store.schema import metadata

from .tables import StoppedClock

pytestmark = pytest.mark.anyio

SEATS: list[Event] = [Seated(0, "human", name="Ana"), Seated(1, "bot", bot="greedy")]


def new_table(table_id: str = "t1", **changes: object) -> NewTable:
    given: dict[str, object] = {
        "id": table_id,
        "game": "paperdungeons",
        "rules": "1",
        "content": "abc",
        "options": {"dungeon": "A"},
        "players": 2,
        "created": 1000.5,
        "tokens": keep({f"{table_id}-0": 0, f"{table_id}-1": 1, f"{table_id}-s": "spectator", f"{table_id}-h": "host"}),
        "events": [*SEATS, Entries(((-1, (3, 1)),))],
        "seed": 2**80 + 1,
    }
    return NewTable(**(given | changes))


def answer(seat: int, value: str) -> Entries:
    return Entries(((seat, value),))


@pytest.fixture
def clock() -> StoppedClock:
    return StoppedClock()


@pytest.fixture
async def store(store_url: str, clock: StoppedClock) -> AsyncIterator[Store]:
    opened = await open_store(store_url, clock.now)
    yield opened
    await opened.close()


# -- what was written comes back --------------------------------------------------------------------------------------


async def test_a_table_comes_back_as_it_was_made(store: Store):
    await store.create(new_table(title="Friday"))
    stored = await store.load("t1")
    assert stored.header.game == "paperdungeons"
    assert (stored.header.title, stored.header.options, stored.header.seed) == ("Friday", {"dungeon": "A"}, 2**80 + 1)
    given = {0: "t1-0", 1: "t1-1", "spectator": "t1-s", "host": "t1-h"}
    assert Keys(stored.tokens, ()).opened([*given.values(), "t1-2"]) == given
    assert [unsealed(one, "t1-h") for one in stored.tokens if one.opens == "spectator"] == ["t1-s"]
    assert [event for _, _, event in stored.events] == [*SEATS, Entries(((-1, (3, 1)),))]
    assert stored.snapshot is None
    assert stored.header.ending is None


async def test_there_is_no_other_table(store: Store):
    assert await store.load("t9") is None
    assert await store.summaries([("t9", "t9-0")]) == []


async def test_events_come_back_in_order_after_opening_again(store_url: str):
    store = await open_store(store_url)
    await store.create(new_table())
    said = Chatted(None, "Ola", "zażółć \x00 'quoted'; DROP TABLE events")
    await store.append("t1", 3, [answer(0, "left"), said], at=1001.25)
    await store.append("t1", 5, [Entries(((1, ("a", 2, 2.5)), (-1, (6,))))])
    await store.close()
    store = await open_store(store_url)
    found = await store.events_since("t1", 3)
    assert [(n, event) for n, _, event in found] == [
        (3, answer(0, "left")),
        (4, said),
        (5, Entries(((1, ("a", 2, 2.5)), (-1, (6,))))),
    ]
    assert [at for _, at, _ in found[:2]] == [1001.25, 1001.25]
    await store.close()


async def test_many_appends_at_once_are_all_there(store: Store):
    ids = [f"t{n}" for n in range(20)]
    await asyncio.gather(*(store.create(new_table(table_id)) for table_id in ids))
    await asyncio.gather(*(store.append(t, 3 + n, [answer(0, f"{t}-{n}")]) for n in range(15) for t in ids))
    for table_id in ids:
        found = await store.events_since(table_id, 3)
        assert [event for _, _, event in found] == [answer(0, f"{table_id}-{n}") for n in range(15)]


async def test_the_end_is_kept_and_can_be_taken_back(store: Store):
    await store.create(new_table())
    await store.finish("t1", Outcome((1,), scores=(10, 12)))
    assert (await store.load("t1")).header.ending == Outcome((1,), scores=(10, 12))
    await store.finish("t1", None)
    assert (await store.load("t1")).header.ending is None


# -- whoever is too late is told --------------------------------------------------------------------------------------


async def test_an_event_that_is_there_already_is_a_conflict_and_others_do_not_suffer(store: Store):
    await store.create(new_table())
    await store.create(new_table("t2"))
    await store.append("t1", 3, [answer(0, "first")])
    results = await asyncio.gather(
        store.append("t1", 3, [answer(0, "second")]),
        store.append("t2", 3, [answer(1, "other")]),
        store.append("t1", 4, [answer(1, "third")]),
        return_exceptions=True,
    )
    assert [isinstance(result, Conflict) for result in results] == [True, False, False]
    assert [event for _, _, event in await store.events_since("t1", 3)] == [answer(0, "first"), answer(1, "third")]
    assert [event for _, _, event in await store.events_since("t2", 3)] == [answer(1, "other")]


async def test_a_gap_is_a_conflict(store: Store):
    await store.create(new_table())
    results = await asyncio.gather(
        store.append("t1", 3, [answer(0, "a")]),
        store.append("t1", 5, [answer(0, "c")]),
        store.append("t1", 4, [answer(0, "b")]),
        return_exceptions=True,
    )
    assert [isinstance(result, Conflict) for result in results] == [False, True, False]
    assert [n for n, _, _ in await store.events_since("t1", 0)] == [0, 1, 2, 3, 4]


async def test_what_cannot_be_written_leaves_no_gap(sqlite_url: str):
    store = await open_store(sqlite_url)
    await store.create(new_table())
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as db:
        db.execute(
            "CREATE TRIGGER fault BEFORE INSERT ON events WHEN NEW.body LIKE '%bad%' "
            "BEGIN SELECT RAISE(ABORT, 'out of luck'); END"
        )
    db.close()
    results = await asyncio.gather(
        *(store.append("t1", 3 + place, [answer(0, word)]) for place, word in enumerate(("good", "bad", "good"))),
        return_exceptions=True,
    )
    assert [isinstance(result, Conflict) for result in results] == [False, True, True]
    assert [n for n, _, _ in await store.events_since("t1", 0)] == [0, 1, 2, 3]
    await store.append("t1", 4, [answer(0, "better")])
    await store.close()


async def test_a_table_that_exists_is_not_made_again_and_others_do_not_suffer(store: Store):
    results = await asyncio.gather(
        store.create(new_table()),
        store.create(new_table(tokens=())),
        store.create(new_table("t2")),
        return_exceptions=True,
    )
    assert [isinstance(result, Conflict) for result in results] == [False, True, False]
    assert len((await store.load("t1")).tokens) == 4
    assert await store.load("t2") is not None


async def test_errors_do_not_show_tokens(store: Store, caplog: pytest.LogCaptureFixture):
    await store.create(new_table())
    with pytest.raises(Conflict) as error:
        await store.create(new_table("t2", tokens=keep({"t1-0": 0})))
    assert "t1-0" not in str(error.value)
    assert "t1-0" not in caplog.text


# -- tokens and lists -------------------------------------------------------------------------------------------------


async def test_summaries_are_for_those_who_hold_a_token(store: Store):
    await store.create(new_table())
    await store.create(new_table("t2"))
    pairs = [("t2", "t2-1"), ("t1", "t1-h"), ("t2", "t2-0"), ("t1", "t2-0"), ("t3", "x"), ("t1", "x")]
    found = await store.summaries(pairs)
    assert [(one.header.id, one.opens) for one in found] == [("t2", (1, 0)), ("t1", ("host",))]
    assert await store.summaries([]) == []


async def test_the_standing_is_written_in_passing_and_at_the_end(store_url: str):
    store = await open_store(store_url)
    await store.create(new_table())
    store.note("t1", Standing(1, (0,)))
    standing = Standing(2, (1,), (SeatStanding("human", "Ana"), SeatStanding("bot", bot="greedy")))
    store.note("t1", standing)
    await store.close()
    store = await open_store(store_url)
    (found,) = await store.summaries([("t1", "t1-0")])
    assert found.header.standing == standing
    assert found.header.touched > found.header.created
    await store.close()


# -- snapshots --------------------------------------------------------------------------------------------------------


async def test_the_newest_snapshot_is_loaded(store: Store):
    await store.create(new_table())
    await store.append("t1", 3, [answer(0, "a"), answer(1, "b")])
    for n, blob in ((3, b"one"), (4, b"two"), (5, b"three"), (5, b"four")):
        await store.snapshot("t1", n, entries_at=n - 2, blob=blob)
    assert (await store.load("t1")).snapshot == b"four"


async def test_a_snapshot_of_what_was_taken_back_is_passed_over(store: Store):
    await store.create(new_table())
    await store.append("t1", 3, [answer(0, "a"), answer(1, "b")])
    await store.snapshot("t1", 4, entries_at=2, blob=b"early")
    await store.snapshot("t1", 5, entries_at=3, blob=b"late")
    await store.append("t1", 5, [Replaced(3)])
    assert (await store.load("t1")).snapshot == b"late"
    await store.append("t1", 6, [Replaced(2)])
    assert (await store.load("t1")).snapshot == b"early"
    await store.append("t1", 7, [Replaced(1)])
    assert (await store.load("t1")).snapshot is None
    await store.snapshot("t1", 8, entries_at=1, blob=b"anew")
    assert (await store.load("t1")).snapshot == b"anew"


async def test_a_snapshot_of_what_was_never_kept_is_passed_over(store: Store):
    await store.create(new_table())
    await store.snapshot("t1", 3, entries_at=1, blob=b"kept")
    await store.snapshot("t1", 3, entries_at=2, blob=b"ahead")
    assert (await store.load("t1")).snapshot is None
    await store.snapshot("t1", 3, entries_at=1, blob=b"kept")
    await store.append("t1", 3, [answer(1, "another")])
    await store.snapshot("t1", 4, entries_at=3, blob=b"ahead")
    assert (await store.load("t1")).snapshot == b"kept"


# -- leases -----------------------------------------------------------------------------------------------------------


async def test_a_table_has_one_driver_until_its_lease_runs_out(store: Store, clock: StoppedClock):
    await store.create(new_table())
    lease = await store.hold("t1", "here", 10)
    clock.at += 9
    assert await store.hold("t1", "there", 30) is None
    assert await store.holder("t1") == "here"
    await store.append("t1", 3, [answer(0, "a")], lease)
    clock.at += 2
    assert await store.holder("t1") is None
    await store.append("t1", 4, [answer(0, "b")], lease)  # nobody has taken it
    taken = await store.hold("t1", "there", 30)
    with pytest.raises(Conflict):
        await store.append("t1", 5, [answer(0, "c")], lease)
    await store.append("t1", 5, [answer(0, "d")], taken)
    assert await store.renew("here", 30) == set()


async def test_a_lease_of_an_earlier_term_is_void_even_for_its_owner(store: Store):
    await store.create(new_table())
    old = await store.hold("t1", "here", 30)
    new = await store.hold("t1", "here", 30)
    with pytest.raises(Conflict):
        await store.append("t1", 3, [answer(0, "a")], old)
    await store.append("t1", 3, [answer(0, "a")], new)


async def test_a_lease_is_renewed_and_released(store: Store, clock: StoppedClock):
    await store.create(new_table())
    await store.create(new_table("t2"))
    one, two = await store.hold("t1", "here", 10), await store.hold("t2", "here", 10)
    assert await store.renew("here", 30) == {one, two}
    clock.at += 11
    assert await store.hold("t1", "there", 30) is None
    await store.release(one)
    assert await store.renew("here", 30) == {two}
    with pytest.raises(Conflict):
        await store.append("t1", 3, [answer(0, "a")], one)
    assert (await store.hold("t1", "there", 30)).owner == "there"


async def test_leases_run_by_the_time_of_day_where_no_clock_is_given(store_url: str):
    """On PostgreSQL that is the database's own."""
    store = await open_store(store_url)
    await store.create(new_table())
    await store.hold("t1", "here", 3600)
    assert await store.holder("t1") == "here"
    await store.hold("t1", "here", -3600)
    assert await store.holder("t1") is None
    assert (await store.hold("t1", "there", 3600)).owner == "there"
    await store.close()


# -- opening ----------------------------------------------------------------------------------------------------------


async def test_a_file_has_one_server_at_a_time(sqlite_url: str):
    store = await open_store(sqlite_url)
    with pytest.raises(BadInput, match="another server is using this file"):
        await open_store(sqlite_url)
    await store.close()
    await (await open_store(sqlite_url)).close()


async def test_servers_that_start_together_migrate_once(postgres_url: str):
    stores = await asyncio.gather(*(open_store(postgres_url) for _ in range(5)))
    await stores[0].create(new_table())
    assert await stores[4].load("t1") is not None
    for store in stores:
        await store.close()


async def test_migrations_make_the_tables_that_the_code_uses(store_url: str):
    await (await open_store(store_url)).close()
    engine = make_engine(read_url(store_url))
    with engine.connect() as db:
        differences = compare_metadata(MigrationContext.configure(db), metadata)
        version = db.execute(text("SELECT version_num FROM alembic_version")).scalar()
    engine.dispose()
    assert differences == []
    assert version == HEAD


async def test_a_database_from_the_future_is_left_alone(sqlite_url: str):
    await (await open_store(sqlite_url)).close()
    with sqlite3.connect(sqlite_url.removeprefix("sqlite:///")) as db:
        db.execute("UPDATE alembic_version SET version_num = '9999'")
    db.close()
    with pytest.raises(BadInput, match="made by a newer version"):
        await open_store(sqlite_url)


@pytest.mark.parametrize(
    ("url", "problem"),
    [
        ("nonsense", "not the address of a database"),
        ("mysql://x/y", "'mysql' is not supported"),
        ("sqlite://", "kept in a file"),
        ("sqlite:////proc/nowhere/x.db", "cannot be written"),
        ("postgresql://nobody:secret@127.0.0.1:1/x", "(?i)connection"),
    ],
)
async def test_an_address_that_cannot_be_used_is_bad_input(url: str, problem: str):
    with pytest.raises(BadInput, match=problem) as error:
        await open_store(url)
    assert "secret" not in str(error.value)


async def test_a_file_that_is_no_database_is_bad_input(tmp_path: Path):
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ana, " * 200)
    with pytest.raises(BadInput, match="not a database"):
        await open_store(f"sqlite:///{path}")


# -- the fold ---------------------------------------------------------------------------------------------------------


async def test_events_fold_into_a_table(store: Store):
    await store.create(new_table())
    happened = [
        answer(0, "a"),
        answer(1, "b"),
        Chatted(1, "Bot", "hm"),
        Asked(0),
        Voted(1, agree=True),
        Replaced(1, ((1, "b"),)),
        Named(0, "Ania"),
        Seated(1, "human", name="Ola"),
        Asked(1),
    ]
    await store.append("t1", 3, happened, at=7.0)
    folded = fold((await store.load("t1")).events)
    assert folded.next == 12
    assert folded.entries == [Entry(-1, (3, 1)), Entry(1, "b")]
    assert folded.seats == {0: Sitting("human", "Ania"), 1: Sitting("human", "Ola")}
    assert folded.chat == [ChatKept(1, "Bot", "hm", 7.0)]
    assert folded.pending == Pending(1)


async def test_standing_choices_are_told_from_answers_and_others_are_kept_as_ever():
    acted = [Entry(-1, (3, 1)), Entry(0, "a", standing=True), Entry(1, "b")]
    for event in (Entries.of(acted), Replaced.of(4, acted)):
        kept = decode(encode(event))
        assert isinstance(kept, Entries | Replaced)
        assert kept.read() == acted
    assert encode(Entries.of(acted[2:])) == '{"e":"entries","entries":[[1,"b"]]}'


async def test_taking_back_needs_no_vote_after_a_no():
    assert fold([(0, 0.0, Asked(0)), (1, 0.0, Voted(1, agree=True))]).pending == Pending(0, (1,))
    assert fold([(0, 0.0, Asked(0)), (1, 0.0, Voted(1, agree=False))]).pending is None
    with pytest.raises(ValueError, match="event 2 cannot follow"):
        fold([(2, 0.0, Asked(0))])
