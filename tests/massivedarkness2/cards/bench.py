"""A dungeon to try single cards in: the training ground, with heroes and enemies put where a test wants them.

A1 | B1  C1 + D1 | E1 | F1      + a closed door; | a wall
A2 | B2 |C2 | D2 | E2 | F2
A3   B3 |C3 | D3 + E3   F3
A4
"""

from __future__ import annotations

from typing import Any

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.cards import doors as _doors  # noqa: F401 - registers what cards do
from undercroft.games.massivedarkness2.cards import items as _items  # noqa: F401
from undercroft.games.massivedarkness2.figures import zone_name
from undercroft.games.massivedarkness2.rules import abilities, berserker, paladin, ranger, rogue, shaman, wizard
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.movement import zone_named
from undercroft.games.massivedarkness2.rules.setup import fill_bag, fill_decks, lay_out
from undercroft.games.massivedarkness2.state import (
    AttackType,
    Combat,
    Enemy,
    Hero,
    MassiveDarkness,
    Options,
    Rolled,
    Turn,
)
from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.chance import Roll

CLASSES = (berserker, paladin, ranger, rogue, shaman, wizard)
FOE = 50


class Bench:
    """A position, and what is done in it."""

    def __init__(self, *heroes: str, at: str = "B1") -> None:
        self.g = MassiveDarkness(options=Options(), mission="training", players=len(heroes))
        self.g.laid = mission_of(self.g).grid.floor
        lay_out(self.g)
        for number, hero in enumerate(heroes):
            card = content().heroes[hero]
            zone = zone_named(self.g, at)
            self.g.heroes.append(Hero(number=number, id=hero, seat=number, at=zone, health=card.health, mana=card.mana))
        fill_decks(self.g)
        fill_bag(self.g)
        self.g.next_number = 100
        self.g.turn = Turn(0, 3)
        self.asked: list[Ask] = []

    @property
    def hero(self) -> Hero:
        return self.g.heroes[0]

    def wear(self, item: str) -> Bench:
        slot = content().items[item].slot
        if slot == "none":
            self.hero.potions.append(item)
        else:
            hands = ("left", "right") if slot == "two_hands" else ("left",) if slot == "hand" else (slot,)
            self.hero.slots.update(dict.fromkeys(hands, item))
        return self

    def enemy(self, kind: str = "demons", at: str = "B1", minions: int = 2) -> Enemy:
        what: Any = "mob" if kind in content().mobs else "roaming" if kind in content().roaming else "boss"
        made = Enemy(number=FOE + len(self.g.enemies), kind=what, id=kind, range="1-2", at=zone_named(self.g, at))
        made.minions = minions if what == "mob" else 0
        self.g.enemies.append(made)
        return made

    def fight(self, *dice: str, kind: AttackType = "melee", by_hero: bool = True) -> Combat:
        """The first hero and the first enemy in combat: dice as `yellow blank`, rolled and not yet resolved."""
        rolled = [Rolled(colour, face) for colour, face in (die.split() for die in dice)]
        c = Combat(hero=0, enemy=FOE, by_hero=by_hero, kind=kind, rolled=rolled, stage="resolve")
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

    def play(self, flow: Flow | None, *answers: Any) -> None:
        """Questions and dice are answered in their order; cards and tokens come from the front."""
        left = list(answers)
        flow = run(flow)
        try:
            wanted = next(flow)
            while True:
                if isinstance(wanted, Ask):
                    self.asked.append(wanted)
                    answer = left.pop(0)
                    assert wanted.space.why_not(answer) is None, f"{answer!r}: {wanted.space.enumerate(99)}"
                elif isinstance(wanted, Roll) and left:
                    answer = left.pop(0)
                else:
                    answer = wanted.enumerate(1)[0]
                wanted = flow.send(answer)
        except StopIteration:
            assert not left, f"nobody asked for {left}"

    def where(self, figure: Hero | Enemy) -> str:
        return zone_name(self.g, figure.at)

    def zone(self, text: str) -> int:
        return zone_named(self.g, text)

    def lying(self, kind: str) -> list[str]:
        """The zones with such a token."""
        return [zone_name(self.g, token.at) for token in self.g.tokens if token.kind == kind]
