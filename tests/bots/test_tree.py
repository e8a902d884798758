"""A tree of what a seat may answer."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

import pytest

from undercroft.bots.search.budget import Budget, OutOfTime, Settings, read_settings
from undercroft.bots.search.comparing import FEWEST
from undercroft.bots.search.rollout import Worlds
from undercroft.bots.search.tree import Branch, Climbing, Tree
from undercroft.kernel.asks import Ask
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Line
from undercroft.kernel.messages import msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, OneOf

NOWHERE = cast("Position", None)
"""Nobody in these tests looks at the board."""


def ask(*answers: str) -> Ask:
    return Ask((0,), msg("kernel-value", value="which"), OneOf(lambda: list(answers), lambda answer: msg(str(answer))))


class Always:
    """A bot that likes one answer."""

    def __init__(self, answer: str) -> None:
        self.answer = answer

    def choose(self, seat: int, ask: Ask, view: Position) -> Answer:
        return self.answer


class Told:
    """Worlds in which it is known what a plan comes to, and what the answers after it."""

    def __init__(self, worth: Callable[[Line, list[Answer], int], float], *asks: Ask) -> None:
        self._worth = worth
        self._asks = asks
        self.tried: list[tuple[Line, list[Answer], int]] = []

    def worth(self, line: Line, number: int, budget: Budget, companion: Callable[[Bot, Line], Bot]) -> float:
        bot = companion(Always("usual"), line[1:])
        given = [bot.choose(0, one, NOWHERE) for one in self._asks]
        self.tried.append((line, given, number))
        return self._worth(line, given, number)


STANDS: Line = (("kernel-value", "stands"),)
OTHER: Line = (("kernel-value", "other"),)
WORSE: Line = (("kernel-value", "worse"),)


def grown(worlds: Told, plans: list[Line], *, levels: int = 1, rollouts: int = 60) -> Tree:
    tree = Tree(plans, cast("Worlds", worlds), levels, 4, Random(1))
    tree.grow(Budget(Settings(iterations=rollouts)))
    return tree


def worth_of(**worths: float) -> Callable[[Line, list[Answer], int], float]:
    return lambda line, given, number: worths[str(line[0][1])] + (number % 3) / 10


def test_what_is_better_in_the_same_worlds_is_followed_and_tried_more_than_what_is_worse():
    worlds = Told(worth_of(stands=0.2, other=0.5, worse=-0.6))
    assert grown(worlds, [STANDS, OTHER, WORSE]).best(sure=1.0) == OTHER
    tries = {line: sum(one == line for one, _, _ in worlds.tried) for line in (STANDS, OTHER, WORSE)}
    assert sum(tries.values()) == 60
    assert tries[STANDS] + 1 >= tries[OTHER] > tries[WORSE] > 0


def test_what_stands_is_left_where_nothing_is_surely_better():
    assert grown(Told(worth_of(stands=0.2, other=0.2)), [STANDS, OTHER]).best(sure=1.0) == STANDS
    few = grown(Told(worth_of(stands=0.2, other=0.9)), [STANDS, OTHER], rollouts=2 * FEWEST - 2)
    assert few.best(sure=1.0) == STANDS


def test_every_plan_meets_the_same_worlds_one_after_the_other():
    worlds = Told(worth_of(stands=0.2, other=0.5))
    grown(worlds, [STANDS, OTHER], rollouts=20)
    for line in (STANDS, OTHER):
        numbers = [number for one, _, number in worlds.tried if one == line]
        assert numbers == [*range(len(numbers))]


@pytest.mark.parametrize(("levels", "best"), [(1, STANDS), (2, OTHER)])
def test_it_finds_a_plan_that_is_good_if_it_is_followed_up_as_the_bot_would_not(levels: int, best: Line):
    def worth(line: Line, given: list[Answer], number: int) -> float:
        return {"stands": 0.0, "other": 0.6 if given == ["clever"] else -0.3}[str(line[0][1])]

    worlds = Told(worth, ask("usual", "clever"))
    assert grown(worlds, [STANDS, OTHER], levels=levels, rollouts=80).best(sure=1.0) == best


def test_the_first_branch_is_what_the_bot_would_answer_and_more_come_with_the_tries():
    worlds = Told(lambda line, given, number: 0.0, ask(*"abcdefgh", "usual"))
    grown(worlds, [STANDS], levels=2, rollouts=25)
    first, *others = [given[0] for _, given, _ in worlds.tried]
    assert first == "usual"
    assert 3 <= len({first, *others}) <= 6


def test_below_a_new_branch_and_beyond_its_levels_the_bot_goes_on():
    worlds = Told(lambda line, given, number: 0.0, ask("x", "usual"), ask("x", "usual"), ask("x", "usual"))
    grown(worlds, [STANDS], levels=3, rollouts=60)
    assert all(given[2] == "usual" for _, given, _ in worlds.tried)
    assert any(given[1] == "x" for _, given, _ in worlds.tried)
    assert worlds.tried[0][1] == ["usual"] * 3


def test_an_answer_that_is_not_allowed_in_this_world_is_passed_over():
    root = Branch()
    root.worths += [0.0] * 4
    for answer, worth in (("gone", 1.0), ("here", 0.0), ("usual", -1.0)):
        root.below["kernel-value", answer] = branch = Branch()
        branch.worths.append(worth)
    climbing = Climbing(Always("usual"), root, 2, 1.0, Random(0))
    assert climbing.choose(0, ask("here", "usual"), NOWHERE) == "here"
    assert climbing.path == [root, root.below["kernel-value", "here"]]


def test_what_can_be_answered_in_one_way_only_is_no_level():
    root = Branch()
    climbing = Climbing(Always("usual"), root, 2, 0.0, Random(0))
    assert climbing.choose(0, ask("usual"), NOWHERE) == "usual"
    assert climbing.path == [root]


def test_a_rollout_that_is_broken_off_does_not_count():
    def worth(line: Line, given: list[Answer], number: int) -> float:
        if number == 2:
            raise OutOfTime
        return 1.0

    budget = Budget(Settings(iterations=100))
    tree = Tree([STANDS], cast("Worlds", Told(worth)), 1, 4, Random(0))
    tree.grow(budget)
    assert budget.spent == 2


def test_it_grows_in_one_process():
    assert read_settings("tree=3").tree == 3
    with pytest.raises(BadInput, match="a tree grows in one process only"):
        read_settings("tree=3:processes=2")
