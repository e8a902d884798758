"""A table that is loaded, and who may be what at it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from undercroft.table import limits
from undercroft.table.clock import Clock
from undercroft.table.events import Event, Happened
from undercroft.table.refusals import Refuse
from undercroft.table.showing import Showing
from undercroft.table.store import Conflict, Gone, Lease, SeatStanding, Standing, Store
from undercroft.table.table import Table
from undercroft.table.wire import Links


class Role(NamedTuple):
    """What somebody's tokens let them be at a table."""

    seats: tuple[int, ...]
    links: Links | None
    """For the host."""

    @property
    def host(self) -> bool:
        return self.links is not None


def role_of(table: Table, tokens: Sequence[str]) -> Role:
    """What these tokens open at a table; those of other tables do not."""
    players = table.facts.players
    found = table.keys.opened(tokens[: limits.TOKENS_AT_ONCE])
    if not found:
        raise Refuse("no-token", "table-wrong-token")
    seats = tuple(seat for seat in range(players) if seat in found)
    host = found.get("host")
    return Role(seats, table.keys.links(host, players) if host is not None else None)


class LoadedTable:
    """A table that is loaded, with what the house needs to know about it."""

    def __init__(self, store: Store, table_id: str, clock: Clock) -> None:
        self._store = store
        self._id = table_id
        self._clock = clock
        self.table: Table
        self.showing: Showing
        self.lease: Lease | None = None
        self.driver: str | None = None
        """The process that is thought to write to it, if not this one."""
        self.taking = asyncio.Lock()
        """Held while this process tries to become the one that writes."""
        self.snapshot_at = 0
        """Where the quiet point stands that the store has."""
        self.ended = False
        """Whether the store knows the game to be over."""
        self.gone = False
        """Whether the table has been deleted."""
        self.here: tuple[int, ...] = ()
        """Whom the other servers were told to be here."""
        self.noted: tuple[object, ...] = ()
        """What of the table stood where when the store was last told of it."""

    async def append(self, first: int, happened: Sequence[Event]) -> float:
        try:
            return await self._store.append(self._id, first, happened, self.lease, self._clock.wall())
        except Conflict:
            if self.lease is not None:
                self.let_go()
            raise

    async def since(self, n: int) -> list[Happened]:
        return await self._store.events_since(self._id, n)

    def close(self) -> None:
        """The table is put away; it forgets this place, so that both are freed at once."""
        self.table.retire(_Nobody())

    def delete(self) -> None:
        """The table is no more: whoever still has hold of it is told so."""
        self.gone = True
        self.lease = None
        self.table.retire(_NoMore())

    def let_go(self) -> None:
        """Another process writes from now on."""
        self.lease = None
        self.table.driving = False


class _Nobody:
    """Keeps nothing."""

    async def append(self, first: int, happened: Sequence[Event]) -> float:  # noqa: ARG002 - whatever it is
        raise Conflict("the table was put away")

    async def since(self, n: int) -> list[Happened]:  # noqa: ARG002 - from wherever
        return []


class _NoMore:
    """Says that there is no such table any more."""

    async def append(self, first: int, happened: Sequence[Event]) -> float:  # noqa: ARG002 - whatever it is
        raise Gone

    async def since(self, n: int) -> list[Happened]:  # noqa: ARG002 - from wherever
        raise Gone


def standing(table: Table) -> Standing:
    """How a table stands, for lists of tables."""
    seats = tuple(SeatStanding(one.kind, one.name, one.bot) for _, one in sorted(table.folded.seats.items()))
    return Standing(table.numbers.known(), table.waiting, seats)
