"""A table: a match, who plays its seats, and the clients who look at it."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Protocol

import msgspec

from undercroft.bots import bot_names
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.spaces import OneOf
from undercroft.table import limits
from undercroft.table.events import (
    Asked,
    Chatted,
    Entries,
    Event,
    Folded,
    Happened,
    Named,
    Replaced,
    Seated,
    Sitting,
    Voted,
)
from undercroft.table.numbers import Numbers
from undercroft.table.refusals import Refuse
from undercroft.table.wire import ChatLine, Ending, Links, SeatInfo, TableInfo, Takeback

logger = logging.getLogger("undercroft.table")

PASS = "pass"

Append = Callable[[int, Sequence[Event]], Awaitable[float]]
"""Keeps events, the first of which gets this number, for good; returns their time."""


class Client(Protocol):
    """Whoever looks at the table, as far as the table cares."""

    seats: tuple[int, ...]

    def stir(self) -> None:
        """Something has changed."""

    def hear(self, line: ChatLine) -> None:
        """Somebody has said something."""

    def declined(self, by: str) -> None:
        """What this client asked to take back stays."""


class Facts(msgspec.Struct, frozen=True):
    """What does not change while a table is played."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    players: int
    created: float
    links: Links

    def info(self, *, host: bool) -> TableInfo:
        links = self.links if host else None
        return TableInfo(self.id, self.game, self.title, self.options, self.players, self.created, links)


class Table:
    """One table. Whatever changes it holds the lock, is kept first, and only then shown to anybody."""

    def __init__(self, facts: Facts, match: Match[Any], folded: Folded, append: Append) -> None:
        self.facts = facts
        self.match = match
        self.folded = folded
        self.numbers = Numbers.of(match)
        self.clients: set[Client] = set()
        self.lock = asyncio.Lock()
        self.keeping = False
        """The match is ahead of the store: nobody may be shown it yet."""
        self.version = 0
        """Of everything about the table."""
        self.position = 0
        """Of the match alone."""
        self.taken_back = 0
        """How often answers were taken back: what was thought out before that is of no use."""
        self.touched = time.monotonic()
        self._append = append
        self.on_change: Callable[[Table], None] = lambda table: None

    # -- what there is to see -----------------------------------------------------------------------------------------

    @property
    def game(self) -> Any:  # noqa: ANN401 - any game
        return self.match.game

    def sitting(self, seat: int) -> Sitting:
        return self.folded.seats[seat]

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        here = {seat for client in self.clients for seat in client.seats}
        return tuple(
            SeatInfo(seat, one.kind, one.name, self.game.side(seat), one.bot, seat in here)
            for seat, one in sorted(self.folded.seats.items())
        )

    @property
    def waiting(self) -> tuple[int, ...]:
        return tuple(sorted(seat for seat in self.match.waiting if seat != CHANCE))

    def ending(self) -> Ending | None:
        if not self.match.over:
            return None
        outcome = self.match.outcome()
        return Ending(outcome.winners, outcome.side, outcome.scores) if outcome else Ending((), None, ())

    def takeback(self) -> Takeback | None:
        pending = self.folded.pending
        if pending is None:
            return None
        return Takeback(pending.seat, self._missing(pending.seat, pending.agreed))

    def chat(self) -> tuple[ChatLine, ...]:
        return tuple(ChatLine(*line) for line in self.folded.chat[-limits.CHAT_KEPT :])

    # -- answering ----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, decision: int, raw: object) -> None:
        """Take the answer of whoever holds a seat."""
        async with self.lock:
            if self.sitting(seat).kind == "bot":
                raise Refuse("not-yours", "table-bot-plays")
            self._check_number(seat, decision)
            await self._answer(seat, raw)

    async def answer_for_bot(self, seat: int, bot: str, decision: int, taken_back: int, raw: object) -> bool:
        """Take what a bot thought out, unless the table has moved on meanwhile."""
        async with self.lock:
            put = self.numbers.open.get(seat)
            now = self.sitting(seat)
            if self.taken_back != taken_back or (now.kind, now.bot) != ("bot", bot) or self.match.over:
                return False
            if put is None or put.decision != decision:
                return False
            await self._answer(seat, raw)
            return True

    def _check_number(self, seat: int, decision: int) -> None:
        if self.match.over:
            raise Refuse("late", "table-over")
        put = self.numbers.open.get(seat)
        if put is None:
            raise Refuse("late" if decision < self.numbers.answers else "not-asked", "table-not-asked")
        if put.decision != decision:
            raise Refuse("late", "table-late")

    async def _answer(self, seat: int, raw: object) -> None:
        match = self.match
        before = len(match.entries)
        put = self.numbers.open[seat]
        try:
            refusal = match.answer(seat, put.ask.space.read(raw))
        except Exception:
            logger.exception("table %s: a rule failed on an answer of seat %d", self.facts.id, seat)
            self.numbers.recount()
            raise Refuse("broken", "table-rule-failed") from None
        if refusal is not None:
            raise Refuse.by_rule(refusal)
        await self._keep_entries(before)

    async def _keep_entries(self, before: int) -> None:
        entries = tuple((seat, answer) for seat, answer in self.match.entries[before:])
        self.keeping = True
        try:
            await self._keep(Entries(entries))  # type: ignore[arg-type] # see events.Written
        except BaseException:
            self.match.rewind(before)
            self.numbers.recount()
            raise
        finally:
            self.keeping = False
        self.numbers.note()
        self.moved()

    # -- taking back --------------------------------------------------------------------------------------------------

    def undoable(self, seat: int) -> str | None:
        """Whether this seat may take back its last answer: 'free', 'ask', or None if it has none."""
        if self.match.undo_is_free(seat):
            return "free"
        return "ask" if any(entry.seat == seat for entry in self.match.entries) else None

    async def take_back(self, seat: int, client: Client) -> None:
        async with self.lock:
            how = self.undoable(seat)
            if how is None:
                raise Refuse("nothing-to-undo", "table-nothing-to-undo")
            if how == "free" or not self._missing(seat, client.seats):
                await self._take_back(seat)
                return
            own = [other for other in client.seats if other != seat]
            await self._keep(Asked(seat), *(Voted(other, True) for other in own))
            self.changed()

    async def vote(self, client: Client, *, agree: bool) -> None:
        async with self.lock:
            takeback = self.takeback()
            if takeback is None:
                raise Refuse("no-vote", "table-no-vote")
            voting = [seat for seat in client.seats if seat in takeback.missing]
            if not voting:
                raise Refuse("not-yours", "table-no-say")
            if not agree:
                await self._keep(Voted(voting[0], False))
                name = self.sitting(voting[0]).name
                for other in self.clients:
                    if takeback.seat in other.seats:
                        other.declined(name)
            elif set(voting) >= set(takeback.missing):
                await self._take_back(takeback.seat)
                return
            else:
                await self._keep(*(Voted(seat, True) for seat in voting))
            self.changed()

    def _missing(self, seat: int, agreed: Sequence[int]) -> tuple[int, ...]:
        """Who must still agree that `seat` takes an answer back: all other people."""
        seats = self.folded.seats.items()
        return tuple(sorted(other for other, one in seats if one.kind == "human" and other not in (seat, *agreed)))

    async def _take_back(self, seat: int) -> None:
        match = self.match
        before = match.entries
        match.undo(seat)
        while (ask := match.ask(seat)) is not None and _only_pass(ask.space) and match.undo(seat):
            pass  # a pass that the client gives by itself was nobody's choice
        at = shared(before, match.entries)
        entries = tuple((seat, answer) for seat, answer in match.entries[at:])
        self.keeping = True
        try:
            await self._keep(Replaced(at, entries))  # type: ignore[arg-type] # see events.Written
        except BaseException:
            match.follow(before[at:], at)
            raise
        finally:
            self.keeping = False
            self.numbers.recount()
        self.taken_back += 1
        self.moved()

    # -- seats and talk -----------------------------------------------------------------------------------------------

    async def come(self, client: Client, name: str) -> None:
        """Somebody sits down: open seats become theirs, and seats without a name get it."""
        async with self.lock:
            events: list[Event] = []
            for seat in client.seats:
                one = self.sitting(seat)
                if one.kind == "open":
                    events.append(Seated(seat, "human", None, name or one.name))
                elif one.kind == "human" and name and not one.name:
                    events.append(Named(seat, name))
            if events:
                await self._keep(*events)
            self.clients.add(client)
            self.changed()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.changed()

    async def rename(self, seat: int, name: str) -> None:
        async with self.lock:
            if self.sitting(seat).name != name:
                await self._keep(Named(seat, name))
                self.changed()

    async def hand_over(self, seat: int, bot: str | None) -> None:
        async with self.lock:
            one = self.sitting(seat)
            if bot is not None and bot not in bot_names(self.game):
                raise Refuse("unknown", "table-no-such-bot", bots=", ".join(bot_names(self.game)))
            if (bot is None and one.kind == "bot") or (bot is not None and one.bot != bot):
                await self._keep(Seated(seat, "human" if bot is None else "bot", bot, one.name))
                self.changed()

    async def say(self, seat: int | None, name: str, text: str) -> None:
        async with self.lock:
            await self._keep(Chatted(seat, name, text))
            line = ChatLine(*self.folded.chat[-1])
            for client in self.clients:
                client.hear(line)

    # -- keeping and telling ------------------------------------------------------------------------------------------

    async def _keep(self, *events: Event) -> None:
        at = await self._append(self.folded.next, events)
        for event in events:
            self.folded.take(Happened(self.folded.next, at, event))

    def moved(self) -> None:
        """The match has changed."""
        self.position += 1
        self.changed()

    def changed(self) -> None:
        self.version += 1
        self.touched = time.monotonic()
        for client in self.clients:
            client.stir()
        self.on_change(self)


def shared(old: Sequence[Entry], new: Sequence[Entry]) -> int:
    """How many entries two records have in common at their beginning."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        count += 1
    return count


def _only_pass(space: object) -> bool:
    return isinstance(space, OneOf) and list(space.values) == [PASS]
