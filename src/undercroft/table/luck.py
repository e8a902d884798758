"""All draws of chance of a finished game with the seed they come from, for whoever wants to check them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.chance import CHANCE, ChanceSpace, Place, Seeded
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.record import Pledge
from undercroft.kernel.spaces import Answer
from undercroft.table.refusals import Refuse
from undercroft.table.table import Table


class Drawn(msgspec.Struct, frozen=True):
    """One draw: where in the game it was, what could be drawn, and what was."""

    path: tuple[int, ...]
    space: dict[str, Any]
    outcome: Answer


class Luck(msgspec.Struct, frozen=True):
    table: str
    seed: str
    """In decimal; as a number it would be too long for a browser."""
    commitment: str
    before: int
    """Draws that are not listed: of the game that this table goes on with, or of rules that it has left."""
    draws: list[Drawn]


def told(table: Table) -> tuple[int, Pledge] | None:
    """The seed of a table and what it was committed to, once the game is over."""
    chance, since, shown = table.match.chance, table.folded.sown, table.facts.commitment
    if not table.match.over or since is None or shown is None or not isinstance(chance, Seeded):
        return None
    return chance.seed, Pledge(table.facts.id, shown, since)


def luck_of(table: Table) -> Luck:
    """Plays the game again: for a thread."""
    known = told(table)
    if known is None:
        raise Refuse("not-yours", "table-luck-later" if table.facts.commitment else "table-luck-unknown")
    table.check_played()
    seed, pledge = known
    match, entries = table.match, table.match.entries[:]
    since = max(pledge.since, match.base.at)  # what came before other rules cannot be played again
    before = sum(entry.seat == CHANCE for entry in entries[:since])
    listening = _Listening(entries, since)
    again: Match[Any] = match.again(entries[: match.base.at], listening)
    while len(again.entries) < len(entries):
        again.take(entries[len(again.entries)])
    return Luck(table.facts.id, str(seed), pledge.commitment, before, listening.draws)


class _Listening:
    """Answers for chance as recorded, and writes down what was asked."""

    def __init__(self, entries: Sequence[Entry], since: int) -> None:
        self._entries = entries
        self._since = since
        self.draws: list[Drawn] = []

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        if place.at >= len(self._entries):
            return None
        outcome = self._entries[place.at].answer
        if place.at >= self._since:
            self.draws.append(Drawn(place.path, space.wire(), outcome))
        return outcome
