"""How likely the heroes are to win, as far as the table tells.

What each thing weighs was fitted to who won 1850 games of six missions, in which two heroes were played greedily with
now and then a slip. Each mission had a constant of its own in the fit. To be near, and mana, count a little more than
it says: greedy heroes do not make much of either.
"""

from __future__ import annotations

from functools import cache
from itertools import accumulate
from math import log, tanh

from undercroft.games.massivedarkness2.bot.danger import danger, remaining, threats
from undercroft.games.massivedarkness2.bot.goals import Pull
from undercroft.games.massivedarkness2.bot.kit import outfit_worth
from undercroft.games.massivedarkness2.bot.worth import SHARES
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import max_mana
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import OFF, Hero, MassiveDarkness

EVEN = -1.9
"""What the heroes are ahead by before anything else is counted."""
DONE = 1.25
"""For the tasks of the mission, all of them."""
NEAR = 0.01
"""For how much what there is to do draws each hero where it stands."""
ROUND = -0.165
"""For every round: time is on the side of the darkness."""
LIFEBRINGER = 0.77
"""For each that can still be spent."""
XP = 0.058
"""For every point of experience of the average hero, those that its levels have cost among them."""
OUTFIT, BAG, POTION = 0.135, 0.043, 0.2
"""For what the average hero wears, at its worth to the bot, and for every other thing it has."""
MANA = 0.1
"""For all of its mana."""
HEALTH = 0.15
"""For the logarithm of its health as it will be when enemies have struck."""
SHORT = -0.165
"""For every wound by which they are likely to strike it down."""
BOSS, BLOOD = 2.0, -0.12
"""Once the boss is met; and for each hero, for every wound that it or another enemy that has to die can still take."""
SAFE = 1.6
"""The same of a hero who has left the dungeon."""


def heroes_chance(g: MassiveDarkness) -> float:
    """From -1, they have as good as lost, to 1; 0 is even."""
    return tanh(_ahead(g) / 2)


def _ahead(g: MassiveDarkness) -> float:
    """The logarithm of their odds."""
    made, heroes = mission_of(g), len(g.heroes)
    value = EVEN + DONE * len(g.done) / max(1, len(made.tasks)) + ROUND * g.round + LIFEBRINGER * g.lifebringers
    value += sum(_grown(hero) for hero in g.heroes) / heroes + sum(_fares(g, hero) for hero in g.heroes) / heroes
    met = [enemy for enemy in g.enemies if enemy.named or (enemy.kind == "boss" and g.boss is not None)]
    value += BOSS * (g.boss is not None) + BLOOD * sum(remaining(g, enemy) for enemy in met) / heroes
    return value


def _grown(hero: Hero) -> float:
    """What a hero has become."""
    value = XP * (_spent()[hero.level] + hero.xp) + OUTFIT * outfit_worth(hero, hero.slots)
    return value + BAG * len(hero.bag) + POTION * len(hero.potions)


@cache
def _spent() -> list[int]:
    """The experience that each level has cost, from the first."""
    levels = content().box.levels
    return [0, *accumulate(levels[level].xp for level in sorted(levels))]


def _fares(g: MassiveDarkness, hero: Hero) -> float:
    """How a hero is, and what is about to happen to it."""
    if hero.left:
        return HEALTH * SAFE
    if hero.at == OFF or hero.down:
        return 0.0
    harm = sum(wounds for _, wounds in danger(g, hero, hero.at, threats(g, hero)))
    hope = sum(log(1.0 + max(0.0, hero.health - share * harm)) for share in SHARES) / len(SHARES)
    value = HEALTH * hope + SHORT * max(0.0, harm - hero.health + 1.0)
    return value + MANA * hero.mana / max(1, max_mana(hero)) + NEAR * Pull(g, hero).at(hero.at)
