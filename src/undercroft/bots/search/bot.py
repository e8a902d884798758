"""The bot that searches: what the game's own bot would answer stands, unless another answer is surely better."""

from __future__ import annotations

from math import sqrt
from random import Random
from typing import Any, Final

from undercroft.bots.search.budget import Budget, OutOfTime, Settings
from undercroft.bots.search.comparing import Comparison
from undercroft.bots.search.rollout import World
from undercroft.kernel.asks import Ask
from undercroft.kernel.determinise import NoDealFits
from undercroft.kernel.game import Bot, Game
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer

LISTED: Final = 200
"""So many answers are looked at; of larger spaces, the first ones."""


class Searcher:
    """Thinks at every decision for as long as its budget lasts. It sees the position of its seat, and no more."""

    def __init__(self, own: Bot, rng: Random, settings: Settings) -> None:
        self._own = own
        self._rng = rng
        self._settings = settings

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        standing = self._own.choose(seat, ask, view)
        rng = Random(self._rng.getrandbits(64))  # thinking for longer must not change what is drawn at later decisions
        others = _others(ask, standing, rng)
        if not others:
            return standing
        try:
            return self._searched(standing, others, view, rng)
        except NoDealFits:
            return standing  # it cannot imagine how things have come to this

    def _searched(self, standing: Answer, others: list[Answer], view: Position, rng: Random) -> Answer:
        settings, budget = self._settings, Budget(self._settings)
        worlds: list[World] = []
        shift = rng.random()

        def worth(answer: Answer, number: int) -> float:
            if number == len(worlds):
                worlds.append(World(view, number, shift, rng))
            return worlds[number].worth(answer, settings.depth, budget)

        comparison = Comparison(standing, others, worth)
        try:
            while budget.more():
                budget.spent += comparison.step(int(settings.wide * sqrt(budget.spent)), settings.explore)
        except OutOfTime:
            pass  # what was tried to the end counts
        return comparison.best(settings.sure)


def _others(ask: Ask, standing: Answer, rng: Random) -> list[Answer]:
    """The other answers, in the order in which they come into it; of a continuum there are none."""
    if ask.space.count() is None:
        return []
    others = [answer for answer in ask.space.enumerate(LISTED) if answer != standing]
    rng.shuffle(others)
    if ask.default in others:
        others.remove(ask.default)
        others.insert(0, ask.default)
    return others


def make_searcher(game: Game[Any], rng: Random, settings: Settings) -> Bot | None:
    """A searcher for a game that has a bot of its own to begin with; None for any other."""
    best = game.hardest(rng) if settings.prior == "best" else None
    own = best or game.greedy(rng)
    return Searcher(own, rng, settings) if own is not None else None
