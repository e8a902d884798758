"""The example that learns: what of it needs no torch, and what it says without."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import numpy as np
import pytest

LEARNING = Path(__file__).parents[2] / "examples" / "learning"


@pytest.fixture
def solo(monkeypatch):
    monkeypatch.syspath_prepend(str(LEARNING))
    import solo

    return solo


def first(numbers, allowed):
    return allowed.argmax(axis=1)


def test_games_go_on_side_by_side_and_are_worth_their_scores(solo):
    columns = solo.told_alone(games=2)
    games = solo.Games(2, columns, first_seed=5)
    began = solo.solo_env()
    began.reset(seed=5)
    stood = began.play.match.view(0).scores[0][-1]
    gained, over = 0.0, False
    while not over:
        seen = games.seen()
        assert seen.numbers.shape == (2, len(columns))
        worth, ended = games.step(first(*seen).tolist())
        gained, over = gained + worth[0], ended[0]
    assert [stood + 10 * gained] == pytest.approx(solo.scores_of(first, columns, [5]))


def test_all_that_is_ever_told_to_one_alone_is_looked_at(solo):
    columns = set(solo.told_alone().tolist())
    env, rng = solo.solo_env(), Random(3)
    for seed in range(100, 103):
        seen, _ = env.reset(seed=seed)
        over = False
        while not over:
            assert columns.issuperset(np.flatnonzero(seen["observation"]).tolist())
            seen, _, over, _, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))


def test_a_bot_plays_the_same_games(solo):
    seeds = range(solo.HELD_BACK, solo.HELD_BACK + 2)
    assert solo.bot_scores("random", seeds) == solo.bot_scores("random", seeds)
    assert solo.told([10.0, 12.0]) == "11.0 ± 2.0 (sd 1.4, 2 games)"


def test_the_curve_is_drawn(solo, tmp_path):
    picture = tmp_path / "img" / "curve.svg"
    solo.draw([(0, 10.0), (1000, 30.0)], {"random": 19.0, "greedy": 92.0}, picture)
    drawn = picture.read_bytes()
    assert b"<svg" in drawn
    solo.draw([(0, 10.0), (1000, 30.0)], {"random": 19.0, "greedy": 92.0}, picture)
    assert picture.read_bytes() == drawn


def test_without_torch_it_says_what_to_install():
    hidden = "import runpy, sys; sys.modules['torch'] = None; sys.path.insert(0, '.'); runpy.run_path(sys.argv[1])"
    script = LEARNING / "ppo_paperdungeons.py"
    done = subprocess.run(
        [sys.executable, "-c", hidden, script.name], cwd=LEARNING, capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr == "ppo_paperdungeons.py learns with torch, which is not installed: pip install torch\n"
