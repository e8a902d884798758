"""How likely the heroes are to win, as far as the table tells.

What each thing weighs is between two fits to who won games in which both sides played greedily with now and then a
slip: 700 games of all adventures, and 340 of `the_kings_porch` and `skeletons_in_the_cellar`. Each adventure had a
constant of its own.
"""

from __future__ import annotations

from heapq import nlargest
from math import tanh

from undercroft.games.dungeonsaga.bot.danger import CARD
from undercroft.games.dungeonsaga.bot.outlook import EASE, FARTHEST, Outlook
from undercroft.games.dungeonsaga.models import adventure_of, spot
from undercroft.games.dungeonsaga.rules.command_cards import orders
from undercroft.games.dungeonsaga.state import DungeonSaga

EVEN = 1.5
"""What the heroes are ahead by before anything else is counted."""
STRUCK = -0.6
"""When the overlord's turn is to come."""
DANGER, LATER = -0.37, -0.11
"""For every wound, at its price, that it may bring: if it is to come now, or once the heroes have had their turns."""
WORST = -0.33
"""For every wound of the hero who has most of them."""
WOUNDS = -0.015
"""For the square of each hero's wounds."""
GANG = -0.13
"""For every hero beside whom several enemies stand."""
ENEMY, PILE = -0.34, -0.2
"""For every model of the overlord, and every pile of bones."""
TIME = 4.4
"""For what is left of the overlord's deck, of all of it."""
TIGHT = -0.5
"""For every round that is missing to an easy way to the goal."""
STEP = -0.18
"""For every step to it, of the average hero."""
ZONE = -0.75
"""For every part of the dungeon that is not laid out, if there are so many or fewer; else of so many in all."""
PARTS = 4
TASK = -0.38
"""For everything that the heroes may have to do now, if there is more than one way."""
GATHER, INSIDE = 2.6, 0.32
"""When all that is left is to gather somewhere, and for every hero who is there."""
FEAT = -0.1
"""For every feat that is used up."""
ITEM = 0.1
"""For every item that heroes have."""


def heroes_chance(g: DungeonSaga) -> float:
    """From -1, they have as good as lost, to 1; 0 is even."""
    return tanh(_ahead(g) / 2)


def _ahead(g: DungeonSaga) -> float:
    """The logarithm of their odds."""
    look = Outlook(g)
    return EVEN + _health(g) + _enemies(g, look) + _time(g, look) + _way(g, look)


def _health(g: DungeonSaga) -> float:
    sheets = [hero.sheet for hero in g.heroes if hero.sheet is not None]
    wounds = [sheet.wounds for sheet in sheets]
    value = WORST * max(wounds, default=0) + WOUNDS * sum(count * count for count in wounds)
    return value + FEAT * sum(len(sheet.feats) for sheet in sheets) + ITEM * sum(len(sheet.items) for sheet in sheets)


def _enemies(g: DungeonSaga, look: Outlook) -> float:
    bases = [spot(g, m).base for m in g.minions]
    value = ENEMY * len(bases) + PILE * len(g.bones)
    for hero in look.heroes:
        around = spot(g, hero).around
        value += GANG * (sum(1 for at in bases if at & around) > 1)
    costs = sum(nlargest(orders(g) + CARD, (cost for found in look.costs.values() for cost in found)))
    return value + (STRUCK + DANGER * costs if g.part == "overlord" else LATER * costs)


def _time(g: DungeonSaga, look: Outlook) -> float:
    """Whoever the end of the deck is good for."""
    made = adventure_of(g)
    if made.deck_out == "heroes":
        return 0.0
    missing = EASE - (look.left - look.rounds) if look.focus is not None else 0.0
    return TIME * look.left / made.cards + TIGHT * max(0.0, min(EASE, missing))


def _way(g: DungeonSaga, look: Outlook) -> float:
    made = adventure_of(g)
    unseen, parts = len(made.zones) - g.revealed.bit_count(), len(made.zones) - made.start_zones.bit_count()
    value = ZONE * unseen * min(1.0, PARTS / max(1, parts)) + TASK * len(look.fields)
    if look.focus is not None:
        goal, ways = look.focus
        steps = [min(ways[hero.at], FARTHEST) for hero in look.heroes]
        value += STEP * sum(steps) / len(steps)
        if goal.kind == "stand":
            value += GATHER + INSIDE * steps.count(0)
    return value
