"""Names of spaces, and where things are written in a quest file.

A space is named by its column and row, A1 at the top left; after Z come AA, AB and so on.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import yaml

from undercroft.board import Bits, Cell, Grid
from undercroft.kernel.content import ContentError, read_nodes
from undercroft.kernel.errors import BadInput

_NAME = re.compile("([A-Z]{1,2})([1-9][0-9]{0,2})")


def cell_name(grid: Grid, cell: Cell) -> str:
    """`F17`"""
    return _names(grid.width, grid.height)[cell]


@cache
def _names(width: int, height: int) -> tuple[str, ...]:
    """Of all spaces of a map of this size: every option of every move is named, so they are worth keeping."""
    columns = [column_name(x) for x in range(width)]
    return tuple(f"{column}{y + 1}" for y in range(height) for column in columns)


def column_name(x: int) -> str:
    before, last = divmod(x, 26)
    return (chr(ord("A") + before - 1) if before else "") + chr(ord("A") + last)


def parse_cell(grid: Grid, name: str) -> Cell:
    """The space with this name; it may be rock, but not off the map."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise BadInput(f"'{name}' is no space: expected a column and a row, like C21")
    letters, row = found.groups()
    x = ord(letters[-1]) - ord("A") + (26 * (ord(letters[0]) - ord("A") + 1) if len(letters) == 2 else 0)
    y = int(row) - 1
    if x >= grid.width or y >= grid.height:
        last = f"{column_name(grid.width - 1)}{grid.height}"
        raise BadInput(f"{name} is off the map: the spaces run from A1 to {last}")
    return y * grid.width + x


def parse_cells(grid: Grid, name: str) -> Bits:
    """A space, or the block between two corners: `C21-E24`."""
    first, _, second = name.partition("-")
    ax, ay = grid.points[parse_cell(grid, first)]
    bx, by = grid.points[parse_cell(grid, second or first)]
    block = 0
    for y in range(min(ay, by), max(ay, by) + 1):
        for x in range(min(ax, bx), max(ax, bx) + 1):
            block |= 1 << y * grid.width + x
    return block


class Spot(NamedTuple):
    """A place in a file, as editors count."""

    line: int
    column: int


class Fault(NamedTuple):
    """One mistake of an author."""

    spot: Spot
    problem: str


class Picture(NamedTuple):
    """A picture in a file: its lines, and where its first character stands."""

    rows: tuple[str, ...]
    top: int
    indent: int

    def spot(self, x: int, y: int) -> Spot:
        return Spot(self.top + y, self.indent + x + 1)

    def marks(self) -> Iterator[tuple[int, int, str]]:
        """Every character as (x, y, character)."""
        for y, row in enumerate(self.rows):
            for x, mark in enumerate(row):
                yield x, y, mark


class Source:
    """The text of a quest file that has been read already, to find lines and columns in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lines = path.read_text(encoding="utf-8").splitlines()
        self._root = read_nodes(path)

    def spot(self, *place: str | int) -> Spot:
        """Where the value is written that these keys and positions lead to, or the last of them that exists."""
        node = self._root
        for step in place:
            inner = _inside(node, step)
            if inner is None:
                break
            node = inner
        return Spot(node.start_mark.line + 1, node.start_mark.column + 1)

    def picture(self, key: str) -> Picture:
        """A picture: a value written as a block after `|`."""
        node = _inside(self._root, key)
        if node is None or getattr(node, "style", None) != "|":
            spot = self.spot(key)
            problem = f"line {spot.line}, column {spot.column}: expected a picture, written as a block after '|'"
            raise ContentError.at(self.path, problem, field=key)
        rows = tuple(node.value.rstrip("\n").split("\n"))
        above = node.start_mark.line + 1
        indent = len(self._lines[above]) - len(rows[0]) if rows[0] else 0
        return Picture(rows, above + 1, indent)


def _inside(node: yaml.Node, step: str | int) -> yaml.Node | None:
    if isinstance(node, yaml.MappingNode):
        return next((value for key, value in node.value if key.value == str(step)), None)
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        found: yaml.Node = node.value[step]
        return found
    return None
