"""How Dungeon Saga draws on the board: lines of sight, and what lies before and behind a base.

A line of sight runs from any part of one square to any part of another (SAG-LOS-01), and a blocking square blocks every
line that so much as touches it (SAG-LOS-06). Who blocks is said in `rules.line_of_sight`.
"""

from __future__ import annotations

from typing import NamedTuple

from undercroft.board import AnyToAny, Bits, Dungeon, Facing, Size, ahead, front_arc, ring

SIGHT = AnyToAny(points=9)


class Spot(NamedTuple):
    """All there is to know about a base that faces one way (SAG-ADJ-02, SAG-ADJ-03, SAG-ADJ-04, SAG-LRG-02)."""

    base: Bits
    front: Bits
    """The front arc."""
    ahead: Bits
    """Everything on this side of the line between front arc and rear arc (SAG-ADJ-09), the base included."""
    around: Bits


class Spots(dict[int, Spot]):
    """All bases on one map, by `spot_key`, worked out when somebody first stands so."""

    def __init__(self, where: Dungeon) -> None:
        super().__init__()
        self.where = where

    def __missing__(self, key: int) -> Spot:
        where, way = self.where, Facing(key >> 1 & 3)
        base = where.footprint(Size.FOUR if key & 1 else Size.ONE).cells(key >> 3)
        arc, before = front_arc(where.grid, base, way), ahead(where.grid, base, way)
        found = self[key] = Spot(base, arc, before, ring(where.grid, base))
        return found


def spot_key(at: int, facing: int, size: Size) -> int:
    """Loops over all models write it out: every rule that looks at the board looks at all of them."""
    return at << 3 | facing << 1 | (size is Size.FOUR)
