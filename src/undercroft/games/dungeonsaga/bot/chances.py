"""How often an attack scores so many hits."""

from __future__ import annotations

from functools import lru_cache
from math import comb

SIDES = 6


@lru_cache(maxsize=4096)
def chances(dice: int, defence: int, armour: int) -> tuple[float, ...]:
    """The chances of 0, 1, 2 … hits, worked out from the highest face down.

    Of dice sorted from the highest, the one at place i hits if at most i of the defender's dice are as high as it is.
    """
    states: dict[tuple[int, int, int], float] = {(0, 0, 0): 1.0}
    for face in range(SIDES, 0, -1):
        after: dict[tuple[int, int, int], float] = {}
        for (thrown, met, hits), chance in states.items():
            for x in range(dice - thrown + 1):
                for y in range(defence - met + 1):
                    share = chance * _share(dice - thrown, x, face) * _share(defence - met, y, face)
                    if share:
                        more = sum(met + y <= at for at in range(thrown, thrown + x)) if face > armour else 0
                        key = thrown + x, met + y, hits + more
                        after[key] = after.get(key, 0.0) + share
        states = after
    found = [0.0] * (dice + 1)
    for (_, _, hits), chance in states.items():
        found[hits] += chance
    return tuple(found)


def _share(dice: int, count: int, faces: int) -> float:
    """How often exactly so many of the dice show the highest of the faces that are left."""
    return comb(dice, count) * (1 / faces) ** count * (1 - 1 / faces) ** (dice - count)
