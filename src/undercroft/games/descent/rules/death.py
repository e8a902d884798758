"""Death of monsters and heroes (DES-DTH), and Undying (DES-ABL-31)."""

from __future__ import annotations

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, hero_name, monster_name
from undercroft.games.descent.rules import exploring, quest_events, treasure
from undercroft.games.descent.rules.conquest import change_conquest
from undercroft.games.descent.rules.dice import roll_power
from undercroft.games.descent.rules.windows import HeroKilled, MonsterKilled, window
from undercroft.games.descent.state import TOWN, Descent, Effects, Hero, Monster
from undercroft.games.descent.stats import (
    hero_card,
    max_fatigue,
    max_wounds,
    monster_ability,
    monster_wounds,
    show_ability,
)
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.parts.cell_names import cell_name

MARKET = content().market


def kill_monster(g: Descent, m: Monster, *, by: Hero | None, outright: bool = False) -> Flow:
    """Remove a killed monster (DES-DTH-01); unless killed outright, an Undying one may rise again (DES-ABL-31)."""
    if monster_ability(g, m, "undying") and not outright:
        while m.hurt >= monster_wounds(g, m):
            faces = yield from roll_power(g, m, 1)
            if not faces.surges:
                break
            m.hurt -= monster_wounds(g, m)  # full wounds again, less the excess of the blow
            g.tell(msg("des-log-undying", who=monster_name(m)), "DES-ABL-31")
            show_ability(m, "undying")
        else:
            return  # DES-ABL-32: nothing comes of a death that does not last
    g.monsters.remove(m)  # DES-DMG-07: its figure is free again (`spawning.figures_left`)
    g.tell(msg("des-log-killed", who=monster_name(m), at=_place(g, m.at)), "DES-DTH-01")
    if m.master and by is not None:  # DES-MST-03: to the hero who dealt the killing blow
        by.coins += MARKET.master_kill
        g.tell(msg("des-log-coins", who=hero_name(by), coins=MARKET.master_kill), "DES-MST-03")
    if m.chest:
        yield from treasure.share_out(g, m.chest)
    yield from quest_events.killed(g, m)
    yield from exploring.look_around(g)  # it may have stood in a hero's line of sight
    if by is not None and not g.winner:
        yield from window(g, MonsterKilled(by, m))


def _place(g: Descent, stance: int) -> str:
    """Where somebody fell: the figure that a line of the log names is gone."""
    grid = dungeon(g).grid
    return cell_name(grid, stance % grid.size)


def kill_hero(g: Descent, hero: Hero, *, by: Monster | None = None) -> Flow:
    """A killed hero wakes in the town, restored and poorer (DES-DTH-02 to DES-DTH-08).

    The party loses as much conquest as the hero's sheet says (DES-CON-05).
    """
    g.tell(msg("des-log-killed", who=hero_name(hero), at=_place(g, hero.at)), "DES-DTH-02")
    if not g.winner:
        yield from window(g, HeroKilled(hero, by))
    quest_events.leaves(g, hero)
    hero.at = TOWN  # DES-DTH-09: where the next turn begins; it has not been taken by this, so `acted` stays
    hero.turn.over = True  # DES-DTH-03
    hero.coins -= MARKET.half(hero.coins)  # DES-DTH-05
    hero.wounds = max_wounds(hero)
    hero.fatigue = max_fatigue(hero)
    hero.effects = Effects()
    hero.monkey = 0
    hero.order = ""
    change_conquest(g, -hero_card(hero).conquest, msg("des-why-death", who=hero_name(hero)), "DES-DTH-04")
    yield from exploring.look_around(g)
