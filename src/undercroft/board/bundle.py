"""All lines from anywhere in a cell to anywhere in another, as the sets of cells they touch.

Somebody sees if any one of some thousand lines is clear. Of lines that touch more than others do, none is ever needed:
what stops the others stops them. What is left of a bundle is a handful of sets of cells, each to be compared with the
blockers by one `&`.
"""

from functools import cache

from undercroft.board.bits import Bits


@cache
def bundle(across: int, down: int, points: int) -> tuple[Bits, ...]:
    """The least sets of cells that lines to a cell so far away touch, both ends included; the smallest sets first.

    For `across` >= `down` >= 0. The cell (x, y) has the number x * (down + 1) + y.
    """
    if not down:
        return ((1 << across + 1) - 1,)
    sets = {_touched(crossings, across, down) for crossings in _crossings(across, down, points)}
    least: list[Bits] = []
    for cells in sorted(sets, key=lambda cells: (cells.bit_count(), cells)):
        if not any(kept & ~cells == 0 for kept in least):
            least.append(cells)
    return tuple(least)


def _crossings(across: int, down: int, points: int) -> list[tuple[tuple[int, int], ...]]:
    """Where lines cross the `across` borders between columns, as (first row, last row) touched there; each way once.

    In units of the lattice a line runs from (a, b) to (unit * across + c, unit * down + d). At the border before column
    x its height, times `span`, is b * (span - s) + (unit * down + d) * s with s = unit * x - a: linear in b and d. So
    for every a and c the heights at all borders, each compared with all borders between rows, are the lanes of one
    integer: two additions make them for a pair of b and d, and the top bits of the lanes are the comparisons.
    """
    unit = points + 1
    top = (unit * unit * (across + 1) * (down + 1)).bit_length()
    lane = top + 1
    lanes = 2 * down
    heights = sum(1 << lane * place for place in range(lanes))
    tops = sum(1 << lane * place + top for place in range(across * lanes))
    places = range(1, unit)
    found: set[int] = set()
    for a in places:
        for c in places:
            span = unit * across + c - a
            by_b = by_d = offset = 0
            for x in range(across):
                s = unit * (x + 1) - a
                by_b |= heights * (span - s) << x * lanes * lane
                by_d |= heights * s << x * lanes * lane
                for y in range(down):
                    # A lane's top bit is set if the height reaches this border, the next one's if it is beyond it.
                    reaches = (1 << top) - (y + 1) * unit * span
                    offset |= (reaches | reaches - 1 << lane) << (x * lanes + 2 * y) * lane
            ends = [by_d * (unit * down + d) + offset for d in places]
            found.update((by_b * b + end) & tops for b in places for end in ends)
    reached = sum(1 << 2 * lane * y + top for y in range(down))
    return [
        tuple(
            ((column & reached << lane).bit_count(), (column & reached).bit_count())
            for column in (signs >> x * lanes * lane for x in range(across))
        )
        for signs in sorted(found)
    ]


def _touched(crossings: tuple[tuple[int, int], ...], across: int, down: int) -> Bits:
    """The cells that a line touches between its crossings: in each column from where it enters to where it leaves."""
    cells = 0
    entered = (0, 0)
    for x in range(across + 1):
        left = crossings[x] if x < across else (down, down)
        first, last = min(entered[0], left[0]), max(entered[1], left[1])
        cells |= (1 << last - first + 1) - 1 << x * (down + 1) + first
        entered = left
    return cells
