"""A game of Dungeon Saga in numbers, for those who learn: made of a view and nothing else."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.games.dungeonsaga.bot.chances import heroes_chance
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import dungeon, hero_id, party
from undercroft.games.dungeonsaga.state import OFF, OVERLORD, DungeonSaga, Fitting, Model, Sheet
from undercroft.games.dungeonsaga.stats import LIMITS, armour, fight_dice, movement, shooting_dice
from undercroft.games.dungeonsaga.view import View
from undercroft.kernel.encoding import bits, laid_out, one_hot, several_hot

HEROES = 5
"""All four, and one who may join them."""
MINIONS = 24
"""So many of the overlord's models are told one by one."""
FITTINGS, ZONES = 16, 12
PILES = 16
FACINGS = range(4)

_SPELLS = list(content().spells)
_ITEMS = list(content().items)
_KINDS = list(content().kinds)
_WHO = list(dict.fromkeys(card.hero for card in content().heroes.values()))
_COMMANDS = list(content().commands)
_PER_MODEL = 13
_PER_SHEET = 3 + len(_SPELLS) + len(_ITEMS)
_PER_HERO = len(_WHO) + _PER_MODEL + _PER_SHEET
_PER_MINION = len(_KINDS) + _PER_MODEL
_PER_FITTING = 6
_TABLE = 18
_SIZES = (
    _TABLE,
    ZONES,
    2 * len(_COMMANDS),
    HEROES * _PER_HERO,
    MINIONS * _PER_MINION,
    FITTINGS * _PER_FITTING,
    2 * PILES,
)
SIZE = sum(_SIZES)


def encode(view: View) -> Sequence[float]:
    """The table, the command cards as far as they are known, heroes and models in the order of their numbers."""
    g, overlord = view.table, view.table.overlord
    table = [float(view.seat == OVERLORD), g.round / 10, float(g.part == "overlord"), float(g.gap), g.turned / 4]
    table += [len(overlord.deck) / 10, len(overlord.hand) / 5, overlord.orders / 3, overlord.extra / 3]
    table += [overlord.raises / 3, float(overlord.played), overlord.interrupt / 2]
    table += [sum(g.counters.values()) / 4, len(g.done) / 10]
    if g.turn is not None:
        table += [1.0, g.turn.steps / 8, float(g.turn.acts), float(g.turn.still)]
    cards = [overlord.hand.count(card) / 2 for card in _COMMANDS]
    cards += [overlord.discard.count(card) / 2 for card in _COMMANDS]
    parts = (
        table,
        bits(g.revealed, ZONES),
        cards,
        [number for hero in g.heroes for number in _hero(g, hero)],
        [number for m in g.minions for number in one_hot(m.kind, _KINDS) + _model(g, m)],
        [number for fitting in g.fittings for number in _fitting(g, fitting)],
        [number for cell in g.bones for number in _place(g, cell)],
    )
    return laid_out(parts, _SIZES)


def _hero(g: DungeonSaga, hero: Model) -> list[float]:
    return one_hot(hero_id(hero), _WHO) + _model(g, hero) + _sheet(hero.sheet or Sheet())


def _model(g: DungeonSaga, m: Model) -> list[float]:
    return [
        float(m.at != OFF),
        *(_place(g, m.at) if m.at != OFF else (0.0, 0.0)),
        *one_hot(m.facing, FACINGS),
        float(m.acted),
        (m.sheet.wounds if m.sheet is not None else 0) / LIMITS.wounds,
        movement(m) / 8,
        fight_dice(m) / 6,
        shooting_dice(m) / 6,
        armour(m) / LIMITS.most_armour,
    ]


def _sheet(sheet: Sheet) -> list[float]:
    turned = [(sheet.spells[spell] + 1) / 3 if spell in sheet.spells else 0.0 for spell in _SPELLS]
    return [1.0, len(sheet.feats) / 2, len(sheet.skills) / 2, *turned, *several_hot(sheet.items, _ITEMS)]


def _fitting(g: DungeonSaga, fitting: Fitting) -> list[float]:
    shut = [1.0, float(fitting.open), fitting.dice / 5, fitting.ward / 3]
    return [*shut, *_place(g, fitting.cells[0])]


def _place(g: DungeonSaga, cell: int) -> tuple[float, float]:
    """A square, as shares of the map's width and height."""
    grid = dungeon(g).grid
    x, y = grid.points[cell]
    return (x + 1) / grid.width, (y + 1) / grid.height


def evaluate(view: View, seat: int) -> float:
    """How likely a seat is to win; never quite 1."""
    g = view.table
    if not g.round or not party(g):
        return 0.0
    heroes = heroes_chance(g)
    return -heroes if seat == OVERLORD else heroes
