"""What skills, rooms and cards are worth to a team, in points of life: its own and the monster's alike."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.bot.prospects import damage, difficulty, prospect
from undercroft.games.dungeonfighter.box.components import Equipment, Room
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.cards import skills
from undercroft.games.dungeonfighter.figures import carried, equipment, fight_of, hero_card, living, max_life
from undercroft.games.dungeonfighter.rules.hits import SMASH
from undercroft.games.dungeonfighter.rules.rest import symbols
from undercroft.games.dungeonfighter.state import Colour, DungeonFighter, Hand, Hero

COIN: Final = 1.2
"""Buys a point of life for everybody, or half of a white die."""
WHITE_DIE: Final = 3.0
"""A throw at the big bad that there would not have been."""

THROWS_LEFT: Final = 12
"""With a weapon, about as many as its bearer will make after buying it."""
CARDS: Final[Mapping[str, float]] = {
    "winter_coat": 6.0,
    "soften": 5.0,
    "retort": 5.0,
    "throw_again": 8.0,
    "mostronomicon": 4.0,
    "water_cubes": 3.0,
    "snow_die": 2.0,
    "both_sections": 2.5,
    "heal": 4.0,
    "strike": 3.0,
    "recover": 8.0,
    "phoenix": 7.0,
    "amulet": 6.0,
    "lunch": 4.0,
}
"""By what they do."""
PROVED: Final[Mapping[str, float]] = {
    "winter_coat": 2.0,
    "soften": 5.0,
    "retort": 11.0,
    "throw_again": 11.0,
    "mostronomicon": 1.5,
    "water_cubes": 3.5,
    "snow_die": 1.5,
    "both_sections": 1.5,
    "heal": 4.0,
    "strike": 6.0,
    "recover": 7.0,
    "phoenix": 2.5,
    "amulet": 2.0,
    "lunch": 8.0,
}
"""The same, by how much more often teams have won that had them."""


class Taste(NamedTuple):
    """What a team is glad to have, and sorry to part with."""

    coin: float
    white_die: float
    cards: Mapping[str, float]


USUAL: Final = Taste(COIN, WHITE_DIE, CARDS)
OPEN_HANDED: Final = Taste(0.7, 1.5, PROVED)
"""Coins and dice are there to be spent: teams that hoard them fall on the way more often than for want of them."""


def missing(hero: Hero) -> int:
    return 0 if hero.down or hero.dead else max_life(hero) - hero.life


def skill(g: DungeonFighter, hero: Hero, id_: str, hand: Hand) -> float:
    """What an eye for this skill brings, by what it does now."""
    plain = prospect("red", (), hand)
    fight = g.fight
    match id_:
        case "pierce":
            return 2.0 * plain.hit
        case "smash":
            return max(0.0, SMASH - plain.value) * plain.hit
        case "favourite_enemy":
            return (skills.against(g, hero) if fight is not None else 1.0) * plain.hit
        case "camouflage":
            return (skills.hidden(g) if fight is not None else 3.0) * plain.hit
        case "catchy_tune":
            return 2.0 * plain.hit + (0.0 if fight is not None and fight.foe.tune else 1.0)
        case "bully":
            return 0.0 if fight is not None and fight.foe.bully else 1.5
        case "second_try":
            return 2.0
        case "spider_senses":
            return (1 - plain.hit) * (4.0 + (content().foe(fight.foe.id).damage if fight is not None else 2))
        case "panacea":
            return float(sum(min(1, missing(one)) for one in g.heroes))
        case "self_healing":
            return float(min(3, missing(hero)))
        case "good_herbs":
            return float(min(skills.strength_of_herbs(g), max(map(missing, g.heroes))))
        case "sticky_fingers":
            return COIN
        case _:
            return 0.0


def eye(g: DungeonFighter, hero: Hero, die: str, hand: Hand) -> float:
    """What the eye of a die is worth in the hands of a hero: of white and special dice the best skill."""
    own = hero_card(hero).skills
    open_: list[Colour] = [colour for colour in own if colour not in hero.scars]
    able = [colour for colour in open_ if colour == die] if die in own else open_
    chance = prospect(die, (), hand).eye
    return chance * max((skill(g, hero, own[colour], hand) for colour in able), default=0.0)


def room(g: DungeonFighter, card: Room, hand: Hand, taste: Taste = USUAL) -> float:
    """Comfort and haste on the one side, what makes the fight harder on the other."""
    worth = taste.coin * card.gold + taste.white_die * card.white_dice + 3.0 * card.freebies
    worth += sum(min(card.cheers, missing(hero)) for hero in living(g))
    worth -= 6.0 * difficulty(card.technique, hand) + 0.5 * card.rough
    worth += {True: 1.5, False: 0.0}[any(what in card.prepare for what in ("water", "snow", "weak"))]
    worth += 1.0 if "icebergs" in card.prepare else -2.0 if "frost" in card.prepare else 0.0
    needed = content().numbers.symbols - symbols(g)
    return worth + 0.8 * min(card.symbols, needed)


def card(hero: Hero | None, found: Equipment, hand: Hand, taste: Taste = USUAL) -> float:
    """What a card is worth to a hero who would carry it, or to the team."""
    if found.kind == "weapon":
        return _weapon(hero, found, hand)
    return taste.cards.get(found.effect or "", 1.0)


def _weapon(hero: Hero | None, found: Equipment, hand: Hand) -> float:
    """More damage in every throw in which it pays, and nothing where its bearer has a better one."""
    gain = partial(damage, "red", hand=hand, life=20)
    best = max((gain([one.technique], bonus=one.bonus) for one in _weapons(hero)), default=gain([], bonus=0.0))
    best = max(best, gain([], bonus=0.0))
    return THROWS_LEFT * max(0.0, gain([found.technique], bonus=found.bonus) - best)


def _weapons(hero: Hero | None) -> list[Equipment]:
    return [] if hero is None else [equipment(one) for one in carried(hero, "weapon")]


def danger(g: DungeonFighter, hero: Hero) -> float:
    """What a miss costs: more than its damage for a hero who would fall."""
    hurts = content().foe(fight_of(g).foe.id).damage
    return hurts + (5.0 if hurts >= hero.life else 0.0)
