"""Gymnasium's own test, for every game, and what it does not look at."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from undercroft.envs import gym_env, gym_maker, vector_env
from undercroft.envs.single import UndercroftEnv
from undercroft.kernel.errors import BadInput


@pytest.mark.filterwarnings("ignore::UserWarning")
def test_it_is_as_gymnasium_wants_it(slug: str) -> None:
    check_env(gym_env(slug, render_mode="ansi"))


def played(env: UndercroftEnv, seed: int) -> list[Any]:
    rng, seen = Random(seed), []
    observation, info = env.reset(seed=seed)
    over = False
    while not over:
        allowed = np.flatnonzero(observation["action_mask"])
        assert len(allowed) == len(info["names"])
        observation, reward, over, truncated, info = env.step(int(rng.choice(list(allowed))))
        assert not truncated
        assert not info["refused"]
        seen.append((info["prompt"], reward, float(observation["observation"].sum())))
    return seen


def test_a_game_against_bots_comes_to_its_end_and_is_the_same_again(slug: str) -> None:
    game = played(gym_env(slug), 2)
    assert game == played(gym_env(slug), 2)
    assert game[-1][1] in (1.0, -1.0)
    assert all(reward == 0 for _, reward, _ in game[:-1])


def test_bots_that_know_the_game_may_sit_there_and_any_seat_may_learn() -> None:
    env = gym_env("paperdungeons", 3, seat=1, bots=["greedy", "random"], reward="score")
    (*_, (_, reward, _)) = played(env, 1)
    outcome = env.play.match.outcome()
    assert outcome is not None
    assert reward == outcome.scores[1] / 100


def test_what_is_not_allowed_changes_nothing() -> None:
    env = gym_env("dungeonsaga")
    observation, _ = env.reset(seed=1)
    forbidden = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    again, reward, over, _, info = env.step(forbidden)
    assert info["refused"]
    assert (reward, over) == (0.0, False)
    assert all((again[key] == observation[key]).all() for key in observation)


def test_it_draws_what_the_seat_sees() -> None:
    env = gym_env("descent", 2, seat=1, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "\x1b" not in text
    assert text.startswith("Into the Dark")


def test_its_maker_can_be_sent_to_another_process() -> None:
    make = pickle.loads(pickle.dumps(gym_maker("paperdungeons", 2, bots="greedy")))
    assert played(make(), 4) == played(gym_env("paperdungeons", 2, bots="greedy"), 4)


def test_several_play_side_by_side_in_processes() -> None:
    envs = vector_env("paperdungeons", 1, envs=2)
    try:
        observation, info = envs.reset(seed=7)
        assert observation["observation"].shape[0] == 2
        alone = gym_env("paperdungeons", 1)
        first, _ = alone.reset(seed=7)
        assert (observation["observation"][0] == first["observation"]).all()
        actions = observation["action_mask"].argmax(axis=1)
        observation, *_, info = envs.step(actions)
        first, *_ = alone.step(int(actions[0]))
        assert (observation["observation"][0] == first["observation"]).all()
        assert not info["refused"].any()
    finally:
        envs.close()


@pytest.mark.parametrize(
    ("how", "complaint"),
    [
        ({"seat": 4}, "there is no seat 4"),
        ({"bots": "nobody"}, "there is no bot 'nobody'"),
        ({"bots": ["random", "random"]}, "2 bots for 1 seats"),
        ({"options": {"nothing": 1}}, "nothing"),
        ({"players": 40}, "40 players"),
        ({"reward": "x"}, "reward='x': allowed are 'result', 'score'"),
        ({"render_mode": "rgb_array"}, "render_mode='rgb_array': allowed are None, 'human', 'ansi'"),
        ({"actions": 0}, "actions=0: expected a whole number, 1 or more"),
    ],
)
def test_bad_input_is_one_clear_line(how: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        gym_env("paperdungeons", **{"players": 2, **how})


def test_before_reset_nothing_can_be_done() -> None:
    env = gym_env("paperdungeons", 2)
    for call in (lambda: env.step(0), env.action_masks):
        with pytest.raises(AssertionError, match=r"no game has been begun: call reset\(\) first"):
            call()


def test_there_must_be_environments_to_play_side_by_side() -> None:
    with pytest.raises(ValueError, match="envs=0: expected a whole number, 1 or more"):
        vector_env("paperdungeons", 1, envs=0)
