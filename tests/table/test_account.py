"""How a finished game went, asked for over HTTP."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random

import pytest

from .tables import Running, any_answer, running

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as one:
        yield one


async def test_how_a_game_went_is_told_when_it_is_over_and_not_before(server: Running) -> None:
    table = await server.make("human", "human")
    where, spectator = f"/api/tables/{table['id']}/account", server.bearer(table["links"]["spectator"])
    early = await server.http.get(where, headers=spectator)
    assert (early.status_code, early.json()["reason"]["id"]) == (403, "table-account-later")

    rng = Random(3)
    async with server.sit(table, 0, 1) as both:
        while "ending" not in both.now:
            if both.now["asks"]:
                ask = both.now["asks"][0]
                await both.answer(ask["seat"], any_answer(ask["ask"], rng))
            else:
                await both.hear()
        scores, answers = both.now["ending"]["scores"], both.now["decision"]

    reply = await server.http.get(where, headers=spectator)
    assert reply.status_code == 200
    told = reply.json()
    assert [column["seats"] for column in told["columns"]] == [[0], [1]]
    assert [series["values"][-1] for series in told["course"]["series"]] == scores
    assert told["course"]["decisions"][-1] == answers
    moment = told["moments"][0]["decision"]
    back = await server.http.get(f"/api/tables/{table['id']}/at/{moment}", headers=spectator)
    assert back.status_code == 200
