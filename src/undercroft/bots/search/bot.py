"""The bot that searches: what the game's own bot would do stands, unless something else is surely better."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

from undercroft.bots.search.budget import Budget, Settings
from undercroft.bots.search.comparing import Comparison
from undercroft.bots.search.judge import Judge, judge_of
from undercroft.bots.search.lines import follow, lines
from undercroft.bots.search.rollout import Worlds
from undercroft.kernel.asks import Ask
from undercroft.kernel.determinise import NoDealFits
from undercroft.kernel.game import Bot, Game, Line
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer


class Searcher:
    """Thinks at every decision for as long as its budget lasts. It sees the position of its seat, and no more."""

    def __init__(self, own: Bot, judge: Judge, rng: Random, settings: Settings) -> None:
        self._own = own
        self._judge = judge
        self._rng = rng
        self._settings = settings
        self._line: Line = ()
        """What is left of the plan that it has chosen."""

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        planned, self._line = follow(self._line, ask)
        if planned is not None:
            return planned
        rng = Random(self._rng.getrandbits(64))  # thinking for longer must not change what is drawn at later decisions
        found = lines(self._own, seat, ask, view, self._settings.wide, rng)
        best = self._searched(found, view, rng) if len(found) > 1 else found[0]
        self._line = best[1:]
        return best[0][1]

    def _searched(self, found: list[Line], view: Position, rng: Random) -> Line:
        budget, worlds = Budget(self._settings), Worlds(view, self._settings, self._judge, rng)
        comparison = Comparison(found[0], found[1:], lambda line, world: worlds.worth(line, world, budget))
        with suppress(NoDealFits):  # it cannot imagine how things have come to this
            comparison.run(budget, self._settings.explore)
        return comparison.best(self._settings.sure)


def make_searcher(game: Game[Any], rng: Random, settings: Settings) -> Bot | None:
    """A searcher for a game that has a bot of its own to begin with; None for any other."""
    best = game.hardest(rng) if settings.prior == "best" else None
    own = best or game.greedy(rng)
    return Searcher(own, judge_of(game, settings.judge), rng, settings) if own is not None else None
