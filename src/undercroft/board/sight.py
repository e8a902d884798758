"""Line of sight while a given set of doors is closed.

A cell sees another if a line between them is clear: it crosses no wall, no closed door and nothing solid, stays on the
map, and meets no `blocker` on its way. Which lines there are, and what it is to meet something, is the game's policy.
Blockers are whatever the caller says hides things: figures, rubble. What stands on the two ends never matters. Sight
knows no facing and is the same in both directions; where figures look one way only, see `facing`.
"""

from abc import ABC, abstractmethod

from undercroft.board.bits import Bits, members
from undercroft.board.grid import Cell
from undercroft.board.lines import Bundles, CentreLines, barriers
from undercroft.board.metric import within
from undercroft.board.topology import Topology

VIEWS_KEPT = 512


class Sight(ABC):
    """Who sees what. Made by `Dungeon.sight`, which keeps them."""

    __slots__ = ("_barred", "_clear", "topology")

    def __init__(self, topology: Topology) -> None:
        self.topology = topology
        self._barred = barriers(topology)
        self._clear: list[Bits] = [-1] * topology.grid.size

    def clear(self, source: Cell) -> Bits:
        """The cells a straight line leads to if nothing stands in between, the source included."""
        found = self._clear[source]
        if found < 0:
            found = self._clear[source] = self._unhidden(source)
        return found

    @abstractmethod
    def straight(self, source: Cell, blockers: Bits = 0) -> Bits:
        """The cells in view by straight lines alone, without looking through stairs."""

    def field(self, source: Cell, blockers: Bits = 0) -> Bits:
        """The cells in view from a cell, itself included."""
        return self.straight(source, blockers)

    def field_of(self, base: Bits, blockers: Bits = 0) -> Bits:
        """The cells in view from any space of a figure; its own spaces never hide anything from it."""
        others = blockers & ~base
        seen = 0
        for cell in members(base):
            seen |= self.field(cell, others)
        return seen

    def between(self, base: Bits, target: Bits, blockers: Bits = 0) -> bool:
        """Whether a line leads from a space of one figure to a space of another.

        Its own spaces never hide anything from a figure. Whether the target's near spaces hide its far ones is for the
        game to say: they do if they are among the blockers.
        """
        others = blockers & ~base
        cells = members(target)
        for source in members(base):
            for cell in cells:
                if self._sees(source, cell, others):
                    return True
        return False

    def line(self, base: Bits, target: Bits, blockers: Bits = 0) -> Bits | None:
        """The cells that a clear line between two figures passes, of all lines one that passes the fewest.

        None if there is no such line; see `between`.
        """
        others = blockers & ~base
        cells = members(target)
        found = [self._passed(source, cell, others) for source in members(base) for cell in cells]
        return min(
            (passed for passed in found if passed is not None), key=lambda passed: passed.bit_count(), default=None
        )

    @abstractmethod
    def _unhidden(self, source: Cell) -> Bits:
        """What `clear` keeps."""

    @abstractmethod
    def _sees(self, source: Cell, target: Cell, blockers: Bits) -> bool:
        """Whether a cell is in view of another: `field`, for one cell."""

    @abstractmethod
    def _passed(self, source: Cell, target: Cell, blockers: Bits) -> Bits | None:
        """The cells that a line between the two passes, None if no line does."""


class CentreSight(Sight):
    """By the one line from centre to centre."""

    __slots__ = ("_kept", "_lines", "_stairs")

    def __init__(self, topology: Topology, lines: CentreLines) -> None:
        super().__init__(topology)
        self._lines = lines
        self._kept: dict[tuple[Cell, Bits], Bits] = {}
        """What is in view from a cell past those blockers that hide anything from it; few move between two looks."""
        self._stairs = _stair_lines(topology) if lines.policy.through_stairs else {}

    def straight(self, source: Cell, blockers: Bits = 0) -> Bits:
        seen = self.clear(source)
        if not blockers:
            return seen
        casting, shadows = self._lines.shadows(source)
        hiding = blockers & casting
        if not hiding:
            return seen
        key = source, hiding
        found = self._kept.get(key)
        if found is None:
            for cell in members(hiding):
                seen &= ~shadows[cell]
            if len(self._kept) >= VIEWS_KEPT:
                self._kept.clear()
            found = self._kept[key] = seen
        return found

    def field(self, source: Cell, blockers: Bits = 0) -> Bits:
        seen = self.straight(source, blockers)
        for target, inside in self._stairs.get(source, ()):
            if not inside & blockers:
                seen |= 1 << target
        return seen

    def _unhidden(self, source: Cell) -> Bits:
        found = self._lines.clear(source, self._barred)
        if self._lines.policy.neighbours_by_step:
            found &= ~within(self.topology.grid, source, 1) | self.topology.neighbours(source) | 1 << source
        return found

    def _sees(self, source: Cell, target: Cell, blockers: Bits) -> bool:
        if self.clear(source) >> target & 1 and not (blockers and self._lines.between(source)[target] & blockers):
            return True
        stairs = self._stairs.get(source)
        return stairs is not None and any(end == target and not inside & blockers for end, inside in stairs)

    def _passed(self, source: Cell, target: Cell, blockers: Bits) -> Bits | None:
        if self.clear(source) >> target & 1 and not (inside := self._lines.between(source)[target]) & blockers:
            return inside
        through = (inside for end, inside in self._stairs.get(source, ()) if end == target and not inside & blockers)
        return next(through, None)


class BundleSight(Sight):
    """By any line from anywhere to anywhere."""

    __slots__ = ("_lines",)

    def __init__(self, topology: Topology, lines: Bundles) -> None:
        super().__init__(topology)
        self._lines = lines

    def straight(self, source: Cell, blockers: Bits = 0) -> Bits:
        seen = self.clear(source)
        return self._among(source, seen, blockers) if blockers else seen

    def _unhidden(self, source: Cell) -> Bits:
        return self._among(source, self.topology.floor | 1 << source, 0)

    def _sees(self, source: Cell, target: Cell, blockers: Bits) -> bool:
        # What is in view of everything is dear to find out, for far cells above all, and one pair seldom needs it.
        known = self._clear[source]
        if known >= 0 and (not blockers or not known >> target & 1):
            return bool(known >> target & 1)
        return self._lines.clear(source, target, self._barred, blockers)

    def _passed(self, source: Cell, target: Cell, blockers: Bits) -> Bits | None:
        return self._lines.touched(source, target, self._barred, blockers)

    def _among(self, source: Cell, targets: Bits, blockers: Bits) -> Bits:
        seen = 0
        for target in members(targets):
            if self._lines.clear(source, target, self._barred, blockers):
                seen |= 1 << target
        return seen


def sight_by(topology: Topology, lines: CentreLines | Bundles) -> Sight:
    """Line of sight by the lines of a policy."""
    return CentreSight(topology, lines) if isinstance(lines, CentreLines) else BundleSight(topology, lines)


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
