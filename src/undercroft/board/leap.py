"""Ways of moving that are not steps: out of a pit, and over it. What they cost is the game's business."""

from collections.abc import Mapping
from typing import TypeAlias

from undercroft.board.bits import Bits, contains, members
from undercroft.board.grid import Cell
from undercroft.board.reach import Leap
from undercroft.board.topology import Topology

Leaps: TypeAlias = Mapping[Cell, tuple[Leap, ...]]

_DIRECTIONS = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def climbs(topology: Topology, pits: Bits, landing: Bits, points: int) -> Leaps:
    """From every pit cell to every landing cell adjacent to that pit, all of it (DES-PRP-04)."""
    found = {}
    for pit in topology.regions(pits):
        leap = Leap(topology.around(pit) & ~pits & landing, points)
        for cell in members(pit):
            found[cell] = (leap,)
    return found


def jumps(topology: Topology, pits: Bits, landing: Bits, points_per_space: int) -> Leaps:
    """From every cell at the brink, straight over the pit to the first cell beyond it (DES-PRP-07, DES-MAC-12).

    The line is orthogonal or diagonal; a wall or closed door on it stops the jump as it stops a step.
    """
    found = {}
    for start in members(topology.step(pits) & ~pits):
        leaps = []
        for dx, dy in _DIRECTIONS:
            cell, spaces = _next(topology, start, dx, dy), 0
            while cell is not None and contains(pits, cell):
                cell, spaces = _next(topology, cell, dx, dy), spaces + 1
            if spaces and cell is not None and contains(landing, cell):
                leaps.append(Leap(1 << cell, spaces * points_per_space))
        if leaps:
            found[start] = tuple(leaps)
    return found


def both(first: Leaps, second: Leaps) -> Leaps:
    """All leaps of the two."""
    return {cell: (*first.get(cell, ()), *second.get(cell, ())) for cell in sorted({*first, *second})}


def _next(topology: Topology, cell: Cell, dx: int, dy: int) -> Cell | None:
    """The adjacent cell in a direction, if there is one."""
    grid = topology.grid
    x, y = grid.points[cell]
    if not (0 <= x + dx < grid.width and 0 <= y + dy < grid.height):
        return None
    beyond = grid.cell(x + dx, y + dy)
    return beyond if topology.adjacent(cell, beyond) else None
