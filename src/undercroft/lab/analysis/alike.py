"""Rollouts of which either all are judged by how the game ended or none: a victory is more than hopes of one."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec import structs

from undercroft.bots.search.budget import Budget, Settings
from undercroft.bots.search.rollout import Worlds, play_on
from undercroft.kernel.game import Line
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.lab.analysis.imagined import chance_to_win


class Alike(Worlds):
    """As search has them, but where one plan has ended the game, those beside it are played to their ends as well."""

    def __init__(self, position: Position, settings: Settings, rng: Random) -> None:
        super().__init__(position, settings, self._keep, rng)
        self._to_the_end = structs.replace(settings, stages=0, depth=0)
        self.ends: list[Match[Any]] = []
        """Where the rollouts of the last world broke off."""

    def worths(self, lines: Sequence[Line], number: int, budget: Budget) -> list[float]:
        self.ends = []
        super().worths(lines, number, budget)
        ended = any(match.over for match in self.ends)
        return [self._judged(match, number, budget, to_the_end=ended) for match in self.ends]

    def _keep(self, match: Match[Any], seat: int) -> float:  # noqa: ARG002 - a judge is told whose it is
        self.ends.append(match)
        return 0.0

    def _judged(self, match: Match[Any], number: int, budget: Budget, *, to_the_end: bool) -> float:
        """From -1 to 1."""
        if to_the_end and not match.over:
            bots = [self._companion(match.game, seat, number) for seat in range(match.players)]
            play_on(match, bots, 0, self._to_the_end, budget)
        return 2 * chance_to_win(match, self._position.seat) - 1
