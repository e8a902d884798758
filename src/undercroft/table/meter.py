"""What a server has done so far, in plain numbers: an answer pays next to nothing for being counted."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

QUICK: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
THOUGHT: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 30.0)
SIZES: Final = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0)


class Spread:
    """How often a value was at most so much. One thread notes, any may read."""

    __slots__ = ("bounds", "counts", "total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self.bounds = bounds
        self.counts = [0] * (len(bounds) + 1)
        self.total = 0.0

    def note(self, value: float) -> None:
        self.counts[bisect_left(self.bounds, value)] += 1
        self.total += value


class Meter:
    """The numbers of one process."""

    def __init__(self) -> None:
        self.kept = Spread(QUICK)
        """Seconds from an answer, or standing choice, to when it was on disk."""
        self.batches = Spread(SIZES)
        """How much was written together in one commit."""
        self.thinking = Spread(THOUGHT)
        """Seconds that bots took for an answer."""
        self.lag = Spread(QUICK)
        """Seconds by which what was due was late, because something else was being done."""
        self.refusals: dict[str, int] = {}
        self.imports = 0

    def refuse(self, code: str) -> None:
        self.refusals[code] = self.refusals.get(code, 0) + 1
