"""What a hero may do with a card at will, in his own turn (DES-CRD-01)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from undercroft.games.descent.box.content import describe, name
from undercroft.games.descent.rules.windows import Play, tell_use
from undercroft.games.descent.state import Descent, Hero
from undercroft.games.descent.stats import special_cards
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.spaces import Label

HeroUse: TypeAlias = Callable[[Descent, Hero], "Flow | None"]

_USES: dict[str, Play] = {}


def hero_use(special: str, *, when: Callable[[Descent, Hero], object]) -> Callable[[HeroUse], HeroUse]:
    """Register what a hero's card does at will, and when it can."""

    def register(use: HeroUse) -> HeroUse:
        _USES[special] = Play(use, when)
        return use

    return register


def options(g: Descent, hero: Hero) -> list[str]:
    found = []
    for card in special_cards(hero):
        use = _USES.get(card.special or "")
        if use is not None and use.when(g, hero):
            found.append(f"use:{card.special}")
    return found


def use(g: Descent, hero: Hero, special: str) -> Flow:
    tell_use(g, hero, next(card for card in special_cards(hero) if card.special == special))
    yield from run(_USES[special].does(g, hero))


def label(hero: Hero, special: str) -> Label:
    card = next(card for card in special_cards(hero) if card.special == special)
    return Label(name(card), "DES-CRD-01", describe(card))
