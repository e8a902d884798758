"""Paying for cards with fatigue (DES-FAT-01)."""

from __future__ import annotations

from undercroft.games.descent.state import Hero
from undercroft.games.descent.stats import worth


def affords(hero: Hero, special: str) -> bool:
    """Whether the hero has the fatigue that a card asks for."""
    return hero.fatigue >= worth(hero, special, "pay")


def pay(hero: Hero, special: str) -> None:
    hero.fatigue -= worth(hero, special, "pay")
