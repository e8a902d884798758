"""The house: its tables, loaded when somebody comes and put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg
from undercroft.table import limits, opening, wire
from undercroft.table.bots import Bots
from undercroft.table.commands import Caller, perform
from undercroft.table.events import Event, Happened
from undercroft.table.fleet import Fleet, Here, Passed, Reply, Unheard
from undercroft.table.opening import NewSeat
from undercroft.table.refusals import Refuse
from undercroft.table.showing import Showing
from undercroft.table.store import Conflict, Lease, Notice, SeatStanding, Standing, Store, snapshot_of
from undercroft.table.store.fanout import fanout
from undercroft.table.table import Table, ending
from undercroft.table.wire import Links

logger = logging.getLogger(__name__)

IDLE_SECONDS: Final = 120.0
"""A table that nobody is at is put away after so long."""
SWEEP_SECONDS: Final = 15.0
LEASE_SECONDS: Final = 10.0
"""After so long without a word from a server, another takes over its tables."""
SNAPSHOT_EVERY: Final = 100
"""Entries: so many are played again at most when a table is loaded after a crash."""
TRIES: Final = 6
PAUSE_SECONDS: Final = 0.2


class Role(NamedTuple):
    """What somebody's tokens let them be at a table."""

    seats: tuple[int, ...]
    host: bool


def role_of(links: Links, tokens: Sequence[str]) -> Role:
    """What these tokens open at a table; those of other tables do not."""
    given = set(tokens[: limits.TOKENS_AT_ONCE])
    seats = tuple(seat for seat, token in enumerate(links.seats) if token in given)
    host = links.host in given
    if not seats and not host and links.spectator not in given:
        raise Refuse("no-token", "table-wrong-token")
    return Role(seats, host)


class Doors:
    """How many are connected."""

    def __init__(self) -> None:
        self.inside = 0

    def come_in(self) -> bool:
        if self.inside >= limits.CONNECTIONS:
            return False
        self.inside += 1
        return True

    def go_out(self) -> None:
        self.inside -= 1


class Place:
    """A table that is loaded, with what the house needs to know about it."""

    def __init__(self, store: Store, table_id: str) -> None:
        self._store = store
        self._id = table_id
        self.table: Table
        self.showing: Showing
        self.lease: Lease | None = None
        self.driver: str | None = None
        """The process that is thought to write to it, if not this one."""
        self.taking = asyncio.Lock()
        self.snapshot_at = 0
        self.ended = False
        self.here: tuple[int, ...] = ()
        """Whom the other servers were told to be here."""

    async def append(self, first: int, happened: Sequence[Event]) -> float:
        try:
            return await self._store.append(self._id, first, happened, self.lease)
        except Conflict:
            if self.lease is not None:
                self.lease = None
                self.table.driving = False
            raise

    async def since(self, n: int) -> list[Happened]:
        return await self._store.events_since(self._id, n)


class House:
    """All tables that this process has loaded."""

    def __init__(self, store: Store, bots: Bots, *, lease: float = LEASE_SECONDS, idle: float = IDLE_SECONDS) -> None:
        self.store = store
        self.bots = bots
        self.doors = Doors()
        self._owner = secrets.token_hex(8)
        self._lease_seconds = lease
        self._fleet = self._join() if store.shared else None
        self._idle = idle
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._endless: list[asyncio.Task[None]] = []

    # -- finding tables -----------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        return (await self._place(table_id)).table

    def loaded(self, table_id: str) -> Table | None:
        place = self._places.get(table_id)
        return place.table if place is not None else None

    def showing(self, table: Table) -> Showing:
        return self._places[table.facts.id].showing

    async def _place(self, table_id: str) -> Place:
        place = self._places.get(table_id)
        if place is not None:
            return place
        task = self._loading.get(table_id)
        if task is None:
            task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
            task.add_done_callback(lambda _: self._loading.pop(table_id, None))
        return await asyncio.shield(task)

    async def _load(self, table_id: str) -> Place:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refuse("unknown", "table-unknown")
        opened = await asyncio.to_thread(opening.reopen, stored)
        place = Place(self.store, table_id)
        place.snapshot_at = opened.match.quiet.at
        place.ended = stored.header.ending is not None
        self._put_up(place, Table(opened.facts, opened.match, opened.folded, place))
        return place

    async def create(
        self, game: Game[Any], options: dict[str, Any], title: str, seats: Sequence[NewSeat], match: Match[Any] | None
    ) -> Table:
        """A new table; `match` is one to go on with, else a new one begins."""
        opened, new = await asyncio.to_thread(opening.new_table, game, options, title, seats, match)
        await self.store.create(new)
        place = Place(self.store, opened.facts.id)
        self._put_up(place, Table(opened.facts, opened.match, opened.folded, place))
        return place.table

    def _put_up(self, place: Place, table: Table) -> None:
        table.driving = not self.store.shared
        place.table = table
        place.showing = Showing(table)
        self._places[table.facts.id] = place
        table.on_change = self._changed
        if self.store.shared:
            self._later(self._may_drive(place))
        else:
            self._changed(table)

    # -- what happens at them -----------------------------------------------------------------------------------------

    def would_sit(self, table: Table, caller: Caller) -> bool:
        """Whether somebody's coming is an event: that costs a commit."""
        return any(
            (one := table.sitting(seat)).kind == "open" or (one.kind == "human" and caller.name and not one.name)
            for seat in caller.seats
        )

    async def perform(self, table: Table, caller: Caller, message: wire.FromClient) -> None:
        """Do what a client asks for, here or where the table is driven; raises Refuse."""
        place = self._places.get(table.facts.id)
        if place is None or place.table is not table:
            raise Refuse("busy", "table-away")
        for _ in range(TRIES):
            try:
                if table.driving:
                    await perform(table, caller, message)
                    return
                if await self._may_drive(place):
                    continue
                if place.driver is not None and self._fleet is not None:
                    known = await self._fleet.pass_on(place.driver, table.facts.id, caller, message)
                    if table.folded.next < known:
                        await table.catch_up()
                    return
            except Conflict:
                await table.catch_up()
            except Unheard:
                place.driver = None
            await asyncio.sleep(PAUSE_SECONDS)
        raise Refuse("busy", "table-not-kept")

    # -- together with other servers ----------------------------------------------------------------------------------

    def _join(self) -> Fleet:
        fleet = Fleet(fanout(self.store), self._owner, self._lease_seconds)
        fleet.on_notice = self._heard
        fleet.on_here = self._saw
        fleet.answer = self._answer
        return fleet

    async def _may_drive(self, place: Place) -> bool:
        """Take a table's lease, if no other process has it; else find out which has."""
        table = place.table
        async with place.taking:
            if table.driving:
                return True
            if place.driver is not None:
                return False
            lease = await self.store.hold(table.facts.id, self._owner, self._lease_seconds)
            if lease is None:
                place.driver = await self.store.holder(table.facts.id)
                return False
            place.lease = lease
            await table.catch_up()
            table.driving = True
        self._changed(table)
        return True

    async def _answer(self, passed: Passed) -> Reply:
        """Do what a client of another server asks for."""
        table = self.loaded(passed.table)
        if table is None or not table.driving:
            return Reply(passed.number, moved=True)
        try:
            await perform(table, passed.caller, passed.message)
        except Refuse as why:
            return Reply(passed.number, why.code, why.reason, why.rule)
        except Conflict:
            return Reply(passed.number, moved=True)
        except Exception:
            logger.exception("table %s: a message passed on could not be handled", passed.table)
            return Reply(passed.number, "broken", Msg("table-broken"))
        return Reply(passed.number, next=table.folded.next)

    def _heard(self, notice: Notice) -> None:
        """Another server may have written to a table."""
        place = self._places.get(notice.table_id)
        if place is not None and not place.table.driving and place.table.folded.next < notice.next:
            self._later(self._follow(place))

    async def _follow(self, place: Place) -> None:
        try:
            await place.table.catch_up()
        except Exception:
            # What was read does not fit what is here: begin again from the store.
            logger.exception("table %s could not follow", place.table.facts.id)
            await self._put_away(place)

    def _saw(self, here: Here) -> None:
        table = self.loaded(here.table)
        if table is not None:
            table.elsewhere[here.sender] = (frozenset(here.seats), time.monotonic() + 2 * self._lease_seconds)
            table.stir()

    def _show_presence(self, place: Place, *, again: bool = False) -> None:
        seats = tuple(sorted({seat for client in place.table.clients for seat in client.seats}))
        if self._fleet is not None and (again or seats != place.here):
            place.here = seats
            self._later(self._fleet.tell_here(place.table.facts.id, seats))

    async def keep_leases(self) -> None:
        """Stay the driver of what is driven here, and become that of what has lost its own."""
        while True:
            await asyncio.sleep(self._lease_seconds / 3)
            try:
                await self._renew()
            except Exception:
                logger.exception("leases could not be renewed")

    async def _renew(self) -> None:
        kept = await self.store.renew(self._owner, self._lease_seconds)
        for place in list(self._places.values()):
            if place.lease is not None and place.lease not in kept:
                place.lease, place.table.driving = None, False
            if place.table.clients:
                self._show_presence(place, again=True)
                if not place.table.driving:
                    place.driver = None
                    if not await self._may_drive(place):
                        await self._follow(place)

    # -- what follows from a change -----------------------------------------------------------------------------------

    def _changed(self, table: Table) -> None:
        place = self._places.get(table.facts.id)
        if place is None:
            return
        self._show_presence(place)
        if not table.driving:
            return
        self.bots.attend(table)
        self.store.note(table.facts.id, standing(table))
        over = table.match.over
        if over != place.ended:
            place.ended = over
            self._later(self.store.finish(table.facts.id, _outcome(table) if over else None))
        quiet = table.match.quiet.at
        if quiet < place.snapshot_at:
            place.snapshot_at = quiet
        elif quiet - place.snapshot_at >= SNAPSHOT_EVERY:
            self._later(self._snapshot(place))

    async def _snapshot(self, place: Place) -> None:
        table = place.table
        quiet = table.match.quiet.at
        place.snapshot_at = quiet
        await self.store.snapshot(table.facts.id, table.folded.next, quiet, snapshot_of(table.match))

    def _later(self, work: Any) -> None:  # noqa: ANN401 - any coroutine
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("something put off has failed", exc_info=error)

    # -- coming and going ---------------------------------------------------------------------------------------------

    async def open(self) -> None:
        if self._fleet is not None:
            await self._fleet.open()
            self._endless.append(asyncio.create_task(self.keep_leases()))
        self._endless.append(asyncio.create_task(self.keep_tidy()))

    async def keep_tidy(self) -> None:
        """Put away tables that nobody uses, for as long as the house is open."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle))
            try:
                await self.sweep()
            except Exception:
                logger.exception("putting tables away has failed")

    async def sweep(self) -> None:
        before = time.monotonic() - self._idle
        for place in list(self._places.values()):
            table = place.table
            if not table.clients and table.touched <= before and not self.bots.busy(table):
                await self._put_away(place)

    async def _put_away(self, place: Place) -> None:
        table = place.table
        self._places.pop(table.facts.id, None)
        self.bots.forget(table)
        for client in list(table.clients):
            client.dismiss()
        driving, table.driving = table.driving, False
        if driving:
            if table.match.quiet.at > place.snapshot_at:
                await self._snapshot(place)
            if place.lease is not None:
                await self.store.release(place.lease)

    async def close(self) -> None:
        for place in list(self._places.values()):
            with suppress(Exception):
                await self._put_away(place)
        for task in self._endless:
            task.cancel()
        await asyncio.gather(*self._tasks, *self._endless, return_exceptions=True)
        if self._fleet is not None:
            await self._fleet.close()


def standing(table: Table) -> Standing:
    seats = tuple(SeatStanding(one.kind, one.name, one.bot) for _, one in sorted(table.folded.seats.items()))
    return Standing(table.numbers.answers, table.waiting, seats)


def _outcome(table: Table) -> Outcome:
    end = ending(table.match)
    return Outcome(end.winners, end.side, end.scores) if end is not None else Outcome(())
