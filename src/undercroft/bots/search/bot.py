"""The bot that searches: what the game's own bot would do stands, unless something else is surely better."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any, NamedTuple

from undercroft.bots.search.budget import Budget, Settings
from undercroft.bots.search.comparing import Comparison
from undercroft.bots.search.judge import Judge, judge_of
from undercroft.bots.search.lines import follow, lines
from undercroft.bots.search.rollout import Worlds
from undercroft.bots.search.together import Together
from undercroft.bots.search.tree import Tree
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
        best = compared(found, view, self._settings, self._judge, rng).best if len(found) > 1 else found[0]
        self._line = best[1:]
        return best[0][1]


class Thought(NamedTuple):
    """What came of a search."""

    best: Line
    spent: int
    """Rollouts."""


def compared(found: list[Line], view: Position, settings: Settings, judge: Judge, rng: Random) -> Thought:
    """The best of these plans, the first of which stands unless another is surely better."""
    budget = Budget(settings)
    if settings.tree:
        tree = Tree(found, Worlds(view, settings, judge, rng), settings.tree, settings.explore, rng)
        with suppress(NoDealFits):
            tree.grow(budget)
        return Thought(tree.best(settings.sure), budget.spent)
    worlds = Worlds(view, settings, judge, rng) if settings.processes == 1 else Together(view, settings, rng)
    comparison = Comparison(found[0], found[1:], lambda lines, world: worlds.worths(lines, world, budget))
    with suppress(NoDealFits):  # it cannot imagine how things have come to this
        comparison.run(budget, settings.explore, settings.hair)
    return Thought(comparison.best(settings.sure), budget.spent)


def make_searcher(game: Game[Any], rng: Random, settings: Settings) -> Bot | None:
    """A searcher for a game that has a bot of its own to begin with; None for any other."""
    best = game.hardest(rng) if settings.prior == "best" else None
    own = best or game.greedy(rng)
    return Searcher(own, judge_of(game, settings.judge), rng, settings) if own is not None else None
