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
    own,
)
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import hero_card, max_fatigue, max_wounds, speed, worth
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

# -- Red Scorpion: fatigue for wounds, or wounds for fatigue, as her turn begins


def _trades(hero: Hero) -> list[str]:
    """What she can do now. She may bleed to death, but not in the town (DES-TWN-01)."""
    amount = worth(hero, "blood_trade", "amount")
    found = []
    if hero.fatigue >= amount and hero.wounds < max_wounds(hero):
        found.append("heal")
    if hero.fatigue < max_fatigue(hero) and (hero.wounds > amount or hero.at != TOWN):
        found.append("bleed")
    return found


@hero_reaction(TurnStarted, "blood_trade", when=lambda g, hero, moment: own(g, hero, moment) and _trades(hero))
def blood_trade(g: Descent, hero: Hero, _: TurnStarted) -> Flow:
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


def _can_swap(_: Descent, hero: Hero) -> bool:
    return bool(hero.order) and affords(hero, "swap_order")


@hero_use("swap_order", when=_can_swap)
def swap_order(g: Descent, hero: Hero) -> Flow:
    others = [order for order in orders.ORDERS if order != hero.order]
    chosen = yield Ask((hero.seat,), msg("des-ask-swap", who=hero_name(hero)), OneOf(others, orders.order_label))
    pay(hero, "swap_order")
    orders.remove_order(g, hero, "DES-ORD-03")
    orders.place_order(g, hero, chosen)


@hero_reaction(TurnStarted, "swap_order", when=lambda g, hero, moment: own(g, hero, moment) and _can_swap(g, hero))
def swap_order_first(g: Descent, hero: Hero, _: TurnStarted) -> Flow | None:
    """Before a dodge or a guard is over, and while a rest can still be used."""
    return swap_order(g, hero)


def _guard_could_strike(g: Descent, hero: Hero, _: OverlordPauses) -> bool:
    """She is not asked while another order would lead to nothing."""
    able = hero.order != "guard" and hero.at != TOWN and _can_swap(g, hero)
    return able and bool(useful_weapons(g, hero))


@hero_reaction(OverlordPauses, "swap_order", when=_guard_could_strike)
def swap_order_for_guard(g: Descent, hero: Hero, _: OverlordPauses) -> Flow | None:
    return swap_order(g, hero)


def _is_attacked(g: Descent, hero: Hero, moment: AttackDeclared) -> bool:
    return hero_key(hero) in moment.attack.struck and _can_swap(g, hero)


@hero_reaction(AttackDeclared, "swap_order", when=_is_attacked)
def swap_order_for_dodge(g: Descent, hero: Hero, _: AttackDeclared) -> Flow | None:
    return swap_order(g, hero)


# -- One Fist: a blow with the other hand, besides the action


def _in_reach(g: Descent, hero: Hero) -> Bits:
    """The enemies that he could strike besides his action."""
    if "extra_attack" in hero.turn.used or hero.at == TOWN:
        return 0
    return in_reach_of(g, hero, None) & monster_spaces(g)


@hero_use("extra_attack", when=_in_reach)
def extra_attack(g: Descent, hero: Hero) -> Flow:
    near = _in_reach(g, hero)
    hero.turn.used.append("extra_attack")
    yield from attack(g, hero, dice=hero_card(hero).dice, at=near)


# -- Steelhorns: a charge at the end of a run


def _charging(g: Descent, hero: Hero) -> Arms:
    """What he can strike whom with after running in a straight line."""
    turn = hero.turn
    if turn.action != "run" or not turn.moved or turn.bent or "bull_charge" in turn.used or hero.at == TOWN:
        return {}
    return melee(reaching(g, hero, monster_spaces(g)))


@hero_use("bull_charge", when=_charging)
def bull_charge(g: Descent, hero: Hero) -> Flow:
    """One blow, with which the movement ends."""
    arms = _charging(g, hero)
    hero.turn.used.append("bull_charge")
    yield from strike(g, hero, arms)
    if hero.at != TOWN and not g.winner:
        yield from halt(g, hero, "")


# -- Grey Ker: another action in place of the one declared


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


@hero_use("change_action", when=lambda _, hero: hero.turn.action in ACTIONS and _fitting(hero))
def change_action(g: Descent, hero: Hero) -> Flow:
    """As often as he likes. It is no new declaration: cards that go with one are not used again."""
    able = _fitting(hero)
    action = yield Ask((hero.seat,), msg("des-ask-action", who=hero_name(hero)), OneOf(list(able), action_label))
    hero.turn = msgspec.structs.replace(hero.turn, action=action, **able[action]._asdict())
    g.tell(msg("des-log-action", who=hero_name(hero), action=Msg(f"des-action-{action}")), "DES-HER-05")
