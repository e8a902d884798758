"""Where figures can stand and go: what blocks movement and whom it holds (DES-MOV)."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.board import Bits, Walk, bitset, members, reach_within
from undercroft.games.descent.figures import base, dungeon, hero_spaces, monster_spaces, monsters_on, topology
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster
from undercroft.games.descent.stats import immune, kit, monster_ability, speed
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal


def obstacles(g: Descent) -> Bits:
    """What blocks movement: rubble and water (DES-PRP-08, DES-PRP-09)."""
    return _both(g.rubble_spaces, g.water_spaces)


@lru_cache(maxsize=4096)
def _both(rubble: tuple[int, ...], water: tuple[int, ...]) -> Bits:
    return bitset(rubble) | bitset(water)


def glyph_spaces(g: Descent) -> Bits:
    """Where no monster may end its movement, nor be spawned: active glyphs (DES-GLY-07), no others (DES-GLY-08)."""
    spaces = 0
    for token in g.tokens:
        if token.kind == "glyph" and token.active:
            spaces |= 1 << token.at
    return spaces


class Around(NamedTuple):
    """Who and what stands about a hero, as everything stands now: what he may do depends on it."""

    enemies: Bits
    others: Bits
    """All other figures."""
    taken: Bits
    """Those, and obstacles."""

    def crowds(self, hero: Hero) -> bool:
        """Whether the hero shares a space and so can neither stop nor attack (DES-MOV-08, DES-MOV-09)."""
        return hero.at != TOWN and bool(self.taken >> hero.at & 1)


def look_about(g: Descent, hero: Hero) -> Around:
    enemies = monster_spaces(g)
    figures = hero_spaces(g, but=hero) | enemies
    return Around(enemies, figures, figures | obstacles(g))


def may_pass(g: Descent, hero: Hero, enemies: Bits | None = None) -> Bits:
    """The spaces a hero can move through: not through enemies or obstacles (DES-MOV-11, DES-MOV-12).

    Friendly figures are no hindrance (DES-MOV-08). Whoever flies, or is an Acrobat, ignores both (DES-ABL-16).
    `enemies` is where those are, if known.
    """
    floor = dungeon(g).grid.floor
    if flies(hero):
        return floor
    return floor & ~(monster_spaces(g) if enemies is None else enemies) & ~obstacles(g)


def may_stop(g: Descent, hero: Hero) -> Bits:
    """Spaces where a hero can end a move: empty ones (DES-MOV-08, DES-ABL-17)."""
    return dungeon(g).grid.floor & ~obstacles(g) & ~others(g, hero)


def others(g: Descent, figure: Hero | Monster) -> Bits:
    """The spaces of all other figures."""
    if isinstance(figure, Monster):
        return hero_spaces(g) | monster_spaces(g, but=figure)
    return hero_spaces(g, but=figure) | monster_spaces(g)


def flies(hero: Hero) -> bool:
    using = kit(hero)
    return "fly" in using.abilities or "acrobat" in using.specials


def held(g: Descent, hero: Hero) -> bool:
    """Grapple: next to such an enemy no movement point can be spent (DES-ABL-18)."""
    if hero.at == TOWN:
        return False
    near = monsters_on(g, topology(g).neighbours(hero.at))
    return bool(near) and any(monster_ability(g, m, "grapple") for m in near) and not immune(hero, "grapple")


def grappled(g: Descent, hero: Hero) -> Bits:
    """The spaces where an enemy with Grapple would hold the hero."""
    spaces = 0
    for m in g.monsters:
        if monster_ability(g, m, "grapple"):
            spaces |= topology(g).step(base(g, m))
    return 0 if spaces and immune(hero, "grapple") else spaces


def can_spend(g: Descent, hero: Hero, points: int) -> bool:
    """Whether the hero has these movement points and nothing keeps them from being spent.

    Of enemies beside the way only those with Grapple do (DES-MOV-13).
    """
    return hero.turn.points >= points and not hero.turn.webbed and not held(g, hero)


def why_not_spend(g: Descent, hero: Hero, points: int, rule: str) -> Refusal | None:
    """The same with the reason; `rule` is the one that sets the price."""
    if hero.turn.webbed:
        return Refusal(msg("des-no-step-webbed"), "DES-EFF-11")
    if held(g, hero):
        return Refusal(msg("des-no-step-grappled"), "DES-ABL-18")
    return Refusal(msg("des-no-points"), rule) if hero.turn.points < points else None


def walk_of(g: Descent, hero: Hero) -> Walk:
    """How a hero moves: steps and stairs (DES-PRP-10), a point each (DES-MAC-05). A monkey takes none (DES-EFF-14)."""
    return topology(g) if hero.monkey else dungeon(g).walk(g.closed)


@lru_cache(maxsize=1 << 14)
def beside(walk: Walk, at: int) -> Bits:
    """The spaces, or stances, one step from this one: every move begins with them, and they seldom change."""
    return walk.step(1 << at)


def steps(g: Descent, hero: Hero) -> Bits:
    """The spaces a hero can step into now, without being left on an occupied space (DES-MOV-04, DES-MOV-08)."""
    return paid_steps(g, hero, look_about(g, hero)) if can_spend(g, hero, 1) else 0


def paid_steps(g: Descent, hero: Hero, around: Around) -> Bits:
    """The same for a hero who has a point to spend."""
    if hero.at == TOWN or hero.turn.halted:
        return 0
    near = beside(walk_of(g, hero), hero.at)
    if g.pits >> hero.at & 1 and not flies(hero):
        near &= g.pits  # DES-PRP-04: out of a pit one climbs; inside it one walks.
    near &= may_pass(g, hero, around.enemies) & ~(1 << hero.at)
    free = near & ~around.taken
    if near != free and hero.turn.points > 1:
        for cell in members(near & ~free):
            if can_go_on(g, hero, cell, hero.turn.points - 1):
                free |= 1 << cell
    return free


def can_go_on(g: Descent, hero: Hero, cell: int, points: int) -> bool:
    """Whether a hero on an occupied space could still get to an empty one with these points, and past grapplers."""
    ways = may_pass(g, hero)
    if g.pits >> cell & 1 and not flies(hero):
        ways &= g.pits
    loose = ways & ~grappled(g, hero)
    if points < 1 or not (loose | 1 << hero.at) >> cell & 1:
        return False
    walk = walk_of(g, hero)
    return bool(walk.step(reach_within(walk, 1 << cell, points - 1, loose)) & ways & may_stop(g, hero))


def crowded(g: Descent, hero: Hero) -> bool:
    """Whether the hero shares a space now."""
    return look_about(g, hero).crowds(hero)


def must_move_on(g: Descent, hero: Hero) -> bool:
    """Whether a crowded hero has a way to an empty space, with all the points he could get (DES-MOV-08)."""
    if not crowded(g, hero) or hero.turn.webbed or hero.turn.halted or held(g, hero):
        return False
    points = hero.turn.points + hero.fatigue + hero.turn.halves * speed(hero)
    return can_go_on(g, hero, hero.at, points)
