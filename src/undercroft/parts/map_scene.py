"""What divides the explored spaces of a map, as a browser draws it: nothing beyond them is told."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from undercroft.board import Bits, Cell, Grid, members

Side: TypeAlias = Literal["n", "e", "s", "w"]


class Edge(msgspec.Struct, frozen=True, array_like=True):
    """One side of an explored space."""

    at: Cell
    side: Side


def inner_walls(grid: Grid, seen: Bits) -> list[Edge]:
    """Walls between two explored spaces, under their left or upper one."""
    found = [Edge(cell, "e") for cell in members(grid.walls.east & seen & seen >> 1)]
    return found + [Edge(cell, "s") for cell in members(grid.walls.south & seen & seen >> grid.width)]


def open_sides(grid: Grid, seen: Bits) -> list[Edge]:
    """Sides of explored spaces with neither rock nor a wall nor another explored space behind them."""
    east, south = grid.open_edges
    beyond = grid.floor & ~seen
    found = [Edge(cell, "e") for cell in members(east & seen & beyond >> 1)]
    found += [Edge(cell + 1, "w") for cell in members(east & beyond & seen >> 1)]
    found += [Edge(cell, "s") for cell in members(south & seen & beyond >> grid.width)]
    found += [Edge(cell + grid.width, "n") for cell in members(south & beyond & seen >> grid.width)]
    return found


def door_edges(grid: Grid, door: int, seen: Bits) -> list[Edge]:
    """The sides of explored spaces that a door lies on, each once."""
    line = grid.doors[door]
    found = [Edge(cell, "e") if seen >> cell & 1 else Edge(cell + 1, "w") for cell in members(line.east)]
    low = [Edge(cell, "s") if seen >> cell & 1 else Edge(cell + grid.width, "n") for cell in members(line.south)]
    return [edge for edge in (*found, *low) if seen >> edge.at & 1]
