"""Odds of an attack as a browser shows them."""

from __future__ import annotations

import msgspec

from undercroft.games.massivedarkness2.figures import figures_of, find_enemy, find_friend
from undercroft.games.massivedarkness2.odds import Forecast
from undercroft.games.massivedarkness2.state import MassiveDarkness


class Outlook(msgspec.Struct, frozen=True, kw_only=True):
    """What an attack can come to, if nobody uses anything."""

    by_hero: bool
    pool: dict[str, int]
    wounds: dict[str, float]
    """How likely the defender suffers so many."""
    mean: float
    scratches: float
    """Wounds that the hero takes besides, on average (MD2-DIC-12)."""
    kills: dict[str, float]
    """How likely so many figures die, for an attack of heroes."""
    fells: float
    """How likely nothing is left of the defender."""


def told(g: MassiveDarkness, hero: int, enemy: int, found: Forecast, *, by_hero: bool) -> Outlook:
    if by_hero:
        every = figures_of(find_enemy(g, enemy))
        fells = sum(chance for dead, chance in found.kills.items() if dead >= every)
    else:
        health = find_friend(g, hero).health
        fells = sum(chance for wounds, chance in found.wounds.items() if wounds >= health)
    return Outlook(
        by_hero=by_hero,
        pool=dict(found.pool),
        wounds={str(wounds): chance for wounds, chance in found.wounds.items()},
        mean=found.mean,
        scratches=found.scratches,
        kills={str(dead): chance for dead, chance in found.kills.items()},
        fells=fells,
    )
