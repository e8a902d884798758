"""What one process writes or says, the others hear."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager

import psycopg
import pytest

from undercroft.table.events import Chatted
from undercroft.table.store import CHANNEL, open_store, read_notices
from undercroft.table.store.fanout import TooLong, fanout
from undercroft.table.store.notices import LIMIT, Notice, payloads
from undercroft.table.store.postgres_channels import PostgresChannels

from .tables import PATIENCE
from .test_store import new_table

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def ears(backend: PostgresChannels, *channels: str):
    """What comes in on these channels, one after another."""
    await backend.on_startup()
    await backend.subscribe(channels)
    stream = backend.stream_events()
    yield lambda: asyncio.wait_for(anext(stream), PATIENCE)
    await backend.on_shutdown()


async def test_other_processes_hear_of_events_when_they_are_there_to_read(postgres_url: str):
    here, there = await open_store(postgres_url), await open_store(postgres_url)
    await here.create(new_table())
    async with ears(fanout(there), CHANNEL) as heard:
        await asyncio.gather(
            here.append("t1", 3, [Chatted(0, "Ana", "hi")]), here.append("t1", 4, [Chatted(0, "", "")])
        )
        notices = []
        while not notices or notices[-1].next < 5:
            notices += read_notices((await heard())[1])
        assert {notice.table_id for notice in notices} == {"t1"}
        assert len(await there.events_since("t1", 3)) == 2
    await here.close()
    await there.close()


async def test_a_process_can_be_told_something_by_another(postgres_url: str):
    one, other = PostgresChannels(postgres_url), PostgresChannels(postgres_url)
    async with ears(one, "to_one") as heard, ears(other, "to_other"):
        for word in (b"first", "zażółć".encode()):
            await other.publish(word, ["to_one"])
            assert await heard() == ("to_one", word)
        with pytest.raises(TooLong):
            await other.publish(b"x" * (LIMIT + 1), ["to_one"])
        await other.publish(b"x" * LIMIT, ["to_one"])
        assert len((await heard())[1]) == LIMIT


async def test_a_lost_connection_is_made_again(postgres_url: str):
    backend = PostgresChannels(postgres_url)
    async with ears(backend, "to_one") as heard:
        await backend.publish(b"before", ["to_one"])
        assert (await heard())[1] == b"before"
        with psycopg.connect(postgres_url, autocommit=True) as db:
            db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
        hearing = asyncio.create_task(heard())
        while not hearing.done():  # what is said before it listens again is lost
            await backend.publish(b"after", ["to_one"])
            await asyncio.wait({hearing}, timeout=0.05)
        assert (await hearing)[1] == b"after"


async def test_the_writer_outlives_a_lost_connection(postgres_url: str):
    store = await open_store(postgres_url)
    await store.create(new_table())
    with psycopg.connect(postgres_url, autocommit=True) as db:
        db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")
    await store.append("t1", 3, [Chatted(0, "Ana", "still here")])
    assert len(await store.events_since("t1", 3)) == 1
    await store.close()


async def test_without_other_processes_channels_are_in_memory(sqlite_url: str):
    store = await open_store(sqlite_url)
    assert not isinstance(fanout(store), PostgresChannels)
    await store.close()


async def test_many_notices_fit_into_notifications():
    notices = [Notice("x" * 64, 10**9 + n) for n in range(500)]
    sent = list(payloads(notices))
    assert max(len(payload.encode()) for payload in sent) <= LIMIT
    assert [one for payload in sent for one in read_notices(payload.encode())] == notices
