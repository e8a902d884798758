"""Tables whose players throw their own dice: who is asked for them, what is enforced, taken back, kept and said."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from undercroft.kernel.record import parse
from undercroft.table import hands

from .tables import Person, Running, any_answer, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


@pytest.fixture(autouse=True)
def luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """What the table throws for those who would rather not: the same in every run, no throw of which is made again."""
    monkeypatch.setattr(hands, "_rng", Random(0))


async def by_hand(server: Running, thrown: str, *kinds: str, game: str = "paperdungeons") -> dict[str, Any]:
    seats = []
    for seat, kind in enumerate(kinds):
        kind, _, bot = kind.partition(":")
        seats.append({"kind": kind, "name": f"P{seat}"} | ({"bot": bot} if bot else {}))
    reply = await server.http.post("/api/tables", json={"game": game, "seats": seats, "hands": thrown})
    assert reply.status_code == 201, reply.text
    table: dict[str, Any] = reply.json()["table"]
    return table


def thrown(ask: dict[str, Any], at: int = 0) -> list[str]:
    """A face of each die, by its place."""
    return [die["faces"][at]["value"] for die in ask["ask"]["dice"]]


async def until_thrown(person: Person) -> dict[str, Any]:
    """Answer for all seats of a person until one of them is to throw."""
    while True:
        await person.until(lambda: bool(person.now["asks"]))
        ask: dict[str, Any] = person.now["asks"][0]
        if ask["ask"]["space"] in ("roll", "draw"):
            return ask
        await person.answer(ask["seat"])


async def test_dice_are_asked_of_whoever_made_the_table_and_cards_are_not(server: Running) -> None:
    table = await by_hand(server, "dice", "open", "human")
    assert (table["hands"], table["commitment"]) == ("dice", None)
    async with server.sit(table, 0, 1) as both, server.sit(table) as guest:
        ask = await until_thrown(both)
        assert (ask["seat"], ask["ask"]["space"], ask["ask"]["by"]) == (1, "roll", None)
        assert [die["name"]["id"].startswith("pap-colour-") for die in ask["ask"]["dice"]] == [True] * 6
        assert all(face["name"]["id"].startswith("pap-symbol-") for die in ask["ask"]["dice"] for face in die["faces"])
        assert both.now["throwing"]
        await guest.until(lambda: guest.now.get("throwing", False))
        assert guest.now["waiting"] == [1]
        assert both.ask(0) is None


async def test_a_throw_that_the_dice_cannot_show_is_refused(server: Running) -> None:
    table = await by_hand(server, "dice", "human")
    async with server.sit(table, 0) as host:
        ask = await until_thrown(host)
        for wrong, why in ((["dragon"] * 6, "kernel-roll-face"), (thrown(ask)[:5], "kernel-roll-count")):
            refused = await host.answer(0, wrong)
            assert (refused["t"], refused["reason"]["id"]) == ("refused", why)
        assert (await host.answer(0, thrown(ask)))["t"] == "done"
        assert any(line["msg"]["id"] in ("pap-log-roll", "pap-log-reroll") for line in host.log)


async def test_an_acknowledged_throw_is_not_made_twice(server: Running) -> None:
    table = await by_hand(server, "dice", "human")
    async with server.sit(table, 0) as host:
        ask = await until_thrown(host)
        await host.answer(0, thrown(ask))
        again = await host.say("answer", seat=0, decision=ask["decision"], answer=thrown(ask))
        assert again["t"] == "done"
        other = await host.say("answer", seat=0, decision=ask["decision"], answer=thrown(ask, 1))
        assert other["code"] == "late"


async def test_the_table_throws_for_whoever_would_rather_not(server: Running) -> None:
    table = await by_hand(server, "dice", "human")
    async with server.sit(table, 0) as host:
        ask = await until_thrown(host)
        assert (await host.say("answer", seat=0, decision=ask["decision"], answer=None))["t"] == "done"
        assert not host.now.get("throwing", False)
        assert (await host.say("answer", seat=0, decision=ask["decision"], answer=None))["t"] == "done"


async def test_cards_come_out_of_hands_where_the_table_says_so(server: Running) -> None:
    table = await by_hand(server, "all", "human")
    async with server.sit(table, 0) as host:
        ask = await host.asked(0)
        assert (ask["ask"]["space"], ask["ask"]["count"]) == ("draw", 1)
        assert all(card["name"]["id"].startswith("pap-dungeon-") for card in ask["ask"]["cards"])
        assert (await host.answer(0, ["no such map"]))["reason"]["id"] == "kernel-draw-item"
        assert (await host.answer(0, [ask["ask"]["cards"][2]["value"]]))["t"] == "done"
        assert (await host.asked(0))["decision"] == -2


async def test_a_mistyped_throw_is_taken_back_alone(server: Running) -> None:
    table = await by_hand(server, "dice", "human")
    async with server.sit(table, 0) as host:
        ask = await until_thrown(host)
        answered = host.now["decision"]
        await host.answer(0, thrown(ask))
        assert host.now["undo"] == {"0": "ask"}  # dice that lie there have been seen
        assert (await host.say("undo", seat=0))["t"] == "done"
        assert (host.now["throwing"], host.now["decision"]) == (True, answered)
        assert (await host.asked(0))["decision"] == ask["decision"]
        await host.answer(0, thrown(ask, 1))
        assert not host.now.get("throwing", False)


async def test_the_rules_say_whose_throw_it_is_and_the_host_throws_for_bots(server: Running) -> None:
    table = await by_hand(server, "dice", "bot:random", "open", "human", game="descent")
    throws: set[tuple[int, int]] = set()  # whose throw it was, and who was asked for it
    rng = Random(5)
    async with server.sit(table, 1, 2) as both:
        while len(throws) < 3:
            await both.until(lambda: bool(both.now["asks"]))
            ask = both.now["asks"][0]
            throw = ask["ask"]["space"] == "roll"
            if throw:
                throws.add((ask["ask"]["by"], ask["seat"]))
            answer = None if throw else any_answer(ask["ask"], rng)
            await both.say("answer", seat=ask["seat"], decision=ask["decision"], answer=answer)
    assert throws == {(0, 2), (1, 1), (2, 2)}


async def test_it_goes_on_by_hand_after_a_restart_and_in_a_new_table_from_there(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await by_hand(server, "dice", "human")
        async with server.sit(table, 0) as host:
            ask = await until_thrown(host)
    async with running(sqlite_url) as server:
        async with server.sit(table, 0) as host:
            assert host.welcome["table"]["hands"] == "dice"
            assert (await host.asked(0))["decision"] == ask["decision"]
            await host.answer(0, thrown(ask))
        mine = server.bearer(table["links"]["seats"][0])
        forked = await server.http.post(f"/api/tables/{table['id']}/fork", json={"decision": 1}, headers=mine)
        assert forked.json()["table"]["hands"] == "dice"
        record = await server.http.get(f"/api/tables/{table['id']}/record", headers=mine)
        header = parse(record.content, "it").header
        assert (header.by_hand, header.seed) == (True, None)
        told = await server.http.get(f"/api/tables/{table['id']}/luck", headers=mine)
        assert told.status_code == 403


async def test_a_table_of_bots_alone_has_nobody_to_throw(server: Running) -> None:
    seats = [{"kind": "bot", "bot": "random"}]
    reply = await server.http.post("/api/tables", json={"game": "paperdungeons", "seats": seats, "hands": "all"})
    assert (reply.status_code, reply.json()["reason"]["id"]) == (400, "table-nobody-throws")
