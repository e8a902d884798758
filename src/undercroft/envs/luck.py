"""Outcomes of chance, in steps: so that a game tree has a few branches at every chance node, with exact probabilities.

Dice are thrown one after another, cards drawn one after another, and a shuffle is drawing them all. What has more
outcomes than anybody could list, a die thrown for real, is one of SAMPLES throws, all equally likely.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, Final

from undercroft.kernel.chance import ChanceSpace, Draw, Roll
from undercroft.kernel.spaces import Answer

SAMPLES: Final = 32


def outcomes(space: ChanceSpace, chosen: Sequence[Any]) -> dict[Any, float]:
    """What may come next after these steps, and how likely it is."""
    if isinstance(space, Roll):
        return _shares(Counter(space.dice[len(chosen)].faces))
    if isinstance(space, Draw):
        return _shares(Counter(space.items) - Counter(chosen))
    return dict.fromkeys(range(SAMPLES), 1 / SAMPLES)


def _shares(ways: Counter[Any]) -> dict[Any, float]:
    every = ways.total()
    return {value: times / every for value, times in ways.items()}


def whole(space: ChanceSpace, chosen: Sequence[Any]) -> Answer | None:
    """The outcome that these steps make; None as long as something is open."""
    if isinstance(space, Roll):
        return tuple(chosen) if len(chosen) == len(space.dice) else None
    if isinstance(space, Draw):
        return tuple(chosen) if len(chosen) == space.size else None
    return space.sample(Random(chosen[0])) if chosen else None
