"""What comes before a game proper, answered for everybody by bots that know the game."""

from __future__ import annotations

from collections.abc import Collection
from random import Random
from typing import Any

from undercroft.bots.random import RandomBot
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position


def prepare(match: Match[Any], prompts: Collection[str], seed: int) -> None:
    """Answer asks as long as each of those that wait has one of these prompts; the first other one is the players'."""
    rng = Random(seed)
    bots = [match.game.greedy(rng) or RandomBot(rng) for _ in range(match.players)]
    while match.due and all(ask.prompt.id in prompts for ask in match.due):
        for seat in match.waiting:
            ask = match.ask(seat)
            if ask is not None and ask.prompt.id in prompts:
                match.accept(seat, bots[seat].choose(seat, ask, Position(match, seat)))
