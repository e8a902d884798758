"""Cards put into words: the text of a card is what its data say, with its numbers as the arguments of messages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import reduce
from typing import Final

from undercroft.games.massivedarkness2.box.components import (
    Ability,
    Claw,
    Cost,
    Dice,
    DoorCard,
    Effect,
    Item,
    MobItem,
    Need,
    SetPower,
)
from undercroft.games.massivedarkness2.state import AttackType
from undercroft.kernel.messages import Msg, msg

COLOURS: Final = ("yellow", "orange", "blue", "black", "purple")
PLAIN: Final = ("swords", "shields", "pierce")
"""What an effect adds to the totals of a combat."""
THROWS: Final = ("rerolls", "enemy_rerolls", "ignore_claws", "ignore_scratches")
STATES: Final = ("wounds", "fire", "frost")
"""What somebody else gets."""
OWN: Final = ("mana", "mp", "rage", "tokens", "actions", "cleanse")


# -- names ------------------------------------------------------------------------------------------------------------


def name(card: Item | SetPower | DoorCard) -> Msg:
    """What a card is called."""
    if isinstance(card, Item):
        return Msg(f"md2-item-{card.id}")
    if isinstance(card, SetPower):
        return Msg(f"md2-set-{card.id}")
    return Msg(f"md2-door-{card.id}")


# -- abilities --------------------------------------------------------------------------------------------------------


def ability(card: Ability) -> Msg:
    """`Attack, 2 mana: +2 swords, 1 Fire` (MD2-ABL-01)."""
    head = [Msg(f"md2-when-{card.when}"), *_cost(card.cost), *_need(card.need)]
    if card.once:
        head.append(Msg(f"md2-once-{card.once}"))
    if card.again:
        head.append(Msg("md2-text-again"))
    return msg("md2-text-ability", head=_listed(head), does=_listed([*effects(card.effect), *special(card)]))


def _cost(cost: Cost) -> Iterator[Msg]:
    for kind in ("mana", "wounds", "rage"):
        if n := getattr(cost, kind):
            yield Msg(f"md2-cost-{kind}", {"n": n})
    for element, n in cost.elements.items():
        yield msg("md2-cost-element", element=Msg(f"md2-element-{element}"), n=n)


def _need(need: Need) -> Iterator[Msg]:
    if need.where:
        yield Msg(f"md2-need-{need.where}")
    if need.wounded:
        yield msg("md2-need-wounded", n=need.wounded)
    if need.dual:
        yield Msg("md2-need-dual")
    if need.alone:
        yield Msg("md2-need-alone")
    if need.against:
        yield Msg(f"md2-against-{need.against}")


def effect(gained: Effect) -> Msg:
    """All that an effect does, or that it does nothing."""
    return _listed(list(effects(gained)))


def effects(gained: Effect) -> Iterator[Msg]:
    """Each thing that an effect does: +2 swords, 1 Fire."""
    yield from added(gained.dice)
    yield from _counted(gained, PLAIN)
    yield from _counted(gained, THROWS)
    yield from _counted(gained, OWN)
    for element, n in gained.elements.items():
        yield msg("md2-gain-element", element=Msg(f"md2-element-{element}"), n=n)
    if gained.heal:
        key = "all" if gained.heal_all else "self" if gained.whom == "self" else "one"
        yield Msg(f"md2-heal-{key}", {"n": gained.heal})
    for kind, what in zip(STATES, (gained.wounds, gained.fire, gained.frost), strict=True):
        if what:
            yield _suffered(Msg(f"md2-gain-{kind}", {"n": what}), kind, gained)


def _suffered(what: Msg, kind: str, gained: Effect) -> Msg:
    """Whom it is for; fire and frost go without saying to the other side of the combat."""
    if gained.whom == "foe" and kind != "wounds":
        return what
    return msg(
        "md2-text-for", what=what, whom=Msg(f"md2-whom-{gained.whom}", {"where": Msg(f"md2-reach-{gained.reach}")})
    )


def special(card: Ability | Claw) -> list[Msg]:
    """What data cannot say, has a text of its own."""
    return [Msg(f"md2-special-{card.special}", dict(card.values))] if card.special else []


def claw(printed: Claw) -> Msg:
    """`2 claws, defence: +1 shield` (MD2-ABL-15)."""
    head = [msg("md2-text-claws", n=printed.claws), Msg(f"md2-claw-{printed.when}")]
    if printed.once:
        head.append(Msg("md2-once-combat"))
    does = [
        *added(printed.dice),
        *_counted(printed, (*PLAIN, "drain", "hurts")),
        *(msg("md2-text-for", what=what, whom=Msg("md2-whom-hero")) for what in _counted(printed, ("fire", "frost"))),
        *special(printed),
    ]
    return msg("md2-text-ability", head=_listed(head), does=_listed(does))


# -- dice -------------------------------------------------------------------------------------------------------------


def added(dice: Dice) -> Iterator[Msg]:
    """+1 yellow die, +2 blue dice."""
    for colour in COLOURS:
        if n := getattr(dice, colour):
            yield Msg(f"md2-gain-{colour}", {"n": n})


def pool(dice: Dice) -> Msg:
    """1 yellow die, 2 orange dice."""
    return _listed([Msg(f"md2-dice-{colour}", {"n": n}) for colour in COLOURS if (n := getattr(dice, colour))])


def attacks(printed: Mapping[AttackType, Dice]) -> list[Msg]:
    """A line for each attack type (MD2-ITM-19)."""
    return [msg("md2-text-attack", attack=Msg(f"md2-when-{kind}"), dice=pool(dice)) for kind, dice in printed.items()]


# -- whole cards ------------------------------------------------------------------------------------------------------


def item(card: Item) -> Msg:
    """What an item card says to the hero who has it."""
    return _sentences(_item(card))


def _item(card: Item) -> Iterator[Msg]:
    yield Msg(f"md2-text-slot-{card.slot}")
    if card.trade:
        yield Msg(f"md2-text-only-{card.trade}")
    if card.set:
        yield Msg("md2-text-set")
    yield from attacks(card.attacks)
    if card.swords:
        yield msg("md2-text-printed-swords", n=card.swords)
    if card.blue or card.shields:
        given = [
            *added(Dice(blue=card.blue)),
            *([Msg("md2-gain-shields", {"n": card.shields})] if card.shields else []),
        ]
        yield msg("md2-text-defence", does=_listed(given))
    yield from map(ability, card.abilities)
    if card.many:
        yield msg("md2-text-many", what=ability(card.many))


def mob_item(card: MobItem) -> Msg:
    """Both parts of the card: what the mob attacks with, and what the item is worth afterwards (MD2-ITM-20)."""
    return _sentences([msg("md2-text-mob", attacks=_listed(attacks(card.mob))), *_item(card)])


def set_power(card: SetPower, lesser: int, greater: int) -> Msg:
    """Both powers, each with the number of pieces that it takes (MD2-ITM-14, MD2-ITM-15)."""
    powers = {lesser: card.lesser, greater: card.greater}
    return _sentences([msg("md2-text-pieces", n=n, power=ability(power)) for n, power in powers.items()])


def door(card: DoorCard) -> Msg:
    """What happens when it is drawn."""
    return Msg(f"md2-door-{card.id}-text", dict(card.values))


# -- joining ----------------------------------------------------------------------------------------------------------


def _counted(holder: Effect | Claw, kinds: Iterable[str]) -> Iterator[Msg]:
    for kind in kinds:
        if n := getattr(holder, kind):
            yield Msg(f"md2-gain-{kind}", {"n": n})


def _listed(parts: list[Msg]) -> Msg:
    """With commas and no last `and`, as cards are printed."""
    if not parts:
        return Msg("md2-text-nothing")
    return reduce(lambda first, then: msg("md2-text-comma", first=first, then=then), parts)


def _sentences(parts: Iterable[Msg]) -> Msg:
    whole = [msg("md2-text-sentence", what=part) for part in parts]
    return reduce(lambda first, then: msg("md2-text-join", first=first, then=then), whole)
