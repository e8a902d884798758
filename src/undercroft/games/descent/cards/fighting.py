"""Skills of the fighting deck."""

from __future__ import annotations

from undercroft.games.descent.cards.fatigue import affords, pay
from undercroft.games.descent.cards.strikes import can_repeat, repeat
from undercroft.games.descent.figures import figure, hero_name
from undercroft.games.descent.rules.damage import recover
from undercroft.games.descent.rules.movement_actions import neighbours
from undercroft.games.descent.rules.orders import ORDERS, order_label, place_order
from undercroft.games.descent.rules.uses import hero_use
from undercroft.games.descent.rules.windows import ActionDeclared, HeroAttacked, hero_effect, hero_reaction
from undercroft.games.descent.state import Attack, Descent, Hero
from undercroft.games.descent.stats import has, speed, worth
from undercroft.kernel.asks import Ask, Flow, choose
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

# -- With the declaration of an action


def _declares(hero: Hero, moment: ActionDeclared, action: str) -> bool:
    return moment.hero is hero and hero.turn.action == action


@hero_effect(ActionDeclared, "battle_cry")
def battle_cry(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:
    return _cry(g, hero) if _declares(hero, moment, "battle") else None


def _cry(g: Descent, hero: Hero) -> Flow:
    for heartened in [hero, *neighbours(g, hero)]:
        recover(g, heartened, worth(hero, "battle_cry", "regain"))
    return
    yield


@hero_effect(ActionDeclared, "relentless")
def relentless(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:
    return _press_on(g, hero) if _declares(hero, moment, "advance") else None


def _press_on(g: Descent, hero: Hero) -> Flow:
    recover(g, hero, worth(hero, "relentless", "regain"))
    return
    yield


@hero_reaction(ActionDeclared, "able_warrior")
def able_warrior(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:  # noqa: ARG001
    able = _declares(hero, moment, "advance") and affords(hero, "able_warrior")
    return _more_attacks(hero, "able_warrior") if able else None


@hero_reaction(ActionDeclared, "knight")
def knight(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:  # noqa: ARG001
    able = _declares(hero, moment, "battle") and affords(hero, "knight")
    return _ride(hero) if able else None


def _ride(hero: Hero) -> Flow:
    half = (speed(hero) + 1) // 2  # rounded up
    hero.turn.granted += half
    hero.turn.points += half
    yield from _more_attacks(hero, "knight")


def _more_attacks(hero: Hero, special: str) -> Flow:
    """As many attacks as the card says, in place of those of the action."""
    pay(hero, special)
    hero.turn.attacks = worth(hero, special, "attacks")
    return
    yield


@hero_reaction(ActionDeclared, "leadership")
def leadership(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:  # noqa: ARG001
    able = _declares(hero, moment, "ready") and affords(hero, "leadership")
    return _lead(hero) if able else None


def _lead(hero: Hero) -> Flow:
    """More halves of the action than one, beside the order."""
    pay(hero, "leadership")
    hero.turn.halves += worth(hero, "leadership", "halves") - 1
    return
    yield


@hero_effect(ActionDeclared, "unmovable")
def unmovable(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:  # noqa: ARG001
    return _brace(hero) if _declares(hero, moment, "battle") else None


def _brace(hero: Hero) -> Flow:
    """Armour until the next turn."""
    hero.braced = worth(hero, "unmovable", "armor")
    return
    yield


@hero_use("unmovable")
def stand_guard(g: Descent, hero: Hero) -> Flow | None:
    """A guard at any moment of the turn in which the hero braced himself, unless there is an order (DES-ORD-02)."""
    able = hero.braced and not hero.order and "unmovable" not in hero.turn.used
    return _stand_guard(g, hero) if able else None


def _stand_guard(g: Descent, hero: Hero) -> Flow:
    hero.turn.used.append("unmovable")
    able = [hero, *_without_orders(g, hero)] if has(hero, "leadership") else [hero]
    place_order(g, hero if len(able) == 1 else (yield from _choose(hero, able)), "guard")


# -- Leadership: others place the orders


@hero_use("leadership")
def give_order(g: Descent, hero: Hero) -> Flow | None:
    able = hero.turn.orders and not hero.order and _without_orders(g, hero)
    return _give_order(g, hero) if able else None


def _without_orders(g: Descent, hero: Hero) -> list[Hero]:
    return [other for other in g.heroes if other is not hero and not other.order and not other.monkey]


def _give_order(g: Descent, hero: Hero) -> Flow:
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


@hero_reaction(HeroAttacked, "cleaving", again=True)
def cleaving(g: Descent, hero: Hero, moment: HeroAttacked) -> Flow | None:
    """After a melee attack, once for each enemy that it killed for good."""
    atk = moment.attack
    if moment.hero is not hero or atk.kind != "melee" or not affords(hero, "cleaving"):
        return None
    killed = [key for key in atk.wounds if key[0] == "m" and figure(g, key) is None]
    used = moment.spent.count(f"cleaving:{hero.index}")
    return _cleave(g, hero, atk) if used < len(killed) and can_repeat(g, hero, atk) else None


def _cleave(g: Descent, hero: Hero, atk: Attack) -> Flow:
    pay(hero, "cleaving")
    yield from repeat(g, hero, atk)
