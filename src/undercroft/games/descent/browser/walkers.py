"""Who moves space by space in Descent: the rules themselves say where to."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board import Bits, Stance, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, hero_key, monster_key, size_of
from undercroft.games.descent.rules import familiars, ground, monster_turn, movement_actions
from undercroft.games.descent.rules.spawning import stance_names
from undercroft.games.descent.state import Descent, Familiar, Hero, Monster
from undercroft.games.descent.stats import monster_ability
from undercroft.parts.cell_names import cell_name, parse_cell
from undercroft.parts.ways import Move, Walker

CLIMB = content().costs.climb_pit


class _Walks(Walker):
    """Somebody who moves on the board of Descent."""

    def __init__(self, g: Descent) -> None:
        super().__init__(dungeon(g).grid)
        self.g = g

    def falls(self, stance: Stance) -> bool:
        """Whether it would be in a pit there."""
        return bool(self.g.pits) and not self.cells(stance) & ~self.g.pits

    def harm(self, stance: Stance, to: Stance) -> int:
        return int(self.falls(to) and not self.falls(stance))

    def name(self, stance: Stance) -> str:
        return next(iter(stance_names(self.g, 1 << stance)))


class HeroWalks(_Walks):
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


class MonsterWalks(_Walks):
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
        here = monster_turn.footing(g, m)
        near = monster_turn.steps(g, m, here)
        for name, stance in stance_names(g, near).items():
            yield Move(name, stance, 1)
        if g.pits and not (near and here.crowded):
            for name, stance in stance_names(g, monster_turn.climbing(g, m)).items():
                yield Move(f"climb:{name}", stance, CLIMB)
            leaps = monster_turn.jumping(g, m)
            for name, stance in stance_names(g, sum(1 << cell for cell in leaps)).items():
                yield Move(f"jump:{name}", stance, leaps[stance])

    def may_stop(self) -> bool:
        return monster_turn.why_no_stop(monster_turn.footing(self.g, self.m)) is None

    def falls(self, stance: Stance) -> bool:
        return super().falls(stance) and not monster_ability(self.g, self.m, "fly")

    def cells(self, stance: Stance) -> Bits:
        return dungeon(self.g).footprint(size_of(self.m)).cells(stance)


class FamiliarWalks(_Walks):
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
