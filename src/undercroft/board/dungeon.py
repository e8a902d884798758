"""A map and everything that has been worked out about it.

One `Dungeon` serves every match on its map: it holds nothing but what follows from the grid, from the things that stand
in it for good and from how the game draws lines of sight. Doors change how cells are connected, so everything is kept
per set of closed doors.
"""

from typing import NamedTuple

from undercroft.board.bits import Bits
from undercroft.board.facing import March
from undercroft.board.footprint import Footprint, Size
from undercroft.board.gait import Gait
from undercroft.board.grid import Grid
from undercroft.board.lines import Bundles, CentreLines
from undercroft.board.policy import CentreToCentre, Policy
from undercroft.board.reach import Walk
from undercroft.board.sight import Sight, sight_by
from undercroft.board.topology import Stairway, Topology, Zones


class Solid(NamedTuple):
    """Cells that are filled: for those who walk, for those who look, or for both."""

    walking: Bits = 0
    seeing: Bits = 0


NOTHING_SOLID = Solid()


class Dungeon:
    __slots__ = (
        "_footprints",
        "_furnished",
        "_gaits",
        "_lines",
        "_marches",
        "_sights",
        "_topologies",
        "_walks",
        "_zones",
        "grid",
        "policy",
        "solid",
    )

    def __init__(self, grid: Grid, policy: Policy, solid: Solid = NOTHING_SOLID) -> None:
        self.grid = grid
        self.policy = policy
        self.solid = solid
        self._lines = CentreLines(grid, policy) if isinstance(policy, CentreToCentre) else Bundles(grid, policy)
        self._topologies: dict[Bits, Topology] = {}
        self._walks: dict[Bits, Walk] = {}
        self._zones: dict[Bits, Walk] = {}
        self._sights: dict[Bits, Sight] = {}
        self._footprints = {size: Footprint(grid, size) for size in Size}
        self._gaits: dict[tuple[Size, Bits], Gait] = {}
        self._marches: dict[tuple[Size, Bits], March] = {}
        self._furnished: dict[Solid, Dungeon] = {}

    def furnished(self, solid: Solid) -> "Dungeon":
        """The same map with these things in it. For what stays: each set of them is kept."""
        found = self._furnished.get(solid)
        if found is None:
            found = self._furnished[solid] = Dungeon(self.grid, self.policy, solid)
            found._lines = self._lines
        return found

    def topology(self, closed: Bits = 0) -> Topology:
        """Adjacency for those who walk, with these doors closed."""
        found = self._topologies.get(closed)
        if found is None:
            found = self._topologies[closed] = Topology(self.grid, closed, self.solid.walking)
        return found

    def sight(self, closed: Bits = 0) -> Sight:
        """Line of sight with these doors closed."""
        found = self._sights.get(closed)
        if found is None:
            walking, seeing = self.solid
            topology = self.topology(closed) if seeing == walking else Topology(self.grid, closed, seeing)
            found = self._sights[closed] = sight_by(topology, self._lines)
        return found

    def walk(self, closed: Bits = 0) -> Walk:
        """How a figure of one space moves: steps and stairs."""
        found = self._walks.get(closed)
        if found is None:
            topology = self.topology(closed)
            found = self._walks[closed] = Stairway(topology, self.grid.stairs) if self.grid.stairs else topology
        return found

    def zones(self, closed: Bits = 0) -> Walk:
        """How figures move whose cells are zones: over sides, and by stairs."""
        found = self._zones.get(closed)
        if found is None:
            zones = Zones(self.topology(closed))
            found = self._zones[closed] = Stairway(zones, self.grid.stairs) if self.grid.stairs else zones
        return found

    def gait(self, size: Size, closed: Bits = 0) -> Gait:
        """How a figure of this size moves step by step, without stairs."""
        found = self._gaits.get((size, closed))
        if found is None:
            found = self._gaits[size, closed] = Gait(self.topology(closed), self._footprints[size])
        return found

    def march(self, size: Size, closed: Bits = 0) -> March:
        """How a figure of this size moves if it goes where it faces."""
        found = self._marches.get((size, closed))
        if found is None:
            found = self._marches[size, closed] = March(self.topology(closed), self._footprints[size])
        return found

    def footprint(self, size: Size) -> Footprint:
        return self._footprints[size]
