"""What a table deals with: its facts, those who look at it, and where it is kept."""

from __future__ import annotations

from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

import msgspec

from undercroft.table.events import Event, Happened
from undercroft.table.refusals import Refuse
from undercroft.table.store import TokenKept
from undercroft.table.wire import ChatLine, Hands, Links, TableInfo, Terms


class Client(Protocol):
    """Whoever looks at the table, as far as the table cares."""

    @property
    def seats(self) -> tuple[int, ...]:
        """Those it holds."""

    def stir(self) -> None:
        """Something has changed."""

    def wake(self) -> None:
        """What it has waited for is there: the table can be shown again."""

    def glance(self) -> None:
        """All that may have changed for it is who is waited for."""

    def hear(self, line: ChatLine) -> None:
        """Somebody has said something."""

    def declined(self, by: str) -> None:
        """What one of its seats asked to take back stays."""

    def rekeyed(self) -> None:
        """A seat was taken, or opened again."""

    def timed(self) -> None:
        """Somebody's time has begun to run, has stopped, or is up."""

    def dismiss(self, why: Refuse | None = None) -> None:
        """The table is put away: come again; or, where there is a reason to tell, do not."""


class Facts(msgspec.Struct, frozen=True):
    """What does not change while a table is played."""

    id: str
    game: str
    title: str
    options: dict[str, Any]
    players: int
    created: float
    tokens: tuple[TokenKept, ...]
    commitment: str | None = None
    """To the seed, which is told when the game is over."""
    terms: Terms = Terms()
    hands: Hands | None = None
    """What of chance people throw and draw themselves."""
    counts: bool = False
    """Whether the game counts in ratings."""

    def info(self, links: Links | None) -> TableInfo:
        told = (self.id, self.game, self.title, self.options, self.players, self.created)
        return TableInfo(*told, links, self.commitment, self.terms, self.hands, self.counts)


class Keeper(Protocol):
    """Where a table's events are kept."""

    def append(self, first: int, happened: Sequence[Event]) -> Awaitable[float]:
        """Keep events for good, the first of which gets this number; their time."""

    def since(self, n: int) -> Awaitable[list[Happened]]:
        """What is kept, from this number on."""
