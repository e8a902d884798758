"""Ratings: only where the server's owner wants them, of games that began here with the table's dice, and once each."""

from __future__ import annotations

from collections.abc import AsyncIterator
from random import Random
from typing import Any

import pytest

from undercroft.kernel.game import Outcome
from undercroft.kernel.registry import game as find_game
from undercroft.table.events import Counts, Happened, Known, Seated, fold
from undercroft.table.ratings import Contest, contest
from undercroft.table.store import open_store

from .tables import Person, Running, any_answer, running, until

pytestmark = pytest.mark.anyio

DESCENT, PAPER = find_game("descent"), find_game("paperdungeons")


def played(*seats: Seated | Known) -> Any:
    return fold(Happened(n, 0.0, event) for n, event in enumerate([Counts(), *seats]))


def person(seat: int, player: str = "") -> list[Seated | Known]:
    return [Seated(seat, "human"), *([Known(seat, player)] if player else [])]


def test_sides_play_against_each_other() -> None:
    folded = played(Seated(0, "bot", "greedy"), *person(1, "ann"), *person(2, "bob"))
    assert contest(DESCENT, folded, Outcome((0,), "overlord")) == Contest([["bot:greedy"], ["ann", "bob"]], [0, 1])
    assert contest(DESCENT, folded, Outcome((1, 2), "heroes")) == Contest([["bot:greedy"], ["ann", "bob"]], [1, 0])


def test_without_sides_everybody_has_a_place_by_points() -> None:
    folded = played(*person(0, "ann"), *person(1), Seated(2, "bot", "greedy"), *person(3, "bob"))
    found = contest(PAPER, folded, Outcome((3,), None, (20, 30, 20, 40)))
    assert found == Contest([["ann"], [""], ["bot:greedy"], ["bob"]], [2, 1, 2, 0])


def test_nobody_is_rated_alone_against_oneself_or_among_bots() -> None:
    bots = [Seated(seat, "bot", kind) for seat, kind in enumerate(("greedy", "random"))]
    for seats in (person(0, "ann"), [*person(0, "ann"), *person(1, "ann")], bots):
        assert contest(PAPER, played(*seats), Outcome((0,), None)) is None


def test_whoever_leaves_a_seat_is_not_rated_for_what_comes_then() -> None:
    folded = played(*person(0, "ann"), *person(1, "bob"), Seated(0, "bot", "greedy"))
    assert contest(PAPER, folded, Outcome((0,), None)) == Contest([["bot:greedy"], ["bob"]], [0, 1])


async def test_a_game_is_counted_once(store_url: str) -> None:
    store = await open_store(store_url)
    for table_id in ("t1", "t1", "t2"):
        await store.rate(table_id, "descent", [["ann", ""], ["bot:greedy"]], [0, 1])
    await store.rate("t3", "paperdungeons", [["ann"], ["bob"]], [1, 0])
    descent, paper = await store.ratings_of("ann")
    assert (descent.game, descent.games, paper.game, paper.games) == ("descent", 2, "paperdungeons", 1)
    assert descent.rating > 1000 > paper.rating
    assert max(descent.give_or_take, paper.give_or_take) < 667  # what a newcomer has
    assert await store.ratings_of("") == []
    await store.close()


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url, ratings=True) as server:
        yield server


async def play(somebody: Person) -> None:
    rng = Random(3)
    while "ending" not in somebody.now:
        await somebody.until(lambda: bool(somebody.now["asks"]) or "ending" in somebody.now)
        for ask in somebody.now["asks"][:1]:
            await somebody.answer(ask["seat"], any_answer(ask["ask"], rng))


async def ratings(server: Running, player: str) -> dict[str, Any]:
    found: dict[str, Any] = (await server.http.post("/api/ratings", json={"player": player})).json()
    return found


async def test_who_says_who_they_are_is_rated_when_the_game_is_over(server: Running) -> None:
    table = await server.make("human", "bot:random")
    assert table["counts"]
    async with server.sit(table, 0) as ann:
        assert (await ann.say("player", player="anns secret"))["t"] == "done"
        assert (await ratings(server, "anns secret")) == {"on": True, "ratings": []}
        await play(ann)
    place = server.house.places[0]
    await until(lambda: not server.house._tasks)
    (rated,) = (await ratings(server, "anns secret"))["ratings"]
    assert (rated["game"], rated["games"], place.ended) == ("paperdungeons", 1, True)
    assert (await ratings(server, "somebody elses"))["ratings"] == []
    stored = await server.house.store.load(table["id"])
    assert stored is not None
    assert not any("anns secret" in str(happened.event) for happened in stored.events)


async def test_games_that_came_from_elsewhere_or_out_of_hands_do_not_count(server: Running) -> None:
    table = await server.make("human", "bot:random")
    mine = server.bearer(table["links"]["seats"][0])
    forked = await server.http.post(f"/api/tables/{table['id']}/fork", json={"decision": 0}, headers=mine)
    assert not forked.json()["table"]["counts"]
    seats = [{"kind": "human"}, {"kind": "human"}]
    by_hand = await server.http.post("/api/tables", json={"game": "paperdungeons", "seats": seats, "hands": "dice"})
    assert not by_hand.json()["table"]["counts"]


async def test_without_ratings_nobody_is_asked_or_rated(sqlite_url: str) -> None:
    async with running(sqlite_url) as server:
        table = await server.make("human", "bot:random")
        assert not table["counts"]
        async with server.sit(table, 0) as ann:
            await ann.say("player", player="anns secret")
        assert not server.house.places[0].table.folded.players
        assert await ratings(server, "anns secret") == {"on": False, "ratings": []}
