"""A map of squares drawn in plain text, whole and with nothing hidden: for authors and the documentation."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from undercroft.board import Bits, Cell, Grid, contains, members
from undercroft.parts.cell_names import column_name

DOOR = "═"
WALL, SEAM, OPEN, NOTHING = "wall", "seam", "open", "nothing"
_JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Corners of walls by the directions they lead to: up 1, down 2, left 4, right 8."""


def map_picture(grid: Grid, inside: Mapping[Cell, str], doors: Sequence[str] = ()) -> str:
    """The map with the names of its columns and rows; a space is three characters wide.

    `inside` has three characters for every space that is not bare, `doors` a sign for each door of the grid: `DOOR`, or
    a letter that is drawn in it.
    """
    return _Drawing(grid, inside, doors or [DOOR] * len(grid.doors)).text()


def name_areas(inside: dict[Cell, str], names: Iterable[tuple[str, Bits]]) -> None:
    """Write the name of every area on its first bare space."""
    for name, cells in names:
        bare = next((cell for cell in members(cells) if cell not in inside), None)
        if bare is not None:
            inside[bare] = f" {name} "


class _Drawing:
    def __init__(self, grid: Grid, inside: Mapping[Cell, str], doors: Sequence[str]) -> None:
        self.grid = grid
        self.inside = inside
        self.doors: dict[tuple[Cell, Cell], str] = {}
        """The sign of the door between two spaces."""
        for sign, line in zip(doors, grid.doors, strict=True):
            self.doors |= {(cell, cell + 1): sign for cell in members(line.east)}
            self.doors |= {(cell, cell + grid.width): sign for cell in members(line.south)}

    def text(self) -> str:
        width, height = self.grid.width, self.grid.height
        lines = ["   " + "".join(f"  {column_name(x):2}" for x in range(width))]
        for y in range(height + 1):
            lines.append("   " + "".join(self._joint(x, y) + self._level(x, y) for x in range(width + 1)))
            if y < height:
                row = "".join(self._upright(x, y) + self._space(x, y) for x in range(width + 1))
                lines.append(f"{y + 1:2} " + row)
        return "\n".join(line.rstrip() for line in lines if line.strip()) + "\n"

    def _space(self, x: int, y: int) -> str:
        return self.inside.get(y * self.grid.width + x, "   ") if self._floor(x, y) else "   "

    def _floor(self, x: int, y: int) -> bool:
        inside = 0 <= x < self.grid.width and 0 <= y < self.grid.height
        return inside and contains(self.grid.floor, y * self.grid.width + x)

    def _border(self, x: int, y: int, dx: int, dy: int) -> str:
        """What lies between a space and the one before it in a direction: a wall, a seam, a door's sign, nothing."""
        here, before = self._floor(x, y), self._floor(x - dx, y - dy)
        if not (here and before):
            return WALL if here or before else NOTHING
        cell = y * self.grid.width + x
        first = cell - dy * self.grid.width - dx
        if contains(self.grid.walls.east if dx else self.grid.walls.south, first):
            return WALL
        if (first, cell) in self.doors:
            return self.doors[first, cell]
        return OPEN if self.grid.area_of[first] == self.grid.area_of[cell] else SEAM

    def _upright(self, x: int, y: int) -> str:
        border = self._border(x, y, 1, 0)
        return {WALL: "│", SEAM: "┊", OPEN: " ", NOTHING: " ", DOOR: "║"}.get(border, border)

    def _level(self, x: int, y: int) -> str:
        border = self._border(x, y, 0, 1)
        return {WALL: "───", SEAM: "┈┈┈", OPEN: "   ", NOTHING: "   "}.get(border, f"═{border}═")

    def _joint(self, x: int, y: int) -> str:
        """The corner at the upper left of a space: where walls and doors meet."""
        lines = (
            self._border(x, y - 1, 1, 0),
            self._border(x, y, 1, 0),
            self._border(x - 1, y, 0, 1),
            self._border(x, y, 0, 1),
        )
        return _JOINTS[sum(1 << n for n, line in enumerate(lines) if line not in (SEAM, OPEN, NOTHING))]
