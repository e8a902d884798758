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

from undercroft.board import Bits, Cell, Stance, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, hero_key, monster_key, size_of
from undercroft.games.descent.rules import familiars, ground, monster_turn, movement_actions
from undercroft.games.descent.rules.spawning import stance_names
from undercroft.games.descent.state import Descent, Familiar, Hero, Monster
from undercroft.games.descent.stats import monster_ability
from undercroft.parts.cell_names import cell_name, parse_cell

CLIMB = content().costs.climb_pit


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

    def __init__(self, g: Descent) -> None:
        self.g = g

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

    def falls(self, stance: Stance) -> bool:
        """Whether it would be in a pit there."""
        return bool(self.g.pits) and not self.cells(stance) & ~self.g.pits


class HeroWalks(Walker):
    def __init__(self, g: Descent, hero: Hero) -> None:
        super().__init__(g)
        self.hero = hero
        self.key, self.points = hero_key(hero), hero.turn.points

    def at(self) -> Stance:
        return self.hero.at

    def put(self, stance: Stance, points: int) -> None:
        self.hero.at, self.hero.turn.points = stance, points

    def moves(self) -> Iterator[Move]:
        g, hero, grid = self.g, self.hero, dungeon(self.g).grid
        for cell in members(ground.steps(g, hero)):
            yield Move(cell_name(grid, cell), cell, 1)
        if g.pits and ground.can_spend(g, hero, 1) and not ground.crowded(g, hero):
            for cell in members(movement_actions.climbing(g, hero)):
                yield Move(f"climb:{cell_name(grid, cell)}", cell, CLIMB)
            if hero.monkey:
                return
            for cell, points in movement_actions.jumping(g, hero).items():
                yield Move(f"jump:{cell_name(grid, cell)}", cell, points)

    def may_stop(self) -> bool:
        return not ground.crowded(self.g, self.hero)

    def falls(self, stance: Stance) -> bool:
        return super().falls(stance) and not ground.flies(self.hero)


class MonsterWalks(Walker):
    def __init__(self, g: Descent, m: Monster) -> None:
        super().__init__(g)
        self.m = m
        self.key, self.points = monster_key(m), m.points

    def at(self) -> Stance:
        return self.m.at

    def put(self, stance: Stance, points: int) -> None:
        self.m.at, self.m.points = stance, points

    def moves(self) -> Iterator[Move]:
        g, m = self.g, self.m
        near = monster_turn.steps(g, m)
        for name, stance in stance_names(g, near).items():
            yield Move(name, stance, 1)
        if g.pits and not (near and monster_turn.crowded(g, m)):
            for name, stance in stance_names(g, monster_turn.climbing(g, m)).items():
                yield Move(f"climb:{name}", stance, CLIMB)
            leaps = monster_turn.jumping(g, m)
            for name, stance in stance_names(g, sum(1 << cell for cell in leaps)).items():
                yield Move(f"jump:{name}", stance, leaps[stance])

    def may_stop(self) -> bool:
        return monster_turn.why_no_stop(self.g, self.m) is None

    def falls(self, stance: Stance) -> bool:
        return super().falls(stance) and not monster_ability(self.g, self.m, "fly")

    def cells(self, stance: Stance) -> Bits:
        return dungeon(self.g).footprint(size_of(self.m)).cells(stance)


class FamiliarWalks(Walker):
    def __init__(self, g: Descent, familiar: Familiar, points: int) -> None:
        super().__init__(g)
        self.familiar = familiar
        self.key, self.points = f"f{g.familiars.index(familiar)}", points
        self.left = points

    def at(self) -> Stance:
        return self.familiar.at

    def put(self, stance: Stance, points: int) -> None:
        self.familiar.at, self.left = stance, points

    def moves(self) -> Iterator[Move]:
        for value in familiars.choices(self.g, self.familiar, self.left):
            if ":" not in value:
                cell = parse_cell(dungeon(self.g).grid, value)
                yield Move(value, cell, familiars.step_cost(self.g, self.familiar, cell))

    def may_stop(self) -> bool:
        return True  # DES-FAM-04


def reach(walker: Walker, seen: Bits) -> dict[str, Way]:
    """The best way to every place within the points left, under the name of the place."""
    g, start = walker.g, walker.at()
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
                name = next(iter(stance_names(g, 1 << stance)))
                cells = tuple(members(walker.cells(stance)))
                found[name] = Way(cells, spent, trail.values, trail.path, walker.may_stop())
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
    grid = dungeon(walker.g).grid
    (x, y), (to_x, to_y) = grid.points[stance % grid.size], grid.points[move.to % grid.size]
    heading = (to_x - x, to_y - y)
    return Trail(
        cost=trail.cost + move.points,
        harm=trail.harm + (walker.falls(move.to) and not walker.falls(stance)),
        length=trail.length + hypot(*heading),
        bends=trail.bends + (heading != trail.heading),
        heading=heading,
        values=(*trail.values, move.value),
        path=(*trail.path, move.to % grid.size),
    )
