"""Ways of moving that are not steps: out of a pit, and over it.

They depend only on the map and its pits, so a game can keep them; whether the place to land on is free is for
`Ground.landing` to say, and what they cost for the game.
"""

from collections.abc import Mapping
from typing import TypeAlias

from undercroft.board.bits import Bits, contains, members
from undercroft.board.gait import Gait
from undercroft.board.grid import Cell
from undercroft.board.reach import Leap
from undercroft.board.topology import Topology

Leaps: TypeAlias = Mapping[int, tuple[Leap, ...]]
"""What can be leapt to from each state that has a leap."""

_DIRECTIONS = ((-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1))


def climbs(gait: Gait, pits: Bits, points: int) -> Leaps:
    """From every stance in a pit to every stance clear of pits and adjacent to any part of that pit.

    A figure is in a pit only with all its spaces, and out of it with none.
    """
    footprint = gait.footprint
    found = {}
    for pit in gait.topology.regions(pits):
        brink = footprint.touching(gait.topology.around(pit))
        leap = Leap(brink & gait.fits & ~footprint.touching(pits), points)
        for stance in members(gait.stands(pit)):
            found[stance] = (leap,)
    return found


def jumps(topology: Topology, pits: Bits, points_per_space: int) -> Leaps:
    """From every cell at the brink straight over the pit to the first cell beyond it.

    For figures of one space. The line is orthogonal or diagonal; a wall or closed door on it stops the jump as it
    stops a step.
    """
    found = {}
    for start in members(topology.step(pits) & ~pits):
        leaps = []
        for dx, dy in _DIRECTIONS:
            cell, spaces = _next(topology, start, dx, dy), 0
            while cell is not None and contains(pits, cell):
                cell, spaces = _next(topology, cell, dx, dy), spaces + 1
            if spaces and cell is not None:
                leaps.append(Leap(1 << cell, spaces * points_per_space))
        if leaps:
            found[start] = tuple(leaps)
    return found


def both(first: Leaps, second: Leaps) -> Leaps:
    """All leaps of the two."""
    return {state: (*first.get(state, ()), *second.get(state, ())) for state in sorted({*first, *second})}


def _next(topology: Topology, cell: Cell, dx: int, dy: int) -> Cell | None:
    """The adjacent cell in a direction, if there is one."""
    grid = topology.grid
    x, y = grid.points[cell]
    if not (0 <= x + dx < grid.width and 0 <= y + dy < grid.height):
        return None
    beyond = grid.cell(x + dx, y + dy)
    return beyond if topology.adjacent(cell, beyond) else None
