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
