"""Line of sight while a given set of doors is closed.

A cell sees another if the line between their centres is clear: no wall, no closed door, nothing solid, not off the map,
and no `blocker` strictly between them. A line may touch the end of a closed door; only the two cells that touch nowhere
else are separated by it. Blockers are whatever the caller says hides things: figures, rubble. What stands on the two
ends never matters. Sight needs no facing and is the same in both directions.

Stairs add lines of their own: from one end to the other and to every cell around it.
"""

from undercroft.board.bits import Bits, members
from undercroft.board.grid import Cell
from undercroft.board.lines import Lines, barriers
from undercroft.board.metric import within
from undercroft.board.topology import Topology


class Sight:
    """Who sees what. Made by `Dungeon.sight`, which keeps them."""

    __slots__ = ("_barred", "_clear", "_lines", "_stairs", "topology")

    def __init__(self, topology: Topology, lines: Lines) -> None:
        self.topology = topology
        self._lines = lines
        self._barred = barriers(topology)
        self._clear: list[Bits] = [-1] * topology.grid.size
        self._stairs = _stair_lines(topology)

    def clear(self, source: Cell) -> Bits:
        """The cells a straight line leads to if nothing stands in between, the source included."""
        found = self._clear[source]
        if found < 0:
            apart = within(self.topology.grid, source, 1) & ~self.topology.neighbours(source) & ~(1 << source)
            found = self._clear[source] = self._lines.clear(source, self._barred) & ~apart
        return found

    def straight(self, source: Cell, blockers: Bits = 0) -> Bits:
        """The cells in view by straight lines alone, without looking through stairs."""
        seen = self.clear(source)
        if not blockers:
            return seen
        casting, shadows = self._lines.shadows(source)
        for cell in members(blockers & casting):
            seen &= ~shadows[cell]
        return seen

    def field(self, source: Cell, blockers: Bits = 0) -> Bits:
        """The cells in view from a cell, itself included."""
        seen = self.straight(source, blockers)
        for target, inside in self._stairs.get(source, ()):
            if not inside & blockers:
                seen |= 1 << target
        return seen

    def sees(self, a: Cell, b: Cell, blockers: Bits = 0) -> bool:
        """Whether the line between two cells is clear of walls, closed doors and blockers."""
        if self.clear(a) >> b & 1 and not (blockers and self._lines.between(a)[b] & blockers):
            return True
        if a not in self._stairs:
            return False
        return any(target == b and not inside & blockers for target, inside in self._stairs[a])

    def field_of(self, base: Bits, blockers: Bits = 0) -> Bits:
        """The cells in view from any space of a figure; its own spaces never hide anything from it."""
        others = blockers & ~base
        seen = 0
        for cell in members(base):
            seen |= self.field(cell, others)
        return seen


def _stair_lines(topology: Topology) -> dict[Cell, tuple[tuple[Cell, Bits], ...]]:
    """For every cell at or beside stairs, what it sees through them, and the cell where a figure would hide it."""
    found: dict[Cell, list[tuple[Cell, Bits]]] = {}
    for pair in topology.grid.stairs:
        for near, far in (pair, pair[::-1]):
            found.setdefault(near, []).append((far, 0))
            for beyond in members(topology.neighbours(far)):
                found.setdefault(near, []).append((beyond, 1 << far))
                found.setdefault(beyond, []).append((near, 1 << far))
    return {cell: tuple(lines) for cell, lines in found.items()}
