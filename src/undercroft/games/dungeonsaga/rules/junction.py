"""A tile that turns under everybody's feet: a junction whose passages lead elsewhere after every quarter.

The region `junction` is a square block. The squares that are floor on the map are those of the tile in all four
positions; `State.turned` says which it has, and the squares of the others are not there.
"""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import Bits, bitset, lowest, members
from undercroft.games.dungeonsaga.adventure.adventures import adventure
from undercroft.games.dungeonsaga.models import adventure_of, base, dungeon, large, name_of_cell, standing
from undercroft.games.dungeonsaga.rules import events
from undercroft.games.dungeonsaga.state import DungeonSaga
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg

REGION = "junction"


@lru_cache(maxsize=64)
def block(name: str) -> tuple[int, int, int]:
    """The column and row of its upper left square, and its side."""
    made = adventure(name)
    cells = made.regions[REGION]
    points = [made.grid.points[cell] for cell in members(cells)]
    left, top = min(x for x, _ in points), min(y for _, y in points)
    return left, top, max(x for x, _ in points) - left + 1


def turned(g: DungeonSaga, cell: int, quarters: int) -> int:
    """Where a square of the block is after so many quarters clockwise."""
    grid = dungeon(g).grid
    left, top, side = block(g.adventure)
    x, y = grid.points[cell]
    across, down = x - left, y - top
    for _quarter in range(quarters % 4):
        across, down = side - 1 - down, across
    return grid.cell(left + across, top + down)


def missing(g: DungeonSaga) -> Bits:
    """Squares of the block that the tile does not cover in its present position."""
    made = adventure_of(g)
    upright = made.regions["junction_tile"]
    here = bitset(turned(g, cell, g.turned) for cell in members(upright))
    return made.regions[REGION] & made.grid.floor & ~here


def settle(g: DungeonSaga) -> None:
    """Take the squares away that are not there."""
    made = adventure_of(g)
    if REGION in made.regions:
        kept = [cell for cell in g.gone if not made.regions[REGION] >> cell & 1]
        g.gone = tuple(sorted([*kept, *members(missing(g))]))


def turn(g: DungeonSaga, quarters: int) -> Flow:
    """Everything on the tile turns with it; a large model, or one that stands half on it, holds it fast."""
    cells = adventure_of(g).regions[REGION]
    riders = [m for m in standing(g) if base(g, m) & cells]
    at = name_of_cell(g, lowest(cells))
    if any(large(m) for m in riders):
        g.tell(msg("sag-log-stuck", at=at), "SAG-SET-14")
        return
    for m in riders:
        m.at = turned(g, m.at, quarters)
        m.facing = (m.facing + quarters) % 4
    g.bones = [turned(g, cell, quarters) if cells >> cell & 1 else cell for cell in g.bones]
    g.turned = (g.turned + quarters) % 4
    settle(g)
    g.tell(msg("sag-log-turned", at=at), "SAG-SET-14")
    yield from events.gathered(g)
