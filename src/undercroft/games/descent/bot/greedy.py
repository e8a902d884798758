"""The greedy bot: whoever sits at seat 0 plays the overlord, everybody else heroes."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from undercroft.games.descent.bot.heroes import HeroMind
from undercroft.games.descent.bot.overlord import OverlordMind
from undercroft.games.descent.state import OVERLORD
from undercroft.games.descent.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Line
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer

COMPARED: Final = ("next-hero", "guard")
"""What matters besides the plans for a turn."""


class Greedy:
    """A player of either side. What it has no opinion about it leaves to the ask's default."""

    def __init__(self, rng: Random, *, hasty: bool = False) -> None:
        """`hasty`: a little worse and much faster."""
        self._rng = rng
        self._heroes = HeroMind(hasty=hasty)
        self._overlord = OverlordMind(hasty=hasty)

    def choose(self, seat: int, ask: Ask, view: Callable[[], View]) -> Answer:
        mind = self._overlord if seat == OVERLORD else self._heroes
        answer = mind.choose(seat, ask, view().table)
        if answer is not None and ask.space.why_not(answer) is None:
            return answer
        if ask.default is not None and ask.space.why_not(ask.default) is None:
            return ask.default
        return ask.space.sample(self._rng)

    def lines(self, seat: int, ask: Ask, view: Position, many: int) -> list[Line]:
        """Plans for turns and activations, other choices that matter as they are; all else as it thinks best."""
        mind = self._overlord if seat == OVERLORD else self._heroes
        if plans := mind.lines(seat, ask, view().table):
            allowed = [line for line in dict.fromkeys(plans) if ask.space.why_not(line[0][1]) is None]
            if plans[0] not in allowed:  # the rules know better than its plan
                allowed.insert(0, ((ask.prompt.id, self.choose(seat, ask, view)),))
            return list(dict.fromkeys(allowed))[:many]
        kind = ask.prompt.id.removeprefix("des-ask-")
        compared = kind in COMPARED or kind.endswith("-overlord")  # the latter: cards played while others act
        return [] if compared else [((ask.prompt.id, self.choose(seat, ask, view)),)]
