"""A dungeon to try single cards in: the training ground, with heroes and enemies put where a test wants them.

A1 | B1  C1 + D1 | E1 | F1      + a closed door; | a wall
A2 | B2 |C2 | D2 | E2 | F2
A3   B3 |C3 | D3 + E3   F3
A4
"""

from __future__ import annotations

from typing import Any

from massivedarkness2.positions import Table
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.state import AttackType, Combat, Enemy, Rolled
from undercroft.kernel.asks import Flow


class Bench(Table):
    """A position, and what is done in it; no question is left to a default."""

    def __init__(self, *heroes: str, at: str = "B1") -> None:
        self.strict = False  # how the boards of the classes begin is no matter here
        super().__init__("training", *heroes, at=at)
        self.asked.clear()
        self.asks.clear()
        self.strict = True

    def with_item(self, item: str) -> Bench:
        """The first hero has it where it belongs."""
        if content().items[item].slot == "none":
            self.hero.potions.append(item)
        else:
            self.wear(self.hero, item)
        return self

    def mob(self, kind: str = "demons", at: str = "B1", minions: int = 2) -> Enemy:
        return self.enemy(kind, at, minions)

    def fight(self, *dice: str, kind: AttackType = "melee", by_hero: bool = True) -> Combat:
        """The first hero and the first enemy in combat: dice as `yellow blank`, rolled and not yet resolved."""
        rolled = [Rolled(colour, face) for colour, face in (die.split() for die in dice)]
        foe = self.g.enemies[0].number
        c = Combat(hero=0, enemy=foe, by_hero=by_hero, kind=kind, rolled=rolled, stage="resolve")
        for one in rolled:
            c.pool[one.colour] = c.pool.get(one.colour, 0) + 1
        self.g.combats.append(c)
        return c

    def use(self, key: str, c: Combat | None = None, *answers: Any) -> None:
        """An ability that can be used is used."""
        assert self.can(key, c)
        self.play(abilities.use(self.g, self.hero, key, c), *answers)

    def can(self, key: str, c: Combat | None = None) -> bool:
        assert key in set(abilities.held(self.g, self.hero))
        return abilities.why_not(self.g, self.hero, key, c) is None

    def play(self, flow: Flow | None, *answers: Any) -> Any:
        before = len(self.asks)
        found = super().play(flow, *answers)
        given = sum(not isinstance(answer, tuple) for answer in answers)  # the others are rolls
        unanswered = [ask.prompt.id for ask in self.asks[before + given :]]
        assert not self.strict or not unanswered
        return found
