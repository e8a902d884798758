"""Figures that look one way: what lies before and behind them, and how those move that cannot step sideways.

A figure faces one of the four sides of its base. The line along the rear edge of the base, drawn across the whole map,
parts what is ahead of it from what is behind. So of the cells around a base those behind that line are its rear arc,
three for one space and four for a base of four; all others, the ones beside it among them, are its front arc. Arcs are
plain geometry: they reach past the corners of walls and of whatever is solid.
"""

from enum import IntEnum
from typing import TypeAlias

from undercroft.board.bits import Bits, lowest, members
from undercroft.board.footprint import Footprint, Stance
from undercroft.board.gait import shifted, unbroken, whole_base_steps
from undercroft.board.grid import Grid, GridError, Point
from undercroft.board.metric import within
from undercroft.board.topology import Topology

Pose: TypeAlias = int
"""A stance and a facing in one number: the stance, plus the size of the grid for every quarter turn from the north."""


class Facing(IntEnum):
    """The side of its base that a figure looks over; north is the top of the map."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    def turned(self, quarters: int) -> "Facing":
        """Turned clockwise by so many quarters, or the other way if they are negative."""
        return Facing((self + quarters) % 4)

    @property
    def ahead(self) -> Point:
        """The step (dx, dy) straight ahead."""
        return ((0, -1), (1, 0), (0, 1), (-1, 0))[self]


def ahead(grid: Grid, base: Bits, facing: Facing) -> Bits:
    """The floor on the front side of the line along the rear edge of a base, the base included."""
    if facing in (Facing.NORTH, Facing.SOUTH):
        first, last = lowest(base) // grid.width, (base.bit_length() - 1) // grid.width
        lines = grid.rows[: last + 1] if facing is Facing.NORTH else grid.rows[first:]
    else:
        columns = [number for number, column in enumerate(grid.columns) if base & column]
        lines = grid.columns[columns[0] :] if facing is Facing.EAST else grid.columns[: columns[-1] + 1]
    return sum(lines) & grid.floor


def ring(grid: Grid, base: Bits) -> Bits:
    """The floor around a base, whatever walls or doors are between."""
    near = 0
    for cell in members(base):
        near |= within(grid, cell, 1)
    return near & ~base


def front_arc(grid: Grid, base: Bits, facing: Facing) -> Bits:
    """The cells around a base that are not behind it."""
    return ring(grid, base) & ahead(grid, base, facing)


def rear_arc(grid: Grid, base: Bits, facing: Facing) -> Bits:
    """The cells around a base that are behind it."""
    return ring(grid, base) & ~ahead(grid, base, facing)


class March:
    """How a figure on a square base moves that goes where it faces: a `Walk` over poses.

    A step leads straight ahead, aslant ahead or straight back; a quarter turn on the spot costs as much as a step.
    Aslant it goes only where two straight steps would take the base as well, one way round the corner or the other.
    """

    __slots__ = ("_aslant", "_straight", "_turns", "fits", "footprint")

    def __init__(self, topology: Topology, footprint: Footprint) -> None:
        if not footprint.size.square:
            raise GridError("only a square base turns on the spot")
        self.footprint = footprint
        grid = topology.grid
        (side, _), standing = footprint.size.value, unbroken(topology, *footprint.size.value)
        self.fits: Bits = self._any_facing(standing)
        """The poses on floor with nothing running through the base."""
        self._turns = (grid.size, 3 * grid.size)

        def able(dx: int, dy: int) -> Bits:
            """The anchors from which the base can be shifted straight like this."""
            there = shifted(standing, -(dy * grid.width + dx))
            return standing & there & whole_base_steps(topology, side, side, dx, dy)

        def round_a_corner(dx: int, dy: int) -> Bits:
            """The anchors from which two straight steps lead there."""
            level, plumb = able(dx, 0), able(0, dy)
            return level & shifted(plumb, -dx) | plumb & shifted(level, -dy * grid.width)

        self._straight: list[tuple[int, Bits]] = []
        self._aslant: list[tuple[int, Bits]] = []
        for facing in Facing:
            (dx, dy), plane = facing.ahead, grid.size * facing
            for sign in (1, -1):
                self._straight.append((sign * (dy * grid.width + dx), able(sign * dx, sign * dy) << plane))
                across, down = dx + sign * dy, dy + sign * dx
                self._aslant.append((down * grid.width + across, round_a_corner(across, down) << plane))

    def pose(self, stance: Stance, facing: Facing) -> Pose:
        return stance + facing * self.footprint.grid.size

    def stance(self, pose: Pose) -> Stance:
        return pose % self.footprint.grid.size

    def facing(self, pose: Pose) -> Facing:
        return Facing(pose // self.footprint.grid.size)

    def stands(self, cells: Bits) -> Bits:
        """The poses that a figure can take if it may cover these cells."""
        return self._any_facing(self.footprint.standing_on(cells)) & self.fits

    def touching(self, cells: Bits) -> Bits:
        """The poses with at least one space among these cells."""
        return self._any_facing(self.footprint.touching(cells))

    def _any_facing(self, stances: Bits) -> Bits:
        return sum(stances << self.footprint.grid.size * facing for facing in Facing)

    def step(self, front: Bits) -> Bits:
        spread = self.straight(front)
        for shift, able in self._aslant:
            spread |= shifted(front & able, shift)
        return spread

    def back(self, front: Bits) -> Bits:
        spread = self.straight(front)
        for shift, able in self._aslant:
            spread |= shifted(front, -shift) & able
        return spread

    def straight(self, front: Bits) -> Bits:
        front &= self.fits
        poses = (1 << 4 * self.footprint.grid.size) - 1
        spread = 0
        for turn in self._turns:
            spread |= (front << turn | front >> 4 * self.footprint.grid.size - turn) & poses
        for shift, able in self._straight:
            spread |= shifted(front & able, shift)
        return spread
