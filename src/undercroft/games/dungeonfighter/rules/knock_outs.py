"""Life lost and regained, and what happens at none (DFI-KO)."""

from __future__ import annotations

from undercroft.games.dungeonfighter.figures import max_life, name, standing
from undercroft.games.dungeonfighter.rules.scoring import lose
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero
from undercroft.kernel.messages import msg


def hurt(g: DungeonFighter, hero: Hero, damage: int, rule: str) -> None:
    """Never below none (DFI-KO-04); at none the hero is knocked out (DFI-KO-01), wherever it came from (DFI-KO-06)."""
    lost = min(damage, hero.life)
    if lost <= 0 or hero.down or hero.dead:
        return
    hero.life -= lost
    g.tell(msg("dfi-log-hurt", who=name(hero), n=lost, left=hero.life), rule)
    if hero.life == 0:
        hero.down = True
        g.tell(msg("dfi-log-knocked-out", who=name(hero)), "DFI-KO-01")
        if not standing(g):  # DFI-KO-03, DFI-WIN-02: the dead do not count
            lose(g, "dfi-lost-all-down", "DFI-KO-03")


def heal(g: DungeonFighter, hero: Hero, life: int, rule: str) -> None:
    """Up to the maximum, the rest is lost (DFI-KO-04); not for whoever is knocked out (DFI-KO-02)."""
    gained = min(life, max_life(hero) - hero.life)
    if gained <= 0 or hero.down or hero.dead:
        return
    hero.life += gained
    g.tell(msg("dfi-log-healed", who=name(hero), n=gained, left=hero.life), rule)


def heal_all(g: DungeonFighter, life: int, rule: str) -> None:
    for hero in standing(g):
        heal(g, hero, life, rule)
