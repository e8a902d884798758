"""Abilities printed on hero sheets."""

from __future__ import annotations

from undercroft.games.descent.cards.fatigue import affords, pay
from undercroft.games.descent.cards.strikes import melee, reaching, strike
from undercroft.games.descent.figures import hero_key, hero_name, monster_spaces
from undercroft.games.descent.rules import orders
from undercroft.games.descent.rules.attack import attack
from undercroft.games.descent.rules.damage import heal, recover
from undercroft.games.descent.rules.hero_turn import ACTIONS, GRANTS, action_label
from undercroft.games.descent.rules.targets import targets
from undercroft.games.descent.rules.uses import hero_use
from undercroft.games.descent.rules.windows import (
    ActionDeclared,
    AttackDeclared,
    MonsterActivated,
    TurnStarted,
    hero_reaction,
    reactions,
    window,
)
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import hero_card, max_fatigue, max_wounds, speed, worth
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

# -- Red Scorpion: fatigue for wounds, or wounds for fatigue, as her turn begins


@hero_reaction(TurnStarted, "blood_trade")
def blood_trade(g: Descent, hero: Hero, moment: TurnStarted) -> Flow | None:
    return _trade(g, hero) if moment.hero is hero and _trades(hero) else None


def _trades(hero: Hero) -> list[str]:
    """What she can do now; she does not bleed to death of her own accord."""
    amount = worth(hero, "blood_trade", "amount")
    found = []
    if hero.fatigue >= amount and hero.wounds < max_wounds(hero):
        found.append("heal")
    if hero.wounds > amount and hero.fatigue < max_fatigue(hero):
        found.append("bleed")
    return found


def _trade(g: Descent, hero: Hero) -> Flow:
    amount = worth(hero, "blood_trade", "amount")
    space = OneOf(_trades(hero), lambda trade: Label(msg(f"des-trade-{trade}", amount=amount), "DES-CRD-04"))
    if (yield Ask((hero.seat,), msg("des-ask-trade", who=hero_name(hero)), space)) == "heal":
        hero.fatigue -= amount
        heal(g, hero, amount)
    else:
        hero.wounds -= amount  # a price, not an injury: nothing prevents it
        orders.wounded(g, hero)
        recover(g, hero, amount)


# -- Silhouette: another order in place of the one she has, at any time


@hero_use("swap_order")
def swap_order(g: Descent, hero: Hero) -> Flow | None:
    return _swap(g, hero) if hero.order and affords(hero, "swap_order") else None


@hero_reaction(TurnStarted, "swap_order")
def swap_order_first(g: Descent, hero: Hero, moment: TurnStarted) -> Flow | None:
    """Before a dodge or a guard is over, and while a rest can still be used."""
    return swap_order(g, hero) if moment.hero is hero else None


@hero_reaction(MonsterActivated, "swap_order")
def swap_order_for_guard(g: Descent, hero: Hero, moment: MonsterActivated) -> Flow | None:  # noqa: ARG001
    return swap_order(g, hero)


@hero_reaction(AttackDeclared, "swap_order")
def swap_order_for_dodge(g: Descent, hero: Hero, moment: AttackDeclared) -> Flow | None:
    return swap_order(g, hero) if hero_key(hero) in moment.attack.struck else None


def _swap(g: Descent, hero: Hero) -> Flow:
    others = [order for order in orders.ORDERS if order != hero.order]
    chosen = yield Ask((hero.seat,), msg("des-ask-swap", who=hero_name(hero)), OneOf(others, orders.order_label))
    pay(hero, "swap_order")
    orders.remove_order(g, hero, "DES-ORD-03")
    orders.place_order(g, hero, chosen)


# -- One Fist: a blow with the other hand, besides the action


@hero_use("extra_attack")
def extra_attack(g: Descent, hero: Hero) -> Flow | None:
    if "extra_attack" in hero.turn.used or hero.at == TOWN or not targets(g, hero, "melee", can_blast=False):
        return None
    return _punch(g, hero)


def _punch(g: Descent, hero: Hero) -> Flow:
    hero.turn.used.append("extra_attack")
    yield from attack(g, hero, dice=hero_card(hero).dice)


# -- Steelhorns: a charge at the end of a run


@hero_use("bull_charge")
def bull_charge(g: Descent, hero: Hero) -> Flow | None:
    """After running in a straight line, one blow, with which the movement ends."""
    turn = hero.turn
    if turn.action != "run" or not turn.moved or turn.bent or "bull_charge" in turn.used or hero.at == TOWN:
        return None
    arms = melee(reaching(g, hero, monster_spaces(g)))
    return _charge(g, hero) if arms else None


def _charge(g: Descent, hero: Hero) -> Flow:
    hero.turn.used.append("bull_charge")
    hero.turn.points = 0
    hero.turn.halted = True
    yield from strike(g, hero, melee(reaching(g, hero, monster_spaces(g))))


# -- Grey Ker: another action in place of the one declared


@hero_use("change_action")
def change_action(g: Descent, hero: Hero) -> Flow | None:
    """Once a turn. A card paid for when the action was declared ties him to it."""
    turn = hero.turn
    tied = any(special in turn.used for special in ("change_action", *reactions(ActionDeclared)))
    return _change(g, hero) if turn.action in ACTIONS and not tied and _fitting(hero) else None


def _fitting(hero: Hero) -> dict[str, tuple[int, int, int, int]]:
    """The other actions in which everything done so far fits, and the points, attacks, orders and halves then left."""
    found = {}
    for action in ACTIONS:
        left = _left_of(hero, action) if action != hero.turn.action else None
        if left is not None:
            found[action] = left
    return found


def _left_of(hero: Hero, action: str) -> tuple[int, int, int, int] | None:
    turn, old, new = hero.turn, GRANTS[hero.turn.action], GRANTS[action]
    walked = old.halves - turn.halves - (turn.attacked if old.halves else 0)  # halves of a Ready used for moving
    points = turn.points + (new.paces - old.paces - walked) * speed(hero)
    attacks, halves = new.attacks - turn.attacked, new.halves
    orders_left = new.orders - (old.orders - turn.orders)
    if attacks < 0:
        attacks, halves = 0, halves + attacks
    if points < 0 and halves > 0:
        points, halves = points + speed(hero), halves - 1
    return (points, attacks, orders_left, halves) if min(points, orders_left, halves) >= 0 else None


def _change(g: Descent, hero: Hero) -> Flow:
    able = _fitting(hero)
    action = yield Ask((hero.seat,), msg("des-ask-action", who=hero_name(hero)), OneOf(list(able), action_label))
    turn = hero.turn
    turn.used.append("change_action")
    turn.action = action
    turn.points, turn.attacks, turn.orders, turn.halves = able[action]
    g.tell(msg("des-log-action", who=hero_name(hero), action=Msg(f"des-action-{action}")), "DES-HER-05")
    yield from window(g, ActionDeclared(hero))
