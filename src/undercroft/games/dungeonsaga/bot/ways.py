"""How far it is from every square to some of them, models aside, with closed doors on the way."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import UNREACHABLE, Bits, Ground, Topology, bitset, cost_field, members
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.models import laid
from undercroft.games.dungeonsaga.rules import junction, locks
from undercroft.games.dungeonsaga.state import DungeonSaga, Fitting

DOOR = 7
"""What a closed door on the way counts as, in steps."""
FAR = 120


def doors(g: DungeonSaga) -> list[Fitting]:
    return [fitting for fitting in locks.closed(g) if fitting.kind != locks.CHEST]


def distances_to(g: DungeonSaga, cells: Bits) -> tuple[int, ...]:
    """Steps from every square to the nearest of these."""
    shut = bitset(cell for fitting in doors(g) for cell in fitting.cells)
    return _distances(g.adventure, solid(g), shut, cells)


def solid(g: DungeonSaga) -> Bits:
    """Squares where there is no way; what the turning floor does not cover now, it may cover in the next round."""
    turning = adventure(g.adventure).regions.get(junction.REGION, 0)
    return laid(g).solid & ~(turning & bitset(g.gone))


@lru_cache(maxsize=1024)
def _distances(name: str, filled: Bits, shut: Bits, cells: Bits) -> tuple[int, ...]:
    grid = adventure(name).grid
    walk = Topology(grid, 0, filled & ~shut)
    ground = Ground(walk.floor, slow=((DOOR, shut),))
    found = [UNREACHABLE] * grid.size
    for cost, layer in enumerate(cost_field(walk, cells & walk.floor, FAR, ground).layers):
        for cell in members(layer):
            found[cell] = cost
    return tuple(found)


def first_door(g: DungeonSaga, ways: tuple[int, ...], start: int) -> Fitting | None:
    """The first closed door on the way from a square."""
    at = {cell: fitting for fitting in doors(g) for cell in fitting.cells}
    if not at or ways[start] >= UNREACHABLE:
        return None
    walk = Topology(adventure(g.adventure).grid, 0, solid(g) & ~bitset(at))
    cell = start
    while ways[cell]:
        cell = min(members(walk.neighbours(cell)), key=lambda near: (ways[near], near))
        if cell in at:
            return at[cell]
    return None
