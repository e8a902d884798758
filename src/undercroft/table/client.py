"""A client at a table: what it has been sent, and what it says."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any, Protocol

import msgspec

from undercroft.kernel.messages import Msg
from undercroft.table import limits, wire
from undercroft.table.commands import Caller
from undercroft.table.keys import invite
from undercroft.table.refusals import Refuse
from undercroft.table.showing import Showing, UpdateParts, encoder
from undercroft.table.table import Table


class Outlet(Protocol):
    """A connection, as far as something can be sent through it."""

    loop: asyncio.AbstractEventLoop
    on_ready: Callable[[], None] | None

    @property
    def ready(self) -> bool: ...

    def write_text(self, data: bytes) -> None: ...


Perform = Callable[[Caller, wire.FromClient], Awaitable[None]]

OUTBOX = 500
"""Messages that may wait for a slow client; with more than that it has to come again."""


class TableClient:
    """One connection that has said hello. Its messages are numbered, and only the latest update is ever sent."""

    def __init__(self, table: Table, showing: Showing, caller: Caller, perform: Perform) -> None:
        self.table = table
        self.showing = showing
        self.caller = caller
        self.seats = seats = caller.seats
        self.asked_back = 0
        """The `ref` of its wish to take an answer back."""
        self._perform = perform
        self._host = ""
        """The host's token, if this is the host."""
        self._dismissed = False
        self._leaving = False
        self._looking: int | None = seats[0] if seats else None
        self._chosen = False
        self._n = 0
        self._outbox: deque[tuple[type[wire.FromServer], dict[str, Any]]] = deque()
        self._dirty = False
        self._glancing = False
        self._outlet: Outlet | None = None
        self._gone: Callable[[], None] = lambda: None
        self._woken = False
        """Whether it will look in a moment what there is to send."""
        self._shown: tuple[object, ...] = ()
        """What the last update said, but for the scene and the lines of the log."""
        self._waiting: tuple[int, ...] = ()
        self._scene: msgspec.Raw | None = None
        self._log: list[bytes] = []
        self._log_sent = -1

    # -- what the table tells it --------------------------------------------------------------------------------------

    def stir(self) -> None:
        self._dirty = True
        self.wake()

    def glance(self) -> None:
        self._glancing = True
        self.wake()

    def hear(self, line: wire.ChatLine) -> None:
        self._post(wire.Said, line=line)

    def declined(self, by: str) -> None:
        reason = Msg("table-undo-declined", {"name": by}) if by else Msg("table-undo-declined-nameless")
        self._post(wire.Refused, ref=self.asked_back, code="declined", reason=reason)

    def rekeyed(self) -> None:
        if self._host:
            self._post(wire.LinksSent, links=self.table.keys.links(self._host, self.table.facts.players))

    def timed(self) -> None:
        folded = self.table.folded
        told = {"due": folded.due, "left": folded.spare, "expired": tuple(sorted(folded.expired))}
        self._post(wire.ClocksSent, now=self.table.wall(), **told)

    def welcome(self, links: wire.Links | None, taken: tuple[str, ...] = ()) -> None:
        """Links are for the host; `taken` are the invitations that have become seats of this client."""
        table = self.table
        info = table.facts.info(links)
        self._host = links.host if links is not None else ""
        self._post(wire.Welcome, table=info, seats=self.seats, host=self.caller.host, chat=table.chat(), taken=taken)
        if table.facts.terms.pace is not None:
            self.timed()

    def done(self, ref: int) -> None:
        self._post(wire.Done, ref=ref)

    def refuse(self, ref: int, why: Refuse) -> None:
        self._post(wire.Refused, ref=ref, code=why.code, reason=why.reason, rule=why.rule)

    def _next(self) -> int:
        self._n += 1
        return self._n

    def _post(self, kind: type[wire.FromServer], **fields: Any) -> None:  # noqa: ANN401 - those of that struct
        """Have a message sent; it gets its number when it is."""
        self._outbox.append((kind, fields))
        if len(self._outbox) > OUTBOX:
            self._dismissed = True
        self.wake()

    def dismiss(self, why: Refuse | None = None) -> None:
        """It goes: at once, or when it has been told why."""
        if why is None:
            self._dismissed = True
        else:
            self._dirty = False
            self._leaving = True
            self.refuse(0, why)
        self.wake()

    def wake(self) -> None:
        """Look whether there is something to send, as soon as what is being done is done."""
        if self._outlet is not None and not self._woken:
            self._woken = True
            self._outlet.loop.call_soon(self._speak)

    # -- sending ------------------------------------------------------------------------------------------------------

    def speak_through(self, outlet: Outlet, gone: Callable[[], None]) -> None:
        """Send whatever there is to send, as it comes; `gone` is called when the table is put away."""
        self._outlet, self._gone = outlet, gone
        outlet.on_ready = self.wake
        self.wake()

    def hang_up(self) -> None:
        self._outlet = None

    def _speak(self) -> None:
        self._woken = False
        outlet = self._outlet
        if outlet is None:
            return
        while not self._dismissed:
            if not outlet.ready:
                return
            message = self._message()
            if message is not None:
                outlet.write_text(message)
            elif self._leaving:
                break
            else:
                return
        self.hang_up()
        self._gone()

    def _message(self) -> bytes | None:
        """The next thing to send, if there is any now."""
        # The welcome comes first; from then on news of the table goes before what came of a message, so that
        # whoever reads `done` sees it done. While an answer is being kept, there is nothing to show yet.
        if (self._dirty or self._glancing) and self._n > 0:
            if self.table.keeping:
                self.table.held_up.add(self)
                return None
            news = self._update() if self._dirty else self._who_is_waited_for()
            self._dirty = self._glancing = False
            if news is not None:
                return news
        if not self._outbox:
            return None
        kind, fields = self._outbox.popleft()
        return encoder.encode(kind(n=self._next(), **fields))

    def _who_is_waited_for(self) -> bytes | None:
        if self.table.waiting == self._waiting:
            return None
        self._waiting = self.table.waiting
        return encoder.encode(wire.Waiting(n=self._next(), waiting=self._waiting))

    def _update(self) -> bytes | None:
        """The table now; None if nothing of it is new to this client."""
        table, showing = self.table, self.showing
        showing.refresh()
        looking = self._look()
        lines = showing.log(looking)
        since = self._log_since(lines)
        held = [seat for seat in self.seats if table.sitting(seat).kind != "bot"]
        scene = showing.scene(looking)
        moved = self._scene is None or (scene is not self._scene and bytes(scene) != bytes(self._scene))
        shown = (
            table.numbers.known(self.seats),
            looking,
            showing.seats,
            table.waiting,
            [ask for seat in held if (ask := showing.ask(seat)) is not None],
            {seat: how for seat in held if (how := showing.undo(seat)) is not None},
            [sent for seat in held if (sent := showing.standing(seat)) is not None],
            showing.takeback,
            table.ending(),
            table.outdated,
            table.throwing,
        )
        if not moved and since == self._log_sent == len(lines) and shown == self._shown:
            return None
        decision, _, seats, waiting, asks, undo, standing, takeback, ending, outdated, throwing = shown
        update = UpdateParts(
            n=self._next(),
            decision=decision,
            looking=looking,
            seats=seats,
            waiting=waiting,
            asks=asks,
            log_from=since,
            log=[msgspec.Raw(line) for line in lines[since:]],
            undo=undo,
            standing=standing,
            scene=scene if moved else msgspec.UNSET,
            takeback=takeback,
            ending=ending,
            outdated=outdated,
            throwing=throwing,
            done=self._done(),
        )
        self._shown = shown
        self._waiting = waiting
        self._scene = scene
        self._log = lines
        self._log_sent = len(lines)
        return encoder.encode(update)

    def _done(self) -> list[int]:
        """What would come after an update travels with it."""
        refs = []
        while self._outbox and self._outbox[0][0] is wire.Done:
            refs.append(self._outbox.popleft()[1]["ref"])
        return refs

    def _log_since(self, lines: list[bytes]) -> int:
        """How many lines of the log this client has already, or need not have now."""
        if self._log_sent < 0:
            return max(0, len(lines) - limits.LOG_LINES)
        if lines is self._log:
            return self._log_sent
        same = 0
        for old, new in zip(self._log[: self._log_sent], lines, strict=False):
            if old != new:
                break
            same += 1
        return same

    def _look(self) -> int | None:
        """The seat to look as: the one chosen, else one of its seats that is being asked, else the one before."""
        if not self._chosen and len(self.seats) > 1:
            table = self.table
            asked = [seat for seat in self.seats if table.put(seat) and table.sitting(seat).kind != "bot"]
            if asked and self._looking not in asked:
                self._turn_to(asked[0])
        return self._looking

    def _turn_to(self, seat: int) -> None:
        if self._looking != seat:
            self._looking = seat
            self._scene = None

    # -- what it says -------------------------------------------------------------------------------------------------

    async def take(self, message: wire.FromClient) -> None:
        """Do what the client asks for; raises Refuse."""
        if self._dismissed:
            raise Refuse("busy", "table-away")  # a seat of its may be somebody else's by now
        match message:
            case wire.AskHints(seat=seat, decision=decision):
                self._check_seat(seat)
                await self._hints(message.ref, seat, decision)
                return
            case wire.Look(seat=seat):
                self._check_seat(seat)
                self._chosen = True
                self._turn_to(seat)
                self.stir()
            case wire.Sync():
                self._scene = None
                self._log_sent = -1
                self.stir()
            case wire.Hello():
                raise Refuse("bad-request", "table-hello-again")
            case _:
                if isinstance(message, wire.TakeBack):
                    self.asked_back = message.ref
                await self._perform(self._speaker(message), message)
        self.done(message.ref)

    def _speaker(self, message: wire.FromClient) -> Caller:
        """Whoever holds several seats talks as the one it looks as."""
        if isinstance(message, wire.Say) and self._looking is not None:
            return Caller((self._looking,), self.caller.host, self.caller.name)
        if self._host and isinstance(message, wire.HandOver | wire.Reopen):
            return msgspec.structs.replace(self.caller, invitation=invite(message.seat, self._host))
        return self.caller

    def _check_seat(self, seat: int) -> None:
        if seat not in self.seats:
            raise Refuse("not-yours", "table-not-your-seat")

    async def _hints(self, ref: int, seat: int, decision: int) -> None:
        table = self.table
        if table.keeping:
            await table.settled()
        put = table.put(seat)
        if put is None or put.decision != decision:
            raise Refuse("late", "table-late")
        self._post(wire.HintsSent, ref=ref, seat=seat, decision=decision, hints=self.showing.hints(seat))
