"""The moments at which cards, orders and abilities may be used, and who may use them (DES-TIM-01).

A card registers what it can do at a moment; `window` offers it to its owner. Heroes' reactions come from their own
cards, the overlord's from his hand: of those only one may be played for each occurrence (DES-OVL-13, DES-OVL-15).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import NamedTuple, TypeAlias, TypeVar

import msgspec

from undercroft.games.descent.box.content import HeroCard, ItemCard, OverlordCard, SkillCard, content, describe, name
from undercroft.games.descent.figures import attacker_of, dungeon, figure, hero_name, name_of
from undercroft.games.descent.state import OVERLORD, Attack, Descent, Hero, Monster
from undercroft.games.descent.stats import Holding, kit, power, special_cards
from undercroft.kernel.asks import ANEW, Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value
from undercroft.kernel.window import PUBLIC, Reaction
from undercroft.kernel.window import window as offer_all
from undercroft.parts.cell_names import cell_name
from undercroft.parts.deck import discard


class Moment(msgspec.Struct, kw_only=True):
    """Something is about to happen or has just happened."""

    spent: list[str] = []
    """What heroes have used at this moment: a card works once at each."""


class OfHero(Moment):
    """Something that a hero does, or that happens to him."""

    hero: Hero


class AttackDeclared(Moment):
    """A target has been named, the dice not yet rolled."""

    attack: Attack


class AttackRolled(Moment):
    """The dice lie on the table; one re-roll may follow."""

    attack: Attack


class HeroAttacked(OfHero):
    """A hero has finished an attack."""

    attack: Attack


class MonsterKilled(OfHero):
    """A hero has killed a monster for good."""

    monster: Monster


class HeroKilled(OfHero):
    """A hero has been killed and still lies where he fell."""

    by: Monster | None


class HeroEntered(OfHero):
    """A hero has moved into a space."""

    cell: int
    was_empty: bool
    """No figure, obstacle or token was on it (DES-OVL-15)."""


class DoorOpened(OfHero):
    door: int


class ChestOpened(OfHero):
    number: int
    withheld: bool = False
    """What is inside is not shared out now."""


class TurnStarted(OfHero):
    """A hero's turn, before anything else."""


class ActionDeclared(OfHero):
    """A hero has declared an action, and not yet done anything with it (DES-HER-05)."""


class Equipped(OfHero):
    """The second step of a hero's turn is done (DES-HER-04)."""


class TurnEnds(OfHero):
    """A hero has done everything the action allows."""


class MonsterActivated(Moment):
    monster: Monster


class MonsterMoved(Moment):
    """A monster has moved one space."""

    monster: Monster


class OverlordPauses(Moment):
    """A moment of the overlord's turn when a guard could interrupt it (DES-ORD-12)."""


class OverlordTurn(Moment):
    """The overlord's turn, before the first monster is activated (DES-TIM-02)."""


M = TypeVar("M", bound=Moment)
HeroCardFor: TypeAlias = Callable[[Descent, Hero, M], "Flow | None"]
OverlordCardFor: TypeAlias = Callable[[Descent, M], "Flow | None"]


class Play(NamedTuple):
    """What a card does, by a plain function or a flow, and when it can."""

    does: Callable[..., Flow | None]
    when: Callable[..., object]
    again: bool = False
    """More than once at the same moment."""


def always(*_: object) -> bool:
    return True


def own(_: Descent, hero: Hero, moment: OfHero) -> bool:
    """What the hero does himself, and not another one."""
    return moment.hero is hero


_EFFECTS: dict[type[Moment], dict[str, Play]] = {}
_HERO: dict[type[Moment], dict[str, Play]] = {}
_OVERLORD: dict[type[Moment], dict[str, Play]] = {}

_BEST_DISCARD = max(card.value for card in content().overlord.values())
"""The most threat that discarding one card can bring."""
_DEARER = {card.id: card.values["threat"] for card in content().heroes.values() if card.special == "dear_cards"}
"""What overlord cards cost more while such a hero is in the game."""


def hero_effect(
    moment: type[M], special: str, *, when: Callable[[Descent, Hero, M], object] = always
) -> Callable[[HeroCardFor[M]], HeroCardFor[M]]:
    """Register what a hero's card does at a moment without being asked, and when."""

    def register(effect: HeroCardFor[M]) -> HeroCardFor[M]:
        _EFFECTS.setdefault(moment, {})[special] = Play(effect, when)
        return effect

    return register


def hero_reaction(
    moment: type[M], special: str, *, when: Callable[[Descent, Hero, M], object] = always, again: bool = False
) -> Callable[[HeroCardFor[M]], HeroCardFor[M]]:
    """Register what a hero's card does if it is used at a moment, and when it can be.

    A card is used once at a moment; `again` is for cards that are gone then, so that another copy may follow.
    """

    def register(reaction: HeroCardFor[M]) -> HeroCardFor[M]:
        _HERO.setdefault(moment, {})[special] = Play(reaction, when, again)
        return reaction

    return register


def overlord_reaction(
    moment: type[M], special: str, *, when: Callable[[Descent, M], object] = always
) -> Callable[[OverlordCardFor[M]], OverlordCardFor[M]]:
    """Register what an overlord card does if it is played at a moment, and when it can be."""

    def register(reaction: OverlordCardFor[M]) -> OverlordCardFor[M]:
        _OVERLORD.setdefault(moment, {})[special] = Play(reaction, when)
        return reaction

    return register


def window(g: Descent, moment: Moment) -> Flow:
    """Offer the moment to the heroes, then to the overlord. It costs little if nobody can act.

    Whether any card has done anything.
    """
    kind, used = type(moment), False
    if kind in _EFFECTS:
        used = yield from _take_effect(g, moment)
    if kind in _HERO and not g.winner and _hero_offers(g, moment):
        prompt = msg(f"des-ask-{_key(kind)}")
        used |= bool((yield from offer_all(prompt, lambda: _hero_offers(g, moment), PUBLIC, interrupts=True)))
    if kind in _OVERLORD and not g.winner:
        used |= yield from _overlord_window(g, moment)
    return used


def _take_effect(g: Descent, moment: Moment) -> Flow:
    """What cards do by themselves; a monkey keeps its skills (DES-EFF-14). Whether any has done anything."""
    effects, used = _EFFECTS[type(moment)], False
    for hero in g.heroes:
        using = kit(hero)
        for card in using.special if not using.specials.isdisjoint(effects) else ():
            effect = effects.get(card.special or "")
            if effect is not None and effect.when(g, hero, moment):
                tell_use(g, hero, card)
                yield from run(effect.does(g, hero, moment))
                used = True
    return used


def _hero_offers(g: Descent, moment: Moment) -> list[Reaction]:
    plays, able = _HERO[type(moment)], _used_at(type(moment))
    offers = []
    for hero in g.heroes:
        if hero.monkey or not able.among(hero):
            continue
        for card in special_cards(hero):
            play = plays.get(card.special or "")
            if play is None:
                continue
            key = f"{card.special}:{hero.index}"
            if (play.again or key not in moment.spent) and play.when(g, hero, moment):
                label = Label(name(card), None, describe(card))
                offers.append(Reaction(hero.seat, key, label, partial(_react, g, hero, card, moment, play)))
    return offers


@cache
def _used_at(kind: type[Moment]) -> Holding:
    """Heroes' cards that can be used at such a moment: who holds none of them, as mostly, has nothing to offer."""

    def able(known: Iterable[HeroCard | SkillCard | ItemCard]) -> frozenset[str]:
        return frozenset(card.id for card in known if card.special in _HERO[kind])

    c = content()
    return Holding(able(c.heroes.values()), able(c.skills.values()), able(c.items.values()))


def _react(g: Descent, hero: Hero, card: HeroCard | SkillCard | ItemCard, moment: Moment, play: Play) -> Flow | None:
    moment.spent.append(f"{card.special}:{hero.index}")
    tell_use(g, hero, card)
    return play.does(g, hero, moment)


def tell_use(g: Descent, hero: Hero, card: HeroCard | SkillCard | ItemCard) -> None:
    if isinstance(card, HeroCard):
        g.tell(msg("des-log-ability", who=hero_name(hero)), "DES-CRD-04")
    else:
        g.tell(msg("des-log-use", who=hero_name(hero), card=name(card)), "DES-CRD-01")


def _overlord_window(g: Descent, moment: Moment) -> Flow:
    """Cards of the hand that fit the moment, as the overlord can and wants to pay: one event and one trap at most.

    He is asked whenever he might hold such a card, for all that the others know: being asked gives nothing away
    (DES-OVL-21). Whenever he discards meanwhile, he is asked anew about what is left. Whether he has played any.
    """
    played: list[str] = []
    while not g.winner and _might_play(g, moment, played):
        space = OneOf(lambda: [*_playable(g, moment, played), "pass"], lambda card: card_label(g, card))
        prompt = msg(f"des-ask-{_key(type(moment))}-overlord", **_about(g, moment))
        chosen = yield Ask((OVERLORD,), prompt, space, default="pass", anew=True, interrupts=True)
        if chosen is ANEW:
            continue
        if chosen == "pass":
            break
        card = content().overlord[chosen]
        effect = _playable(g, moment, played)[chosen]  # before it is paid for, when the moment is as it was offered
        played.append(card.type)
        yield from pay_for(g, card)
        yield from run(effect.does(g, moment))
    return bool(played)


def _about(g: Descent, moment: Moment) -> dict[str, Msg | str | list[Msg]]:
    """Who does what where, for the question to tell: a trap is laid for somebody."""
    if isinstance(moment, OfHero):
        where = {"cell": cell_name(dungeon(g).grid, moment.cell)} if isinstance(moment, HeroEntered) else {}
        return {"who": hero_name(moment.hero), **where}
    if isinstance(moment, MonsterActivated | MonsterMoved):
        return {"who": name_of(moment.monster)}
    if isinstance(moment, AttackDeclared | AttackRolled):
        attacker, struck = attacker_of(g, moment.attack), [figure(g, key) for key in moment.attack.struck]
        whom = [name_of(one) for one in struck if one is not None]
        return {"who": name_of(attacker), "whom": whom} if attacker is not None else {}
    return {}


def _might_play(g: Descent, moment: Moment, played: list[str]) -> bool:
    """Whether there is a card for this moment that is not lying open somewhere, and that a hand like his could pay."""
    held = len(g.overlord.hand)
    if not held:
        return False
    most = g.overlord.threat + (held - 1) * _BEST_DISCARD
    extra = surcharge(g)
    doing, gone = content().doing, [*g.overlord.discard, *g.overlord.powers]
    for special, play in _OVERLORD[type(moment)].items():
        card = doing[special]
        if card.type in played or cost(g, card, extra) > most or gone.count(card.id) >= card.count:
            continue
        if play.when(g, moment):
            return True
    return False


def _playable(g: Descent, moment: Moment, played: list[str]) -> dict[str, Play]:
    """What each card in hand would do at this moment, which it must be made for (DES-OVL-12, DES-OVL-14).

    Those of a type that has been played are left out (DES-OVL-13, DES-OVL-15).
    """
    plays = _OVERLORD[type(moment)]
    found: dict[str, Play] = {}
    for held in dict.fromkeys(g.overlord.hand):
        card = content().overlord[held]
        play = plays.get(card.special or "")
        if play is not None and card.type not in played and can_pay(g, card) and play.when(g, moment):
            found[held] = play
    return found


def surcharge(g: Descent) -> int:
    """What every card costs more: one for every Spiritspeaker in the game."""
    return sum([_DEARER[hero.card] for hero in g.heroes if hero.card in _DEARER])


def cost(g: Descent, card: OverlordCard, extra: int | None = None) -> int:
    """Its threat cost, with the surcharge, if that is not known yet; one less for traps under a Trapmaster."""
    value = card.cost + (surcharge(g) if extra is None else extra)
    if card.type == "trap":
        value -= power(g, "trapmaster", "discount")
    return max(0, value)


def can_pay(g: Descent, card: OverlordCard) -> bool:
    """With the threat there is, and what discarding other cards would bring (DES-OVL-07, DES-OVL-08)."""
    cards = content().overlord
    hand = sum([cards[held].value for held in g.overlord.hand])
    return g.overlord.threat + hand - card.value >= cost(g, card)


def pay_for(g: Descent, card: OverlordCard) -> Flow:
    """Discard other cards while the threat does not suffice, then pay and take the card out of the hand.

    A power lasts; events, traps and spawn cards do what they do once (DES-CRD-17).
    """
    g.overlord.hand.remove(card.id)
    price = cost(g, card)
    while g.overlord.threat < price:
        hand = list(dict.fromkeys(g.overlord.hand))
        space = OneOf(hand, lambda held: card_label(g, held))
        prompt = msg("des-ask-discard-to-pay", price=price, threat=g.overlord.threat)
        chosen = yield Ask((OVERLORD,), prompt, space, anew=True)
        if chosen is not ANEW:
            discard_for_threat(g, chosen)
    g.overlord.threat -= price
    g.tell(msg("des-log-card", card=Msg(f"des-card-{card.id}"), price=price), "DES-OVL-07")
    if card.type == "power":  # DES-OVL-18: it stays in front of the overlord for the rest of the game
        g.overlord.powers.append(card.id)
    else:
        g.overlord.discard.append(card.id)  # DES-OVL-09: for no threat, since it was played


def discard_for_threat(g: Descent, held: str) -> None:
    """A card discarded unplayed gives the threat printed on it and does nothing else (DES-OVL-05, DES-OVL-06)."""
    discard(held, g.overlord.hand, g.overlord.discard)
    g.overlord.threat += content().overlord[held].value
    g.tell(msg("des-log-discard", card=Msg(f"des-card-{held}")), "DES-OVL-05")


def discard_label(held: Value) -> Label:
    card = content().overlord[str(held)]
    return Label(msg("des-discard", card=Msg(f"des-card-{card.id}"), threat=card.value), "DES-OVL-05")


def card_label(g: Descent, held: Value) -> Label:
    if held == "pass":
        return Label(msg("kernel-pass"))
    card = content().overlord[str(held)]
    text = msg("des-card-costs", card=Msg(f"des-card-{card.id}"), cost=cost(g, card), value=card.value)
    return Label(text, "DES-OVL-07", describe(card))


@cache
def _key(kind: type[Moment]) -> str:
    """attack-declared for AttackDeclared."""
    spelled = enumerate(kind.__name__)
    return "".join(f"-{letter.lower()}" if letter.isupper() and at else letter.lower() for at, letter in spelled)
