"""What goes into the store and what comes out of it."""

from __future__ import annotations

from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec

from undercroft.kernel.game import Outcome
from undercroft.table.events import Event, Happened
from undercroft.table.wire import Kind, Terms


class Invitation(NamedTuple):
    """What opens a seat once: for whoever takes it."""

    seat: int

    def __str__(self) -> str:
        return f"invites {self.seat}"


Opens: TypeAlias = int | Invitation | Literal["spectator", "host", "void"]
"""What a token opens: a seat, its taking, the spectator's chair, or everything but the seats.

One that is void has opened a seat, or its taking, and lets one watch.
"""


class TokenKept(NamedTuple):
    """What is known of a token: enough to recognise it."""

    opens: Opens
    digest: str
    sealed: str | None
    """The token itself, for whoever has the host's: of invitations and of the spectator's only."""


class Conflict(Exception):  # noqa: N818 - named for what it is: somebody else was faster
    """Nothing was written: the table has events that the writer does not know, or another process drives it now."""


class SeatStanding(msgspec.Struct, frozen=True):
    kind: Kind
    name: str = ""
    bot: str | None = None


class Standing(msgspec.Struct, frozen=True):
    """How a table stands, for lists of tables: known without loading it, and perhaps a moment old."""

    decision: int = 0
    waiting: tuple[int, ...] = ()
    seats: tuple[SeatStanding, ...] = ()


class NewTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is made. `events` are its first: who sits where, and what setting up brought."""

    id: str
    game: str
    rules: str
    content: str
    """The hash of the game's content."""
    options: dict[str, Any]
    players: int
    created: float
    tokens: tuple[TokenKept, ...]
    events: list[Event] = []
    title: str = ""
    terms: Terms = Terms()
    seed: int | None = None
    standing: Standing = Standing()
    ending: Outcome | None = None


class Header(msgspec.Struct, frozen=True, kw_only=True):
    """What is known of a table without its events."""

    id: str
    game: str
    rules: str
    content: str
    title: str
    options: dict[str, Any]
    players: int
    seed: int | None
    created: float
    touched: float
    standing: Standing
    ending: Outcome | None
    terms: Terms = Terms()


class Stored(msgspec.Struct, frozen=True, kw_only=True):
    """A table as it is loaded."""

    header: Header
    tokens: tuple[TokenKept, ...]
    events: list[Happened]
    snapshot: bytes | None
    """The newest that no later event has made void, for `snapshots.resume`."""


class Summary(msgspec.Struct, frozen=True, kw_only=True):
    """A table in a list, for whoever holds tokens of it."""

    header: Header
    opens: tuple[Opens, ...]


class Lease(NamedTuple):
    """The right to append to a table. `term` is another one each time the table changes hands."""

    table_id: str
    owner: str
    term: int
