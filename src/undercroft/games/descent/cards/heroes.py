"""Abilities printed on hero sheets."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from undercroft.board import Bits
from undercroft.games.descent.cards.fatigue import affords, pay
from undercroft.games.descent.cards.strikes import Arms, melee, reaching, strike
from undercroft.games.descent.figures import hero_key, hero_name, monster_spaces
from undercroft.games.descent.rules import orders
from undercroft.games.descent.rules.attack import attack
from undercroft.games.descent.rules.damage import heal, recover
from undercroft.games.descent.rules.death import kill_hero
from undercroft.games.descent.rules.guard import useful_weapons
from undercroft.games.descent.rules.hero_turn import ACTIONS, GRANTS, action_label
from undercroft.games.descent.rules.movement_actions import halt
from undercroft.games.descent.rules.targets import in_reach_of
from undercroft.games.descent.rules.uses import hero_use
from undercroft.games.descent.rules.windows import (
    AttackDeclared,
    OverlordPauses,
    TurnStarted,
    hero_reaction,
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
    """What she can do now. She may bleed to death, but not in the town (DES-TWN-01)."""
    amount = worth(hero, "blood_trade", "amount")
    found = []
    if hero.fatigue >= amount and hero.wounds < max_wounds(hero):
        found.append("heal")
    if hero.fatigue < max_fatigue(hero) and (hero.wounds > amount or hero.at != TOWN):
        found.append("bleed")
    return found


def _trade(g: Descent, hero: Hero) -> Flow:
    amount = worth(hero, "blood_trade", "amount")
    space = OneOf(_trades(hero), lambda trade: Label(msg(f"des-trade-{trade}", amount=amount), "DES-CRD-04"))
    if (yield Ask((hero.seat,), msg("des-ask-trade", who=hero_name(hero)), space)) == "heal":
        hero.fatigue -= amount
        heal(g, hero, amount)
        return
    hero.wounds -= min(amount, hero.wounds)  # a price, not an injury: nothing prevents it
    orders.wounded(g, hero)
    recover(g, hero, amount)
    if not hero.wounds:
        yield from kill_hero(g, hero)


# -- Silhouette: another order in place of the one she has, at any time


@hero_use("swap_order")
def swap_order(g: Descent, hero: Hero) -> Flow | None:
    return _swap(g, hero) if hero.order and affords(hero, "swap_order") else None


@hero_reaction(TurnStarted, "swap_order")
def swap_order_first(g: Descent, hero: Hero, moment: TurnStarted) -> Flow | None:
    """Before a dodge or a guard is over, and while a rest can still be used."""
    return swap_order(g, hero) if moment.hero is hero else None


@hero_reaction(OverlordPauses, "swap_order")
def swap_order_for_guard(g: Descent, hero: Hero, moment: OverlordPauses) -> Flow | None:  # noqa: ARG001
    """When a guard could strike: she is not asked while it would lead to nothing."""
    return swap_order(g, hero) if hero.order != "guard" and hero.at != TOWN and useful_weapons(g, hero) else None


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
    if "extra_attack" in hero.turn.used or hero.at == TOWN:
        return None
    near = in_reach_of(g, hero, None) & monster_spaces(g)
    return _punch(g, hero, near) if near else None


def _punch(g: Descent, hero: Hero, near: Bits) -> Flow:
    hero.turn.used.append("extra_attack")
    yield from attack(g, hero, dice=hero_card(hero).dice, at=near)


# -- Steelhorns: a charge at the end of a run


@hero_use("bull_charge")
def bull_charge(g: Descent, hero: Hero) -> Flow | None:
    """After running in a straight line, one blow, with which the movement ends."""
    turn = hero.turn
    if turn.action != "run" or not turn.moved or turn.bent or "bull_charge" in turn.used or hero.at == TOWN:
        return None
    arms = melee(reaching(g, hero, monster_spaces(g)))
    return _charge(g, hero, arms) if arms else None


def _charge(g: Descent, hero: Hero, arms: Arms) -> Flow:
    hero.turn.used.append("bull_charge")
    yield from strike(g, hero, arms)
    if hero.at != TOWN and not g.winner:
        yield from halt(g, hero, "")


# -- Grey Ker: another action in place of the one declared


@hero_use("change_action")
def change_action(g: Descent, hero: Hero) -> Flow | None:
    """As often as he likes; what he has done so far must fit the new action."""
    return _change(g, hero) if hero.turn.action in ACTIONS and _fitting(hero) else None


class Left(NamedTuple):
    """What is left of an action, by the names of a turn's fields."""

    points: int
    attacks: int
    orders: int
    halves: int
    granted: int


def _fitting(hero: Hero) -> dict[str, Left]:
    """The other actions in which everything done so far fits, and what is then left of them."""
    found = {}
    for action in ACTIONS:
        left = _left_of(hero, action) if action != hero.turn.action else None
        if left is not None:
            found[action] = left
    return found


def _left_of(hero: Hero, action: str) -> Left | None:
    """The old action takes along what it granted, and what cards had added to it."""
    turn, old, new = hero.turn, GRANTS[hero.turn.action], GRANTS[action]
    granted = new.paces * speed(hero)
    points = turn.points - turn.granted + granted
    attacks, halves = new.attacks - turn.attacked, new.halves
    orders_left = new.orders - (old.orders - turn.orders)
    if attacks < 0:
        attacks, halves = 0, halves + attacks
    if points < 0 and halves > 0:
        points, granted, halves = points + speed(hero), granted + speed(hero), halves - 1
    left = Left(points, attacks, orders_left, halves, granted)
    return left if min(left) >= 0 else None


def _change(g: Descent, hero: Hero) -> Flow:
    """It is no new declaration: cards that go with one are not used again."""
    able = _fitting(hero)
    action = yield Ask((hero.seat,), msg("des-ask-action", who=hero_name(hero)), OneOf(list(able), action_label))
    hero.turn = msgspec.structs.replace(hero.turn, action=action, **able[action]._asdict())
    g.tell(msg("des-log-action", who=hero_name(hero), action=Msg(f"des-action-{action}")), "DES-HER-05")
