"""The straight lines of each policy, in whole numbers.

What a line meets depends only on how far apart its ends are, so the line between two cells is one of a few shapes,
moved into place by a shift. A line from centre to centre meets the world in three ways:

- it passes through the inside of cells: a figure or rubble there hides what is behind;
- it crosses the inside of a side between two cells: a wall, a closed door or the edge of the map there stops it;
- it passes exactly through a corner where four cells meet: it touches the two cells it does not enter, and is stopped
  only if no way leads round the corner on either side (`Topology.bends`).

It never runs along a side. If the ends lie in one column (or row), the whole line lies half a cell from the nearest
vertical (horizontal) sides and crosses the others at right angles; otherwise it is parallel to no side at all.

The lines from anywhere to anywhere meet it in one way: they touch cells, and the sides between any two of them.
"""

from typing import NamedTuple

from undercroft.board.bits import Bits, members
from undercroft.board.bundle import bundle
from undercroft.board.grid import Cell, Grid
from undercroft.board.policy import AnyToAny, CentreToCentre
from undercroft.board.topology import Topology

# The four kinds of borders of a cell lie next to each other in one integer, so that a single `&` compares them all.
_EAST, _SOUTH, _FALLING, _RISING = range(4)
_KINDS = 4


class Shape(NamedTuple):
    """A line, filed under the upper left cell of the rectangle it spans."""

    inside: Bits
    """The cells where a blocker stops the line, its two ends excepted."""
    borders: Bits
    """The sides and corners it crosses; four bits per cell."""


class CentreLines:
    """One line for every two cells of a grid: geometry only, the same whichever doors are closed."""

    __slots__ = ("_between", "_shadows", "_shapes", "_unhindered", "grid", "policy")

    def __init__(self, grid: Grid, policy: CentreToCentre) -> None:
        self.grid = grid
        self.policy = policy
        self._shapes: dict[tuple[int, int], Shape] = {}
        self._between: dict[Cell, dict[Cell, Bits]] = {}
        self._shadows: dict[Cell, tuple[Bits, dict[Cell, Bits]]] = {}
        self._unhindered = barriers(Topology(grid))

    def clear(self, source: Cell, barred: Bits) -> Bits:
        """The cells whose line from the source crosses none of the barred borders (see `barriers`)."""
        mask = 0
        for target in members(self._targets(source)):
            shape, corner = self._line(source, target)
            if not barred >> _KINDS * corner & shape.borders:
                mask |= 1 << target
        return mask

    def between(self, source: Cell) -> dict[Cell, Bits]:
        """For every cell in clear view with all doors open, the cells that a line to it passes through."""
        found = self._between.get(source)
        if found is None:
            found = self._between[source] = {}
            for target in members(self.clear(source, self._unhindered)):
                shape, corner = self._line(source, target)
                found[target] = shape.inside << corner
        return found

    def shadows(self, source: Cell) -> tuple[Bits, dict[Cell, Bits]]:
        """The other way round: the cells that can hide others from the source, and which ones each of them hides."""
        found = self._shadows.get(source)
        if found is None:
            casts: dict[Cell, Bits] = {}
            every = 0
            for target, inside in self.between(source).items():
                every |= inside
                for cell in members(inside):
                    casts[cell] = casts.get(cell, 0) | 1 << target
            found = self._shadows[source] = (every, casts)
        return found

    def _targets(self, source: Cell) -> Bits:
        if not self.policy.rows_only:
            return self.grid.floor
        x, y = self.grid.points[source]
        return self.grid.floor & (self.grid.columns[x] | self.grid.rows[y])

    def _line(self, a: Cell, b: Cell) -> tuple[Shape, Cell]:
        """The shape of the line from a to b, and the cell to shift it to."""
        (ax, ay), (bx, by) = self.grid.points[a], self.grid.points[b]
        across, down = bx - ax, by - ay
        if across < 0:
            across, down = -across, -down
        shape = self._shapes.get((across, down))
        if shape is None:
            shape = self._shapes[across, down] = trace(across, down, self.grid.width)
        return shape, min(ay, by) * self.grid.width + min(ax, bx)


class Bundles:
    """Many lines for every two cells of a grid, of which one clear one is enough."""

    __slots__ = ("_shapes", "grid", "policy")

    def __init__(self, grid: Grid, policy: AnyToAny) -> None:
        self.grid = grid
        self.policy = policy
        self._shapes: dict[tuple[int, int], tuple[Shape, ...]] = {}

    def clear(self, source: Cell, target: Cell, barred: Bits, blockers: Bits) -> bool:
        """Whether a line between the two cells crosses none of the barred borders and touches no blocker."""
        shapes, corner = self._lines(source, target)
        blockers >>= corner
        barred >>= _KINDS * corner
        return any(not inside & blockers and not borders & barred for inside, borders in shapes)

    def touched(self, source: Cell, target: Cell, barred: Bits, blockers: Bits) -> Bits | None:
        """The cells that a clear line touches between its ends, of all such lines one that touches the fewest."""
        shapes, corner = self._lines(source, target)
        blockers >>= corner
        barred >>= _KINDS * corner
        free = [inside for inside, borders in shapes if not inside & blockers and not borders & barred]
        return min(free, key=lambda inside: (inside.bit_count(), inside)) << corner if free else None

    def _lines(self, source: Cell, target: Cell) -> tuple[tuple[Shape, ...], Cell]:
        """The shapes of all lines between two cells, and the cell to shift them to."""
        (ax, ay), (bx, by) = self.grid.points[source], self.grid.points[target]
        across, down = bx - ax, by - ay
        if across < 0:
            across, down = -across, -down
        shapes = self._shapes.get((across, down))
        if shapes is None:
            shapes = self._shapes[across, down] = traces(across, down, self.grid.width, self.policy.points)
        return shapes, min(ay, by) * self.grid.width + min(ax, bx)


def barriers(topology: Topology) -> Bits:
    """The sides and corners that stop a line, in the form of `Shape.borders`."""
    everywhere = (1 << topology.grid.size) - 1
    barred = 0
    for kind, passable in enumerate((*topology.sides, *topology.bends)):
        # Reading binary digits as hexadecimal ones puts three free bits after each: room for the other kinds.
        barred |= int(f"{everywhere & ~passable:b}", 16) << kind
    return barred


def trace(across: int, down: int, width: int) -> Shape:
    """The line from a cell to another `across` >= 0 columns to the right and `down` rows below (above if negative)."""
    steps = abs(down)
    x = y = 0
    inside: Bits = 0
    borders: Bits = 0
    while (x, y) != (across, steps):
        # The line leaves column x at (2x + 1) / 2across of its length, row y at (2y + 1) / 2steps.
        leaves_column, leaves_row = (2 * x + 1) * steps, (2 * y + 1) * across
        # Mirrored, a line that rises crosses the upper side of its row, which is filed under the row above.
        row, upper = (y, y) if down >= 0 else (steps - y, steps - y - 1)
        if leaves_column < leaves_row:
            border, kind = row * width + x, _EAST
            x += 1
        elif leaves_row < leaves_column:
            border, kind = upper * width + x, _SOUTH
            y += 1
        else:
            border, kind = upper * width + x, _FALLING if down >= 0 else _RISING
            x, y = x + 1, y + 1
        borders |= 1 << _KINDS * border + kind
        inside |= 1 << (y if down >= 0 else steps - y) * width + x
    goal = (steps if down >= 0 else 0) * width + across
    return Shape(inside & ~(1 << goal), borders)


def traces(across: int, down: int, width: int, points: int) -> tuple[Shape, ...]:
    """The lines from anywhere in a cell to anywhere in another one, ends as for `trace`."""
    steps = abs(down)
    long, short = max(across, steps), min(across, steps)
    goal = (across, steps)
    found = []
    for cells in bundle(long, short, points):
        touched = {divmod(cell, short + 1) for cell in members(cells)}
        if across < steps:
            touched = {(x, y) for y, x in touched}
        inside: Bits = 0
        borders: Bits = 0
        for x, y in sorted(touched):
            # Mirrored, the border to the next row is filed under that one, which lies above.
            here = (y if down >= 0 else steps - y) * width + x
            upper = (y if down >= 0 else steps - y - 1) * width + x
            if (x, y) not in ((0, 0), goal):
                inside |= 1 << here
            if (x + 1, y) in touched:
                borders |= 1 << _KINDS * here + _EAST
            if (x, y + 1) in touched:
                borders |= 1 << _KINDS * upper + _SOUTH
        found.append(Shape(inside, borders))
    return tuple(found)
