"""The game's own names: ids in sheet order, and what they are called."""

from __future__ import annotations

from functools import cache

from undercroft.games.paperdungeons.box.content import Power, content
from undercroft.games.paperdungeons.state import Sheet
from undercroft.kernel.messages import Msg

HEROES: tuple[str, ...] = tuple(hero.id for hero in content().heroes)
ITEMS: tuple[str, ...] = tuple(item.id for item in content().items)

_HERO_INDEX = {hero: index for index, hero in enumerate(HEROES)}
_ITEM_INDEX = {item: index for index, item in enumerate(ITEMS)}


_POWERS = content().powers
_NO_POWER = Power(id="", when="trigger", origin="undercroft")


def power(s: Sheet) -> Power:
    """The player's power card; before one is chosen, a card that does nothing."""
    return _POWERS.get(s.power, _NO_POWER)


def hero_index(hero: str) -> int:
    return _HERO_INDEX[hero]


def item_index(item: str) -> int:
    return _ITEM_INDEX[item]


@cache
def hero_name(hero: str) -> Msg:
    return Msg(f"pap-hero-{hero}")


@cache
def item_name(item: str) -> Msg:
    return Msg(f"pap-item-{item}")
