"""Where a seat stands in a match: what a bot is given. It shows what the seat may see, and can be forked."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Chance
from undercroft.kernel.determinise import Determiniser
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match


class Position:
    """The position of a match as one seat knows it, whenever it is looked at.

    Called, it is the view: whoever only looks needs to know no more of it. Nothing is worked out before it is wanted.
    """

    __slots__ = ("_at", "_fitting", "_match", "seat")

    def __init__(self, match: Match[Any], seat: int) -> None:
        self.seat = seat
        self._match = match
        self._fitting: Determiniser[Any] | None = None
        self._at: list[Any] = []

    def __call__(self) -> Any:  # noqa: ANN401 - the game's own view struct
        return self._match.view(self.seat)

    def view(self) -> Any:  # noqa: ANN401 - the game's own view struct
        """What the seat may see."""
        return self._match.view(self.seat)

    @property
    def game(self) -> Game[Any]:
        return self._match.game

    @property
    def ask(self) -> Ask | None:
        """What the seat is asked."""
        return self._match.ask(self.seat)

    def determinised(self, rng: Random, chance: Chance | None = None) -> Match[Any]:
        """A match to play on in as one likes: what is hidden from the seat, and all luck to come, is drawn anew."""
        entries = self._match.entries
        if self._fitting is None or entries != self._at:
            self._fitting, self._at = Determiniser(self._match, self.seat), entries[:]
        return self._fitting.deal(rng, chance)
