"""Paper Dungeons played alone, many games side by side, and what others score in the same games: no torch is needed.

Game number n is dealt from seed n, whoever plays it. Training counts up from 0; evaluation begins at HELD_BACK.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from undercroft.bots import make_bot
from undercroft.envs import gym_env
from undercroft.envs.play import SCORE
from undercroft.kernel.position import Position

GAME: Final = "paperdungeons"
ACTIONS: Final = 256
"""Ids: fewer than usual make the network smaller, and its questions offer about five things at a time."""
HELD_BACK: Final = 1_000_000
"""The first seed that is never trained on."""

Numbers = NDArray[np.float32]
Masks = NDArray[np.bool_]
Columns = NDArray[np.int64]
"""Which numbers of an observation are looked at."""
Choose = Callable[[Numbers, Masks], NDArray[np.int64]]
"""Makes a step in every game: from what is seen and what is allowed in each."""


class Seen(NamedTuple):
    """What all games show, a row for each."""

    numbers: Numbers
    allowed: Masks


def solo_env() -> Any:  # noqa: ANN401 - an UndercroftEnv, for which Gymnasium has to be there
    """A game for one; the final score is the reward."""
    return gym_env(GAME, 1, actions=ACTIONS, reward="score")


class Games:
    """So many games in this process. When one is over, the next that nobody has begun takes its place.

    What a step is worth is by how much it changed the score as it stands, which every player can count. Over a game
    that comes to the final score, less what it stood at in the beginning: nothing else is to be learnt than from the
    reward of the environment, which comes at the end, but sooner.
    """

    def __init__(self, side_by_side: int, columns: Columns, first_seed: int = 0) -> None:
        self._envs = [solo_env() for _ in range(side_by_side)]
        self._columns = columns
        self._next = first_seed
        self._seen: list[dict[str, Any]] = [{}] * side_by_side
        self._stood = [0.0] * side_by_side
        for place in range(side_by_side):
            self._deal(place)

    def _deal(self, place: int) -> None:
        self._seen[place], _ = self._envs[place].reset(seed=self._next)
        self._stood[place] = self._stands(place)
        self._next += 1

    def _stands(self, place: int) -> float:
        view = self._envs[place].play.match.view(0)
        return float(view.scores[0][-1])

    def seen(self) -> Seen:
        return looked_at(self._seen, self._columns)

    def step(self, actions: Sequence[int]) -> tuple[Numbers, Masks]:
        """Make a step in every game: what it was worth, in tens of points, and which games it ended."""
        worth, over = np.zeros(len(self._envs), np.float32), np.zeros(len(self._envs), bool)
        for place, (env, action) in enumerate(zip(self._envs, actions, strict=True)):
            self._seen[place], reward, over[place], _, _ = env.step(action)
            now = reward * SCORE if over[place] else self._stands(place)
            worth[place] = (now - self._stood[place]) / 10
            self._stood[place] = now
            if over[place]:
                self._deal(place)
        return worth, over


def looked_at(seen: Sequence[dict[str, Any]], columns: Columns) -> Seen:
    """What some games show, put together."""
    numbers = np.stack([one["observation"][columns] for one in seen])
    return Seen(numbers, np.stack([one["action_mask"].view(bool) for one in seen]))


def told_alone(games: int = 20) -> Columns:
    """The numbers of an observation that are worth looking at: those about absent players are always 0.

    They come last in the view, so they begin after the last one that is ever anything else in games played at random.
    """
    env, rng, last = solo_env(), Random(0), 0
    for seed in range(games):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            last = max(last, int(np.flatnonzero(seen["observation"][: env.rules.encoded])[-1]))
            seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return np.concatenate([np.arange(last + 1), np.arange(env.rules.encoded, env.rules.size)])


def scores_of(choose: Choose, columns: Columns, seeds: Sequence[int]) -> list[float]:
    """What somebody scores in the games of these seeds, all of them played side by side."""
    envs = [solo_env() for _ in seeds]
    seen = [env.reset(seed=seed)[0] for env, seed in zip(envs, seeds, strict=True)]
    scores = [0.0] * len(envs)
    running = list(range(len(envs)))
    while running:
        actions, over = choose(*looked_at([seen[place] for place in running], columns)), set()
        for place, action in zip(running, actions, strict=True):
            seen[place], worth, ended, _, _ = envs[place].step(int(action))
            if ended:
                scores[place] = worth * SCORE
                over.add(place)
        running = [place for place in running if place not in over]
    return scores


def bot_scores(name: str, seeds: Sequence[int]) -> list[float]:
    """What a bot scores in the same games."""
    env, scores = solo_env(), []
    for seed in seeds:
        env.reset(seed=seed)
        bot = make_bot(name, env.rules.game, Random(seed))
        play = env.play
        position = Position(play.match, 0)
        while not play.over:
            play.answer(bot.choose(0, play.ask, position))
        scores.append(play.worth(0) * SCORE)
    return scores


def told(scores: Sequence[float]) -> str:
    """The mean, with the interval in which it lies with 95 % confidence."""
    around = 1.96 * stdev(scores) / sqrt(len(scores))
    return f"{fmean(scores):.1f} ± {around:.1f} (sd {stdev(scores):.1f}, {len(scores)} games)"


def draw(curve: Sequence[tuple[int, float]], levels: dict[str, float], path: Path) -> None:
    """The learning curve, beside what bots score in the same games."""
    import matplotlib as mpl

    mpl.use("svg")
    mpl.rcParams["svg.hashsalt"] = "undercroft"  # the same figures draw the same file
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(8, 4), layout="constrained")
    axes.plot([steps / 1e6 for steps, _ in curve], [score for _, score in curve], label="learner")
    for place, (name, score) in enumerate(levels.items(), start=1):
        axes.axhline(score, color=f"C{place}", linestyle="--", label=name)
    axes.set(title="Paper Dungeons, alone", xlabel="steps, in millions", ylabel="mean score in games not trained on")
    axes.grid(visible=True, alpha=0.3)
    figure.legend(loc="outside right upper")
    path.parent.mkdir(parents=True, exist_ok=True)
    figure.savefig(path, metadata={"Date": None})
    pyplot.close(figure)
