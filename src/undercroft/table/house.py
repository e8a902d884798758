"""The house: its tables, loaded when somebody comes and put away when nobody is there."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from secrets import token_hex
from time import perf_counter
from typing import Any, Final

from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.match import Match
from undercroft.table import analyses, limits, opening, wire
from undercroft.table.bots import Bots
from undercroft.table.carrying import REFUSED, carry
from undercroft.table.clock import Clock, Seeds, draw_seed
from undercroft.table.commands import Caller, perform
from undercroft.table.doors import Doors
from undercroft.table.driving import Driving
from undercroft.table.imports import Imports
from undercroft.table.loaded import LoadedTable, standing
from undercroft.table.opening import NewSeat
from undercroft.table.ratings import contest
from undercroft.table.refusals import Refuse
from undercroft.table.reminders import Reminders
from undercroft.table.reminding import Reminding
from undercroft.table.showing import Showing
from undercroft.table.still import Still
from undercroft.table.store import Conflict, Gone, Store, Trouble, snapshot_of, trouble
from undercroft.table.table import Table
from undercroft.table.timekeeper import Timekeeper

logger = logging.getLogger(__name__)

IDLE_SECONDS: Final = 120.0
"""A table that nobody is at is put away after so long."""
SWEEP_SECONDS: Final = 15.0
LEASE_SECONDS: Final = 10.0
"""After so long without a word from a server, another takes over its tables."""
DAY: Final = 86_400.0
FORGET_SECONDS: Final = 3600.0
"""Between two searches for tables that nobody has touched for long."""
ANSWERS: Final = (wire.GiveAnswer, wire.Act)
SNAPSHOT_EVERY: Final = 100
"""Entries: so many are played again at most when a table is loaded after a crash."""


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
        new_id: Callable[[], str] = opening.new_id,
        owner: str | None = None,
        hello_within: float = limits.HELLO_SECONDS,
        forget_after: float | None = None,
        ratings: bool = False,
        reminding: Reminding | None = None,
        analysis_seconds: float = analyses.SECONDS,
    ) -> None:
        """`owner` is what this process is called where several share a database; made up if not given.

        Tables that nobody has touched for `forget_after` days are deleted, if that is given. With `ratings` new games
        count in those of their players. An analysis of a finished game takes about `analysis_seconds`.
        """
        self.store = store
        self.bots = bots
        bots.meter = store.meter
        self.clock = clock or Clock()
        self.doors = Doors(new_tables, self.clock.now)
        self.imports = Imports()
        self.analyses = analyses.Analyses(store, analysis_seconds)
        self.hello_within = hello_within
        self.ratings = ratings
        self._idle = idle
        self._forget_after = forget_after
        self._seeds = seeds
        self._new_id = new_id
        self._places: dict[str, LoadedTable] = {}
        self._loading: dict[str, asyncio.Task[LoadedTable]] = {}
        self._tasks: set[asyncio.Future[Any]] = set()
        self._endless: list[asyncio.Task[None]] = []
        self.times = Timekeeper(store, self._places, self.clock, load=self.table, later=self._later)
        self.reminders = Reminders(reminding, store, self.clock, self._later) if reminding is not None else None
        self._driving: Driving | None = None
        if store.shared:
            self._driving = Driving(
                store,
                self._places,
                lease,
                self.clock,
                owner=owner or token_hex(8),
                later=self._later,
                begun=self._changed,
                broken=self._put_away,
                gone=self._drop,
                carry=self._carry,
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

    @property
    def places(self) -> list[LoadedTable]:
        return list(self._places.values())

    def showing(self, table: Table) -> Showing:
        return self._places[table.facts.id].showing

    async def _load(self, table_id: str) -> LoadedTable:
        stored = await self.store.load(table_id)
        if stored is None:
            raise Refuse("unknown", "table-unknown")
        opened = await asyncio.to_thread(opening.reopen, stored, self._seeds)
        place = LoadedTable(self.store, table_id, self.clock)
        place.snapshot_at = opened.snapshot_at
        place.ended = stored.header.ending is not None
        self._put_up(place, opened)
        if opened.outdated is not None:
            try:
                await (self._driving.drive(place) if self._driving is not None else self._carry(place))
            except BaseException:
                del self._places[table_id]
                raise
        return place

    async def create(
        self,
        game: Game[Any],
        options: dict[str, Any],
        title: str,
        seats: Sequence[NewSeat],
        match: Match[Any] | None,
        terms: wire.Terms = opening.PLAIN,
        *,
        hands: wire.Hands | None = None,
        prepared: frozenset[str] = frozenset(),
        seed: int | None = None,
        resting: bool = False,
    ) -> tuple[Table, wire.Links]:
        """A new table and its links, which nobody else is told; `match` is one to go on with, else a new one begins.

        Prompts that are `prepared` are answered first; `seed` is that of its luck, where it is not to be drawn: then it
        counts in no ratings. With `resting`, bots wait for somebody to come and let them go on.
        """
        ratings = self.ratings and seed is None
        make = partial(opening.new_table, terms=terms, hands=hands, prepared=prepared, ratings=ratings)
        luck = self._seeds() if seed is None else seed
        opened, new, links = await asyncio.to_thread(make, game, options, title, seats, match, luck, self._new_id())
        await self.store.create(new)
        place = LoadedTable(self.store, opened.facts.id, self.clock)
        self._put_up(place, opened, resting=resting)
        return place.table, links

    def _put_up(self, place: LoadedTable, opened: opening.Opened, *, resting: bool = False) -> None:
        table = Table(opened.facts, opened.match, opened.folded, place, self.clock)
        table.versions, table.outdated = opened.versions, opened.outdated
        if resting:
            table.resting_until = self.clock.now() + limits.REST_SECONDS
        place.table = table
        place.showing = Showing(table)
        self._places[table.facts.id] = place
        table.on_change = self._changed
        if table.outdated is not None:
            return
        if self._driving is not None:
            self._later(self._driving.drive(place))
        else:
            table.driving = True
            self._changed(table)

    async def _carry(self, place: LoadedTable) -> bool:
        """Let a table that was played by other rules go on under those installed, if they accept its position."""
        table = place.table
        stored = await self.store.load(table.facts.id)
        if stored is None or not isinstance(table.match, Still) or table.outdated == REFUSED:
            return False
        carried = await asyncio.to_thread(carry, stored, table.folded, table.match)
        if carried is None:
            table.outdated = REFUSED
            table.stir()
            return False
        try:
            await table.carry_over(*carried)
        except Conflict:
            return False  # another was faster
        place.snapshot_at = table.match.base.at
        if self._driving is None:
            table.driving = True
            self._changed(table)
        return True

    # -- what happens at them -----------------------------------------------------------------------------------------

    def would_sit(self, table: Table, caller: Caller) -> bool:
        """Whether somebody's coming is an event: that costs a commit."""
        if table.outdated is not None:
            return False
        return bool(caller.taking) or any(
            (one := table.sitting(seat)).kind == "open" or (one.kind == "human" and caller.name and not one.name)
            for seat in caller.seats
        )

    async def perform(self, table: Table, caller: Caller, message: wire.FromClient) -> None:
        """Do what a client asks for; raises Refuse."""
        place = self._places.get(table.facts.id)
        if place is None or place.table is not table:
            raise Refuse("busy", "table-away")
        begun = perf_counter()
        try:
            if self._driving is not None:
                await self._driving.perform(place, caller, message)
            else:
                table.check_played()
                await perform(table, caller, message)
            if isinstance(message, ANSWERS):
                self.store.meter.kept.note(perf_counter() - begun)
        except Conflict:
            raise (Gone() if place.gone else Refuse("busy", "table-not-kept")) from None
        except Gone:
            self._drop(table.facts.id)
            raise

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
        self.times.attend(table)
        if self.reminders is not None:
            self.reminders.attend(table)
        mark = (table.position, table.seating, table.waiting)
        if mark != place.noted:  # what happens under seal is not noted, nor when
            place.noted = mark
            self.store.note(table.facts.id, standing(table))
        if table.match.over != place.ended:
            place.ended = table.match.over
            self._later(self._finish(place))
        quiet = table.match.quiet.at
        if quiet < place.snapshot_at:
            place.snapshot_at = max(0, quiet - 1)  # that of this point is not kept
        elif quiet - place.snapshot_at >= SNAPSHOT_EVERY:
            self._later(self._snapshot(place))

    async def _finish(self, place: LoadedTable) -> None:
        ended, table = place.ended, place.table
        outcome = _outcome(table)
        if outcome is None:
            self.analyses.stop(table.facts.id)
        try:
            if outcome is not None and table.folded.counts:
                won = contest(table.match.game, table.folded, outcome)
                if won is not None:  # before it is known to be over: whoever comes after a crash counts it, once
                    await self.store.rate(table.facts.id, table.facts.game, *won)
            await self.store.finish(table.facts.id, outcome)
        except Trouble:
            place.ended = not ended  # it is tried again when the table changes, or is opened
            raise

    async def _snapshot(self, place: LoadedTable) -> None:
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
        if not task.cancelled() and (error := task.exception()) is not None and trouble(error) is None:
            logger.error("something put off has failed", exc_info=error)

    # -- deleting -----------------------------------------------------------------------------------------------------

    async def delete(self, *table_ids: str) -> list[str]:
        """Delete tables for good; those that there were. Whoever is there is told, and goes."""
        found = await self.store.delete(*table_ids)
        for table_id in found:
            if (loading := self._loading.get(table_id)) is not None:
                await asyncio.wait([loading])
            self._drop(table_id)
        return found

    async def forget(self, days: float) -> list[str]:
        """Delete the tables that nobody has touched for so long; those that are loaded are in use."""
        found = await self.store.delete_untouched(time.time() - days * DAY, {*self._places, *self._loading})
        if found:
            logger.warning("%d tables that nobody had touched for %g days were deleted", len(found), days)
        return found

    async def _keep_forgetting(self, days: float) -> None:
        while True:
            with suppress(Trouble):  # the store has said so
                await self.forget(days)
            await asyncio.sleep(FORGET_SECONDS)

    def _drop(self, table_id: str) -> None:
        """A table has been deleted, here or elsewhere."""
        self.analyses.stop(table_id)
        place = self._places.pop(table_id, None)
        if place is None:
            return
        self.bots.forget(place.table)
        place.delete()
        for client in list(place.table.clients):
            client.dismiss(Gone())

    # -- opening and closing ------------------------------------------------------------------------------------------

    async def open(self) -> None:
        if self._driving is not None:
            await self._driving.fleet.open()
            self._endless.append(asyncio.create_task(self._driving.keep_leases()))
        self._endless.append(asyncio.create_task(self._keep_tidy()))
        self._endless.append(asyncio.create_task(self.times.run()))
        if self._forget_after is not None:
            self._endless.append(asyncio.create_task(self._keep_forgetting(self._forget_after)))

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

    async def _put_away(self, place: LoadedTable) -> None:
        table = place.table
        if self.reminders is not None:
            self.reminders.forget(table)
        if self._places.get(table.facts.id) is place:
            del self._places[table.facts.id]
        self.bots.forget(table)
        for client in list(table.clients):
            client.dismiss()
        driving, table.driving = table.driving, False
        if driving:
            with suppress(Trouble):  # what it would have made quicker is all that is lost
                if table.match.quiet.at > place.snapshot_at:
                    await self._snapshot(place)
                if place.lease is not None:
                    await self.store.release(place.lease)
        place.close()

    async def close(self) -> None:
        self.imports.close()
        self.analyses.close()
        if self.reminders is not None:
            self.reminders.close()
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
