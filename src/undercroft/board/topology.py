"""Which cells touch each other while a given set of doors is closed and given cells are solid.

A solid cell is as good as rock: nothing leads into it, and it fills its corners. What is solid is for the game to say:
furniture, pillars, even figures; and one thing may be solid for walking and not for seeing. What merely may not be
entered, and leaves room to squeeze past, is not solid but left out of the states that a walk may enter.

Two cells that share a side are adjacent unless a wall or a closed door lies on it. Two cells that share only a corner
are adjacent if one can walk round that corner on at least one side without crossing a wall, a closed door, something
solid or the edge of the map, and no closed door ends there. So a diagonal past the free end of a wall is a step; a
diagonal through a continuous wall, past the end of a closed door, or between two solid cells that meet at the corner is
not.
"""

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.board.bits import Bits, bitset, contains, lowest
from undercroft.board.grid import Cell, Edges, Grid

BASES_KEPT = 4096


class Corners(NamedTuple):
    """A set of points where four cells meet, each filed under its upper left cell.

    `falling` is about the diagonal from upper left to lower right, `rising` about the other one.
    """

    falling: Bits
    rising: Bits


class Topology:
    """Adjacency on a grid with the doors in `closed` closed and the cells in `solid` filled.

    Made by `Dungeon.topology`, which keeps them; made anew, which is cheap, where figures are solid.
    """

    __slots__ = ("_around", "_neighbours", "bends", "closed", "corners", "floor", "grid", "sides")

    def __init__(self, grid: Grid, closed: Bits = 0, solid: Bits = 0) -> None:
        self.grid = grid
        self.closed = closed
        self.floor = grid.floor & ~solid
        """The cells that are not solid."""
        east, south = grid.open_edges
        doors_east = doors_south = 0
        for number, door in enumerate(grid.doors):
            if contains(closed, number):
                doors_east |= door.east
                doors_south |= door.south
        width = grid.width
        east &= ~(doors_east | solid | solid >> 1)
        south &= ~(doors_south | solid | solid >> width)
        self.sides = Edges(east, south)
        """Borders that can be crossed."""
        self.bends = Corners(
            east & (south >> 1) | south & (east >> width),
            east & south | (south >> 1) & (east >> width),
        )
        """Corners that a way leads round."""
        ends = doors_east | doors_east >> width | doors_south | doors_south >> 1
        self.corners = Corners(self.bends.falling & ~ends, self.bends.rising & ~ends)
        """Corners that can be passed: at the end of a closed door none."""
        self._neighbours: list[Bits] = [-1] * grid.size
        self._around: dict[Bits, Bits] = {}

    def step(self, front: Bits) -> Bits:
        """Every cell adjacent to some cell of `front` (cells of `front` among them, if they touch each other)."""
        width = self.grid.width
        east, south = self.sides
        falling, rising = self.corners
        left, up = front >> 1, front >> width
        return (
            (front & east | up & rising) << 1
            | (front & south | left & rising) << width
            | (front & falling) << width + 1
            | left & east
            | up & south
            | front >> width + 1 & falling
        )

    back = step

    def straight(self, front: Bits) -> Bits:
        """Like `step`, orthogonal steps only."""
        width = self.grid.width
        east, south = self.sides
        return (front & east) << 1 | front >> 1 & east | (front & south) << width | front >> width & south

    def neighbours(self, cell: Cell) -> Bits:
        """The cells adjacent to a cell: up to eight."""
        found = self._neighbours[cell]
        if found < 0:
            found = self._neighbours[cell] = self.step(1 << cell)
        return found

    def adjacent(self, a: Cell, b: Cell) -> bool:
        return contains(self.neighbours(a), b)

    def around(self, base: Bits) -> Bits:
        """The cells adjacent to a figure's base."""
        if base.bit_count() == 1:  # as most are
            return self.neighbours(lowest(base))
        found = self._around.get(base)
        if found is None:
            if len(self._around) >= BASES_KEPT:
                self._around.clear()
            found = self._around[base] = self.step(base) & ~base
        return found

    def regions(self, cells: Bits) -> list[Bits]:
        """`cells` split into groups that touch, by their lowest cell."""
        found = []
        while cells:
            region, front = 0, cells & -cells
            while front:
                region |= front
                front = self.step(front) & cells & ~region
            found.append(region)
            cells &= ~region
        return found

    def at_door(self, door: int) -> Bits:
        """The cells from which a door can be opened or closed by hand.

        The cells beside its line, and the cells touching only an end of the line that are on the same side of the wall
        as the cell beside it: those one step along the line away.
        """
        beside = self.grid.beside(door)
        width = self.grid.width
        line = self.grid.doors[door]
        upright, level = line.east | line.east << 1, line.south | line.south << width
        east, south = self.sides
        along = (upright & south) << width | upright >> width & south | (level & east) << 1 | level >> 1 & east
        return beside | along


class Zones:
    """A topology for games whose cells are zones: a `Walk` that leads over sides, never past corners.

    Any number of figures may share a zone, so none is ever in the way; a zone that nobody may enter but everybody may
    look across is solid for walking only.
    """

    __slots__ = ("topology",)

    def __init__(self, topology: Topology) -> None:
        self.topology = topology

    def step(self, front: Bits) -> Bits:
        return self.topology.straight(front)

    back = step
    straight = step


class Stairway:
    """A walk for figures that may use stairs as well: from either end the other is one step away."""

    __slots__ = ("_ends", "_links", "walk")

    def __init__(self, walk: Topology | Zones, stairs: Sequence[tuple[Cell, Cell]]) -> None:
        self.walk = walk
        self._links = tuple((1 << a, 1 << b) for a, b in stairs)
        self._ends = bitset(cell for pair in stairs for cell in pair)

    def step(self, front: Bits) -> Bits:
        spread = self.walk.step(front)
        if front & self._ends:
            for a, b in self._links:
                if front & a:
                    spread |= b
                if front & b:
                    spread |= a
        return spread

    back = step

    def straight(self, front: Bits) -> Bits:
        return self.walk.straight(front)
