"""How likely the heroes are to win, as far as the table tells.

What each thing weighs was fitted to who won 376 games of the first quest, for two players, in which both sides played
greedily with now and then a slip. Where it says of a hero, it is for the average hero.
"""

from __future__ import annotations

from functools import reduce
from math import sqrt, tanh
from operator import or_

from undercroft.games.descent.bot.goals import EXPLORE, goals, in_dungeon
from undercroft.games.descent.bot.ground import ways_for_heroes
from undercroft.games.descent.bot.monsters import Warlord
from undercroft.games.descent.bot.outfit import belongings, best_worth, likeness
from undercroft.games.descent.figures import quest_of
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.state import Descent
from undercroft.games.descent.stats import hero_card, max_wounds, monster_wounds

EVEN = -8.0
"""What the heroes are ahead by before anything else is counted."""
CONQUEST = 1.4
"""For the root of the conquest tokens: the fewer there are, the more counts each."""
AREAS = 1.4
"""For the share of the areas that has been seen."""
FOE, FOE_HURT = 0.5, 3.1
"""For a named monster that has been found, and for what has been done to it, of all that it can bear."""
CHEST, GLYPH_LEFT = 0.5, 0.5
"""For what lies about: chests, and glyphs that have not been lit."""
OPENED = 0.33
"""For a colour of chests of which one was opened: what is in it can be bought."""
GEAR = 0.19
"""For what a hero can do with his belongings, in wounds."""
COINS, POTION = 0.0016, 0.22
"""For every coin and potion of a hero."""
WOUND = 0.07
"""For every wound that a hero has left."""
WEAK = -0.28
"""For the square of the share that a hero has lost of them, and for every token that his death costs."""
MONSTER, REACHING = -0.3, -0.1
"""For every monster for each hero, and when it can get at somebody."""
STRUCK = -0.35
"""When the overlord's turn is to come."""
CARD = 0.047
"""For every card left in the overlord's deck: with the last one conquest is lost."""
POWER = -0.58
"""For every power that the overlord has."""
THREAT, HAND = -0.015, -0.04
"""For every threat, and every card in his hand. The fit saw nothing in the latter; but then none would be kept."""
ROUND = -0.065
"""For every round."""
STEP, FARTHEST = -0.015, 30
"""For every step of the nearest hero to the nearest thing that is worth an area or more."""


def heroes_chance(g: Descent) -> float:
    """From -1, they have as good as lost, to 1; 0 is even."""
    return tanh(_ahead(g) / 2)


def _ahead(g: Descent) -> float:
    """The logarithm of their odds."""
    return EVEN + CONQUEST * sqrt(g.conquest) + _heroes(g) + _found(g) + _monsters(g) + _overlord(g)


def _heroes(g: Descent) -> float:
    """What they have, and what they can bear."""
    value = 0.0
    for hero in g.heroes:
        value += GEAR * best_worth(likeness(hero), belongings(hero)) + COINS * hero.coins + WOUND * hero.wounds
        value += POTION * sum([item.card in POTIONS for item in hero.items])
        value += WEAK * hero_card(hero).conquest * (1.0 - hero.wounds / max_wounds(hero)) ** 2
    return value / max(1, len(g.heroes))


def _found(g: Descent) -> float:
    """How far they have got, and what is left to be had."""
    value = AREAS * g.revealed.bit_count() / len(quest_of(g).areas) + OPENED * len(g.opened)
    for token in g.tokens:
        if token.kind == "chest":
            value += CHEST
        elif token.kind == "glyph" and not token.active:
            value += GLYPH_LEFT
    ways = ways_for_heroes(g, reduce(or_, (goal.cells for goal in goals(g) if goal.value >= EXPLORE), 0))
    return value + STEP * min([FARTHEST, *(ways[hero.at] for hero in in_dungeon(g))])


def _monsters(g: Descent) -> float:
    """How many there are, those who can strike, and the one that matters."""
    warlord, heroes = Warlord(g), max(1, len(g.heroes))
    value = 0.0
    for m in g.monsters:
        value += (MONSTER + REACHING) / heroes if warlord.threatens(m) else MONSTER / heroes
        if m.named:
            value += FOE + FOE_HURT * m.hurt / monster_wounds(g, m)
    return value


def _overlord(g: Descent) -> float:
    o = g.overlord
    struck = STRUCK if g.step else 0.0
    return (
        struck + CARD * len(o.deck) + POWER * len(o.powers) + THREAT * o.threat + HAND * len(o.hand) + ROUND * g.round
    )
