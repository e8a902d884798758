"""Tables whose players go on playing while servers come and go, and what they were told compared with what is kept."""

from __future__ import annotations

import asyncio
from random import Random

from undercroft.table.events import fold
from undercroft.table.load.player import Player
from undercroft.table.load.server import Server
from undercroft.table.store import Store

from .tables import SEED, until

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
                answer = given.message["answer"]
                answer = tuple(answer) if isinstance(answer, list) else answer
                after = {place + 1 for place in places if kept[place : place + 1] == [answer]}
                if given.done:
                    assert after, f"seat {seat}: an acknowledged answer is lost: {given}"
                    places = after
                elif not given.refused:
                    places |= after
            assert len(kept) in places, f"seat {seat}: {kept} is not what was answered"
