"""Practising without a table: what there is, a try, and what is said to whoever tries what cannot be."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator
from typing import Any

import pytest

from undercroft.kernel.registry import game

from .tables import Running, running

pytestmark = pytest.mark.anyio
GAME = "dungeonfighter"


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


async def try_out(server: Running, slug: str = GAME, **how: Any) -> tuple[int, dict[str, Any]]:
    reply = await server.http.post(f"/api/games/{slug}/practice", json={"how": how})
    said: dict[str, Any] = reply.json()
    return reply.status_code, said


async def aim(server: Running, **how: Any) -> list[float]:
    """What is good to begin with."""
    _, ready = await try_out(server, **how)
    return [ready["aiming"]["usual"][axis["name"]] for axis in ready["axes"]]


async def test_there_are_dice_and_all_techniques_to_practise(server: Running) -> None:
    reply = await server.http.get(f"/api/games/{GAME}/practice")
    assert reply.status_code == 200
    found = reply.json()
    assert found["dice"] == ["red", "white1", "water", "snow"]
    assert len(found["techniques"]) == 15
    assert found["ware"]["target"]["holes"]


async def test_the_lobby_knows_who_can_be_practised(server: Running) -> None:
    told = {one["slug"]: one["practice"] for one in (await server.http.get("/api/games")).json()}
    assert told[GAME]
    assert not told["descent"]


@pytest.mark.parametrize("techniques", [[], ["pond"], ["spin", "prayer"], ["headbutt"]])
async def test_a_try_is_thrown_as_in_a_game(server: Running, techniques: list[str]) -> None:
    status, tried = await try_out(
        server, die="red", techniques=techniques, aim=await aim(server, die="red", techniques=techniques)
    )
    assert status in (200, 201)
    assert [one["id"] for one in tried["lying"]] == ["red"]
    assert tried["last"]["frames"]
    assert tried["last"]["words"]
    assert set(tried["last"]["techniques"]) == set(techniques)


@pytest.mark.parametrize(
    "how",
    [
        {"die": "golden"},
        {"die": 7},
        {"techniques": ["sneeze"]},
        {"techniques": "spin"},
        {"aim": [1, 2]},
        {"aim": [0, 47, 5, 0, 0, 900, 0]},
        {"aim": ["hard"]},
        {"hand": "steady"},
    ],
)
async def test_what_cannot_be_tried_is_refused_in_one_line(server: Running, how: dict[str, Any]) -> None:
    status, said = await try_out(server, **how)
    assert (status, said["reason"]["id"]) == (400, "table-not-understood")
    problem = said["reason"]["args"]["problem"]
    assert problem
    assert "\n" not in problem
    assert (await try_out(server))[0] in (200, 201)  # and the next try is as good as ever


@pytest.mark.parametrize("body", ["", "[]", "{", '{"how": 3}', '{"what": {}}'])
async def test_what_is_no_try_at_all_is_refused(server: Running, body: str) -> None:
    reply = await server.http.post(f"/api/games/{GAME}/practice", content=body)
    assert reply.status_code == 400
    assert reply.json()["reason"]["id"]


@pytest.mark.parametrize(("slug", "reason"), [("descent", "table-no-practice"), ("chess", "table-no-such-game")])
async def test_other_games_say_that_there_is_nothing(server: Running, slug: str, reason: str) -> None:
    looked = await server.http.get(f"/api/games/{slug}/practice")
    assert (looked.status_code, looked.json()["reason"]["id"]) == (404, reason)
    status, said = await try_out(server, slug)
    assert (status, said["reason"]["id"]) == (404, reason)


async def test_throws_keep_nobody_else_waiting(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """They are found out in a thread of their own: while one is under way, the server answers others."""
    begun, may_end = threading.Event(), threading.Event()
    threads = []

    def tried(how: Any) -> dict[str, Any]:
        threads.append(threading.current_thread())
        begun.set()
        may_end.wait(60)
        return {}

    monkeypatch.setattr(game(GAME), "tried", tried)
    throwing = asyncio.create_task(try_out(server))
    await asyncio.to_thread(begun.wait, 60)
    assert (await server.http.get(f"/api/games/{GAME}/practice")).status_code == 200
    assert not throwing.done()
    may_end.set()
    await throwing
    assert threads != [threading.current_thread()]
