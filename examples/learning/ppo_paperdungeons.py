"""Learns to play Paper Dungeons alone, from nothing but its own games: masked PPO in a few pages.

    python examples/learning/ppo_paperdungeons.py [--steps 1000000] [--seed 1] [--plot curve.svg]

It needs `pip install 'undercroft[envs]' torch`, and matplotlib for the picture. One process, one thread.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import fmean
from typing import Any, Final, NamedTuple

from solo import ACTIONS, HELD_BACK, Columns, Games, Masks, Numbers, bot_scores, draw, scores_of, told, told_alone

try:
    import torch
    from torch import nn
    from torch.nn.functional import log_softmax
except ModuleNotFoundError:
    raise SystemExit("ppo_paperdungeons.py learns with torch, which is not installed: pip install torch") from None

GAMES: Final = 64
"""So many side by side."""
LENGTH: Final = 64
"""Steps in each of them from one round of learning to the next: about a game."""
PASSES: Final = 3
BATCH: Final = 512
WIDTH: Final = 128
RATE: Final = 1e-3
"""At the beginning; it falls to nothing."""
CLIP: Final = 0.2
TRACE: Final = 0.95
"""The lambda of generalised advantage estimation. Nothing is discounted: only the final score counts."""
CURIOSITY: Final = 0.01
"""How much the entropy of its choices is worth."""
POINTS: Final = 40
"""Of the curve."""
CHECKED: Final = 100
"""Games behind each point of the curve."""
JUDGED: Final = 100
"""Games behind the final figures."""


class Learner:
    """A network that says how good each step is, and what score is to be expected."""

    def __init__(self, inputs: int) -> None:
        self.body = nn.Sequential(nn.Linear(inputs, WIDTH), nn.Tanh(), nn.Linear(WIDTH, WIDTH), nn.Tanh())
        self.steps, self.score = nn.Linear(WIDTH, ACTIONS), nn.Linear(WIDTH, 1)
        for layer, gain in ((self.body[0], 1.4), (self.body[2], 1.4), (self.steps, 0.01), (self.score, 1.0)):
            nn.init.orthogonal_(layer.weight, gain)
            nn.init.zeros_(layer.bias)

    def parameters(self) -> Iterator[Any]:  # torch is not there where types are checked
        for part in (self.body, self.steps, self.score):
            yield from part.parameters()

    def judge(self, numbers: Any, allowed: Any) -> tuple[Any, Any]:  # noqa: ANN401
        """The logarithm of how likely each step is, nothing for those that are not allowed, and the score."""
        inner = self.body(numbers)
        return log_softmax(self.steps(inner).masked_fill(~allowed, -1e9), dim=1), self.score(inner).squeeze(1)

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def best(self, numbers: Numbers, allowed: Masks) -> Any:  # noqa: ANN401
        """The step it thinks best, in every game."""
        return self.judge(*map(torch.from_numpy, (numbers, allowed)))[0].argmax(dim=1).numpy()


class Batch(NamedTuple):
    """What was seen and done in all games, and what came of it."""

    numbers: Any
    allowed: Any
    actions: Any
    likely: Any
    """The logarithm of how likely each step was then."""
    gained: Any
    """How much better it went than had been expected."""
    scores: Any
    """What should have been expected."""


@torch.no_grad()  # type: ignore[untyped-decorator]
def play(learner: Learner, games: Games) -> Batch:
    """Play on in all games, and look back at what was better than expected (generalised advantage estimation)."""
    kept: list[list[Any]] = [[], [], [], [], [], [], []]
    for _ in range(LENGTH):
        numbers, allowed = map(torch.from_numpy, games.seen())
        logits, expected = learner.judge(numbers, allowed)
        actions = torch.multinomial(logits.exp(), 1)
        worth, over = map(torch.from_numpy, games.step(actions.squeeze(1).tolist()))
        likely = logits.gather(1, actions).squeeze(1)
        for column, value in zip(kept, (numbers, allowed, actions, likely, expected, worth, over), strict=True):
            column.append(value)
    numbers, allowed, actions, likely, expected, worth, over = map(torch.stack, kept)
    following = learner.judge(*map(torch.from_numpy, games.seen()))[1]
    gained, later = torch.zeros_like(worth), torch.zeros(GAMES)
    for at in reversed(range(LENGTH)):
        goes_on = ~over[at]
        later = worth[at] + goes_on * (following + TRACE * later) - expected[at]
        gained[at], following = later, expected[at]
    return Batch(*(part.flatten(0, 1) for part in (numbers, allowed, actions, likely, gained, gained + expected)))


def learn(learner: Learner, optimiser: Any, batch: Batch) -> None:  # noqa: ANN401
    """Make steps likelier that went better than expected, but not much likelier at once (PPO)."""
    for _ in range(PASSES):
        for rows in torch.randperm(len(batch.actions)).split(BATCH):
            numbers, allowed, actions, was, gained, scores = (part[rows] for part in batch)
            logits, expected = learner.judge(numbers, allowed)
            ratio = (logits.gather(1, actions).squeeze(1) - was).exp()
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            better = torch.min(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
            entropy = -(logits.exp() * logits).sum(dim=1).mean()
            loss = (expected - scores).pow(2).mean() - better - CURIOSITY * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(learner.parameters(), 0.5)
            optimiser.step()


def train(steps: int, seed: int) -> tuple[Learner, Columns, list[tuple[int, float]]]:
    """Learn from so many steps; the curve is what it scored on the way, in games that it did not train on."""
    torch.set_num_threads(1)
    torch.manual_seed(seed)
    columns = told_alone()
    learner, games = Learner(len(columns)), Games(GAMES, columns)
    optimiser = torch.optim.Adam(learner.parameters(), lr=RATE, eps=1e-5)
    checks = range(HELD_BACK, HELD_BACK + CHECKED)
    rounds = max(1, steps // (GAMES * LENGTH))
    curve = []
    for done in range(rounds + 1):
        if done:
            optimiser.param_groups[0]["lr"] = RATE * (1 - (done - 1) / rounds)
            learn(learner, optimiser, play(learner, games))
        if done % max(1, rounds // POINTS) == 0 or done == rounds:
            curve.append((done * GAMES * LENGTH, fmean(scores_of(learner.best, columns, checks))))
            print(f"{curve[-1][0]:>10,} steps: {curve[-1][1]:5.1f} points", flush=True)
    return learner, columns, curve


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--judged", type=int, default=JUDGED, help="games behind the final figures")
    parser.add_argument("--plot", type=Path, help="where to draw the learning curve, an SVG")
    asked = parser.parse_args()
    learner, columns, curve = train(asked.steps, asked.seed)
    print(f"trained in {time.process_time() / 60:.0f} minutes of processor time")
    fresh = range(HELD_BACK + CHECKED, HELD_BACK + CHECKED + asked.judged)
    print(f"learner: {told(scores_of(learner.best, columns, fresh))}")
    bots = {name: bot_scores(name, fresh) for name in ("random", "greedy", "hardest")}
    for name, scores in bots.items():
        print(f"{name}: {told(scores)}")
    if asked.plot:
        draw(curve, {name: fmean(scores) for name, scores in bots.items()}, asked.plot)


if __name__ == "__main__":
    main()
