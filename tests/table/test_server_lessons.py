"""First games, and games in which what comes before the game proper has been answered."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest

from undercroft.bots import bot_names
from undercroft.kernel.registry import game, games
from undercroft.table import limits

from .tables import Running, StoppedClock, running, until

pytestmark = pytest.mark.anyio

LESSONS = [slug for slug, one in games().items() if one.lesson is not None]


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


async def lesson(server: Running, slug: str) -> dict[str, Any]:
    reply = await server.http.post(f"/api/games/{slug}/lesson", json={"name": "Ann"})
    assert reply.status_code == 201, reply.text
    table: dict[str, Any] = reply.json()["table"]
    return table


def seat_of(slug: str) -> int:
    told = game(slug).lesson
    assert told is not None
    return told.seats.index(None)


def test_both_games_have_a_lesson_against_bots_they_know():
    assert {"descent", "paperdungeons"} <= set(LESSONS)
    for slug in LESSONS:
        told = game(slug).lesson
        assert told is not None
        assert told.seats.count(None) == 1
        assert {bot for bot in told.seats if bot} <= set(bot_names(game(slug)))


@pytest.mark.parametrize("slug", LESSONS)
async def test_a_lesson_begins_in_the_middle_of_things_and_always_alike(server: Running, slug: str) -> None:
    told = game(slug).lesson
    assert told is not None
    begun = []
    for _ in range(2):
        table = await lesson(server, slug)
        made = await server.house.table(table["id"])
        seat = seat_of(slug)
        async with server.sit(table, seat) as ann:
            ask = (await ann.asked(seat))["ask"]
            assert ask["prompt"]["id"] not in told.prepared
            assert [one["name"] for one in ann.now["seats"] if one["kind"] == "human"] == ["Ann"]
        base = len(made.match.entries)
        begun.append((base, ask["prompt"]["id"], made.match.view(seat)))
    assert begun[0] == begun[1]


async def test_a_game_without_a_lesson_says_so(server: Running) -> None:
    reply = await server.http.post("/api/games/torchrace/lesson", json={})
    assert (reply.status_code, reply.json()["reason"]["id"]) == (404, "table-no-lesson")


async def test_heroes_can_be_fitted_out_for_everybody(server: Running) -> None:
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "human"}, {"kind": "open"}]
    wanted = {"game": "descent", "seats": seats, "options": {}, "prepared": True}
    table = (await server.http.post("/api/tables", json=wanted)).json()["table"]
    async with server.sit(table, 1) as hero:
        ask = (await hero.asked(1))["ask"]
        assert ask["prompt"]["id"] == "des-ask-next-hero"
        party = (await server.house.table(table["id"])).match.state.heroes
        assert all(any(item.equipped for item in hero.items) for hero in party)


async def test_whoever_chooses_heroes_goes_shopping_too(server: Running) -> None:
    """Heroes are no mere preparation: the first thing that is not ends it."""
    seats = [{"kind": "bot", "bot": "greedy"}, {"kind": "human"}]
    wanted = {"game": "descent", "seats": seats, "options": {"choose_heroes": True}, "prepared": True}
    table = (await server.http.post("/api/tables", json=wanted)).json()["table"]
    async with server.sit(table, 1) as hero:
        assert (await hero.asked(1))["ask"]["prompt"]["id"] == "des-ask-hero"


async def test_bots_wait_for_whoever_reads(server: Running) -> None:
    table = await server.make("human", "bot:random", game="torchrace")
    made = await server.house.table(table["id"])
    async with server.sit(table, 0) as ann:
        assert (await ann.say("rest", on=True))["t"] == "done"
        await ann.answer(0)
        await ann.say("sync")
        assert not server.house.bots.busy(made)
        assert ann.now["waiting"] == [1]
        await ann.say("rest", on=False)
        await ann.asked(0)  # the bot has answered


async def test_a_bot_that_is_thinking_when_it_is_told_to_wait_waits(server: Running) -> None:
    table = await server.make("human", "bot:random", game="torchrace")
    made = await server.house.table(table["id"])
    async with server.sit(table, 0) as ann:
        made.keeping = True  # it cannot begin yet
        server.house.bots.attend(made)
        await ann.say("rest", on=True)
        made.keeping = False
        await until(lambda: not server.house.bots.busy(made))
        assert made.numbers.answers == 0


async def test_bots_wait_also_while_the_page_is_opened_again(server: Running) -> None:
    table = await server.make("human", "bot:random", game="torchrace")
    made = await server.house.table(table["id"])
    async with server.sit(table, 0) as ann:
        await ann.say("rest", on=True)
        await ann.answer(0)
    async with server.sit(table, 0) as ann:
        assert not server.house.bots.busy(made)
        await ann.say("rest", on=False)
        await ann.asked(0)


async def test_bots_do_not_wait_for_ever_for_somebody_who_has_gone(sqlite_url: str) -> None:
    clock = StoppedClock()
    async with running(sqlite_url, clock=clock) as server:
        table = await server.make("human", "bot:random", game="torchrace")
        async with server.sit(table, 0) as ann:
            await ann.say("rest", on=True)
            await ann.answer(0)
        clock.at += limits.REST_SECONDS
        async with server.sit(table, 0) as ann:  # on another device, say
            await ann.asked(0)


async def test_nobody_lets_the_bots_of_others_wait(server: Running) -> None:
    table = await server.make("human", "open", "bot:random")
    async with server.sit(table, 0) as ann:
        refused = await ann.say("rest", on=True)
        assert (refused["code"], refused["reason"]["id"]) == ("not-yours", "table-others-wait")


async def test_the_lobby_is_told_of_lessons_and_strengths(server: Running) -> None:
    told = {one["slug"]: one for one in (await server.http.get("/api/games")).json()}
    assert told["descent"]["lesson"]
    assert told["descent"]["prepares"]
    assert not told["paperdungeons"]["prepares"]
    duel = next(one for one in told["paperdungeons"]["duels"] if one["bot"] == "beginner")
    assert 0 <= duel["won"] < duel["games"] / 2
    assert {one["side"] for one in told["descent"]["duels"]} == {"overlord", "heroes"}


async def test_bots_that_wait_still_let_others_go_on(server: Running) -> None:
    """What they may react to in the middle of another's turn is no turn of their own."""
    table = await lesson(server, "descent")
    made = await server.house.table(table["id"])
    async with server.sit(table, 1) as hero:
        await hero.say("rest", on=True)
        for _ in range(60):
            await until(lambda: made.waiting == (1,) or not made.match.ask(0).interrupts)
            if made.waiting != (1,):
                break
            ask = await hero.asked(1)
            done = ask["ask"]["default"] or next(
                (name for name in ("end", "done", "run") if any(c["value"] == name for c in ask["ask"]["choices"])),
                None,
            )
            await hero.answer(1, done)
        assert made.match.ask(0).prompt.id == "des-ask-cards"
        assert not server.house.bots.busy(made)


async def test_the_bots_of_a_lesson_wait_from_the_beginning(server: Running) -> None:
    """Also where everybody plays at the same time, and nobody has come yet to tell them."""
    table = await lesson(server, "paperdungeons")
    made = await server.house.table(table["id"])
    assert made.waiting == (0, 1)
    assert not server.house.bots.busy(made)
    async with server.sit(table, 0) as ann:
        await ann.say("rest", on=False)
        await ann.until(lambda: ann.now["waiting"] == [0])
