"""Moving heroes one space at a time, and what happens when one enters a space (DES-MOV)."""

from __future__ import annotations

from undercroft.board import distance
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, hero_name, monsters_on, pit_around, topology
from undercroft.games.descent.rules import damage, exploring, glyphs, orders, quest_events, treasure
from undercroft.games.descent.rules.ground import flies, obstacles, others
from undercroft.games.descent.rules.windows import HeroEntered, window
from undercroft.games.descent.state import TOWN, Descent, Hero
from undercroft.games.descent.stats import immune, monster_ability
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.parts.cell_names import cell_name

AURA = content().abilities["aura"].wounds


def step(g: Descent, hero: Hero, cell: int) -> Flow:
    """Spend a movement point and move to an adjacent space (DES-MOV-03)."""
    hero.turn.points -= 1
    return arrive(g, hero, cell)


def arrive(g: Descent, hero: Hero, cell: int) -> Flow:
    """Everything that entering a space brings with it, in the order it strikes the hero."""
    come_from, grid = hero.at, dungeon(g).grid
    pit = pit_around(g, 1 << hero.at) if hero.at != TOWN else 0
    was_empty = is_empty(g, hero, cell)
    keep_course(g, hero, cell)
    hero.at = cell
    hero.turn.moved += 1
    orders.moved(g, hero)
    if come_from == TOWN:
        g.tell(msg("des-log-arrive", who=hero_name(hero), at=cell_name(grid, cell)), "DES-GLY-02")
    else:
        way = f"{cell_name(grid, come_from)} {cell_name(grid, cell)}"
        g.tell(msg("des-log-move", who=hero_name(hero), steps=1, at=way), "DES-MOV-04")
    yield from suffer_auras(g, hero)
    if alive_at(g, hero, cell) and (g.pits & ~pit) >> cell & 1 and not flies(hero):
        yield from damage.wound_hero(g, hero, 1, msg("des-token-pit"))  # DES-PRP-03: armour does not help
    yield from exploring.look_around(g)
    if alive_at(g, hero, cell):
        yield from glyphs.pass_over(g, hero)
        yield from treasure.pick_up(g, hero)
    if alive_at(g, hero, cell) and not g.winner:
        yield from window(g, HeroEntered(hero, cell, was_empty))
    if alive_at(g, hero, cell) and not g.winner:
        yield from quest_events.entered(g, hero)


def is_empty(g: Descent, hero: Hero, cell: int) -> bool:
    """No other figure, no obstacle and no token, stairs included (DES-OVL-15)."""
    if (others(g, hero) | obstacles(g) | g.pits) >> cell & 1:
        return False
    if cell in [token.at for token in g.tokens]:
        return False
    return all(cell not in ends for ends in dungeon(g).grid.stairs)


def keep_course(g: Descent, hero: Hero, cell: int) -> None:
    """Remember the direction of a hero's movement, and whether it has been a straight line so far."""
    grid, turn = dungeon(g).grid, hero.turn
    heading = 0
    if hero.at != TOWN and (spaces := distance(grid, hero.at, cell)):
        (x, y), (to_x, to_y) = grid.points[hero.at], grid.points[cell]
        if (to_x - x) % spaces == 0 and (to_y - y) % spaces == 0:
            heading = (cell - hero.at) // spaces
    turn.bent = turn.bent or not heading or (turn.moved > 0 and heading != turn.heading)
    turn.heading = heading


def alive_at(g: Descent, hero: Hero, cell: int) -> bool:
    """Whether the hero still stands where the move led: not killed, not thrown elsewhere."""
    return hero.at == cell and not g.winner


def suffer_auras(g: Descent, hero: Hero) -> Flow:
    """One wound for every enemy with Aura next to the space entered; armour does not help (DES-ABL-03).

    There is none for staying beside it, nor when it is the enemy that comes (DES-ABL-04).
    """
    if immune(hero, "aura"):
        return
    near = topology(g).neighbours(hero.at)
    for m in monsters_on(g, near):
        if hero.at != TOWN and monster_ability(g, m, "aura"):
            yield from damage.wound_hero(g, hero, AURA, msg("des-ability-aura"), by=m)
