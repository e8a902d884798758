"""What a hero should hold and wear, and how good that makes him."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations

from undercroft.games.descent.bot_odds import harm
from undercroft.games.descent.bot_strikes import hero_strike
from undercroft.games.descent.content import ItemCard, content
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.rules.targets import weapons
from undercroft.games.descent.state import TOWN, Descent, Hero, Item, Options
from undercroft.games.descent.stats import armor, equipped, has, hero_card, speed

FOE_ARMOR = 2
FAR = 3
"""A usual distance for those who need not come near."""
REACH_BONUS = 1.5
"""Attacking from afar is better than the wounds alone say."""
ARMOR = 1.0
SHIELD = 0.5
SPEED = 0.4
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


def fit_out(g: Descent, hero: Hero) -> frozenset[int]:
    """The places in the hero's list of the items that are best equipped together."""
    items = tuple(item.card for item in hero.items)
    return _fit_out(g.quest, g.players, hero.card, items, tuple(hero.skills), tuple(hero.training))[0]


def best_worth(
    quest: str, players: int, card: str, items: tuple[str, ...], skills: tuple[str, ...], training: tuple[int, ...]
) -> float:
    """How well a hero with these belongings does if he is equipped as well as can be."""
    return _fit_out(quest, players, card, items, skills, training)[1]


@lru_cache(maxsize=4096)
def _fit_out(
    quest: str, players: int, card: str, items: tuple[str, ...], skills: tuple[str, ...], training: tuple[int, ...]
) -> tuple[frozenset[int], float]:
    g = Descent(options=Options(quest=quest), quest=quest, players=players)
    hero = Hero(0, 1, card, TOWN, 1, 0, 0, [Item(name) for name in items], list(skills), training=list(training))
    belt = [at for at, name in enumerate(items) if name in POTIONS]
    belt = sorted(belt, key=lambda at: items[at] != "healing")[: LIMITS.potions_equipped]
    worths = {chosen: outfit_worth(g, hero, chosen) for chosen in outfits(hero)}
    best = max(worths, key=lambda chosen: worths[chosen])
    return best | frozenset(belt), worths[best]


def outfits(hero: Hero) -> list[frozenset[int]]:
    """All ways to fill hands, body and the places for other items, potions aside."""
    cards = content().items
    things = {at: cards[item.card] for at, item in enumerate(hero.items) if item.card not in POTIONS}
    hands = [at for at, card in things.items() if card.type != "armor" and card.hands]
    bodies = [at for at, card in things.items() if card.type == "armor"]
    rest = [at for at, card in things.items() if card.type != "armor" and not card.hands]
    held = [
        chosen
        for chosen in _subsets(hands, 2)
        if sum(things[at].hands for at in chosen) <= hero_card(hero).hands
    ]
    found = []
    for in_hand in held:
        for worn in _subsets(bodies, LIMITS.armor):
            for others in _subsets(rest, LIMITS.other_items):
                chosen = frozenset((*in_hand, *worn, *others))
                if has(hero, "runes_in_armor") or not _clash([things[at] for at in chosen]):
                    found.append(chosen)
    return found


def _subsets(places: Sequence[int], most: int) -> list[tuple[int, ...]]:
    return [chosen for size in range(most, -1, -1) for chosen in combinations(places, size)]


def _clash(cards: Iterable[ItemCard]) -> bool:
    """DES-EQP-14."""
    chosen = list(cards)
    return any(card.no_runes for card in chosen) and any(card.rune for card in chosen)


def outfit_worth(g: Descent, hero: Hero, chosen: frozenset[int]) -> float:
    """How well a hero would do with these items equipped: the wounds of his best attack, and what protects him."""
    for at, item in enumerate(hero.items):
        item.equipped = at in chosen
    attack = max(arm_worth(g, hero, weapon) for weapon in weapons(hero) or [None])
    worn = equipped(hero)
    shields = sum(item.prevents for item in worn)
    wards = sum(1.0 for item in worn if item.ward is not None)
    others = sum(OTHERS.get(item.special or "", 0.0) + 0.6 * item.movement for item in worn if item.type == "other")
    others += sum(1.0 for item in worn if item.type == "other" for _ in item.abilities)
    return attack + ARMOR * armor(hero) + SHIELD * shields + wards + SPEED * speed(hero) + others


def arm_worth(g: Descent, hero: Hero, weapon: ItemCard | None) -> float:
    """The wounds of an attack with a weapon on a usual foe; more for those that spread."""
    far = hero_strike(g, hero, weapon, adjacent=False)
    value = harm(far, 1, FOE_ARMOR, 20)[0]
    if far.ranged:
        value = REACH_BONUS * (0.4 * value + 0.6 * harm(far, FAR, FOE_ARMOR, 20)[0])
    if weapon is not None and weapon.special == "stun_when_wounded":
        value += 0.8
    return value * (1.3 if far.spread else 1.0)
