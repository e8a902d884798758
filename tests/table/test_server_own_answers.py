"""What was kept is not done twice, and whoever repeats it because nobody told them so is told."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import pytest

from undercroft.table.fleet import Passed, Reply

from .tables import LEASE, Running, StoppedClock, first_answer, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


async def test_a_repeated_answer_is_done_and_another_is_late(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        ask = await ann.asked(0)
        given = first_answer(ask["ask"])
        assert (await ann.answer(0, given))["t"] == "done"
        kept = server.house._places[table["id"]].table.folded.next
        said = {"seat": 0, "decision": ask["decision"]}
        assert (await ann.say("answer", **said, answer=given))["t"] == "done"
        assert (await ann.say("answer", **said, answer="something else"))["code"] == "late"
        assert server.house._places[table["id"]].table.folded.next == kept


async def test_what_a_bot_has_answered_is_nobodys_own(server: Running) -> None:
    """Somebody whose page is behind may give the very answer that a bot gave for them: theirs is late all the same."""
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        ask = await ann.asked(0)
        given = first_answer(ask["ask"])
        here = server.house._places[table["id"]].table
        await here.hand_over(0, "random", None)
        await here.answer_for_bot(0, "random", ask["decision"], here.taken_back, given)
        await here.hand_over(0, None, None)
        assert any(entry.seat == 0 for entry in here.match.entries)
        reply = await ann.say("answer", seat=0, decision=ask["decision"], answer=given)
        assert reply["code"] == "late"


async def test_an_answer_is_recognised_by_the_seat_that_gave_it(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0, 1) as both:
        asks = [await both.asked(seat) for seat in (0, 1)]
        given = [first_answer(ask["ask"]) for ask in asks]
        assert given[0] != given[1]
        for seat in (0, 1):
            assert (await both.answer(seat, given[seat]))["t"] == "done"
        for seat, answer, said in ((0, 0, "done"), (0, 1, "refused"), (1, 0, "refused"), (1, 1, "done")):
            decision = asks[seat]["decision"]
            reply = await both.say("answer", seat=seat, decision=decision, answer=given[answer])
            assert reply["t"] == said


async def test_answers_before_one_that_was_taken_back_are_still_known(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0, 1) as both:
        asks = [await both.asked(seat) for seat in (0, 1)]
        given = [first_answer(ask["ask"]) for ask in asks]
        for seat in (0, 1):
            assert (await both.answer(seat, given[seat]))["t"] == "done"
        assert (await both.say("undo", seat=0))["t"] == "done"
        # The answer of seat 0 was lifted out from before that of seat 1.
        assert (await both.say("answer", seat=1, decision=asks[1]["decision"], answer=given[1]))["t"] == "done"
        again = await both.say("answer", seat=0, decision=asks[0]["decision"], answer=given[0])
        assert again["t"] == "done"
        assert server.house._places[table["id"]].table.numbers.answers == 2, "what was taken back is asked anew"


async def test_answers_are_recognised_after_a_restart(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        async with server.sit(table, 0) as ann:
            ask = await ann.asked(0)
            given = first_answer(ask["ask"])
            await ann.answer(0, given)
    async with running(sqlite_url) as server, server.sit(table, 0) as ann:
        said = {"seat": 0, "decision": ask["decision"]}
        assert (await ann.say("answer", **said, answer=given))["t"] == "done"
        assert (await ann.say("answer", **said, answer="something else"))["code"] == "late"


async def test_what_is_taken_back_twice_under_one_id_is_taken_back_once(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human")
        async with server.sit(table, 0) as ann:
            for _ in range(3):
                await ann.answer(0)
            for _ in range(2):
                assert (await ann.say("undo", seat=0, id="once"))["t"] == "done"
            assert server.house._places[table["id"]].table.numbers.answers == 2
    async with running(sqlite_url) as server, server.sit(table, 0) as ann:
        assert (await ann.say("undo", seat=0, id="once"))["t"] == "done"
        assert ann.now["decision"] == 2
        assert (await ann.say("undo", seat=0, id="another"))["t"] == "done"
        assert server.house._places[table["id"]].table.numbers.answers == 1


async def test_what_is_said_twice_under_one_id_is_said_once(server: Running) -> None:
    table = await server.make("human", "human")
    async with server.sit(table, 0) as ann:
        for text in ("hello", "hello", "hello"):
            assert (await ann.say("chat", text=text, id="one"))["t"] == "done"
        await ann.say("chat", text="hello", id="two")
    async with server.sit(table) as guest:
        assert [line["text"] for line in guest.welcome["chat"]] == ["hello", "hello"]


async def test_a_vote_that_is_repeated_counts_once(server: Running) -> None:
    table = await server.make("human", "human", game="torchrace")
    async with server.sit(table, 0) as ann, server.sit(table, 1) as bob:
        await ann.answer(0)
        await bob.answer(1)
        await ann.until(lambda: ann.now["undo"].get("0") == "ask")
        assert (await ann.say("undo", seat=0, id="wish"))["t"] == "done"
        await bob.until(lambda: bool(bob.now.get("takeback")))
        for _ in range(2):
            assert (await bob.say("vote", agree=True, id="yes"))["t"] == "done"
        assert (await ann.say("undo", seat=0, id="wish"))["t"] == "done"
        await ann.until(lambda: ann.now["decision"] == 0)


# -- two servers ------------------------------------------------------------------------------------------------------


def dies_before_it_says_so(server: Running, table_id: str, clock: StoppedClock) -> Callable[[], bool]:
    """Do what is passed on to a server, and then let it be gone, as far as anybody can tell; whether it is."""
    driving = server.house._driving
    assert driving is not None
    real = driving._answer
    gone = []

    async def answer(passed: Passed) -> Reply:
        reply = await real(passed)
        assert (reply.code, reply.moved) == (None, False)
        place = server.house._places[table_id]
        for task in server.house._endless:
            task.cancel()
        place.table.driving = False
        place.lease = None
        clock.at += LEASE + 1
        gone.append(reply)
        return Reply(passed.number, moved=True)

    driving.fleet.answer = answer
    return lambda: bool(gone)


async def test_an_answer_that_was_kept_by_a_server_that_died_is_done(
    one: Running, other: Running, clock: StoppedClock
) -> None:
    table = await one.make("human", "human")
    await until(lambda: one.house._places[table["id"]].table.driving)
    async with other.sit(table, 1) as bob:
        await bob.asked(1)
        died = dies_before_it_says_so(one, table["id"], clock)
        assert (await bob.answer(1))["t"] == "done"
        assert died()
        assert other.house._places[table["id"]].table.numbers.answers == 1


async def test_a_standing_choice_that_was_kept_by_a_server_that_died_is_done(
    one: Running, other: Running, clock: StoppedClock
) -> None:
    table = await one.make("human", "bot:random", game="descent")
    await until(lambda: one.house._places[table["id"]].table.driving)
    async with other.sit(table, 0) as overlord:
        await overlord.until(lambda: bool(overlord.now.get("standing")))
        offer = overlord.now["standing"][0]
        card = offer["ask"]["choices"][0]["value"]
        died = dies_before_it_says_so(one, table["id"], clock)
        assert (await overlord.say("act", seat=offer["seat"], number=offer["number"], answer=card))["t"] == "done"
        assert died()
        here = other.house._places[table["id"]].table
        assert here.numbers.acts == {offer["seat"]: 1}
        again = await overlord.say("act", seat=offer["seat"], number=offer["number"], answer="something else")
        assert again["code"] == "late"


@pytest.mark.parametrize("mark", [{}, {"id": "mine"}])
async def test_an_answer_is_not_taken_back_twice_because_a_server_died(
    one: Running, other: Running, clock: StoppedClock, mark: dict[str, str]
) -> None:
    table = await one.make("human")
    await until(lambda: one.house._places[table["id"]].table.driving)
    async with other.sit(table, 0) as ann:
        for _ in range(3):
            await ann.answer(0)
        died = dies_before_it_says_so(one, table["id"], clock)
        assert (await ann.say("undo", seat=0, **mark))["t"] == "done"
        assert died()
        assert other.house._places[table["id"]].table.numbers.answers == 2


async def test_a_line_is_not_said_twice_because_a_server_died(
    one: Running, other: Running, clock: StoppedClock
) -> None:
    table = await one.make("human")
    await until(lambda: one.house._places[table["id"]].table.driving)
    async with other.sit(table, 0) as ann:
        died = dies_before_it_says_so(one, table["id"], clock)
        assert (await ann.say("chat", text="hello"))["t"] == "done"
        assert died()
        assert [line.text for line in other.house._places[table["id"]].table.folded.chat] == ["hello"]
