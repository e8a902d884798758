"""The explored part of the dungeon as a browser draws it: spaces, what divides them, and what lies on them.

Nothing beyond is told: a side of an explored space with no explored space behind it is rock, unless a door or an
open way into the dark is listed for it (DES-SET-20).
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from undercroft.board import Bits, Cell, bitset, members
from undercroft.games.descent.figures import quest_of
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules.equipment import item_name
from undercroft.games.descent.state import Descent, Token
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.map_scene import Edge, door_edges, inner_walls, open_sides

Ground: TypeAlias = Literal["", "pit", "rubble", "water"]


class Space(msgspec.Struct, frozen=True, array_like=True):
    """An explored space; its name follows from its number and the width of the map."""

    at: Cell
    area: int
    ground: Ground


class DoorSeen(msgspec.Struct, frozen=True):
    """A door on the board; choices know it as `door:<number>`, players by one more."""

    number: int
    edges: tuple[Edge, ...]
    closed: bool
    rune: str | None
    beside: tuple[Cell, ...]
    """The explored spaces in front of and behind it."""


class Stairs(msgspec.Struct, frozen=True):
    colour: str
    cells: tuple[Cell, ...]
    """Its ends, as far as they are explored."""


class Thing(msgspec.Struct, frozen=True):
    """A token that lies on a space."""

    kind: str
    """glyph, chest, potion, money, key, encounter, artifact, item, or quest for an item of the quest's own."""
    at: Cell
    what: str
    """Which potion, key, card, encounter or item; a chest's colour."""
    token: int
    """Its place among the tokens, as in choices like `pick:potion-3`."""
    name: Msg
    active: bool = False
    """A glyph that has been activated."""
    number: int = 0
    """A chest's, for whoever may know it."""


class Board(msgspec.Struct, frozen=True):
    width: int
    height: int
    cells: tuple[Space, ...]
    walls: tuple[Edge, ...]
    """Walls between two explored spaces, under their left or upper one."""
    ways: tuple[Edge, ...]
    """Where an explored space leads on into the dark."""
    doors: tuple[DoorSeen, ...]
    stairs: tuple[Stairs, ...]
    things: tuple[Thing, ...]
    start: Cell | None


class _Lie(NamedTuple):
    """What changes only when an area is revealed."""

    explored: Bits
    walls: tuple[Edge, ...]
    ways: tuple[Edge, ...]
    stairs: tuple[Stairs, ...]


def explored(g: Descent) -> Bits:
    return _lie(g.quest, g.revealed, g.placed_doors).explored


def board(g: Descent) -> Board:
    """The dungeon as far as it is explored."""
    grid = quest_of(g).grid
    lie = _lie(g.quest, g.revealed, g.placed_doors)
    ground: dict[Cell, Ground] = dict.fromkeys(g.pit_spaces, "pit")
    ground |= dict.fromkeys(g.rubble_spaces, "rubble")
    ground |= dict.fromkeys(g.water_spaces, "water")
    start = quest_of(g).start
    return Board(
        width=grid.width,
        height=grid.height,
        cells=tuple(Space(cell, grid.area_of[cell] or 0, ground.get(cell, "")) for cell in members(lie.explored)),
        walls=lie.walls,
        ways=lie.ways,
        doors=tuple(_door(g, number, lie.explored) for number in members(g.placed_doors)),
        stairs=lie.stairs,
        things=tuple(_thing(g, at, token) for at, token in enumerate(g.tokens) if lie.explored >> token.at & 1),
        start=start if lie.explored >> start & 1 else None,
    )


# Areas are revealed a few times in a game, and scenes are drawn after every answer.
@lru_cache(maxsize=256)
def _lie(name: str, revealed: Bits, placed_doors: Bits) -> _Lie:
    found = quest(name)
    grid = found.grid
    seen = grid.revealed(members(revealed))
    stairs = tuple(
        Stairs(colour, tuple(cell for cell in ends if seen >> cell & 1))
        for colour, ends in zip(found.stairs, grid.stairs, strict=True)
        if seen & bitset(ends)
    )
    doors = {edge for door in members(placed_doors) for edge in door_edges(grid, door, seen)}
    ways = tuple(edge for edge in open_sides(grid, seen) if edge not in doors)
    return _Lie(seen, tuple(inner_walls(grid, seen)), ways, stairs)


def _door(g: Descent, number: int, seen: Bits) -> DoorSeen:
    grid = quest_of(g).grid
    return DoorSeen(
        number=number,
        edges=tuple(door_edges(grid, number, seen)),
        closed=bool(g.closed >> number & 1),
        rune=quest_of(g).doors[number].rune,
        beside=tuple(members(grid.beside(number) & seen)),
    )


def _thing(g: Descent, at: int, token: Token) -> Thing:
    return Thing(token.kind, token.at, token.what, at, _thing_name(g, token), token.active, token.number)


def _thing_name(g: Descent, token: Token) -> Msg:
    match token.kind:
        case "glyph":
            return msg("des-draw-glyph-on") if token.active else msg("des-draw-glyph-off")
        case "chest":
            return Msg(f"des-chest-{token.what}")
        case "potion" | "artifact" | "item":
            return item_name(token.what)
        case "key":
            return msg("des-draw-has-key", rune=Msg(f"des-rune-{token.what}"))
        case "money" | "encounter":
            return Msg(f"des-token-{token.kind}")
    return quest_of(g).text(f"item-{token.what}")
