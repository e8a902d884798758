"""Who moves space by space, and the best ways open to them.

The ways are found by asking the rules themselves, step by step, on a copy of the table: what is shown is what the asks
on the way will allow, as long as nothing happens there.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator
from math import hypot
from typing import NamedTuple

import msgspec

from undercroft.board import Bits, Cell, Grid, Stance, members
from undercroft.parts.cell_names import cell_name


class Way(msgspec.Struct, frozen=True):
    """A cheapest way to a place."""

    cells: tuple[Cell, ...]
    """The spaces that the figure would cover there."""
    cost: int
    values: tuple[str, ...]
    """What to answer, one ask after the other."""
    path: tuple[Cell, ...]
    """The (top left) spaces it leads through."""
    stop: bool
    """Whether the figure may stay there, or only pass."""


class Trail(NamedTuple):
    """The best way known to a stance: ways are compared by their points, then harm, length and bends."""

    cost: int
    harm: int = 0
    length: float = 0
    bends: int = 0
    heading: tuple[int, int] = (0, 0)
    values: tuple[str, ...] = ()
    path: tuple[Cell, ...] = ()

    @property
    def price(self) -> tuple[float, ...]:
        return self.cost, self.harm, self.length, self.bends


class Move(NamedTuple):
    """One thing that can be answered: where it leads, and the points it takes."""

    value: str
    to: Stance
    points: int


class Walker(ABC):
    """Somebody who moves space by space."""

    key: str
    points: int

    def __init__(self, grid: Grid) -> None:
        self.grid = grid

    @abstractmethod
    def at(self) -> Stance: ...

    @abstractmethod
    def put(self, stance: Stance, points: int) -> None:
        """Stand there with so many points left."""

    @abstractmethod
    def moves(self) -> Iterator[Move]:
        """What the rules allow from here."""

    @abstractmethod
    def may_stop(self) -> bool: ...

    def cells(self, stance: Stance) -> Bits:
        return 1 << stance

    def harm(self, stance: Stance, to: Stance) -> int:  # noqa: ARG002
        """What a move would cost it besides points; of two ways for the same points the less harmful is better."""
        return 0

    def name(self, stance: Stance) -> str:
        """What a place is called in choices."""
        return cell_name(self.grid, stance)


def reach(walker: Walker, seen: Bits) -> dict[str, Way]:
    """The best way to every place within the points left, under the name of the place."""
    start = walker.at()
    best: dict[Stance, Trail] = {start: Trail(0)}
    by_cost: list[list[Stance]] = [[] for _ in range(walker.points + 1)]
    by_cost[0].append(start)
    found: dict[str, Way] = {}
    for spent, stances in enumerate(by_cost):
        for stance in stances:
            trail = best[stance]
            if trail.cost != spent:
                continue  # a cheaper way was found since
            walker.put(stance, walker.points - spent)
            if stance != start:
                cells = tuple(members(walker.cells(stance)))
                found[walker.name(stance)] = Way(cells, spent, trail.values, trail.path, walker.may_stop())
            for move in walker.moves():
                # Into the dark no way is planned: what lies there is not to be seen.
                if spent + move.points > walker.points or walker.cells(move.to) & ~seen:
                    continue
                longer, known = _prolonged(walker, trail, stance, move), best.get(move.to)
                if known is None or longer.price < known.price:
                    best[move.to] = longer
                    if known is None or longer.cost < known.cost:
                        by_cost[longer.cost].append(move.to)
    walker.put(start, walker.points)
    return found


def _prolonged(walker: Walker, trail: Trail, stance: Stance, move: Move) -> Trail:
    """The way, one move longer."""
    grid = walker.grid
    (x, y), (to_x, to_y) = grid.points[stance % grid.size], grid.points[move.to % grid.size]
    heading = (to_x - x, to_y - y)
    return Trail(
        cost=trail.cost + move.points,
        harm=trail.harm + walker.harm(stance, move.to),
        length=trail.length + hypot(*heading),
        bends=trail.bends + (heading != trail.heading),
        heading=heading,
        values=(*trail.values, move.value),
        path=(*trail.path, move.to % grid.size),
    )
