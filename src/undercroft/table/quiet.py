"""A quiet point of a match as it is kept: in a snapshot, and for good where a table goes over to other rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.chance import CHANCE
from undercroft.kernel.game import Game
from undercroft.kernel.match import Entry, LogLine, Match, Snapshot
from undercroft.kernel.record.lines import Base
from undercroft.kernel.state import read_state


class Quiet(msgspec.Struct, frozen=True):
    """JSON, because a set of board cells does not fit into 64 bits, and because a person can read it."""

    at: int
    lines: int
    revealed: int
    state: msgspec.Raw
    log: list[LogLine]

    @classmethod
    def of(cls, match: Match[Any], point: Snapshot[Any]) -> Quiet:
        """A point of this match, with the log up to there."""
        state = msgspec.Raw(msgspec.json.encode(point.state))
        return cls(point.at, point.lines, point.revealed, state, match.log[: point.lines])

    def read(self, game: Game[Any], entries: Sequence[Entry], *, strict: bool = False) -> Snapshot[Any]:
        """The point itself, in a record that begins with these entries; `strict` if it may be of other rules."""
        state = read_state(self.state, game.state_type) if strict else _read(self.state, game)
        drawn = sum(entry.seat == CHANCE for entry in entries[: self.at])
        return Snapshot(self.at, self.lines, self.revealed, drawn, state)

    def read_base(self, game: Game[Any], entries: Sequence[Entry], *, strict: bool = False) -> Snapshot[Any]:
        """The point as one where a match begins: nothing before it can be taken back as if it had not been seen."""
        return self.read(game, entries, strict=strict)._replace(revealed=self.at)

    def as_line(self) -> Base:
        """The point as a record has it."""
        return Base(self.at, self.state)


def _read(state: msgspec.Raw, game: Game[Any]) -> Any:  # noqa: ANN401 - the game's own state struct
    return msgspec.json.decode(state, type=game.state_type)
