"""The squares of a dungeon, and what lies on the lines between them.

A grid is plain, immutable data: which cells are floor, where walls and doors run between cells, which cells stairs
link, which area every cell belongs to. What follows from it for a set of closed doors is a `Topology`.

Cells are numbered row by row from the top left: cell = y * width + x, with x to the right and y downwards.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple, TypeAlias

from undercroft.board.bits import Bits, bitset, members

Cell: TypeAlias = int
Point: TypeAlias = tuple[int, int]
"""A cell by its (x, y), for people and files; code works with `Cell`."""

MAX_CELLS = 2048
MAX_SIDE = 128


class GridError(ValueError):
    """A map that cannot be: the message names the place."""


class Edges(NamedTuple):
    """A set of borders between orthogonal neighbours, each filed under its left or upper cell."""

    east: Bits = 0
    south: Bits = 0


NO_EDGES = Edges()


@dataclass(frozen=True)
class Grid:
    width: int
    height: int
    floor: Bits
    walls: Edges = NO_EDGES
    doors: tuple[Edges, ...] = ()
    stairs: tuple[tuple[Cell, Cell], ...] = ()
    areas: tuple[Bits, ...] = ()

    @classmethod
    def build(
        cls,
        width: int,
        height: int,
        floor: Iterable[Point],
        *,
        walls: Iterable[tuple[Point, Point]] = (),
        doors: Iterable[Iterable[tuple[Point, Point]]] = (),
        stairs: Iterable[tuple[Point, Point]] = (),
        areas: Iterable[Iterable[Point]] = (),
    ) -> "Grid":
        """A grid from coordinates. Walls and doors are given as pairs of the cells they lie between."""
        if not (0 < width <= MAX_SIDE and 0 < height <= MAX_SIDE):
            raise GridError(f"a map of {width} x {height} cells; each side must be 1 to {MAX_SIDE}")
        empty = cls(width, height, 0)
        ground = bitset(empty.cell(x, y) for x, y in floor)
        if ground.bit_count() > MAX_CELLS:
            raise GridError(f"a map of {ground.bit_count()} floor cells; at most {MAX_CELLS} are allowed")
        bare = cls(width, height, ground)
        return cls(
            width,
            height,
            ground,
            bare.edges(walls),
            tuple(bare.edges(door) for door in doors),
            tuple((bare.floor_cell(*a), bare.floor_cell(*b)) for a, b in stairs),
            tuple(bitset(bare.floor_cell(x, y) for x, y in area) for area in areas),
        )

    def __post_init__(self) -> None:
        barred = self.walls
        for number, door in enumerate(self.doors):
            if not (door.east | door.south):
                raise GridError(f"door {number} lies between no cells")
            for cell in members(door.east & barred.east | door.south & barred.south):
                raise GridError(f"door {number} at {self.point(cell)} lies on a wall or on another door")
            barred = Edges(barred.east | door.east, barred.south | door.south)
        taken = 0
        for number, area in enumerate(self.areas):
            for cell in members(area & taken):
                raise GridError(f"cell {self.point(cell)} belongs to area {number} and to another area")
            taken |= area

    @property
    def size(self) -> int:
        """How many cells the bounding rectangle has: every cell number is below it."""
        return self.width * self.height

    def cell(self, x: int, y: int) -> Cell:
        if not (0 <= x < self.width and 0 <= y < self.height):
            raise GridError(f"({x}, {y}) is outside the map of {self.width} x {self.height} cells")
        return y * self.width + x

    def floor_cell(self, x: int, y: int) -> Cell:
        cell = self.cell(x, y)
        if not self.floor >> cell & 1:
            raise GridError(f"({x}, {y}) is not a floor cell")
        return cell

    def point(self, cell: Cell) -> Point:
        y, x = divmod(cell, self.width)
        return x, y

    @cached_property
    def points(self) -> tuple[Point, ...]:
        """(x, y) of every cell, for inner loops."""
        return tuple(self.point(cell) for cell in range(self.size))

    @cached_property
    def rows(self) -> tuple[Bits, ...]:
        """The cells of every row, floor or not."""
        return tuple((1 << self.width) - 1 << y * self.width for y in range(self.height))

    @cached_property
    def columns(self) -> tuple[Bits, ...]:
        """The cells of every column, floor or not."""
        return tuple(bitset(range(x, self.size, self.width)) for x in range(self.width))

    def edges(self, pairs: Iterable[tuple[Point, Point]]) -> Edges:
        """The borders between these pairs of orthogonally neighbouring floor cells."""
        east = south = 0
        for pair in pairs:
            (ax, ay), (bx, by) = min(pair), max(pair)
            low = 1 << self.floor_cell(ax, ay)
            self.floor_cell(bx, by)
            if (bx - ax, by - ay) == (1, 0):
                east |= low
            elif (bx - ax, by - ay) == (0, 1):
                south |= low
            else:
                raise GridError(f"cells {pair[0]} and {pair[1]} share no side, so nothing can lie between them")
        return Edges(east, south)

    @cached_property
    def open_edges(self) -> Edges:
        """Sides that two floor cells share with no wall between them, all doors open."""
        return Edges(
            self.floor & (self.floor >> 1) & ~self.columns[-1] & ~self.walls.east,
            self.floor & (self.floor >> self.width) & ~self.walls.south,
        )

    @cached_property
    def area_of(self) -> tuple[int | None, ...]:
        """The area of every cell; None where the map names none."""
        found: list[int | None] = [None] * self.size
        for number, area in enumerate(self.areas):
            for cell in members(area):
                found[cell] = number
        return tuple(found)

    def areas_in(self, cells: Bits) -> tuple[int, ...]:
        """The areas these cells belong to, ascending: what is revealed when they come into sight."""
        return tuple(number for number, area in enumerate(self.areas) if area & cells)

    def revealed(self, areas: Sequence[int]) -> Bits:
        """The cells of these areas."""
        mask = 0
        for number in areas:
            mask |= self.areas[number]
        return mask

    def beside(self, door: int) -> Bits:
        """The cells in front of and behind a door."""
        east, south = self.doors[door]
        return east | east << 1 | south | south << self.width

    def across(self, door: int, base: Bits) -> bool:
        """Whether a figure stands across the line of a door, so that it cannot be closed."""
        east, south = self.doors[door]
        return bool(base & east & (base >> 1) | base & south & (base >> self.width))
