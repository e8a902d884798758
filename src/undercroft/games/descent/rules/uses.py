"""What a hero may do with a card at will, in his own turn (DES-CRD-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.games.descent.box.content import describe, name
from undercroft.games.descent.rules.windows import tell_use
from undercroft.games.descent.state import Descent, Hero
from undercroft.games.descent.stats import special_cards
from undercroft.kernel.asks import Flow
from undercroft.kernel.spaces import Label

HeroUse: TypeAlias = Callable[[Descent, Hero], "Flow | None"]

_USES: dict[str, HeroUse] = {}


def hero_use(special: str) -> Callable[[HeroUse], HeroUse]:
    """Register what a hero's card can do at will: a flow to run if it is used, or None if it cannot be now."""

    def register(use: HeroUse) -> HeroUse:
        _USES[special] = use
        return use

    return register


def options(g: Descent, hero: Hero) -> list[str]:
    found = []
    for card in special_cards(hero):
        use = _USES.get(card.special or "")
        if use is not None and use(g, hero) is not None:
            found.append(f"use:{card.special}")
    return found


def use(g: Descent, hero: Hero, special: str) -> Flow:
    flow = _USES[special](g, hero)
    assert flow is not None, f"{special} was not among the options"
    tell_use(g, hero, next(card for card in special_cards(hero) if card.special == special))
    yield from flow


def label(hero: Hero, special: str) -> Label:
    card = next(card for card in special_cards(hero) if card.special == special)
    return Label(name(card), "DES-CRD-01", describe(card))
