"""The boards of the classes: amulet, columns of light, rage, tokens, elements and arrows."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.figures import zone_name
from undercroft.games.massivedarkness2.rules import ranger, shaman
from undercroft.games.massivedarkness2.rules.abilities import title
from undercroft.games.massivedarkness2.rules.paladin import COLOURS
from undercroft.games.massivedarkness2.rules.wizard import spell_title
from undercroft.games.massivedarkness2.state import Hero, MassiveDarkness
from undercroft.games.massivedarkness2.terminal.marks import FLIPPED, NEEDLE
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.marks import DIM, GOOD, card, counted, fact, ink, listed


def class_board(g: MassiveDarkness, hero: Hero, say: Say) -> list[list[Text]]:
    """The board of the hero's class, a list of entries for each line."""
    lines = (_amulet(hero, say), _columns(g, hero, say), _fury(hero, say), _elements(hero, say))
    return [line for line in (*lines, *_tools(hero, say), *_quiver(g, hero, say)) if line]


def _amulet(hero: Hero, say: Say) -> list[Text]:
    """Clockwise from the top; the needle points at one of them (MD2-WIZ-01)."""
    board = hero.wizard
    if board is None:
        return []
    spells = [
        ink(f"{NEEDLE}{say(spell_title(spell))}", "bold") if at == board.needle else ink(say(spell_title(spell)))
        for at, spell in enumerate(board.spells)
    ]
    return listed(msg("md2-draw-amulet"), spells, say)


def _columns(g: MassiveDarkness, hero: Hero, say: Say) -> list[Text]:
    """Where the paladin's tokens lie; a dash for the board (MD2-PAL-01)."""
    board = hero.paladin
    if board is None:
        return []
    found = [
        fact(Msg(f"md2-column-{colour}"), zone_name(g, board.zones[colour]) if colour in board.zones else "–", say)
        for colour in COLOURS
    ]
    blessed = [ink(say(title(board.blessed)), f"bold {GOOD}")] if board.blessed else []
    return [*listed(msg("md2-draw-columns"), found, say), *blessed]


def _fury(hero: Hero, say: Say) -> list[Text]:
    board = hero.berserker
    if board is None:
        return []
    rage = fact(msg("md2-draw-rage"), f"{board.rage}/{content().box.limits.rage}", say)
    stance = [fact(msg("md2-draw-stance"), say(Msg(f"md2-stance-{board.stance}")), say)] if board.stance else []
    return [rage, *stance]


def _elements(hero: Hero, say: Say) -> list[Text]:
    """How high each marker is, and which are turned over (MD2-SHA-05)."""
    board = hero.shaman
    if board is None:
        return []
    found = []
    for element in shaman.ELEMENTS:
        mark = FLIPPED if element in board.flipped else ""
        found.append(fact(Msg(f"md2-element-{element}"), f"{board.height[element]}/{shaman.top()}{mark}", say))
    return found


def _tools(hero: Hero, say: Say) -> Iterator[list[Text]]:
    """Tokens on the board, those that are exhausted crossed out, and how many lie elsewhere (MD2-ROG-01)."""
    board = hero.rogue
    if board is None:
        return
    tokens = [card(say(Msg(f"md2-tool-{token}")), spent=False) for token in board.active]
    tokens += [card(say(Msg(f"md2-tool-{token}")), spent=True) for token in board.spent]
    yield listed(msg("md2-draw-tools"), tokens, say)
    yield [
        fact(msg("md2-draw-tool-bag"), str(len(board.bag)), say),
        fact(msg("md2-draw-discarded"), str(len(board.pile)), say),
    ]


def _quiver(g: MassiveDarkness, hero: Hero, say: Say) -> Iterator[list[Text]]:
    """Arrows in the deck; in an attack those turned up, and how many symbols count (MD2-RAN-01)."""
    board = hero.ranger
    if board is None:
        return
    yield [
        fact(msg("md2-draw-arrows"), str(len(board.deck)), say),
        fact(msg("md2-draw-discarded"), str(len(board.pile)), say),
    ]
    combat = next((c for c in reversed(g.combats) if c.hero == hero.number), None)
    if board.row and combat is not None:
        shown = counted(say(Msg(f"md2-arrow-{arrow}")) for arrow in board.row)
        symbols = f"{ranger.symbols(board, combat)}/{content().box.limits.arrows}"
        yield [*listed(msg("md2-draw-row"), [ink(arrow) for arrow in shown], say), ink(symbols, DIM)]
