"""What chance takes long to find out keeps nobody waiting but whoever waits for that, and changes nothing."""

from __future__ import annotations

import asyncio
import pickle
import threading
from collections.abc import AsyncIterator
from copy import copy
from random import Random
from typing import Any

import pytest

from toy_games import Purses
from undercroft.kernel.chance import CHANCE, Place, Roll, Seeded, Unhurried
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer
from undercroft.parts.dice import Die
from undercroft.table.hands import find_out

from .tables import Person, Running, any_answer, running, until

pytestmark = pytest.mark.anyio


@pytest.fixture
async def server(sqlite_url: str) -> AsyncIterator[Running]:
    async with running(sqlite_url) as server:
        yield server


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Dice take long to come to rest."""
    monkeypatch.setattr(Roll, "slow", True)


async def play(person: Person, answers: int) -> None:
    rng = Random(3)
    while "ending" not in person.now and person.now["decision"] < answers:
        await person.until(lambda: bool(person.now["asks"]))
        ask = person.now["asks"][0]
        await person.answer(ask["seat"], any_answer(ask["ask"], rng))


async def record(server: Running, answers: int) -> list[tuple[int, Any]]:
    table = await server.make("human")
    async with server.sit(table, 0) as ann:
        await play(ann, answers)
        entries = (await server.house.table(table["id"])).match.entries
        return [(entry.seat, entry.answer) for entry in entries][: answers * 2]


async def test_the_record_is_as_if_chance_had_answered_at_once(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    at_once = await record(server, 30)
    monkeypatch.setattr(Roll, "slow", True)
    assert await record(server, 30) == at_once
    assert any(seat == CHANCE for seat, _ in at_once)


class Held:
    """Dice that are in the air until they are let go."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.landed = threading.Event()
        self.thrown_in: list[threading.Thread] = []
        sample = Roll.sample

        def held(roll: Roll, rng: Random) -> Answer:
            self.thrown_in.append(threading.current_thread())
            self.landed.wait(60)
            return sample(roll, rng)

        monkeypatch.setattr(Roll, "sample", held)


@pytest.mark.usefixtures("slow")
async def test_others_are_heard_while_dice_are_in_the_air(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await server.make("human"), await server.make("human")
    async with server.sit(one, 0) as ann, server.sit(other, 0) as bob, server.sit(one) as guest:
        held = Held(monkeypatch)

        async def go_on() -> None:
            while not held.thrown_in:
                await ann.answer(0)

        playing = asyncio.create_task(go_on())
        await until(lambda: bool(held.thrown_in))
        assert held.thrown_in[0] is not threading.main_thread()
        assert (await bob.say("name", seat=0, name="Robert"))["t"] == "done"  # another table is served meanwhile
        table = await server.house.table(one["id"])
        assert guest.now["decision"] <= table.numbers.answers  # nobody is shown dice that are in the air
        assert table.keeping
        held.landed.set()
        await playing


@pytest.mark.usefixtures("slow")
async def test_a_rule_that_fails_after_the_throw_costs_nobody_their_game(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await server.make("human")

    def fails(roll: Roll, rng: Random) -> Answer:
        raise RuntimeError("the table collapsed")

    async with server.sit(table, 0) as ann:
        with monkeypatch.context() as broken:
            broken.setattr(Roll, "sample", fails)
            while (done := await ann.answer(0))["t"] == "done":
                pass
        assert (done["code"], done["reason"]["id"]) == ("broken", "table-rule-failed")
        assert (await ann.answer(0))["t"] == "done"


@pytest.mark.usefixtures("slow")
async def test_gathered_flows_wait_for_slow_dice_one_after_another() -> None:
    match: Match[Any] = Match(Purses(), players=3, chance=Unhurried(7))
    fast: Match[Any] = Match(Purses(), players=3, chance=Seeded(7))
    while not match.over:
        seat = match.waiting[0]
        assert match.answer(seat, 3) is None
        assert match.left_to_table() is not None
        await find_out(match)
        assert fast.answer(seat, 3) is None
    assert fast.over
    assert match.entries == fast.entries


def test_unhurried_chance_is_copied_and_sent_as_it_is() -> None:
    chance = Unhurried(5)
    for twin in (copy(chance), pickle.loads(pickle.dumps(chance))):
        assert (type(twin), twin.seed) == (Unhurried, 5)
    roll, place = Roll((Die("coin", ("heads", "tails")),)), Place(0, (0,))
    assert chance.outcome(roll, place) == chance.at_leisure.outcome(roll, place) == Seeded(5).outcome(roll, place)
