"""How fast the games are, beside a loop that never changes and so tells how fast the machine is."""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import pairwise
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from undercroft.bots.random import RandomBot
from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.lab import footprint
from undercroft.lab.sim import play_out

RUNS = 12
RUN_SECONDS = 0.2
CALIBRATION_RUNS = 5
FORKS = 20
FORK_RUNS = 5


class GameBench(msgspec.Struct, frozen=True):
    """The figures of one game; times are the best of several runs, on one core."""

    players: int
    decisions_per_s: float
    games_per_s: float
    fork_us: float
    """At quiet points, in microseconds."""
    fork_mid_us: float
    """Halfway between two quiet points."""
    rss_mb: float
    """Of a fresh process with one match."""
    decisions_per_calibration: float = 0
    """Decisions in the time of one calibration loop: comparable between machines, roughly."""


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
    before = calibrate()
    measured = {}
    for done, (slug, game) in enumerate(games.items(), start=1):
        measured[slug] = bench_game(game)
        progress(done)
    calibration = min(before, calibrate())
    for slug, found in measured.items():
        rate = round(found.decisions_per_s * calibration)
        measured[slug] = msgspec.structs.replace(found, decisions_per_calibration=rate)
    return Bench(round(calibration, 5), measured)


def bench_game(game: Game[Any]) -> GameBench:
    """The figures of one game; how they compare with the calibration loop is left open."""
    players = min(max(game.bench_players, game.players.start), game.players.stop - 1)
    _play(game, players, 0)  # whatever is worked out once and kept should not count
    decisions_per_s, games_per_s = max(_run(game, players) for _ in range(RUNS))
    quiet, middle = fork_costs(game, players)
    return GameBench(
        players=players,
        decisions_per_s=round(decisions_per_s),
        games_per_s=round(games_per_s, 1),
        fork_us=round(quiet, 1),
        fork_mid_us=round(middle, 1),
        rss_mb=footprint.measure(game.slug, players),
    )


def fork_costs(game: Game[Any], players: int) -> tuple[float, float]:
    """Microseconds for a fork at a quiet point and halfway between two, over one game of random play."""
    known = _play(game, players, 0)
    quiet = [0, *(known.digests or {})]
    middle = [(one + other) // 2 for one, other in pairwise(quiet)]
    at_quiet, at_middle = [], []
    match = Match(game, players=players, chance=Seeded(0), log=False)
    for entry in known.entries:
        if entry.seat == CHANCE:
            continue  # the seed has answered already
        at = len(match.entries)
        if at in quiet:
            at_quiet.append(_fork_us(match))
        elif middle and at >= middle[0]:
            at_middle.append(_fork_us(match))
        while middle and at >= middle[0]:
            del middle[0]
        match.take(entry)
    return fmean(at_quiet or at_middle), fmean(at_middle or at_quiet)


def _run(game: Game[Any], players: int) -> tuple[float, float]:
    """Decisions and games per second of one run: the same games every time."""
    decisions = games = 0
    started = time.perf_counter()
    while True:
        match = Match(game, players=players, chance=Seeded(games), log=False)
        decisions += play_out(match, [RandomBot(Random(seat)) for seat in range(players)])
        games += 1
        spent = time.perf_counter() - started
        if spent >= RUN_SECONDS:
            return decisions / spent, games / spent


def _play(game: Game[Any], players: int, seed: int) -> Match[Any]:
    match = Match(game, players=players, chance=Seeded(seed), log=False, audit=True)
    play_out(match, [RandomBot(Random(seat)) for seat in range(players)])
    return match


def _fork_us(match: Match[Any]) -> float:
    def forks() -> None:
        for _ in range(FORKS):
            match.fork()

    return min(_timed(forks) for _ in range(FORK_RUNS)) / FORKS * 1e6


def _timed(work: Callable[[], object]) -> float:
    started = time.perf_counter()
    work()
    return time.perf_counter() - started
