"""The Move action: movement points for steps, doors and objects (MD2-MOV)."""

from __future__ import annotations

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import enemies_at, figures_of, name, steps_from, zone_name
from undercroft.games.massivedarkness2.rules import abilities
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of, rules_of
from undercroft.games.massivedarkness2.rules.objects import spring_traps
from undercroft.games.massivedarkness2.rules.wounds import wound_hero
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness, Turn
from undercroft.kernel.asks import Flow, run
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Refusal
from undercroft.parts.cell_names import parse_cell


def begin(g: MassiveDarkness, hero: Hero, turn: Turn) -> None:
    """A Move action gives movement points (MD2-MOV-01), and more where something is always on (MD2-ABL-23)."""
    turn.moving = True
    turn.mp += content().box.limits.move + sum(ability.effect.mp for ability in abilities.passive(g, hero))


def end(turn: Turn) -> None:
    """What is left of them is lost (MD2-MOV-03)."""
    turn.moving = False
    turn.mp = 0
    turn.used = []


def steps(g: MassiveDarkness, hero: Hero) -> list[Cell]:
    """Adjacent zones: over sides, never diagonally, through no wall and no closed door (MD2-MOV-04)."""
    return list(members(steps_from(g, hero.at, rules_of(g).hero_doors(g, hero))))


def why_no_step(g: MassiveDarkness, hero: Hero, zone: Cell) -> Refusal | None:
    """Why a neighbouring zone cannot be entered; None if it can."""
    if zone in steps(g, hero):
        return None
    found = mission_of(g)
    if found.abyss >> zone & 1:
        return Refusal(msg("md2-no-step-abyss"), "MD2-TOK-14")
    for number, door in enumerate(found.doors):
        if g.closed >> number & 1 and set(door.zones) == {hero.at, zone}:
            return Refusal(msg("md2-no-step-door"), "MD2-DOR-02")
    return Refusal(msg("md2-no-step-wall"), "MD2-MOV-04")


def step(g: MassiveDarkness, hero: Hero, zone: Cell) -> Flow:
    """One zone on; leaving enemies behind hurts, entering their zone does not (MD2-MOV-05, MD2-MOV-07)."""
    if not depart(g, hero):
        return
    hero.at = zone
    g.tally(hero.id, "zones")
    g.tell(msg("md2-log-step", who=name(hero), steps=1, at=zone_name(g, zone)), "MD2-MOV-04")
    yield from spring_traps(g, hero)  # MD2-MOV-06
    if not hero.down:
        yield from run(rules_of(g).entered(g, hero))


def depart(g: MassiveDarkness, hero: Hero) -> bool:
    """Reaction damage: a wound for each enemy figure in the zone left; whoever falls to it stays (MD2-MOV-05)."""
    figures = sum(figures_of(enemy) for enemy in enemies_at(g, hero.at))
    if figures:
        g.tell(msg("md2-log-reaction", who=name(hero), n=figures), "MD2-MOV-05")
        wound_hero(g, hero, figures, "MD2-MOV-05")
    return not hero.down


def zone_named(g: MassiveDarkness, text: str) -> Cell:
    return parse_cell(mission_of(g).grid, text)
