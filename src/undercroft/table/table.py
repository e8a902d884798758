"""A table: a match, who plays its seats, and the clients who look at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias

from undercroft.bots import bot_names
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.spaces import Refusal
from undercroft.table import limits
from undercroft.table.clock import Clock
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
from undercroft.table.numbers import Numbers, Put
from undercroft.table.parties import Client, Facts, Keeper
from undercroft.table.refusals import Refuse
from undercroft.table.wire import ChatLine, Ending, SeatInfo, Takeback

logger = logging.getLogger(__name__)

Seal: TypeAlias = tuple[int, int]
"""`Match.sealed`."""


class Table:
    """One table. Whatever changes it holds the lock, is kept first, and only then shown to anybody."""

    def __init__(self, facts: Facts, match: Match[Any], folded: Folded, keeper: Keeper, clock: Clock) -> None:
        self.facts = facts
        self.match = match
        self.folded = folded
        self.waiting = self._now_waiting()
        """The seats that have something to answer."""
        self.numbers = Numbers.of(match, folded.given)
        folded.let_go()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Seats whose players are connected to another server, and until when that is taken for granted."""
        self.driving = False
        """Whether it is this process that writes to it."""
        self.keeping = False
        """The match is ahead of the store: nobody may be shown it yet."""
        self.version = 0
        """Of everything about the table."""
        self.position = 0
        """Of the match alone, as everybody can see it."""
        self.secrets: dict[int, int] = {}
        """How often a seat has answered, or taken back, what nobody else sees yet."""
        self.seating = 0
        """Of who sits where, and who is here."""
        self.taken_back = 0
        """How often answers were taken back: what was thought out before that is of no use."""
        self.lifted = 0
        """How often answers under seal were: whatever others thought out stays as it was."""
        self.touched = clock.now()
        self.on_change: Callable[[Table], None] = lambda table: None
        self._keeper = keeper
        self._clock = clock
        self._lock = asyncio.Lock()
        self._doubtful = False
        """Writing has failed, and perhaps it has not: what was written is to be read before anything else."""

    # -- what there is to see -----------------------------------------------------------------------------------------

    def sitting(self, seat: int) -> Sitting:
        return self.folded.seats[seat]

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        now = self._clock.now()
        here = {seat for client in self.clients for seat in client.seats}
        here.update(*(seats for seats, until in self.elsewhere.values() if until > now))
        side = self.match.game.side
        return tuple(
            SeatInfo(seat, one.kind, one.name, side(seat), one.bot, seat in here)
            for seat, one in sorted(self.folded.seats.items())
        )

    def _now_waiting(self) -> tuple[int, ...]:
        return tuple(sorted(seat for seat in self.match.waiting if seat != CHANCE))

    def ending(self) -> Ending | None:
        return ending(self.match)

    def takeback(self) -> Takeback | None:
        pending = self.folded.pending
        if pending is None:
            return None
        return Takeback(pending.seat, self._missing(pending.seat, pending.agreed))

    def chat(self) -> tuple[ChatLine, ...]:
        return tuple(ChatLine(*line) for line in self.folded.chat[-limits.CHAT_KEPT :])

    def undoable(self, seat: int) -> Literal["free", "ask"] | None:
        """How this seat may take back its last answer; None if it has given none."""
        last = self.numbers.last_choice(seat)
        if last is None:
            return None
        # A pass that the client gave by itself lies between: what was learned since is not looked into.
        silent = any(entry.seat == seat for entry in self.match.entries[last + 1 :])
        return "free" if not silent and self.match.undo_is_free(seat) else "ask"

    # -- answering ----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, decision: int, raw: object) -> None:
        """Take the answer of whoever holds a seat."""
        async with self._lock:
            await self._be_sure()
            if self.sitting(seat).kind == "bot":
                raise Refuse("not-yours", "table-bot-plays")
            self._check_number(seat, decision)
            await self._answer(seat, raw)

    async def answer_for_bot(self, seat: int, bot: str, decision: int, taken_back: int, raw: object) -> None:
        """Take what a bot thought out, unless the table has moved on meanwhile."""
        async with self._lock:
            await self._be_sure()
            put = self.numbers.open.get(seat)
            now = self.sitting(seat)
            if put is None or (put.decision, self.taken_back) != (decision, taken_back):
                return
            if (now.kind, now.bot) == ("bot", bot):
                await self._answer(seat, raw)

    def _check_number(self, seat: int, decision: int) -> None:
        if self.match.over:
            raise Refuse("late", "table-over")
        put = self.numbers.open.get(seat)
        if put is None:
            raise Refuse("late" if decision < self.numbers.known((seat,)) else "not-asked", "table-not-asked")
        if put.decision != decision:
            raise Refuse("late", "table-late")

    async def act(self, seat: int, number: int, raw: object) -> None:
        """Make a standing choice for whoever holds a seat: its first has the number 0, and so on."""
        async with self._lock:
            await self._be_sure()
            if self.sitting(seat).kind == "bot":
                raise Refuse("not-yours", "table-bot-plays")
            if self.match.over:
                raise Refuse("late", "table-over")
            if number != self.numbers.acts.get(seat, 0):
                raise Refuse("late", "table-late")
            standing = self.match.standing(seat)
            answer = standing.space.read(raw) if standing is not None else ""
            await self._enter(seat, partial(self.match.act, seat, answer))

    async def _answer(self, seat: int, raw: object) -> None:
        put = self.numbers.open[seat]
        answer = put.ask.space.read(raw)
        await self._enter(seat, partial(self.match.answer, seat, answer), put)

    async def _enter(self, seat: int, take: Callable[[], Refusal | None], put: Put | None = None) -> None:
        """Have the match take something of a seat, if need be an answer to what was put, keep it, and show that."""
        match = self.match
        before, secret = len(match.entries), self._secret()
        try:
            refusal = take()
        except Exception:
            logger.exception("table %s: a rule failed on an answer of seat %d", self.facts.id, seat)
            self.numbers.recount()
            raise Refuse("broken", "table-rule-failed") from None
        if refusal is not None:
            raise Refuse.by_rule(refusal)
        self.keeping = True
        try:
            await self._keep(Entries.of(match.entries[before:], put.decision if put is not None else None))
        except BaseException:
            match.rewind(before)
            self.numbers.recount()
            self._changed()  # whoever waited to be shown the table is shown it as it was
            raise
        finally:
            self.keeping = False
        self.numbers.note()
        self._moved(secret, put.ask.seats if put is not None else ())

    # -- taking back --------------------------------------------------------------------------------------------------

    async def take_back(self, seat: int, seats: Sequence[int]) -> None:
        """Take back the last answer of a seat, or ask those who have a say; `seats` are all of who asks for it."""
        async with self._lock:
            await self._be_sure()
            how = self.undoable(seat)
            if how is None:
                raise Refuse("nothing-to-undo", "table-nothing-to-undo")
            if how == "free" or not self._missing(seat, seats):
                await self._take_back(seat)
                return
            agreed = [Voted(other, True) for other in seats if other != seat and self.sitting(other).kind == "human"]
            await self._keep(Asked(seat), *agreed)
            self._changed()

    async def vote(self, seats: Sequence[int], *, agree: bool) -> None:
        async with self._lock:
            await self._be_sure()
            takeback = self.takeback()
            if takeback is None:
                raise Refuse("late", "table-no-vote")
            voting = [seat for seat in seats if seat in takeback.missing]
            if not voting:
                raise Refuse("not-yours", "table-no-say")
            if agree and set(voting) >= set(takeback.missing):
                await self._take_back(takeback.seat)
                return
            await self._keep(*(Voted(seat, agree) for seat in (voting if agree else voting[:1])))
            self._changed()

    def _missing(self, seat: int, agreed: Sequence[int]) -> tuple[int, ...]:
        """Who must still agree that `seat` takes an answer back: all other people."""
        seats = self.folded.seats.items()
        return tuple(sorted(other for other, one in seats if one.kind == "human" and other not in (seat, *agreed)))

    async def _take_back(self, seat: int) -> None:
        match = self.match
        before, free, secret = match.entries, self.undoable(seat) == "free", self._secret()
        last = self.numbers.last_choice(seat)
        while match.undo(seat) and last is not None and last < len(match.entries):
            if match.entries[last].seat != seat:
                break  # lifted out from between the answers of others
        at = shared(before, match.entries)
        self.keeping = True
        try:
            await self._keep(Replaced.of(at, match.entries[at:], None if free else seat))
        except BaseException:
            match.follow(before[at:], at)
            self._changed()
            raise
        finally:
            self.keeping = False
            self.numbers.recount()
        self._moved_back(before[at:], match.entries[at:], secret)

    # -- seats and talk -----------------------------------------------------------------------------------------------

    async def sit(self, seats: Sequence[int], name: str) -> None:
        """Somebody comes: open seats become theirs, and seats without a name get one."""
        async with self._lock:
            await self._be_sure()
            events: list[Event] = []
            for seat in seats:
                one = self.sitting(seat)
                if one.kind == "open":
                    events.append(Seated(seat, "human", None, name or one.name))
                elif one.kind == "human" and name and not one.name:
                    events.append(Named(seat, name))
            if events:
                await self._keep(*events)
                self._changed()

    def come(self, client: Client) -> None:
        self.clients.add(client)
        self.seating += 1
        self._changed()

    def leave(self, client: Client) -> None:
        self.clients.discard(client)
        self.seating += 1
        self._changed()

    async def rename(self, seat: int, name: str) -> None:
        async with self._lock:
            await self._be_sure()
            if self.sitting(seat).name != name:
                await self._keep(Named(seat, name))
                self._changed()

    async def hand_over(self, seat: int, bot: str | None) -> None:
        """Let a bot play a seat, or take it back from one."""
        async with self._lock:
            await self._be_sure()
            one = self.sitting(seat)
            bots = bot_names(self.match.game)
            if bot is not None and bot not in bots:
                raise Refuse("unknown", "table-no-such-bot", bots=", ".join(bots))
            if one.bot != bot:
                await self._keep(Seated(seat, "human" if bot is None else "bot", bot, one.name))
                self._changed()

    async def say(self, seat: int | None, name: str, text: str) -> None:
        async with self._lock:
            await self._be_sure()
            await self._keep(Chatted(seat, name, text))

    # -- keeping ------------------------------------------------------------------------------------------------------

    async def _keep(self, *events: Event) -> None:
        """Write events of this server's making; the match is as they say already."""
        try:
            at = await self._keeper.append(self.folded.next, events)
        except BaseException:
            self._doubtful = True
            raise
        for event in events:
            self._take(Happened(self.folded.next, at, event))

    async def _be_sure(self) -> None:
        if self._doubtful:
            await self._catch_up()

    def retire(self, keeper: Keeper) -> None:
        """It is put away, and whoever still has hold of it finds only this `keeper`."""
        self.driving = False
        self._keeper = keeper

    async def settled(self) -> None:
        """Until nothing is being written."""
        async with self._lock:
            pass

    async def catch_up(self) -> None:
        """Read what other servers have written."""
        async with self._lock:
            await self._catch_up()

    async def _catch_up(self) -> None:
        happened = await self._keeper.since(self.folded.next)
        self._doubtful = False
        for one in happened:
            event, secret = one.event, self._secret()
            if isinstance(event, Entries):
                put = self.numbers.open.get(event.entries[0][0])
                self.match.follow(event.read())
                self.numbers.note()
                self._take(one)
                self._moved(secret, put.ask.seats if put is not None else ())
            elif isinstance(event, Replaced):
                before = self.match.entries
                self.match.follow(event.read(), event.at)
                self.numbers.recount()
                self._take(one)
                self._moved_back(before[event.at :], self.match.entries[event.at :], secret)
            else:
                self._take(one)
                self._changed()

    def _take(self, happened: Happened) -> None:
        """An event has been kept: tell those who are to hear of it."""
        event = happened.event
        pending = self.folded.pending
        self.folded.take(happened)
        if isinstance(event, Chatted) or (isinstance(event, Replaced) and event.by is not None):
            line = ChatLine(*self.folded.chat[-1])
            for client in self.clients:
                client.hear(line)
        elif isinstance(event, Voted):
            if pending is not None and not event.agree:
                for client in self.clients:
                    if pending.seat in client.seats:
                        client.declined(self.sitting(event.seat).name)
        elif isinstance(event, Seated | Named):
            self.seating += 1

    def _secret(self) -> Seal | None:
        """The seal that hides the next answer from the others, if it does not break it."""
        # Going on settles what was asked to be taken back, and that is for everybody to see.
        return self.match.sealed if self.folded.pending is None else None

    def _moved(self, secret: Seal | None, seats: Sequence[int]) -> None:
        """The match has gone on; if the seal that was there still is, only these seats may know."""
        if secret is not None and self.match.sealed == secret:
            self._moved_in_secret(seats)
        else:
            self.position += 1
            self.waiting = self._now_waiting()
            self._changed()

    def _moved_back(self, old: Sequence[Entry], new: Sequence[Entry], secret: Seal | None) -> None:
        """The last entries of the record were the old ones and now are the new ones."""
        seat = lifted(old, new)
        if seat is not None and secret is not None and self.match.sealed == secret:
            self.lifted += 1
            self._moved_in_secret((seat,))
        else:
            self.taken_back += 1
            self._moved(None, ())

    def _moved_in_secret(self, seats: Sequence[int]) -> None:
        """What these seats did the others will see later: all they see now is who is still waited for."""
        for seat in seats:
            self.secrets[seat] = self.secrets.get(seat, 0) + 1
        before, self.waiting = self.waiting, self._now_waiting()
        self._changed(seats, waiting=self.waiting != before)

    def _changed(self, seats: Sequence[int] | None = None, *, waiting: bool = True) -> None:
        """Everybody is to be shown the table; or only those who hold these seats, and others who is waited for."""
        self.version += 1
        self.touched = self._clock.now()
        for client in self.clients:
            if seats is None or any(seat in client.seats for seat in seats):
                client.stir()
            elif waiting:
                client.glance()
        self.on_change(self)

    def stir(self) -> None:
        """Who is here has changed elsewhere."""
        self.seating += 1
        self.version += 1
        for client in self.clients:
            client.stir()


def ending(match: Match[Any]) -> Ending | None:
    if not match.over:
        return None
    outcome = match.outcome()
    return Ending(outcome.winners, outcome.side, outcome.scores) if outcome else Ending((), None, ())


def lifted(old: Sequence[Entry], new: Sequence[Entry]) -> int | None:
    """The seat some of whose answers are gone, with what chance did about them, if those of all others are there."""
    for seat in {entry.seat for entry in old} - {CHANCE}:
        gone = (seat, CHANCE)
        if [entry for entry in old if entry.seat not in gone] == [entry for entry in new if entry.seat not in gone]:
            return seat
    return None


def shared(old: Sequence[Entry], new: Sequence[Entry]) -> int:
    """How many entries two records have in common at their beginning."""
    count = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        count += 1
    return count
