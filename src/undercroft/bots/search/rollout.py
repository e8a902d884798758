"""Imagined matches: each is played on by quick bots in every seat, and judged where it is broken off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from undercroft.bots.random import RandomBot
from undercroft.bots.search.budget import Budget, Settings
from undercroft.bots.search.judge import Judge
from undercroft.bots.search.lines import following
from undercroft.bots.search.luck import EvenLuck
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.game import Bot, Game, Line
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position


class Worlds:
    """Deals of all that a seat cannot see, each with one luck: every answer meets the same in it."""

    def __init__(self, position: Position, settings: Settings, judge: Judge, rng: Random) -> None:
        self._position = position
        self._settings = settings
        self._judge = judge
        self._rng = rng
        self._shift = rng.random()
        self._deals: dict[int, Match[Any]] = {}
        self._seeds: list[int] = []

    def worths(self, lines: Sequence[Line], number: int, budget: Budget) -> list[float]:
        """How well the seat is doing in this world after each of these lines."""
        return [self.worth(line, number, budget) for line in lines]

    def worth(
        self, line: Line, number: int, budget: Budget, companion: Callable[[Bot, Line], Bot] = following
    ) -> float:
        """How well the seat is doing in this world where a rollout ends that begins with these answers.

        `companion` is who goes on for the seat after the first of them, made of its quick bot and the others.
        """
        while number >= len(self._seeds):
            # A source of its own for each: how much one deal takes of it must not tell in the next.
            self._seeds.append(self._rng.getrandbits(48))
        seat, seed = self._position.seat, self._seeds[number]
        match = self._deal(number).fork(EvenLuck(seed, number, self._shift), snapshots=False)
        bots = [self._companion(match.game, other, seed) for other in range(match.players)]
        bots[seat] = companion(bots[seat], line[1:])
        start = match.game.stage(match.state)
        match.accept(seat, line[0][1])
        play_on(match, bots, start, self._settings, budget)
        return self._judge(match, seat)

    def _companion(self, game: Game[Any], seat: int, seed: int) -> Bot:
        """Who plays a seat on. A new one for every match: one that remembers another world would be of two minds."""
        own = self._position.seat
        with_it = seat == own or (game.side(seat) != "" and game.side(seat) == game.side(own))
        rng = Random(seed * 31 + seat)  # each its own: what one of them draws must not tell in what another does
        kind = self._settings.rollout if with_it else self._settings.others
        return (game.quick(rng) if kind == "greedy" else None) or RandomBot(rng)

    def _deal(self, number: int) -> Match[Any]:
        if self._settings.deals:
            number %= self._settings.deals
        if number not in self._deals:  # of several processes, each deals only the worlds that it is asked for
            dealt = self._position.determinised(Random(self._seeds[number]))
            self._deals[number] = unanswered(dealt, self._position.seat)
        return self._deals[number]


def unanswered(match: Match[Any], seat: int) -> Match[Any]:
    """The match without what others have answered under a seal: nobody knows whether they have, nor what.

    So they answer it like everything else in a rollout; drawn at random, as it was dealt, it would be played badly.
    """
    sealed_at = match.sealed_at
    if sealed_at is None:
        return match
    before = match.fork()
    own = [entry for entry in match.entries if entry.seat == seat]
    for other in sorted({entry.seat for entry in match.entries[sealed_at:]} - {seat, CHANCE}):
        while any(entry.seat == other for entry in match.entries[sealed_at:]):
            match.undo(other)
    # In a gathering inside a gathering, taking back may reach further than that.
    return match if [entry for entry in match.entries if entry.seat == seat] == own else before


def play_on(match: Match[Any], bots: list[Bot], start: int, settings: Settings, budget: Budget) -> None:
    """Let the bots answer for everybody, until enough stages have gone by, so many decisions, or to the end."""
    positions = [Position(match, seat) for seat in range(match.players)]
    stage, until = match.game.stage, start + settings.stages if settings.stages else None
    left = settings.depth or -1
    while left and not match.over:
        if until is not None and stage(match.state) >= until:
            return
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is None:
                continue  # somebody else has answered for the party
            budget.check_time()
            match.accept(seat, bots[seat].choose(seat, ask, positions[seat]))
            left -= 1
            if not left:
                return
