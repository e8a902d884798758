"""Orders: aim, dodge, guard and rest (DES-ORD)."""

from __future__ import annotations

from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.state import Descent, Hero
from undercroft.games.descent.stats import max_fatigue
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

ORDERS = ("aim", "dodge", "guard", "rest")
"""The tokens that every hero has, one of each (DES-SET-10)."""


def place_order(g: Descent, hero: Hero, order: str) -> None:
    """Put an order token beside a hero who has none (DES-ORD-01, DES-ORD-02)."""
    hero.order = order
    g.tell(msg("des-log-order", who=hero_name(hero), order=Msg(f"des-order-{order}")), "DES-ORD-01")


def remove_order(g: Descent, hero: Hero, rule: str) -> None:
    """The token goes back to its owner and can be placed again (DES-ORD-03)."""
    if hero.order:
        g.tell(msg("des-log-order-gone", who=hero_name(hero), order=Msg(f"des-order-{hero.order}")), rule)
        hero.order = ""


def moved(g: Descent, hero: Hero) -> None:
    """An aim is lost by moving, also by being moved (DES-ORD-06)."""
    if hero.order == "aim":
        remove_order(g, hero, "DES-ORD-06")


def changed_equipment(g: Descent, hero: Hero) -> None:
    """An aim is lost by changing an equipped item (DES-ORD-06)."""
    if hero.order == "aim":
        remove_order(g, hero, "DES-ORD-06")


def wounded(g: Descent, hero: Hero) -> None:
    """A wound takes aim, guard and rest; a dodge stays (DES-ORD-06, 10, 15, 18)."""
    if hero.order in ("aim", "guard", "rest"):
        remove_order(g, hero, "DES-ORD-15")


def expire(g: Descent, hero: Hero) -> None:
    """Dodge and guard end with the hero's next turn (DES-ORD-10, DES-ORD-15)."""
    if hero.order in ("dodge", "guard"):
        remove_order(g, hero, "DES-ORD-10" if hero.order == "dodge" else "DES-ORD-15")


def use_rest(g: Descent, hero: Hero) -> Flow:
    """A rest may be used as the turn starts, unless a wound has taken it by then (DES-ORD-17, DES-ORD-18)."""
    if hero.order == "rest":
        chosen = yield Ask((hero.seat,), msg("des-ask-rest"), OneOf(("rest", "keep"), _rest_label), default="rest")
        if chosen == "rest":
            hero.fatigue = max_fatigue(hero)
            remove_order(g, hero, "DES-ORD-17")


def order_label(order: Value) -> Label:
    return Label(Msg(f"des-order-{order}"), "DES-ORD-01", Msg(f"des-order-{order}-text"))


def _rest_label(value: Value) -> Label:
    return Label(msg(f"des-rest-{value}"), "DES-ORD-17")
