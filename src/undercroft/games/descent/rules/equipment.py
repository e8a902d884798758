"""What a hero holds, wears and carries (DES-EQP)."""

from __future__ import annotations

from functools import lru_cache, partial

from undercroft.games.descent.box.content import content, describe
from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.rules import orders, treasure
from undercroft.games.descent.state import TOWN, Descent, Hero, Item
from undercroft.games.descent.stats import has, hero_card, kit_of
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

POTIONS = ("healing", "vitality")
LIMITS = content().limits
DONE = "done"
_AT_MOST = {"armor": LIMITS.armor, "potion": LIMITS.potions_equipped, "other": LIMITS.other_items}
_NO_MORE = {
    kind: Refusal(msg(f"des-no-equip-{kind}"), rule)
    for kind, rule in {"armor": "DES-EQP-04", "potion": "DES-EQP-05", "other": "DES-EQP-06"}.items()
}
_NO_HANDS = Refusal(msg("des-no-equip-hands"), "DES-EQP-02")
_NO_RUNE = Refusal(msg("des-no-equip-rune"), "DES-EQP-14")


def slot(card: str) -> str:
    """What an item takes up when equipped: hands, armor, potion or other (DES-EQP-02 to DES-EQP-06)."""
    if card in POTIONS:
        return "potion"
    item = content().items[card]
    if item.type == "armor":
        return "armor"
    return "hands" if item.hands else "other"


def why_not_equip(hero: Hero, item: Item) -> Refusal | None:
    """The limit that keeps an item from being equipped now, if there is one."""
    in_use = tuple([o.card for o in hero.items if o.equipped and o is not item])
    return _why_not_equip(item.card, in_use, hero_card(hero).hands, has(hero, "runes_in_armor"))


@lru_cache(maxsize=4096)
def _why_not_equip(
    card: str,
    in_use: tuple[str, ...],
    hands: int,
    runes_in_armor: bool,  # noqa: FBT001 - a cache key
) -> Refusal | None:
    """The limit that keeps a card from being used beside these."""
    kind, items = slot(card), content().items
    alike = [other for other in in_use if slot(other) == kind]
    if kind == "hands":
        if sum(items[one].hands for one in (card, *alike)) > hands:
            return _NO_HANDS
    elif len(alike) >= _AT_MOST[kind]:
        return _NO_MORE[kind]
    return _NO_RUNE if not runes_in_armor and runes_clash((card, *in_use)) else None


def runes_clash(equipped: tuple[str, ...]) -> bool:
    """Whether an armour that forbids runes and a rune would be equipped together."""
    cards = [content().items[card] for card in equipped if card not in POTIONS]
    return any(card.no_runes for card in cards) and any(card.rune for card in cards)


def pack(hero: Hero) -> list[Item]:
    return [item for item in hero.items if not item.equipped]


def overloaded(hero: Hero) -> bool:
    """More in the pack than it holds (DES-EQP-07)."""
    return len(pack(hero)) > LIMITS.pack


def arrange(g: Descent, hero: Hero) -> Flow:
    """Rearrange equipment and pack at will, until the limits hold (DES-HER-04, DES-EQP-10)."""
    if not hero.items:
        return
    prompt = msg("des-ask-equip", who=hero_name(hero))
    while True:
        space = OneOf(partial(arrangements, hero), partial(arrange_label, hero), partial(_refused, hero))
        chosen = yield Ask((hero.seat,), prompt, space, default=DONE)
        if chosen == DONE:
            return
        rearrange(g, hero, chosen)


def arrangements(hero: Hero) -> tuple[str, ...]:
    items = tuple([(item.card, item.equipped) for item in hero.items])
    return _arrangements(hero.card, tuple(hero.skills), items, hero.monkey > 0, hero.at == TOWN)


@lru_cache(maxsize=4096)
def _arrangements(
    hero: str,
    skills: tuple[str, ...],
    items: tuple[tuple[str, bool], ...],
    monkey: bool,  # noqa: FBT001 - a cache key
    in_town: bool,  # noqa: FBT001
) -> tuple[str, ...]:
    found = []
    in_use = tuple([card for card, equipped in items if equipped])
    hands = content().heroes[hero].hands
    runes_in_armor = "runes_in_armor" in kit_of(hero, skills, () if monkey else in_use).specials
    for at, (card, equipped) in enumerate(items):
        if equipped:  # on the way to another arrangement the pack may hold too much
            found.append(f"pack:{at}")
        elif _why_not_equip(card, in_use, hands, runes_in_armor) is None:
            found.append(f"equip:{at}")
    found += [f"drop:{at}" for at, (card, _) in enumerate(items) if not (in_town and is_artifact(card))]
    return tuple(found) if len(items) - len(in_use) > LIMITS.pack else (*found, DONE)


def droppable(hero: Hero) -> list[str]:
    if hero.at != TOWN:  # nothing is bound there
        return [*_drops(len(hero.items))]
    return [f"drop:{at}" for at, item in enumerate(hero.items) if not bound(hero, item)]


@lru_cache(maxsize=64)
def _drops(items: int) -> tuple[str, ...]:
    return tuple(f"drop:{at}" for at in range(items))


def bound(hero: Hero, item: Item) -> bool:
    """An artifact in the town, where there is no space to drop it on (DES-TRS-26)."""
    return hero.at == TOWN and is_artifact(item.card)


def is_artifact(card: str) -> bool:
    return card not in POTIONS and content().items[card].deck == "artifact"


def rearrange(g: Descent, hero: Hero, chosen: str) -> None:
    kind, _, at = chosen.partition(":")
    item = hero.items[int(at)]
    if kind == "drop":
        drop(g, hero, item)
        return
    item.equipped = kind == "equip"
    orders.changed_equipment(g, hero)
    key = "des-log-equip" if item.equipped else "des-log-pack"
    g.tell(msg(key, who=hero_name(hero), item=item_name(item.card)), "DES-HER-04")


def drop(g: Descent, hero: Hero, item: Item) -> None:
    """A dropped item is lost (DES-EQP-10), except an artifact, which lies where it fell (DES-TRS-26)."""
    if item.equipped:
        orders.changed_equipment(g, hero)
    hero.items.remove(item)
    g.tell(msg("des-log-drop", who=hero_name(hero), item=item_name(item.card)), "DES-EQP-10")
    if is_artifact(item.card):
        treasure.lay_artifact(g, hero, item.card)


def receive(g: Descent, hero: Hero, card: str, *, rearrange: bool = False, drawn: bool = False) -> Flow:
    """A new item is equipped if it fits, else packed; one that was drawn had been hidden until now.

    The player may rearrange at once, free of charge, if it does not fit, and always if it comes from another hero or a
    chest (DES-EQP-11, DES-TRS-22).
    """
    item = Item(card)
    hero.items.append(item)
    item.equipped = why_not_equip(hero, item) is None
    g.tell(msg("des-log-gain", who=hero_name(hero), item=item_name(card)), "DES-EQP-11", reveals=drawn)
    if rearrange or not item.equipped:
        yield from arrange(g, hero)


def item_name(card: str) -> Msg:
    return Msg(f"des-potion-{card}") if card in POTIONS else Msg(f"des-item-{card}")


def potion_text(potion: str) -> Msg:
    """What a potion does: it has no card to say it (DES-TRS-05, DES-TRS-06)."""
    numbers = {"points": content().costs.drink, "wounds": content().limits.healing_potion_wounds}
    return Msg(f"des-potion-{potion}-text", dict(numbers))


def arrange_label(hero: Hero, what: Value) -> Label:
    kind, _, at = str(what).partition(":")
    if kind == DONE:
        return Label(msg("des-equip-done"), "DES-HER-04")
    card = hero.items[int(at)].card
    detail = None if card in POTIONS else describe(content().items[card])
    return Label(msg(f"des-equip-{kind}", item=item_name(card)), "DES-HER-04", detail)


def _refused(hero: Hero) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    for at, item in enumerate(hero.items):
        if not item.equipped and (why := why_not_equip(hero, item)):
            refused[f"equip:{at}"] = why
        if bound(hero, item):
            refused[f"drop:{at}"] = Refusal(msg("des-no-drop-in-town"), "DES-TRS-26")
    if overloaded(hero):
        refused[DONE] = Refusal(msg("des-no-done-pack"), "DES-EQP-07")
    return refused
