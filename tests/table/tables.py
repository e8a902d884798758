"""A server on a free port, and people who talk to it through real sockets."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from secrets import token_urlsafe
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from undercroft.commands import serve
from undercroft.table.app import create_app
from undercroft.table.clock import Clock
from undercroft.table.house import House
from undercroft.table.protocol import SocketProtocol
from undercroft.table.store import open_store

PATIENCE = 90.0
"""Seconds; only what hangs takes so long, however busy the machine is."""
SEED = 8
"""Of every table, and of its bots."""


LEASE = 600.0
"""Seconds of the test's own clock: a lease runs out when the test lets it."""


class StoppedClock(Clock):
    """Time passes when the test says so, or when somebody waits for it."""

    def __init__(self) -> None:
        self.at = 1_000_000.0

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        self.at += seconds
        await asyncio.sleep(0)


async def until(true: Callable[[], bool]) -> None:
    """Let others go on until something holds."""
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0.005)


class Running:
    """A server that runs in this process."""

    def __init__(self, port: int, house: House) -> None:
        self.port = port
        self.house = house
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE)

    async def make(
        self, *kinds: str, game: str = "paperdungeons", names: tuple[str, ...] = (), **options: Any
    ) -> dict[str, Any]:
        """A table with seats such as "human", "open" or "bot:random"; what its maker is told."""
        seats = []
        for seat, kind in enumerate(kinds):
            kind, _, bot = kind.partition(":")
            name = names[seat] if seat < len(names) else f"P{seat}"
            seats.append({"kind": kind, "name": name} | ({"bot": bot} if bot else {}))
        reply = await self.http.post("/api/tables", json={"game": game, "seats": seats, "options": options})
        assert reply.status_code == 201, reply.text
        table: dict[str, Any] = reply.json()["table"]
        return table

    @asynccontextmanager
    async def sit(
        self, table: dict[str, Any], *seats: int, host: bool = False, name: str = ""
    ) -> AsyncIterator[Person]:
        """Somebody who holds these seats, or is invited to them; without any, a spectator."""
        links = table["links"]
        take = {links["invitations"][seat]: token_urlsafe(16) for seat in seats if links["seats"][seat] is None}
        tokens = [links["seats"][seat] or links["invitations"][seat] for seat in seats]
        tokens += [links["host"]] if host else []
        async with self.talk(table["id"]) as person:
            await person.hello(tokens or [links["spectator"]], name, take)
            for seat in seats:
                if links["seats"][seat] is None:  # they keep what opens it now
                    links["seats"][seat] = take[links["invitations"][seat]]
            yield person

    @asynccontextmanager
    async def talk(self, table_id: str) -> AsyncIterator[Person]:
        """Somebody who has not said hello yet."""
        url = f"ws://127.0.0.1:{self.port}/api/tables/{table_id}/socket"
        async with connect(url, max_size=None) as connection:
            yield Person(connection)

    def bearer(self, *tokens: str) -> dict[str, str]:
        return {"Authorization": f"Bearer {','.join(tokens)}"}


class Person:
    """Somebody at a table: what they have been told, and what they say."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.welcome: dict[str, Any] = {}
        self.now: dict[str, Any] = {}
        self.scene: Any = None
        self.log: list[dict[str, Any]] = []
        self._ref = 0

    async def hello(self, tokens: list[str], name: str = "", take: dict[str, str] | None = None) -> None:
        await self.send({"t": "hello", "tokens": tokens, "name": name, "take": take or {}})
        await self.until(lambda: bool(self.now))

    async def send(self, message: Any) -> None:
        await self.connection.send(message if isinstance(message, str | bytes) else json.dumps(message))

    async def hear(self) -> dict[str, Any]:
        async with asyncio.timeout(PATIENCE):
            raw = await self.connection.recv()
        assert isinstance(raw, str)
        message: dict[str, Any] = json.loads(raw)
        assert message["n"] == len(self.heard) + 1
        self.heard.append(message)
        self.raw.append(raw)
        if message["t"] == "welcome":
            self.welcome = message
        elif message["t"] == "update":
            self.now = message
            self.scene = message.get("scene", self.scene)
            missing = [{}] * (message["log_from"] - len(self.log))
            self.log = [*self.log[: message["log_from"]], *missing, *message["log"]]
        elif message["t"] == "waiting":
            self.now = self.now | {"waiting": message["waiting"]}
        return message

    async def until(self, true: Callable[[], bool]) -> None:
        """Listen until something holds."""
        while not true():
            await self.hear()

    async def say(self, kind: str, **what: Any) -> dict[str, Any]:
        """Send something and wait for what comes of it."""
        self._ref += 1
        ref = self._ref
        await self.send({"t": kind, "ref": ref, **what})
        while (message := await self.hear()).get("ref") != ref:
            if ref in message.get("done", ()):
                return {"t": "done", "n": message["n"], "ref": ref}
        return message

    def ask(self, seat: int) -> dict[str, Any] | None:
        return next((ask for ask in self.now["asks"] if ask["seat"] == seat), None)

    async def asked(self, seat: int) -> dict[str, Any]:
        """What a seat is asked, once it is."""
        await self.until(lambda: self.ask(seat) is not None)
        ask = self.ask(seat)
        assert ask is not None
        return ask

    async def answer(self, seat: int, answer: Any = None, decision: int | None = None) -> dict[str, Any]:
        """Answer what a seat is asked, with the first choice if nothing else is told."""
        ask = await self.asked(seat)
        given = first_answer(ask["ask"]) if answer is None else answer
        return await self.say(
            "answer", seat=seat, decision=ask["decision"] if decision is None else decision, answer=given
        )

    async def decision(self, number: int) -> None:
        """Until so many answers have been given."""
        await self.until(lambda: self.now["decision"] >= number)


def first_answer(ask: dict[str, Any]) -> Any:
    return any_answer(ask, None)


def any_answer(ask: dict[str, Any], rng: Random | None) -> Any:
    """An allowed answer: at random, or the first."""
    values = [choice["value"] for choice in ask.get("choices", []) if choice["refused"] is None]
    if rng is not None:
        rng.shuffle(values)
    match ask["space"]:
        case "one_of":
            return values[0]
        case "subset":
            return values[: ask["at_least"]]
        case "order":
            return values
        case "number":
            return ask["low"]
    raise AssertionError(ask["space"])


@asynccontextmanager
async def running(db: str, *, clock: Clock | None = None, **how: Any) -> AsyncIterator[Running]:
    """A server with this database; bots answer at once, every table is dealt alike, and one may make any number."""
    store = await open_store(db, clock.now if clock is not None else None)
    app = create_app(
        store,
        clock=clock,
        **({"pace": 0.0, "workers": 1, "seeds": lambda: SEED, "database_within": PATIENCE, "new_tables": 0} | how),
    )
    listener = serve.listen("127.0.0.1", 0)
    config = uvicorn.Config(
        app,
        ws=SocketProtocol,
        ws_max_size=1024 * 1024,
        log_level="error",
        lifespan="on",
        timeout_graceful_shutdown=1,
    )
    server = uvicorn.Server(config)
    server.capture_signals = _no_signals  # type: ignore[method-assign, assignment] # pytest keeps its own
    task = asyncio.create_task(server.serve([listener]))
    try:
        await until(lambda: server.started or task.done())
        if task.done():
            await task
        here = Running(listener.getsockname()[1], app.state.house)
        async with here.http:
            yield here
    finally:
        server.should_exit = True
        await task


class _Nothing:
    def __enter__(self) -> None: ...

    def __exit__(self, *error: object) -> None: ...


def _no_signals() -> _Nothing:
    return _Nothing()
