"""Wounds: suffering them, preventing them, and healing (DES-DMG)."""

from __future__ import annotations

from undercroft.games.descent.figures import hero_name, monster_name
from undercroft.games.descent.rules import death, orders
from undercroft.games.descent.rules.prevention import prevent
from undercroft.games.descent.state import Descent, Hero, Monster
from undercroft.games.descent.stats import max_fatigue, max_wounds, monster_wounds, worth
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg


def wound_hero(
    g: Descent,
    hero: Hero,
    wounds: int,
    source: Msg,
    *,
    by: Monster | None = None,
    poisoned: bool = False,
    shields: bool = False,
) -> Flow:
    """Take wound tokens from a hero; without any left he is killed (DES-DMG-05). The wounds suffered.

    Armour has been dealt with before, what else prevents wounds has not; `shields` says whether those can help.
    """
    if wounds <= 0 or g.winner:
        return 0
    wounds = yield from prevent(g, hero, wounds, shields=shields)
    if not wounds:
        return 0
    lost = min(wounds, hero.wounds)
    hero.wounds -= lost
    g.tell(msg("des-log-wounds", who=hero_name(hero), wounds=wounds, left=hero.wounds, source=source), "DES-DMG-05")
    orders.wounded(g, hero)
    if regain := worth(hero, "battle_hardened", "regain"):  # Mordrog
        recover(g, hero, regain)
    if poisoned:
        hero.effects.poison += lost  # DES-EFF-03
    if hero.wounds == 0:
        yield from death.kill_hero(g, hero, by=by)
    return wounds


def wound_monster(g: Descent, m: Monster, wounds: int, source: Msg, *, by: Hero | None = None) -> Flow:
    """Put wound tokens beside a monster; with as many as its card allows it is killed (DES-DMG-06)."""
    if wounds <= 0 or g.winner or m not in g.monsters:
        return
    m.hurt += wounds
    left = max(0, monster_wounds(g, m) - m.hurt)
    g.tell(msg("des-log-wounds", who=monster_name(m), wounds=wounds, left=left, source=source), "DES-DMG-06")
    if not left:
        yield from death.kill_monster(g, m, by=by)


def heal(g: Descent, hero: Hero, wounds: int) -> None:
    """Restore wounds, poison first (DES-EFF-04), never above the maximum (DES-DMG-09)."""
    cured = min(hero.effects.poison, wounds)
    hero.effects.poison -= cured
    healed = min(wounds - cured, max_wounds(hero) - hero.wounds)
    hero.wounds += healed
    g.tell(msg("des-log-heal", who=hero_name(hero), healed=healed, cured=cured), "DES-DMG-09")


def recover(g: Descent, hero: Hero, fatigue: int) -> None:
    """Recover fatigue, never above the maximum (DES-FAT-06)."""
    gained = min(fatigue, max_fatigue(hero) - hero.fatigue)
    if gained > 0:
        hero.fatigue += gained
        g.tell(msg("des-log-recover", who=hero_name(hero), fatigue=gained), "DES-FAT-06")
