"""Armour: once a fight, when its owner misses (DFI-EQP-08). What forgets a miss is in step 5 of a throw."""

from __future__ import annotations

from undercroft.games.dungeonfighter.rules.hits import wound
from undercroft.games.dungeonfighter.rules.misses import Miss, prevention
from undercroft.games.dungeonfighter.rules.rebuilding import FROST, flip_all
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.asks import Flow


@prevention("winter_coat", "armour", "DFI-EQP-15")
def winter_coat(g: DungeonFighter, hero: Hero, miss: Miss, amount: int) -> Flow:  # noqa: ARG001
    """No damage; then both frost cut-outs are flipped, by its owner (DFI-EQP-15, DFI-REB-07)."""
    miss.damage = 0
    yield from flip_all(g, hero, FROST)


@prevention("soften", "armour", "DFI-EQP-08")
def soften(g: DungeonFighter, hero: Hero, miss: Miss, amount: int) -> None:  # noqa: ARG001
    miss.damage = max(0, miss.damage - amount)


@prevention("retort", "armour", "DFI-EQP-08")
def retort(g: DungeonFighter, hero: Hero, miss: Miss, amount: int) -> None:  # noqa: ARG001
    """It prevents nothing, unless the monster falls over it."""
    wound(g, amount, "DFI-EQP-08")
