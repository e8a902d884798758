"""Positions from games of the game's own bot against itself, in numbers, and what came of each for whoever looked."""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from functools import partial
from random import Random
from typing import Any, Final

import msgspec

from undercroft.bots.random import RandomBot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game, Options, Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.lab.sim import DECISIONS_ALLOWED, Stuck, derived_seed
from undercroft.lab.workers import HERE, Progress, Workers

MOMENTS: Final = 4
"""So many moments of a game where a round or the like begins are looked at, and as many others: there search judges."""
NOISE: Final = 0.04
"""How often a bot answers at random, so that the judge sees what comes of answers that the bot would not give."""


class Source(msgspec.Struct, frozen=True):
    """Which games are played."""

    game: Game[Any]
    options: Options
    players: tuple[int, ...]
    """How many play: the games go through these in turn."""
    seed: int
    noise: float = NOISE
    moments: int = MOMENTS


class Sample(msgspec.Struct, frozen=True):
    """A position as one seat saw it, and what came of it."""

    game: int
    """The number of the game: all of one game are learned from, or none."""
    side: str
    numbers: bytes
    """What `encode` made of the view, as single floats."""
    own: float
    """What the game's own `evaluate` thought of it."""
    won: bool
    margin: float | None
    """How far the seat was ahead of the best of the others at the end, where a game keeps score."""


def check_source(source: Source) -> None:
    """Refuse, in one line, games of which nothing can be learned."""
    game = source.game
    for players in source.players:
        game.check_players(players)
    if not game.encoding_size:
        raise BadInput(f"{game.slug}: there is nothing to learn from: the game has no encoding")
    if game.greedy(Random(0)) is None:
        raise BadInput(f"{game.slug}: nobody can play it for the judge to learn from: the game has no bot of its own")
    game.setup(source.options, source.players[0])


class Gathered(msgspec.Struct, frozen=True):
    """What one game gave; `error` if it broke."""

    samples: list[Sample]
    error: str | None = None


def gather(source: Source, games: int, workers: Workers = HERE, progress: Progress | None = None) -> list[Gathered]:
    """What so many games give, in their order, wherever they are played."""
    return workers.map(partial(gathered, source), range(games), progress)


def gathered(source: Source, index: int) -> Gathered:
    """What one game gives; whatever is wrong with it, the others go on."""
    try:
        return Gathered(samples_of(source, index))
    except Exception as broken:
        return Gathered([], f"{type(broken).__name__}: {broken}")


def samples_of(source: Source, index: int) -> list[Sample]:
    """What one game gives. It depends on the source and the number of the game, and on nothing else."""
    seed = derived_seed(source.seed, index)
    players = source.players[index % len(source.players)]
    match = Match(source.game, source.options, players, Seeded(seed), log=False)
    kept = _play(match, source, Random(seed))
    outcome = match.outcome()
    if outcome is None:
        raise Stuck("it is over, and nobody knows how it ended")
    return [sample for moment in kept for sample in _told(moment, outcome, index)]


class _Seen(msgspec.Struct, frozen=True):
    """A position as one seat saw it, before it is known what will come of it."""

    seat: int
    side: str
    numbers: bytes
    own: float


class _Kept:
    """Moments of a game, of which each had the same chance to be among them."""

    __slots__ = ("_met", "_most", "moments")

    def __init__(self, most: int) -> None:
        self._most = most
        self._met = 0
        self.moments: list[list[_Seen]] = []

    def meet(self, match: Match[Any], rng: Random) -> None:
        self._met += 1
        place = rng.randrange(self._met)
        if len(self.moments) < self._most:
            self.moments.append(_look(match, rng))
        elif place < self._most:
            self.moments[place] = _look(match, rng)


def _play(match: Match[Any], source: Source, rng: Random) -> list[list[_Seen]]:
    """Play to the end, and look at some of the moments after a decision."""
    game, seats = source.game, range(match.players)
    bots = [_bot(game, Random(rng.getrandbits(48))) for _ in seats]
    positions = [Position(match, seat) for seat in seats]
    at_random = RandomBot(rng)
    first, between = _Kept(source.moments), _Kept(source.moments)
    decisions, stage = 0, game.stage(match.state)
    while not match.over:
        waiting = match.waiting
        if not waiting or decisions > DECISIONS_ALLOWED:
            raise Stuck("nobody is asked anything" if not waiting else f"no end after {decisions} decisions")
        for seat in waiting:
            ask = match.ask(seat)
            if ask is None:
                continue  # somebody else has answered for the party
            bot = at_random if rng.random() < source.noise else bots[seat]
            match.accept(seat, bot.choose(seat, ask, positions[seat]))
            decisions += 1
            if not match.over:
                before, stage = stage, game.stage(match.state)
                (between if stage == before else first).meet(match, rng)
    return first.moments + between.moments


def _bot(game: Game[Any], rng: Random) -> Bot:
    return game.greedy(rng) or RandomBot(rng)


def _look(match: Match[Any], rng: Random) -> list[_Seen]:
    """The position as it looks to one seat of every side; to every seat, where there are no sides."""
    game = match.game
    by_side: dict[str, list[int]] = {}
    for seat in range(match.players):
        by_side.setdefault(game.side(seat), []).append(seat)
    seen = []
    for side, seats in by_side.items():
        for seat in [rng.choice(seats)] if side else seats:
            view = match.view(seat)
            numbers = array("f", game.encode(view)).tobytes()
            seen.append(_Seen(seat, side, numbers, game.evaluate(view, seat)))
    return seen


def _told(moment: Iterable[_Seen], outcome: Outcome, index: int) -> list[Sample]:
    return [
        Sample(index, seen.side, seen.numbers, seen.own, seen.seat in outcome.winners, _margin(outcome, seen.seat))
        for seen in moment
    ]


def _margin(outcome: Outcome, seat: int) -> float | None:
    if not outcome.scores:
        return None
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return float(outcome.scores[seat] - max(others, default=0))
