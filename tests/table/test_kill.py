"""Servers are killed in the middle of play, and no acknowledged answer is lost."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random

import pytest

from postgres import free_port
from undercroft.table.events import fold
from undercroft.table.load.player import Player
from undercroft.table.load.server import Server
from undercroft.table.store import Store, open_store

from .tables import SEED, until
from .warm import Stable, WarmServer

pytestmark = pytest.mark.anyio

KILLS = 50
LEASE = 1.5
SEEDED = ("--seed", str(SEED))
TWO = [{"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ola"}]


class Sitting:
    """A table and its players, who answer a moment after they are asked and come back when the connection breaks."""

    def __init__(self, table_id: str, players: list[Player], rng: Random) -> None:
        self.table_id = table_id
        self.players = players
        self.acknowledged = 0
        """As of the last time everybody came back."""
        self._rng = rng
        for player in players:
            player.asked = self._asked

    @classmethod
    async def begin(cls, server: Server, game: str, seats: list[dict[str, str]], rng: Random) -> Sitting:
        """One player for each seat of Paper Dungeons; all seats of Descent are one person's."""
        table_id, tokens = await server.new_table(game, seats)
        held = [[token] for token in tokens] if game == "paperdungeons" else [tokens]
        return cls(table_id, [Player(table_id, some, rng) for some in held], rng)

    def _asked(self, player: Player) -> None:
        for seat in list(player.due):
            delay = self._rng.uniform(0, 0.004)
            asyncio.get_running_loop().call_later(delay, lambda seat=seat: seat in player.due and player.answer(seat))

    async def come(self, *servers: Server) -> None:
        """Everybody connects, in turn to each of the servers, and sees the table."""
        self.acknowledged = self.done
        for place, player in enumerate(self.players):
            server = servers[place % len(servers)]
            player.decision = -1
            await player.come(server.host, server.port)
        await until(lambda: all(player.decision >= 0 for player in self.players))
        for player in self.players:
            mine = sum(given.done for given in player.given)  # those of others may be under seal
            assert player.decision >= mine, "an acknowledged answer is lost"

    @property
    def done(self) -> int:
        """How many answers the server has acknowledged."""
        return sum(given.done for player in self.players for given in player.given)

    @property
    def over(self) -> bool:
        return any(player.over for player in self.players)

    async def check(self, store: Store) -> None:
        """Every acknowledged answer is in the record, in its place, with nothing in between that was not answered."""
        stored = await store.load(self.table_id)
        entries = fold(stored.events).entries
        for seat in range(stored.header.players):
            kept = [entry.answer for entry in entries if entry.seat == seat]
            places = {
                0
            }  # in what is kept, after the answers so far: of those without a word from the server, who knows
            for given in (given for player in self.players for given in player.given if given.seat == seat):
                answer = tuple(given.answer) if isinstance(given.answer, list) else given.answer
                after = {place + 1 for place in places if kept[place : place + 1] == [answer]}
                if given.done:
                    assert after, f"seat {seat}: an acknowledged answer is lost: {given}"
                    places = after
                elif not given.refused:
                    places |= after
            assert len(kept) in places, f"seat {seat}: {kept} is not what was answered"


@pytest.fixture(scope="module")
def stable() -> Iterator[Stable]:
    process = Stable()
    yield process
    process.close()


async def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(
    sqlite_url: str, tmp_path: Path, stable: Stable
):
    rng = Random(4)
    server = WarmServer(stable, free_port(), sqlite_url, *SEEDED, log=tmp_path / "log")
    await server.start()
    finished: list[Sitting] = []
    try:
        sittings = [await Sitting.begin(server, "paperdungeons", TWO, rng) for _ in range(3)]
        sittings.append(await Sitting.begin(server, "descent", TWO, rng))
        for kill in range(KILLS):
            for place, sitting in enumerate(sittings):
                if sitting.over:
                    finished.append(sitting)
                    sittings[place] = await Sitting.begin(server, "paperdungeons", TWO, rng)
            await asyncio.gather(*(sitting.come(server) for sitting in sittings))
            answers = sum(sitting.done for sitting in sittings) + rng.randint(10, 30)
            await until(
                lambda answers=answers: (
                    all(sitting.done > sitting.acknowledged or sitting.over for sitting in sittings)
                    and sum(sitting.done for sitting in sittings) >= answers
                )
            )
            server.kill()
            await until(lambda: not any(player.here for sitting in sittings for player in sitting.players))
            if kill < KILLS - 1:
                await server.start()
    finally:
        server.kill()
    assert sum(sitting.done for sitting in (*sittings, *finished)) >= 10 * KILLS
    store = await open_store(sqlite_url)
    for sitting in (*sittings, *finished):
        await sitting.check(store)
    await store.close()


@pytest.fixture
async def two_servers(postgres_url: str, tmp_path: Path, stable: Stable) -> AsyncIterator[list[Server]]:
    options = ("--lease", str(LEASE), *SEEDED)
    servers = [WarmServer(stable, free_port(), postgres_url, *options, log=tmp_path / f"log{n}") for n in range(2)]
    await asyncio.gather(*(server.start() for server in servers))
    yield servers
    for server in servers:
        server.kill()


async def test_play_goes_on_when_one_of_two_servers_is_killed(two_servers: list[Server], postgres_url: str):
    rng = Random(5)
    sittings = [await Sitting.begin(two_servers[place % 2], "paperdungeons", TWO, rng) for place in range(4)]
    for turn in range(4):
        killed, left = two_servers[turn % 2], two_servers[1 - turn % 2]
        await asyncio.gather(*(sitting.come(*two_servers) for sitting in sittings))
        await until(lambda: all(sitting.done > sitting.acknowledged + 5 or sitting.over for sitting in sittings))
        killed.kill()
        for sitting in sittings:
            for player in sitting.players:
                player.leave()
        await until(lambda: not any(player.here for sitting in sittings for player in sitting.players))
        await asyncio.gather(*(sitting.come(left) for sitting in sittings))
        await until(lambda: all(sitting.done > sitting.acknowledged or sitting.over for sitting in sittings))
        for sitting in sittings:
            for player in sitting.players:
                player.leave()
        await until(lambda: not any(player.here for sitting in sittings for player in sitting.players))
        await killed.start()
    for server in two_servers:
        server.kill()
    store = await open_store(postgres_url)
    for sitting in sittings:
        await sitting.check(store)
    await store.close()
