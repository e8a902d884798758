"""Spending coins: equipment before the game and in the town, potions, treasures, training."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import product

from undercroft.games.descent.bot.outfit import Likeness, belongings, best_worth, fit_out, likeness
from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.rules import town
from undercroft.games.descent.rules.equipment import POTIONS
from undercroft.games.descent.rules.treasure import deck
from undercroft.games.descent.state import Descent, Hero, Item
from undercroft.games.descent.stats import TRAITS, trait

LASTING = 2.5
"""Equipment is worth this many times what it does in one attack."""
THRIFT = 0.0001
"""What a coin is worth that is not spent: next to nothing, half of it is lost with the next death."""
TREASURE = {"gold": 3.2, "silver": 2.0, "copper": 0.9}
"""What a card from a treasure deck may be expected to add to a hero."""
TRAINING = 0.6
SKILL = 0.9
POTION = 2.0
"""What a potion is worth, for as many as a hero can make use of."""
POTIONS_WANTED = 2
LEAST_GAIN = 0.25
DEAREST = 300
"""Nobody spends more on shop cards at once."""
LEAVE = town.LEAVE
MARKET = content().market


def choose_ware(g: Descent, hero: Hero, offers: list[str], *, setup: bool) -> str:
    """What to buy or sell next, or to leave."""
    if not setup and (useless := _to_sell(hero, offers)) is not None:
        return useless
    for ware, _ in shopping_list(g, hero, hero.coins, setup=setup):
        if ware in offers:
            return ware
    return LEAVE


def worth_of_shopping(g: Descent, hero: Hero) -> float:
    """What the things are worth that the hero would buy in the town."""
    return sum(value for _, value in shopping_list(g, hero, hero.coins, setup=False))


def shopping_list(g: Descent, hero: Hero, coins: int, *, setup: bool) -> list[tuple[str, float]]:
    """What to buy with these coins, the most important first, with the worth of each."""
    found: list[tuple[str, float]] = []
    wanted = POTIONS_WANTED - sum(item.card == "healing" for item in hero.items)
    if not setup:
        coins -= min(max(0, wanted), 1) * MARKET.healing_potion
        for ware, value in _grand(g, hero):
            if town.price(ware) <= coins:
                found.append((ware, value))
                coins -= town.price(ware)
        coins += min(max(0, wanted), 1) * MARKET.healing_potion
    stock = tuple(card for card, left in g.shop.items() if left)
    bundle, gain = best_bundle(likeness(hero), belongings(hero), stock, coins)
    for card in bundle:
        found.append((f"card:{card}", LASTING * gain / len(bundle)))
        coins -= content().items[card].cost or 0
    while wanted > 0 and coins >= MARKET.healing_potion:
        found.append(("potion:healing", POTION))
        coins -= MARKET.healing_potion
        wanted -= 1
    if coins >= MARKET.vitality_potion and not any(item.card == "vitality" for item in hero.items):
        found.append(("potion:vitality", POTION / 3))
    return found


def _grand(g: Descent, hero: Hero) -> Iterator[tuple[str, float]]:
    """Treasures, training and skills on offer in the town, the best first."""
    if any(deck(g, colour) and colour in g.opened for colour in ("gold",)):
        yield "treasure:gold", LASTING * TREASURE["gold"]
    if "silver" in g.opened and g.silver:
        yield "treasure:silver", LASTING * TREASURE["silver"]
    best = max(TRAITS, key=lambda kind: trait(hero, kind))
    if f"training:{best}" in town.wares(g, hero, setup=False):
        yield f"training:{best}", LASTING * TRAINING
    if "copper" in g.opened and g.copper:
        yield "treasure:copper", LASTING * TREASURE["copper"]


def best_bundle(
    like: Likeness, items: tuple[str, ...], stock: tuple[str, ...], coins: int
) -> tuple[tuple[str, ...], float]:
    """The shop cards that together help a hero the most for their price, and how much."""
    best: tuple[float, tuple[str, ...], float] = (LEAST_GAIN, (), 0.0)
    lasting = tuple(sorted(name for name in items if name not in POTIONS))
    for price, bundle, gain in _gains(like, lasting, stock):
        if price <= coins:
            best = max(best, (gain - THRIFT * price, bundle, gain))
    return best[1], best[2]


@lru_cache(maxsize=2048)
def _gains(
    like: Likeness, items: tuple[str, ...], stock: tuple[str, ...]
) -> tuple[tuple[int, tuple[str, ...], float], ...]:
    """What each of some shop cards together cost, and what they add to a hero."""
    owned = best_worth(like, items)
    found = []
    for bundle in _bundles(stock, content().heroes[like[0]].hands):
        price = sum(content().items[name].cost or 0 for name in bundle)
        if bundle and price <= DEAREST:
            gain = best_worth(like, tuple(sorted((*items, *bundle)))) - owned
            if gain > LEAST_GAIN:
                found.append((price, bundle, gain))
    return tuple(found)


def _bundles(stock: tuple[str, ...], hands: int) -> Iterator[tuple[str, ...]]:
    """A weapon, something for the other hand, and an armour, each or none of them."""
    cards = [content().items[name] for name in stock]
    weapons = [card for card in cards if card.type == "weapon" and card.hands <= hands]
    seconds = [card for card in cards if card.type == "shield" or card.off_hand is not None]
    armors = [card for card in cards if card.type == "armor"]
    others = [card for card in cards if card.type == "other"]
    lists: list[list[ItemCard | None]] = [[None, *weapons], [None, *seconds], [None, *armors], [None, *others]]
    for chosen in product(*lists):
        weapon, second = chosen[:2]
        if weapon is not None and second is not None and (weapon.hands + second.hands > hands or weapon is second):
            continue
        yield tuple(card.id for card in chosen if card is not None)


def _to_sell(hero: Hero, offers: list[str]) -> str | None:
    """Something in the pack that the hero has no use for."""
    keep = fit_out(hero)
    for at, item in enumerate(hero.items):
        if at not in keep and item.card not in POTIONS and f"sell:{at}" in offers and _of_no_use(item):
            return f"sell:{at}"
    return None


def _of_no_use(item: Item) -> bool:
    return content().items[item.card].deck != "artifact"
