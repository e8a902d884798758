"""Clients who send nonsense over the socket, among moves that keep the game going."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from undercroft.table.campaign.findings import Findings
from undercroft.table.campaign.mutations import Message, mutated
from undercroft.table.load.connection import CLOSE, PING, PONG, TEXT, Connection, frame
from undercroft.table.load.player import Player, Update, choose

SOCKET: Final = "by WebSocket"
BROKEN: Final = "answered that something is broken"
HANGS: Final = "without a reply"
AT_ONCE: Final = 25
"""Messages sent before their replies are waited for."""
VALID: Final = 0.15
"""How many messages are as they should be."""
PATIENCE: Final = 90.0
CONTINUED: Final = 0x0
BINARY: Final = 0x2
UNREAD: Final = ("bad-request", "too-large", "too-many")
"""What is said to messages that nobody could read."""
FAULTS: Final = ("broken", "damaged", "disk-full")
"""What is said when it is the server's fault."""
EARLIER: Final = 40
ROLES: Final = ("seat", "seat", "seat", "seat", "all", "host", "spectator", "nobody")


class TableAt(msgspec.Struct):
    """A table to be wild at."""

    id: str
    game: str
    seats: list[str]
    host: str
    spectator: str
    visits: int = 0
    over: bool = False


class Wild(Player):
    """One visit to a table."""

    def __init__(self, table: TableAt, findings: Findings, earlier: deque[Message], rng: Random) -> None:
        self.table = table
        self.findings = findings
        self._earlier = earlier
        """Messages that were right when they were made."""
        self._waiting: deque[tuple[bytes, bool]] = deque()
        """What was sent and not yet replied to, and whether it was mutated."""
        self._heard = asyncio.Event()
        self._odd_hello = rng.random() < 0.1
        self._update: Update | None = None
        seats, tokens = self._be_somebody(rng)
        super().__init__(table.id, tokens, rng)
        self._seats = seats
        self.saw = self._look

    def _be_somebody(self, rng: Random) -> tuple[list[int], list[str]]:
        table = self.table
        match rng.choice(ROLES):
            case "seat":
                seat = rng.randrange(len(table.seats))
                return [seat], [table.seats[seat]]
            case "all":
                return list(range(len(table.seats))), list(table.seats)
            case "host":
                return [0], [table.host]
            case "spectator":
                return [0], [table.spectator]
            case _:
                return [0], rng.choice(([], [""], ["x" * 5000], [table.seats[0][::-1]], ["\0"] * 20))

    async def visit(self, host: str, port: int, messages: int) -> None:
        """Come, send so many messages, commit a crime against the protocol, and go."""
        done = self.findings.done
        try:
            await self.come(host, port, source(self.rng))
        except OSError:
            done["shown the door"] += 1
            return
        done["connections"] += 1
        try:
            await self._hear_until(lambda: self._update is not None)
            if self._odd_hello:
                done["messages"] += 1
                done[SOCKET] += 1
            while self.here and messages > 0:
                count = min(messages, AT_ONCE)
                for _ in range(count):
                    self._send_something()
                messages -= count
                await self._hear_until(lambda: not self._waiting)
            if self.here:
                await self._commit_a_crime()
            else:
                done["shown the door"] += 1
        except TimeoutError:
            self.findings.fail(HANGS, f"table {self.table_id}: sent: {list(self._waiting)[:5]}")
        self.table.over = self.table.over or self.over
        self.leave()

    def _hello(self) -> bytes:
        hello: Message = {"t": "hello", "tokens": self.tokens, "name": "Ann", "ref": 0}
        return mutated(self.rng, hello, self._earlier) if self._odd_hello else msgspec.json.encode(hello)

    async def _hear_until(self, true: Callable[[], bool]) -> None:
        async with asyncio.timeout(PATIENCE):
            while self.here and not true():
                self._heard.clear()
                await self._heard.wait()

    # -- sending ------------------------------------------------------------------------------------------------------

    def _send_something(self) -> None:
        rng = self.rng
        message = self._message()
        self._earlier.append(message)
        if rng.random() < VALID:
            self._send(msgspec.json.encode(message), mutant=False)
        else:
            self._send(mutated(rng, message, self._earlier), mutant=True)

    def _send(self, data: bytes, *, mutant: bool) -> None:
        connection = self._connection
        if connection is None:
            return
        self._waiting.append((data, mutant))
        if not _is_text(data) or self.rng.random() < 0.05:
            connection.send(data, BINARY)
        elif self.rng.random() < 0.05:
            self._send_in_pieces(connection, data)
        else:
            connection.send(data)

    def _send_in_pieces(self, connection: Connection, data: bytes) -> None:
        cuts = sorted(self.rng.randint(0, len(data)) for _ in range(self.rng.randint(1, 5)))
        pieces = [data[start:end] for start, end in zip([0, *cuts], [*cuts, len(data)], strict=True)]
        for place, piece in enumerate(pieces):
            connection.send_raw(frame(piece, CONTINUED if place else TEXT, last=place == len(pieces) - 1))
            if self.rng.random() < 0.3:
                connection.send(b"in between", PING)

    def _message(self) -> Message:
        """Something that could be said now."""
        rng, update = self.rng, self._update
        seat = rng.choice(self._seats)
        message: Message = {"t": "sync"}
        roll = rng.random()
        if update is not None and update.asks and roll < 0.55:
            asked = rng.choice(update.asks)
            message = {"t": "answer", "seat": asked.seat, "decision": asked.decision, "answer": choose(asked.ask, rng)}
        elif update is not None and update.standing and roll < 0.65:
            may = rng.choice(update.standing)
            message = {"t": "act", "seat": may.seat, "number": may.number, "answer": choose(may.ask, rng)}
        elif roll < 0.7:
            message = {"t": "answer", "seat": seat, "decision": self.decision, "answer": "pass"}
        elif roll < 0.75:
            message = {"t": "hints", "seat": seat, "decision": self.decision}
        elif roll < 0.8:
            message = {"t": "undo", "seat": seat}
        elif roll < 0.83:
            message = {"t": "vote", "agree": rng.random() < 0.5}
        elif roll < 0.88:
            message = {"t": "chat", "text": "Mind the step."}
        elif roll < 0.92:
            message = {"t": "name", "seat": seat, "name": "Ann"}
        elif roll < 0.94:
            message = {"t": "seat", "seat": seat, "bot": rng.choice(("random", None, None))}
        elif roll < 0.97:
            message = {"t": "look", "seat": seat}
        elif roll < 0.98:
            message = {"t": "hello", "tokens": self.tokens, "name": "Ann"}
        message["ref"] = rng.randint(0, 1000)
        return message

    async def _commit_a_crime(self) -> None:
        """Send what no client may, and be shown the door, or leave in the middle of a word."""
        connection = self._connection
        if connection is None:
            return
        crime = self.rng.choice(_CRIMES)
        for _ in range(self.rng.randint(0, 3)):
            connection.send(b"x" * self.rng.randint(0, 125), self.rng.choice((PING, PONG)))
        connection.send_raw(crime)
        self.findings.done["broken frames"] += 1
        if crime in _UNFINISHED:
            return
        await self._hear_until(lambda: False)
        self.findings.done["messages"] += 1
        self.findings.done[SOCKET] += 1

    # -- hearing ------------------------------------------------------------------------------------------------------

    def _look(self, _player: Player, update: Update) -> None:
        self._update = update
        self._heard.set()

    def _lost(self) -> None:
        super()._lost()
        self._heard.set()

    def _kept(self, _ref: int) -> None:
        self._reply("")

    def _refused(self, _ref: int, code: str) -> None:
        self._reply(code)

    def _reply(self, code: str) -> None:
        """Replies come in the order of the messages."""
        if code == "declined":
            return  # another said no, some time after
        done = self.findings.done
        data, mutant = self._waiting.popleft() if self._waiting else (b"", False)
        if code in FAULTS:
            self.findings.fail(BROKEN, f"table {self.table_id} of {self.table.game}, {code}: {data!r}")
        if mutant:
            done["messages"] += 1
            done[SOCKET] += 1
            done["read by the decoder"] += code not in UNREAD
            done["refused by a rule"] += code == "not-allowed"
            done["accepted"] += not code
        elif data:
            done["moves in between"] += not code
        if not self._waiting:
            self._heard.set()


def source(rng: Random) -> str:
    """An address of this machine to come from, as one of many people."""
    return f"127.{rng.randint(1, 250)}.{rng.randint(1, 250)}.{rng.randint(1, 250)}"


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


_HEAD: Final = b"\x81\xfe"
_UNFINISHED: Final = (
    _HEAD + (300).to_bytes(2, "big") + bytes(4) + b'{"t":"answer"',
    _HEAD,
    b"",
    frame(b'{"t":"chat","text":"', TEXT, last=False),
    frame(b"", TEXT, last=False) + frame(b"x", PING),
)
_CRIMES: Final = (
    *_UNFINISHED,
    b"\x81\x05hello",  # not masked
    b"\xf1" + frame(b"{}")[1:],  # reserved bits
    frame(b"{}", 0x3),
    frame(b"{}", 0xB),
    frame(b"x", CONTINUED),
    frame(b"x", PING, last=False),
    frame(b"x" * 126, PING),
    frame(b'{"t":"chat","text":"\xff"}'),
    frame(b"{", TEXT, last=False) + frame(b"{}", TEXT),
    b"\x81\xff" + (2**63).to_bytes(8, "big") + bytes(4),
    b"\x81\xff" + (2**62).to_bytes(8, "big") + bytes(4) + b"x",
    frame(b"x" * 300_000),
    frame(b"\x03", CLOSE),
    frame((999).to_bytes(2, "big"), CLOSE),
    frame((1005).to_bytes(2, "big") + b"\xff", CLOSE),
    frame((1000).to_bytes(2, "big"), CLOSE),
    b"GET / HTTP/1.1\r\n\r\n",
)
