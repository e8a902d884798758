"""How figures of each size move, one movement point a step.

- One and four spaces: the base shifts by one in any of the eight directions.
- Two and six spaces move in one of two ways. Advance: the front half moves on and the rear half takes its place,
  straight ahead or round a quarter turn. Either end may be the front. A turning base of six may end in either of two
  positions; for a base of two spaces the same two positions are those of its two possible fronts. Drift: the base
  shifts diagonally.

A step may cross no wall or closed door: every space of a shifting base must be adjacent to the one it moves to, and no
wall or closed door may run through the base where it comes to stand. For a turn the second condition is enough, since
the base keeps all but its new spaces.
"""

from undercroft.board.bits import Bits
from undercroft.board.footprint import Footprint
from undercroft.board.topology import Topology

_DIAGONALS = ((-1, -1), (1, -1), (-1, 1), (1, 1))
_LEVEL = ((-1, 0), (1, 0))
_PLUMB = ((0, -1), (0, 1))

# From the top left cell of a lying base to that of the upright ones a turn can make of it. For a base of two spaces
# that is either space as the pivot, turning up or down; for one of six, either pair of columns, up or down.
_TURNS = ((0, 0), (1, 0), (0, -1), (1, -1))


class Gait:
    """The steps of one size on one topology: a `Walk` over stances. Made by `Dungeon.gait`, which keeps them."""

    __slots__ = ("_oblique", "_straight", "fits", "footprint", "topology")

    def __init__(self, topology: Topology, footprint: Footprint) -> None:
        self.topology = topology
        self.footprint = footprint
        planes = footprint.size.shapes
        standing = [unbroken(topology, width, height) for width, height in planes]
        plane_bits = topology.grid.size
        self.fits: Bits = sum(anchors << plane * plane_bits for plane, anchors in enumerate(standing))
        """The stances on floor with no wall or closed door through the base."""
        straight: dict[int, Bits] = {}
        oblique: dict[int, Bits] = {}
        for plane, (width, height) in enumerate(planes):
            for moves, directions in ((straight, _ahead(width, height)), (oblique, _DIAGONALS)):
                for dx, dy in directions:
                    shift = dy * topology.grid.width + dx
                    able = standing[plane] & shifted(standing[plane], -shift)
                    able &= whole_base_steps(topology, width, height, dx, dy)
                    moves[shift] = moves.get(shift, 0) | able << plane * plane_bits
        if not footprint.size.square:
            lying, upright = standing
            for dx, dy in _TURNS:
                shift = dy * topology.grid.width + dx
                able = lying & shifted(upright, -shift)
                oblique[plane_bits + shift] = able
                oblique[-plane_bits - shift] = shifted(able, shift) << plane_bits
        self._straight = tuple(straight.items())
        self._oblique = tuple(oblique.items())

    def stands(self, cells: Bits) -> Bits:
        """The stances a figure of this size can take if it may cover these cells."""
        return self.footprint.standing_on(cells) & self.fits

    def step(self, front: Bits) -> Bits:
        spread = self.straight(front)
        for shift, able in self._oblique:
            spread |= shifted(front & able, shift)
        return spread

    back = step

    def straight(self, front: Bits) -> Bits:
        spread = 0
        for shift, able in self._straight:
            spread |= shifted(front & able, shift)
        return spread


def _ahead(width: int, height: int) -> tuple[tuple[int, int], ...]:
    """The orthogonal directions a base can shift in: along its long side."""
    if width == height:
        return _LEVEL + _PLUMB
    return _LEVEL if width > height else _PLUMB


def shifted(mask: Bits, by: int) -> Bits:
    return mask << by if by >= 0 else mask >> -by


def unbroken(topology: Topology, width: int, height: int) -> Bits:
    """The top left cells of bases that lie on floor and through which nothing runs."""
    row = topology.grid.width
    east, south = topology.sides
    anchors = topology.floor
    for y in range(height):
        for x in range(width):
            offset = y * row + x
            if x + 1 < width:
                anchors &= east >> offset
            if y + 1 < height:
                anchors &= south >> offset
    return anchors


def whole_base_steps(topology: Topology, width: int, height: int, dx: int, dy: int) -> Bits:
    """The top left cells of bases all of whose spaces are adjacent to the cell in this direction."""
    row = topology.grid.width
    east, south = topology.sides
    falling, rising = topology.corners
    able = {
        (1, 0): east,
        (-1, 0): east << 1,
        (0, 1): south,
        (0, -1): south << row,
        (1, 1): falling,
        (-1, -1): falling << row + 1,
        (-1, 1): rising << 1,
        (1, -1): rising << row,
    }[dx, dy]
    anchors = (1 << topology.grid.size) - 1
    for y in range(height):
        for x in range(width):
            anchors &= able >> y * row + x
    return anchors
