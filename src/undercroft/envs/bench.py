"""How many steps a second environments make, with observation and mask, beside the calibration loop.

    python -m undercroft.envs.bench [GAME...] [--players N] [--json]

Random play in whole games that are the same every time, on one core, in processor time, the best of several runs.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, Final

import msgspec

from undercroft.envs import aec_env, gym_env
from undercroft.kernel.arguments import Arguments, natural
from undercroft.kernel.mains import run_main
from undercroft.kernel.registry import game as registered
from undercroft.kernel.registry import offered
from undercroft.lab.bench import calibrate

STEPS: Final = 2_000
"""Games are played until they come to so many steps."""
RUNS: Final = 3


class Pace(msgspec.Struct, frozen=True):
    """What one game does with so many players."""

    game: str
    players: int
    aec_steps_per_s: int
    """Of PettingZoo, each with `last()`."""
    gym_steps_per_s: int
    """Of Gymnasium, the other seats by random bots, whose decisions are not counted."""
    aec_steps_per_loop: int
    """In the time of one calibration loop: comparable between machines, roughly."""


class Bench(msgspec.Struct, frozen=True):
    """The figures of some games."""

    calibration_s: float
    games: list[Pace]


def measure(slug: str, players: int) -> tuple[float, float]:
    """Steps a second of both environments."""
    options = dict(registered(slug).bench_options)
    aec, single = aec_env(slug, players, options=options), gym_env(slug, players, options=options)
    return max(_rate(_aec_game, aec) for _ in range(RUNS)), max(_rate(_gym_game, single) for _ in range(RUNS))


def _rate(played: Callable[[Any, int], int], env: Any) -> float:  # noqa: ANN401 - either of them
    played(env, 0)  # whatever is worked out once and kept should not count
    steps, seed = 0, 0
    started = time.process_time()
    while steps < STEPS:
        steps += played(env, seed)
        seed += 1
    return steps / (time.process_time() - started)


def _aec_game(env: Any, seed: int) -> int:  # noqa: ANN401
    rng, steps = Random(seed), 0
    env.reset(seed=seed)
    while not env.play.over:
        observation, *_ = env.last()
        allowed = observation["action_mask"].view(bool).nonzero()[0]
        env.step(int(allowed[int(rng.random() * len(allowed))]))
        steps += 1
    return steps


def _gym_game(env: Any, seed: int) -> int:  # noqa: ANN401
    rng, steps, over = Random(seed), 0, False
    observation, _ = env.reset(seed=seed)
    while not over:
        allowed = observation["action_mask"].view(bool).nonzero()[0]
        observation, _, over, _, _ = env.step(int(allowed[int(rng.random() * len(allowed))]))
        steps += 1
    return steps


def bench(slugs: Sequence[str], players: int | None = None) -> Bench:
    """Measure these games, each with as few players as it allows and with four, unless it is said with how many."""
    calibration, found = calibrate(), []
    for slug in slugs:
        allowed = registered(slug).players
        for seats in [players] if players is not None else sorted({allowed.start, min(4, allowed.stop - 1)}):
            found.append((slug, seats, *measure(slug, seats)))
            calibration = min(calibration, calibrate())
    paces = [Pace(slug, seats, round(aec), round(gym), round(aec * calibration)) for slug, seats, aec, gym in found]
    return Bench(round(calibration, 5), paces)


def main() -> None:
    parser = Arguments("undercroft.envs.bench", __doc__)
    parser.add_argument("games", metavar="GAME", nargs="*")
    parser.add_argument("--players", type=natural)
    parser.add_argument("--json", action="store_true")
    asked = parser.parse_args()
    made = bench(asked.games or list(offered()), asked.players)
    if asked.json:
        print(msgspec.json.format(msgspec.json.encode(made), indent=2).decode())
        return
    print(f"calibration loop: {made.calibration_s * 1000:.1f} ms")
    print(f"{'game':18}{'players':>8}{'AEC steps/s':>13}{'per loop':>10}{'Gymnasium steps/s':>19}")
    for pace in made.games:
        told = f"{pace.aec_steps_per_s:13,}{pace.aec_steps_per_loop:10,}{pace.gym_steps_per_s:19,}"
        print(f"{pace.game:18}{pace.players:8}{told}")


if __name__ == "__main__":
    run_main(main)
