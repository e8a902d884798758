"""Answers compared in the same worlds with the one that stands: the worse half is dropped again and again."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final, Generic, TypeVar

from undercroft.bots.search.budget import HAIR, Budget, OutOfTime

T = TypeVar("T")

FEWEST: Final = 8
"""Worlds in which an answer must have been tried before it may be given: the best of many was often just lucky."""
DOUBT: Final = 0.01
"""Standard deviation that every difference has at least: worlds that all agree may still all be wrong."""
SETTLED: Final = 3.0
"""Standard errors after which it is known which is better; more than two, because it is looked at after every world."""
HOPE: Final = 2.0
"""Standard errors by which a rival may be better than it has been, when it is asked whether that would be a hair."""


class Rival(Generic[T]):
    """An answer, and how much better than the one that stands it was, world by world."""

    __slots__ = ("_squares", "_sum", "answer", "tried")

    def __init__(self, answer: T) -> None:
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
        return self._sum / self.tried if self.tried else 0.0

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        spread = (self._squares - self.tried * self.mean**2) / max(1, self.tried - 1)
        return sqrt((max(0.0, spread) + DOUBT**2) / max(1, self.tried))

    def bound(self, errors: float) -> float:
        """The mean and so many standard errors."""
        return self.mean + errors * self.error

    @property
    def same(self) -> bool:
        """Whether it has never made a difference."""
        return self._squares == 0.0


class Comparison(Generic[T]):
    """The answer that stands, and its rivals."""

    def __init__(self, standing: T, others: Sequence[T], worths: Callable[[Sequence[T], int], list[float]]) -> None:
        """`worths` tells what each answer comes to in the world with this number: as many rollouts."""
        self._standing = standing
        self._worths = worths
        self.rivals = [Rival(answer) for answer in others]
        """Those that are still in it."""

    def run(self, budget: Budget, explore: int, hair: float = HAIR) -> None:
        """Try them until the budget is spent or nothing more is to be found out; every so often drop the worse ones."""
        world, cut = 0, explore
        try:
            while self.rivals and budget.more(1 + len(self.rivals)):
                self._try(world, budget)
                world += 1
                if world == 1:
                    self._afford(budget)
                if world == cut:
                    self._drop()
                    cut *= 2
                if world >= FEWEST and self._settled(hair):
                    return
        except OutOfTime:
            pass  # what was tried to the end counts

    def _try(self, world: int, budget: Budget) -> None:
        stood, *worths = self._worths([self._standing, *(rival.answer for rival in self.rivals)], world)
        for rival, worth in zip(self.rivals, worths, strict=True):
            rival.note(worth - stood)
        budget.spent += 1 + len(worths)

    def _afford(self, budget: Budget) -> None:
        """The first of them, as many as can be tried in enough worlds at the price of this one; maybe none."""
        answers = int((1 + len(self.rivals)) / (max(budget.share, 1e-9) * FEWEST))
        del self.rivals[max(0, answers - 1) :]

    def _drop(self) -> None:
        """Those that make no difference, and the worse half of the others; the last one stays."""
        told = sorted((rival for rival in self.rivals if not rival.same), key=lambda rival: -rival.mean)
        self.rivals = told[: max(1, (len(told) + 1) // 2)]

    def _settled(self, hair: float) -> bool:
        """Whether the last rival is surely better or worse, or none of them can be better by more than a hair."""
        self.rivals = [rival for rival in self.rivals if rival.bound(SETTLED) > 0]
        if all(rival.bound(HOPE) < hair for rival in self.rivals):
            return True
        return len(self.rivals) == 1 and self.rivals[0].bound(-SETTLED) > 0

    def best(self, sure: float) -> T:
        return surely_best(self._standing, self.rivals, sure)


def surely_best(standing: T, rivals: Sequence[Rival[T]], sure: float) -> T:
    """The rival that is better beyond doubt, by the most; else the answer that stands."""
    better = [rival for rival in rivals if rival.tried >= FEWEST and rival.bound(-sure) > 0]
    return max(better, key=lambda rival: rival.mean).answer if better else standing
