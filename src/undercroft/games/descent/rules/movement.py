"""Moving heroes one space at a time, and what happens when one enters a space (DES-MOV)."""

from __future__ import annotations

from undercroft.board import Bits, reach_within
from undercroft.games.descent.figures import (
    base,
    dungeon,
    hero_name,
    monster_spaces,
    topology,
)
from undercroft.games.descent.quests import cell_name
from undercroft.games.descent.rules import damage, exploring, glyphs, orders, quest_events, treasure
from undercroft.games.descent.rules.windows import HeroEntered, window
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster
from undercroft.games.descent.stats import has, hero_ability, immune, monster_ability
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg


def obstacles(g: Descent) -> Bits:
    """What blocks movement: rubble and water (DES-PRP-08, DES-PRP-09)."""
    return g.rubble | g.water


def may_pass(g: Descent, hero: Hero) -> Bits:
    """The spaces a hero can move through: not through enemies or obstacles (DES-MOV-11, DES-MOV-12).

    Friendly figures are no hindrance (DES-MOV-08). Whoever flies, or is an Acrobat, ignores both (DES-ABL-16).
    """
    floor = dungeon(g).grid.floor
    if flies(hero):
        return floor
    return floor & ~monster_spaces(g) & ~obstacles(g)


def may_stop(g: Descent, hero: Hero) -> Bits:
    """Spaces where a hero can end a move: empty ones (DES-MOV-08, DES-ABL-17)."""
    return dungeon(g).grid.floor & ~obstacles(g) & ~others(g, hero)


def others(g: Descent, figure: Hero | Monster) -> Bits:
    """The spaces of all other figures."""
    taken = 0
    for hero in g.heroes:
        if hero is not figure and hero.at != TOWN:
            taken |= 1 << hero.at
    for m in g.monsters:
        if m is not figure:
            taken |= base(g, m)
    return taken


def flies(hero: Hero) -> bool:
    return bool(hero_ability(hero, "fly")) or has(hero, "acrobat")


def held(g: Descent, hero: Hero) -> bool:
    """Grapple: next to such an enemy no movement point can be spent (DES-ABL-18)."""
    if hero.at == TOWN or immune(hero, "grapple"):
        return False
    near = topology(g).neighbours(hero.at)
    return any(base(g, m) & near and monster_ability(g, m, "grapple") for m in g.monsters)


def can_spend(g: Descent, hero: Hero, points: int) -> bool:
    """Whether the hero has these movement points and nothing keeps them from being spent."""
    return hero.turn.points >= points and not hero.turn.webbed and not held(g, hero)


def steps(g: Descent, hero: Hero) -> Bits:
    """The spaces a hero can step into now, without being left on an occupied space (DES-MOV-04, DES-MOV-08)."""
    if hero.at == TOWN or hero.turn.halted or not can_spend(g, hero, 1):
        return 0
    if g.pits >> hero.at & 1 and not flies(hero):
        # DES-PRP-04: out of a pit one climbs; inside it one walks.
        near = dungeon(g).walk(g.closed).step(1 << hero.at) & g.pits
    else:
        near = dungeon(g).walk(g.closed).step(1 << hero.at)
    near &= may_pass(g, hero) & ~(1 << hero.at)
    free = near & may_stop(g, hero)
    crowded = near & ~free
    left = hero.turn.points - 1
    while crowded:
        bit = crowded & -crowded
        crowded ^= bit
        if left and reach_within(dungeon(g).walk(g.closed), bit, left, may_pass(g, hero)) & may_stop(g, hero) & ~bit:
            free |= bit
    return free


def crowded(g: Descent, hero: Hero) -> bool:
    """Whether the hero shares a space and so can neither stop nor attack (DES-MOV-08, DES-MOV-09)."""
    return hero.at != TOWN and not may_stop(g, hero) >> hero.at & 1


def step(g: Descent, hero: Hero, cell: int) -> Flow:
    """Spend a movement point and move to an adjacent space."""
    hero.turn.points -= 1
    yield from arrive(g, hero, cell)


def arrive(g: Descent, hero: Hero, cell: int) -> Flow:
    """Everything that entering a space brings with it, in the order it strikes the hero."""
    was_in_pit = hero.at != TOWN and bool(g.pits >> hero.at & 1)
    hero.at = cell
    hero.turn.moved += 1
    orders.moved(g, hero)
    g.tell(msg("des-log-move", who=hero_name(hero), to=cell_name(dungeon(g).grid, cell)), "DES-MOV-04")
    yield from suffer_auras(g, hero)
    if alive_at(g, hero, cell) and g.pits >> cell & 1 and not was_in_pit and not flies(hero):
        yield from damage.wound_hero(g, hero, 1, msg("des-token-pit"))  # DES-PRP-03: armour does not help
    yield from exploring.look_around(g)
    if alive_at(g, hero, cell):
        yield from glyphs.pass_over(g, hero)
        yield from treasure.pick_up(g, hero)
    if alive_at(g, hero, cell) and not g.winner:
        yield from window(g, HeroEntered(hero, cell))
    if alive_at(g, hero, cell) and not g.winner:
        yield from quest_events.entered(g, hero)


def alive_at(g: Descent, hero: Hero, cell: int) -> bool:
    """Whether the hero still stands where the move led: not killed, not thrown elsewhere."""
    return hero.at == cell and not g.winner


def suffer_auras(g: Descent, hero: Hero) -> Flow:
    """One wound for every enemy with Aura next to the space entered; armour does not help (DES-ABL-03)."""
    if immune(hero, "aura"):
        return
    near = topology(g).neighbours(hero.at)
    for m in list(g.monsters):
        if hero.at != TOWN and base(g, m) & near and monster_ability(g, m, "aura"):
            yield from damage.wound_hero(g, hero, 1, msg("des-ability-aura"))
