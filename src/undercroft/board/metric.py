"""Distance as attacks and "within X spaces" count it.

It is counted on the plain grid: walls and figures do not lengthen it. Distances one must walk are in `reach`.
"""

from functools import lru_cache

from undercroft.board.bits import Bits, members
from undercroft.board.grid import Cell, Grid


def distance(grid: Grid, a: Cell, b: Cell) -> int:
    """Spaces from a to b, not counting a and counting b; a diagonal step counts one."""
    (ax, ay), (bx, by) = grid.points[a], grid.points[b]
    return max(abs(ax - bx), abs(ay - by))


def attack_distance(grid: Grid, a: Cell, b: Cell) -> int:
    """The same, except that the two ends of a pair of stairs are one space apart."""
    best = distance(grid, a, b)
    for one, other in grid.stairs:
        best = min(
            best,
            distance(grid, a, one) + 1 + distance(grid, other, b),
            distance(grid, a, other) + 1 + distance(grid, one, b),
        )
    return best


def base_distance(grid: Grid, base: Bits, target: Cell) -> int:
    """The attack distance from the nearest of a figure's spaces."""
    return min(attack_distance(grid, cell, target) for cell in members(base))


def within(grid: Grid, centre: Cell, spaces: int) -> Bits:
    """The floor cells at most so many spaces from the centre, the centre included."""
    x, y = grid.points[centre]
    return _square(grid.width, grid.height, x, y, spaces) & grid.floor


@lru_cache(maxsize=1 << 14)
def _square(width: int, height: int, x: int, y: int, spaces: int) -> Bits:
    left, right = max(x - spaces, 0), min(x + spaces, width - 1)
    row = (1 << right - left + 1) - 1 << left
    mask = 0
    for line in range(max(y - spaces, 0), min(y + spaces, height - 1) + 1):
        mask |= row << line * width
    return mask


def attack_within(grid: Grid, centre: Cell, spaces: int) -> Bits:
    """The floor cells at most so many spaces away as attacks count them: through stairs too."""
    mask = within(grid, centre, spaces)
    for pair in grid.stairs:
        for near, far in (pair, pair[::-1]):
            left = spaces - 1 - distance(grid, centre, near)
            if left >= 0:
                mask |= within(grid, far, left)
    return mask
