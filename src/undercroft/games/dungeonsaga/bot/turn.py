"""Planning what is left of a model's turn, of either side: where to go, which way to face there, what to do.

A plan is made on a copy of the table, where the model is put wherever it might go; what it could do there, the rules
say. What places and actions are worth, a `Judge` of its side says.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple, Protocol

from undercroft.board import Bits
from undercroft.games.dungeonsaga.models import FACINGS, dungeon, enemies, holders, large, name_of_cell, spot
from undercroft.games.dungeonsaga.rules import movement, turns
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn

STEP = 0.004
"""Of equally good places the nearer one."""
CELLS = 18
"""So many places, the most promising ones, are looked at closely."""
TOUCH = 1.0
"""How much more promising a place is from which somebody could be fought."""


class Judge(Protocol):
    """What one side thinks of a model's places and actions, where the model stands on the table now."""

    def ground(self, cell: int) -> float:
        """What a square is worth, whichever way the model looks there."""

    def stance(self) -> float:
        """What it is worth to stand and look as the model does."""

    def action(self, what: str) -> float:
        """What an action is worth from there."""

    def breaking(self) -> float:
        """What it costs to break away from where the model stands."""


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


class Planner:
    """Plans for one model at one moment. The table is the planner's own to move the model about on."""

    def __init__(self, g: DungeonSaga, m: Model, turn: Turn, judge: Judge, cells: int = CELLS) -> None:
        self.g, self.m, self.turn, self.judge, self.cells = g, m, turn, judge, cells
        self.start = (m.at, m.facing)

    def best(self) -> Plan:
        plans = self._here() if self.turn.still else self._plans()
        best = max(plans, key=lambda plan: plan.value)
        self._put(*self.start)
        return best

    def stay(self) -> float:
        """What it is worth to do nothing at all."""
        return self.judge.ground(self.m.at) + self.judge.stance()

    def _put(self, at: int, facing: int) -> None:
        self.m.at, self.m.facing = at, facing

    def _here(self) -> Iterator[Plan]:
        at, facing = self.start
        yield Plan(0.0, (), at, facing)
        for what in turns.actions(self.g, self.m, self.turn):
            yield Plan(self.judge.action(what), (what,), at, facing)

    def _plans(self) -> Iterator[Plan]:
        ways = movement.ways(self.g, self.m, self.turn)
        poses = ways.poses()
        toll = self.judge.breaking() if movement.held(self.g, self.m, self.turn) else 0.0
        for at, facing, cost, state in self._promising(poses):
            moved = at != self.start[0]
            self._put(at, facing)
            value = self.judge.ground(at) + self.judge.stance() - STEP * cost - (toll if moved else 0.0)
            what, gain = self._best_action()
            self._put(*self.start)
            way = self._answers(ways.path(state) if state >= 0 else (), facing)
            yield Plan(value + gain, (*way, what) if what else way, at, facing)

    def _best_action(self) -> tuple[str, float]:
        found = [(self.judge.action(what), what) for what in turns.actions(self.g, self.m, self.turn)]
        value, what = max(found, default=(0.0, ""))
        return (what, value) if value > 0 else ("", 0.0)

    def _promising(self, poses: dict[int, int]) -> Iterator[tuple[int, int, int, int]]:
        """Places to look at closely: square, facing, cost, and the state it is known by among the ways."""
        size = dungeon(self.g).grid.size
        if large(self.m):
            here = self.m.at + size * self.m.facing
            costs = {**poses, here: 0}
            ranked = sorted(costs, key=lambda state: (-self._promise(state % size) + STEP * costs[state], state))
            for state in dict.fromkeys([here, *ranked[: 2 * self.cells]]):
                yield state % size, state // size, costs[state], -1 if state == here else state
            return
        costs = {**poses, self.m.at: 0}
        ranked = sorted(costs, key=lambda cell: (-self._promise(cell) + STEP * costs[cell], cell))
        for cell in dict.fromkeys([self.m.at, *ranked[: self.cells]]):
            for facing in range(len(FACINGS)):
                yield cell, facing, costs[cell], -1 if cell == self.m.at else cell

    def _promise(self, cell: int) -> float:
        self._put(cell, self.start[1])
        around: Bits = spot(self.g, self.m).around
        self._put(*self.start)
        touching = any(spot(self.g, enemy).base & around for enemy in enemies(self.g, self.m))
        return self.judge.ground(cell) + (TOUCH if touching else 0.0)

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


def struck_at(g: DungeonSaga, m: Model) -> list[Model]:
    """Who may strike at a model that breaks away."""
    return holders(g, m)
