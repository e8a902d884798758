"""A match that cannot be played here, because it was played by other rules: what is kept of it, to be looked at."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.kernel.match import Entry, Match, Snapshot
from undercroft.table.quiet import Quiet

logger = logging.getLogger(__name__)


class Still(Match[Any]):
    """Nobody is asked anything, nothing can be taken back, and the rules are never run."""

    __slots__ = ("_ending", "_position")

    def __init__(
        self,
        game: Game[Any],
        options: Options,
        players: int,
        chance: Chance,
        entries: Sequence[Entry],
        quiet: Quiet | None,
        ending: Outcome | None,
    ) -> None:
        """`quiet` is the last point that is known of it; `chance` is for when it can be played again."""
        self.game = game
        self.options = options
        self.players = players
        self.chance = chance
        self.entries = list(entries)
        self.log = list(quiet.log) if quiet is not None else []
        self.digests = None
        self.over = ending is not None
        self._open = {}
        self._gathered_at = None
        self._ending = ending
        self._position = quiet
        # Where it begins is where it stands: there is no way back.
        self._snapshots = [Snapshot(len(self.entries), len(self.log), len(self.entries), 0, None)]

    def outcome(self) -> Outcome | None:
        return self._ending

    def follow(self, entries: Sequence[Entry], since: int | None = None) -> None:
        """Others play it, elsewhere: what they answer is written down, and no more."""
        self.entries[len(self.entries) if since is None else since :] = entries

    def standing(self, seat: int) -> Ask | None:  # noqa: ARG002 - whoever it is
        return None

    def scene(self, seat: int | None) -> Any:  # noqa: ANN401 - the game's own struct
        """The last position that is known, if it can still be drawn; else nothing."""
        if self._position is None:
            return None
        try:
            return self.game.scene(self.game.view(self._position.read(self.game, self.entries).state, seat))
        except Exception as error:  # whatever has become of the rules since
            logger.info("a position of %s can no longer be drawn: %s", self.game.slug, error)
            return None
