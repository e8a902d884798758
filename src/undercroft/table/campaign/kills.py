"""Servers are killed in the middle of play: nothing that was acknowledged is lost, nothing that was kept is refused."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

from sqlalchemy import Engine, select

from undercroft.table.campaign.findings import Findings
from undercroft.table.campaign.kept import BUSY, Course
from undercroft.table.campaign.people import Person
from undercroft.table.campaign.records import UNVERIFIED, check_record
from undercroft.table.load.measure import until
from undercroft.table.load.server import Server
from undercroft.table.store import schema
from undercroft.table.store.engine import make_engine, read_url

LOST: Final = "acknowledged and lost"
LATE: Final = "kept, and refused to the one who sent it"
STRANGE: Final = "kept, and not sent"
HANGS: Final = "without a reply"
MUST_BE_ZERO: Final = (LOST, LATE, STRANGE, HANGS, UNVERIFIED, "tracebacks")
LEASE: Final = 1.0
PATIENCE: Final = 90.0
"""Seconds; only what hangs takes so long, however busy the machine is."""
AT_LEAST, AT_MOST = 8, 30
"""Messages acknowledged between two kills, at all tables together."""
A_MOMENT: Final = 0.008
"""Seconds: the longest between that and the kill, so that it comes at any moment of the server's work."""
ROUNDS: Final = 20
TABLES: Final = ("paperdungeons", "paperdungeons", "paperdungeons", "descent")
ONE_PERSON: Final = ("descent",)
"""Games where one person holds all seats: then one connection is asked for several."""
TWO: Final = ({"kind": "human", "name": "Ana"}, {"kind": "human", "name": "Ola"})

KINDS: Final = {
    "answer": "- answers",
    "act": "- standing choices",
    "undo": "- answers taken back, or wishes to",
    "vote": "- votes on that",
    "chat": "- lines of chat",
    "name": "- names",
    "seat": "- seats handed over, or taken back",
}
"""What can be acknowledged, as it is shown."""

COUNTED: Final = (
    "acknowledged",
    *KINDS.values(),
    "kept, not acknowledged",
    "neither kept nor acknowledged",
    "records verified",
)

Tick = Callable[[], None]


class Sitting:
    """A table and its people."""

    def __init__(self, table_id: str, tokens: list[str], people: list[Person]) -> None:
        self.table_id = table_id
        self.tokens = tokens
        self.people = people
        self.course = Course(table_id)

    @classmethod
    async def begin(cls, server: Server, game: str, rng: Random) -> Sitting:
        table_id, tokens = await server.new_table(game, TWO)
        held = [[0, 1]] if game in ONE_PERSON else [[0], [1]]
        people = [Person(table_id, [tokens[seat] for seat in seats], seats, rng) for seats in held]
        return cls(table_id, tokens, people)

    @property
    def over(self) -> bool:
        return any(person.over for person in self.people)

    @property
    def acknowledged(self) -> int:
        return sum(len(person.acknowledged) for person in self.people)


class Room:
    """Tables that are played at while servers come and go."""

    def __init__(self, url: str, findings: Findings, rng: Random) -> None:
        self.findings = findings
        self.sittings: list[Sitting] = []
        self._engine: Engine = make_engine(read_url(url))
        self._rng = rng

    def give_up(self) -> None:
        """Leave all tables as they are."""
        for person in self.people:
            person.free = False
            person.leave()
        self.sittings.clear()

    def close(self) -> None:
        self.give_up()
        self._engine.dispose()

    @property
    def people(self) -> list[Person]:
        return [person for sitting in self.sittings for person in sitting.people]

    async def fill(self, server: Server) -> None:
        """Have a game going at every table."""
        for place, game in enumerate(TABLES):
            if place >= len(self.sittings):
                self.sittings.append(await Sitting.begin(server, game, self._rng))
            elif self.sittings[place].over:
                await self.put_away(server, self.sittings[place])
                self.sittings[place] = await Sitting.begin(server, game, self._rng)

    async def put_away(self, server: Server, sitting: Sitting) -> None:
        for person in sitting.people:
            person.free = False
            person.leave()
        await check_record(server, sitting.table_id, sitting.tokens, self.findings)

    async def come(self, *servers: Server) -> None:
        """Everybody who is not there connects, in turn to each of the servers, and sees the table."""
        for place, person in enumerate(self.people):
            if not person.here:
                server = servers[place % len(servers)]
                await person.come_again(server.host, server.port)
        await until(lambda: all(person.decision >= 0 for person in self.people), PATIENCE)

    async def gone(self, server: Server) -> None:
        """Until all who were at a server know that it is not there any more."""
        await until(lambda: not any(person.here and person.port == server.port for person in self.people), PATIENCE)

    async def play(self, messages: int) -> None:
        """Until so many messages are acknowledged, and at every table at least one."""
        for person in self.people:
            person.go_on()
        await until(
            lambda: (
                sum(sitting.acknowledged for sitting in self.sittings) >= messages
                and all(sitting.acknowledged or sitting.over for sitting in self.sittings)
            ),
            PATIENCE,
        )

    async def replies(self) -> None:
        """Nobody begins anything, and what was begun is answered."""
        for person in self.people:
            person.free = False
        await until(lambda: not any(person.here and person.waiting for person in self.people), PATIENCE)

    async def compare(self) -> None:
        """Compare what people were told with what is kept, and have them repeat what they heard nothing of."""
        for _ in range(ROUNDS):
            await self.replies()
            for sitting in self.sittings:
                self._compare(sitting)
            await self.replies()
            if not any(given.refused == BUSY for person in self.people for given in person.repeated):
                break
            await asyncio.sleep(LEASE / 4)
        for person in self.people:
            for again in person.repeated:
                if not again.done:
                    self.findings.fail(LATE, f"table {person.table_id}: {again.message} repeated: {again.refused}")

    def _compare(self, sitting: Sitting) -> None:
        done = self.findings.done
        happened = sitting.course.read(self._engine)
        for person in sitting.people:
            for kind in person.acknowledged:
                done["acknowledged"] += 1
                done[KINDS[kind]] += 1
            settled = person.settle(sitting.course, happened)
            done["kept, not acknowledged"] += len(settled.kept)
            done["neither kept nor acknowledged"] += len(settled.gone)
            where = f"table {sitting.table_id}, seats {person.seats}"
            for given in settled.lost:
                self.findings.fail(LOST, f"{where}: {given}")
            for given in settled.late:
                self.findings.fail(LATE, f"{where}: {given}")
            for deed in settled.strange:
                self.findings.fail(STRANGE, f"{where}: {deed}")

    def drivers(self) -> dict[str, str]:
        """Who holds the lease of each table."""
        kept = schema.leases.c
        wanted = select(kept.table_id, kept.owner).where(kept.table_id.in_([one.table_id for one in self.sittings]))
        with self._engine.connect() as db:
            return {row.table_id: row.owner for row in db.execute(wanted)}

    def describe(self) -> str:
        """What everybody waits for."""
        told = []
        for person in self.people:
            last: Any = person.given[-1] if person.given else None
            told.append(f"table {person.table_id}, seats {person.seats}, here: {person.here}, due: {list(person.due)}")
            told.append(f"   its last message: {last}")
        return "\n".join(told)


async def kill_often(
    server: Server, url: str, times: int, findings: Findings, rng: Random, until_: float, tick: Tick
) -> None:
    """Kill a server so many times, or until it is that late."""
    await server.start()
    room = Room(url, findings, rng)
    try:
        for _ in range(times):
            if time.monotonic() > until_:
                findings.incomplete = "time ran out"
                break
            try:
                await room.fill(server)
                await room.come(server)
                await room.play(rng.randint(AT_LEAST, AT_MOST))
                await asyncio.sleep(rng.uniform(0, A_MOMENT))
                server.kill()
                await room.gone(server)
                await server.start()
                findings.done["kills"] += 1
                await room.come(server)
                await room.compare()
            except TimeoutError as error:
                findings.fail(HANGS, f"{error}\n{room.describe()}")
                room.give_up()
            tick()
        for sitting in room.sittings:
            await room.put_away(server, sitting)
    finally:
        room.close()
        server.kill()


async def fail_over_often(
    servers: Sequence[Server], url: str, times: int, findings: Findings, rng: Random, until_: float, tick: Tick
) -> None:
    """Kill, of two servers, the one that drives all tables; so many times, or until it is that late."""
    await asyncio.gather(*(server.start() for server in servers))
    room = Room(url, findings, rng)
    try:
        for turn in range(times):
            if time.monotonic() > until_:
                findings.incomplete = "time ran out"
                break
            driver, other = servers[turn % 2], servers[1 - turn % 2]
            try:
                await room.fill(driver)
                await room.come(driver, other)
                await room.play(rng.randint(AT_LEAST, AT_MOST))
                before = room.drivers()
                await asyncio.sleep(rng.uniform(0, A_MOMENT))
                driver.kill()
                await room.gone(driver)
                findings.done["failovers"] += 1
                await room.come(other)
                await room.compare()
                await room.play(AT_LEAST)
                after = room.drivers()
                changed = sum(after.get(table_id) != owner for table_id, owner in before.items())
                findings.done["tables that changed hands"] += changed
                await room.replies()
                for person in room.people:
                    person.leave()
                await room.gone(other)
            except TimeoutError as error:
                findings.fail(HANGS, f"{error}\n{room.describe()}")
                room.give_up()
            await driver.start()
            tick()
        for sitting in room.sittings:
            await room.put_away(servers[times % 2], sitting)
    finally:
        room.close()
        for server in servers:
            server.kill()
