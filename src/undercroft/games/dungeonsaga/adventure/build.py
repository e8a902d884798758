"""Reading an adventure file: the floor, its zones and the tiles it is made of. What stands there is in `fill`."""

from __future__ import annotations

from collections import Counter
from functools import reduce
from operator import or_
from pathlib import Path

from undercroft.board import Bits, Point, members
from undercroft.games.dungeonsaga.adventure.file import AdventureFile, Quarters, Thing
from undercroft.games.dungeonsaga.box.components import Tile
from undercroft.games.dungeonsaga.box.content import content
from undercroft.kernel.content import decode, nearest, read_yaml
from undercroft.kernel.errors import BadInput
from undercroft.kernel.source import Source
from undercroft.parts.cell_names import cell_name, parse_cell, parse_cells
from undercroft.parts.map_draft import MapDraft

JUNCTION = "junction"
"""The region of a tile that turns: all squares that it covers in one of its positions."""
JUNCTION_TILE = "junction_tile"
"""Those that it covers as it is drawn."""


class Draft(MapDraft[Thing]):
    """An adventure file on its way to an adventure, with what is wrong in it."""

    area = "zone"

    def __init__(self, path: Path, file: AdventureFile, source: Source) -> None:
        self.file = file
        super().__init__(path, source, file.legend)
        if not self.faults:
            _lay_tiles(self)


def read_draft(path: Path) -> Draft:
    """The adventure file at this path."""
    return Draft(path, decode(read_yaml(path), AdventureFile, path), Source(path))


def squares(tile: Tile, turned: Quarters) -> tuple[Point, ...]:
    """The squares of a tile that is turned clockwise, from the upper left of its outline."""
    points = [(x, y) for y, row in enumerate(tile.shape) for x, mark in enumerate(row) if mark == "#"]
    height, width = len(tile.shape), len(tile.shape[0])
    for _ in range(turned // 90):
        points = [(height - 1 - y, x) for x, y in points]
        width, height = height, width
    return tuple(sorted(points, key=lambda point: point[::-1]))


def _lay_tiles(draft: Draft) -> None:
    """The tiles cover the floor of the picture, each square once, with what the box holds (SAG-SET-16)."""
    covered: Bits = 0
    used: Counter[str] = Counter()
    known = content().tiles
    for number, entry in enumerate(draft.file.tiles):
        spot = draft.source.spot("tiles", number)
        tile = known.get(entry.tile)
        if tile is None:
            here = draft.source.spot("tiles", number, "tile")
            draft.fault(here, f"there is no tile '{entry.tile}': {nearest(entry.tile, known)}")
            continue
        used[tile.id] += 1
        if used[tile.id] == tile.copies + 1:
            draft.fault(spot, f"one tile {tile.id} too many: the box has {tile.copies}")
        covered |= _lay(draft, number, covered)
    covered |= _swept(draft, covered)
    for cell in members(draft.grid.floor & ~covered):
        x, y = draft.grid.points[cell]
        problem = f"no tile lies at {cell_name(draft.grid, cell)}, which the picture shows as floor"
        draft.fault(draft.areas.spot(x, y), problem)
        break  # one tile left out would be told of square by square


def _swept(draft: Draft, covered: Bits) -> Bits:
    """The squares that a tile which turns covers in one of its positions: the picture shows them all as floor."""
    grid = draft.grid
    try:
        cells = members(reduce(or_, (parse_cells(grid, name) for name in draft.file.regions.get(JUNCTION, ())), 0))
    except BadInput:  # told of where regions are read
        return 0
    if not cells:
        return 0
    left, top = (min(grid.points[cell][axis] for cell in cells) for axis in (0, 1))
    side = max(grid.points[cell][0] for cell in cells) - left + 1
    swept: Bits = 0
    for cell in cells:
        if covered >> cell & 1:
            x, y = grid.points[cell]
            swept |= 1 << cell
            for _quarter in range(3):
                x, y = left + side - 1 - (y - top), top + x - left
                if 0 <= x < grid.width and 0 <= y < grid.height:
                    swept |= 1 << grid.cell(x, y)
    return swept


def _lay(draft: Draft, number: int, covered: Bits) -> Bits:
    """The squares of one tile, as far as it lies well."""
    grid, entry = draft.grid, draft.file.tiles[number]
    spot = draft.source.spot("tiles", number, "at")
    try:
        left, top = grid.points[parse_cell(grid, entry.at)]
    except BadInput as error:
        draft.fault(spot, str(error))
        return 0
    cells: Bits = 0
    for dx, dy in squares(content().tiles[entry.tile], entry.turned):
        x, y = left + dx, top + dy
        if x >= grid.width or y >= grid.height:
            draft.fault(spot, f"the tile {entry.tile} reaches off the map")
            return 0
        cells |= 1 << grid.cell(x, y)
    for wrong, how in ((cells & ~grid.floor, "lies on rock"), (cells & covered, "lies on another tile")):
        if wrong:
            where = ", ".join(cell_name(grid, cell) for cell in members(wrong))
            draft.fault(spot, f"the tile {entry.tile} {how} at {where}")
    zones = [draft.area_names[zone] for zone in grid.areas_in(cells)]
    if len(zones) > 1:
        draft.fault(spot, f"the tile {entry.tile} lies in the zones {' and '.join(zones)}: a tile belongs to one")
    return cells
