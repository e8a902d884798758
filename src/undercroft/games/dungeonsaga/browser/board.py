"""The dungeon as far as it is laid out, as a browser draws it.

Of zones that are not laid out nothing is told (SAG-SET-08), but that something lies behind a closed door.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

import msgspec

from undercroft.board import Bits, Cell, bitset, members
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.models import adventure_of, laid
from undercroft.games.dungeonsaga.rules import deeds, junction, locks
from undercroft.games.dungeonsaga.state import DungeonSaga, Fitting
from undercroft.kernel.messages import Msg
from undercroft.parts.map_scene import Edge, inner_walls, open_sides

EXIT = "exit"


class Square(msgspec.Struct, frozen=True, array_like=True):
    """A square that is laid out; its name follows from its number and the width of the map."""

    at: Cell
    zone: int


class Piece(msgspec.Struct, frozen=True):
    """A piece of furniture that nobody opens."""

    kind: str
    cells: tuple[Cell, ...]
    high: bool
    """Nobody looks over it (SAG-FUR-03)."""


class FittingSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A door or a chest; choices know it as `fight:<id>`, or by its id as the target of a spell."""

    id: str
    kind: str
    """single_door, double_door or chest."""
    name: Msg
    cells: tuple[Cell, ...]
    door: bool
    open: bool
    """A chest without its lid; a door that is open is gone (SAG-LCK-16, SAG-LCK-19)."""
    lock: int
    """Dice of an ordinary lock, 0 if it has none."""
    armour: int
    ward: int
    """What is left of a magic lock, 0 if it has none."""
    full: int
    """The strength of the ward when it was laid out."""


class BonePiles(msgspec.Struct, frozen=True, array_like=True):
    at: Cell
    count: int


class Region(msgspec.Struct, frozen=True):
    """Squares that mean something in this adventure: the way out, a tile that turns, where something can be done."""

    id: str
    """exit, junction, or the adventure's own name for a place where something can be done."""
    cells: tuple[Cell, ...]
    deeds: tuple[str, ...]
    """What can be done there, as in `deed:<id>`."""


class Board(msgspec.Struct, frozen=True, kw_only=True):
    width: int
    height: int
    cells: tuple[Square, ...]
    walls: tuple[Edge, ...]
    """Walls between two squares, under their left or upper one."""
    ways: tuple[Edge, ...]
    """Where a closed door leads on into the dark."""
    gone: tuple[Cell, ...]
    """Squares of zones laid out that are no longer there: fallen in, or turned away."""
    pieces: tuple[Piece, ...]
    fittings: tuple[FittingSeen, ...]
    bones: tuple[BonePiles, ...]
    regions: tuple[Region, ...]


class _Lie(msgspec.Struct, frozen=True):
    """What changes only when a zone is laid out or squares go."""

    cells: tuple[Square, ...]
    walls: tuple[Edge, ...]
    ways: tuple[Edge, ...]
    gone: tuple[Cell, ...]
    pieces: tuple[Piece, ...]


def seen(g: DungeonSaga) -> Bits:
    """The squares there are."""
    return laid(g).floor


def board(g: DungeonSaga) -> Board:
    """The dungeon as far as it is laid out."""
    grid = adventure_of(g).grid
    floor = seen(g)
    doors = bitset(cell for found in locks.closed(g) if found.kind != locks.CHEST for cell in found.cells)
    lie = _lie(g.adventure, g.revealed, g.gone, doors)
    piles = Counter(g.bones)
    return Board(
        width=grid.width,
        height=grid.height,
        cells=lie.cells,
        walls=lie.walls,
        ways=lie.ways,
        gone=lie.gone,
        pieces=lie.pieces,
        fittings=tuple(_fitting(g, found) for found in g.fittings),
        bones=tuple(BonePiles(cell, count) for cell, count in sorted(piles.items())),
        regions=_regions(g, floor),
    )


# Zones are laid out a few times in a game, and scenes are drawn after every answer.
@lru_cache(maxsize=256)
def _lie(name: str, revealed: Bits, gone: tuple[Cell, ...], doors: Bits) -> _Lie:
    made = adventure(name)
    squares: list[Square] = []
    pieces: list[Piece] = []
    floor, lost = 0, bitset(gone)
    for zone in members(revealed):
        cells = made.zones[zone].cells
        floor |= cells
        squares += [Square(cell, zone) for cell in members(cells & ~lost)]
        pieces += [
            _piece(piece.kind, piece.cells) for piece in made.zones[zone].furniture if bitset(piece.cells) & ~lost
        ]
    ways = [edge for edge in open_sides(made.grid, floor) if doors >> edge.at & 1]
    return _Lie(
        tuple(sorted(squares, key=lambda square: square.at)),
        tuple(inner_walls(made.grid, floor & ~lost)),
        tuple(ways),
        tuple(members(floor & lost)),
        tuple(pieces),
    )


def _piece(kind: str, cells: tuple[Cell, ...]) -> Piece:
    return Piece(kind, cells, content().furniture[kind].high)


def _fitting(g: DungeonSaga, found: Fitting) -> FittingSeen:
    placed = adventure_of(g).fitting.get(found.id)
    return FittingSeen(
        id=found.id,
        kind=found.kind,
        name=locks.name(found),
        cells=found.cells,
        door=found.kind != locks.CHEST,
        open=found.open,
        lock=found.dice,
        armour=found.armour,
        ward=found.ward,
        full=placed.ward if placed is not None else found.ward,
    )


def _regions(g: DungeonSaga, floor: Bits) -> tuple[Region, ...]:
    made = adventure_of(g)
    able = deeds.possible(g)
    places = {EXIT: made.way_out, junction.REGION: made.regions.get(junction.REGION, 0)}
    places |= {deed.at: made.regions[deed.at] for deed in able}
    found = [
        Region(name, tuple(members(cells & floor)), tuple(deed.id for deed in able if deed.at == name))
        for name, cells in places.items()
    ]
    return tuple(region for region in found if region.cells)
