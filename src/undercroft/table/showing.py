"""What a client is shown of a table, encoded once for all who see the same."""

from __future__ import annotations

import logging
from typing import Any, Literal

import msgspec

from undercroft.kernel.chance import CHANCE
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.window import only_pass
from undercroft.table.hands import THROWN, asked
from undercroft.table.numbers import OpenAsk
from undercroft.table.table import Table
from undercroft.table.wire import AskSent, Ending, LineSent, StandingSent, Takeback

logger = logging.getLogger(__name__)

encoder = msgspec.json.Encoder()


class UpdateParts(msgspec.Struct, omit_defaults=True, tag_field="t", tag="update", kw_only=True):
    """`wire.Update`, made of parts that are JSON already."""

    n: int
    decision: int
    looking: int | None
    seats: msgspec.Raw
    waiting: tuple[int, ...]
    asks: list[msgspec.Raw]
    log_from: int
    log: list[msgspec.Raw]
    undo: dict[int, Literal["free", "ask"]]
    standing: list[msgspec.Raw] = []
    scene: msgspec.Raw | msgspec.UnsetType = msgspec.UNSET
    takeback: Takeback | None = None
    ending: Ending | None = None
    outdated: Msg | None = None
    throwing: bool = False
    done: list[int] = []


class Log:
    """The log as one seat, or a spectator, may read it; it grows, and is made anew when answers were taken back."""

    __slots__ = ("_answers", "_at", "_match", "_read", "_seat", "lines")

    def __init__(self, match: Match[Any], seat: int | None) -> None:
        self._match = match
        self._seat = seat
        self._read = 0
        self._at = 0
        self._answers = 0
        self.lines: list[bytes] = []
        self.read()

    def read(self) -> None:
        """Take in what has been written since the last time."""
        match = self._match
        for at, news, sealed_at in match.read_log(self._seat, self._read):
            if sealed_at is not None:
                at = sealed_at
            if at > self._at:
                self._answers += sum(entry.seat != CHANCE for entry in match.entries[self._at : at])
                self._at = at
            self.lines.append(encoder.encode(LineSent(news.msg, news.rule, self._answers)))
        self._read = len(match.log)


class Showing:
    """The parts of the updates of one table, by what they depend on."""

    __slots__ = (
        "_asks",
        "_hints",
        "_logs",
        "_position",
        "_scenes",
        "_seating",
        "_secrets",
        "_standing",
        "_table",
        "_taken_back",
        "_undo",
        "_version",
        "seats",
        "takeback",
    )

    def __init__(self, table: Table) -> None:
        self._table = table
        self._version = -1
        self._position = -1
        self._seating = -1
        self._taken_back = 0
        self._secrets: dict[int, int] = {}
        self._scenes: dict[int | None, msgspec.Raw] = {}
        self._asks: dict[int, tuple[OpenAsk, msgspec.Raw]] = {}
        self._standing: dict[int, msgspec.Raw | None] = {}
        self._hints: dict[int, dict[str, Any]] = {}
        self._undo: dict[int, Literal["free", "ask"] | None] = {}
        self._logs: dict[int | None, Log] = {}
        self.seats = msgspec.Raw(b"[]")
        self.takeback: Takeback | None = None

    def refresh(self) -> None:
        """Forget what is no longer true."""
        table = self._table
        if self._version == table.version:
            return
        self._version = table.version
        if self._seating != table.seating:
            self._seating = table.seating
            self.seats = raw(table.seat_infos())
        self.takeback = table.takeback()
        if self._position != table.position:
            self._position = table.position
            self._scenes.clear()
            self._standing.clear()
            self._hints.clear()
            self._undo.clear()
        for seat, count in table.secrets.items():
            if self._secrets.get(seat) != count:
                self._secrets[seat] = count
                self._scenes.pop(seat, None)
                self._hints.pop(seat, None)
                self._undo.pop(seat, None)

    def forget(self) -> None:
        """Nobody looks any more: all this can be made again."""
        for parts in (self._scenes, self._asks, self._standing, self._hints, self._undo, self._logs):
            parts.clear()

    def scene(self, looking: int | None) -> msgspec.Raw:
        found = self._scenes.get(looking)
        if found is None:
            match = self._table.match
            found = self._scenes[looking] = raw(match.scene(looking))
        return found

    def ask(self, seat: int) -> msgspec.Raw | None:
        """What a seat is being asked."""
        put = self._table.put(seat)
        if put is None:
            return None
        known = self._asks.get(seat)
        if known is None or known[0] is not put:  # while others answer, an ask stays the same
            known = self._asks[seat] = (put, raw(ask_sent(seat, put, self._table.match.game)))
        return known[1]

    def standing(self, seat: int) -> msgspec.Raw | None:
        """What a seat may do without having been asked."""
        if seat not in self._standing:
            table = self._table
            ask = table.match.standing(seat)
            number = table.numbers.acts.get(seat, 0)
            self._standing[seat] = raw(StandingSent(seat, number, ask.wire())) if ask is not None else None
        return self._standing[seat]

    def hints(self, seat: int) -> dict[str, Any]:
        """What the choices of a seat would do; nothing, where the game fails to say."""
        self.refresh()
        found = self._hints.get(seat)
        if found is None:
            match, put = self._table.match, self._table.numbers.open.get(seat)
            try:  # of dice there is nothing to tell beforehand
                found = match.game.hints(match.view(seat), put.ask) if put is not None else {}
            except Exception:
                logger.exception("table %s: hints for seat %d failed", self._table.facts.id, seat)
                found = {}
            self._hints[seat] = found
        return found

    def undo(self, seat: int) -> Literal["free", "ask"] | None:
        if seat not in self._undo:
            self._undo[seat] = self._table.undoable(seat)
        return self._undo[seat]

    def log(self, looking: int | None) -> list[bytes]:
        """Every line of the log; the same list as last time, longer, unless answers were taken back."""
        taken_back = self._table.taken_back + self._table.lifted
        if self._taken_back != taken_back:
            self._taken_back = taken_back
            self._logs.clear()
        log = self._logs.get(looking)
        if log is None:
            log = self._logs[looking] = Log(self._table.match, looking)
        else:
            log.read()
        return log.lines


def ask_sent(seat: int, put: OpenAsk, game: Game[Any]) -> AskSent:
    if put.ask.seats == THROWN:
        return AskSent(seat, put.decision, asked(game, put.ask))
    return AskSent(seat, put.decision, put.ask.wire(), only_pass(put.ask), put.ask.interrupts)


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(encoder.encode(value))
