"""The bot that knows nothing: every allowed answer is possible."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from undercroft.kernel.asks import Ask
from undercroft.kernel.spaces import Answer


class RandomBot:
    """Answers at random."""

    __slots__ = ("_rng",)

    def __init__(self, rng: Random) -> None:
        self._rng = rng

    def choose(self, seat: int, ask: Ask, view: Callable[[], Any]) -> Answer:  # noqa: ARG002 - looks at nothing
        return ask.space.sample(self._rng)
