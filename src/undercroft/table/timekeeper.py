"""Sees to it that time runs at tables where people may take only so long, whoever is there and whatever restarts."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from undercroft.table.clock import Clock
from undercroft.table.loaded import LoadedTable
from undercroft.table.refusals import Refuse
from undercroft.table.store import Conflict, Store, Trouble
from undercroft.table.table import Table

logger = logging.getLogger(__name__)

TICK_SECONDS: Final = 1.0
WAKE_TICKS: Final = 15
"""So often it is looked whether the time of somebody is up at a table that is put away."""
AFTER_OPENING_SECONDS: Final = 60.0
"""Whose time began to run before the server was there has so long at least to come back: nobody pays for a restart."""


class Timekeeper:
    """Starts and stops the clocks of tables that this process drives, and notes whose time is up."""

    def __init__(
        self,
        store: Store,
        places: Mapping[str, LoadedTable],
        clock: Clock,
        *,
        load: Callable[[str], Awaitable[Table]],
        later: Callable[[Awaitable[Any]], None],
    ) -> None:
        """`load` gets a table that was put away; `later` does what nobody waits for."""
        self._store = store
        self._places = places
        self._clock = clock
        self._load = load
        self._later = later
        self._opened = clock.wall()

    def attend(self, table: Table) -> None:
        """Something has changed at a table: see to it that the right clocks run."""
        if table.facts.terms.pace is None or not table.driving:
            return
        if table.running != table.folded.due.keys() or table.waiting != table.folded.asked:
            self._later(self._settle(table))

    async def _settle(self, table: Table) -> None:
        with suppress(Conflict, Trouble):  # another server has it, or it is tried again with the next change
            await table.keep_time()

    async def run(self) -> None:
        """For as long as the house is open."""
        ticks = 0
        while True:
            await asyncio.sleep(TICK_SECONDS)
            ticks += 1
            try:
                await self.check()
                if ticks % WAKE_TICKS == 0:
                    await self.wake()
            except Trouble:
                continue  # the store has said so
            except Exception:
                logger.exception("the clocks of tables could not be looked after")

    async def check(self) -> None:
        """Note whose time is up."""
        now = self._clock.wall()
        early = now < self._opened + AFTER_OPENING_SECONDS
        for place in list(self._places.values()):
            table = place.table
            if not table.driving or (early and table.folded.timed < self._opened):
                continue
            for seat, due in list(table.folded.due.items()):
                if due <= now and seat not in table.folded.expired:
                    with suppress(Conflict):
                        await table.expire(seat, now)

    async def wake(self) -> None:
        """Load tables at which somebody's time is up, and that nobody is at."""
        for table_id in await self._store.overdue(self._clock.wall()):
            if table_id not in self._places:
                with suppress(Refuse):
                    await self._load(table_id)
