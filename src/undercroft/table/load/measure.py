"""What is measured: answers in a second, how long one takes to show, and the memory of a table."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from itertools import count
from random import Random
from typing import Final

import msgspec

from undercroft.table.load.player import Given, Player
from undercroft.table.load.server import Server

GAME: Final = "paperdungeons"
SEATS: Final = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ola"})


class Latencies(msgspec.Struct):
    """Seconds, from sending an answer to the update that shows it."""

    seconds: list[float] = []

    def note(self, given: Given, took: float) -> None:  # noqa: ARG002 - as a player calls it
        self.seconds.append(took)

    def quantile(self, part: float) -> float:
        ordered = sorted(self.seconds)
        return ordered[min(len(ordered) - 1, int(len(ordered) * part))] if ordered else 0.0


class Crowd:
    """Tables with two clients each. When a game is over, its clients move on to a new table."""

    def __init__(self, server: Server, tables: int, seed: int = 1) -> None:
        self.server = server
        self.tables = tables
        self.pairs: list[tuple[Player, Player]] = []
        self.latencies = Latencies()
        self.games = 0
        self._seeds = count(seed)
        self.eager = False
        """Whether clients answer as soon as they are asked."""

    async def gather(self) -> None:
        """Make all tables and have everybody sit down."""
        for _ in range(self.tables):
            self.pairs.append(await self._new_pair())
        await until(lambda: all(player.decision >= 0 for pair in self.pairs for player in pair), 30)

    def leave(self) -> None:
        for pair in self.pairs:
            for player in pair:
                player.leave()

    @property
    def answered(self) -> int:
        return len(self.latencies.seconds)

    async def answer_eagerly(self, seconds: float) -> float:
        """Everybody answers as fast as they are asked; answers in a second."""
        before, begun = self.answered, time.perf_counter()
        self.eager = True
        for pair in self.pairs:
            for player in pair:
                self._asked(player)
        await asyncio.sleep(seconds)
        self.eager = False
        rate = (self.answered - before) / (time.perf_counter() - begun)
        await asyncio.sleep(0.5)
        return rate

    async def answer_steadily(self, rate: float, seconds: float) -> Latencies:
        """So many answers in a second, whether the server keeps up or not."""
        self.latencies = Latencies()
        begun = time.perf_counter()
        turn = 0
        for number in range(int(rate * seconds)):
            at = begun + number / rate
            if (wait := at - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            for _ in range(self.tables):  # the next table where somebody is asked something
                turn += 1
                player = next((player for player in self.pairs[turn % self.tables] if player.due), None)
                if player is not None:
                    player.answer(next(iter(player.due)), at)
                    break
        await asyncio.sleep(1.0)
        return self.latencies

    async def _new_pair(self) -> tuple[Player, Player]:
        table_id, tokens = await self.server.new_table(GAME, SEATS)
        pair = Player(table_id, tokens[:1], self._rng()), Player(table_id, tokens[1:], self._rng())
        for player in pair:
            player.asked = self._asked
            player.shown = self._shown
            await player.come(self.server.host, self.server.port)
        return pair

    def _rng(self) -> Random:
        return Random(next(self._seeds))

    def _asked(self, player: Player) -> None:
        if self.eager:
            for seat in list(player.due):
                player.answer(seat)

    def _shown(self, given: Given, seconds: float) -> None:
        self.latencies.note(given, seconds)

    async def tidy(self) -> None:
        """Move those whose game is over to new tables, for as long as this runs."""
        while True:
            await asyncio.sleep(0.02)
            for place, pair in enumerate(self.pairs):
                if all(player.over for player in pair):
                    self.games += 1
                    for player in pair:
                        player.leave()
                    self.pairs[place] = await self._new_pair()


async def until(come_true: Callable[[], bool], seconds: float) -> None:
    """Wait for something; TimeoutError if it takes too long."""
    end = time.perf_counter() + seconds
    while not come_true():
        if time.perf_counter() > end:
            raise TimeoutError("the server takes too long")
        await asyncio.sleep(0.01)
