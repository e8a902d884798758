"""Glyphs of transport, and encounters that wait on a space (DES-GLY, DES-ENC)."""

from __future__ import annotations

from undercroft.board import Bits, distance, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import dungeon, hero_name, topology
from undercroft.games.descent.rules import exploring, movement, quest_events
from undercroft.games.descent.rules.conquest import change_conquest
from undercroft.games.descent.rules.ground import glyph_spaces, may_stop
from undercroft.games.descent.state import TOWN, Descent, Hero, Token
from undercroft.games.descent.stats import worth
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label
from undercroft.parts.cell_names import cell_name, parse_cell

COSTS = content().costs


def pass_over(g: Descent, hero: Hero) -> Flow:
    """A hero who enters an inactive glyph's space turns it to its active side, for conquest (DES-GLY-03)."""
    dark = [token for token in g.tokens if token.kind == "glyph" and not token.active]
    reach = worth(hero, "distant_glyphs", "spaces") if dark else 0  # Runewitch Astarra
    for token in dark:
        if not token.active and distance(dungeon(g).grid, hero.at, token.at) <= reach:
            token.active = True
            change_conquest(g, content().limits.glyph_conquest, msg("des-why-glyph"), "DES-GLY-03")
            yield from quest_events.glyph_activated(g, token)


def active_glyphs(g: Descent) -> list[Token]:
    return [token for token in g.tokens if token.kind == "glyph" and token.active]


def options(g: Descent, hero: Hero) -> list[str]:
    """To the town from an active glyph, or from the town to any of them, once per turn (DES-GLY-02, DES-GLY-04)."""
    if hero.turn.travelled or hero.turn.halted:
        return []
    if hero.at == TOWN:
        grid, free = dungeon(g).grid, may_stop(g, hero)
        return [f"travel:{cell_name(grid, token.at)}" for token in active_glyphs(g) if landings(g, free, token.at)]
    return ["travel:town"] if glyph_spaces(g) >> hero.at & 1 else []


def landings(g: Descent, free: Bits, glyph: int) -> Bits:
    """Where a hero can arrive: on the glyph, or beside it if it is taken; nowhere if that is too (DES-GLY-06)."""
    return 1 << glyph & free or topology(g).neighbours(glyph) & free


def travel(g: Descent, hero: Hero, where: str) -> Flow:
    """One movement point between a glyph and the town (DES-MAC-04)."""
    hero.turn.points -= COSTS.glyph_travel
    hero.turn.travelled = True
    hero.turn.shopping = False
    if where == "town":
        quest_events.leaves(g, hero)
        hero.at = TOWN
        g.tell(msg("des-log-to-town", who=hero_name(hero)), "DES-GLY-02")
        yield from exploring.look_around(g)  # he may have stood in another hero's line of sight
    else:
        yield from movement.arrive(g, hero, (yield from choose_landing(g, hero, where)))


def choose_landing(g: Descent, hero: Hero, glyph: str) -> Flow:
    """The space where a hero comes out of a glyph: the player's choice if somebody stands on it (DES-GLY-06)."""
    grid = dungeon(g).grid
    cells = members(landings(g, may_stop(g, hero), parse_cell(grid, glyph)))
    if len(cells) == 1:
        return cells[0]
    names, prompt = {cell_name(grid, cell): cell for cell in cells}, msg("des-ask-landing", who=hero_name(hero))
    return (yield from choose(hero.seat, prompt, names, lambda at: Label(msg("des-land-at", cell=at), "DES-GLY-06")))


def encounter_here(g: Descent, hero: Hero) -> bool:
    return hero.at in [token.at for token in g.tokens if token.kind == "encounter"]


def meet_encounter(g: Descent, hero: Hero) -> Flow:
    """A hero who ends a move on an encounter token meets what the quest describes (DES-ENC-02)."""
    for token in list(g.tokens):
        if token.kind == "encounter" and token.at == hero.at:
            g.tokens.remove(token)
            yield from quest_events.encounter(g, hero, token.what)
