"""Standing choices at a table: offered with every update, made without having been asked, kept, and taken back."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from typing import Any

import pytest

from .tables import Person, Running, any_answer, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url) as server:
        yield server


def standing(person: Person) -> dict[str, Any] | None:
    return next(iter(person.now.get("standing", [])), None)


def cards(person: Person) -> list[str]:
    offer = standing(person)
    return [choice["value"] for choice in offer["ask"]["choices"]] if offer else []


def threat(person: Person) -> int:
    found: int = person.scene["overlord"]["threat"]
    return found


async def deal(overlord: Person, heroes: Person) -> None:
    """Set a game of Descent up, until the overlord holds cards and a hero has something to decide."""
    while standing(overlord) is None or 1 not in heroes.now["waiting"]:
        ask = await heroes.asked(1)
        given = ask["ask"]["default"]
        values = [choice["value"] for choice in ask["ask"]["choices"]]
        given = given or ("end" if "end" in values else "done" if "done" in values else any_answer(ask["ask"], None))
        assert (await heroes.answer(1, given))["t"] == "done"
        await overlord.decision(ask["decision"] + 1)


async def discard(overlord: Person, card: str | None = None, number: int | None = None) -> dict[str, Any]:
    offer = standing(overlord)
    assert offer is not None
    return await overlord.say(
        "act",
        seat=0,
        number=offer["number"] if number is None else number,
        answer=offer["ask"]["choices"][0]["value"] if card is None else card,
    )


async def test_the_overlord_discards_on_a_heros_turn_and_everybody_sees_it(server: Running) -> None:
    table = await server.make("human", "human", game="descent")
    async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes, server.sit(table) as guest:
        await deal(overlord, heroes)
        ask, held, before = await heroes.asked(1), cards(overlord), threat(overlord)
        assert overlord.now["waiting"] == [1]
        assert (await discard(overlord))["t"] == "done"
        await overlord.decision(ask["decision"] + 1)
        assert threat(overlord) > before
        assert len(cards(overlord)) >= len(held) - 1
        for person in (heroes, guest):
            await person.decision(ask["decision"] + 1)
            assert threat(person) == threat(overlord)
            assert person.log[-1]["msg"]["id"] == "des-log-discard"
        assert heroes.now["asks"] == [ask], "whoever is asked something is not disturbed"
        assert (await heroes.answer(1, decision=ask["decision"]))["t"] == "done"


async def test_what_may_be_done_unasked_is_told_to_its_own_seat_only(server: Running) -> None:
    table = await server.make("human", "human", game="descent")
    async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes, server.sit(table) as guest:
        await deal(overlord, heroes)
        await discard(overlord)
        await heroes.say("sync")
        await guest.say("sync")
        for person in (heroes, guest):
            assert not any("standing" in message for message in person.heard)


async def test_it_is_refused_whenever_it_may_not_be(server: Running) -> None:
    table = await server.make("human", "human", game="descent")
    async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes:
        refused = await overlord.say("act", seat=0, number=0, answer="doom")
        assert refused["reason"]["id"] == "kernel-nothing-standing", "he holds no card yet"
        await deal(overlord, heroes)
        card = cards(overlord)[0]
        assert (await heroes.say("act", seat=0, number=0, answer=card))["code"] == "not-yours"
        assert (await heroes.say("act", seat=1, number=0, answer=card))["reason"]["id"] == "kernel-nothing-standing"
        for junk in ("nonsense", ["doom"], {"a": 1}, True, None, 7):
            assert (await overlord.say("act", seat=0, number=0, answer=junk))["code"] == "not-allowed"
        decision = overlord.now["decision"]
        assert (await discard(overlord, card, 0))["t"] == "done"
        assert (await discard(overlord, card, 0))["t"] == "done", "a repeated one does not discard another copy"
        again = await discard(overlord, "nonsense", 0)
        assert (again["t"], again["code"]) == ("refused", "late")
        assert overlord.now["decision"] == decision + 1
        await overlord.say("seat", seat=0, bot="random")
        refused = await overlord.say("act", seat=0, number=1, answer=card)
        assert refused["reason"]["id"] == "table-bot-plays"


async def test_an_answer_to_what_was_asked_before_is_late(server: Running) -> None:
    """Asked what to play, he discards first: what he is then asked has another number."""
    table = await server.make("human", "human", game="descent")
    async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes:
        await deal(overlord, heroes)
        while (ask := overlord.ask(0)) is None or ask["ask"]["prompt"]["id"] != "des-ask-cards":
            if ask is not None:
                await overlord.answer(0, "pass")
            elif heroes.ask(1) is not None:
                given = heroes.now["asks"][0]["ask"]
                values = [choice["value"] for choice in given["choices"] if choice["refused"] is None]
                end = next((value for value in ("end", "done", "pass") if value in values), values[-1])
                await heroes.answer(1, given["default"] or end)
            await heroes.say("sync")
            await overlord.decision(heroes.now["decision"])
        card = cards(overlord)[0]
        assert (await discard(overlord, card))["t"] == "done"
        late = await overlord.say("answer", seat=0, decision=ask["decision"], answer=f"discard:{card}")
        assert (late["t"], late["code"]) == ("refused", "late")
        now = await overlord.asked(0)
        assert now["decision"] > ask["decision"]
        assert now["ask"]["prompt"]["args"]["threat"] > ask["ask"]["prompt"]["args"]["threat"]


async def test_it_can_be_taken_back_and_so_can_what_came_before_it(server: Running) -> None:
    table = await server.make("human", "human", game="descent")
    async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes:
        await deal(overlord, heroes)
        offer, before = standing(overlord), threat(overlord)
        await discard(overlord)
        await heroes.until(lambda: heroes.log[-1]["msg"]["id"] == "des-log-discard")
        assert heroes.now["undo"] == {"1": "ask"}, "another seat has done something since"
        assert overlord.now["undo"] == {"0": "free"}
        assert (await overlord.say("undo", seat=0))["t"] == "done"
        await overlord.until(lambda: standing(overlord) == offer)
        assert threat(overlord) == before


async def test_it_is_kept(store_url: str) -> None:
    async with running(store_url) as server:
        table = await server.make("human", "human", game="descent")
        async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes:
            await deal(overlord, heroes)
            await discard(overlord)
            await heroes.answer(1)
            await overlord.decision(heroes.now["decision"])
            await discard(overlord)
            await overlord.say("undo", seat=0)
            await overlord.say("sync")
    async with running(store_url) as server, server.sit(table, 0) as again:
        assert (again.scene, again.log) == (overlord.scene, overlord.log)
        assert again.now.get("standing") == overlord.now.get("standing")
        assert again.now["undo"] == overlord.now["undo"]
        assert (await discard(again))["t"] == "done"
        links = table["links"]
        bearer = server.bearer(links["host"], *links["seats"])
        record = await server.http.get(f"/api/tables/{table['id']}/record", headers=bearer)
        assert record.text.count('"line":"act"') == 2
        copied = await server.http.post("/api/tables/import", content=record.content)
        assert copied.status_code == 201, copied.text
        async with server.sit(copied.json()["table"], 0) as copy:
            await copy.say("look", seat=0)
            assert copy.scene["overlord"] == again.scene["overlord"]
        back = await server.http.get(f"/api/tables/{table['id']}/at/{again.now['decision']}", headers=bearer)
        assert back.json()["scene"]["overlord"]["threat"] == threat(again)


async def test_one_that_cannot_be_kept_does_not_count(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await server.make("human", "human", game="descent")
    async with server.sit(table, 0) as overlord, server.sit(table, 1) as heroes:
        await deal(overlord, heroes)
        append, offer = server.house.store.append, standing(overlord)

        async def fail(*args: object, **more: object) -> float:
            await asyncio.sleep(0)
            raise OSError("the disk is full")

        monkeypatch.setattr(server.house.store, "append", fail)
        refused = await discard(overlord)
        assert (refused["t"], refused["code"]) == ("refused", "broken")
        monkeypatch.setattr(server.house.store, "append", append)
        await overlord.say("sync")
        assert standing(overlord) == offer
        assert (await discard(overlord))["t"] == "done"


async def test_bots_go_on_when_somebody_acts_while_they_think(server: Running) -> None:
    table = await server.make("human", "bot:random", game="descent")
    async with server.sit(table, 0) as overlord:
        while not cards(overlord):
            await overlord.hear()
        decision = overlord.now["decision"]
        refused = await discard(overlord)
        assert refused["t"] == "done"
        while overlord.now["decision"] < decision + 6:
            if overlord.ask(0) is not None:
                await overlord.answer(0)
            else:
                await overlord.hear()
