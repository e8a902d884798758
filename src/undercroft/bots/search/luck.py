"""The luck of imagined matches: the first throw goes evenly through all that it can show, the rest is drawn."""

from __future__ import annotations

from functools import lru_cache
from itertools import accumulate
from typing import Final

from undercroft.kernel.chance import ChanceSpace, Place, Roll, Seeded
from undercroft.kernel.spaces import Answer
from undercroft.parts.dice import Die
from undercroft.parts.odds import Ways

FEW: Final = 64
"""So many outcomes of the first request are told apart; with more of them it is drawn like all others."""
GOLDEN: Final = 0.6180339887498949
"""Multiples of it fill the unit interval evenly, however many they are."""


class EvenLuck(Seeded):
    """As `Seeded`, but for the first request: world after world it has each outcome as often as it is likely."""

    __slots__ = ("_first", "_point")

    def __init__(self, seed: int, world: int, shift: float) -> None:
        super().__init__(seed)
        self._point = (shift + world * GOLDEN) % 1.0
        self._first = True

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        if self._first:
            self._first = False
            count = space.count()
            if count is not None and 1 < count <= FEW:
                return _at(self._point, space)
        return super().outcome(space, place)


def _at(point: float, space: ChanceSpace) -> Answer:
    """The outcome at this point of all of them, laid side by side as wide as they are likely."""
    ways = _thrown(tuple(space.dice)) if isinstance(space, Roll) else space.outcomes(FEW)
    wanted = point * space.all_ways()
    return next(outcome for outcome, upto in zip(ways, accumulate(ways.values()), strict=True) if wanted < upto)


@lru_cache(maxsize=256)
def _thrown(dice: tuple[Die, ...]) -> Ways[Answer]:
    """What so few dice can show: they are the same ones all the time."""
    return Roll(dice).outcomes(FEW)
