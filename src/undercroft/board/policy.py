"""How a game draws its lines of sight.

Games agree that sight is a straight line that nothing stops, and on little else: from where to where it is drawn, and
whether touching the corner of something stops it. That is a policy, given to the `Dungeon`. Who hides whom is not part
of it: every question names its own `blockers`.
"""

from dataclasses import dataclass
from typing import TypeAlias


@dataclass(frozen=True)
class CentreToCentre:
    """One line, from the centre of a cell to the centre of another; what it only touches does not stop it.

    So it passes the end of a wall and between two blockers that meet at a corner. Where walls, closed doors or solid
    cells meet at a corner and no way leads round it, they are one and the line would cross them.
    """

    rows_only: bool = False
    """Lines run along rows and columns, never aslant: the cells are zones."""
    neighbours_by_step: bool = False
    """Cells that touch see each other only if one can step from one to the other: not past the end of a closed door."""
    through_stairs: bool = False
    """Stairs add lines: from one end to the other, from either end to the cells around the other, and back."""


@dataclass(frozen=True)
class AnyToAny:
    """Any line from a point of a cell to a point of another, if one of them is clear: not even touching what blocks.

    The points are a lattice inside the cell, `points` to a row, that keeps clear of its borders: with nine they lie a
    tenth of a side apart, the outermost a tenth from the border.
    """

    points: int


Policy: TypeAlias = CentreToCentre | AnyToAny
