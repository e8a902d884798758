"""PettingZoo's own tests, for every game, and what they do not look at."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from undercroft.envs import aec_env
from undercroft.envs.aec import UndercroftAEC
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game


def test_it_is_as_pettingzoo_wants_it(slug: str) -> None:
    api_test(aec_env(slug), num_cycles=100)


def test_it_is_so_at_a_larger_table(slug: str) -> None:
    api_test(aec_env(slug, min(4, game(slug).players.stop - 1)), num_cycles=50)


def test_the_same_seed_gives_the_same_game(slug: str) -> None:
    seed_test(partial(aec_env, slug), num_cycles=40)


def test_it_draws_as_the_terminal_does(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(aec_env, slug))
    assert capsys.readouterr().out


def played(env: UndercroftAEC, seed: int) -> int:
    """Plays a game at random; returns how many steps it had."""
    rng, steps = Random(seed), 0
    env.reset(seed=seed)
    for agent in env.agent_iter():
        observation, _, over, _, info = env.last()
        if over:
            env.step(None)
            continue
        allowed = np.flatnonzero(observation["action_mask"])
        assert len(allowed) == len(info["names"]) == len(set(info["names"])) > 0
        assert np.isfinite(observation["observation"]).all()
        assert env.play.mover == env.possible_agents.index(agent)
        env.step(int(rng.choice(list(allowed))))
        steps += 1
    return steps


def test_a_game_comes_to_its_end(slug: str) -> None:
    env = aec_env(slug)
    assert played(env, seed=3) >= sum(entry.seat != CHANCE for entry in env.play.match.entries)
    assert env.play.over
    assert env.agents == []


def test_winners_have_one_and_others_minus_one() -> None:
    env = aec_env("paperdungeons", 2)
    rng = Random(1)
    env.reset(seed=1)
    rewards = {}
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        rewards[agent] = reward
        env.step(None if over else int(rng.choice(list(np.flatnonzero(observation["action_mask"])))))
    outcome = env.play.match.outcome()
    assert outcome is not None
    assert rewards == {f"seat_{seat}": 1.0 if seat in outcome.winners else -1.0 for seat in range(2)}


def test_what_is_not_allowed_is_an_error_that_changes_nothing() -> None:
    env = aec_env("paperdungeons", 2)
    env.reset(seed=1)
    before = env.play.match.digest()
    forbidden = int(np.flatnonzero(env.observe("seat_0")["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=r"seat_0: action \d+ is not allowed"):
        env.step(forbidden)
    assert env.play.match.digest() == before


@pytest.mark.parametrize(
    ("how", "complaint"),
    [
        ({"reward": "points"}, "reward='points': allowed are 'result', 'score'"),
        ({"render_mode": "rgb_array"}, "render_mode='rgb_array': allowed are None, 'human', 'ansi'"),
        ({"actions": 0}, "actions=0: expected a whole number, 1 or more"),
        ({"actions": 20.5}, "actions=20.5: expected a whole number, 1 or more"),
    ],
)
def test_what_an_environment_cannot_be_made_with_is_refused(how: dict[str, Any], complaint: str) -> None:
    for kind in (ValueError, BadInput):
        with pytest.raises(kind) as refused:
            aec_env("descent", 2, **how)
        assert str(refused.value) == complaint


def test_before_reset_nothing_can_be_done() -> None:
    env = aec_env("paperdungeons", 2, render_mode="ansi")
    for call in (partial(env.step, 0), env.last, env.render, env.agent_iter, partial(env.observe, "seat_0")):
        for kind in (AssertionError, BadInput):
            with pytest.raises(kind, match=r"no game has been begun: call reset\(\) first"):
                call()


def test_a_sealed_answer_is_in_no_other_observation() -> None:
    env = aec_env("paperdungeons", 2)
    env.reset(seed=1)
    assert env.play.match.sealed is not None
    before = env.observe("seat_1")["observation"].copy()
    assert not env.observe("seat_1")["action_mask"].any()
    while env.agent_selection == "seat_0":
        env.step(int(np.flatnonzero(env.observe("seat_0")["action_mask"])[0]))
    size = env.rules.game.encoding_size
    assert (env.observe("seat_1")["observation"][:size] == before[:size]).all()


def test_an_observation_stays_the_same_when_what_is_hidden_is_dealt_anew(slug: str) -> None:
    """What a seat is told depends on what it may see, and on nothing else."""
    env, rng = aec_env(slug), Random(5)
    env.reset(seed=5)
    for step in range(60):
        if env.play.over:
            break
        if step % 12 == 0 and not env.play.chosen:
            seat = env.play.mover
            assert seat is not None
            told = env.play.observation(seat), env.play.mask(seat), env.play.names()
            other = type(env.play)(env.rules, env.play.match.determinise(seat, rng))
            assert other.mover == seat
            assert (told[0] == other.observation(seat)).all()
            assert (told[1] == other.mask(seat)).all()
            assert told[2] == other.names()
        env.step(rng.choice(list(env.play.legal)))
