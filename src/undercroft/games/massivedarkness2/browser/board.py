"""The tiles of a mission as a browser draws them, with doors, portals and everything that lies in the zones."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, TypeAlias

import msgspec

from undercroft.board import Bits, Cell, members
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.mission.build import BRIDGE
from undercroft.games.massivedarkness2.mission.missions import mission
from undercroft.games.massivedarkness2.rules.darkness import portals
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import MassiveDarkness, Token
from undercroft.kernel.messages import Msg
from undercroft.parts.map_scene import Edge, door_edges, inner_walls

Ground: TypeAlias = Literal["light", "shadow", "abyss"]


class Zone(msgspec.Struct, frozen=True, array_like=True):
    """A zone; its name follows from its number and the width of the map."""

    at: Cell
    ground: Ground


class TileSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A tile or a bridge as it lies on the table."""

    side: str
    """1A to 8B, or bridge."""
    look: str
    """dungeon, hell or bridge."""
    at: Cell
    """Its north-western zone."""
    turn: int
    """Degrees clockwise."""
    cells: tuple[Cell, ...]


class ChamberSeen(msgspec.Struct, frozen=True):
    """Zones behind a door (MD2-TIL-05)."""

    cells: tuple[Cell, ...]
    revealed: bool


class DoorSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A door; choices know it as `open:<id>`."""

    number: int
    id: str
    edges: tuple[Edge, ...]
    cells: tuple[Cell, Cell]
    closed: bool
    white: bool
    """White-framed: it opens in its own way (MD2-MIS-01)."""


class TokenSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Something that lies in a zone; choices know objects as `touch:<number>`."""

    number: int
    kind: str
    at: Cell
    what: str
    """The rarity of a treasure, or what the mission calls an objective."""
    name: Msg
    count: int
    grey: bool
    deeds: tuple[str, ...]
    """What the mission lets heroes do there, as in `deed:<id>`."""


class Portal(msgspec.Struct, frozen=True, array_like=True):
    at: Cell
    roaming: bool
    """Roaming monsters come out of it, too (MD2-DRK-03)."""


class Consecrated(msgspec.Struct, frozen=True, array_like=True):
    at: Cell
    colour: str


class Board(msgspec.Struct, frozen=True, kw_only=True):
    width: int
    height: int
    cells: tuple[Zone, ...]
    walls: tuple[Edge, ...]
    """Walls between two zones, under their left or upper one."""
    tiles: tuple[TileSeen, ...]
    chambers: tuple[ChamberSeen, ...]
    doors: tuple[DoorSeen, ...]
    tokens: tuple[TokenSeen, ...]
    portals: tuple[Portal, ...]
    start: tuple[Cell, ...]
    consecrated: tuple[Consecrated, ...]


class _Lie(msgspec.Struct, frozen=True):
    """What changes only when tiles are taken away (MD2-BOS-06)."""

    cells: tuple[Zone, ...]
    walls: tuple[Edge, ...]
    tiles: tuple[TileSeen, ...]
    start: tuple[Cell, ...]


def board(g: MassiveDarkness) -> Board:
    """Everything on the table: all tiles are there to be seen, and what lies on them (MD2-SET-10)."""
    found = mission_of(g)
    lie = _lie(g.mission, g.laid)
    here = set(portals(g)) if g.boss is None else set()
    boards = [hero.paladin for hero in g.heroes if hero.paladin is not None]
    return Board(
        width=found.grid.width,
        height=found.grid.height,
        cells=lie.cells,
        walls=lie.walls,
        tiles=lie.tiles,
        chambers=tuple(
            ChamberSeen(tuple(members(chamber.zones & g.laid)), bool(g.revealed >> n & 1))
            for n, chamber in enumerate(found.chambers)
            if chamber.zones & g.laid
        ),
        doors=_doors(g),
        tokens=tuple(_token(g, token) for token in g.tokens),
        portals=tuple(Portal(zone, zone == found.roaming_portal) for zone in sorted(here) if g.laid >> zone & 1),
        start=lie.start,
        consecrated=tuple(Consecrated(zone, colour) for made in boards for colour, zone in made.zones.items()),
    )


# A scene is drawn after every answer, and tiles are taken away once in a game at most.
@lru_cache(maxsize=64)
def _lie(name: str, laid: Bits) -> _Lie:
    found = mission(name)

    def ground(zone: Cell) -> Ground:
        return "abyss" if found.abyss >> zone & 1 else "shadow" if found.shadow >> zone & 1 else "light"

    tiles = content().tiles
    return _Lie(
        tuple(Zone(zone, ground(zone)) for zone in members(laid)),
        tuple(inner_walls(found.grid, laid)),
        tuple(
            TileSeen(
                side=tile.side,
                look=BRIDGE if tile.side == BRIDGE else tiles[tile.side].look,
                at=tile.at,
                turn=tile.turn,
                cells=tuple(members(tile.zones)),
            )
            for tile in found.tiles
            if tile.zones & laid
        ),
        tuple(zone for zone in found.start if laid >> zone & 1),
    )


def _doors(g: MassiveDarkness) -> tuple[DoorSeen, ...]:
    found = mission_of(g)
    return tuple(
        DoorSeen(
            number=n,
            id=door.id,
            edges=tuple(door_edges(found.grid, n, g.laid)),
            cells=door.zones,
            closed=bool(g.closed >> n & 1),
            white=door.white,
        )
        for n, door in enumerate(found.doors)
        if any(g.laid >> zone & 1 for zone in door.zones)
    )


def _token(g: MassiveDarkness, token: Token) -> TokenSeen:
    objective = token.kind == "objective" and token.what
    name = f"md2-objective-{token.what}" if objective else f"md2-token-{token.kind}"
    return TokenSeen(
        number=token.number,
        kind=token.kind,
        at=token.at,
        what=token.what,
        name=Msg(name),
        count=token.count,
        grey=token.grey,
        deeds=tuple(deed.id for deed in mission_of(g).deeds if deed.at == token.what) if token.what else (),
    )
