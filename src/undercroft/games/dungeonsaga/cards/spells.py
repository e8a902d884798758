"""Spells that data cannot say (SAG-MAG-03)."""

from __future__ import annotations

from undercroft.board import Size, lowest, members
from undercroft.games.dungeonsaga.box.components import Spell
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import base, dungeon, laid, name, name_of_cell, occupied
from undercroft.games.dungeonsaga.rules import effects, placing
from undercroft.games.dungeonsaga.rules.fighting import HERO_DIE
from undercroft.games.dungeonsaga.rules.magic import POSSIBLE, SPECIALS
from undercroft.games.dungeonsaga.rules.ranges import in_reach
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model
from undercroft.kernel.asks import Flow, choose
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, Value

GHOST, ZOMBIE = "ghost", "zombie"


def crystallise(g: DungeonSaga, m: Model, _spell: Spell, _at: Model | None, _hits: int) -> Flow:
    """A die says how strong a crystal Danor makes, if the box has one."""
    (face,) = yield Roll([HERO_DIE], m.seat)
    card = content().limits.crystals[int(face) - 1]
    if g.supply.get(card, 0) <= 0:
        g.tell(msg("sag-log-no-crystal", who=name(m), die=int(face)), "SAG-MAG-03")
        return
    g.supply[card] -= 1
    assert m.sheet is not None
    m.sheet.items.append(card)
    g.tell(msg("sag-log-item", who=name(m), item=Msg(f"sag-item-{card}")), "SAG-MAG-03")


def summon_ghost(g: DungeonSaga, m: Model, spell: Spell, _at: Model | None, _hits: int) -> Flow:
    """Faithful in Death: a ghost appears within range (SAG-MAG-18)."""
    squares = {name_of_cell(g, cell): cell for cell in members(_room(g, m, spell))}
    prompt = msg("sag-ask-ghost", who=name(m))
    at = yield from choose(m.seat, prompt, squares, _square, default=next(iter(squares)))
    yield from _appear(g, GHOST, at)


def ghost_possible(g: DungeonSaga, m: Model, spell: Spell) -> bool:
    return effects.figures_left(g, GHOST) and bool(_room(g, m, spell))


def _room(g: DungeonSaga, m: Model, spell: Spell) -> int:
    free = laid(g).floor & ~laid(g).solid & ~occupied(g)
    return sum(1 << cell for cell in members(free) if in_reach(g, m, 1 << cell, spell.range))


def bleed(g: DungeonSaga, _m: Model, _spell: Spell, at: Model | None, hits: int) -> Flow:
    """A hero who bleeds feeds a zombie: it appears next to him (SAG-MAG-18)."""
    if not hits or at is None or at.at == OFF or g.winner or not effects.figures_left(g, ZOMBIE):
        return
    beside = dungeon(g).topology().step(base(g, at)) & laid(g).floor & ~laid(g).solid & ~occupied(g)
    able = dungeon(g).footprint(Size.ONE).standing_on(beside)
    if able:
        yield from _appear(g, ZOMBIE, lowest(able))


def _appear(g: DungeonSaga, kind: str, at: int) -> Flow:
    g.tell(msg("sag-log-spawn", who=Msg(f"sag-model-{kind}"), at=name_of_cell(g, at)), "SAG-MAG-18")
    yield from placing.appear(g, kind, at)


def _square(square: Value) -> Label:
    return Label(msg("sag-square", square=str(square)), "SAG-MAG-18")


SPECIALS["crystallise"] = crystallise
SPECIALS["summon_ghost"] = summon_ghost
SPECIALS["bleed"] = bleed
POSSIBLE["summon_ghost"] = ghost_possible
