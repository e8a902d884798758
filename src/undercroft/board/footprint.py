"""The spaces a figure's base covers: one, two, four or six of them.

A *stance* is one way of standing: the top left cell of the base, plus the size of the grid if the base stands upright
(its long side along y). Square bases have no upright stances. A stance is a small number, so a set of stances is a
`Bits` like a set of cells, and for a figure of one space the two are the same.
"""

from enum import Enum
from typing import TypeAlias

from undercroft.board.bits import Bits
from undercroft.board.grid import Cell, Grid, GridError

Stance: TypeAlias = int


class Size(Enum):
    """A base, by the number of its spaces; the value is its short and its long side."""

    ONE = (1, 1)
    TWO = (1, 2)
    FOUR = (2, 2)
    SIX = (2, 3)

    __hash__ = object.__hash__  # much is kept by size, and by its name, as of other enums, is slower

    @property
    def square(self) -> bool:
        short, long = self.value
        return short == long

    @property
    def shapes(self) -> tuple[tuple[int, int], ...]:
        """Its (width, height) lying and, unless that is the same, upright."""
        short, long = self.value
        return ((long, short),) if self.square else ((long, short), (short, long))


class Footprint:
    """The stances of one size on one grid, whatever stands there."""

    __slots__ = ("_fits", "_offsets", "_planes", "_shapes", "count", "grid", "size")

    def __init__(self, grid: Grid, size: Size) -> None:
        self.grid = grid
        self.size = size
        self.count = grid.size * len(size.shapes)
        """How many stances there are: every stance is below it."""
        self._offsets = tuple(
            tuple(y * grid.width + x for y in range(height) for x in range(width)) for width, height in size.shapes
        )
        self._shapes = tuple(sum(1 << offset for offset in offsets) for offsets in self._offsets)
        self._fits = tuple(
            sum(1 << grid.cell(x, y) for y in range(grid.height - height + 1) for x in range(grid.width - width + 1))
            for width, height in size.shapes
        )
        self._planes = tuple(
            (plane * grid.size, fits, offsets[1:])
            for plane, (fits, offsets) in enumerate(zip(self._fits, self._offsets, strict=True))
        )
        """How far the stances lie up, the cells that their top left one may be, and how far off the others are."""

    def stance(self, x: int, y: int, *, upright: bool = False) -> Stance:
        """The stance of a base whose top left cell is at (x, y)."""
        anchor = self.grid.cell(x, y)
        plane = int(upright and not self.size.square)
        if not self._fits[plane] >> anchor & 1:
            raise GridError(f"a base of {self.size.name.lower()} at ({x}, {y}) reaches outside the map")
        return anchor + plane * self.grid.size

    def anchor(self, stance: Stance) -> Cell:
        """The top left cell."""
        return stance % self.grid.size

    def upright(self, stance: Stance) -> bool:
        return stance >= self.grid.size

    def cells(self, stance: Stance) -> Bits:
        plane, anchor = divmod(stance, self.grid.size)
        return self._shapes[plane] << anchor

    def standing_on(self, cells: Bits) -> Bits:
        """The stances whose spaces all lie among these cells."""
        stances = 0
        for shift, fits, others in self._planes:
            anchors = fits & cells
            for offset in others:
                anchors &= cells >> offset
            stances |= anchors << shift
        return stances

    def touching(self, cells: Bits) -> Bits:
        """The stances with at least one space among these cells."""
        stances = 0
        for plane, (offsets, fits) in enumerate(zip(self._offsets, self._fits, strict=True)):
            anchors = 0
            for offset in offsets:
                anchors |= cells >> offset
            stances |= (anchors & fits) << plane * self.grid.size
        return stances

    def covered(self, stances: Bits) -> Bits:
        """All cells that some of these stances cover."""
        cells = 0
        for plane, offsets in enumerate(self._offsets):
            anchors = stances >> plane * self.grid.size & (1 << self.grid.size) - 1
            for offset in offsets:
                cells |= anchors << offset
        return cells
