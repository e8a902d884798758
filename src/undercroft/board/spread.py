"""The spaces an attack or ability covers.

Whom it affects there (friends, enemies, each figure once) is for the game to say.
"""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from undercroft.board.bits import Bits, members
from undercroft.board.footprint import Footprint, Stance
from undercroft.board.grid import Cell, Grid
from undercroft.board.metric import attack_within, within
from undercroft.board.sight import Sight

Template: TypeAlias = tuple[tuple[int, int], ...]
"""A template as (ahead, aside) of each space from the space of the base it is laid against: (1, 0) is the space next to
the base, `aside` counts to the right of the direction of the breath."""


def cone(widths: Sequence[int]) -> Template:
    """A template of rows of these (odd) widths, the first one next to the base."""
    return tuple(
        (ahead, aside) for ahead, width in enumerate(widths, 1) for aside in range(-(width // 2), width // 2 + 1)
    )


def blast(sight: Sight, centre: Cell, radius: int, obstacles: Bits = 0) -> Bits:
    """The spaces within the radius that a straight line from the centre reaches.

    `obstacles` are those that block sight; figures are no shelter.
    """
    return within(sight.topology.grid, centre, radius) & sight.straight(centre, obstacles)


def close(grid: Grid, base: Bits, reach: int) -> Bits:
    """The spaces within melee range of a figure, whether it sees them or not, its own excepted."""
    near = 0
    for cell in members(base):
        near |= attack_within(grid, cell, reach)
    return near & ~base


def sweep(sight: Sight, base: Bits, reach: int, blockers: Bits) -> Bits:
    """The spaces within melee range of a figure and in its line of sight.

    Range counts from a space of the base that has the line of sight.
    """
    others = blockers & ~base
    covered = 0
    for cell in members(base):
        covered |= attack_within(sight.topology.grid, cell, reach) & sight.field(cell, others)
    return covered & ~base


class Breath(NamedTuple):
    """One way of laying the template."""

    source: Cell
    """The space of the base that its rear end is laid against."""
    toward: tuple[int, int]
    """The direction it points to, as (dx, dy)."""
    covered: Bits


def breaths(sight: Sight, base: Bits, template: Template) -> tuple[Breath, ...]:
    """The ways to lay a template against a side of a base: six for a base of two spaces.

    The part of it off the map is lost, and so is what lies behind a wall or closed door as seen along straight lines
    from the space it is laid against; figures and obstacles do not stop it. Ways that would cover nothing
    are left out.
    """
    grid = sight.topology.grid
    found = []
    for source in members(base):
        x, y = grid.points[source]
        for dx, dy in ((0, -1), (-1, 0), (1, 0), (0, 1)):
            if _space(grid, x + dx, y + dy) & base:
                continue
            covered = 0
            for ahead, aside in template:
                covered |= _space(grid, x + ahead * dx - aside * dy, y + ahead * dy + aside * dx)
            covered &= sight.clear(source) & ~base
            if covered:
                found.append(Breath(source, (dx, dy), covered))
    return tuple(found)


def throws(sight: Sight, footprint: Footprint, stance: Stance, spaces: int) -> Bits:
    """The stances a figure can be thrown to, up to so many spaces away and without turning.

    It flies over whatever is in between, but each of its spaces in a straight line clear of walls and closed doors.
    Whether it may land there is for the caller to say.
    """
    grid = footprint.grid
    flights = [(*grid.points[cell], sight.clear(cell)) for cell in members(footprint.cells(stance))]
    found = 0
    for dy in range(-spaces, spaces + 1):
        for dx in range(-spaces, spaces + 1):
            if all(_space(grid, x + dx, y + dy) & clear for x, y, clear in flights):
                found |= 1 << stance + dy * grid.width + dx
    return found & ~(1 << stance)


def _space(grid: Grid, x: int, y: int) -> Bits:
    """The floor cell at these coordinates, if there is one."""
    if 0 <= x < grid.width and 0 <= y < grid.height:
        return 1 << y * grid.width + x & grid.floor
    return 0
