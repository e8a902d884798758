"""Items: slots, equipping, trading, sets (MD2-ITM, MD2-HPH-07)."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from functools import cache

from undercroft.games.massivedarkness2.box.components import Item
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import find_friend, heroes_at, name, trade
from undercroft.games.massivedarkness2.rules import decks
from undercroft.games.massivedarkness2.rules.mission_rules import rules_of
from undercroft.games.massivedarkness2.state import AttackType, Hero, MassiveDarkness
from undercroft.kernel.asks import ANEW, Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

HANDS = ("left", "right")
SLOTS = ("head", "torso", "legs", "misc", *HANDS)
"""MD2-HRO-02."""
DONE = "done"
KEEP = "keep"


def card(item: str) -> Item:
    return content().items[item]


def title(item: str) -> Msg:
    return Msg(f"md2-item-{item}")


# -- what is worn -----------------------------------------------------------------------------------------------------


def worn(hero: Hero) -> list[str]:
    """Items in slots, each once."""
    found = [item for slot, item in hero.slots.items() if slot != "right"]
    right = hero.slots.get("right")
    if right and card(right).slot != "two_hands":
        found.append(right)
    return found


def weapons(hero: Hero, kind: AttackType | None = None) -> list[Item]:
    """Weapons in hand, those with an attack type if one is named."""
    held = [card(hero.slots[hand]) for hand in HANDS if hand in hero.slots]
    if len(held) > 1 and held[0].slot == "two_hands":
        held.pop()
    return [item for item in held if item.attacks and (kind is None or kind in item.attacks)]


def set_pieces(equipped: Iterable[str]) -> int:
    """How many of these items are of the Shadow Slayer set (MD2-ITM-13)."""
    return sum(card(item).set for item in equipped)


def blue_dice(hero: Hero) -> int:
    """MD2-ITM-04."""
    return sum(card(item).blue for item in worn(hero))


def places(hero: Hero, item: str) -> list[str]:
    """The slots an item could be put into."""
    return [] if why_no_wear(hero, item) else list(_slots_for(item))


@cache
def _slots_for(item: str) -> tuple[str, ...]:
    slot = card(item).slot
    if slot == "none":
        return ()
    return HANDS if slot == "hand" else ("left",) if slot == "two_hands" else (slot,)


def why_no_wear(hero: Hero, item: str) -> Refusal | None:
    """MD2-ITM-17: an exclusive item is for its class only."""
    only = card(item).trade
    if only is not None and only != trade(hero):
        return Refusal(msg("md2-no-class", trade=Msg(f"md2-class-{only}")), "MD2-ITM-17")
    return None


def equip(g: MassiveDarkness, hero: Hero, item: str, slot: str) -> None:
    """Into a slot; what was there goes into the inventory (MD2-ITM-08). One for two hands takes both (MD2-HRO-04)."""
    wanted = HANDS if card(item).slot == "two_hands" else (slot,)
    for place in wanted:
        take_off(hero, place)
    for place in wanted:
        hero.slots[place] = item
    g.tell(msg("md2-log-equip", who=name(hero), item=title(item)), "MD2-ITM-02")


def take_off(hero: Hero, slot: str) -> None:
    """At any moment, for free (MD2-ITM-06)."""
    item = hero.slots.pop(slot, None)
    if item is None:
        return
    if card(item).slot == "two_hands":
        for hand in HANDS:
            hero.slots.pop(hand, None)
    hero.bag.append(item)


def discard(g: MassiveDarkness, item: str) -> None:
    """Onto the pile of the deck that its back names; what began the game goes into the box (MD2-ITM-23)."""
    found = card(item)
    if item in content().mob_items:
        decks.discard(g, f"item_{content().mob_items[item].range}", item)
    elif found.rarity != "starting":
        decks.discard(g, found.rarity, item)


def lose(g: MassiveDarkness, hero: Hero, item: str) -> None:
    """An own item is discarded, wherever it lies."""
    remove(hero, item)
    discard(g, item)


def remove(hero: Hero, item: str) -> None:
    if item in hero.bag:
        hero.bag.remove(item)
    elif item in hero.potions:
        hero.potions.remove(item)
    else:
        slot = next(slot for slot, there in hero.slots.items() if there == item)
        take_off(hero, slot)
        hero.bag.remove(item)


# -- getting one ------------------------------------------------------------------------------------------------------


def obtain(g: MassiveDarkness, hero: Hero, item: str) -> Flow:
    """A new item is equipped at once (MD2-ITM-07), kept, or handed to a hero in the zone who may do so (MD2-ITM-21)."""
    if card(item).consumable:
        hero.potions.append(item)
        taker = yield from _hand_over(g, hero, item, [KEEP])
        if taker is not hero:
            hero.potions.remove(item)
            taker.potions.append(item)
        return
    taker = hero
    taker = yield from _hand_over(g, hero, item, [KEEP, *_wearable(g, hero, item)])
    if taker is not hero:
        options = [KEEP, *_wearable(g, taker, item)]
        if len(options) > 1:
            answer = yield _asked(g, taker, item, options)
            _keep_or_wear(g, taker, item, str(answer))
        else:
            taker.bag.append(item)


def _wearable(g: MassiveDarkness, hero: Hero, item: str) -> list[str]:
    """Where it could be put on at once."""
    bound = bound_slots(g, hero)
    return [f"wear:{slot}" for slot in places(hero, item) if _free(bound, slot, item)]


def _hand_over(g: MassiveDarkness, hero: Hero, item: str, options: list[str]) -> Flow:
    """Who has it in the end; whoever found it keeps it, wears it or hands it on."""
    others = [other for other in heroes_at(g, hero.at) if other is not hero]
    options = [*options, *(f"give:{other.number}" for other in others)]
    if len(options) == 1:
        if not card(item).consumable:
            hero.bag.append(item)
        return hero
    answer = str((yield _asked(g, hero, item, options)))
    if answer.startswith("give:"):
        taker = next(other for other in others if other.number == int(answer[5:]))
        g.tell(msg("md2-log-give", who=name(hero), whom=name(taker), item=title(item)), "MD2-ITM-21")
        return taker
    if not card(item).consumable:
        _keep_or_wear(g, hero, item, answer)
    return hero


def _keep_or_wear(g: MassiveDarkness, hero: Hero, item: str, answer: str) -> None:
    if answer == KEEP:
        hero.bag.append(item)  # MD2-INT-04: otherwise it goes to the inventory
    else:
        equip(g, hero, item, answer.partition(":")[2])


def _asked(g: MassiveDarkness, hero: Hero, item: str, options: list[str]) -> Ask:
    prompt = msg("md2-ask-item", who=name(hero), item=title(item))
    default = next((option for option in options if option.startswith("wear:") and option[5:] not in hero.slots), KEEP)
    return Ask((hero.seat,), prompt, OneOf(options, lambda what: _item_label(g, str(what))), default=default)


def _item_label(g: MassiveDarkness, what: str) -> Label:
    kind, _, which = what.partition(":")
    if kind == "give":
        return Label(msg("md2-do-give", whom=name(find_friend(g, int(which)))), "MD2-ITM-21")
    if kind == "wear":
        return Label(msg("md2-do-wear", slot=Msg(f"md2-slot-{which}")), "MD2-INT-04")
    return Label(msg("md2-do-keep"), "MD2-ITM-05")


# -- trade and equip --------------------------------------------------------------------------------------------------


def trade_and_equip(g: MassiveDarkness, hero: Hero) -> Flow:
    """All heroes in the zone exchange items freely and equip them (MD2-HPH-07), until the active hero is content."""
    while True:
        space = OneOf(
            lambda: swaps(g, heroes_at(g, hero.at)),
            lambda what: _swap_label(g, str(what)),
            lambda: _refused(g, heroes_at(g, hero.at)),
        )
        answer = yield Ask((hero.seat,), msg("md2-ask-trade", who=name(hero)), space, default=DONE, anew=True)
        if answer == DONE:
            return
        if answer is not ANEW:
            swap(g, str(answer))


def swaps(g: MassiveDarkness, here: list[Hero]) -> list[str]:
    """wear:hero:item:slot, off:hero:slot and give:hero:item:taker, for everybody in the zone."""
    locked = rules_of(g).item_locked
    found = []
    for hero in here:
        number, bound = hero.number, bound_slots(g, hero)
        others = [other for other in here if other is not hero]
        found += [
            f"wear:{number}:{item}:{slot}"
            for item in dict.fromkeys(hero.bag)
            for slot in places(hero, item)
            if not bound or _free(bound, slot, item)
        ]
        if others:
            found += [
                f"give:{number}:{item}:{taker.number}"
                for item in dict.fromkeys([*hero.bag, *hero.potions, *worn(hero)])
                for taker in (others if not locked(g, hero, item) else [one for one in others if places(one, item)])
            ]
        found += [f"off:{number}:{slot}" for slot in hero.slots if slot not in bound]
    return [*found, DONE]


def bound_slots(g: MassiveDarkness, hero: Hero) -> list[str]:
    """The slots with an item that is bound to its bearer (MD2-MIS-33)."""
    locked = rules_of(g).item_locked
    return [slot for slot, item in hero.slots.items() if locked(g, hero, item)]


def _free(bound: Collection[str], slot: str, item: str) -> bool:
    """Whether no slot that an item needs is bound."""
    return not bound or not any(there in bound for there in (HANDS if card(item).slot == "two_hands" else (slot,)))


def swap(g: MassiveDarkness, answer: str) -> None:
    """Do one of them."""
    kind, number, *rest = answer.split(":")
    hero = find_friend(g, int(number))
    assert isinstance(hero, Hero)
    if kind == "wear":
        item, slot = rest
        hero.bag.remove(item)
        equip(g, hero, item, slot)
    elif kind == "off":
        take_off(hero, rest[0])
    else:
        give(g, hero, rest[0], int(rest[1]))


def give(g: MassiveDarkness, hero: Hero, item: str, number: int) -> None:
    taker = find_friend(g, number)
    assert isinstance(taker, Hero)
    locked = rules_of(g).item_locked(g, hero, item)
    remove(hero, item)
    if locked:  # MD2-MIS-33: whoever takes it equips it at once
        equip(g, taker, item, places(taker, item)[0])
    else:
        (taker.potions if card(item).consumable else taker.bag).append(item)
    rules_of(g).handed_over(g, item, taker)
    g.tell(msg("md2-log-give", who=name(hero), whom=name(taker), item=title(item)), "MD2-HPH-07")


def _swap_label(g: MassiveDarkness, answer: str) -> Label:
    if answer == DONE:
        return Label(msg("md2-do-trade-done"), "MD2-HPH-07")
    kind, number, *rest = answer.split(":")
    who = name(find_friend(g, int(number)))
    if kind == "wear":
        line = msg("md2-do-trade-wear", who=who, item=title(rest[0]), slot=Msg(f"md2-slot-{rest[1]}"))
        return Label(line, "MD2-HPH-08")
    if kind == "off":
        return Label(msg("md2-do-trade-off", who=who, slot=Msg(f"md2-slot-{rest[0]}")), "MD2-ITM-06")
    line = msg("md2-do-trade-give", who=who, item=title(rest[0]), whom=name(find_friend(g, int(rest[1]))))
    return Label(line, "MD2-HPH-07")


def _refused(g: MassiveDarkness, here: list[Hero]) -> dict[Value, Refusal]:
    """Items of another class cannot be worn (MD2-ITM-17), bound ones not be taken off."""
    refused: dict[Value, Refusal] = {}
    for hero in here:
        for item in dict.fromkeys(hero.bag):
            if why := why_no_wear(hero, item):
                worn_at = card(item).slot
                place = "left" if worn_at in ("hand", "two_hands") else worn_at
                refused[f"wear:{hero.number}:{item}:{place}"] = why
        for slot in bound_slots(g, hero):
            refused[f"off:{hero.number}:{slot}"] = Refusal(msg("md2-no-bound"), "MD2-MIS-33")
    return refused
