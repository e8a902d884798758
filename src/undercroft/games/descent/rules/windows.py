"""The moments at which cards, orders and abilities may be used, and who may use them (DES-TIM-01).

A card registers what it can do at a moment; `window` offers it to its owner. Heroes' reactions come from their own
cards, the overlord's from his hand: of those only one may be played for each occurrence (DES-OVL-13, DES-OVL-15).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from undercroft.games.descent.content import HeroCard, ItemCard, OverlordCard, SkillCard, content, describe, name
from undercroft.games.descent.state import OVERLORD, Attack, Descent, Hero, Item, Monster
from undercroft.games.descent.stats import cards, worth
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.kernel.window import Reaction
from undercroft.kernel.window import window as offer_all


class Moment(msgspec.Struct):
    """Something is about to happen or has just happened."""


class AttackDeclared(Moment):
    """A target has been named, the dice not yet rolled."""

    attack: Attack


class AttackRolled(Moment):
    """The dice lie on the table; one re-roll may follow."""

    attack: Attack


class HeroAttacked(Moment):
    """A hero has finished an attack."""

    hero: Hero
    attack: Attack


class MonsterKilled(Moment):
    """A hero has killed a monster for good."""

    hero: Hero
    monster: Monster
    attack: Attack


class HeroKilled(Moment):
    hero: Hero


class HeroEntered(Moment):
    """A hero has moved into a space."""

    hero: Hero
    cell: int


class DoorOpened(Moment):
    hero: Hero
    door: int


class ChestOpened(Moment):
    hero: Hero
    number: int


class TurnStarted(Moment):
    """A hero's turn, before anything else."""

    hero: Hero


class ActionDeclared(Moment):
    hero: Hero


class ItemEquipped(Moment):
    """A hero has equipped an item in the second step of a turn, or while rearranging."""

    hero: Hero
    item: Item


class TurnEnds(Moment):
    """A hero has done everything the action allows."""

    hero: Hero


class MonsterActivated(Moment):
    monster: Monster


class MonsterMoved(Moment):
    """A monster has moved one space."""

    monster: Monster
    was_next_to: int
    """Spaces that were adjacent to it before."""


class OverlordTurn(Moment):
    """The overlord's turn, before the first monster is activated (DES-TIM-02)."""


HeroReactor: TypeAlias = Callable[[Descent, Hero, "Moment"], "Flow | None"]
OverlordReactor: TypeAlias = Callable[[Descent, "Moment"], "Flow | None"]

_HERO: dict[type[Moment], dict[str, HeroReactor]] = {}
_OVERLORD: dict[type[Moment], dict[str, OverlordReactor]] = {}


def hero_reaction(moment: type[Moment], special: str) -> Callable[[HeroReactor], HeroReactor]:
    """Register what a hero's card can do at a moment: a flow to run if it is used, or None."""

    def register(reactor: HeroReactor) -> HeroReactor:
        _HERO.setdefault(moment, {})[special] = reactor
        return reactor

    return register


def overlord_reaction(moment: type[Moment], special: str) -> Callable[[OverlordReactor], OverlordReactor]:
    """Register what an overlord card can do at a moment."""

    def register(reactor: OverlordReactor) -> OverlordReactor:
        _OVERLORD.setdefault(moment, {})[special] = reactor
        return reactor

    return register


def window(g: Descent, moment: Moment) -> Flow:
    """Offer the moment to the heroes, then to the overlord. It costs little if nobody can act."""
    kind = type(moment)
    if kind in _HERO:
        yield from offer_all(msg(f"des-ask-{_key(kind)}"), lambda: _hero_offers(g, moment))
    if kind in _OVERLORD and not g.winner:
        yield from _overlord_window(g, moment)


def _hero_offers(g: Descent, moment: Moment) -> list[Reaction]:
    reactors = _HERO[type(moment)]
    offers = []
    for hero in g.heroes:
        if hero.monkey:
            continue
        for card in cards(hero):
            reactor = reactors.get(card.special) if card.special else None
            flow = reactor(g, hero, moment) if reactor else None
            if flow is not None:
                offers.append(_reaction(hero, card, flow))
    return offers


def _reaction(hero: Hero, card: HeroCard | SkillCard | ItemCard, flow: Flow) -> Reaction:
    label = Label(name(card), None, describe(card))
    return Reaction(hero.seat, f"{card.special}:{hero.index}", label, lambda: flow)


def _overlord_window(g: Descent, moment: Moment) -> Flow:
    """One card of the hand that fits the moment, if the overlord can and wants to pay for it."""
    reactors = _OVERLORD[type(moment)]
    playable: dict[str, Flow] = {}
    for held in dict.fromkeys(g.overlord.hand):
        card = content().overlord[held]
        reactor = reactors.get(card.special or "")
        if reactor is None or not can_pay(g, card):
            continue
        flow = reactor(g, moment)
        if flow is not None:
            playable[held] = flow
    if not playable:
        return
    values = [*playable, "pass"]
    space = OneOf(values, lambda card: card_label(g, card))
    chosen = yield Ask((OVERLORD,), msg(f"des-ask-{_key(type(moment))}-overlord"), space, default="pass")
    if chosen != "pass":
        yield from pay_for(g, content().overlord[chosen])
        yield from playable[chosen]


def cost(g: Descent, card: OverlordCard) -> int:
    """Its threat cost: one more for every Spiritspeaker in the game, one less for traps under a Trapmaster."""
    value = card.cost + sum(worth(hero, "dear_cards", "threat") for hero in g.heroes)
    if card.type == "trap":
        value -= sum(content().overlord[power].values.get("discount", 0) for power in g.overlord.powers)
    return max(0, value)


def can_pay(g: Descent, card: OverlordCard) -> bool:
    """With the threat there is, and what discarding other cards would bring (DES-OVL-07, DES-OVL-08)."""
    others = sum(content().overlord[other].value for other in g.overlord.hand) - card.value
    return g.overlord.threat + others >= cost(g, card)


def pay_for(g: Descent, card: OverlordCard) -> Flow:
    """Discard other cards while the threat does not suffice, then pay and take the card out of the hand."""
    g.overlord.hand.remove(card.id)
    price = cost(g, card)
    while g.overlord.threat < price:
        hand = list(dict.fromkeys(g.overlord.hand))
        space = OneOf(hand, lambda held: card_label(g, held))
        chosen = yield Ask((OVERLORD,), msg("des-ask-discard-to-pay", price=price, threat=g.overlord.threat), space)
        discard_for_threat(g, chosen)
    g.overlord.threat -= price
    g.tell(msg("des-log-card", card=Msg(f"des-card-{card.id}"), price=price), "DES-OVL-07")
    if card.type == "power":  # DES-OVL-18: it stays in front of the overlord for the rest of the game
        g.overlord.powers.append(card.id)
    else:
        g.overlord.discard.append(card.id)


def discard_for_threat(g: Descent, held: str) -> None:
    """A card discarded unplayed gives the threat printed on it and does nothing else (DES-OVL-05, DES-OVL-06)."""
    g.overlord.hand.remove(held)
    g.overlord.discard.append(held)
    g.overlord.threat += content().overlord[held].value
    g.tell(msg("des-log-discard", card=Msg(f"des-card-{held}")), "DES-OVL-05")


def card_label(g: Descent, held: Value) -> Label:
    if held == "pass":
        return Label(msg("kernel-pass"))
    card = content().overlord[str(held)]
    text = msg("des-card-costs", card=Msg(f"des-card-{card.id}"), cost=cost(g, card), value=card.value)
    return Label(text, "DES-OVL-07", describe(card))


def _key(kind: type[Moment]) -> str:
    """attack-declared for AttackDeclared."""
    spelled = enumerate(kind.__name__)
    return "".join(f"-{letter.lower()}" if letter.isupper() and at else letter.lower() for at, letter in spelled)
