"""What travels to a seat, or to a spectator, is the same whatever is hidden from it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game
from undercroft.table.opening import NewSeat

from .tables import Running, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


def played(slug: str, answers: int) -> Match[Any]:
    match: Match[Any] = Match(find_game(slug), None, 2, Seeded(5))
    rng = Random(5)
    while answers and not match.over:
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.accept(seat, ask.space.sample(rng))
        answers -= 1
    return match


async def sent(server: Running, match: Match[Any], seats: tuple[int, ...]) -> list[dict[str, Any]]:
    """Everything that a client is sent at a table in this position, after hello and what it may ask for."""
    people = [NewSeat("human", None, f"P{seat}") for seat in range(match.players)]
    made, links = await server.house.create(match.game, {}, "", people, match)
    table = {"id": made.facts.id, "links": {"seats": links.seats, "spectator": links.spectator}}
    async with server.sit(table, *seats) as person:
        for ask in person.now["asks"]:
            await person.say("hints", seat=ask["seat"], decision=ask["decision"])
        await person.say("sync")
        tokens = [links.seats[seat] for seat in seats] or [links.spectator]
        back = await server.http.get(f"/api/tables/{made.facts.id}/log", headers=server.bearer(*tokens))
        return [*person.heard[1:], back.json()]


@pytest.mark.parametrize("slug", ["descent", "paperdungeons"])
@pytest.mark.parametrize("answers", [10, 60, 150])
async def test_nothing_hidden_travels(server: Running, slug: str, answers: int) -> None:
    quiet = played(slug, answers).quiet.state
    game = find_game(slug)
    for seat in range(2):
        told = []
        for state in (quiet, game.redeal(quiet, seat, Random(1)), game.redeal(quiet, seat, Random(2))):
            match: Match[Any] = Match(game, None, 2, Seeded(1), state=state)
            told.append([await sent(server, match, seats) for seats in ((seat,), ())])
        assert told[0] == told[1] == told[2]


# -- who has been a person stays one ----------------------------------------------------------------------------------


async def closed(server: Running, table: dict[str, Any], *tokens: str) -> set[int]:
    """What those with these tokens hear at the doors that show everything."""
    headers, where = server.bearer(*tokens), f"/api/tables/{table['id']}"
    record = await server.http.get(f"{where}/record", headers=headers)
    fork = await server.http.post(f"{where}/fork", json={"decision": 0}, headers=headers)
    return {record.status_code, fork.status_code}


async def test_a_person_who_lets_a_bot_play_keeps_their_secrets(server: Running) -> None:
    table = await server.make("human", "human")
    links = table["links"]
    async with server.sit(table, 1) as bob:
        assert (await bob.say("seat", seat=1, bot="random"))["t"] == "done"
    assert await closed(server, table, links["seats"][0], links["host"]) == {403}
    assert await closed(server, table, *links["seats"]) == {200, 201}


async def test_a_host_who_lets_a_bot_play_for_somebody_learns_nothing(server: Running) -> None:
    table = await server.make("human", "human")
    links = table["links"]
    mine = server.bearer(links["seats"][0], links["host"])
    async with server.sit(table, 0, host=True) as ann:
        for bot in ("random", None):
            assert (await ann.say("seat", seat=1, bot=bot))["t"] == "done"
            assert await closed(server, table, links["seats"][0], links["host"]) == {403}
            for door in ("at/0?seat=1", "log?seat=1"):
                reply = await server.http.get(f"/api/tables/{table['id']}/{door}", headers=mine)
                assert reply.status_code == 403
            for kind, more in (("look", {}), ("hints", {"decision": 0}), ("undo", {})):
                assert (await ann.say(kind, seat=1, **more))["code"] == "not-yours"
            assert {ask["seat"] for ask in ann.now["asks"]} <= {0}
            assert (ann.now["looking"], ann.welcome["seats"]) == (0, [0])


async def test_alone_with_bots_nothing_is_secret(server: Running) -> None:
    table = await server.make("human", "bot:random")
    assert await closed(server, table, table["links"]["seats"][0]) == {200, 201}


async def test_tables_of_before_know_who_was_a_person(sqlite_url: str) -> None:
    """It follows from what has happened, whatever was kept about it then."""
    async with running(sqlite_url) as server:
        table = await server.make("human", "human")
        async with server.sit(table, 1) as bob:
            await bob.say("seat", seat=1, bot="random")
    async with running(sqlite_url) as server:
        assert await closed(server, table, table["links"]["seats"][0]) == {403}
