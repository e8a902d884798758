"""The house: its tables, loaded when somebody comes and put away when nobody is there."""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from random import SystemRandom
from typing import Any, NamedTuple

from undercroft.bots import bot_names
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.registry import announced
from undercroft.kernel.registry import game as find_game
from undercroft.table import limits
from undercroft.table.bots import Bots
from undercroft.table.events import Event, Folded, Happened, Seated
from undercroft.table.refusals import Refuse
from undercroft.table.showing import Showing
from undercroft.table.table import Facts, Table
from undercroft.table.wire import Links


class Role(NamedTuple):
    """What somebody's tokens let them be at a table."""

    seats: tuple[int, ...]
    host: bool


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


class House:
    def __init__(self, bots: Bots) -> None:
        self.bots = bots
        self.doors = Doors()
        self._tables: dict[str, Table] = {}
        self._showings: dict[str, Showing] = {}

    def showing(self, table: Table) -> Showing:
        return self._showings.setdefault(table.facts.id, Showing(table))

    def role(self, facts: Facts, tokens: Sequence[str]) -> Role:
        """What these tokens open; those of other tables are refused."""
        links = facts.links
        given = set(tokens[: limits.TOKENS_AT_ONCE])
        seats = tuple(seat for seat, token in enumerate(links.seats) if token in given)
        host = links.host in given
        if not seats and not host and links.spectator not in given:
            raise Refuse("no-token", "table-wrong-token")
        return Role(seats, host)

    async def table(self, table_id: str) -> Table:
        table = self._tables.get(table_id)
        if table is None:
            raise Refuse("unknown", "table-unknown")
        return table

    async def create(
        self, slug: str, options: dict[str, Any], title: str, seats: Sequence[tuple[str, str | None, str]]
    ) -> Table:
        game = known_game(slug)
        try:
            game.check_players(len(seats))
            chosen = game.read_options(options)
            match: Match[Any] = Match(game, chosen, len(seats), Seeded(SystemRandom().getrandbits(53)))
        except BadInput as error:
            raise Refuse("bad-request", "table-bad-input", problem=str(error)) from None
        for kind, bot, _ in seats:
            if kind == "bot" and bot not in bot_names(game):
                raise Refuse("unknown", "table-no-such-bot", bots=", ".join(bot_names(game)))
        links = Links(_token(), tuple(_token() for _ in seats), _token())
        facts = Facts(secrets.token_urlsafe(9), slug, title, options, len(seats), time.time(), links)
        folded = Folded()
        events: list[Event] = [
            Seated(seat, kind, bot if kind == "bot" else None, name)  # type: ignore[arg-type]
            for seat, (kind, bot, name) in enumerate(seats)
        ]

        async def append(n: int, events: Sequence[Event]) -> float:
            return time.time()

        for n, event in enumerate(events):
            folded.take(Happened(n, time.time(), event))
        table = Table(facts, match, folded, append)
        self._tables[facts.id] = table
        table.on_change = self.bots.attend
        self.bots.attend(table)
        return table


def known_game(slug: str) -> Game[Any]:
    if slug not in announced():
        raise Refuse("unknown", "table-no-such-game", games=", ".join(announced()))
    return find_game(slug)


def _token() -> str:
    return secrets.token_urlsafe(16)
