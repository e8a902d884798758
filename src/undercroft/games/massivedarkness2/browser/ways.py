"""Where a hero could get to in this turn, and what the enemies on the way would do about it."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board import Cell, Stance
from undercroft.games.massivedarkness2.browser.sent import Hint, Hints
from undercroft.games.massivedarkness2.figures import enemies_at, figures_of, floor, zone_name
from undercroft.games.massivedarkness2.rules import movement
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.objects import TRAPS
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness, Turn
from undercroft.parts.ways import Move, Walker, Way, reach


def reaction(g: MassiveDarkness, zone: Cell) -> int:
    """Wounds for whoever leaves a zone (MD2-MOV-05)."""
    return sum(figures_of(enemy) for enemy in enemies_at(g, zone))


def move_points(g: MassiveDarkness, hero: Hero) -> int:
    """What a Move action gives (MD2-MOV-01)."""
    table = Turn(hero.number, 0)
    movement.begin(g, hero, table)
    return table.mp


class Walks(Walker):
    """A hero on a copy of the table, zone by zone; nobody opens doors or springs traps on the way."""

    def __init__(self, g: MassiveDarkness, hero: Hero, turn: Turn) -> None:
        super().__init__(mission_of(g).grid)
        self.g, self.hero = g, hero
        self.key = str(hero.number)
        self.points = turn.mp + turn.actions * move_points(g, hero)

    def at(self) -> Stance:
        return self.hero.at

    def put(self, stance: Stance, points: int) -> None:  # noqa: ARG002 - where it can go does not depend on them
        self.hero.at = stance

    def moves(self) -> Iterator[Move]:
        for zone in movement.steps(self.g, self.hero):
            yield Move(f"go:{zone_name(self.g, zone)}", zone, 1)

    def may_stop(self) -> bool:
        return True

    def harm(self, stance: Stance, to: Stance) -> int:  # noqa: ARG002
        return reaction(self.g, stance)


def ways(g: MassiveDarkness, hero: Hero, turn: Turn) -> Hints:
    walker = Walks(g, hero, turn)
    found = reach(walker, floor(g))
    harm = {name: wounds for name, way in found.items() if (wounds := _harm(g, hero, way))}
    return {"points": walker.points, "ways": found, "harm": harm}


def _harm(g: MassiveDarkness, hero: Hero, way: Way) -> int:
    return sum(reaction(g, zone) for zone in (hero.at, *way.path[:-1]))


def step(g: MassiveDarkness, hero: Hero, turn: Turn, zone: Cell) -> Hint:
    """What a single step means."""
    found: Hint = {"cells": [zone], "cost": 1, "actions": 0 if turn.mp else 1}
    if wounds := reaction(g, hero.at):
        found["wounds"] = wounds
    if traps := sum(token.at == zone and token.kind in TRAPS for token in g.tokens):
        found["traps"] = traps
    return found
