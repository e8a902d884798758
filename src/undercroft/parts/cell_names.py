"""Names of spaces: a space is named by its column and row, A1 at the top left; after Z come AA, AB and so on."""

from __future__ import annotations

import re
from functools import cache
from typing import Annotated

import msgspec

from undercroft.board import Bits, Cell, Grid
from undercroft.kernel.errors import BadInput

CellName = Annotated[str, msgspec.Meta(pattern="^[A-Z]{1,2}[1-9][0-9]{0,2}$", description="a space like C21")]
Cells = Annotated[
    str,
    msgspec.Meta(
        pattern="^[A-Z]{1,2}[1-9][0-9]{0,2}(-[A-Z]{1,2}[1-9][0-9]{0,2})?$",
        description="a space like C21 or a block of them like C21-E24",
    ),
]

_NAME = re.compile("([A-Z]{1,2})([1-9][0-9]{0,2})")


def cell_name(grid: Grid, cell: Cell) -> str:
    """`F17`"""
    return _names(grid.width, grid.height)[cell]


@cache
def _names(width: int, height: int) -> tuple[str, ...]:
    """Of all spaces of a map of this size: every option of every move is named, so they are worth keeping."""
    columns = [column_name(x) for x in range(width)]
    return tuple(f"{column}{y + 1}" for y in range(height) for column in columns)


@cache
def _cells(width: int, height: int) -> dict[str, Cell]:
    return {name: cell for cell, name in enumerate(_names(width, height))}


def column_name(x: int) -> str:
    before, last = divmod(x, 26)
    return (chr(ord("A") + before - 1) if before else "") + chr(ord("A") + last)


def parse_cell(grid: Grid, name: str) -> Cell:
    """The space with this name; it may be rock, but not off the map."""
    found = _cells(grid.width, grid.height).get(name)
    if found is not None:
        return found
    if _NAME.fullmatch(name) is None:
        raise BadInput(f"'{name}' is no space: expected a column and a row, like C21")
    last = f"{column_name(grid.width - 1)}{grid.height}"
    raise BadInput(f"{name} is off the map: the spaces run from A1 to {last}")


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


def cells_in(grid: Grid, value: str) -> Bits:
    """The spaces that the parts of a choice's value name, as in `climb:C4`; after an upright base stands a `|`."""
    cells = 0
    for part in value.split(":"):
        try:
            cells |= 1 << parse_cell(grid, part.removesuffix("|"))
        except BadInput:  # something else, or it only looks like the name of a space
            continue
    return cells
