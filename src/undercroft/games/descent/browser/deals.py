"""What a choice outside of attacks changes: purchases, equipment, actions, the overlord's cards, shields."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from undercroft.games.descent.box.content import ItemCard, content
from undercroft.games.descent.browser.sent import ByChoice, Change, Deal
from undercroft.games.descent.odds import Mark, chances, strike_with
from undercroft.games.descent.rules import town
from undercroft.games.descent.rules.attack_dice import dice_pool
from undercroft.games.descent.rules.equipment import POTIONS, slot, why_not_equip
from undercroft.games.descent.rules.hero_turn import GRANTS
from undercroft.games.descent.rules.prevention import FATIGUE, TAKE, spared
from undercroft.games.descent.rules.targets import attack_kind, weapons
from undercroft.games.descent.rules.windows import cost
from undercroft.games.descent.state import Descent, Hero, Item
from undercroft.games.descent.stats import TRAITS, armor, hero_card, speed, trait

PLENTY = 60
"""More wounds than any attack deals."""


def granted(hero: Hero, actions: Iterable[str]) -> ByChoice:
    """What each action gives to this hero."""
    found: ByChoice = {}
    for action in actions:
        if action in GRANTS:
            grant = GRANTS[action]
            found[action] = {
                "grants": {
                    "points": grant.paces * speed(hero),
                    "attacks": grant.attacks,
                    "orders": grant.orders,
                    "halves": grant.halves,
                    "speed": speed(hero),
                }
            }
    return found


def changes(g: Descent, hero: Hero, offers: Iterable[str]) -> ByChoice:
    """For everything in the shop: what it costs or brings, what is left, and what it changes on the sheet."""
    found: ByChoice = {}
    offers = list(offers)
    for offer in offers:
        kind, _, what = offer.partition(":")
        if kind == "sell":
            coins = town.value(hero.items[int(what)]) or 0
            found[offer] = {
                "deal": {"coins": hero.coins + coins, "changes": _compared(g, hero, _without(hero, int(what)))}
            }
        elif kind == town.LEAVE:
            found[offer] = {"deal": {"unarmed": _unarmed(hero, offers)}}
        else:
            deal: Deal = {"price": town.price(offer), "coins": hero.coins - town.price(offer)}
            if kind == "card":
                after = _with(hero, what)
                deal |= {"left": g.shop[what], "changes": _compared(g, hero, after), "replaces": _packed(hero, after)}
                deal["packed"] = why_not_equip(hero, Item(what)) is not None
            elif kind == "training":
                deal["changes"] = [{"what": what, "now": trait(hero, what), "then": trait(hero, what) + 1}]
            found[offer] = {"deal": deal}
    return found


def equipping(g: Descent, hero: Hero, offers: Iterable[str]) -> ByChoice:
    """What taking an item in hand, packing it or dropping it changes on the sheet."""
    found: ByChoice = {}
    for offer in offers:
        kind, _, at = offer.partition(":")
        if kind in ("equip", "pack"):
            after = _twin(hero)
            after.items[int(at)].equipped = kind == "equip"
            found[offer] = {"deal": {"changes": _compared(g, hero, after)}}
        elif kind == "drop":
            found[offer] = {"deal": {"changes": _compared(g, hero, _without(hero, int(at)))}}
    return found


def newest(g: Descent, hero: Hero) -> Deal:
    """What the last card that came into a hero's hands changes, or would, if it is put in use."""
    at = len(hero.items) - 1
    if at < 0 or hero.items[at].card in POTIONS:
        return {}
    card = hero.items[at].card
    before = _without(hero, at) if hero.items[at].equipped else hero
    after = _with(_without(hero, at), card)
    return {"changes": _compared(g, before, after), "replaces": _packed(_without(hero, at), after)}


def _twin(hero: Hero) -> Hero:
    return msgspec.structs.replace(hero, items=[msgspec.structs.replace(item) for item in hero.items])


def _without(hero: Hero, at: int) -> Hero:
    after = _twin(hero)
    del after.items[at]
    return after


def _with(hero: Hero, card: str) -> Hero:
    """The hero with a new item in use, and in the pack whatever leaves no room for it."""
    after, new = _twin(hero), Item(card, equipped=True)
    for item in after.items:
        if why_not_equip(after, new) is None:
            break
        if item.equipped and slot(item.card) == slot(new.card):
            item.equipped = False
    after.items.append(new)
    return after


def _packed(before: Hero, after: Hero) -> list[str]:
    """What is in use before and not after."""
    return [
        now.card for now, then in zip(before.items, after.items, strict=False) if now.equipped and not then.equipped
    ]


def _unarmed(hero: Hero, offers: Iterable[str]) -> bool:
    """Whether the hero owns no weapon, and is offered one that he could pay."""
    arms = {card.id for card in content().items.values() if card.type == "weapon"}
    return all(item.card not in arms for item in hero.items) and any(
        offer.removeprefix("card:") in arms and town.price(offer) <= hero.coins for offer in offers
    )


def _compared(g: Descent, before: Hero, after: Hero) -> list[Change]:
    """The numbers of the sheet that differ; damage is the average of the best weapon before armor."""
    rows: list[Change] = []
    for what, now, then in (
        ("armor", armor(before), armor(after)),
        ("speed", speed(before), speed(after)),
        ("hands", free_hands(before), free_hands(after)),
    ):
        if now != then:
            rows.append({"what": what, "now": now, "then": then})
    for kind in TRAITS:
        now_dice, then_dice = _best(g, before, kind), _best(g, after, kind)
        if now_dice != then_dice:
            rows.append(
                {"what": "damage", "kind": kind, "now": now_dice[0], "then": then_dice[0], "dice": then_dice[1]}
            )
    return rows


def free_hands(hero: Hero) -> int:
    held = [item for item in hero.items if item.equipped and slot(item.card) == "hands"]
    return hero_card(hero).hands - sum(content().items[item.card].hands for item in held)


def _best(g: Descent, hero: Hero, kind: str) -> tuple[float, list[str]]:
    """The average damage and the dice of the hero's best weapon of this kind; nothing without one."""
    arms = [weapon for weapon in weapons(hero) if attack_kind(hero, weapon) == kind]
    found = [(average_damage(g, hero, weapon), dice_pool(g, hero, weapon)) for weapon in arms]
    return max(found, default=(0.0, []))


def average_damage(g: Descent, hero: Hero, weapon: ItemCard) -> float:
    """At a distance of one space, before armor, misses included, with everything rolled spent on damage."""
    strike = strike_with(g, hero, weapon)
    options = tuple(option for option in strike.options if not option.gain.slay)
    return round(chances(strike._replace(ranged=False, options=options), Mark(1, 0), PLENTY).expected, 2)


def cards(g: Descent, offers: Iterable[str | int]) -> ByChoice:
    """For the overlord's cards: the threat that is left after playing one, or there is after discarding it."""
    threat, hand, found = g.overlord.threat, g.overlord.hand, ByChoice()
    for offer in offers:
        kind, _, name = str(offer).rpartition(":")
        held = hand[offer] if isinstance(offer, int) and offer < len(hand) else name
        if held not in content().overlord:
            continue
        card = content().overlord[held]
        discarded = kind == "discard" or isinstance(offer, int)
        price = -card.value if discarded else cost(g, card)
        found[str(offer)] = {"card": {"card": held, "price": price, "threat": threat - price}}
    return found


def prevented(hero: Hero, wounds: int, offers: Iterable[str]) -> ByChoice:
    """The wounds that each way of preventing them leaves."""
    found: ByChoice = {}
    for offer in offers:
        left = wounds
        if offer != TAKE:
            shield = None if offer == FATIGUE else hero.items[int(offer.split(":")[1])]
            left = max(0, wounds - spared(hero, shield))
        found[offer] = {"prevents": {"wounds": left, "left": max(0, hero.wounds - left)}}
    return found
