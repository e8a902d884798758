"""Experience points (MD2-XP): kept until the next Level-Up Phase (MD2-XP-06)."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import name
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness
from undercroft.kernel.messages import msg


def gain(g: MassiveDarkness, hero: Hero, xp: int, rule: str = "MD2-XP-01") -> None:
    hero.xp += xp
    g.tell(msg("md2-log-xp", who=name(hero), n=xp), rule)


def gain_all(g: MassiveDarkness, xp: int, rule: str = "MD2-XP-02") -> None:
    """Every hero, knocked out or not (MD2-XP-07)."""
    for hero in g.heroes:
        hero.xp += xp
    g.tell(msg("md2-log-xp-all", n=xp), rule)
