"""Analyses of finished games: asked for, followed, stopped, kept; for whoever sat there, and not before it is over."""

from __future__ import annotations

import asyncio
import io
import os
from collections.abc import AsyncIterator
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.bots import GREEDY, RANDOM, make_bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.record import write
from undercroft.kernel.registry import game as find_game
from undercroft.lab.analysis import Means, Size, affordable
from undercroft.lab.analysis.means import FINENESS
from undercroft.lab.sim import play_out
from undercroft.table import analysis_worker, limits
from undercroft.table.imports import packed
from undercroft.table.store import open_store

from .tables import Running, running, until

pytestmark = pytest.mark.anyio

QUICK = 0.01
"""Seconds: as coarse as it gets."""
SLOW = 100_000.0
"""As fine as it gets: it is over only when somebody stops it."""


@cache
def finished() -> Match[Any]:
    game = find_game("massivedarkness2")
    match: Match[Any] = Match(game, game.read_options({}), 2, Seeded(5))
    play_out(match, [make_bot(bot, game, Random(seat)) for seat, bot in enumerate((GREEDY, RANDOM))])
    return match


async def bring(server: Running) -> dict[str, Any]:
    """A table with a game that is over."""
    file = io.BytesIO()
    write(finished(), file, ["Ann", "Bob"])
    reply = await server.http.post("/api/tables/import", content=file.getvalue())
    assert reply.status_code == 201, reply.text
    table: dict[str, Any] = reply.json()["table"]
    return table


class Asking:
    """Somebody who wants to know how they played."""

    def __init__(self, server: Running, table: dict[str, Any], seat: int) -> None:
        self._http = server.http
        self._where = f"/api/tables/{table['id']}/analysis"
        self._headers = server.bearer(table["links"]["seats"][seat])

    async def say(self, method: str, **query: int) -> dict[str, Any]:
        await asyncio.sleep(0.05)  # whoever asks faster than that is refused
        reply = await self._http.request(method, self._where, headers=self._headers, params=query)
        told: dict[str, Any] = reply.json()
        return told

    async def until(self, *states: str) -> dict[str, Any]:
        while (now := await self.say("GET"))["state"] not in states:
            pass
        return now


@pytest.fixture
async def quick(store_url: str) -> AsyncIterator[Running]:
    async with running(store_url, analysis_seconds=QUICK) as server:
        yield server


@pytest.fixture
async def slow(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url, analysis_seconds=SLOW) as server:
        yield server


async def test_it_is_asked_for_and_kept_with_the_record(quick: Running) -> None:
    bob = Asking(quick, await bring(quick), 1)
    assert (await bob.say("GET"))["state"] == "none"
    assert (await bob.say("POST"))["state"] in ("running", "found")
    now = await bob.until("found")
    found, means = now["found"]["analysis"], now["found"]["means"]
    answers = sum(entry.seat >= 0 for entry in finished().entries)
    assert (found["seat"], found["decisions"]) == (1, answers)
    assert found["curve"][-1]["decision"] == answers
    assert all(0 <= point["chance"] <= 1 for point in found["curve"])
    assert all(one["seat"] == 1 and one["decision"] < answers for one in found["mistakes"])
    assert msgspec.convert(means, Means) == FINENESS[-1]
    assert await bob.say("POST") == now  # at once, and the same


async def test_it_is_there_after_the_server_was_started_again(sqlite_url: str) -> None:
    async with running(sqlite_url, analysis_seconds=QUICK) as server:
        table = await bring(server)
        await Asking(server, table, 0).say("POST")
        found = await Asking(server, table, 0).until("found")
    async with running(sqlite_url, analysis_seconds=0) as server:
        assert await Asking(server, table, 0).say("GET") == found
        assert (await Asking(server, table, 1).say("GET"))["state"] == "off"
        assert (await Asking(server, table, 1).say("POST"))["reason"]["id"] == "table-analysis-off"


async def test_what_was_kept_in_an_earlier_form_is_as_if_it_were_not_there(quick: Running) -> None:
    table = await bring(quick)
    await quick.house.store.put_analysis(table["id"], 0, b'{"analysis": {"seat": 0}, "means": {"brief": 4}}')
    ann = Asking(quick, table, 0)
    assert (await ann.say("GET"))["state"] == "none"
    await ann.say("POST")
    assert (await ann.until("found"))["found"]["analysis"]["curve"]


async def test_one_goes_on_while_others_wait_and_each_can_be_stopped(slow: Running) -> None:
    ann, bob = Asking(slow, table := await bring(slow), 0), Asking(slow, table, 1)
    await ann.say("POST")
    assert await bob.say("POST") == {"state": "waiting", "ahead": 1, "done": 0, "of": 0, "found": None}
    while (now := await ann.say("GET"))["of"] == 0:
        assert now["state"] == "running"
    assert 0 <= now["done"] < now["of"] == len(finished().entries)
    assert (await ann.say("DELETE"))["state"] == "none"
    await bob.until("running")
    assert (await bob.say("DELETE"))["state"] == "none"
    await until(lambda: slow.house.analyses.idle)


async def test_a_server_that_closes_leaves_nothing_half_done(sqlite_url: str) -> None:
    async with running(sqlite_url, analysis_seconds=SLOW) as server:
        table = await bring(server)
        await Asking(server, table, 0).say("POST")
    async with running(sqlite_url, analysis_seconds=SLOW) as server:
        assert (await Asking(server, table, 0).say("GET"))["state"] == "none"


async def test_a_table_that_is_deleted_takes_its_analyses_along(slow: Running) -> None:
    table = await bring(slow)
    await Asking(slow, table, 0).say("POST")
    await slow.house.store.put_analysis(table["id"], 1, b"{}")
    await slow.house.delete(table["id"])
    assert await slow.house.store.analysis(table["id"], 1) is None
    await until(lambda: slow.house.analyses.idle)


async def test_one_address_cannot_have_everybody_else_wait(slow: Running) -> None:
    for _ in range(limits.ANALYSES_WAITING_PER_ADDRESS):
        await Asking(slow, await bring(slow), 0).say("POST")
    refused = await Asking(slow, await bring(slow), 0).say("POST")
    assert (refused["code"], refused["reason"]["id"]) == ("too-many", "table-analyses-many")


async def test_nobody_is_advised_in_a_game_that_goes_on(slow: Running) -> None:
    table = await slow.make("human", "bot:greedy")
    for method in ("GET", "POST", "DELETE"):
        refused = await Asking(slow, table, 0).say(method)
        assert (refused["code"], refused["reason"]["id"]) == ("not-yours", "table-analysis-later")


async def test_it_is_nobody_elses(slow: Running) -> None:
    table = await bring(slow)
    other = await Asking(slow, table, 0).say("POST", seat=1)
    assert (other["code"], other["reason"]["id"]) == ("not-yours", "table-analysis-own")
    watching = await slow.http.post(
        f"/api/tables/{table['id']}/analysis", headers=slow.bearer(table["links"]["spectator"])
    )
    assert (watching.status_code, watching.json()["reason"]["id"]) == (403, "table-analysis-own")
    stranger = await slow.http.post(f"/api/tables/{table['id']}/analysis", headers=slow.bearer("guessed"))
    assert stranger.status_code == 401


async def test_what_goes_on_after_all_is_no_longer_analysed(store_url: str) -> None:
    async with running(store_url, analysis_seconds=QUICK) as server:
        table = await bring(server)
        await server.house.store.put_analysis(table["id"], 0, b"{}")
        await server.house.store.finish(table["id"], None)
        assert await server.house.store.analysis(table["id"], 0) is None


async def test_none_is_kept_of_a_table_that_is_gone(store_url: str) -> None:
    store = await open_store(store_url)
    await store.put_analysis("gone", 0, b"{}")
    assert await store.analysis("gone", 0) is None
    await store.close()


class Told(list[analysis_worker.Told]):
    send = list.append


def test_it_gives_way_to_everything_else(monkeypatch: pytest.MonkeyPatch) -> None:
    nice: list[int] = []
    monkeypatch.setattr(os, "nice", nice.append)
    monkeypatch.setattr(analysis_worker.bot_worker, "begin", lambda: None)
    told = Told()
    job = analysis_worker.Job(match=packed(finished(), ("", "")), seat=0, seconds=QUICK)
    analysis_worker.work(job, told)  # type: ignore[arg-type] # all that it does is tell
    assert nice == [analysis_worker.NICE]
    *progress, found = told
    assert progress[0] == (0, len(finished().entries))
    assert isinstance(found, bytes)


def test_the_longer_a_game_the_coarser_it_is_looked_at() -> None:
    def game(answers: int) -> Size:
        doubted = answers // 5
        return Size(
            answers=answers, chosen=answers // 3, doubted=doubted, differing=doubted, thrown=doubted, rollout=20
        )

    assert affordable(1e9, game(500)) == Means()
    games = [affordable(150_000, game(answers)) for answers in (40, 200, 1000, 100_000)]
    work = [means.decisions(game(1000)) for means in games]
    assert work == sorted(work, reverse=True)
    assert len(set(work)) == len(work)
