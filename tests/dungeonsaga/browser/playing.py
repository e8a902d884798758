"""Games to look at in between."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from random import Random

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.state import DungeonSaga
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Answer

BOLD = 0.5
"""How often whoever can fight does so, and whoever cannot walks on."""


def plays(adventure: str, seed: int, every: int, positions: int = 12, players: int = 3) -> Iterator[Match[DungeonSaga]]:
    """Positions of a game, some answers apart; the same match every time. Whoever plays it is bold, not bright."""
    match = Match(GAME, GAME.read_options({"adventure": adventure}), players, Seeded(seed))
    rng = Random(seed)
    for answered in range(1, every * positions + 1):
        if match.outcome() is not None:
            return
        seat, ask = asked(match)
        match.accept(seat, _answer(ask, rng))
        if answered % every == 0 and match.outcome() is None:
            yield match


def _answer(ask: Ask, rng: Random) -> Answer:
    offers = [str(value) for value in ask.space.enumerate(1000)]
    blows = [value for value in offers if value.startswith(("fight:", "shoot:", "cast:", "feat:"))]
    steps = [value for value in offers if value[0].isupper() and ":" not in value]
    for able in (blows, steps):
        if able and rng.random() < BOLD:
            return rng.choice(able)
    return ask.space.sample(rng)


@cache
def played(adventure: str) -> tuple[Match[DungeonSaga], ...]:
    """Some positions of a game that bots play as well as they can, far into the dungeon."""
    match = Match(GAME, GAME.read_options({"adventure": adventure}), 3, Seeded(5))
    bot = GAME.greedy(Random(5))
    found = []
    while match.outcome() is None:
        seat, ask = asked(match)
        match.accept(seat, bot.choose(seat, ask, lambda seat=seat: match.view(seat)))  # type: ignore[misc]
        if len(match.entries) % 5 == 0 and match.outcome() is None:
            found.append(match.fork())
    return tuple(found)


def asked(match: Match[DungeonSaga]) -> tuple[int, Ask]:
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    return seat, ask
