"""Where models stand and what lies before and behind them, as bit sets."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache, lru_cache
from operator import attrgetter
from typing import NamedTuple

from undercroft.board import Bits, Dungeon, Size, bitset, members
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.box.content import Character, Minion, content
from undercroft.games.dungeonsaga.geometry import Spot, Spots, spot_key
from undercroft.games.dungeonsaga.state import OFF, OVERLORD, DungeonSaga, Fitting, Model
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.cell_names import cell_name

_LARGE = {kind for kind, card in content().kinds.items() if card.large}
FACINGS = ("north", "east", "south", "west")


def adventure_of(g: DungeonSaga) -> Adventure:
    return adventure(g.adventure)


def dungeon(g: DungeonSaga) -> Dungeon:
    """Everything worked out about the map."""
    return adventure(g.adventure).dungeon


def names_of_cells(g: DungeonSaga, cells: Bits) -> list[str]:
    return list(_names_of_cells(dungeon(g), cells))


@lru_cache(maxsize=8192)
def _names_of_cells(where: Dungeon, cells: Bits) -> tuple[str, ...]:
    """Kept, because the steps from a square are asked for again and again."""
    return tuple(cell_name(where.grid, cell) for cell in members(cells))


def name_of_cell(g: DungeonSaga, cell: int) -> str:
    return cell_name(dungeon(g).grid, cell)


# -- who there is -----------------------------------------------------------------------------------------------------


def standing(g: DungeonSaga) -> Iterator[Model]:
    """Every model on the board."""
    for hero in g.heroes:
        if hero.at != OFF:
            yield hero
    yield from g.minions


def party(g: DungeonSaga) -> list[Model]:
    """The heroes on the board, and who is with them."""
    return [hero for hero in g.heroes if hero.at != OFF]


def enemies(g: DungeonSaga, m: Model) -> list[Model]:
    """Heroes are enemies of the overlord's models, and these of heroes (SAG-ADJ-06)."""
    return g.minions if m.seat != OVERLORD else party(g)


def friends(g: DungeonSaga, m: Model) -> list[Model]:
    return party(g) if m.seat != OVERLORD else g.minions


def find(g: DungeonSaga, number: int) -> Model:
    """The model with this number, on the board or a hero beside it."""
    found = by_number(g, number)
    assert found is not None, f"no model has the number {number}"
    return found


def by_number(g: DungeonSaga, number: int) -> Model | None:
    for hero in g.heroes:
        if hero.number == number:
            return hero
    for m in g.minions:
        if m.number == number:
            return m
    return None


def is_hero(m: Model) -> bool:
    return m.seat != OVERLORD


def is_boss(m: Model) -> bool:
    return m.kind in content().bosses


def is_minion(m: Model) -> bool:
    return m.kind in content().minions


def card(m: Model) -> Character | Minion:
    """What its card or the overlord's panel says of it."""
    return content().kinds[m.kind]


def hero_id(m: Model) -> str:
    """Who a hero or boss is, whichever version of the card is his."""
    return hero_of(m.kind)


def hero_of(kind: str) -> str:
    found = content().kinds[kind]
    return found.hero if isinstance(found, Character) else kind


def name(m: Model) -> Msg:
    """A model as the log names it; minions of a kind are told apart by their numbers."""
    return _name(m.kind, m.number)


@lru_cache(maxsize=2048)
def _name(kind: str, number: int) -> Msg:
    card = content().kinds[kind]
    if isinstance(card, Character):
        return Msg(f"sag-model-{card.hero}")
    return msg("sag-minion", kind=Msg(f"sag-model-{kind}"), n=number)


# -- where they stand -------------------------------------------------------------------------------------------------


def large(m: Model) -> bool:
    """SAG-LRG-01."""
    return m.kind in _LARGE


def spots(g: DungeonSaga) -> Spots:
    """What lies around every base on the map."""
    return adventure(g.adventure).spots


def spot_at(g: DungeonSaga, at: int, facing: int, size: Size) -> Spot:
    return spots(g)[spot_key(at, facing, size)]


def spot(g: DungeonSaga, m: Model) -> Spot:
    return adventure(g.adventure).spots[m.at << 3 | m.facing << 1 | (m.kind in _LARGE)]


def base(g: DungeonSaga, m: Model) -> Bits:
    return spot(g, m).base


def front(g: DungeonSaga, m: Model) -> Bits:
    """The squares of its front arc, past walls and corners too (SAG-ADJ-08)."""
    return spot(g, m).front


def adjacent(g: DungeonSaga, m: Model, cells: Bits) -> bool:
    """Whether any of its squares is next to one of these (SAG-ADJ-01)."""
    return bool(spot(g, m).around & cells)


def holders(g: DungeonSaga, m: Model) -> list[Model]:
    """The enemies who have a model in their front arc (SAG-ADJ-05).

    Markers, furniture and locks have no arcs and hold nobody (SAG-ADJ-07, SAG-FUR-06, SAG-LCK-11).
    """
    known = spots(g)
    here = known[m.at << 3 | m.facing << 1 | (m.kind in _LARGE)].base
    return [e for e in enemies(g, m) if known[e.at << 3 | e.facing << 1 | (e.kind in _LARGE)].front & here]


def threatened(g: DungeonSaga, m: Model) -> Bits:
    """All squares in the front arc of some enemy of a model."""
    known, cells = spots(g), 0
    for e in enemies(g, m):
        cells |= known[e.at << 3 | e.facing << 1 | (e.kind in _LARGE)].front
    return cells


def occupied(g: DungeonSaga, but: Model | None = None) -> Bits:
    """The squares under models, or under all but one."""
    known, cells = spots(g), 0
    for hero in g.heroes:
        if hero.at != OFF and hero is not but:
            cells |= known[hero.at << 3 | hero.facing << 1].base
    for e in g.minions:
        if e is not but:
            cells |= known[e.at << 3 | e.facing << 1 | (e.kind in _LARGE)].base
    return cells


def touching(g: DungeonSaga, models: Iterable[Model], cells: Bits) -> list[Model]:
    """Those of some models that stand on one of these squares."""
    known = spots(g)
    return [e for e in models if known[e.at << 3 | e.facing << 1 | (e.kind in _LARGE)].base & cells]


# -- what stands in the dungeon ---------------------------------------------------------------------------------------


class Laid(NamedTuple):
    """The dungeon as far as it is laid out, without the models."""

    floor: Bits
    furniture: Bits
    """Squares of all furniture, closed doors and chests among it (SAG-MOV-16)."""
    high: Bits
    """Squares that nobody looks across: bookcases and closed doors (SAG-LOS-03, SAG-LOS-07)."""
    low: Bits
    """Squares of furniture that one looks over (SAG-LOS-04)."""
    solid: Bits
    """Squares that no model can enter: walls, furniture, and what is not laid out (SAG-MOV-04)."""
    unseen: Bits
    """Squares of the map that are not there, or not yet: no line crosses them."""
    pieces: tuple[tuple[str, Bits], ...]
    """Every piece of furniture and its squares."""


_kind_and_cells: Callable[[Fitting], tuple[str, tuple[int, ...]]] = attrgetter("kind", "cells")


def laid(g: DungeonSaga) -> Laid:
    return _laid(g.adventure, g.revealed, tuple(map(_kind_and_cells, g.fittings)), g.gone)


@lru_cache(maxsize=4096)
def _laid(name: str, revealed: int, fittings: tuple[tuple[str, tuple[int, ...]], ...], gone: tuple[int, ...]) -> Laid:
    made = adventure(name)
    floor, pieces = 0, [(kind, bitset(cells)) for kind, cells in fittings]
    for zone in members(revealed):
        floor |= made.zones[zone].cells
        pieces += [(piece.kind, bitset(piece.cells)) for piece in made.zones[zone].furniture]
    floor &= ~bitset(gone)
    pieces = [(kind, cells & floor) for kind, cells in pieces if cells & floor]
    high = low = 0
    for kind, cells in pieces:
        card = content().furniture[kind]
        if card.high or card.door:
            high |= cells
        else:
            low |= cells
    grid = made.grid
    return Laid(floor, high | low, high, low, grid.floor & ~floor | high | low, grid.floor & ~floor, tuple(pieces))


@cache
def size_of(kind: str) -> Size:
    return Size.FOUR if kind in _LARGE else Size.ONE
