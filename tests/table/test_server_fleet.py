"""Two servers, one set of tables: clients of both play together, and when one dies the other goes on."""

from __future__ import annotations

import pytest

from .tables import LEASE, Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio


async def test_people_at_two_servers_play_at_one_table(one: Running, other: Running) -> None:
    table = await one.make("human", "open", names=("Ann", ""))
    async with one.sit(table, 0) as ann, other.sit(table, 1, name="Bob") as bob:
        await ann.until(lambda: ann.now["seats"][1]["name"] == "Bob")
        await ann.until(lambda: ann.now["seats"][1]["here"])
        await bob.until(lambda: bob.now["seats"][0]["here"])
        refused = await bob.answer(1, "nonsense")
        assert refused["code"] == "not-allowed"
        assert (await ann.answer(0))["t"] == "done"
        assert (await bob.answer(1))["t"] == "done"
        await ann.say("chat", text="hello")
        await bob.until(lambda: bob.heard[-1]["t"] == "chat")
        await bob.say("chat", text="hi")
        await ann.until(lambda: ann.heard[-1]["t"] == "chat")
        late = await bob.say("answer", seat=1, decision=0, answer="x")
        assert late["code"] == "late"
        assert (await bob.say("undo", seat=1))["t"] == "done"
        assert (ann.now["decision"], bob.now["decision"]) == (1, 0)  # under seal everybody counts alone
        assert ann.now["waiting"] == bob.now["waiting"] == [0, 1]
        for _ in range(2):
            assert (await bob.answer(1))["t"] == "done"
            assert (await ann.answer(0))["t"] == "done"
        for person in (ann, bob):
            await person.decision(5)


async def test_standing_choices_are_passed_on_too(one: Running, other: Running) -> None:
    table = await one.make("human", "bot:random", game="descent")
    async with one.sit(table) as guest, other.sit(table, 0) as overlord:
        await overlord.until(lambda: bool(overlord.now.get("standing")))
        offer = overlord.now["standing"][0]
        card = offer["ask"]["choices"][0]["value"]
        acted = await overlord.say("act", seat=0, number=offer["number"], answer=card)
        assert acted["t"] == "done"
        late = await overlord.say("act", seat=0, number=offer["number"], answer="another")
        assert late["code"] == "late"
        await guest.until(lambda: any(line and line["msg"]["id"] == "des-log-discard" for line in guest.log))


async def test_bots_play_for_clients_of_any_server(one: Running, other: Running) -> None:
    table = await one.make("bot:random", "human")
    async with other.sit(table, 1) as ann:
        for _ in range(8):
            assert (await ann.answer(1))["t"] == "done"


async def test_when_a_server_goes_the_other_takes_over(postgres_url: str, other: Running, clock: StoppedClock) -> None:
    async with running(postgres_url, lease=LEASE, clock=clock) as first:
        table = await first.make("human", "human")
        place = first.house._places[table["id"]]
        await until(lambda: place.table.driving)
        async with first.sit(table, 0) as ann, other.sit(table, 1) as bob:
            await ann.answer(0)
            assert (await bob.answer(1))["t"] == "done"
            # As if it hung: it neither answers, nor renews, nor lets go.
            for task in first.house._endless:
                task.cancel()
            assert first.house._driving is not None
            await first.house._driving.fleet.close()
            place.table.driving = False
            place.lease = None
            clock.at += LEASE + 1
            assert other.house._driving is not None
            other.house._driving.fleet._patience = 0.0  # nobody is there to wait for
            before = bob.now["decision"]
            assert (await bob.answer(1))["t"] == "done"
            await bob.decision(before + 1)
            assert other.house._places[table["id"]].table.driving


async def test_one_that_was_overtaken_does_not_write(one: Running, other: Running) -> None:
    """A server that slept through its lease finds out when it writes, and passes the answer on."""
    table = await one.make("human", "human")
    async with one.sit(table, 0) as ann, other.sit(table, 1) as bob:
        await ann.answer(0)
        await bob.answer(1)
        driving = [server for server in (one, other) if server.house._places[table["id"]].table.driving]
        assert len(driving) == 1
        sleeper = driving[0]
        waker = other if sleeper is one else one
        place = sleeper.house._places[table["id"]]
        assert place.lease is not None
        await sleeper.house.store.release(place.lease)
        woken = waker.house._places[table["id"]]
        woken.driver = None
        assert waker.house._driving is not None
        assert await waker.house._driving.drive(woken)
        assert place.table.driving  # it does not know yet
        assert (await ann.answer(0))["t"] == "done"
        assert (await bob.answer(1))["t"] == "done"
        assert not place.table.driving
        await until(lambda: place.table.numbers.answers == woken.table.numbers.answers == 4)
        assert (ann.now["decision"], bob.now["decision"]) == (2, 2)
        assert place.table.folded.next == woken.table.folded.next
