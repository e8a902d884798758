"""Analysis: plans against what was answered, why they do better, and nothing of it that the seat could not know."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any, ClassVar

import pytest

from undercroft.kernel.account import Book, Column, Count
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.chance import CHANCE, ByHand, Draw, Roll
from undercroft.kernel.game import Game, Line, Options, Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Answer, OneOf
from undercroft.kernel.state import News, State
from undercroft.lab.analysis import Analysis, Means, analyse, size
from undercroft.parts.dice import Die

COIN = Die("coin", ("heads", "tails"))
WAYS = ("wait", "sneak", "grab", "shout")


class HeistState(State, kw_only=True):
    options: Options
    door: str = ""
    """Behind which the dragon sleeps: nobody sees that."""
    done: tuple[str, ...] = ()
    gold: int = 0
    woken: bool = False


class Heist(Game[HeistState]):
    """Two steps into a dragon's den: sneaking and then grabbing brings two of gold, and what else there is hardly one.

    Behind one of three doors is the dragon; two of them are red, so it is likelier to be behind one of those.
    """

    slug = "heist"
    folder = Path(__file__).parent / "heist"
    players = range(1, 2)
    state_type = HeistState

    def setup(self, options: Options, players: int) -> HeistState:
        return HeistState(options=options)

    def play(self, state: HeistState) -> Flow:
        if not state.door:
            (state.door,) = yield Draw(("red", "red", "blue"), 1)
        yield QUIET
        for _ in range(2):
            way = yield Ask((0,), msg("kernel-value", value="step"), OneOf(WAYS))
            state.done = (*state.done, way)
            if way == "shout":
                state.tell(msg("kernel-value", value="shouted"))
        (face,) = yield Roll((COIN,))
        state.gold = 2 if state.done == ("sneak", "grab") else int("grab" in state.done and face == "heads")
        if state.gold < 2:
            door = yield Ask((0,), msg("kernel-value", value="door"), OneOf(("red", "blue")))
            state.woken = door == state.door
        state.done = (*state.done, "out")

    def view(self, state: HeistState, seat: int | None) -> Any:
        return state.done, state.gold

    def outcome(self, state: HeistState) -> Outcome | None:
        if "out" not in state.done:
            return None
        return Outcome((0,) if state.gold and not state.woken else ())

    def redeal(self, state: HeistState, seat: int, rng: Random) -> HeistState:
        state = HeistState(**{name: getattr(state, name) for name in ("options", "done", "gold", "woken")})
        state.door = rng.choice(("red", "red", "blue"))
        return state

    def greedy(self, rng: Random) -> Thief:
        return Thief()

    def book(self, players: int) -> Book[HeistState]:
        return Shouts(self, players)


class Thief:
    """It has a plan for both steps, and goes by the likelier door."""

    plans: ClassVar = (("sneak", "grab"), ("grab", "grab"))

    def choose(self, seat: int, ask: Ask, view: Any) -> Answer:
        if ask.prompt.args == {"value": "door"}:
            return "blue"
        return "grab" if view()[0] else "sneak"

    def lines(self, seat: int, ask: Ask, view: Any, many: int) -> list[Line]:
        if ask.prompt.args == {"value": "door"} or view()[0]:
            return [((ask.prompt.id, self.choose(seat, ask, view)),)]
        return [tuple((ask.prompt.id, step) for step in plan) for plan in self.plans][:many]


class Shouts(Book[HeistState]):
    def __init__(self, game: Game[HeistState], players: int) -> None:
        super().__init__(game, players)
        self.shouts = 0

    def heard(self, news: News) -> None:
        self.shouts += 1

    def counts(self) -> list[Count]:
        return [Count(msg("kernel-value", value="shouts"), (self.shouts,))]


def looked_at(door: str, *answers: str, **means: int) -> Analysis:
    match: Match[Any] = Match(Heist(), players=1, chance=ByHand())
    match.answer(CHANCE, (door,))
    for answer in answers:
        assert match.answer(CHANCE, (answer,)) is None if CHANCE in match.waiting else match.answer(0, answer) is None
    return analyse(match, 0, Means(**{"games": 20, "first": 20, "deals": 40, "ends": 40, "throws": 0, **means}))


def value(word: str) -> Msg:
    return Msg("kernel-value", {"value": word})


def test_a_plan_is_compared_with_as_many_answers_and_told_in_words() -> None:
    (mistake,) = looked_at("blue", "shout", "grab", "heads", "red").mistakes
    assert (mistake.decision, mistake.gave, mistake.gave_then) == (1, value("shout"), (value("grab"),))
    assert (mistake.better, mistake.better_then, mistake.better_answer) == (value("sneak"), (value("grab"),), "sneak")
    assert mistake.chance_better == 1
    assert mistake.chance == pytest.approx(1 / 2 * 2 / 3, abs=0.25)


def test_why_it_is_better_is_what_differs_in_the_account_of_the_imagined_games() -> None:
    (mistake,) = looked_at("blue", "shout", "shout", "heads", "red").mistakes
    (difference,) = mistake.differences
    assert difference.what == value("shouts")
    assert difference.whose == Column((0,))
    assert (difference.gave, difference.better) == (2, 0)


def test_what_the_seat_could_not_know_makes_no_difference() -> None:
    lucky = looked_at("blue", "wait", "grab", "heads", "blue")
    warned = looked_at("red", "wait", "grab", "heads", "blue")
    assert lucky.mistakes == warned.mistakes
    *_, unlikely = looked_at("blue", "wait", "grab", "heads", "red", deals=200).mistakes
    assert unlikely.gave == value("red")  # it went well, but the odds were against it
    assert unlikely.cost == pytest.approx(1 / 3, abs=0.2)


def test_nothing_of_what_never_came_to_light_makes_a_difference() -> None:
    here, there = (looked_at(door, "sneak", "grab", "heads", throws=3) for door in ("blue", "red"))
    assert here == there


def test_what_was_hidden_is_luck_only_as_far_as_it_came_to_light() -> None:
    unlucky, lucky = (looked_at(door, "wait", "grab", "heads", "blue") for door in ("blue", "red"))
    assert (unlucky.choice, unlucky.choice_error) == (lucky.choice, lucky.choice_error)
    assert unlucky.curve[:-1] == lucky.curve[:-1]
    assert lucky.luck - unlucky.luck == pytest.approx(1)  # only the end of it was another


def test_of_a_plan_that_went_wrong_only_the_worst_answer_is_told() -> None:
    decisions = [mistake.decision for mistake in looked_at("blue", "wait", "wait", "heads", "blue").mistakes]
    assert decisions == [1]


def test_with_two_wide_nothing_is_compared_but_the_bots_answer() -> None:
    own = looked_at("blue", "sneak", "grab", "heads", wide=2)
    assert (own.doubted, own.mistakes) == (0, ())


def test_how_much_there_is_to_compare_is_counted_before() -> None:
    match: Match[Any] = Match(Heist(), players=1, chance=ByHand())
    for seat, answer in ((CHANCE, ("blue",)), (0, "wait"), (0, "grab"), (CHANCE, ("heads",)), (0, "red")):
        match.answer(seat, answer)
    found = size(match, 0)
    assert (found.answers, found.chosen, found.doubted, found.differing, found.thrown) == (3, 2, 2, 2, 2)
