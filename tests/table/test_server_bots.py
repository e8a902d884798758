"""Bots at a table: in processes that may die, with answers that may come too late or not be allowed."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from concurrent.futures import Future
from random import Random
from typing import Any

import pytest

from undercroft.bots import SEARCH, levels, make_bot
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.registry import game as find_game
from undercroft.table import bot_worker
from undercroft.table.bots import Bots

from .tables import PATIENCE, Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


class Thinking:
    """A worker that answers when it is told to."""

    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.jobs: list[tuple[Future[Any], bot_worker.Job]] = []

    def submit(self, what: object, job: bot_worker.Job) -> Future[Any]:
        future: Future[Any] = Future()
        self.jobs.append((future, job))
        return future

    def shutdown(self, **how: object) -> None: ...

    async def asked(self) -> bot_worker.Job:
        await until(lambda: bool(self.jobs) and not self.jobs[-1][0].done())
        return self.jobs[-1][1]

    async def answer(self) -> None:
        """Answer, and see it through: what the table makes of that has happened then."""
        future, job = self.jobs[-1]
        playing = list(self.bots._thinking.values())
        future.set_result(bot_worker.choose(job))
        await asyncio.wait(playing, timeout=PATIENCE)
        assert all(task.done() for task in playing)


@pytest.fixture
def thinking(server: Running) -> Thinking:
    thinking = Thinking(server.house.bots)
    server.house.bots._workers[:] = [thinking]  # type: ignore[list-item]
    return thinking


async def test_an_answer_that_comes_after_a_person_took_over_is_dropped(server: Running, thinking: Thinking) -> None:
    table = await server.make("human", "bot:random")
    async with server.sit(table, 0, host=True) as ann:
        await thinking.asked()
        await ann.say("seat", seat=1, bot=None)
        await thinking.answer()
        await ann.say("sync")
        assert ann.now["decision"] == 0
        assert ann.now["waiting"] == [0, 1]


async def test_an_answer_to_what_was_taken_back_is_dropped(server: Running, thinking: Thinking) -> None:
    table = await server.make("human", "bot:random", game="torchrace")
    async with server.sit(table, 0) as ann:
        await ann.answer(0)
        await thinking.asked()
        await ann.say("undo", seat=0)
        await thinking.answer()
        await ann.say("sync")
        assert ann.now["decision"] == 0
        await ann.answer(0)
        await thinking.asked()  # it thinks again
        await thinking.answer()
        await ann.decision(2)


async def test_what_is_taken_back_under_seal_does_not_keep_a_bot_waiting(server: Running, thinking: Thinking) -> None:
    table = await server.make("human", "bot:random")
    made = await server.house.table(table["id"])
    async with server.sit(table, 0) as ann:
        await thinking.asked()
        await ann.answer(0)
        await ann.say("undo", seat=0)
        await thinking.answer()
        await until(lambda: made.numbers.answers == 1)
        assert ann.now["decision"] == 0


async def test_a_bot_thinks_while_the_table_goes_on(server: Running, thinking: Thinking) -> None:
    table = await server.make("human", "bot:random")
    async with server.sit(table, 0) as ann:
        await thinking.asked()
        await ann.answer(0)
        await ann.say("chat", text="take your time")
        assert ann.now["decision"] == 1
        await thinking.answer()
        made = await server.house.table(table["id"])
        await until(lambda: made.numbers.answers == 2)


async def test_no_other_bot_waits_for_one_that_searches(server: Running, thinking: Thinking) -> None:
    searching = Thinking(server.house.bots)
    server.house.bots._ahead[:] = [searching]  # type: ignore[list-item]
    long, short = await server.make("human", "bot:search"), await server.make("human", "bot:greedy")
    async with server.sit(long, 0), server.sit(short, 0):
        assert (await searching.asked()).bot == "search"
        assert (await thinking.asked()).bot == "greedy"


async def test_a_process_that_dies_is_started_again(server: Running) -> None:
    table = await server.make("human", "bot:greedy")
    async with server.sit(table, 0) as ann:
        await ann.until(lambda: 1 not in ann.now["waiting"])
        worker = server.house.bots._workers[0]
        assert worker is not None
        for pid in list(worker._processes):
            os.kill(pid, signal.SIGKILL)
        while 1 not in ann.now["waiting"]:
            await ann.answer(0)
        await ann.until(lambda: 1 not in ann.now["waiting"])


async def test_bots_that_people_watch_take_their_time(sqlite_url: str) -> None:
    clock = StoppedClock()
    async with running(sqlite_url, pace=5.0, clock=clock) as server:
        table = await server.make("bot:random", "bot:random", game="torchrace")
        begun = clock.at
        async with server.sit(table) as guest:
            await guest.until(lambda: "ending" in guest.now)
        # One after the other, in plain sight: the first need not wait, and nobody waits longer than for the one before.
        assert clock.at - begun == 5.0 * (guest.now["decision"] - 1)


async def test_bots_among_themselves_wait_for_somebody_to_watch(server: Running) -> None:
    table = await server.make("bot:random", "bot:random")
    made = await server.house.table(table["id"])
    assert not server.house.bots.busy(made)  # nor will any be, as long as nothing happens
    assert made.numbers.answers == 0
    async with server.sit(table) as guest:
        await guest.until(lambda: "ending" in guest.now)


async def test_what_a_party_decides_together_is_left_to_the_people_in_it(server: Running) -> None:
    table = await server.make("bot:random", "human", "bot:random", game="descent")
    async with server.sit(table, 1) as hero:
        while len((ask := await hero.asked(1))["ask"]["seats"]) == 1:
            await hero.answer(1, ask["ask"]["default"])
        made = await server.house.table(table["id"])
        assert not server.house.bots.busy(made)
        assert made.numbers.answers == ask["decision"]
        assert (await hero.answer(1))["t"] == "done"


# -- in the process ---------------------------------------------------------------------------------------------------


def job(bot: str = "greedy") -> bot_worker.Job:
    game = find_game("paperdungeons")
    match = Match(game, None, 2)
    return bot_worker.Job(
        table="t",
        game="paperdungeons",
        options=match.options,
        players=2,
        mark=bot_worker.Mark(0, match.quiet.at),
        quiet=match.quiet,
        entries=match.entries[match.quiet.at :],
        seat=1,
        bot=bot,
        seed=1,
    )


async def test_a_bot_that_fails_is_stood_in_for(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    class Broken:
        def choose(self, *what: object) -> str:
            raise ZeroDivisionError

    class Wrong:
        def choose(self, *what: object) -> str:
            return "nonsense"

    for bot in (Broken(), Wrong()):
        monkeypatch.setattr(bot_worker, "_bot", lambda job, bot=bot: bot)
        assert bot_worker.choose(job()) != "nonsense"
    assert caplog.text.count("bot greedy of seat 1") == 2


async def test_a_bot_that_thinks_ahead_does_so_in_its_process(caplog: pytest.LogCaptureFixture) -> None:
    from msgspec.structs import replace

    game = find_game("paperdungeons")
    match = Match(game, None, 2)
    bots = [make_bot("greedy", game, Random(seat)) for seat in range(2)]
    while (ask := match.ask(1)) is None or ask.prompt.id != "pap-ask-die":
        match.accept(seat := match.waiting[0], bots[seat].choose(seat, match.ask(seat), Position(match, seat)))
    entries = match.entries[match.quiet.at :]
    mark = bot_worker.Mark(0, match.quiet.at)
    told = replace(job("search:iterations=12:wide=2"), mark=mark, quiet=match.quiet, entries=entries)
    assert match.why_not(1, bot_worker.choose(told)) is None
    assert not caplog.text, "a bot that fails is stood in for"


def test_a_table_offers_a_search_where_it_was_measured_to_be_the_strongest() -> None:
    assert levels(find_game("paperdungeons"))[-1] == SEARCH
    assert SEARCH not in levels(find_game("torchrace"))


async def test_a_process_asks_for_what_it_does_not_have() -> None:
    from msgspec.structs import replace

    first = job()
    bot_worker._quiets.clear()
    with pytest.raises(bot_worker.Forgotten):
        bot_worker.choose(replace(first, quiet=None))
    bot_worker.choose(first)
    bot_worker.choose(replace(first, quiet=None))
    with pytest.raises(bot_worker.Forgotten):
        bot_worker.choose(replace(first, quiet=None, mark=bot_worker.Mark(1, first.mark.at)))


def test_tables_are_spread_over_the_processes() -> None:
    assert len(Bots(3)._workers) == 3
