"""Answers in steps, and the ids of steps."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from undercroft.envs.actions import Actions
from undercroft.envs.play import Rules
from undercroft.envs.steps import DONE, LEVELS, next_options, steps_of, whole
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import Seeded
from undercroft.kernel.messages import msg
from undercroft.kernel.registry import game
from undercroft.kernel.spaces import Aim, Answer, Axis, Number, OneOf, Order, Space, Subset, TooMany

SPACES = [
    OneOf(["a", "b", 3]),
    Number(-2, 5),
    Order(["a", "b", "c", "d"]),
    Subset(["a", "b", "c", "d"], 0, 4),
    Subset(["a", "b", "c", "d"], 2, 3),
    Subset(["a", "b", "c", "d"], 4, 4),
    Subset(["a", "b"], 0, 1),
    Subset([], 0, 0),
]


def reached(space: Space, chosen: list[object]) -> list[Answer]:
    """Every answer that steps lead to."""
    found = []
    for option in next_options(space, chosen):  # type: ignore[arg-type]
        made = [*chosen, option]
        answer = whole(space, made)  # type: ignore[arg-type]
        found += reached(space, made) if answer is None else [answer]
    return found


@pytest.mark.parametrize("space", SPACES, ids=lambda space: f"{type(space).__name__}{space.count()}")
def test_steps_lead_to_every_answer_once_and_to_no_other(space: Space) -> None:
    found = reached(space, [])
    assert len(found) == len(set(found))
    assert set(found) == set(space.every())


@pytest.mark.parametrize("space", SPACES, ids=lambda space: f"{type(space).__name__}{space.count()}")
def test_every_answer_has_its_steps(space: Space) -> None:
    for answer in space.every():
        steps = steps_of(space, answer)
        assert whole(space, steps) == answer
        assert all(whole(space, steps[:made]) is None for made in range(1, len(steps)))


def test_an_aim_is_chosen_axis_by_axis_from_bound_to_bound() -> None:
    aim = Aim([Axis("x", -1, 1), Axis("y", 0, 4)])
    first = next_options(aim, [])
    assert (first[0], first[LEVELS // 2], first[-1]) == (-1, 0, 1)
    assert whole(aim, [0.0]) is None
    assert whole(aim, [0.0, next_options(aim, [0.0])[-1]]) == (0.0, 4.0)
    assert steps_of(aim, (0.01, 3.9)) == [0.0, 4.0]


def test_an_axis_with_nothing_to_choose_has_one_step() -> None:
    rules = Rules("paperdungeons", 1)
    play = rules.begin(Seeded(1))
    play.ask = asked(Aim([Axis("x", 2, 2), Axis("y", 0, 1)]))
    assert list(next_options(play.ask.space, [])) == [2.0]
    play.chosen = [2.0]
    assert np.isfinite(play.observation(0)).all()
    assert play.observation(0)[-8] > 0


def test_nobody_has_to_choose_what_is_the_only_thing_left() -> None:
    assert whole(Subset(["a", "b"], 0, 2), ["b"]) == ("b",)
    assert list(next_options(Subset(["a", "b"], 0, 2), ["a"])) == ["b", DONE]


def asked(space: Space, prompt: str = "pap-ask-die") -> Ask:
    return Ask((0,), msg(prompt), space)


def test_an_id_is_the_same_whatever_else_is_offered() -> None:
    actions = Actions(game("paperdungeons"))
    few, many = asked(OneOf(["red", "blue"])), asked(OneOf(["blue", "green", "red"]))
    ids = {step.name: number for number, step in actions.placed(few, 0, ["red", "blue"]).items()}
    again = {step.name: number for number, step in actions.placed(many, 0, ["blue", "green", "red"]).items()}
    assert ids.items() <= again.items()
    assert ids.keys() == {"pap-ask-die:red", "pap-ask-die:blue"}


def test_ids_do_not_depend_on_the_process() -> None:
    """Whoever has learnt goes by these numbers."""
    actions = Actions(game("paperdungeons"))
    assert list(actions.placed(asked(OneOf(["a", "b"])), 0, ["a", "b"])) == [1245, 763]


def test_two_steps_of_an_ask_never_share_an_id() -> None:
    actions = Actions(game("paperdungeons"), size=16)
    options = list(range(16))
    Random(1).shuffle(options)
    placed = actions.placed(asked(OneOf(options)), 0, options)
    assert sorted(placed) == list(range(16))
    assert sorted(step.option for step in placed.values()) == list(range(16))


def test_more_steps_than_ids_are_refused() -> None:
    with pytest.raises(TooMany, match="17 steps to answer pap-ask-die"):
        Actions(game("paperdungeons"), size=16).placed(asked(OneOf(range(17))), 0, range(17))
