"""What a hero should hold and wear, and how good that makes him."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from undercroft.games.descent.bot.strikes import harm, hero_strike
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.odds import Mark
from undercroft.games.descent.quest.quests import QUESTS
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.rules.targets import weapons
from undercroft.games.descent.state import TOWN, Descent, Hero, Item, Options

FOE_ARMOR = 2
FAR = 3
"""A usual distance for those who need not come near."""
REACH_BONUS = 1.5
"""Attacking from afar is better than the wounds alone say: whoever does it walks less and is hit less."""
SPREAD_BONUS = 1.3
ARMOR = 1.0
SHIELD = 0.5
WARD = 1.0
SPEED = 0.4
MOVEMENT = 0.6
STUNNING = 0.8
ABILITY = 1.0
OTHERS = {
    "amulet_of_healing": 1.5,
    "crystal_of_tival": 1.2,
    "flute_of_repose": 1.0,
    "ghost_armor": 1.0,
    "healing_rune": 0.8,
    "jinns_lamp": 1.8,
}
"""What an item's special behaviour is worth, in wounds of an attack."""
LIMITS = content().limits

Likeness = tuple[str, tuple[str, ...], tuple[int, ...]]
"""What matters of a hero for what suits him: the sheet, the skills, the training."""


def likeness(hero: Hero) -> Likeness:
    return hero.card, tuple(hero.skills), tuple(hero.training)


def belongings(hero: Hero) -> tuple[str, ...]:
    return tuple([item.card for item in hero.items])


def fit_out(hero: Hero) -> frozenset[int]:
    """The places in the hero's list of the items that are best equipped together."""
    return _fit_out(likeness(hero), belongings(hero))[0]


def best_worth(like: Likeness, items: tuple[str, ...]) -> float:
    """How well a hero with these belongings does if he is equipped as well as can be."""
    return _fit_out(like, items)[1]


@lru_cache(maxsize=20_000)
def _fit_out(like: Likeness, items: tuple[str, ...]) -> tuple[frozenset[int], float]:
    belt = [at for at, name in enumerate(items) if name in POTIONS]
    belt = sorted(belt, key=lambda at: items[at] != "healing")[: LIMITS.potions_equipped]
    value, best = max(
        ((outfit_worth(like, [items[at] for at in chosen]), chosen) for chosen in outfits(like[0], items)),
        key=lambda found: found[0],
    )
    return frozenset(best) | frozenset(belt), value


def outfits(hero: str, items: tuple[str, ...]) -> list[tuple[int, ...]]:
    """All ways to fill hands, body and the places for other items, potions aside."""
    cards, sheet = content().items, content().heroes[hero]
    things = {at: cards[name] for at, name in enumerate(items) if name not in POTIONS}
    hands = [at for at, card in things.items() if card.type != "armor" and card.hands]
    bodies = [at for at, card in things.items() if card.type == "armor"]
    rest = [at for at, card in things.items() if card.type != "armor" and not card.hands]
    found = []
    for in_hand in _subsets(hands, 2):
        if sum(things[at].hands for at in in_hand) > sheet.hands:
            continue
        for worn in _subsets(bodies, LIMITS.armor):
            for others in _subsets(rest, LIMITS.other_items):
                chosen = (*in_hand, *worn, *others)
                if sheet.special == "runes_in_armor" or not _clash([things[at] for at in chosen]):
                    found.append(chosen)
    return found


def _subsets(places: Sequence[int], most: int) -> list[tuple[int, ...]]:
    return [chosen for size in range(most, -1, -1) for chosen in combinations(places, size)]


def _clash(cards: Iterable[ItemCard]) -> bool:
    """DES-EQP-14."""
    chosen = list(cards)
    return any(card.no_runes for card in chosen) and any(card.rune for card in chosen)


def outfit_worth(like: Likeness, worn: Sequence[str]) -> float:
    """How well a hero would do with these items equipped: the wounds of his best attack, and what protects him."""
    cards = [content().items[name] for name in worn]
    sheet = content().heroes[like[0]]
    value = attack_worth(like, tuple(sorted(card.id for card in cards if card.type == "weapon" or card.bonuses)))
    speed = sheet.speed
    for card in cards:
        value += ARMOR * card.armor + SHIELD * card.prevents + (WARD if card.ward else 0.0)
        speed = min(speed, card.speed_cap or speed)
        if card.type == "other":
            value += OTHERS.get(card.special or "", 0.0) + MOVEMENT * card.movement + ABILITY * len(card.abilities)
    return value + SPEED * speed


@lru_cache(maxsize=20_000)
def attack_worth(like: Likeness, worn: tuple[str, ...]) -> float:
    """The wounds of the best attack with these weapons and other items on a usual foe."""
    card, skills, training = like
    name = next(iter(QUESTS.files()))  # any will do: attacks are the same in all of them
    g = Descent(options=Options(quest=name), quest=name, players=5)
    items = [Item(item, equipped=True) for item in worn]
    hero = Hero(0, 1, card, TOWN, 1, 0, 0, items, list(skills), training=list(training))
    arms: list[ItemCard | None] = [*weapons(hero)]
    return max(arm_worth(g, hero, weapon) for weapon in arms or [None])


def arm_worth(g: Descent, hero: Hero, weapon: ItemCard | None) -> float:
    """The wounds of an attack with a weapon on a usual foe; more for those that spread."""
    strike = hero_strike(g, hero, weapon)
    value = harm(strike, Mark(1, FOE_ARMOR), 20)[0]
    if strike.ranged:
        value = REACH_BONUS * (0.4 * value + 0.6 * harm(strike, Mark(FAR, FOE_ARMOR), 20)[0])
    if weapon is not None and weapon.stuns:
        value += STUNNING
    return value * (SPREAD_BONUS if strike.area else 1.0)
