"""What lies and stands on the squares of the map, each in three columns."""

from __future__ import annotations

from collections import Counter

from undercroft.board import Bits, Cell, members
from undercroft.games.dungeonsaga.models import (
    adventure_of,
    base,
    is_boss,
    is_hero,
    is_minion,
    laid,
    name,
    standing,
)
from undercroft.games.dungeonsaga.rules import deeds, locks
from undercroft.games.dungeonsaga.state import DungeonSaga, Fitting, Model
from undercroft.games.dungeonsaga.terminal.marks import (
    ARROWS,
    BONES,
    BONES_STYLE,
    BOSS_STYLE,
    DEED,
    EXIT,
    FURNITURE_STYLE,
    LOCK_STYLE,
    MINION_STYLES,
    OPEN_STYLE,
    PLACE_STYLE,
    THREAT,
    THREAT_STYLE,
    WARD_STYLE,
)
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.map_drawing import Piece, Seen
from undercroft.parts.marks import HERO_STYLES, hero_tags

ONE_DIGIT = 10


def look(g: DungeonSaga, say: Say, threat: Bits = 0) -> Seen:
    """Everything that is laid out; `threat` are squares in the front arcs of enemies."""
    return Seen(_ground(g, say, threat), _bones(g, threat), _models(g, say))


def _ground(g: DungeonSaga, say: Say, threat: Bits) -> dict[Cell, Piece]:
    """What stands there for good, and squares that mean something; where none of it is, who threatens them."""
    floor = laid(g).floor
    found = dict.fromkeys(members(floor & threat), Piece(THREAT, THREAT, THREAT_STYLE, msg("sag-draw-threat")))
    regions = adventure_of(g).regions
    way_out = Piece(EXIT, EXIT, PLACE_STYLE, msg("sag-draw-exit"))
    todo = [
        (regions[deed.at], Piece(DEED, DEED, PLACE_STYLE, adventure_of(g).text(f"deed-{deed.id}")))
        for deed in deeds.possible(g)
    ]
    for cells, piece in [(adventure_of(g).way_out, way_out), *todo]:
        for cell in members(cells & floor):
            found[cell] = _threatened(piece) if threat >> cell & 1 else piece
    fitted = {cell for fitting in g.fittings for cell in fitting.cells}
    for kind, cells in laid(g).pieces:
        text = say(msg("sag-draw-furniture", kind=kind))
        piece = Piece(text, text[0], FURNITURE_STYLE, Msg(f"sag-furniture-{kind}"))
        found |= {cell: piece for cell in members(cells) if cell not in fitted}
    for fitting in g.fittings:
        found |= dict.fromkeys(fitting.cells, fitting_piece(fitting))
    return found


def _threatened(piece: Piece) -> Piece:
    return piece._replace(text=f"{piece.text}{THREAT}", style=THREAT_STYLE)


def fitting_piece(found: Fitting) -> Piece:
    """A door or a chest, and how strong its lock or its ward is."""
    what = locks.name(found)
    left, right = "[]" if found.kind == locks.CHEST else "=="
    if found.ward:
        left, right = "{}" if found.kind == locks.CHEST else "~~"
        text = f"{left}{found.ward}{right}"
        return Piece(text, left, WARD_STYLE, msg("sag-draw-warded", what=what, n=found.ward))
    if found.dice:
        text = f"{left}{found.dice}{right}"
        return Piece(text, left, LOCK_STYLE, msg("sag-draw-locked", what=what, n=found.dice))
    return Piece(f"{left} {right}", left, OPEN_STYLE, msg("sag-draw-open", what=what))


def _bones(g: DungeonSaga, threat: Bits) -> dict[Cell, Piece]:
    """Where a single pile lies there is no number."""
    found: dict[Cell, Piece] = {}
    for cell, piles in Counter(g.bones).items():
        text = f"{BONES}{piles}" if piles > 1 else BONES
        bones = Piece(text, BONES, BONES_STYLE, msg("sag-draw-bones", n=piles))
        found[cell] = _threatened(bones) if threat >> cell & 1 else bones
    return found


def _models(g: DungeonSaga, say: Say) -> dict[Cell, Piece]:
    found: dict[Cell, Piece] = {}
    for m in standing(g):
        found |= dict.fromkeys(members(base(g, m)), Piece(figure(g, m, say), "", style_of(g, m), name(m)))
    return found


def figure(g: DungeonSaga, m: Model, say: Say) -> str:
    """A model on the map: its sign, and an arrow the way it looks."""
    return tag(g, m, say) + ARROWS[m.facing]


def tag(g: DungeonSaga, m: Model, say: Say) -> str:
    """Two columns: of a hero @ and a letter, of a boss a letter and !, of a minion its letter and its number.

    Where the number has two digits there is no room for the letter; the list of minions says what it is.
    """
    if is_minion(m) and m.number % 100 >= ONE_DIGIT:
        return f"{m.number % 100}"
    return tag_in_text(g, m, say)


def tag_in_text(g: DungeonSaga, m: Model, say: Say) -> str:
    """Where there is room: a minion always has its letter."""
    if is_hero(m):
        return hero_tags(say(name(hero)) for hero in g.heroes)[g.heroes.index(m)]
    if is_boss(m):
        return f"{say(name(m))[0].upper()}!"
    return f"{say(msg('sag-draw-minion', kind=m.kind))}{m.number % 100}"


def style_of(g: DungeonSaga, m: Model) -> str:
    if is_hero(m):
        return f"bold {HERO_STYLES[g.heroes.index(m) % len(HERO_STYLES)]}"
    return MINION_STYLES.get(m.kind, BOSS_STYLE)
