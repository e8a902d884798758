"""A server is sent nonsense over both protocols, and must go on as if nothing had been said."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from random import Random
from typing import Final

from undercroft.table.campaign import requests
from undercroft.table.campaign.findings import Findings
from undercroft.table.campaign.kills import TWO, Tick
from undercroft.table.campaign.mutations import Message
from undercroft.table.campaign.records import UNVERIFIED, check_record, fetch
from undercroft.table.campaign.wild import BROKEN, EARLIER, HANGS, SOCKET, TableAt, Wild
from undercroft.table.load.server import Server

COUNTED: Final = (
    "messages",
    SOCKET,
    "read by the decoder",
    "refused by a rule",
    "accepted",
    "moves in between",
    "broken frames",
    "connections",
    "shown the door",
    requests.HTTP,
    "answered with success",
    "unfinished requests",
    "records verified",
)
CRASHES: Final = "the server ended"
MUST_BE_ZERO: Final = (CRASHES, requests.FAILED, BROKEN, HANGS, UNVERIFIED, "tracebacks")
OPTIONS: Final = ("--bot-pace", "0", "--examples")
GAMES: Final = ("paperdungeons", "descent", "paperdungeons")
TABLES: Final = 24
CLIENTS: Final = 32
"""Who visit the tables at the same time."""
ASKING: Final = 16
"""Who send requests at the same time."""
BY_HTTP: Final = 0.125
A_VISIT: Final = 110
"""Messages of a visit: most are then still heard, and not shown the door."""
VISITS: Final = 20
"""Then a table is looked at, and another takes its place."""


class Flood:
    """Tables, and those who will not behave at them."""

    def __init__(self, server: Server, messages: int, findings: Findings, seed: int, until_: float, tick: Tick) -> None:
        self._server = server
        by_http = round(messages * BY_HTTP)
        self._shares = {SOCKET: messages - by_http, requests.HTTP: by_http}
        self._findings = findings
        self._seed = seed
        self._until = until_
        self._tick = tick
        self._tables: list[TableAt] = []
        self._made = 0
        self._earlier: deque[Message] = deque(maxlen=EARLIER)
        self._record = b""
        self._restarting = asyncio.Lock()

    async def run(self) -> None:
        """Send so many messages, or until it is that late; in the end everybody else must be served as before."""
        server, findings = self._server, self._findings
        await server.start()
        for _ in range(min(TABLES, 2 + self._shares[SOCKET] // 500)):
            self._tables.append(await self._new_table())
        self._record = await asyncio.to_thread(fetch, server, self._tables[0].id, self._tables[0].seats)
        people = [self._visit(place) for place in range(CLIENTS)] + [self._ask(place) for place in range(ASKING)]
        await asyncio.gather(*people)
        if findings.done["messages"] < sum(self._shares.values()):
            findings.incomplete = "time ran out"
        for table in self._tables:
            await check_record(server, table.id, table.seats, findings)
        if not await server.answers():
            findings.fail(CRASHES, "it does not answer in the end")

    def _on(self, protocol: str) -> bool:
        """Whether there is more to be sent over a protocol, and time to do so."""
        return self._findings.done[protocol] < self._shares[protocol] and time.monotonic() < self._until

    async def _visit(self, place: int) -> None:
        number = 0
        while self._on(SOCKET):
            # What is sent follows from the seed and what the server says, whoever else is there.
            rng = Random(f"{self._seed} {place} {number}")
            number += 1
            at = rng.randrange(len(self._tables))
            table = self._tables[at]
            left = self._shares[SOCKET] - self._findings.done[SOCKET]
            wild = Wild(table, self._findings, self._earlier, rng)
            await wild.visit(self._server.host, self._server.port, min(A_VISIT, left))
            self._tick()
            table.visits += 1
            if (table.over or table.visits >= VISITS) and self._tables[at] is table:
                self._tables[at] = await self._new_table()
                await check_record(self._server, table.id, table.seats, self._findings)
            await self._see_that_it_runs()

    async def _ask(self, place: int) -> None:
        rng = Random(f"{self._seed} http {place}")
        while self._on(requests.HTTP):
            table = rng.choice(self._tables)
            data, owed = requests.mutated_request(rng, table, self._record, self._earlier)
            await requests.send(rng, self._server.host, self._server.port, data, owed, self._findings)
            self._tick()
            await self._see_that_it_runs()

    async def _see_that_it_runs(self) -> None:
        if not self._server.running:
            async with self._restarting:
                if not self._server.running:
                    self._findings.fail(CRASHES, "see the end of its log")
                    await self._server.start()

    async def _new_table(self) -> TableAt:
        game = GAMES[self._made % len(GAMES)]
        self._made += 1
        body = {"game": game, "options": {}, "seats": list(TWO)}
        table = (await self._server.ask("POST", "/api/tables", body))["table"]
        links = table["links"]
        return TableAt(table["id"], game, list(links["seats"]), links["host"], links["spectator"])
