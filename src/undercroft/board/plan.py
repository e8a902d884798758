"""Maps drawn in text.

A *map* has one character per cell. Walls and doors between cells are given beside it.

A *plan* has room for what lies between cells: every second character and every second line is a cell, the others are
borders. `|` and `-` are walls, a letter or digit is a door (all borders with the same letter are one door; doors are
numbered in the order of their letters), a space is open. Corners may hold anything.

    +-+-+-+
    |. . .|      two rooms with a wall between the upper right
    + +-+a+      cells and a door `a` between the last ones
    |. .|.|
    +-+-+-+

In both, a space or `#` is no floor, and any other character is floor and can be found again by it in `marks`.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from undercroft.board.bits import Bits, lowest
from undercroft.board.grid import Cell, Grid, GridError, Point

VOID = " #"


@dataclass(frozen=True)
class Drawing:
    grid: Grid
    marks: Mapping[str, Bits]
    """The cells drawn with each character."""

    def cell(self, mark: str) -> Cell:
        """The one cell drawn with this character."""
        cells = self.marks.get(mark, 0)
        if cells.bit_count() != 1:
            raise GridError(f"{mark!r} marks {cells.bit_count()} cells, not one")
        return lowest(cells)

    def cells(self, marks: str) -> Bits:
        """All cells drawn with any of these characters."""
        found = 0
        for mark in marks:
            found |= self.marks.get(mark, 0)
        return found


def read_map(
    text: str,
    *,
    void: str = VOID,
    walls: Iterable[tuple[Point, Point]] = (),
    doors: Iterable[Iterable[tuple[Point, Point]]] = (),
    stairs: str = "",
    areas: str = "",
) -> Drawing:
    """A grid of one character per cell.

    `areas` names the characters whose cells form area 0, 1 and so on; each character of `stairs` marks the two ends of
    a pair.
    """
    marks: dict[str, list[Point]] = {}
    lines = text.splitlines()
    for y, line in enumerate(lines):
        for x, mark in enumerate(line):
            if mark not in void:
                marks.setdefault(mark, []).append((x, y))
    width = max((len(line) for line in lines), default=0)
    return _drawing(width, len(lines), marks, walls, doors, stairs, areas)


def read_plan(text: str, *, stairs: str = "", areas: str = "") -> Drawing:
    """A grid with borders drawn between its cells."""
    marks: dict[str, list[Point]] = {}
    walls: list[tuple[Point, Point]] = []
    doors: dict[str, list[tuple[Point, Point]]] = {}
    lines = text.splitlines()
    for row, line in enumerate(lines):
        for column, mark in enumerate(line):
            x, y = column // 2, row // 2
            if row % 2 and column % 2:
                if mark not in VOID:
                    marks.setdefault(mark, []).append((x, y))
            elif row % 2 != column % 2 and mark != " ":
                pair = ((x, y), (x - 1, y)) if row % 2 else ((x, y), (x, y - 1))
                here = f"line {row + 1}, column {column + 1}"
                on_map = all(_drawn(lines, *point) for point in pair)
                if mark in "|-":
                    walls += [pair] if on_map else []
                elif not mark.isalnum():
                    raise GridError(f"{here}: {mark!r} between two cells is neither a wall, a door nor open")
                elif not on_map:
                    raise GridError(f"{here}: door {mark!r} leads off the map")
                else:
                    doors.setdefault(mark, []).append(pair)
    width = max((len(line) for line in lines), default=0) // 2
    in_order = [doors[letter] for letter in sorted(doors)]
    return _drawing(width, len(lines) // 2, marks, walls, in_order, stairs, areas)


def _drawn(lines: list[str], x: int, y: int) -> bool:
    """Whether a plan shows floor at (x, y)."""
    row, column = 2 * y + 1, 2 * x + 1
    return 0 < row < len(lines) and 0 < column < len(lines[row]) and lines[row][column] not in VOID


def _drawing(
    width: int,
    height: int,
    marks: Mapping[str, list[Point]],
    walls: Iterable[tuple[Point, Point]],
    doors: Iterable[Iterable[tuple[Point, Point]]],
    stairs: str,
    areas: str,
) -> Drawing:
    ends = []
    for mark in stairs:
        pair = marks.get(mark, [])
        if len(pair) != 2:
            raise GridError(f"stairs {mark!r} have {len(pair)} ends on the map, not two")
        ends.append((pair[0], pair[1]))
    grid = Grid.build(
        width,
        height,
        [point for points in marks.values() for point in points],
        walls=walls,
        doors=doors,
        stairs=ends,
        areas=[marks.get(mark, []) for mark in areas],
    )
    return Drawing(grid, {mark: sum(1 << grid.cell(x, y) for x, y in points) for mark, points in marks.items()})
