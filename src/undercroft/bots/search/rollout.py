"""Imagined matches: each is played on by the game's own bot in every seat, and judged where it is broken off."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.bots.random import RandomBot
from undercroft.bots.search.budget import Budget
from undercroft.bots.search.luck import EvenLuck
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer


class World:
    """One deal of all that the seat cannot see, with one luck: every answer meets the same in it."""

    __slots__ = ("_match", "_number", "_seat", "_seed", "_shift")

    def __init__(self, position: Position, number: int, shift: float, rng: Random) -> None:
        # A source of its own for each: how much one deal takes of it must not tell in the next.
        self._seed = rng.getrandbits(48)
        self._match = unanswered(position.determinised(Random(self._seed)), position.seat)
        self._seat = position.seat
        self._number = number
        self._shift = shift

    def worth(self, answer: Answer, depth: int, budget: Budget) -> float:
        """How well the seat is doing so many decisions after this answer; 0 plays to the end."""
        match = self._match.fork(EvenLuck(self._seed, self._number, self._shift), snapshots=False)
        match.accept(self._seat, answer)
        play_on(match, Random(self._seed), depth, budget)
        return match.game.evaluate(match.view(self._seat), self._seat)


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


def play_on(match: Match[Any], rng: Random, depth: int, budget: Budget) -> None:
    """Let the game's own bot answer for everybody, for so many decisions or to the end."""
    seats = range(match.players)
    # New ones for every match: a bot that remembers what it planned in another world would be of two minds.
    bots = [match.game.greedy(rng) or RandomBot(rng) for _ in seats]
    positions = [Position(match, seat) for seat in seats]
    left = depth or -1
    while left and not match.over:
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is None:
                continue  # somebody else has answered for the party
            budget.check_time()
            match.accept(seat, bots[seat].choose(seat, ask, positions[seat]))
            left -= 1
            if not left:
                return
