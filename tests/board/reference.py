"""The geometry once more: slow, in fractions and coordinates, straight from the words of the rules."""

from collections.abc import Callable, Iterable
from fractions import Fraction
from heapq import heappop, heappush
from typing import TypeVar

from undercroft.board import Bits, Edges, Grid, bitset, contains

State = TypeVar("State")
Base = frozenset[tuple[int, int]]
Place = tuple[int, int]

ORTHOGONAL = ((0, -1), (-1, 0), (1, 0), (0, 1))
DIAGONAL = ((-1, -1), (1, -1), (-1, 1), (1, 1))


class Slow:
    def __init__(self, grid: Grid, closed: Bits = 0, solid: Bits = 0) -> None:
        self.grid = grid
        self.floor = {grid.point(cell) for cell in range(grid.size) if contains(grid.floor & ~solid, cell)}
        shut = [grid.walls, *(door for number, door in enumerate(grid.doors) if contains(closed, number))]
        self.shut = {pair for edges in shut for pair in self._pairs(edges)}
        self.doors = {pair for edges in shut[1:] for pair in self._pairs(edges)}

    def _pairs(self, edges: Edges) -> Iterable[frozenset[Place]]:
        for cell in range(self.grid.size):
            x, y = self.grid.point(cell)
            if contains(edges.east, cell):
                yield frozenset({(x, y), (x + 1, y)})
            if contains(edges.south, cell):
                yield frozenset({(x, y), (x, y + 1)})

    def side_open(self, a: Place, b: Place) -> bool:
        return a in self.floor and b in self.floor and frozenset({a, b}) not in self.shut

    def adjacent(self, a: Place, b: Place) -> bool:
        dx, dy = b[0] - a[0], b[1] - a[1]
        if max(abs(dx), abs(dy)) != 1:
            return False
        if dx == 0 or dy == 0:
            return self.side_open(a, b)
        return self.corner_open(a, b) and not self.ends_a_door(a, b)

    def corner_open(self, a: Place, b: Place) -> bool:
        """Whether a way leads round the corner that two places share."""
        ways_round = ((b[0], a[1]), (a[0], b[1]))
        return any(self.side_open(a, via) and self.side_open(via, b) for via in ways_round)

    def ends_a_door(self, a: Place, b: Place) -> bool:
        """Whether a closed door ends, or passes, at the corner that two places share."""
        others = ((b[0], a[1]), (a[0], b[1]))
        return any(frozenset({one, other}) in self.doors for one in (a, b) for other in others)

    def steps(self, a: Place) -> list[Place]:
        near = [(a[0] + dx, a[1] + dy) for dx, dy in (*ORTHOGONAL, *DIAGONAL)]
        return [b for b in near if self.adjacent(a, b)]

    def sees(self, a: Place, b: Place, blockers: set[Place]) -> bool:
        """As Descent has it: from centre to centre, touching corners, but not past the end of a closed door."""
        half = Fraction(1, 2)
        start, end = (a[0] + half, a[1] + half), (b[0] + half, b[1] + half)
        across, down = end[0] - start[0], end[1] - start[1]
        low_x, high_x = min(a[0], b[0]), max(a[0], b[0])
        low_y, high_y = min(a[1], b[1]), max(a[1], b[1])
        for x in range(low_x, high_x + 1):
            for y in range(low_y, high_y + 1):
                if self._length_inside(start, (across, down), (x, y)) > 0:
                    if (x, y) not in self.floor:
                        return False
                    if (x, y) in blockers and (x, y) not in (a, b):
                        return False
                if x < high_x and across:
                    cut_y = start[1] + down * (x + 1 - start[0]) / across
                    if y < cut_y < y + 1 and not self.side_open((x, y), (x + 1, y)):
                        return False
                if y < high_y and down:
                    cut_x = start[0] + across * (y + 1 - start[1]) / down
                    if x < cut_x < x + 1 and not self.side_open((x, y), (x, y + 1)):
                        return False
                if x < high_x and y < high_y:
                    corner = (x + 1, y + 1)
                    if (corner[0] - start[0]) * down == (corner[1] - start[1]) * across:
                        falling = across * down > 0
                        near, far = ((x, y), (x + 1, y + 1)) if falling else ((x + 1, y), (x, y + 1))
                        if not self.corner_open(near, far):
                            return False
        return max(abs(across), abs(down)) != 1 or self.adjacent(a, b)

    def sees_along_rows(self, a: Place, b: Place, blockers: set[Place]) -> bool:
        """One step after the other over open sides, all in one direction."""
        if a[0] != b[0] and a[1] != b[1]:
            return False
        dx, dy = ((b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1]))
        here = a
        while here != b:
            onward = (here[0] + dx, here[1] + dy)
            if not self.side_open(here, onward) or (onward in blockers and onward != b):
                return False
            here = onward
        return True

    def sees_anyhow(self, a: Place, b: Place, blockers: set[Place], points: int) -> bool:
        """Any of all lines between two lattices of points that does not touch anything that blocks."""
        if a == b:
            return True
        lattice = [Fraction(place, points + 1) for place in range(1, points + 1)]
        columns = range(min(a[0], b[0]), max(a[0], b[0]) + 1)
        rows = range(min(a[1], b[1]), max(a[1], b[1]) + 1)
        inside = [(x, y) for x in columns for y in rows]
        filled = [place for place in inside if place not in self.floor or (place in blockers and place not in (a, b))]
        boxes = [(x, y, x + 1, y + 1) for x, y in filled]
        boxes += [(x + 1, y, x + 1, y + 1) for x, y in inside if frozenset({(x, y), (x + 1, y)}) in self.shut]
        boxes += [(x, y + 1, x + 1, y + 1) for x, y in inside if frozenset({(x, y), (x, y + 1)}) in self.shut]
        starts, ends = ([(x + dx, y + dy) for dx in lattice for dy in lattice] for x, y in (a, b))
        return any(not any(_touches(start, end, box) for box in boxes) for start in starts for end in ends)

    @staticmethod
    def _length_inside(start: tuple[Fraction, Fraction], way: tuple[Fraction, Fraction], cell: Place) -> Fraction:
        """How much of the line, as a share of it, runs strictly inside a cell."""
        first, last = Fraction(0), Fraction(1)
        for origin, span, low in zip(start, way, cell, strict=True):
            if span == 0:
                if not low < origin < low + 1:
                    return Fraction(0)
            else:
                enter, leave = sorted(((low - origin) / span, (low + 1 - origin) / span))
                first, last = max(first, enter), min(last, leave)
        return max(last - first, Fraction(0))

    # Large figures, by the words of DES-LRG-06 to DES-LRG-09.

    def stands(self, base: Base) -> bool:
        """On floor, with nothing running through the base."""
        return base <= self.floor and all(
            self.side_open((x, y), (x + dx, y + dy))
            for x, y in base
            for dx, dy in ((1, 0), (0, 1))
            if (x + dx, y + dy) in base
        )

    def shifts(self, base: Base, directions: Iterable[Place]) -> list[Base]:
        return [
            frozenset((x + dx, y + dy) for x, y in base)
            for dx, dy in directions
            if all(self.adjacent((x, y), (x + dx, y + dy)) for x, y in base)
        ]

    def two_space_moves(self, base: Base) -> list[Base]:
        first, second = sorted(base)
        moves = []
        for front, rear in ((first, second), (second, first)):
            for dx, dy in ORTHOGONAL:
                ahead = (front[0] + dx, front[1] + dy)
                if ahead != rear and self.side_open(front, ahead):
                    moves.append(frozenset({ahead, front}))
        return moves + self.shifts(base, DIAGONAL)

    def four_space_moves(self, base: Base) -> list[Base]:
        return self.shifts(base, (*ORTHOGONAL, *DIAGONAL))

    def six_space_moves(self, base: Base) -> list[Base]:
        x, y = min(base)
        lying = max(base)[0] - x == 2
        if lying:
            ahead = ((-1, 0), (1, 0))
            turned = [rectangle(x + right, y - up, 2, 3) for right in (0, 1) for up in (0, 1)]
        else:
            ahead = ((0, -1), (0, 1))
            turned = [rectangle(x - left, y + down, 3, 2) for left in (0, 1) for down in (0, 1)]
        return self.shifts(base, (*ahead, *DIAGONAL)) + turned


def _touches(start: tuple[Fraction, Fraction], end: tuple[Fraction, Fraction], box: tuple[int, int, int, int]) -> bool:
    """Whether a line has a point in common with a box, its border included; a box may be a mere side."""
    first, last = Fraction(0), Fraction(1)
    for origin, goal, low, high in zip(start, end, box[:2], box[2:], strict=True):
        if origin == goal:
            if not low <= origin <= high:
                return False
        else:
            enter, leave = sorted(((low - origin) / (goal - origin), (high - origin) / (goal - origin)))
            first, last = max(first, enter), min(last, leave)
    return first <= last


def quarter_turn(grid: Grid) -> Grid:
    """The grid turned clockwise."""
    return _moved(grid, grid.height, grid.width, lambda x, y: (grid.height - 1 - y, x))


def mirrored(grid: Grid) -> Grid:
    """The grid with left and right exchanged."""
    return _moved(grid, grid.width, grid.height, lambda x, y: (grid.width - 1 - x, y))


def _moved(grid: Grid, width: int, height: int, to: Callable[[int, int], Place]) -> Grid:
    def pairs(edges: Edges) -> list[tuple[Place, Place]]:
        found = []
        for cell in range(grid.size):
            x, y = grid.point(cell)
            if contains(edges.east, cell):
                found.append((to(x, y), to(x + 1, y)))
            if contains(edges.south, cell):
                found.append((to(x, y), to(x, y + 1)))
        return found

    return Grid.build(
        width,
        height,
        [to(*grid.point(cell)) for cell in range(grid.size) if contains(grid.floor, cell)],
        walls=pairs(grid.walls),
        doors=[pairs(door) for door in grid.doors],
        stairs=[(to(*grid.point(a)), to(*grid.point(b))) for a, b in grid.stairs],
    )


def rectangle(x: int, y: int, width: int, height: int) -> Base:
    return frozenset((x + dx, y + dy) for dx in range(width) for dy in range(height))


def search(start: State, points: int, moves: Callable[[State], Iterable[tuple[State, int]]]) -> dict[State, int]:
    """Dijkstra's algorithm, plainly: the cheapest cost of every state within the points."""
    costs: dict[State, int] = {}
    queue = [(0, 0, start)]
    entered = 0
    while queue:
        cost, _, state = heappop(queue)
        if state in costs or cost > points:
            continue
        costs[state] = cost
        for following, price in moves(state):
            entered += 1
            heappush(queue, (cost + price, entered, following))
    return costs


def cells(grid: Grid, places: Iterable[Place]) -> Bits:
    return bitset(grid.cell(x, y) for x, y in places)


def places(grid: Grid, mask: Bits) -> set[Place]:
    return {grid.point(cell) for cell in range(grid.size) if contains(mask, cell)}
