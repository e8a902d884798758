"""How fast the games are, beside a loop that never changes and so tells how fast the machine is.

Everything is counted in processor time, so that whatever else runs on the machine changes little, and over whole games
that are the same every time.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import count
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from undercroft.bots.random import RandomBot
from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.game import Bot, Game, Options
from undercroft.kernel.match import Match
from undercroft.lab import footprint
from undercroft.lab.sim import play_out

RUNS = 5
DECISIONS = 5_000
"""Games are played, with the seeds 0, 1 and so on, until they come to so many decisions."""
QUARTERS = 4
CALIBRATION_RUNS = 5
FORK_EVERY = 17
"""Decisions from one position that is forked to the next: a prime, so that it is in step with nothing."""
FORKS = 5
FORK_RUNS = 3


class Pace(msgspec.Struct, frozen=True):
    """How fast games go that are played with the same options; times are the best of several runs, on one core."""

    decisions_per_s: float
    quarters: tuple[float, ...]
    """The same for the first, second, third and last quarter of the games."""
    games_per_s: float
    fork_us: float
    """At positions all over a game between bots that know it, in microseconds."""
    fork_quiet_us: float
    """At those of them where nobody has decided anything since a quiet point."""
    fork_mid_us: float
    """At the others."""
    decisions_per_calibration: float = 0
    """Decisions in the time of one calibration loop: comparable between machines, roughly."""


class GameBench(Pace, frozen=True, kw_only=True):
    """The figures of one game: the averages over everything that it is measured with."""

    players: int
    rss_mb: float
    """Of a fresh process with one match."""
    each: dict[str, Pace] = {}
    """By the value of `Game.bench_option`, where there is one."""


class Bench(msgspec.Struct, frozen=True):
    """The figures of some games."""

    calibration_s: float
    games: dict[str, GameBench]


def calibration_loop() -> int:
    """Half a million turns of integer arithmetic, list access and a branch. It never changes: figures depend on it."""
    table = [0] * 1024
    total = 0
    for turn in range(500_000):
        total = (total * 31 + turn) & 0xFFFF
        if total & 1:
            table[total & 1023] += 1
    return total


def calibrate() -> float:
    """Seconds that the calibration loop takes here and now."""
    return min(_timed(calibration_loop) for _ in range(CALIBRATION_RUNS))


def bench(games: dict[str, Game[Any]], progress: Callable[[int], object] = lambda done: None) -> Bench:
    """Measure these games; `progress` is told how many are done."""
    calibration = calibrate()
    measured = {}
    for done, (slug, game) in enumerate(games.items(), start=1):
        measured[slug] = bench_game(game)
        calibration = min(calibration, calibrate())
        progress(done)
    return Bench(round(calibration, 5), {slug: _compared(found, calibration) for slug, found in measured.items()})


def bench_game(game: Game[Any]) -> GameBench:
    """The figures of one game; how they compare with the calibration loop is left open."""
    players = min(max(game.bench_players, game.players.start), game.players.stop - 1)
    each = {}
    if (option := game.bench_option) is not None:
        for value in game.allowed(option):
            each[str(value)] = pace(game, game.read_options({**game.bench_options, option: value}), players)
    paces = list(each.values()) or [pace(game, game.read_options(game.bench_options), players)]
    return GameBench(
        decisions_per_s=round(fmean(one.decisions_per_s for one in paces)),
        quarters=tuple(round(fmean(quarter)) for quarter in zip(*(one.quarters for one in paces), strict=True)),
        games_per_s=round(fmean(one.games_per_s for one in paces), 1),
        fork_us=round(fmean(one.fork_us for one in paces), 1),
        fork_quiet_us=round(fmean(one.fork_quiet_us for one in paces), 1),
        fork_mid_us=round(fmean(one.fork_mid_us for one in paces), 1),
        players=players,
        rss_mb=footprint.measure(game.slug, players),
        each=each,
    )


def pace(game: Game[Any], options: Options, players: int) -> Pace:
    """How fast this game goes with these options."""
    lengths = list(fixed_games(game, options, players))  # whatever is worked out once and kept should not count
    runs = [_run(game, options, players, lengths) for _ in range(RUNS)]
    decisions, games = sum(lengths), len(lengths)
    quiet, middle = fork_costs(game, options, players)
    best = min(map(sum, runs))
    return Pace(
        decisions_per_s=round(decisions / best),
        quarters=tuple(round(decisions / QUARTERS / min(quarter)) for quarter in zip(*runs, strict=True)),
        games_per_s=round(games / best, 1),
        fork_us=round(fmean(quiet + middle), 1),
        fork_quiet_us=round(fmean(quiet or middle), 1),
        fork_mid_us=round(fmean(middle or quiet), 1),
    )


def fixed_games(game: Game[Any], options: Options, players: int) -> Iterator[int]:
    """The games that are measured, by their seeds from 0 on: how many decisions each has."""
    decisions = 0
    for seed in count():
        length = play_out(_match(game, options, players, seed), _random_bots(players))
        yield length
        decisions += length
        if decisions >= DECISIONS:
            return


def fork_costs(game: Game[Any], options: Options, players: int) -> tuple[list[float], list[float]]:
    """Microseconds for a fork at quiet points and between them, all over a game between bots that know it."""
    match = _match(game, options, players, 0)
    bots: list[Bot] = [game.greedy(Random(seat)) or RandomBot(Random(seat)) for seat in range(players)]
    at_quiet: list[float] = []
    between: list[float] = []
    while not match.over:
        decided = any(entry.seat != CHANCE for entry in match.entries[match.quiet.at :])
        (between if decided else at_quiet).append(_fork_us(match))
        play_out(match, bots, FORK_EVERY)
    return at_quiet, between


def _run(game: Game[Any], options: Options, players: int, lengths: Iterable[int]) -> list[float]:
    """Seconds for the quarters of the games, which are the same every time."""
    spent = [0.0] * QUARTERS
    for seed, length in enumerate(lengths):
        match, bots = _match(game, options, players, seed), _random_bots(players)
        played = 0
        for quarter in range(QUARTERS):
            part = length * (quarter + 1) // QUARTERS - played
            started = time.process_time()
            played += play_out(match, bots, part)
            spent[quarter] += time.process_time() - started
    return spent


def _match(game: Game[Any], options: Options, players: int, seed: int) -> Match[Any]:
    return Match(game, options, players, Seeded(seed), log=False)


def _random_bots(players: int) -> list[Bot]:
    return [RandomBot(Random(seat)) for seat in range(players)]


def _fork_us(match: Match[Any]) -> float:
    def forks() -> None:
        for _ in range(FORKS):
            match.fork()

    return min(_timed(forks) for _ in range(FORK_RUNS)) / FORKS * 1e6


def _compared(found: GameBench, calibration: float) -> GameBench:
    def rate(one: Pace) -> int:
        return round(one.decisions_per_s * calibration)

    replace = msgspec.structs.replace
    each = {value: replace(one, decisions_per_calibration=rate(one)) for value, one in found.each.items()}
    return replace(found, each=each, decisions_per_calibration=rate(found))


def _timed(work: Callable[[], object]) -> float:
    started = time.process_time()
    work()
    return time.process_time() - started
