"""The squares of the map that choices are about."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board import Bits, bitset
from undercroft.games.dungeonsaga.models import adventure_of, base, by_number, dungeon, hero_id, laid, party
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga
from undercroft.kernel.spaces import Choice
from undercroft.parts.cell_names import cells_in

SPOTS = ("sag-do-step", "sag-do-break-away", "sag-square")
"""Labels that say nothing but which square is meant; that a step is breaking away is told beside it, with the odds."""
MODELS = ("fight", "shoot", "order")


def marked(g: DungeonSaga, choices: Sequence[Choice]) -> Bits:
    """The squares that allowed choices are about; numbers that are no strings are players."""
    cells = 0
    for choice in choices:
        if choice.refused is None and isinstance(choice.value, str):
            cells |= _cells(g, choice.value)
    return cells


def _cells(g: DungeonSaga, value: str) -> Bits:
    """Of the model, the hero, the door or chest, the place or the square that it names."""
    kind, _, rest = value.partition(":")
    which = rest if kind in MODELS else value
    if which.isdecimal():
        m = by_number(g, int(which))
        return base(g, m) if m is not None and m.at != OFF else 0
    for fitting in g.fittings:
        if fitting.id == which:
            return bitset(fitting.cells)
    for hero in party(g):
        if hero_id(hero) == which:
            return base(g, hero)
    if kind == "deed":
        return adventure_of(g).regions[adventure_of(g).deed[rest].at] & laid(g).floor
    return cells_in(dungeon(g).grid, value)
