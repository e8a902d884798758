"""The house: its tables, loaded when somebody comes and put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from ipaddress import ip_address, ip_network
from math import ceil
from typing import Any, Final

from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.match import Match
from undercroft.table import limits, opening, wire
from undercroft.table.bots import Bots
from undercroft.table.clock import Clock, Seeds, draw_seed
from undercroft.table.commands import Caller, perform
from undercroft.table.driving import Driving
from undercroft.table.opening import NewSeat
from undercroft.table.places import Place, standing
from undercroft.table.refusals import Refuse
from undercroft.table.showing import Showing
from undercroft.table.store import Conflict, Store, snapshot_of
from undercroft.table.table import Table

logger = logging.getLogger(__name__)

IDLE_SECONDS: Final = 120.0
"""A table that nobody is at is put away after so long."""
SWEEP_SECONDS: Final = 15.0
LEASE_SECONDS: Final = 10.0
"""After so long without a word from a server, another takes over its tables."""
SNAPSHOT_EVERY: Final = 100
"""Entries: so many are played again at most when a table is loaded after a crash."""


class Doors:
    """How many are connected, and how many tables each address has made of late."""

    def __init__(self, new_tables: int, now: Callable[[], float]) -> None:
        """`new_tables` of one address in a minute; 0 for any number."""
        self.inside = 0
        self._new_tables = new_tables
        self._now = now
        self._makers: dict[str, limits.Bucket] = {}

    def come_in(self) -> bool:
        if self.inside >= limits.CONNECTIONS:
            return False
        self.inside += 1
        return True

    def go_out(self) -> None:
        self.inside -= 1

    def check_maker(self, address: str) -> None:
        """Refuse whoever makes tables faster than people do."""
        if not self._new_tables:
            return
        if len(self._makers) > limits.ADDRESSES_KNOWN:
            self._makers = {maker: bucket for maker, bucket in self._makers.items() if not bucket.full}
        maker = _owner(address)
        bucket = self._makers.get(maker)
        if bucket is None:
            bucket = self._makers[maker] = limits.Bucket(self._new_tables / 60, self._new_tables, self._now)
        if not bucket.take():
            seconds = ceil(bucket.wait)
            raise Refuse("too-many", "table-made-too-many", seconds=seconds).after(seconds)


def _owner(address: str) -> str:
    """Whom an address stands for: who has one of IPv6 has all that begin like it."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    return address if found.version == 4 else str(ip_network((found, 64), strict=False))


class House:
    """All tables that this process has loaded."""

    def __init__(
        self,
        store: Store,
        bots: Bots,
        *,
        lease: float = LEASE_SECONDS,
        idle: float = IDLE_SECONDS,
        seeds: Seeds = draw_seed,
        clock: Clock | None = None,
        new_tables: int = limits.TABLES_PER_MINUTE,
    ) -> None:
        self.store = store
        self.bots = bots
        self.clock = clock or Clock()
        self.doors = Doors(new_tables, self.clock.now)
        self._idle = idle
        self._seeds = seeds
        self._places: dict[str, Place] = {}
        self._loading: dict[str, asyncio.Task[Place]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self._endless: list[asyncio.Task[None]] = []
        self._driving: Driving | None = None
        if store.shared:
            self._driving = Driving(
                store, self._places, lease, self.clock, later=self._later, begun=self._changed, broken=self._put_away
            )

    # -- finding tables -----------------------------------------------------------------------------------------------

    async def table(self, table_id: str) -> Table:
        """A table, loaded if need be; raises Refuse if there is none of that id."""
        place = self._places.get(table_id)
        if place is None:
            task = self._loading.get(table_id)
            if task is None:
                task = self._loading[table_id] = asyncio.create_task(self._load(table_id))
                task.add_done_callback(lambda _: self._loading.pop(table_id, None))
            place = await asyncio.shield(task)
        if self.store.shared and not place.table.driving:
            await place.table.catch_up()  # what another server wrote just now may not have come through yet
        return place.table

    def loaded(self, table_id: str) -> Table | None:
        place = self._places.get(table_id)
        return place.table if place is not None else None

    def showing(self, table: Table) -> Showing:
        return self._places[table.facts.id].showing

    async def _load(self, table_id: str) -> Place:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refuse("unknown", "table-unknown")
        opened = await asyncio.to_thread(opening.reopen, stored, self._seeds)
        place = Place(self.store, table_id)
        place.snapshot_at = opened.match.quiet.at
        place.ended = stored.header.ending is not None
        self._put_up(place, Table(opened.facts, opened.match, opened.folded, place, self.clock))
        return place

    async def create(
        self, game: Game[Any], options: dict[str, Any], title: str, seats: Sequence[NewSeat], match: Match[Any] | None
    ) -> tuple[Table, wire.Links]:
        """A new table and its links, which nobody else is told; `match` is one to go on with, else a new one begins."""
        opened, new, links = await asyncio.to_thread(
            opening.new_table, game, options, title, seats, match, self._seeds()
        )
        await self.store.create(new)
        place = Place(self.store, opened.facts.id)
        self._put_up(place, Table(opened.facts, opened.match, opened.folded, place, self.clock))
        return place.table, links

    def _put_up(self, place: Place, table: Table) -> None:
        place.table = table
        place.showing = Showing(table)
        self._places[table.facts.id] = place
        table.on_change = self._changed
        if self._driving is not None:
            self._later(self._driving.drive(place))
        else:
            table.driving = True
            self._changed(table)

    # -- what happens at them -----------------------------------------------------------------------------------------

    def would_sit(self, table: Table, caller: Caller) -> bool:
        """Whether somebody's coming is an event: that costs a commit."""
        return any(
            (one := table.sitting(seat)).kind == "open" or (one.kind == "human" and caller.name and not one.name)
            for seat in caller.seats
        )

    async def perform(self, table: Table, caller: Caller, message: wire.FromClient) -> None:
        """Do what a client asks for; raises Refuse."""
        place = self._places.get(table.facts.id)
        if place is None or place.table is not table:
            raise Refuse("busy", "table-away")
        try:
            if self._driving is not None:
                await self._driving.perform(place, caller, message)
            else:
                await perform(table, caller, message)
        except Conflict:
            raise Refuse("busy", "table-not-kept") from None

    def _changed(self, table: Table) -> None:
        """Something has happened at a table: what follows from it."""
        place = self._places.get(table.facts.id)
        if place is None:
            return
        if self._driving is not None:
            self._driving.tell_here(place)
        if not table.driving:
            return
        self.bots.attend(table)
        mark = (table.position, table.seating, table.waiting)
        if mark != place.noted:  # what happens under seal is not noted, nor when
            place.noted = mark
            self.store.note(table.facts.id, standing(table))
        if table.match.over != place.ended:
            place.ended = table.match.over
            self._later(self.store.finish(table.facts.id, _outcome(table)))
        quiet = table.match.quiet.at
        if quiet < place.snapshot_at:
            place.snapshot_at = quiet
        elif quiet - place.snapshot_at >= SNAPSHOT_EVERY:
            self._later(self._snapshot(place))

    async def _snapshot(self, place: Place) -> None:
        table = place.table
        await table.settled()
        quiet = table.match.quiet.at
        place.snapshot_at = quiet
        await self.store.snapshot(table.facts.id, table.folded.next, quiet, snapshot_of(table.match))

    def _later(self, work: Awaitable[Any]) -> None:
        """Do something that nobody waits for."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Future[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("something put off has failed", exc_info=error)

    # -- opening and closing ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        if self._driving is not None:
            await self._driving.fleet.open()
            self._endless.append(asyncio.create_task(self._driving.keep_leases()))
        self._endless.append(asyncio.create_task(self._keep_tidy()))

    async def _keep_tidy(self) -> None:
        """Look after the tables for as long as the house is open."""
        while True:
            await asyncio.sleep(min(SWEEP_SECONDS, self._idle))
            await self.tidy()

    async def tidy(self) -> None:
        """Put away tables that nobody has used for a while."""
        before = self.clock.now() - self._idle
        for place in list(self._places.values()):
            table = place.table
            if not table.clients and table.touched <= before and not self.bots.busy(table):
                try:
                    await self._put_away(place)
                except Exception:
                    logger.exception("table %s could not be put away", table.facts.id)

    async def _put_away(self, place: Place) -> None:
        table = place.table
        if self._places.get(table.facts.id) is place:
            del self._places[table.facts.id]
        self.bots.forget(table)
        for client in list(table.clients):
            client.dismiss()
        driving, table.driving = table.driving, False
        if driving:
            if table.match.quiet.at > place.snapshot_at:
                await self._snapshot(place)
            if place.lease is not None:
                await self.store.release(place.lease)
        place.close()

    async def close(self) -> None:
        for endless in self._endless:
            endless.cancel()
        for place in list(self._places.values()):
            with suppress(Exception):
                await self._put_away(place)
        await asyncio.gather(*self._tasks, *self._endless, return_exceptions=True)
        if self._driving is not None:
            await self._driving.fleet.close()


def _outcome(table: Table) -> Outcome | None:
    """How a game ended; None while it goes on."""
    return (table.match.outcome() or Outcome(())) if table.match.over else None
