"""What to wear, what to keep, what to hand on: items judged by what a hero can do with them."""

from __future__ import annotations

from functools import lru_cache

from undercroft.games.massivedarkness2.bot.worth import SHIELD, ability_worth, dice_worth, wants
from undercroft.games.massivedarkness2.figures import find_hero, heroes_at, trade
from undercroft.games.massivedarkness2.rules.items import DONE, HANDS, KEEP, card, places, worn
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.rules.missions import cursed_sword
from undercroft.games.massivedarkness2.state import ATTACKS, RARITIES, Hero, MassiveDarkness

KIND = {"melee": 1.0, "magic": 1.1, "ranged": 1.05}
"""How good it is to be able to attack in such a way."""
FONDNESS = 1.5
"""What the own attack type of a class counts more: spells, arrows and skills need it."""
ATTACK, DEFENCE = 1.6, 1.2
PIECE = 0.25
"""What a piece of the set is worth besides, for the powers that may come."""
ENOUGH = 0.25
"""A gain that is worth a move of items."""


def outfit_worth(hero: Hero, slots: dict[str, str]) -> float:
    """What all that is worn is worth together: the best attack, defence, abilities."""
    return _worn_worth(wants(hero), tuple(slots.items()))


@lru_cache(maxsize=4096)
def _worn_worth(fond: str, worn_: tuple[tuple[str, str], ...]) -> float:
    """To whoever is fond of this attack type; parties wear the same things for a long time."""
    slots = dict(worn_)
    held = [slots[hand] for hand in HANDS if hand in slots]
    if len(held) > 1 and card(held[0]).slot == "two_hands":
        held.pop()
    best = [0.0, 0.0]
    for kind in ATTACKS:
        used = [card(item) for item in held if kind in card(item).attacks]
        if used:
            power = sum(dice_worth(item.attacks[kind]) + item.swords for item in used) * KIND[kind]
            best.append(power + (FONDNESS if kind == fond else 0.0))
    best.sort(reverse=True)
    worth = ATTACK * (best[0] + 0.15 * best[1])
    for item in {slot: item for slot, item in slots.items() if slot != "right" or item not in held[:1]}.values():
        found = card(item)
        worth += DEFENCE * (SHIELD * found.blue + found.shields) + PIECE * found.set
        worth += sum(ability_worth(ability) for ability in found.abilities)
    return worth


def with_item(hero: Hero, item: str, slot: str) -> dict[str, str]:
    """What is worn once an item is put into a slot."""
    both = card(item).slot == "two_hands"
    slots = dict(hero.slots)
    for place in HANDS if both else (slot,):
        there = slots.pop(place, None)
        if there is not None and card(there).slot == "two_hands":
            for hand in HANDS:
                slots.pop(hand, None)
    for place in HANDS if both else (slot,):
        slots[place] = item
    return slots


def best_place(g: MassiveDarkness, hero: Hero, item: str) -> tuple[float, str]:
    """How much better off a hero is with an item, and in which slot."""
    now = outfit_worth(hero, hero.slots)
    found = (0.0, "")
    for slot in places(hero, item):
        wanted = HANDS if card(item).slot == "two_hands" else (slot,)
        if any(place in hero.slots and rules_of(g).item_locked(g, hero, hero.slots[place]) for place in wanted):
            continue
        found = max(found, (outfit_worth(hero, with_item(hero, item, slot)) - now, slot))
    return found


def potion_worth(hero: Hero) -> float:
    """Who has fewest potions, and least health, needs one most."""
    return -len(hero.potions) - hero.health / 10


def found_item(g: MassiveDarkness, hero: Hero, item: str, offers: list[str]) -> str:
    """Something was just gained: wear it, hand it to whom it helps more, or keep it."""
    others = [find_hero(g, int(offer[5:])) for offer in offers if offer.startswith("give:")]
    if card(item).consumable:
        taker = max([hero, *others], key=lambda one: (potion_worth(one), one is hero))
        return KEEP if taker is hero else f"give:{taker.number}"
    gain, slot = best_place(g, hero, item)
    for other in others:
        more, _ = best_place(g, other, item)
        if more > gain + ENOUGH:
            gain, slot = more, f"give:{other.number}"
    if slot.startswith("give:"):
        return slot
    return f"wear:{slot}" if gain > 0 and f"wear:{slot}" in offers else KEEP


def best_swap(g: MassiveDarkness, here: list[Hero], offers: list[str] | None = None) -> tuple[float, str]:
    """The exchange among heroes of a zone that helps most; nothing that would be undone again."""
    best = (ENOUGH, DONE)
    for hero in here:
        for item in dict.fromkeys(hero.bag):
            gain, slot = best_place(g, hero, item)
            if gain > best[0]:
                best = (gain, f"wear:{hero.number}:{item}:{slot}")
            for taker in here:
                more = best_place(g, taker, item)[0] if taker is not hero else 0.0
                if more > gain + ENOUGH and more > best[0]:
                    best = (more, f"give:{hero.number}:{item}:{taker.number}")
    if offers is not None and best[1] not in offers:
        return (0.0, DONE)
    return best


def trade_gain(g: MassiveDarkness, hero: Hero) -> float:
    """What an action of Trade and Equip would bring."""
    gain, what = best_swap(g, heroes_at(g, hero.at))
    return gain if what != DONE else 0.0


def spare(hero: Hero, item: str) -> float:
    """How much a hero would miss an item: worn ones most."""
    rank = RARITIES.index(card(item).worth)
    if item in worn(hero):
        slots = {slot: there for slot, there in hero.slots.items() if there != item}
        return 10.0 + outfit_worth(hero, hero.slots) - outfit_worth(hero, slots)
    return rank + (1.5 if item in hero.potions else 0.0)


def forge_pays(hero: Hero) -> bool:
    """Three things that nobody wears, no potion among them."""
    return len(hero.bag) >= 3 and any(card(item).worth != "epic" for item in hero.bag)


def starting_weapon(hero: Hero, offers: list[str]) -> str:
    """The one that suits the class best."""
    own = {"rogue": "dagger", "berserker": "blunt_axe", "paladin": "rusty_sword", "ranger": "short_bow"}
    own |= {"wizard": "wooden_staff", "shaman": "magic_ocarina"}
    first = own[trade(hero)]
    return first if first in offers else max(offers, key=lambda item: outfit_worth(hero, with_item(hero, item, "left")))


def cursed_weapon(hero: Hero, offers: list[str]) -> str:
    """Alone: spells and arrows need a weapon of their own, which is cursed; all others take the sword (MD2-MIS-36)."""
    return starting_weapon(hero, offers) if trade(hero) in ("wizard", "ranger") else cursed_sword.SWORD
