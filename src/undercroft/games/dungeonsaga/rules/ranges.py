"""How far things reach (SAG-RNG)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import Bits, Dungeon, Grid, members
from undercroft.games.dungeonsaga.box.components import Reach
from undercroft.games.dungeonsaga.models import dungeon, spot
from undercroft.games.dungeonsaga.state import DungeonSaga, Model
from undercroft.games.dungeonsaga.stats import LIMITS

RULERS = {"long": LIMITS.long, "short": LIMITS.short}
"""The two rulers (SAG-RNG-01), in squares (SAG-RNG-05)."""


@lru_cache(maxsize=16384)
def within_ruler(where: Dungeon, base: Bits, length: int) -> Bits:
    """The squares that a ruler reaches from a base, from edge to edge (SAG-RNG-03)."""
    grid, cells = where.grid, 0
    for cell in members(grid.floor):
        if any(_gap(grid, cell, mine) <= length * length for mine in members(base)):
            cells |= 1 << cell
    return cells


def _gap(grid: Grid, a: int, b: int) -> int:
    """The square of the shortest line between two squares."""
    (ax, ay), (bx, by) = grid.points[a], grid.points[b]
    across, down = max(0, abs(ax - bx) - 1), max(0, abs(ay - by) - 1)
    return across * across + down * down


def in_reach(g: DungeonSaga, m: Model, target: Bits, how_far: Reach) -> bool:
    """Whether something lies within one of the four ranges."""
    return bool(reached(g, m, how_far) & target)


def reached(g: DungeonSaga, m: Model, how_far: Reach) -> Bits:
    """The squares within one of the four ranges (SAG-RNG-06)."""
    here = spot(g, m)
    if how_far == "caster":
        return here.base
    if how_far == "adjacent":  # front or rear, and the caster itself (SAG-MAG-10)
        return here.around | here.base
    return within_ruler(dungeon(g), here.base, RULERS[how_far])
