"""Worlds shared out among processes. Which of them tries one makes no difference to what comes of it.

Every process makes the same worlds of the same position, by their numbers, so that nothing but time depends on how many
of them there are. They are started once and kept for all decisions.
"""

from __future__ import annotations

import pickle
import signal
from collections.abc import Sequence
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from random import Random
from time import thread_time
from typing import TypeAlias

from undercroft.bots.search.budget import Budget, Settings
from undercroft.bots.search.judge import judge_of
from undercroft.bots.search.rollout import Worlds
from undercroft.kernel.collecting import collect_rarely
from undercroft.kernel.game import Line
from undercroft.kernel.position import Position
from undercroft.kernel.processes import end_with_parent

Tried: TypeAlias = tuple[list[float], float]
"""What each line came to in a world, and the seconds of the processor that this took."""


class Together:
    """Looks ahead: with one world, those after it are begun for the same lines, one for every process."""

    def __init__(self, position: Position, settings: Settings, rng: Random) -> None:
        self._task = pickle.dumps((position, settings, rng))
        self._processes = settings.processes
        self._begun: dict[int, tuple[Sequence[Line], Future[Tried]]] = {}

    def worths(self, lines: Sequence[Line], number: int, budget: Budget) -> list[float]:
        """As `Worlds.worths`. Lines may be left out from one world to the next, but none may be added."""
        try:
            if number not in self._begun:
                self._begin(lines, number, budget)
            tried, future = self._begun.pop(number)
            found, seconds = future.result()
        except BrokenProcessPool:  # one was killed: all are started anew for what comes next, and this is done here
            _pool.cache_clear()
            self._begun.clear()
            tried, (found, seconds) = lines, _try(self._task, lines, number, None)
        budget.charge(seconds / self._processes)
        worth = {id(line): value for line, value in zip(tried, found, strict=True)}
        return [worth[id(line)] for line in lines]

    def _begin(self, lines: Sequence[Line], first: int, budget: Budget) -> None:
        for number in range(first, first + self._processes):
            future = _pool(self._processes).submit(_try, self._task, lines, number, budget.ms_left)
            self._begun[number] = lines, future


def _try(task: bytes, lines: Sequence[Line], number: int, ms: float | None) -> Tried:
    began = thread_time()
    return _worlds(task).worths(lines, number, Budget(Settings(ms=ms, iterations=len(lines)))), thread_time() - began


@lru_cache(maxsize=1)
def _worlds(task: bytes) -> Worlds:
    """Those of the decision that is being thought about: a process tries many of them, one after the other."""
    position, settings, rng = pickle.loads(task)
    return Worlds(position, settings, judge_of(position.game, settings.judge), rng)


@lru_cache(maxsize=1)
def _pool(processes: int) -> ProcessPoolExecutor:
    return ProcessPoolExecutor(processes, initializer=_begin_quietly)


def _begin_quietly() -> None:
    """An interrupt at the keyboard is for the first process, and nobody thinks on when that is gone."""
    collect_rarely()
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    end_with_parent()
