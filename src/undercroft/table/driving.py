"""Which of several servers writes to a table, and how the others follow.

With one server there is nothing to it. With several, each tries to get the lease of a table that its clients are at;
those who do not get it read what the one who did has written, and pass on to it what their clients say.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec

from undercroft.kernel.messages import Msg
from undercroft.table import wire
from undercroft.table.carrying import REFUSED
from undercroft.table.clock import Clock
from undercroft.table.commands import Caller, perform
from undercroft.table.fleet import Fleet, Here, Passed, Reply, Unheard
from undercroft.table.loaded import LoadedTable
from undercroft.table.refusals import Refuse
from undercroft.table.store import GONE, Conflict, Gone, Notice, Store, Trouble
from undercroft.table.store.fanout import fanout
from undercroft.table.table import Table

logger = logging.getLogger(__name__)

TRIES = 6
PAUSE_SECONDS = 0.2


class Driving:
    """Leases, and the other servers."""

    def __init__(
        self,
        store: Store,
        places: dict[str, LoadedTable],
        lease: float,
        clock: Clock,
        *,
        owner: str,
        later: Callable[[Awaitable[Any]], None],
        begun: Callable[[Table], None],
        broken: Callable[[LoadedTable], Awaitable[None]],
        gone: Callable[[str], None],
        carry: Callable[[LoadedTable], Awaitable[bool]],
    ) -> None:
        """`later` does what nobody waits for, `begun` hears of tables driven here, `broken` of those to load again.

        `gone` hears of tables that were deleted; `carry` takes a table over to the rules installed here, if that can
        be. `owner` is the name of this server.
        """
        self._store = store
        self._places = places
        self._seconds = lease
        self._clock = clock
        self._later = later
        self._begun = begun
        self._broken = broken
        self._carry = carry
        self._gone = gone
        self._owner = owner
        self.fleet = Fleet(fanout(store), self._owner, lease)
        self.fleet.on_notice = self._heard
        self.fleet.on_here = self._saw
        self.fleet.answer = self._answer

    async def perform(self, place: LoadedTable, caller: Caller, message: wire.FromClient) -> None:
        """Do what a client asks for, here or where the table is driven; raises Refuse."""
        table = place.table
        if isinstance(message, wire.TakeBack | wire.Vote | wire.Say) and not message.id:
            # A server may do it and die before it says so; the one that tries again must know.
            message = msgspec.structs.replace(message, id=secrets.token_hex(8))
        for _ in range(TRIES):
            table.check_played()
            try:
                if await self.drive(place):
                    await perform(table, caller, message)
                    return
                if place.driver is not None:
                    known = await self.fleet.pass_on(place.driver, table.facts.id, caller, message)
                    if table.folded.next < known:
                        await table.catch_up()
                    return
            except Conflict:
                await table.catch_up()
            except Unheard:
                place.driver = None
            await asyncio.sleep(PAUSE_SECONDS)
        raise Refuse("busy", "table-not-kept")

    async def drive(self, place: LoadedTable) -> bool:
        """Take a table's lease, if no other process has it; else find out which has."""
        table = place.table
        if table.driving:
            return True
        async with place.taking:
            if table.driving:
                return True
            if place.driver is not None or _hopeless(table):
                return False
            lease = await self._store.hold(table.facts.id, self._owner, self._seconds)
            if lease is None:
                place.driver = await self._store.holder(table.facts.id)
                return False
            place.lease = lease
            await table.catch_up()
            if table.outdated is not None and (_hopeless(table) or not await self._carry(place)):
                place.let_go()
                await self._store.release(lease)
                return False
            table.driving = True
        self._begun(table)
        return True

    async def keep_leases(self) -> None:
        """Stay the driver of what is driven here, and become that of what has lost its own."""
        while True:
            await asyncio.sleep(self._seconds / 3)
            try:
                await self._renew()
            except Trouble:
                continue  # the store has said so
            except Exception:
                logger.exception("leases could not be renewed")

    async def _renew(self) -> None:
        kept = await self._store.renew(self._owner, self._seconds)
        for place in list(self._places.values()):
            if place.lease is not None and place.lease not in kept:
                place.let_go()
            if place.table.clients:
                self.tell_here(place, again=True)
                if not place.table.driving:
                    place.driver = None
                    if not await self.drive(place):
                        await self._follow(place)  # a notice may have been missed

    # -- what the other servers say -----------------------------------------------------------------------------------

    async def _answer(self, passed: Passed) -> Reply:
        """Do what a client of another server asks for."""
        place = self._places.get(passed.table)
        if place is None or not place.table.driving:
            return Reply(passed.number, moved=True)
        try:
            await perform(place.table, passed.caller, passed.message)
        except Refuse as why:
            return Reply(passed.number, why.code, why.reason, why.rule)
        except Conflict:
            return Reply(passed.number, moved=True)
        except Exception:
            logger.exception("table %s: a message passed on could not be handled", passed.table)
            return Reply(passed.number, "broken", Msg("table-broken"))
        return Reply(passed.number, next=place.table.folded.next)

    def _heard(self, notice: Notice) -> None:
        """A server, perhaps this one, has written to a table."""
        if notice.next == GONE:
            self._gone(notice.table_id)
            return
        place = self._places.get(notice.table_id)
        if place is not None and not place.table.driving and place.table.folded.next < notice.next:
            self._later(self._follow(place))

    async def _follow(self, place: LoadedTable) -> None:
        try:
            await place.table.catch_up()
        except Gone:
            self._gone(place.table.facts.id)
        except Trouble:
            return  # the store has said so; when the leases are renewed it is tried again
        except Exception:
            # What was read does not fit what is here: begin again from the store.
            logger.exception("table %s could not follow", place.table.facts.id)
            await self._broken(place)

    def _saw(self, here: Here) -> None:
        """Who is at a table through another server."""
        place = self._places.get(here.table)
        if place is not None:
            known = here.sender in place.table.elsewhere
            place.table.elsewhere[here.sender] = (frozenset(here.seats), self._clock.now() + 2 * self._seconds)
            place.table.stir()
            if not known:  # nor does it know who is here
                self.tell_here(place, again=True)

    def tell_here(self, place: LoadedTable, *, again: bool = False) -> None:
        """Tell the others who is at a table through this one, if that has changed."""
        seats = tuple(sorted({seat for client in place.table.clients for seat in client.seats}))
        if again or seats != place.here:
            place.here = seats
            self._later(self.fleet.tell_here(place.table.facts.id, seats))


def _hopeless(table: Table) -> bool:
    """Whether a table will not be played by the rules installed here, whoever has its lease.

    One that has left these very rules went over to newer ones, on another server: it is not to be fetched back.
    """
    return table.outdated == REFUSED or (table.outdated is not None and table.versions in table.folded.left)
