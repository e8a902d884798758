"""A table: a match, who plays its seats, and the clients who look at it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias

from msgspec import structs

from undercroft.bots import GREEDY, levels
from undercroft.kernel.chance import CHANCE, ChanceSpace
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Refusal
from undercroft.table import carrying, hands, limits, pace
from undercroft.table.clock import Clock
from undercroft.table.events import (
    Asked,
    Carried,
    Chatted,
    Entries,
    Event,
    Expired,
    Folded,
    Happened,
    Known,
    Named,
    Reopened,
    Replaced,
    Seated,
    Sitting,
    Taken,
    Timed,
    Versions,
    Voted,
)
from undercroft.table.keys import Keys
from undercroft.table.numbers import Numbers, OpenAsk
from undercroft.table.ports import Client, Facts, Keeper
from undercroft.table.refusals import Refuse
from undercroft.table.store import TokenKept
from undercroft.table.talk import Talk
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
        self.keys = Keys(facts.tokens, folded.rekeyed, facts.players if facts.terms.listed else 0)
        self.waiting = self._now_waiting()
        """The seats that have something to answer."""
        self.numbers = Numbers.of(match)
        folded.let_go()
        self.clients: set[Client] = set()
        self.elsewhere: dict[str, tuple[frozenset[int], float]] = {}
        """Seats whose players are connected to another server, and until when that is taken for granted."""
        self.outdated: Msg | None = None
        """Why it cannot be played here, if it cannot: then it is shown as far as possible, and nothing else."""
        self.versions = Versions("", "")
        """Of the rules and content that are installed here."""
        self.driving = False
        """Whether it is this process that writes to it."""
        self.keeping = False
        """The match is ahead of the store: nobody may be shown it yet."""
        self.held_up: set[Client] = set()
        """Those who have something to be shown since before that, and wait."""
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
        self.resting_until = 0.0
        """Till when bots wait for somebody who reads."""
        self.touched = clock.now()
        self.on_change: Callable[[Table], None] = lambda table: None
        self._keeper = keeper
        self._clock = clock
        self._lock = asyncio.Lock()
        self._talk = Talk()
        self._doubtful = False
        """Writing has failed, and perhaps it has not: what was written is to be read before anything else."""

    # -- what there is to see -----------------------------------------------------------------------------------------

    def sitting(self, seat: int) -> Sitting:
        return self.folded.seats[seat]

    def bot_at(self, seat: int) -> str | None:
        """The bot that answers for a seat now: its own, or one that stands in for somebody whose time is up."""
        one = self.sitting(seat)
        if one.kind == "bot":
            return one.bot
        terms = self.facts.terms.pace
        if terms is None or terms.then != "bot" or seat not in self.folded.expired or seat not in self.folded.due:
            return None
        bots = levels(self.match.game)
        return GREEDY if GREEDY in bots else bots[-1]

    def wall(self) -> float:
        """The time of day."""
        return self._clock.wall()

    def is_here(self, seat: int) -> bool:
        """Whether the person of a seat is connected."""
        return seat in self._here()

    def seat_infos(self) -> tuple[SeatInfo, ...]:
        here = self._here()
        side = self.match.game.side
        return tuple(
            SeatInfo(seat, one.kind, one.name, side(seat), one.bot, seat in here)
            for seat, one in sorted(self.folded.seats.items())
        )

    def _here(self) -> set[int]:
        """The seats whose people are connected."""
        now = self._clock.now()
        here = {seat for client in self.clients for seat in client.seats}
        here.update(*(seats for seats, until in self.elsewhere.values() if until > now))
        return here

    def _now_waiting(self) -> tuple[int, ...]:
        waiting = self.match.waiting
        if CHANCE not in waiting:
            return tuple(sorted(waiting))
        seat = self._thrower()
        return (seat,) if seat is not None else ()

    @property
    def throwing(self) -> bool:
        """Whether everybody waits for dice or cards out of somebody's hand."""
        return CHANCE in self.numbers.open

    def _thrower(self) -> int | None:
        """The seat that is to enter what chance does, if people are."""
        ask = self.match.ask(CHANCE)
        space = ask.space if ask is not None else None
        return hands.thrower(self.folded, space) if isinstance(space, ChanceSpace) else None

    def put(self, seat: int) -> OpenAsk | None:
        """What a seat is being asked, if anything: to decide, or to throw."""
        thrown = self.numbers.open.get(CHANCE)
        if thrown is not None:
            return thrown if self._thrower() == seat else None
        return self.numbers.open.get(seat)

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
        if self.outdated is not None:
            return None
        if self._told:
            return None
        if self._thrown_last(seat) is not None:
            return "ask"
        last = self.numbers.last_choice(seat)
        if last is None:
            return None
        # A pass that the client gave by itself lies between: what was learned since is not looked into.
        silent = any(entry.seat == seat for entry in self.match.entries[last + 1 :])
        return "free" if not silent and self.match.undo_is_free(seat) else "ask"

    def _thrown_last(self, seat: int) -> int | None:
        """The place of what this seat's person has thrown, if they have chosen nothing since."""
        thrown = [place for place, by in self.folded.threw if by == seat and place >= self.match.base.at]
        if not thrown:
            return None
        chosen = self.numbers.last_choice(seat)
        return thrown[-1] if chosen is None or chosen < thrown[-1] else None

    @property
    def _told(self) -> bool:
        """Whether everybody may know the seed by now: then the game cannot go on with its dice."""
        return self.match.over and self.facts.commitment is not None

    # -- answering ----------------------------------------------------------------------------------------------------

    async def answer(self, seat: int, decision: int, raw: object) -> None:
        """Take the answer of whoever holds a seat."""
        async with self._lock:
            await self._be_sure()
            if self._answered(seat, decision, raw):
                return
            if self.sitting(seat).kind == "bot":
                raise Refuse("not-yours", "table-bot-plays")
            self._check_number(seat, decision)
            await self._answer(seat, raw)

    async def answer_for_bot(self, seat: int, bot: str, decision: int, taken_back: int, raw: object) -> None:
        """Take what a bot thought out, unless the table has moved on meanwhile."""
        async with self._lock:
            await self._be_sure()
            put = self.numbers.open.get(seat)
            if put is None or (put.decision, self.taken_back) != (decision, taken_back):
                return
            if self.bot_at(seat) == bot:
                await self._answer(seat, raw, own=False)

    def _answered(self, seat: int, decision: int, raw: object) -> bool:
        """Whether this was kept, though its client does not know: the server that kept it may have died."""
        put = self.put(seat)
        return (put is None or put.decision != decision) and self.folded.gave(seat, decision, raw)

    def _check_number(self, seat: int, decision: int) -> None:
        if self.match.over:
            raise Refuse("late", "table-over")
        put = self.put(seat)
        if put is None:
            raise Refuse("late" if decision < self.numbers.known((seat,)) else "not-asked", "table-not-asked")
        if put.decision != decision:
            raise Refuse("late", "table-late")

    async def act(self, seat: int, number: int, raw: object) -> None:
        """Make a standing choice for whoever holds a seat: its first has the number 0, and so on."""
        async with self._lock:
            await self._be_sure()
            if self.numbers.acted(seat, number, raw):
                return
            if self.sitting(seat).kind == "bot":
                raise Refuse("not-yours", "table-bot-plays")
            if self.match.over:
                raise Refuse("late", "table-over")
            if number != self.numbers.acts.get(seat, 0):
                raise Refuse("late", "table-late")
            standing = self.match.standing(seat)
            answer = standing.space.read(raw) if standing is not None else ""
            await self._enter(seat, partial(self.match.act, seat, answer))

    async def _answer(self, seat: int, raw: object, *, own: bool = True) -> None:
        """Only what people answer is recognised when it comes again: a bot's answer is not theirs to repeat."""
        put = self.put(seat)
        assert put is not None
        space = put.ask.space
        if isinstance(space, ChanceSpace):
            answer = await hands.outcome(space, raw)
            await self._enter(seat, partial(self.match.answer, CHANCE, answer), put, by=seat)
        else:
            answer = space.read(raw)
            await self._enter(seat, partial(self.match.answer, seat, answer), put, own=own)

    async def _enter(
        self,
        seat: int,
        take: Callable[[], Refusal | None],
        put: OpenAsk | None = None,
        *,
        own: bool = True,
        by: int | None = None,
    ) -> None:
        """Have the match take something of a seat, if need be an answer to what was put, keep it, and show that.

        `by` is the seat whose person has thrown it.
        """
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
            await self._find_out(seat)
            await self._keep(Entries.of(match.entries[before:], put.decision if put is not None and own else None, by))
        except BaseException:
            match.rewind(before)
            self.numbers.recount()
            self._changed()  # whoever waited to be shown the table is shown it as it was
            raise
        finally:
            self._kept()
        self.numbers.note()
        self._moved(secret, put.ask.seats if put is not None else ())

    async def _find_out(self, seat: int) -> None:
        try:
            await hands.find_out(self.match)
        except Exception:
            logger.exception("table %s: a rule failed on what an answer of seat %d led to", self.facts.id, seat)
            raise Refuse("broken", "table-rule-failed") from None

    def _kept(self) -> None:
        """The store has caught up, or the match has gone back: whoever waited may be shown the table."""
        self.keeping = False
        for client in self.held_up:
            client.wake()
        self.held_up.clear()

    # -- taking back --------------------------------------------------------------------------------------------------

    async def take_back(self, seat: int, seats: Sequence[int], mark: str = "") -> None:
        """Take back the last answer of a seat, or ask those who have a say; `seats` are all of who asks for it."""
        async with self._lock:
            await self._be_sure()
            if self._done_before(mark):
                return
            if self._told:
                raise Refuse("late", "table-seed-told")
            how = self.undoable(seat)
            if how is None:
                raise Refuse("nothing-to-undo", "table-nothing-to-undo")
            if how == "free" or not self._missing(seat, seats):
                await self._take_back(seat, mark)
                return
            agreed = [Voted(other, True) for other in seats if other != seat and self.sitting(other).kind == "human"]
            await self._keep(Asked(seat, mark), *agreed)
            self._changed()

    async def vote(self, seats: Sequence[int], *, agree: bool, mark: str = "") -> None:
        async with self._lock:
            await self._be_sure()
            if self._done_before(mark):
                return
            takeback = self.takeback()
            if takeback is None:
                raise Refuse("late", "table-no-vote")
            voting = [seat for seat in seats if seat in takeback.missing]
            if not voting:
                raise Refuse("not-yours", "table-no-say")
            if agree and set(voting) >= set(takeback.missing):
                await self._take_back(takeback.seat, mark)
                return
            await self._keep(*(Voted(seat, agree, mark) for seat in (voting if agree else voting[:1])))
            self._changed()

    def _missing(self, seat: int, agreed: Sequence[int]) -> tuple[int, ...]:
        """Who must still agree that `seat` takes an answer back: all other people."""
        seats = self.folded.seats.items()
        return tuple(sorted(other for other, one in seats if one.kind == "human" and other not in (seat, *agreed)))

    def _done_before(self, mark: str) -> bool:
        """Whether a message with this mark has been heard already: its client does not know."""
        return mark != "" and mark in self.folded.ids

    async def _take_back(self, seat: int, mark: str) -> None:
        match = self.match
        before, free, secret = match.entries, self.undoable(seat) == "free", self._secret()
        thrown, last = self._thrown_last(seat), self.numbers.last_choice(seat)
        if thrown is not None:
            match.rewind(thrown)
        else:
            while match.undo(seat) and last is not None and last < len(match.entries):
                if match.entries[last].seat != seat:
                    break  # lifted out from between the answers of others
        at = shared(before, match.entries)
        self.keeping = True
        try:
            await self._keep(Replaced.of(at, match.entries[at:], None if free else seat, mark))
        except BaseException:
            match.follow(before[at:], at)
            self._changed()
            raise
        finally:
            self._kept()
            self.numbers.recount()
        self._moved_back(before[at:], match.entries[at:], secret)

    # -- seats and talk -----------------------------------------------------------------------------------------------

    async def sit(self, seats: Sequence[int], name: str, taking: Sequence[tuple[str, str]] = ()) -> None:
        """Somebody comes: seats that they are invited to become theirs, and seats without a name get one."""
        async with self._lock:
            await self._be_sure()
            names = {seat: name or one.name for seat, one in self.folded.seats.items()}
            events: list[Event] = [*self.keys.takes(taking, names)]
            for seat in seats:
                one = self.sitting(seat)
                if one.kind == "open":  # of a table made before there were invitations
                    events.append(Seated(seat, "human", None, name or one.name))
                elif one.kind == "human" and name and not one.name:
                    events.append(Named(seat, name))
            if events:
                await self._keep(*events)
                self._changed()

    def rest(self, seats: Sequence[int], *, on: bool) -> None:
        """Let bots wait, or go on: for the only person at the table, who holds these seats.

        They wait only so long if that is not said again, as whoever asked for it may have gone.
        """
        if any(one.kind != "bot" and seat not in seats for seat, one in self.folded.seats.items()):
            raise Refuse("not-yours", "table-others-wait")
        self.resting_until = self._clock.now() + limits.REST_SECONDS if on else 0.0
        if on:
            asyncio.get_running_loop().call_later(limits.REST_SECONDS + 1, self.on_change, self)
        else:
            self.on_change(self)

    @property
    def resting(self) -> bool:
        """Whether bots are to wait."""
        return self.resting_until > self._clock.now()

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

    async def introduce(self, seats: Sequence[int], player: str) -> None:
        """Somebody says who they are in the ratings."""
        async with self._lock:
            await self._be_sure()
            new = [
                seat for seat in seats if self.sitting(seat).kind == "human" and self.folded.players.get(seat) != player
            ]
            if new and self.folded.counts and not self.match.over:
                await self._keep(*(Known(seat, player) for seat in new))

    async def hand_over(self, seat: int, bot: str | None, invitation: TokenKept | None) -> None:
        """Let a bot play a seat, or take it back from one; where that was nobody's, with an invitation."""
        async with self._lock:
            await self._be_sure()
            one = self.sitting(seat)
            bots = levels(self.match.game)
            if bot is not None and bot not in bots:
                raise Refuse("unknown", "table-no-such-bot", bots=", ".join(bots))
            if bot is None and invitation is not None and not (seat in self.folded.people and self.keys.held(seat)):
                if one.kind == "bot":
                    await self._reopen(seat, invitation)
            elif one.bot != bot:
                await self._keep(Seated(seat, "human" if bot is None else "bot", bot, one.name))
                self._changed()

    async def reopen(self, seat: int, invitation: TokenKept, seats: Sequence[int]) -> None:
        """Let somebody else have a seat whose person has gone; `seats` are those of who asks for it."""
        async with self._lock:
            await self._be_sure()
            if seat in self._here() and seat not in seats:
                raise Refuse("not-yours", "table-still-here")
            await self._reopen(seat, invitation)

    async def _reopen(self, seat: int, invitation: TokenKept) -> None:
        await self._keep(Reopened(seat, invitation.digest, invitation.sealed))
        self._changed()

    async def say(self, seat: int | None, name: str, text: str, mark: str = "") -> None:
        await self._talk.say(Chatted(seat, name, text, mark), self._keep_said)

    async def _keep_said(self, waiting: Callable[[], list[Chatted]]) -> None:
        async with self._lock:
            await self._be_sure()
            lines: list[Event] = []
            for line in waiting():
                if not self._done_before(line.id) and not (line.id and line in lines):
                    lines.append(line)
            if lines:
                await self._keep(*lines)

    # -- how long people may take -------------------------------------------------------------------------------------

    @property
    def running(self) -> set[int]:
        """The seats whose time runs, if any does: people who are being asked."""
        if self.outdated is not None or self.facts.terms.pace is None or self.facts.players == 1:
            return set()
        return {seat for seat in self.waiting if self.sitting(seat).kind == "human"}

    async def keep_time(self) -> None:
        """Others may be asked than before: stop their clocks and start others."""
        async with self._lock:
            await self._be_sure()
            terms, moved, now = self.facts.terms.pace, self.folded.moved, self._clock.wall()
            if terms is not None:
                await self._keep_timed(
                    pace.settled(terms, self._times(), self.waiting, self.running, moved=moved, now=now)
                )

    async def expire(self, seat: int, now: float) -> None:
        """The time of a seat is up, unless it has answered meanwhile, or was given more."""
        async with self._lock:
            await self._be_sure()
            due, expired = self.folded.due, self.folded.expired
            if seat not in expired and due.get(seat, now + 1.0) <= now and seat in self.running:
                await self._keep(Expired(seat, pace.upcoming(due, {*expired, seat})))
                self._changed()
                if self.throwing and self.bot_at(seat) is not None:
                    await self._answer(seat, None)  # a bot has no dice: the table throws

    async def give_time(self, seat: int) -> None:
        """The host gives a seat its time anew."""
        async with self._lock:
            await self._be_sure()
            terms = self.facts.terms.pace
            if terms is None:
                raise Refuse("not-asked", "table-no-clock")
            await self._keep_timed(pace.granted(terms, self._times(), seat, self._clock.wall()))

    def _times(self) -> pace.Times:
        return pace.Times(self.folded.asked, self.folded.due, self.folded.spare)

    async def _keep_timed(self, timed: Timed | None) -> None:
        if timed is not None:
            # Of those whose time is up already nobody has to be told again.
            same = {seat for seat in self.folded.expired if timed.due.get(seat) == self.folded.due.get(seat)}
            await self._keep(structs.replace(timed, next=pace.upcoming(timed.due, same)))
            self._changed()

    # -- other rules --------------------------------------------------------------------------------------------------

    def check_played(self) -> None:
        """Refuse what a table can only do where it is played."""
        if self.outdated is not None:
            raise Refuse("outdated", self.outdated.id, **self.outdated.args)

    async def carry_over(self, match: Match[Any], carried: Carried) -> None:
        """Go on under the rules that are installed here, for good."""
        async with self._lock:
            drawn = match.entries[carried.entries :]
            await self._keep(carried, *([Entries.of(drawn)] if drawn else []))
            self._go_over(match, None)
            self._moved(None, ())

    def _go_over(self, match: Match[Any], outdated: Msg | None) -> None:
        self.match = match
        self.outdated = outdated
        self.numbers = Numbers.of(match)
        self.taken_back += 1

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
            if isinstance(event, Carried):
                self._take(one)
                self._go_over(*carrying.follow(self.match, event, self.versions))
                self._moved(None, ())
            elif self.outdated is not None and isinstance(
                event, Entries | Replaced
            ):  # played by rules that are not here
                self.match.follow(event.read(), event.at if isinstance(event, Replaced) else None)
                self._take(one)
                self._changed()
            elif isinstance(event, Entries):
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
        if isinstance(event, Entries):  # by far the most; the match tells of it
            self.folded.take(happened)
            return
        pending, said = self.folded.pending, len(self.folded.chat)
        self.folded.take(happened)
        if isinstance(event, Seated | Taken | Reopened):
            self.seating += 1
            self.waiting = self._now_waiting()  # for dice, too, somebody has to be there
            self.keys.take(event)
        if isinstance(event, Taken | Reopened):
            for client in self.clients:
                client.rekeyed()
        if isinstance(event, Timed | Expired):
            for client in self.clients:
                client.timed()
        if len(self.folded.chat) > said:
            line = ChatLine(*self.folded.chat[-1])
            for client in self.clients:
                client.hear(line)
                if isinstance(event, Reopened) and event.seat in client.seats:
                    client.dismiss()  # and may come again, as who they are now
        elif isinstance(event, Voted):
            if pending is not None and not event.agree:
                for client in self.clients:
                    if pending.seat in client.seats:
                        client.declined(self.sitting(event.seat).name)
        elif isinstance(event, Named):
            self.seating += 1

    def _secret(self) -> Seal | None:
        """The seal that hides the next answer from the others, if it does not break it."""
        # Going on settles what was asked to be taken back, and that is for everybody to see; so are dice on the table.
        return self.match.sealed if self.folded.pending is None and CHANCE not in self.match.waiting else None

    def _moved(self, secret: Seal | None, seats: Sequence[int]) -> None:
        """The match has gone on; if the seal that was there still is, only these seats may know."""
        if secret is not None and self._secret() == secret:
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
