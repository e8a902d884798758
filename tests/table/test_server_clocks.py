"""Tables at which people may take only so long: clocks survive everything, and what follows is as was chosen."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import text

from undercroft.table.events import Timed
from undercroft.table.pace import Times, granted, settled, upcoming
from undercroft.table.store.engine import make_engine, read_url
from undercroft.table.wire import Pace

from .tables import Person, Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio


class Wall(StoppedClock):
    """Hangs on the wall, and goes on when the test says so."""

    def wall(self) -> float:
        return self.at


@pytest.fixture
def clock() -> Wall:
    return Wall()


@pytest.fixture
async def server(store_url: str, clock: Wall) -> AsyncIterator[Running]:
    async with running(store_url, clock=clock) as server:
        clock.at += 3600.0  # it has been open for a while
        yield server


async def make(server: Running, *kinds: str, game: str = "paperdungeons", **pace: Any) -> dict[str, Any]:
    seats = [{"kind": kind, "name": f"P{seat}"} for seat, kind in enumerate(kinds)]
    body = {"game": game, "seats": seats, "pace": {"per": "turn", "then": "bot", **pace}}
    reply = await server.http.post("/api/tables", json=body)
    assert reply.status_code == 201, reply.text
    table: dict[str, Any] = reply.json()["table"]
    return table


def clocks(person: Person) -> dict[str, Any]:
    """What somebody was last told of the clocks."""
    return next((message for message in reversed(person.heard) if message["t"] == "clocks"), {"due": {}, "expired": []})


async def told(person: Person, true: Callable[[dict[str, Any]], bool]) -> dict[str, Any]:
    await person.until(lambda: true(clocks(person)))
    return clocks(person)


# -- the arithmetic ---------------------------------------------------------------------------------------------------

TURN = Pace("turn", 60, "bot")
GAME = Pace("game", 600, "host")


def test_a_turn_has_all_its_time_each_time() -> None:
    first = settled(TURN, Times(), (0, 1), {0, 1}, moved=0.0, now=1000.0)
    assert first == Timed({0: 1060.0, 1: 1060.0}, asked=(0, 1))
    assert settled(TURN, times(first), (0, 1), {0, 1}, moved=1010.0, now=1010.0) is None
    # Who has answered waits for the others, and their time runs on.
    then = settled(TURN, times(first), (1,), {1}, moved=1010.0, now=1011.0)
    assert then == Timed({1: 1060.0}, asked=(1,))
    # With the last answer the next turn begins, for all.
    again = settled(TURN, times(then), (0, 1), {0, 1}, moved=1020.0, now=1020.0)
    assert again == Timed({0: 1080.0, 1: 1080.0}, asked=(0, 1))
    assert settled(TURN, times(again), (), (), moved=1030.0, now=1030.0) == Timed()


def test_somebody_who_sits_down_gives_nobody_else_more_time() -> None:
    first = settled(TURN, Times(), (0, 1), {0}, moved=0.0, now=1000.0)
    assert settled(TURN, times(first), (0, 1), {0, 1}, moved=0.0, now=1030.0) == Timed(
        {0: 1060.0, 1: 1090.0}, asked=(0, 1)
    )


def test_after_a_bot_it_is_a_new_turn() -> None:
    first = settled(TURN, Times(), (0,), {0}, moved=0.0, now=1000.0)
    bots = settled(TURN, times(first), (1,), set(), moved=1050.0, now=1050.0)
    assert bots == Timed(asked=(1,))
    assert settled(TURN, times(bots), (0,), {0}, moved=1055.0, now=1055.0) == Timed({0: 1115.0}, asked=(0,))


def test_of_a_game_what_is_left_is_kept() -> None:
    first = settled(GAME, Times(), (0,), {0}, moved=0.0, now=1000.0)
    assert first == Timed({0: 1600.0}, asked=(0,))
    # It was noted late, because the server was away: that costs nobody anything.
    then = settled(GAME, times(first), (1,), {1}, moved=1100.0, now=1500.0)
    assert then == Timed({1: 2100.0}, {0: 500.0}, asked=(1,))
    again = settled(GAME, times(then), (0,), {0}, moved=1700.0, now=1700.0)
    assert again == Timed({0: 2200.0}, {1: 400.0}, asked=(0,))
    late = settled(GAME, times(again), (1,), {1}, moved=9000.0, now=9000.0)
    assert late == Timed({1: 9400.0}, {0: 0.0}, asked=(1,))


def test_a_seat_is_given_its_time_anew() -> None:
    assert granted(TURN, Times((0, 1), {0: 10.0, 1: 20.0}), 0, 100.0) == Timed({0: 160.0, 1: 20.0}, asked=(0, 1))
    assert granted(GAME, Times((1,), {1: 20.0}, {0: 0.0, 2: 5.0}), 0, 100.0) == Timed(
        {1: 20.0}, {2: 5.0, 0: 600.0}, asked=(1,)
    )
    assert upcoming({0: 160.0, 1: 20.0}, {1}) == 160.0
    assert upcoming({1: 20.0}, {1}) is None


def times(timed: Timed | None) -> Times:
    assert timed is not None
    return Times(timed.asked, timed.due, timed.left)


# -- at a table -------------------------------------------------------------------------------------------------------


async def test_everybody_sees_whose_time_runs(server: Running, clock: Wall) -> None:
    table = await make(server, "human", "human", "open", seconds=60)
    async with server.sit(table, 0) as ann, server.sit(table) as guest:
        assert ann.welcome["table"]["terms"]["pace"] == {"per": "turn", "seconds": 60, "then": "bot"}
        seen = await told(ann, lambda now: set(now["due"]) == {"0", "1"})
        assert (seen["due"]["0"], seen["now"]) == (clock.at + 60.0, clock.at)
        await told(guest, lambda now: set(now["due"]) == {"0", "1"})
        clock.at += 10.0
        async with server.sit(table, 2, name="Cid"):  # who comes now has a minute from now
            assert (await told(ann, lambda now: "2" in now["due"]))["due"]["2"] == clock.at + 60.0


async def test_nobody_is_timed_where_nobody_wants_it(server: Running, clock: Wall) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        clock.at += 1_000_000.0
        await server.house.times.check()
        assert (await ann.answer(0))["t"] == "done"
        assert not any(message["t"] == "clocks" for message in ann.heard)
        assert (await ann.say("time", seat=0))["code"] == "not-yours"


async def test_a_bot_answers_for_whoever_takes_too_long(server: Running, clock: Wall) -> None:
    table = await make(server, "human", "human", seconds=60)
    async with server.sit(table, 0) as ann:
        await told(ann, lambda now: set(now["due"]) == {"0", "1"})
        while ann.ask(0) is not None:
            await ann.answer(0)
        clock.at += 59.0
        await server.house.times.check()
        assert clocks(ann)["expired"] == []
        clock.at += 1.0
        await server.house.times.check()
        # The bot goes on until it is somebody else's turn; then the seat is asked again like before.
        await told(ann, lambda now: 1 in now["expired"])
        await ann.asked(0)
        note = next(message["line"] for message in ann.heard if message["t"] == "chat")
        assert (note["seat"], note["note"]) == (1, "expired")
        after = await told(ann, lambda now: set(now["due"]) == {"0", "1"} and now["due"]["1"] > clock.at)
        assert after["expired"] == []
        assert ann.now["seats"][1]["kind"] == "human"


async def test_whoever_comes_late_but_before_the_bot_answers_for_themselves(server: Running, clock: Wall) -> None:
    table = await make(server, "human", "human", seconds=60, then="host")
    async with server.sit(table, 1) as bob:
        await told(bob, lambda now: "1" in now["due"])
        clock.at += 61.0
        await server.house.times.check()
        await told(bob, lambda now: now["expired"] == [0, 1])
        assert (await bob.answer(1))["t"] == "done"


async def test_the_host_decides_what_becomes_of_a_seat_without_time(server: Running, clock: Wall) -> None:
    table = await make(server, "human", "human", seconds=60, then="host")
    async with server.sit(table, 0, host=True) as ann, server.sit(table, 1) as bob:
        await told(ann, lambda now: set(now["due"]) == {"0", "1"})
        clock.at += 61.0
        await server.house.times.check()
        await told(ann, lambda now: now["expired"] == [0, 1])
        assert ann.ask(0) is not None, "nobody answers unasked"
        refused = await bob.say("time", seat=1)
        assert (refused["code"], refused["reason"]["id"]) == ("not-yours", "table-host-only")
        assert (await ann.say("time", seat=1))["t"] == "done"
        more = await told(ann, lambda now: now["expired"] == [0])
        assert more["due"]["1"] == clock.at + 60.0
        assert (await ann.say("seat", seat=1, bot="random"))["t"] == "done"
        await told(ann, lambda now: "1" not in now["due"])


async def test_who_has_used_up_the_game_is_played_by_a_bot_from_then_on(server: Running, clock: Wall) -> None:
    table = await make(server, "human", "human", per="game", seconds=600)
    async with server.sit(table, 0) as ann:
        await told(ann, lambda now: set(now["due"]) == {"0", "1"})
        while ann.ask(0) is not None:
            await ann.answer(0)
        left = (await told(ann, lambda now: "0" in now["left"]))["left"]["0"]
        assert left == 600.0
        clock.at += 601.0
        await server.house.times.check()
        for _ in range(3):  # turn after turn, though no time passes
            await ann.asked(0)
            while ann.ask(0) is not None:
                await ann.answer(0)
        notes = [message for message in ann.heard if message["t"] == "chat"]
        assert len(notes) == 1


async def test_clocks_go_on_after_a_restart(store_url: str, clock: Wall) -> None:
    async with running(store_url, clock=clock) as server:
        table = await make(server, "human", "human", seconds=300)
        async with server.sit(table, 0) as ann:
            due = (await told(ann, lambda now: "0" in now["due"]))["due"]
    clock.at += 30.0
    async with running(store_url, clock=clock) as server, server.sit(table, 0) as ann:
        assert (await told(ann, lambda now: bool(now["due"])))["due"] == due
        # It was away while their time ran: for a while nobody pays for that, then they do.
        clock.at += 59.0
        await server.house.times.check()
        assert clocks(ann)["expired"] == []
        clock.at += 300.0
        await server.house.times.check()
        await told(ann, lambda now: 0 in now["expired"])


async def test_a_table_that_nobody_is_at_is_woken_when_time_is_up(store_url: str, clock: Wall) -> None:
    async with running(store_url, clock=clock) as server:
        table = await make(server, "human", "human", seconds=86_400)
        place = server.house.places[0].table
        await until(lambda: set(place.folded.due) == {0, 1})
        await server.house._put_away(server.house.places[0])
        await server.house.times.wake()
        assert server.house.loaded(table["id"]) is None
        clock.at += 86_401.0
        await server.house.times.wake()
        woken = server.house.loaded(table["id"])
        assert woken is not None
        await until(lambda: woken.driving)
        await server.house.times.check()
        await until(lambda: woken.numbers.answers > 0)  # a bot answers


async def test_another_server_takes_the_clocks_over(postgres_url: str, clock: Wall) -> None:
    async with (
        running(postgres_url, clock=clock, lease=1.0) as one,
        running(postgres_url, clock=clock, lease=1.0) as two,
    ):
        clock.at += 3600.0
        table = await make(one, "human", "human", seconds=60, then="host")
        async with one.sit(table, 0) as ann, two.sit(table, 1) as bob:
            due = (await told(ann, lambda now: set(now["due"]) == {"0", "1"}))["due"]
            assert (await told(bob, lambda now: set(now["due"]) == {"0", "1"}))["due"] == due
            await one.house._put_away(one.house.places[0])
            clock.at += 61.0
            await until(lambda: two.house.places[0].table.driving)  # when it looks after its leases
            await two.house.times.check()
            await told(bob, lambda now: now["expired"] == [0, 1])


async def test_tables_from_before_have_no_clock(store_url: str) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "human")
        engine = make_engine(read_url(store_url))
        with engine.connect() as db:
            row = db.execute(text("SELECT pace, due, listed, host FROM tables")).one()
        engine.dispose()
        assert (row.pace, row.due, bool(row.listed), row.host) == (None, None, False, "")
        async with server.sit(table, 0) as ann:
            assert ann.welcome["table"]["terms"] == {"host": "", "listed": False, "pace": None}


async def test_a_pace_must_make_sense(server: Running) -> None:
    for wrong in ({"seconds": 1}, {"seconds": 10**9}, {"seconds": 60, "per": "year"}, {"seconds": 60, "then": "shout"}):
        seats = [{"kind": "human"}, {"kind": "human"}]
        body = {"game": "paperdungeons", "seats": seats, "pace": {"per": "turn", "then": "bot", **wrong}}
        assert (await server.http.post("/api/tables", json=body)).status_code == 400, wrong
