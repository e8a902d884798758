"""Games to look at in between."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from undercroft.games.massivedarkness2 import GAME
from undercroft.games.massivedarkness2.state import MassiveDarkness
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match

MOST = 400
"""Answers: whoever plays at random has lost by then, or has seen enough."""


def plays(mission: str, seed: int, players: int = 3, every: int = 1) -> Iterator[Match[MassiveDarkness]]:
    """A game played at random; the same match every time, some answers apart."""
    match = Match(GAME, GAME.read_options({"mission": mission}), players, Seeded(seed))
    rng = Random(seed)
    for answered in range(MOST):
        if match.outcome() is not None:
            return
        if answered % every == 0:
            yield match
        seat, ask = asked(match)
        match.accept(seat, ask.space.sample(rng))


def asked(match: Match[MassiveDarkness]) -> tuple[int, Ask]:
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    return seat, ask
