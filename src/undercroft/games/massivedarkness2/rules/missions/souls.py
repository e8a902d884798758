"""The Soul Collector: ten souls for each hero open the way out (MD2-MIS-65)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.mission.model import Deed
from undercroft.games.massivedarkness2.rules import victory
from undercroft.games.massivedarkness2.rules.mission_rules import MissionRules, heroes_in_game
from undercroft.games.massivedarkness2.state import Enemy, Hero, MassiveDarkness, Token
from undercroft.kernel.messages import msg

SOULS = "souls"
EACH = 10
ROAMING = 3
"""Souls of a roaming monster; every other figure has one."""


class SoulCollector(MissionRules):
    def killed(self, g: MassiveDarkness, enemy: Enemy, figures: int, hero: Hero | None) -> None:
        """MD2-MIS-67."""
        g.counters[SOULS] = g.counters.get(SOULS, 0) + figures * (ROAMING if enemy.kind == "roaming" else 1)
        count_souls(g)

    def after_deed(self, g: MassiveDarkness, hero: Hero, deed: Deed, token: Token | None) -> None:
        """A prison destroyed sets five free (MD2-MIS-68)."""
        if deed.souls:
            count_souls(g)


def needed(g: MassiveDarkness) -> int:
    """MD2-MIS-66: also twenty for one who plays alone."""
    return EACH * heroes_in_game(g)


def count_souls(g: MassiveDarkness) -> None:
    """Once there are enough the gate lets heroes pass (MD2-MIS-69)."""
    g.tell(msg("md2-log-souls", n=g.counters[SOULS], of=needed(g)), "MD2-MIS-67")
    if g.counters[SOULS] >= needed(g):
        victory.complete(g, SOULS)
