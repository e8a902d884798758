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
from undercroft.games.descent.state import Descent, Hero
from undercroft.games.descent.stats import has, speed, worth
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf

# -- With the declaration of an action. What is used is noted, so that nothing works twice in a turn.


def _declares(hero: Hero, moment: ActionDeclared, action: str, special: str) -> bool:
    return moment.hero is hero and hero.turn.action == action and special not in hero.turn.used


@hero_effect(ActionDeclared, "battle_cry")
def battle_cry(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:
    return _cry(g, hero) if _declares(hero, moment, "battle", "battle_cry") else None


def _cry(g: Descent, hero: Hero) -> Flow:
    hero.turn.used.append("battle_cry")
    for heartened in [hero, *neighbours(g, hero)]:
        recover(g, heartened, worth(hero, "battle_cry", "regain"))
    return
    yield


@hero_effect(ActionDeclared, "relentless")
def relentless(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:
    return _press_on(g, hero) if _declares(hero, moment, "advance", "relentless") else None


def _press_on(g: Descent, hero: Hero) -> Flow:
    hero.turn.used.append("relentless")
    recover(g, hero, worth(hero, "relentless", "regain"))
    return
    yield


@hero_reaction(ActionDeclared, "able_warrior")
def able_warrior(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:  # noqa: ARG001
    able = _declares(hero, moment, "advance", "able_warrior") and affords(hero, "able_warrior")
    return _more_attacks(hero, "able_warrior") if able else None


@hero_reaction(ActionDeclared, "knight")
def knight(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:  # noqa: ARG001
    able = _declares(hero, moment, "battle", "knight") and affords(hero, "knight")
    return _ride(hero) if able else None


def _ride(hero: Hero) -> Flow:
    hero.turn.points += (speed(hero) + 1) // 2  # half the speed, rounded up
    yield from _more_attacks(hero, "knight")


def _more_attacks(hero: Hero, special: str) -> Flow:
    """As many attacks as the card says, in place of those of the action."""
    pay(hero, special)
    hero.turn.used.append(special)
    hero.turn.attacks = worth(hero, special, "attacks") - hero.turn.attacked
    return
    yield


@hero_reaction(ActionDeclared, "leadership")
def leadership(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:  # noqa: ARG001
    able = _declares(hero, moment, "ready", "leadership") and affords(hero, "leadership")
    return _lead(hero) if able else None


def _lead(hero: Hero) -> Flow:
    """More halves of the action than one, beside the order."""
    pay(hero, "leadership")
    hero.turn.used.append("leadership")
    hero.turn.halves += worth(hero, "leadership", "halves") - 1
    return
    yield


@hero_reaction(ActionDeclared, "unmovable")
def unmovable(g: Descent, hero: Hero, moment: ActionDeclared) -> Flow | None:
    return _brace(g, hero) if _declares(hero, moment, "battle", "unmovable") else None


def _brace(g: Descent, hero: Hero) -> Flow:
    """A guard order, unless there is one already (DES-ORD-02), and armour until the next turn."""
    hero.turn.used.append("unmovable")
    hero.braced = worth(hero, "unmovable", "armor")
    able = [] if hero.order else [hero]
    if has(hero, "leadership"):
        able += _without_orders(g, hero)
    if able:
        guard = able[0] if len(able) == 1 else (yield from _choose(hero, able))
        place_order(g, guard, "guard")


# -- Leadership: others place the orders


@hero_use("leadership")
def give_order(g: Descent, hero: Hero) -> Flow | None:
    return _give_order(g, hero) if hero.turn.orders and _without_orders(g, hero) else None


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
    names = {other.card: other for other in able}
    space = OneOf(list(names), lambda card: Label(Msg(f"des-hero-{card}"), "DES-ORD-01"))
    return names[(yield Ask((hero.seat,), msg("des-ask-lead", who=hero_name(hero)), space))]


# -- Cleaving: on to the next enemy


@hero_reaction(HeroAttacked, "cleaving")
def cleaving(g: Descent, hero: Hero, moment: HeroAttacked) -> Flow | None:
    """After a melee attack that killed somebody for good."""
    atk = moment.attack
    if moment.hero is not hero or atk.kind != "melee" or not affords(hero, "cleaving"):
        return None
    killed = any(key[0] == "m" and figure(g, key) is None for key in atk.wounds)
    return _cleave(g, hero, moment) if killed and can_repeat(g, hero, atk) else None


def _cleave(g: Descent, hero: Hero, moment: HeroAttacked) -> Flow:
    pay(hero, "cleaving")
    yield from repeat(g, hero, moment.attack)
