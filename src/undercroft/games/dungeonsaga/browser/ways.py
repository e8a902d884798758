"""What helps on the board with an ask: where whoever moves could get, where it would be stopped, what it sees."""

from __future__ import annotations

from collections.abc import Iterator

from undercroft.board import Bits, Cell, Size, Stance, members
from undercroft.games.dungeonsaga.browser.board import seen
from undercroft.games.dungeonsaga.browser.sent import Hints
from undercroft.games.dungeonsaga.browser.strikes import escape
from undercroft.games.dungeonsaga.models import FACINGS, dungeon, holders, large, size_of, spot, threatened
from undercroft.games.dungeonsaga.rules import movement
from undercroft.games.dungeonsaga.rules.line_of_sight import sees
from undercroft.games.dungeonsaga.rules.ranges import in_reach
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.kernel.asks import Ask
from undercroft.parts.cell_names import cell_name, parse_cell
from undercroft.parts.ways import Move, Walker, reach


class Walks(Walker):
    """A model that moves square by square, on a copy of the table; breaking away is thought to succeed."""

    def __init__(self, g: DungeonSaga, m: Model, turn: Turn) -> None:
        super().__init__(dungeon(g).grid)
        self.g, self.m, self.turn = g, m, turn
        self.key = str(m.number)
        self.points = 0 if turn.still or turn.halted else max(0, turn.steps)
        self._begun = m.at, turn.loose, turn.halted

    def at(self) -> Stance:
        return self.m.at

    def put(self, stance: Stance, points: int) -> None:
        self.m.at = stance % self.grid.size
        self.turn.steps = points
        start, self.turn.loose, self.turn.halted = self._begun
        if self.m.at != start:
            movement.arrived(self.g, self.m, self.turn)

    def moves(self) -> Iterator[Move]:
        for cell in members(movement.steps(self.g, self.m, self.turn)):
            yield Move(cell_name(self.grid, cell), cell, 1)

    def may_stop(self) -> bool:
        return True


class LargeWalks(Walks):
    """A large model: where it can go depends on how it faces, so a place is a square and a facing (SAG-LRG-06)."""

    def at(self) -> Stance:
        return self._pose(self.m.at, self.m.facing)

    def put(self, stance: Stance, points: int) -> None:
        self.m.facing = stance // self.grid.size
        super().put(stance, points)

    def moves(self) -> Iterator[Move]:
        at, facing = self.m.at, self.m.facing
        for move in super().moves():
            yield move._replace(to=self._pose(move.to, facing))
        for turning in movement.turnings(self.m, self.turn):
            way = turning.partition(":")[2]
            yield Move(turning, self._pose(at, (facing + movement.QUARTERS[way]) % len(FACINGS)), 1)

    def cells(self, stance: Stance) -> Bits:
        return dungeon(self.g).footprint(Size.FOUR).cells(stance % self.grid.size)

    def name(self, stance: Stance) -> str:
        return f"{super().name(stance % self.grid.size)}:{FACINGS[stance // self.grid.size]}"

    def _pose(self, at: Cell, facing: int) -> Stance:
        return at + self.grid.size * facing


def walks(g: DungeonSaga, m: Model, turn: Turn) -> Walks:
    return LargeWalks(g, m, turn) if large(m) else Walks(g, m, turn)


def ways(g: DungeonSaga, m: Model, turn: Turn) -> Hints:
    """For the model that takes its turn: all ways open to it."""
    walker = walks(g, m, turn)
    found: Hints = {
        "points": walker.points,
        "ways": reach(walker, seen(g)),
        "threatened": [] if movement.ignores_arcs(m, turn) else members(threatened(g, m) & seen(g)),
    }
    if movement.steps(g, m, turn) and movement.held(g, m, turn):
        found["escape"] = escape(g, m, holders(g, m))
    return found


def sight(g: DungeonSaga, m: Model) -> list[Cell]:
    """The squares that a model sees, without its own, as far as anything reaches (SAG-LOS-01, SAG-RNG-02)."""
    here = spot(g, m)
    near = members(seen(g) & here.ahead & ~here.base)
    return [cell for cell in near if in_reach(g, m, 1 << cell, "long") and sees(g, m, 1 << cell)]


def footprints(g: DungeonSaga, ask: Ask, kind: str) -> dict[str, tuple[Cell, ...]]:
    """For an ask where to put a large model: the squares it would cover, by choice."""
    size = size_of(kind)
    if size is Size.ONE:
        return {}
    footprint, grid = dungeon(g).footprint(size), dungeon(g).grid
    offered = [str(value) for value in ask.space.enumerate(grid.size)]
    return {name: tuple(members(footprint.cells(parse_cell(grid, name)))) for name in offered}
