"""Analysis: what a finished game owed to luck, and what to its players."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from toy_games import Purses
from undercroft.bots.search.comparing import FEWEST
from undercroft.commands.analyse import curve, lines, plan
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.chance import CHANCE, ByHand, Roll
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game, Options, Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Answer, OneOf
from undercroft.kernel.state import State
from undercroft.lab.analysis import Analysis, Means, Point, analyse
from undercroft.lab.analysis.means import FINENESS
from undercroft.parts.dice import Die

DIE = Die("die", ("1", "2", "3", "4", "5", "6"))
BRIDGE, ROPE = 1, 5
"""So many faces of the die throw whoever crosses into the river."""


class GorgeState(State, kw_only=True):
    options: Options
    crossed: int = 0
    fallen: bool = False


class Gorges(Game[GorgeState]):
    """Two gorges, each with a good bridge and a bad rope."""

    slug = "gorges"
    folder = Path(__file__).parent / "gorges"
    players = range(1, 2)
    state_type = GorgeState
    gorges = 2

    def setup(self, options: Options, players: int) -> GorgeState:
        return GorgeState(options=options)

    def play(self, state: GorgeState) -> Flow:
        while self.outcome(state) is None:
            yield QUIET
            way = yield Ask((0,), msg("kernel-value", value="way"), OneOf(("bridge", "rope")))
            (face,) = yield Roll((DIE,))
            state.fallen = int(face) <= (BRIDGE if way == "bridge" else ROPE)
            state.crossed += not state.fallen

    def view(self, state: GorgeState, seat: int | None) -> Any:
        return state.crossed

    def outcome(self, state: GorgeState) -> Outcome | None:
        if state.fallen or state.crossed == self.gorges:
            return Outcome(() if state.fallen else (0,))
        return None

    def redeal(self, state: GorgeState, seat: int, rng: Random) -> GorgeState:
        return state

    def greedy(self, rng: Random) -> Bot:
        return TakesTheBridge()


class TakesTheBridge:
    def choose(self, seat: int, ask: Ask, view: Any) -> Answer:
        return "bridge"


def played(*answers: str) -> Match[Any]:
    """The ways that were taken and what was thrown, in turn."""
    match: Match[Any] = Match(Gorges(), players=1, chance=ByHand())
    for answer in answers:
        if CHANCE in match.waiting:
            match.answer(CHANCE, (answer,))
        else:
            match.answer(0, answer)
    return match


def looked_at(*answers: str, **means: int) -> Analysis:
    return analyse(played(*answers), 0, Means(**{"games": 60, "deals": 60, "again": 60, **means}))


def test_the_curve_ends_as_the_game_did() -> None:
    won = looked_at("bridge", "2", "bridge", "3")
    assert [point.decision for point in won.curve] == [0, 2, 4]
    chances = [point.chance for point in won.curve]
    assert chances[0] == pytest.approx((5 / 6) ** 2, abs=0.15)
    assert chances[0] < chances[1] < chances[2] == 1
    assert looked_at("bridge", "1").curve[-1] == Point(2, 0.0, 0.0)


def test_an_answer_that_cost_much_is_found_though_it_went_well() -> None:
    found = looked_at("rope", "6", "bridge", "5")
    (mistake,) = found.mistakes
    assert (found.doubted, mistake.decision, mistake.better_answer) == (1, 0, "bridge")
    assert mistake.cost == pytest.approx((5 - 1) / 6 * 5 / 6, abs=0.2)
    assert mistake.chance_better - mistake.chance == pytest.approx(mistake.cost)
    assert mistake.gave == Msg("kernel-value", {"value": "rope"})


def test_whoever_plays_as_the_bot_does_makes_no_mistakes_it_could_see() -> None:
    found = looked_at("bridge", "2", "bridge", "1")
    assert (found.doubted, found.mistakes) == (0, ())


def test_how_often_the_other_did_better_is_counted_in_games_of_the_same_luck() -> None:
    (mistake,) = looked_at("rope", "6", "bridge", "5", deals=200).mistakes
    assert mistake.games == 200
    # Faces from 2 to 5 hold on the bridge and not on the rope; then the second bridge still has to hold.
    assert mistake.better_in / mistake.games == pytest.approx(4 / 6 * 5 / 6, abs=0.12)
    assert (mistake.gave_then, mistake.better_then, mistake.differences) == ((), (), ())


def test_luck_is_what_a_throw_gave_beside_what_it_gives_on_average() -> None:
    lucky = looked_at("rope", "6", "bridge", "5")
    first, second = lucky.fortunes
    assert (first.decision, second.decision) == (1, 3)  # the greatest first: a rope holds once in six
    assert first.gave == pytest.approx(5 / 6 * 5 / 6, abs=0.2)
    assert second.gave == pytest.approx(1 / 6, abs=0.15)
    unlucky = looked_at("bridge", "1")
    assert unlucky.luck == pytest.approx(-((5 / 6) ** 2), abs=0.2)
    assert unlucky.luck + unlucky.choice == pytest.approx(unlucky.curve[-1].chance - unlucky.curve[0].chance)


def test_the_same_means_give_the_same_analysis() -> None:
    assert looked_at("rope", "6", "rope", "2", seed=3) == looked_at("rope", "6", "rope", "2", seed=3)
    assert looked_at("rope", "6", "rope", "2", seed=3) != looked_at("rope", "6", "rope", "2", seed=4)


def test_how_much_is_done_is_told() -> None:
    told: list[tuple[int, int]] = []
    analyse(played("bridge", "2", "bridge", "3"), 0, Means(games=1), lambda done, all_: told.append((done, all_)))
    assert told == [(0, 4), (2, 4)]


def test_nobody_is_advised_in_a_game_that_goes_on() -> None:
    with pytest.raises(BadInput, match="only finished games"):
        analyse(played("bridge", "2"), 0)


def test_a_seat_that_nobody_had_is_refused() -> None:
    with pytest.raises(BadInput, match="seats 1 to 1"):
        analyse(played("bridge", "1"), 1)


def test_a_game_without_a_bot_is_refused() -> None:
    match: Match[Any] = Match(Purses(), players=1, chance=ByHand())
    while not match.over:
        match.answer(CHANCE, ("heads",)) if CHANCE in match.waiting else match.answer(0, 1)
    with pytest.raises(BadInput, match="no bot 'greedy'"):
        analyse(match, 0)


def test_it_is_told_in_lines() -> None:
    told = list(lines(looked_at("rope", "6", "bridge", "5"), lambda message: f"{message.id} {dict(message.args)}"))
    assert told[0].startswith("command-analyse-chance")
    assert told[1].endswith("█|")
    assert [line.split()[0] for line in told[-3:]] == [
        "command-analyse-gave",
        "command-analyse-better",
        "command-analyse-why",
    ]
    unharmed = list(lines(looked_at("bridge", "1"), lambda message: message.id))
    assert unharmed[-1] == "command-analyse-none"


def test_a_plan_is_told_to_where_it_goes_on_as_usual() -> None:
    first, then = Msg("first"), tuple(Msg(name) for name in "abcdef")
    assert plan(first, ()) == first
    assert plan(first, then[:2]) == Msg("command-analyse-then", {"first": first, "then": [*then[:2]]})
    assert plan(first, then) == Msg("command-analyse-on", {"first": first, "then": [*then[:4]]})
    assert plan(None, ()) == Msg("command-analyse-wordless")


def test_the_curve_is_drawn_in_eighths() -> None:
    assert curve((Point(0, 0.0, 0.0), Point(1, 0.5, 0.0), Point(2, 1.0, 0.0))) == " ▄█"


def test_however_coarse_there_are_enough_rollouts_to_be_convinced_by():
    for means in FINENESS:
        assert means.brief >= means.wide * FEWEST
