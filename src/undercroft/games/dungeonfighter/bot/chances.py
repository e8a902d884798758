"""How likely a team is to win, as far as the table tells.

What each thing weighs was fitted to who won 2,500 games, in which greedy bots played with other tastes from
game to game and now and then a slip: between fights to the team on its way, at the end to its battle with the big bad.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import ceil, sqrt, tanh
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.bot.prospects import damage, prospect
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import carried, equipment, foe_card, level_of, living, standing
from undercroft.games.dungeonfighter.rules.rest import symbols
from undercroft.games.dungeonfighter.rules.techniques import bound
from undercroft.games.dungeonfighter.state import COLOURS, DungeonFighter, Fight, Hand, Hero

# -- on the way -------------------------------------------------------------------------------------------------------

START: Final = -1.3
"""What a team is ahead by before anything else is counted."""
LIFE: Final = 0.03
WEAKEST: Final = 0.03
"""Once more, for those of the hero who has least."""
SCAR: Final = -0.33
DEAD: Final = -1.4
WHITE: Final = 0.06
"""For every white die."""
COIN: Final = 0.04
WEAPON: Final = 0.35
"""For every point that a throw does more, hero by hero."""
CARDS: Final[Mapping[str, float]] = {
    "soften": 0.15,
    "retort": 0.5,
    "throw_again": 0.45,
    "water_cubes": 0.14,
    "heal": 0.15,
    "strike": 0.3,
    "recover": 0.28,
    "lunch": 0.4,
}
"""By what they do; others are hardly worth anything to those who use them as bots do."""
OTHER_CARD: Final = 0.05
FAR: Final = 1.5
FARTHER: Final = 1.1
"""For the way to the big bad that is behind the team, in parts of all of it, and for the square of that."""
ROUND: Final = -0.29
"""For every round: monsters grow with them."""
AT_STAKE: Final = 0.05
"""For every point of life, while there is a fight."""
WORK: Final = -0.03
"""For every throw that a monster still needs, times its level."""

# -- against the big bad ----------------------------------------------------------------------------------------------

LAST_START: Final = -1.8
STRENGTH: Final = 0.31
"""For every standard deviation, roughly, by which the dice that are left do more than is needed."""
STAMINA: Final = 0.12
"""The same for the misses that the heroes can take."""
STANDING: Final = 0.65
"""For every hero who stands."""
LAST_LIFE: Final = 0.073
"""For every point of life of those."""
LONG: Final = -0.023
"""For every point of life of the big bad."""
NOT_MAD: Final = 0.55
"""For every point that a throw does more now than when everything is demanded that will be."""
TOKEN: Final = 0.3
"""For a skill that waits on its card."""
ELIXIR: Final = 0.35
DICE: Final[Mapping[str, int]] = {"recover": len(COLOURS), "water_cubes": 1, "snow_die": 1}
"""Throws in curios."""
SPARES: Final = ("soften", "retort", "throw_again", "winter_coat", "mostronomicon")
"""What takes a miss off a hero."""


class Throw(NamedTuple):
    """What a throw may be expected to do."""

    damage: float
    hit: float


def chance(g: DungeonFighter) -> float:
    """From -1, all is as good as lost, to 1; 0 is even."""
    return tanh(_ahead(g) / 2)


def _ahead(g: DungeonFighter) -> float:
    """The logarithm of the odds."""
    if g.fight is None:
        return _on_the_way(g)
    return _last_battle(g, g.fight) if g.fight.foe.big else _on_the_way(g) + _at_stake(g, g.fight)


def _on_the_way(g: DungeonFighter) -> float:
    heroes, numbers = living(g), content().numbers
    lives = [hero.life for hero in heroes]
    far = (g.trips + min(1.0, symbols(g) / numbers.symbols)) / numbers.trips
    ahead = START + FAR * far + FARTHER * far * far + ROUND * g.round
    ahead += LIFE * sum(lives) + WEAKEST * min(lives) + SCAR * sum(len(hero.scars) for hero in heroes)
    ahead += DEAD * (len(g.heroes) - len(heroes)) + WHITE * g.white + COIN * g.coins
    plain = _throw("", "", 0, "", g.options.hand).damage
    ahead += WEAPON * sum(_best(g, hero, "", 0, "").damage - plain for hero in heroes)
    return ahead + sum(CARDS.get(effect, OTHER_CARD) for effect in _effects(g, heroes))


def _at_stake(g: DungeonFighter, fight: Fight) -> float:
    heroes, foe = standing(g), fight.foe
    each = [_best(g, hero, foe.id, foe.mad, g.room).damage for hero in heroes]
    throws = foe.life / max(0.1, sum(each) / len(each)) if each else 0.0
    return AT_STAKE * sum(hero.life for hero in heroes) + WORK * level_of(foe) * throws


def _last_battle(g: DungeonFighter, fight: Fight) -> float:
    heroes, foe = standing(g), fight.foe
    if not heroes:
        return LAST_START
    card, effects = foe_card(foe), _effects(g, heroes)
    throws = [_best(g, hero, foe.id, len(card.mad), "") for hero in heroes]
    does = sum(throw.damage for throw in throws) / len(heroes)
    misses = 1 - sum(throw.hit for throw in throws) / len(heroes)
    now = sum(_best(g, hero, foe.id, foe.mad, "").damage for hero in heroes) / len(heroes)

    left = foe.life - sum(equipment(card).amount for hero in heroes for card in hero.gear if _strikes(card))
    dice = sum(colour not in fight.spent for colour in COLOURS) + g.white + len(fight.special)
    dice += sum(DICE.get(effect, 0) for effect in effects) + (fight.throw is not None and not fight.throw.slips)
    needed = min(float(dice), max(0, left) / does)
    spare = sum(ceil(hero.life / card.damage) for hero in heroes) + sum(effect in SPARES for effect in effects)

    ahead = LAST_START + STRENGTH * (dice * does - left) / sqrt(dice + 1)
    ahead += STAMINA * (spare - needed * misses) / sqrt(needed + 1) + LONG * left + NOT_MAD * (now - does)
    ahead += STANDING * len(heroes) + LAST_LIFE * sum(hero.life for hero in heroes)
    return ahead + TOKEN * (foe.tune + foe.bully) + ELIXIR * effects.count("both_sections")


def _effects(g: DungeonFighter, heroes: list[Hero]) -> list[str]:
    """What the cards of these heroes and of the team do, weapons left out."""
    cards = [*(card for hero in heroes for card in hero.gear), *g.rarities]
    return [effect for card in cards if (effect := equipment(card).effect) is not None]


def _strikes(card: str) -> bool:
    return equipment(card).effect == "strike"


def _best(g: DungeonFighter, hero: Hero, foe: str, mad: int, room: str) -> Throw:
    """With the weapon that does most, or none."""
    return max(_throw(weapon, foe, mad, room, g.options.hand) for weapon in ("", *carried(hero, "weapon")))


@cache
def _throw(weapon: str, foe: str, mad: int, room: str, hand: Hand) -> Throw:
    """Of a white die, with what is demanded; without a foe, by the weapon alone."""
    weapons, bonus = ((weapon,), equipment(weapon).bonus) if weapon else ((), 0)
    if foe:
        wanted = bound(room, foe, mad, weapons, spin=False)
    else:
        wanted = tuple(found for one in weapons if (found := equipment(one).technique) is not None)
    return Throw(damage("white1", wanted, hand, bonus, MUCH), prospect("white1", wanted, hand).hit)


MUCH: Final = 40
"""Life of a monster that no throw but an ultra-critical one destroys."""
