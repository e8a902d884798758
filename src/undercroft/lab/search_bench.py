"""How many rollouts a search makes in a second, beside the loop that tells how fast the machine is.

`python -m undercroft.lab.search_bench descent` plays a game between bots that know it, stops now and then where there
is a choice, and has a search think there: deals, forks, answers and the judgement at the end are all in it.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec

from undercroft.bots import make_bot
from undercroft.bots.search.bot import compared
from undercroft.bots.search.budget import BOTS, Settings
from undercroft.bots.search.judge import OWN, judge_of
from undercroft.bots.search.lines import lines
from undercroft.kernel.arguments import Arguments, whole
from undercroft.kernel.chance import Seeded
from undercroft.kernel.collecting import collect_rarely
from undercroft.kernel.game import Game
from undercroft.kernel.mains import run_main
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.registry import game as find_game
from undercroft.lab.bench import calibrate
from undercroft.lab.sim import play_out

EVERY = 41
"""Decisions from one position to the next: a prime, so that it is in step with nothing."""
POSITIONS = 24
ITERATIONS = 64


class SearchBench(msgspec.Struct, frozen=True):
    """One way of playing on, in one game; on one core."""

    game: str
    rollout: str
    depth: int
    iterations_per_s: float
    calibration_s: float


def measure(game: Game[Any], rollout: str, depth: int, *, players: int = 2) -> SearchBench:
    """The best of two runs over the same positions."""
    settings = Settings(
        iterations=ITERATIONS, stages=0, depth=depth, rollout=rollout, others=rollout, explore=ITERATIONS
    )
    found = list(positions(game, players))
    calibration = calibrate()
    best = max(_rate(found, settings) for _ in range(2))
    return SearchBench(game.slug, rollout, depth, round(best), round(min(calibration, calibrate()), 4))


def positions(game: Game[Any], players: int) -> Iterator[Position]:
    """Where somebody has a choice, all over a game."""
    match: Match[Any] = Match(game, game.read_options(game.bench_options), players, Seeded(1), log=False)
    bots = [make_bot("greedy", game, Random(seat)) for seat in range(players)]
    for _ in range(POSITIONS):
        while not match.over and not _choice(match):
            play_out(match, bots, 1)
        if match.over:
            return
        yield Position(match.fork(), match.waiting[0])
        play_out(match, bots, EVERY)


def _choice(match: Match[Any]) -> bool:
    ask = match.ask(match.waiting[0])
    return ask is not None and (ask.space.count() or 0) > 1


def _rate(found: list[Position], settings: Settings) -> float:
    spent = rollouts = 0.0
    for number, position in enumerate(found):
        ask = position.ask
        assert ask is not None
        own = make_bot("random", position.game, Random(number))  # single answers, and no time spent on plans
        several = lines(own, position.seat, ask, position, settings.wide, Random(number))
        begun = time.process_time()
        rollouts += compared(several, position, settings, judge_of(position.game, OWN), Random(number)).spent
        spent += time.process_time() - begun
    return rollouts / spent


def main() -> None:
    parser = Arguments("undercroft.lab.search_bench", "How many rollouts a search makes in a second.")
    parser.add_argument("game")
    parser.add_argument("--rollout", choices=BOTS, action="append", help="who plays on; both, if it is not said")
    parser.add_argument("--depth", type=whole, default=30)
    told = parser.parse_args()
    collect_rarely()
    for rollout in told.rollout or BOTS[::-1]:
        found = measure(find_game(told.game), rollout, told.depth)
        print(
            f"{found.game}: {found.iterations_per_s:,.0f} iterations a second to depth {found.depth} with {rollout}"
            f" rollouts; calibration loop {found.calibration_s * 1000:.1f} ms"
        )


if __name__ == "__main__":
    run_main(main)
