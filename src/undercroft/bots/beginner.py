"""The bot that errs: it knows the game, and now and then does what comes into its head."""

from __future__ import annotations

from random import Random
from typing import Final

from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Bot
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer

SLIPS: Final = 0.1
"""How often: at one decision in ten. With twice as many it hardly ever wins against the one that does not err."""


class Beginner:
    """Plays as a skilled bot would, but for its slips: then every allowed answer is possible."""

    __slots__ = ("_rng", "_skilled")

    def __init__(self, skilled: Bot, rng: Random) -> None:
        self._skilled = skilled
        self._rng = rng

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        if self._rng.random() < SLIPS:
            return ask.space.sample(self._rng)
        return self._skilled.choose(seat, ask, view)
