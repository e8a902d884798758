"""A client that plays: it answers what its seats are asked, at random, and remembers what the server made of it."""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any, Final, TypeAlias

import msgspec

from undercroft.table.load.connection import Connection

ALLOWED: Final = msgspec.Raw(b"null")


class _Choice(msgspec.Struct):
    value: str | int
    refused: msgspec.Raw = ALLOWED


class _Axis(msgspec.Struct):
    low: float
    high: float


class _Question(msgspec.Struct):
    """As much of an ask as it takes to answer it."""

    space: str
    choices: list[_Choice] = []
    at_least: int = 0
    at_most: int = 0
    low: int = 0
    high: int = 0
    axes: list[_Axis] = []


class Asked(msgspec.Struct):
    seat: int
    decision: int
    ask: _Question


class _Heard(msgspec.Struct, tag_field="t"):
    n: int


class _Welcome(_Heard, tag="welcome"):
    pass


class _Standing(msgspec.Struct):
    seat: int
    number: int
    ask: _Question


class _Takeback(msgspec.Struct):
    seat: int
    missing: list[int]


class Update(_Heard, tag="update"):
    decision: int
    asks: list[Asked] = []
    standing: list[_Standing] = []
    undo: dict[int, str] = {}
    takeback: _Takeback | None = None
    ending: Any = None
    done: list[int] = []


class _Waiting(_Heard, tag="waiting"):
    pass


class _Done(_Heard, tag="done"):
    ref: int


class _Refused(_Heard, tag="refused"):
    ref: int
    code: str


class _Hints(_Heard, tag="hints"):
    ref: int


class _Said(_Heard, tag="chat"):
    pass


_Message: TypeAlias = _Welcome | Update | _Waiting | _Done | _Refused | _Hints | _Said
NOBODY: Final = -1
_decoder: msgspec.json.Decoder[_Message] = msgspec.json.Decoder(_Message)


class Given(msgspec.Struct):
    """An answer, or another message, that was sent."""

    message: dict[str, Any]
    sent: float
    seat: int = NOBODY
    """Whose answer it is."""
    decision: int = 0
    done: bool = False
    """The server says that it is kept."""
    refused: str = ""


class Player:
    """Holds some seats of a table. `due` is what it could answer now."""

    def __init__(self, table_id: str, tokens: list[str], rng: Random) -> None:
        self.table_id = table_id
        self.tokens = tokens
        self.rng = rng
        self.given: list[Given] = []
        """All that was sent so far, in order; the `ref` of each is its place here, counted from 1."""
        self.due: dict[int, Asked] = {}
        self.decision = -1
        self.over = False
        self.here = False
        self.asked: Callable[[Player], None] = lambda player: None
        """Called after every update that leaves something to answer."""
        self.shown: Callable[[Given, float], None] = lambda given, seconds: None
        """Called when an update shows the table after an answer, with how long that took."""
        self.saw: Callable[[Player, Update], None] = lambda player, update: None
        """Called after every update."""
        self._unseen: dict[int, Given] = {}
        self._connection: Connection | None = None

    async def come(self, host: str, port: int, source: str | None = None) -> None:
        """Connect, from the address `source` if one is given, and say hello; OSError if nobody is there."""
        connection = Connection(f"/api/tables/{self.table_id}/socket", self._hear, self._lost)
        await connection.open(host, port, source)
        self._connection = connection
        self.here = True
        self._unseen.clear()
        connection.send(self._hello())

    def _hello(self) -> bytes:
        return msgspec.json.encode({"t": "hello", "tokens": self.tokens, "name": "Load"})

    def leave(self) -> None:
        if self._connection is not None:
            self._connection.close()

    def answer(self, seat: int, sent: float | None = None) -> None:
        """Answer what a seat is asked; `sent` is when that should have been, if not now."""
        asked = self.due.pop(seat)
        answer = choose(asked.ask, self.rng)
        message = {"t": "answer", "seat": seat, "decision": asked.decision, "answer": answer}
        given = Given(message, time.perf_counter() if sent is None else sent, seat, asked.decision)
        self._unseen[seat] = given
        self._tell(given)

    def wish(self, message: dict[str, Any]) -> Given:
        """Send something else than an answer."""
        given = Given(message, time.perf_counter())
        self._tell(given)
        return given

    def repeat(self, given: Given) -> Given:
        """Send a message again, of which nothing was heard."""
        again = Given(given.message, time.perf_counter(), given.seat, given.decision)
        asked = self.due.get(given.seat)
        if asked is not None and asked.decision == given.decision:
            del self.due[given.seat]
            self._unseen[given.seat] = again
        self._tell(again)
        return again

    def _tell(self, given: Given) -> None:
        self.given.append(given)
        if self._connection is not None:
            self._connection.send(msgspec.json.encode(given.message | {"ref": len(self.given)}))

    def _lost(self) -> None:
        self.here = False
        self.due.clear()

    def _hear(self, raw: bytes) -> None:
        message = _decoder.decode(raw)
        if type(message) is Update:
            self._see(message)
        elif type(message) is _Done or type(message) is _Hints:
            self._kept(message.ref)
        elif type(message) is _Refused:
            self._refused(message.ref, message.code)

    def _kept(self, ref: int) -> None:
        if ref:
            self.given[ref - 1].done = True

    def _refused(self, ref: int, code: str) -> None:
        if not ref:
            raise ConnectionError(f"table {self.table_id}: turned away: {code}")
        given = self.given[ref - 1]
        given.refused = code
        if self._unseen.get(given.seat) is given:
            del self._unseen[given.seat]

    def _see(self, update: Update) -> None:
        for ref in update.done:
            self._kept(ref)
        self.decision = update.decision
        self.over = update.ending is not None
        asks = {asked.seat: asked for asked in update.asks}
        for seat, given in list(self._unseen.items()):
            # As long as the same ask stands, the update is of the time before the answer.
            if seat not in asks or asks[seat].decision != given.decision:
                del self._unseen[seat]
                self.shown(given, time.perf_counter() - given.sent)
        self.due = {seat: asked for seat, asked in asks.items() if seat not in self._unseen}
        self.saw(self, update)
        if self.due:
            self.asked(self)


def choose(ask: _Question, rng: Random) -> Any:  # noqa: ANN401 - whatever the space holds
    """Some allowed answer."""
    values = [choice.value for choice in ask.choices if choice.refused == ALLOWED]
    match ask.space:
        case "one_of":
            return values[int(rng.random() * len(values))]
        case "subset":
            size = rng.randint(ask.at_least, min(ask.at_most, len(values)))
            return rng.sample(values, size)
        case "order":
            return rng.sample(values, len(values))
        case "number":
            return rng.randint(ask.low, ask.high)
        case _:
            return [rng.uniform(axis.low, axis.high) for axis in ask.axes]
