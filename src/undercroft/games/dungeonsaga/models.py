"""Where models stand and what lies before and behind them, as bit sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from undercroft.board import Bits, Dungeon, Facing, Size, ahead, bitset, front_arc, members, ring
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.adventure.model import Adventure
from undercroft.games.dungeonsaga.box.content import Character, Minion, content
from undercroft.games.dungeonsaga.state import OFF, OVERLORD, DungeonSaga, Model
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
    grid = dungeon(g).grid
    return [cell_name(grid, cell) for cell in members(cells)]


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
    found = content().kinds[m.kind]
    return found.hero if isinstance(found, Character) else m.kind


def name(m: Model) -> Msg:
    """A model as the log names it; minions of a kind are told apart by their numbers."""
    if is_minion(m):
        return msg("sag-minion", kind=Msg(f"sag-model-{m.kind}"), n=m.number)
    return Msg(f"sag-model-{hero_id(m)}")


# -- where they stand -------------------------------------------------------------------------------------------------


def large(m: Model) -> bool:
    """SAG-LRG-01."""
    return m.kind in _LARGE


class Spot(NamedTuple):
    """All there is to know about a base that faces one way (SAG-ADJ-02, SAG-ADJ-03, SAG-ADJ-04, SAG-LRG-02)."""

    base: Bits
    front: Bits
    """The front arc."""
    ahead: Bits
    """Everything on this side of the line between front arc and rear arc (SAG-ADJ-09), the base included."""
    around: Bits


class Spots(dict[int, Spot]):
    """All bases on one map, by their `spot_key`, worked out when somebody first stands so."""

    def __init__(self, where: Dungeon) -> None:
        super().__init__()
        self.where = where

    def __missing__(self, key: int) -> Spot:
        where, way = self.where, Facing(key >> 1 & 3)
        base = where.footprint(Size.FOUR if key & 1 else Size.ONE).cells(key >> 3)
        arc, before = front_arc(where.grid, base, way), ahead(where.grid, base, way)
        found = self[key] = Spot(base, arc, before, ring(where.grid, base))
        return found


_SPOTS: dict[Dungeon, Spots] = {}


def spots(where: Dungeon) -> Spots:
    found = _SPOTS.get(where)
    if found is None:
        found = _SPOTS[where] = Spots(where)
    return found


def spot_key(m: Model) -> int:
    """Loops over all models write it out: every rule that looks at the board looks at all of them."""
    return m.at << 3 | m.facing << 1 | (m.kind in _LARGE)


def spot_at(where: Dungeon, at: int, facing: int, size: Size) -> Spot:
    return spots(where)[at << 3 | facing << 1 | (size is Size.FOUR)]


def spot(g: DungeonSaga, m: Model) -> Spot:
    return spots(adventure(g.adventure).dungeon)[m.at << 3 | m.facing << 1 | (m.kind in _LARGE)]


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
    known = spots(dungeon(g))
    here = known[spot_key(m)].base
    return [e for e in enemies(g, m) if known[e.at << 3 | e.facing << 1 | (e.kind in _LARGE)].front & here]


def threatened(g: DungeonSaga, m: Model) -> Bits:
    """All squares in the front arc of some enemy of a model."""
    known, cells = spots(dungeon(g)), 0
    for e in enemies(g, m):
        cells |= known[e.at << 3 | e.facing << 1 | (e.kind in _LARGE)].front
    return cells


def occupied(g: DungeonSaga, but: Model | None = None) -> Bits:
    """The squares under models, or under all but one."""
    known, cells = spots(dungeon(g)), 0
    for hero in g.heroes:
        if hero.at != OFF and hero is not but:
            cells |= known[hero.at << 3 | hero.facing << 1].base
    for e in g.minions:
        if e is not but:
            cells |= known[e.at << 3 | e.facing << 1 | (e.kind in _LARGE)].base
    return cells


def touching(g: DungeonSaga, models: Iterable[Model], cells: Bits) -> list[Model]:
    """Those of some models that stand on one of these squares."""
    known = spots(dungeon(g))
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


def laid(g: DungeonSaga) -> Laid:
    shut = tuple((fitting.kind, fitting.cells) for fitting in g.fittings)
    return _laid(g.adventure, g.revealed, shut, g.gone)


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
