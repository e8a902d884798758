"""OpenSpiel's own test, for every game, and what it does not look at."""

from __future__ import annotations

from math import isclose
from random import Random
from typing import Any

import pyspiel
import pytest

from undercroft.envs import luck, openspiel_game
from undercroft.kernel.chance import Draw, Roll, Shuffle
from undercroft.kernel.errors import BadInput
from undercroft.parts.dice import Die


def test_it_is_as_openspiel_wants_it(slug: str) -> None:
    pyspiel.random_sim_test(openspiel_game(slug), num_sims=1, serialize=True, verbose=False)


def walked(state: Any, steps: int, rng: Random) -> Any:
    """So many steps at random, of players and of chance, as likely as they are."""
    for _ in range(steps):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, shares = zip(*state.chance_outcomes(), strict=True)
            assert isclose(sum(shares), 1)
            state.apply_action(rng.choices(actions, shares)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_chance_is_exact() -> None:
    die = Die("d", ("hit", "miss", "miss"))
    roll = Roll([die, die])
    assert luck.outcomes(roll, ["hit"]) == pytest.approx({"hit": 1 / 3, "miss": 2 / 3})
    assert luck.whole(roll, ["hit"]) is None
    assert luck.whole(roll, ["hit", "miss"]) == ("hit", "miss")
    draw = Draw(["a", "a", "b"], 2)
    assert luck.outcomes(draw, ["a"]) == pytest.approx({"a": 1 / 2, "b": 1 / 2})
    assert luck.whole(Shuffle(["a"]), ["a"]) == ("a",)
    assert luck.whole(Draw(["a"], 0), []) == ()


@pytest.mark.parametrize(
    "space", [Draw(["a", "a", "b", "c"], 2), Shuffle(["a", "b", "b"]), Roll([Die("d", ("x", "y", "y"))] * 2)]
)
def test_steps_of_chance_are_as_likely_as_the_outcomes_they_make(space: Any) -> None:
    def reached(chosen: tuple[Any, ...], share: float) -> dict[Any, float]:
        made = luck.whole(space, chosen)
        if made is not None:
            return {made: share}
        return {
            outcome: found
            for value, part in luck.outcomes(space, chosen).items()
            for outcome, found in reached((*chosen, value), share * part).items()
        }

    wanted = {outcome: ways / space.all_ways() for outcome, ways in space.outcomes().items()}
    assert reached((), 1.0) == pytest.approx(wanted)


def test_a_clone_goes_its_own_way() -> None:
    state = walked(openspiel_game("paperdungeons", 2).new_initial_state(), 40, Random(1))
    before, twin = str(state), state.clone()
    assert str(twin) == before
    walked(twin, 10, Random(2))
    assert str(state) == before != str(twin)


def test_what_is_hidden_can_be_drawn_anew(slug: str) -> None:
    rng = Random(3)
    state = openspiel_game(slug).new_initial_state()
    walked(state, 30, rng)
    while state.is_chance_node():
        walked(state, 1, rng)
    assert not state.is_terminal()
    seat = state.current_player()
    other = state.resample_from_infostate(seat, rng.random)
    assert other.observation_string(seat) == state.observation_string(seat)
    assert other.observation_tensor(seat) == state.observation_tensor(seat)
    assert other.legal_actions() == state.legal_actions()
    walked(other, 20, rng)


def test_steps_are_called_by_their_names() -> None:
    state = openspiel_game("dungeonsaga").new_initial_state()
    while state.is_chance_node():
        walked(state, 1, Random(1))
    names = [state.action_to_string(state.current_player(), action) for action in state.legal_actions()]
    assert len(set(names)) == len(names)
    assert all(name.startswith("sag-ask-") for name in names)


def test_a_game_has_its_options() -> None:
    state = openspiel_game("paperdungeons", 2, ["missions=false"]).new_initial_state()
    assert not state.play.match.options.missions
    assert state.num_players() == 2


@pytest.mark.parametrize(
    ("how", "complaint"),
    [
        (("chess",), "there is no game 'chess'"),
        (("paperdungeons", 12), "12 players"),
        (("paperdungeons", 2, ["nothing=1"]), "nothing"),
    ],
)
def test_bad_input_is_one_clear_line(how: tuple[Any, ...], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        openspiel_game(*how)
