"""A map and everything that has been worked out about it.

One `Dungeon` serves every match on its map: it holds nothing but what follows from the grid. Doors are the only part of
the board that changes how cells are connected, so everything is kept per set of closed doors.
"""

from undercroft.board.bits import Bits
from undercroft.board.footprint import Footprint, Size
from undercroft.board.gait import Gait
from undercroft.board.grid import Cell, Grid
from undercroft.board.lines import Lines
from undercroft.board.reach import Walk, distances
from undercroft.board.sight import Sight
from undercroft.board.topology import Stairway, Topology


class Dungeon:
    __slots__ = ("_distances", "_footprints", "_gaits", "_lines", "_sights", "_topologies", "_walks", "grid")

    def __init__(self, grid: Grid) -> None:
        self.grid = grid
        self._lines = Lines(grid)
        self._topologies: dict[Bits, Topology] = {}
        self._walks: dict[Bits, Walk] = {}
        self._sights: dict[Bits, Sight] = {}
        self._footprints = {size: Footprint(grid, size) for size in Size}
        self._gaits: dict[tuple[Size, Bits], Gait] = {}
        self._distances: dict[tuple[Cell, Bits], tuple[int, ...]] = {}

    def topology(self, closed: Bits = 0) -> Topology:
        """Adjacency with these doors closed."""
        found = self._topologies.get(closed)
        if found is None:
            found = self._topologies[closed] = Topology(self.grid, closed)
        return found

    def sight(self, closed: Bits = 0) -> Sight:
        """Line of sight with these doors closed."""
        found = self._sights.get(closed)
        if found is None:
            found = self._sights[closed] = Sight(self.topology(closed), self._lines)
        return found

    def walk(self, closed: Bits = 0) -> Walk:
        """How a figure of one space moves: steps and stairs."""
        found = self._walks.get(closed)
        if found is None:
            topology = self.topology(closed)
            found = self._walks[closed] = Stairway(topology) if self.grid.stairs else topology
        return found

    def gait(self, size: Size, closed: Bits = 0) -> Gait:
        """How a large figure moves; it cannot use stairs (DES-LRG-04)."""
        found = self._gaits.get((size, closed))
        if found is None:
            found = self._gaits[size, closed] = Gait(self.topology(closed), self._footprints[size])
        return found

    def footprint(self, size: Size) -> Footprint:
        return self._footprints[size]

    def walking_distances(self, source: Cell, closed: Bits = 0) -> tuple[int, ...]:
        """Steps and stairs to every cell, whoever is in the way; UNREACHABLE where there is no way."""
        found = self._distances.get((source, closed))
        if found is None:
            found = distances(self.walk(closed), 1 << source, self.grid.floor, self.grid.size)
            self._distances[source, closed] = found
        return found
