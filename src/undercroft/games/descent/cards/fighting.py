"""Skills of the fighting deck."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.descent.cards.fatigue import affords, pay
from undercroft.games.descent.cards.strikes import can_repeat, repeat
from undercroft.games.descent.figures import figure, hero_name
from undercroft.games.descent.rules.damage import recover
from undercroft.games.descent.rules.movement_actions import neighbours
from undercroft.games.descent.rules.orders import ORDERS, order_label, place_order
from undercroft.games.descent.rules.uses import hero_use
from undercroft.games.descent.rules.windows import ActionDeclared, HeroAttacked, hero_effect, hero_reaction, own
from undercroft.games.descent.state import Descent, Hero
from undercroft.games.descent.stats import has, speed, worth
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

# -- With the declaration of an action


def _declaring(action: str, special: str = "") -> Callable[[Descent, Hero, ActionDeclared], bool]:
    """Whether the hero declares this action, and can pay for the card if it asks for that."""

    def when(g: Descent, hero: Hero, moment: ActionDeclared) -> bool:
        return own(g, hero, moment) and hero.turn.action == action and affords(hero, special)

    return when


@hero_effect(ActionDeclared, "battle_cry", when=_declaring("battle"))
def battle_cry(g: Descent, hero: Hero, _: ActionDeclared) -> None:
    for heartened in [hero, *neighbours(g, hero)]:
        recover(g, heartened, worth(hero, "battle_cry", "regain"))


@hero_effect(ActionDeclared, "relentless", when=_declaring("advance"))
def relentless(g: Descent, hero: Hero, _: ActionDeclared) -> None:
    recover(g, hero, worth(hero, "relentless", "regain"))


@hero_reaction(ActionDeclared, "able_warrior", when=_declaring("advance", "able_warrior"))
def able_warrior(_g: Descent, hero: Hero, _: ActionDeclared) -> None:
    _more_attacks(hero, "able_warrior")


@hero_reaction(ActionDeclared, "knight", when=_declaring("battle", "knight"))
def knight(_g: Descent, hero: Hero, _: ActionDeclared) -> None:
    half = (speed(hero) + 1) // 2  # rounded up
    hero.turn.granted += half
    hero.turn.points += half
    _more_attacks(hero, "knight")


def _more_attacks(hero: Hero, special: str) -> None:
    """As many attacks as the card says, in place of those of the action."""
    pay(hero, special)
    hero.turn.attacks = worth(hero, special, "attacks")


@hero_reaction(ActionDeclared, "leadership", when=_declaring("ready", "leadership"))
def leadership(_g: Descent, hero: Hero, _: ActionDeclared) -> None:
    """More halves of the action than one, beside the order."""
    pay(hero, "leadership")
    hero.turn.halves += worth(hero, "leadership", "halves") - 1


@hero_effect(ActionDeclared, "unmovable", when=_declaring("battle"))
def unmovable(_g: Descent, hero: Hero, _: ActionDeclared) -> None:
    """Armour until the next turn."""
    hero.braced = worth(hero, "unmovable", "armor")


def _can_stand_guard(_: Descent, hero: Hero) -> bool:
    """At any moment of the turn in which the hero braced himself, unless there is an order (DES-ORD-02)."""
    return bool(hero.braced) and not hero.order and "unmovable" not in hero.turn.used


@hero_use("unmovable", when=_can_stand_guard)
def stand_guard(g: Descent, hero: Hero) -> Flow:
    hero.turn.used.append("unmovable")
    able = [hero, *_without_orders(g, hero)] if has(hero, "leadership") else [hero]
    place_order(g, hero if len(able) == 1 else (yield from _choose(hero, able)), "guard")


# -- Leadership: others place the orders


def _without_orders(g: Descent, hero: Hero) -> list[Hero]:
    return [other for other in g.heroes if other is not hero and not other.order and not other.monkey]


def _can_give_order(g: Descent, hero: Hero) -> bool:
    return bool(hero.turn.orders and not hero.order and _without_orders(g, hero))


@hero_use("leadership", when=_can_give_order)
def give_order(g: Descent, hero: Hero) -> Flow:
    """One of the hero's orders is placed by somebody else, who chooses which."""
    other = yield from _choose(hero, _without_orders(g, hero))
    prompt = msg("des-ask-order", who=hero_name(other))
    order = yield Ask((other.seat,), prompt, OneOf(ORDERS, order_label))
    hero.turn.orders -= 1
    place_order(g, other, order)


def _choose(hero: Hero, able: list[Hero]) -> Flow:
    heroes, prompt = {other.card: other for other in able}, msg("des-ask-lead", who=hero_name(hero))
    return (yield from choose(hero.seat, prompt, heroes, lambda card: Label(Msg(f"des-hero-{card}"), "DES-ORD-01")))


# -- Cleaving: on to the next enemy


def _can_cleave(g: Descent, hero: Hero, moment: HeroAttacked) -> bool:
    """After a melee attack, once for each enemy that it killed for good."""
    atk = moment.attack
    if not own(g, hero, moment) or atk.kind != "melee" or not affords(hero, "cleaving"):
        return False
    killed = [key for key in atk.wounds if key[0] == "m" and figure(g, key) is None]
    return moment.spent.count(f"cleaving:{hero.index}") < len(killed) and can_repeat(g, hero, atk)


@hero_reaction(HeroAttacked, "cleaving", when=_can_cleave, again=True)
def cleaving(g: Descent, hero: Hero, moment: HeroAttacked) -> Flow:
    pay(hero, "cleaving")
    yield from repeat(g, hero, moment.attack)
