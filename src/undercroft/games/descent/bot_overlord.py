"""The greedy overlord."""

from __future__ import annotations

from undercroft.games.descent.state import Descent
from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer


class OverlordMind:
    def choose(self, seat: int, ask: Ask, g: Descent) -> Answer | None:  # noqa: ARG002
        return None
