"""Answers compared in the same worlds with the one that stands: which to try next, and which is surely better."""

from __future__ import annotations

from collections.abc import Callable
from math import sqrt
from typing import Final

from undercroft.kernel.spaces import Answer

FEWEST: Final = 6
"""Worlds in which an answer must have been tried before it may be given."""
DOUBT: Final = 0.02
"""Standard deviation that every difference has at least: worlds that all agree may still all be wrong."""


class Rival:
    """An answer, and how much better than the one that stands it was, world by world."""

    __slots__ = ("_squares", "_sum", "answer", "tried")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.tried = 0
        self._sum = 0.0
        self._squares = 0.0

    def note(self, gain: float) -> None:
        self.tried += 1
        self._sum += gain
        self._squares += gain * gain

    @property
    def mean(self) -> float:
        return self._sum / self.tried

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = (self._squares - self.tried * self.mean**2) / max(1, self.tried - 1)
        return sqrt((max(0.0, spread) + DOUBT**2) / self.tried)

    def bound(self, errors: float) -> float:
        """The mean and so many standard errors."""
        return self.mean + errors * self.error


class Comparison:
    """The answer that stands and its rivals, of which more come into it the longer it goes on."""

    def __init__(self, standing: Answer, others: list[Answer], worth: Callable[[Answer, int], float]) -> None:
        """`worth` tells what an answer comes to in the world with this number: a rollout."""
        self._standing = standing
        self._waiting = others[::-1]
        self._worth = worth
        self._stood: list[float] = []
        """What the answer that stands came to, world by world."""
        self.rivals: list[Rival] = []

    def step(self, allowed: int, explore: float) -> int:
        """Try one rival in one more world; how many rollouts that took."""
        rival = self._next(allowed, explore)
        world = rival.tried
        took = 1
        if world == len(self._stood):
            self._stood.append(self._worth(self._standing, world))
            took = 2
        rival.note(self._worth(rival.answer, world) - self._stood[world])
        return took

    def _next(self, allowed: int, explore: float) -> Rival:
        if self._waiting and len(self.rivals) < max(1, allowed):
            self.rivals.append(Rival(self._waiting.pop()))
            return self.rivals[-1]
        fresh = next((rival for rival in self.rivals if rival.tried < 2), None)
        return fresh or max(self.rivals, key=lambda rival: rival.bound(explore))

    def best(self, sure: float) -> Answer:
        """The rival that is better beyond doubt, by the most; else the answer that stands."""
        better = [rival for rival in self.rivals if rival.tried >= FEWEST and rival.bound(-sure) > 0]
        return max(better, key=lambda rival: rival.bound(-sure)).answer if better else self._standing
