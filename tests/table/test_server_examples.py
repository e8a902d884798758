"""Games that are there to be read: offered only by a server that was told to."""

from __future__ import annotations

import pytest

from .tables import running

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("examples", [False, True])
async def test_examples_are_offered_on_request(sqlite_url: str, examples: bool) -> None:
    async with running(sqlite_url, examples=examples) as server:
        offered = [game["slug"] for game in (await server.http.get("/api/games")).json()]
        assert ("torchrace" in offered) is examples
        assert {"descent", "paperdungeons"} <= set(offered)
        seats = [{"kind": "human"}, {"kind": "bot", "bot": "random"}]
        made = await server.http.post("/api/tables", json={"game": "torchrace", "seats": seats})
        assert made.status_code == 201  # by its name, as everywhere
