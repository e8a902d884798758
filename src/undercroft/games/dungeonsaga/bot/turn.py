"""Planning what is left of a model's turn, of either side: where to go, which way to face there, what to do.

A plan is made on a copy of the table, where the model is put wherever it might go; what it could do there, the rules
say. What places and actions are worth, a `Judge` of its side says.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import inf
from typing import NamedTuple, Protocol, TypeAlias

from undercroft.board import Bits, bitset, ring
from undercroft.games.dungeonsaga.models import (
    FACINGS,
    adventure_of,
    dungeon,
    enemies,
    is_hero,
    laid,
    large,
    name_of_cell,
    spot,
)
from undercroft.games.dungeonsaga.rules import locks, movement, turns
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import shooting_dice, spells

STEP = 0.004
"""Of equally good places the nearer one."""
CELLS = 18
"""So many places, the most promising ones, are looked at closely."""
FEW = 8
"""And so many where it is only asked who does something first."""
TOUCH = 1.0
"""How much more promising a place is from which somebody could be fought."""


class Judge(Protocol):
    """What one side thinks of a model's places and actions, where the model stands on the table now."""

    def ground(self, cell: int) -> float:
        """What a square is worth, whichever way the model looks there."""

    def stance(self) -> float:
        """What it is worth to stand and look as the model does."""

    def hope(self) -> float:
        """No less than that, told sooner."""

    def best_action(self, offers: Sequence[str]) -> tuple[float, str]:
        """What the best of these actions is worth from there, and which it is."""

    def breaking(self) -> tuple[float, float]:
        """What it costs to break away from where the model stands, and how likely it is still there afterwards."""


class Plan(NamedTuple):
    value: float
    answers: tuple[str, ...]
    at: int
    facing: int

    @property
    def action(self) -> str:
        """What it ends with, if that is an action."""
        last = self.answers[-1] if self.answers else ""
        return last if last.partition(":")[0] in ("fight", "shoot", "cast", "deed") else ""


_Place: TypeAlias = tuple[float, int, int, int, str]
"""Where a turn might end: its worth, square, facing, the state it is known by among the ways, and the action."""


class Planner:
    """Plans for one model at one moment. The table is the planner's own to move the model about on."""

    def __init__(self, g: DungeonSaga, m: Model, turn: Turn, judge: Judge, cells: int = CELLS) -> None:
        self.g, self.m, self.turn, self.judge, self.cells = g, m, turn, judge, cells
        self.start = (m.at, m.facing)
        self.far = bool(shooting_dice(m) or spells(m))
        self.reach: Bits = 0
        """Squares next to an enemy."""
        for enemy in enemies(g, m):
            self.reach |= spot(g, enemy).around
        self.busy = self.reach | (_things(g) if is_hero(m) else 0)
        """Squares where there may be something to do for whoever neither shoots nor casts."""

    def best(self) -> Plan:
        plan = self._here() if self.turn.still else self._anywhere()
        self._put(*self.start)
        return plan

    def several(self, many: int) -> list[Plan]:
        """The best plans of different places and actions, the best of all first, and early the best for each action."""
        if self.turn.still:
            return [self.best()]
        ways = movement.ways(self.g, self.m, self.turn)
        places: dict[tuple[int, str], _Place] = {}
        for place in sorted(self._places(ways.poses()), key=lambda place: -place[0]):
            places.setdefault((place[1], place[4]), place)
        firsts = {place[4]: place for place in reversed(places.values())}
        told = dict.fromkeys([*sorted(firsts.values(), key=lambda place: -place[0]), *places.values()])
        self._put(*self.start)
        return [self._plan(ways, *place) for place in list(told)[:many]]

    def stay(self) -> float:
        """What it is worth to do nothing at all."""
        return self.judge.ground(self.m.at) + self.judge.stance()

    def _put(self, at: int, facing: int) -> None:
        self.m.at, self.m.facing = at, facing

    def _here(self) -> Plan:
        value, what = self.judge.best_action(turns.actions(self.g, self.m, self.turn))
        return Plan(value, (what,), *self.start) if value > 0 else Plan(0.0, (), *self.start)

    def _anywhere(self) -> Plan:
        ways = movement.ways(self.g, self.m, self.turn)
        return self._plan(ways, *max(self._places(ways.poses(), hopeful=True), key=lambda place: place[0]))

    def _plan(self, ways: movement.Ways, value: float, at: int, facing: int, state: int, what: str) -> Plan:
        answers = self._answers(ways.path(state) if state >= 0 else (), facing)
        return Plan(value, (*answers, what) if what else answers, at, facing)

    def _places(self, poses: dict[int, int], *, hopeful: bool = False) -> Iterator[_Place]:
        """All of them; or, if only the best is wanted, those that could be better than the ones before."""
        best = -inf
        toll, left = self.judge.breaking() if movement.held(self.g, self.m, self.turn) else (0.0, 1.0)
        for at, facings, cost, state in self._promising(poses):
            ground = self.judge.ground(at) - STEP * cost
            moved = at != self.start[0]
            for facing in facings:
                self._put(at, facing)
                gain, what = self._action()
                if hopeful:
                    hope = ground + self.judge.hope() + max(0.0, gain)
                    if (hope * left - toll if moved else hope) <= best:
                        continue
                value = ground + self.judge.stance() + max(0.0, gain)
                if moved:
                    value = value * left - toll
                best = max(best, value)
                yield value, at, facing, state, what if gain > 0 else ""
            self._put(*self.start)

    def _action(self) -> tuple[float, str]:
        if self.far or self.busy & spot(self.g, self.m).base:
            return self.judge.best_action(turns.actions(self.g, self.m, self.turn))
        return 0.0, ""

    def _promising(self, poses: dict[int, int]) -> Iterator[tuple[int, Sequence[int], int, int]]:
        """Places to look at closely: square, facings, cost, and the state it is known by among the ways."""
        size = dungeon(self.g).grid.size
        if large(self.m):
            here = self.m.at + size * self.m.facing
            costs = {**poses, here: 0}
            ranked = sorted(costs, key=lambda state: (-self._promise(state % size) + STEP * costs[state], state))
            for state in dict.fromkeys([here, *ranked[: 2 * self.cells]]):
                yield state % size, (state // size,), costs[state], -1 if state == here else state
            return
        costs = {**poses, self.m.at: 0}
        ranked = sorted(costs, key=lambda cell: (-self._promise(cell) + STEP * costs[cell], cell))
        for cell in dict.fromkeys([self.m.at, *ranked[: self.cells // 2 if self.far else self.cells]]):
            yield cell, range(len(FACINGS)), costs[cell], -1 if cell == self.m.at else cell

    def _promise(self, cell: int) -> float:
        touches = self.reach >> cell & 1
        return self.judge.ground(cell) + (TOUCH if touches else 0.0)

    def _answers(self, path: tuple[int, ...], facing: int) -> tuple[str, ...]:
        """Step by step, as the rules ask for it."""
        size, (at, looks) = dungeon(self.g).grid.size, self.start
        answers = []
        if large(self.m):
            for before, after in pairwise((at + size * looks, *path)):
                if before % size == after % size:
                    quarters = (after // size - before // size) % 4
                    answers.append(next(f"turn:{way}" for way, n in movement.QUARTERS.items() if n % 4 == quarters))
                else:
                    answers.append(name_of_cell(self.g, after % size))
            return tuple(answers)
        for before, after in pairwise((at, *path)):
            looks = movement.facing_after(self.g, before, after, looks)
            answers.append(name_of_cell(self.g, after))
        if looks != facing:
            answers.append(f"face:{FACINGS[facing]}")
        return tuple(answers)


def _things(g: DungeonSaga) -> Bits:
    """Squares in or next to places of deeds, and next to doors and chests."""
    grid = dungeon(g).grid
    cells = 0
    for fitting in locks.closed(g):
        cells |= ring(grid, bitset(fitting.cells))
    for deed in adventure_of(g).deeds:
        region = adventure_of(g).regions[deed.at] & laid(g).floor
        cells |= region | ring(grid, region)
    return cells
