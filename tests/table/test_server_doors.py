"""Who gets in, and how much they may say: nobody keeps those who hold a seat from playing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from undercroft.table import limits
from undercroft.table.doors import STRANGERS, Doors, Visit
from undercroft.table.events import Chatted, Event
from undercroft.table.refusals import Refuse
from undercroft.table.store import Store
from undercroft.table.talk import Talk

from .tables import PATIENCE, Person, Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url, clock=StoppedClock()) as server:
        yield server


@asynccontextmanager
async def from_address(server: Running, table: dict[str, Any], address: str) -> AsyncIterator[Person]:
    """Somebody behind a proxy who has connected and says nothing."""
    url = f"ws://127.0.0.1:{server.port}/api/tables/{table['id']}/socket"
    async with connect(url, additional_headers={"X-Forwarded-For": address}, max_size=None) as connection:
        yield Person(connection)


async def closed(connection: ClientConnection) -> int | None:
    async with asyncio.timeout(PATIENCE):
        await connection.wait_closed()
    return connection.close_code


async def refusal(person: Person, *tokens: str) -> tuple[str, str, int | None]:
    await person.send({"t": "hello", "tokens": tokens})
    said = await person.hear()
    return said["t"], said["reason"]["id"], await closed(person.connection)


# -- places -----------------------------------------------------------------------------------------------------------


def nobody() -> None:
    raise AssertionError("somebody was shown out who need not go")


def spectator(doors: Doors, address: str, table: str = "t") -> Visit:
    visit = doors.knock(address, nobody)
    doors.enter(visit, table, (), host=False)
    return visit


def refused(come: Callable[[], object]) -> tuple[str, str]:
    with pytest.raises(Refuse) as why:
        come()
    return why.value.code, why.value.reason.id


def test_spectators_fill_a_part_of_a_table_and_of_the_house(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 5)
    monkeypatch.setattr(limits, "SPECTATORS", 4)
    monkeypatch.setattr(limits, "SPECTATORS_PER_TABLE", 3)
    monkeypatch.setattr(limits, "SPECTATORS_PER_ADDRESS", 2)
    doors = Doors(0, StoppedClock().now)
    spectator(doors, "one")
    second = spectator(doors, "one")
    assert refused(lambda: spectator(doors, "one", "other table")) == ("too-many", "table-full")
    spectator(doors, "two")
    assert refused(lambda: spectator(doors, "two")) == ("too-many", "table-full")
    spectator(doors, "two", "other table")
    assert refused(lambda: spectator(doors, "three", "other table")) == ("busy", "table-house-full")
    player = doors.knock("one", nobody)
    doors.enter(player, "t", (0,), host=False)
    assert doors.count() == 5
    assert refused(lambda: doors.enter(doors.knock("four", nobody), "t", (1,), host=False))[0] == "busy"
    doors.leave(second)
    doors.enter(doors.knock("four", nobody), "t", (1,), host=False)


def test_no_address_fills_the_house_with_players(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "PLAYERS_PER_ADDRESS", 3)
    doors = Doors(0, StoppedClock().now)
    for seat in range(3):
        doors.enter(doors.knock("one", nobody), "t", (seat,), host=False)
    assert refused(lambda: doors.enter(doors.knock("one", nobody), "t", (3,), host=False))[0] == "busy"
    doors.enter(doors.knock("two", nobody), "t", (3,), host=False)


def test_a_school_behind_one_address_gets_in() -> None:
    doors = Doors(0, StoppedClock().now)
    come = [doors.knock("school", nobody) for _ in range(400)]
    for place, visit in enumerate(come):
        doors.enter(visit, f"table {place // 2}", (place % 2,), host=False)
    assert doors.count() == 400


def test_a_house_that_was_left_remembers_nobody() -> None:
    doors = Doors(0, StoppedClock().now)
    visits = [spectator(doors, "one"), doors.knock("two", nobody)]
    host = doors.knock("three", nobody)
    doors.enter(host, "t", (), host=True)
    for visit in (*visits, host):
        doors.leave(visit)
        doors.leave(visit)  # whoever was shown out leaves again
    assert not doors._rooms


async def test_one_spectators_link_does_not_keep_a_player_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "SPECTATORS_PER_TABLE", 5)
    table = await server.make("human", "human", game="torchrace")
    async with AsyncExitStack() as crowd:
        for _ in range(5):
            await crowd.enter_async_context(server.sit(table))
        async with server.talk(table["id"]) as sixth:
            assert await refusal(sixth, table["links"]["spectator"]) == ("refused", "table-full", 1008)
        async with server.sit(table, 0) as ann, server.sit(table, host=True):
            assert (await ann.answer(0))["t"] == "done"


async def test_a_seat_has_so_many_connections_and_the_oldest_goes(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS_PER_SEAT", 2)
    table = await server.make("human", "human", game="torchrace")
    sit = server.sit
    async with sit(table, 0) as oldest, sit(table, 0) as older, sit(table, 1) as other, sit(table, 0) as newest:
        assert await closed(oldest.connection) == 1008
        assert (await newest.answer(0))["t"] == "done"
        assert (await older.say("sync"))["t"] == "done"
        assert (await other.say("sync"))["t"] == "done"
    await until(lambda: server.house.doors.count() == 0)


async def test_a_full_house_says_so(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CONNECTIONS", 1)
    table = await server.make("human", "human", game="torchrace")
    async with server.sit(table, 0), server.talk(table["id"]) as late:
        assert await refusal(late, table["links"]["seats"][1]) == ("refused", "table-house-full", 1013)


# -- who does not say hello -------------------------------------------------------------------------------------------


async def test_whoever_says_nothing_goes(sqlite_url: str) -> None:
    async with running(sqlite_url, hello_within=0.01) as server:
        table = await server.make("human", "human", game="torchrace")
        async with server.talk(table["id"]) as silent:
            assert await closed(silent.connection) == 1008
        await until(lambda: server.house.doors.count(STRANGERS) == 0)


def test_silence_lasts_a_few_seconds() -> None:
    assert limits.HELLO_SECONDS == 5


async def test_the_silent_do_not_keep_others_out(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    server.house.hello_within = PATIENCE
    monkeypatch.setattr(limits, "STRANGERS", 4)
    monkeypatch.setattr(limits, "STRANGERS_PER_ADDRESS", 3)
    table = await server.make("human", "human", game="torchrace")
    seats = table["links"]["seats"]
    async with AsyncExitStack() as crowd:
        silent = [await crowd.enter_async_context(from_address(server, table, "192.0.2.1")) for _ in range(3)]
        patient = await crowd.enter_async_context(from_address(server, table, "192.0.2.2"))
        await until(lambda: server.house.doors.count(STRANGERS) == 4)
        same = await crowd.enter_async_context(from_address(server, table, "192.0.2.1"))
        assert await closed(silent[0].connection) == 1008  # the oldest of an address that has its share
        await same.hello([seats[0]])
        late = await crowd.enter_async_context(from_address(server, table, "192.0.2.1"))
        other = await crowd.enter_async_context(from_address(server, table, "192.0.2.3"))
        assert await closed(silent[1].connection) == 1008  # the house is full of them: one of those who are most
        for person, token in ((other, seats[1]), (patient, seats[1]), (late, seats[0])):
            await person.hello([token])
        assert (await same.answer(0))["t"] == "done"
        with pytest.raises(ConnectionClosed):
            await silent[0].hello([seats[0]])


# -- talk -------------------------------------------------------------------------------------------------------------


class Writing:
    """Holds up whatever is written, and counts it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.written: list[list[Event]] = []
        self.begun = 0
        self.open = asyncio.Event()
        append = Store.append

        async def held(store: Store, table: str, first: int, happened: list[Event], *rest: Any) -> float:
            self.begun += 1
            await self.open.wait()
            at = await append(store, table, first, happened, *rest)
            self.written.append(list(happened))
            return at

        monkeypatch.setattr(Store, "append", held)


async def test_an_answer_does_not_wait_for_what_people_say(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await server.make("human", "human", game="torchrace")
    async with server.sit(table, 0) as ann, server.sit(table) as guest:
        ask = await ann.asked(0)
        here = server.house.loaded(table["id"])
        assert here is not None
        writing = Writing(monkeypatch)

        def say(number: int) -> asyncio.Task[None]:
            return asyncio.create_task(here.say(None, "Eve", f"line {number}"))

        lines = [say(0)]
        await until(lambda: writing.begun == 1)
        lines += [say(number) for number in range(1, 41)]
        await asyncio.sleep(0)
        answer = asyncio.create_task(ann.say("answer", seat=0, decision=ask["decision"], answer="run"))
        writing.open.set()
        assert (await answer)["t"] == "done"
        await asyncio.gather(*lines)
        kinds = [{type(event) is Chatted for event in events} for events in writing.written]
        assert kinds == [{True}, {True}, {False}]  # the first line, all others at once, and the answer
        await guest.until(lambda: guest.heard[-1].get("line", {}).get("text") == "line 40")
        heard = [message["line"]["text"] for message in guest.heard if message["t"] == "chat"]
        assert heard == [f"line {number}" for number in range(41)]
    async with server.sit(table, 1) as bob:
        assert [line["text"] for line in bob.welcome["chat"]] == heard
        assert bob.now["decision"] == 1


async def test_only_so_much_waits_to_be_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "CHAT_WAITING", 2)
    talk, turn, kept = Talk(), asyncio.Event(), []

    async def keep(waiting: Callable[[], list[Chatted]]) -> None:
        await turn.wait()
        kept.append([line.text for line in waiting()])

    lines = [asyncio.create_task(talk.say(Chatted(None, "", text), keep)) for text in ("one", "two", "three")]
    await asyncio.sleep(0)
    with pytest.raises(Refuse):
        await lines.pop()
    turn.set()
    await asyncio.gather(*lines)
    assert kept == [["one", "two"]]


async def test_what_cannot_be_kept_is_not_said(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await server.make("human", "human", game="torchrace")

    async def fail(*_: object) -> float:
        raise OSError("no disk")

    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        with monkeypatch.context() as broken:
            broken.setattr(Store, "append", fail)
            assert (await ann.say("chat", text="lost"))["t"] == "refused"
        assert (await ann.say("chat", text="kept"))["t"] == "done"
        await bob.until(lambda: bob.heard[-1]["t"] == "chat")
        assert [message["line"]["text"] for message in bob.heard if message["t"] == "chat"] == ["kept"]


async def fill(say: Callable[[], Awaitable[dict[str, Any]]], limit: float) -> None:
    """Talk as much as is allowed, and then once more."""
    for _ in range(int(limit)):
        assert (await say())["t"] == "done"
    too_much = await say()
    assert (too_much["code"], too_much["reason"]["id"]) == ("too-many", "table-chat-fast")


async def test_talk_has_a_limit_of_its_own(server: Running) -> None:
    table = await server.make("human", "human", game="torchrace")
    async with server.sit(table, 0) as ann, server.sit(table, 0) as again, server.sit(table, 1) as bob:
        await fill(lambda: ann.say("chat", text="hi"), limits.CHAT_AT_ONCE)
        assert (await again.say("chat", text="hi"))["code"] == "too-many"  # the same seat
        assert (await bob.say("chat", text="hi"))["t"] == "done"
        assert (await ann.answer(0))["t"] == "done"


async def test_spectators_share_what_they_may_say(server: Running) -> None:
    table = await server.make("human", "human", game="torchrace")
    other = await server.make("human", "human", game="torchrace")
    guest = table["links"]["spectator"]
    async with (
        from_address(server, table, "192.0.2.1") as one,
        from_address(server, table, "192.0.2.2") as two,
        from_address(server, other, "192.0.2.1") as elsewhere,
        server.sit(table, 0) as ann,
    ):
        await one.hello([guest])
        await two.hello([guest])
        await elsewhere.hello([other["links"]["spectator"]])
        await fill(lambda: one.say("chat", text="hi"), limits.CHAT_AT_ONCE)
        assert (await two.say("chat", text="hi"))["code"] == "too-many"  # of the same table
        assert (await elsewhere.say("chat", text="hi"))["code"] == "too-many"  # of the same address
        assert (await ann.say("chat", text="hi"))["t"] == "done"


async def test_more_connections_do_not_let_one_say_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server.house.doors._players, "_burst", 3)
    monkeypatch.setattr(server.house.doors._spectators, "_burst", 3)
    table = await server.make("human", "human", game="torchrace")
    for seats in ((0,), ()):
        async with server.sit(table, *seats) as first, server.sit(table, *seats) as second:
            for person in (first, second, first):
                assert (await person.say("sync"))["t"] == "done"
            await second.send('{"t":"sync"}')
            await second.until(lambda second=second: second.heard[-1].get("code") == "too-many")
