"""Analysis: what a finished game owed to luck, and what to its players."""

from __future__ import annotations

from pathlib import Path
from random import Random
from statistics import stdev
from typing import Any

import pytest
from msgspec.structs import replace

from toy_games import Purses
from undercroft.bots.search.comparing import FEWEST
from undercroft.commands.analyse import curve, lines, plan
from undercroft.kernel.account import Column
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.chance import CHANCE, ByHand, Roll
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game, Options, Outcome
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.messages import Lang, Msg, msg
from undercroft.kernel.spaces import Answer, OneOf
from undercroft.kernel.state import State
from undercroft.lab.analysis import Analysis, Difference, Means, Point, analyse
from undercroft.lab.analysis.choices import Doubtful, Given, Telling, choice
from undercroft.lab.analysis.imagined import mean_and_error
from undercroft.lab.analysis.means import FINENESS
from undercroft.parts.dice import Die
from undercroft.terminal.voice import catalogue

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


THOROUGH = {"games": 60, "first": 100, "deals": 60, "ends": 60, "again": 100}


def looked_at(*answers: str, **means: int) -> Analysis:
    return analyse(played(*answers), 0, Means(**{**THOROUGH, **means}))


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
    (mistake,) = looked_at("rope", "6", "bridge", "5", ends=200).mistakes
    assert mistake.games == 200
    # Faces from 2 to 5 hold on the bridge and not on the rope; then the second bridge still has to hold.
    assert mistake.better_in / mistake.games == pytest.approx(4 / 6 * 5 / 6, abs=0.12)
    assert (mistake.gave_then, mistake.better_then, mistake.differences) == ((), (), ())


def test_a_throw_gave_what_it_did_beside_what_it_does_on_average() -> None:
    first, second = looked_at("rope", "6", "bridge", "5").fortunes
    assert (first.decision, second.decision) == (1, 3)  # the greatest first: a rope holds once in six
    assert first.gave == pytest.approx(5 / 6 * 5 / 6, abs=3 * first.error)
    assert second.gave == pytest.approx(1 / 6, abs=3 * second.error)


def test_where_all_answers_are_the_bots_all_is_luck() -> None:
    unlucky = looked_at("bridge", "1")
    assert (unlucky.differing, unlucky.choice, unlucky.choice_error) == (0, 0, 0)
    assert unlucky.luck == pytest.approx(-((5 / 6) ** 2), abs=3 * unlucky.luck_error)
    assert 0 < unlucky.luck_error < 0.06


def test_luck_and_choice_are_the_way_from_the_first_point_to_the_end() -> None:
    lucky = looked_at("rope", "6", "bridge", "5")
    assert lucky.choice == pytest.approx((1 - 5) / 6 * 5 / 6, abs=3 * lucky.choice_error)
    assert lucky.luck == pytest.approx(1 - (5 / 6) ** 2 + 4 / 6 * 5 / 6, abs=3 * lucky.luck_error)
    assert lucky.luck + lucky.choice == pytest.approx(lucky.curve[-1].chance - lucky.curve[0].chance)
    assert lucky.luck_error > lucky.choice_error > 0


def test_other_games_are_imagined_with_another_seed_and_agree_within_their_errors() -> None:
    found = [looked_at("rope", "6", "bridge", "1", seed=seed, throws=0, wide=2) for seed in range(12)]
    assert len({one.luck for one in found}) > 1
    for figure, error in (("luck", "luck_error"), ("choice", "choice_error")):
        figures = [getattr(one, figure) for one in found]
        stated = [getattr(one, error) for one in found]
        assert stdev(figures) < 1.6 * max(stated)
        assert max(figures) - min(figures) < 5 * max(stated)


def test_of_very_many_other_answers_some_stand_for_all() -> None:
    there = played()
    many = [Doubtful(there, Entry(0, "rope"))] * 40
    few = choice(many, 0, Means(pairs=20))
    assert few.gave == pytest.approx(-40 * 4 / 6 * 5 / 6, abs=3 * few.error)
    all_ = choice(many, 0, Means(pairs=400))
    assert all_.gave == pytest.approx(-40 * 4 / 6 * 5 / 6, abs=3 * all_.error)
    assert all_.error < few.error


def test_where_nothing_may_be_imagined_nothing_is_claimed() -> None:
    assert choice([Doubtful(played(), Entry(0, "rope"))], 0, Means(pairs=0)).error > 0.5


@pytest.mark.parametrize("same", [0.0, 1.0])
@pytest.mark.parametrize("many", [1, 2, 8, 100])
def test_games_that_all_ended_alike_are_not_certain(same: float, many: int) -> None:
    mean, error = mean_and_error([same] * many)
    assert mean == same
    assert error >= 0.5 / many
    assert mean_and_error([same] * 2 * many)[1] < error


def test_an_error_is_that_of_the_mean() -> None:
    assert mean_and_error([0.0, 1.0] * 50)[1] == pytest.approx(0.05, abs=0.002)


@pytest.mark.parametrize("points", [2, 3, 4, 5, 100])
def test_there_are_no_more_points_than_asked_for(points: int) -> None:
    found = looked_at("bridge", "2", "bridge", "3", points=points, games=1, first=1, wide=2)
    assert len(found.curve) == min(points, 3)


def test_the_same_means_give_the_same_analysis() -> None:
    assert looked_at("rope", "6", "rope", "2", seed=3) == looked_at("rope", "6", "rope", "2", seed=3)
    assert looked_at("rope", "6", "rope", "2", seed=3) != looked_at("rope", "6", "rope", "2", seed=4)


def test_how_much_is_done_is_told() -> None:
    told: list[tuple[int, int]] = []
    means = Means(games=1, throws=0)
    analyse(played("bridge", "2", "bridge", "3"), 0, means, lambda done, all_: told.append((done, all_)))
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
    assert [line.split()[0] for line in told] == [
        "command-analyse-chance",
        told[1].split()[0],
        "command-analyse-luck-gave",
        "command-analyse-choice-took",
        "command-analyse-doubted",
        "command-analyse-most",
        "command-analyse-decision",
        "command-analyse-gave",
        "command-analyse-better",
        "command-analyse-ends",
        "command-analyse-cost",
    ]
    assert told[1].endswith("█|")
    unharmed = [line.split()[0] for line in lines(looked_at("bridge", "1"), lambda message: message.id)]
    assert (unharmed[2], unharmed[3]) == ("command-analyse-luck-took", "command-analyse-choice-none")
    assert unharmed[-1] == "command-analyse-none"


@pytest.mark.parametrize(
    ("gave", "error", "telling"),
    [
        (-0.4, 0.07, "figure"),
        (0.02, 0.01, "figure"),
        (0.0, 0.0, "figure"),
        (0.02, 0.03, "little"),
        (-0.06, 0.07, "nothing"),
        (0.9, 0.5, "nothing"),
    ],
)
def test_what_is_less_than_its_error_or_all_too_vague_is_no_figure(gave: float, error: float, telling: str) -> None:
    assert Given(gave, error).telling == telling


@pytest.mark.parametrize(("telling", "told"), [("nothing", "untold"), ("little", "little"), ("figure", "gave")])
def test_what_is_no_figure_is_not_told_in_numbers(telling: Telling, told: str) -> None:
    found = replace(looked_at("rope", "6", "bridge", "5"), luck=0.2, luck_telling=telling, choice=0.2)
    _, _, luck, choice, *_ = lines(replace(found, choice_telling=telling), lambda message: message.id)
    assert (luck, choice) == (f"command-analyse-luck-{told}", f"command-analyse-choice-{told}")


def test_steps_of_a_plan_are_set_apart_whatever_is_in_their_words() -> None:
    def word(message: Msg) -> str:
        return str(message.args.get("value", message.id))

    def value(words: str) -> Msg:
        return msg("kernel-value", value=words)

    first, then = value("white cleric"), tuple(value(f"Craft: cauldron, part {n}") for n in range(6))
    assert plan(first, (), word) == "white cleric"
    assert plan(first, then[:2], word) == "white cleric → Craft: cauldron, part 0 → Craft: cauldron, part 1"
    assert plan(first, then[:4], word).endswith("part 3")
    assert plan(first, then, word).endswith("part 3 → …")
    assert plan(None, (), word) == "command-analyse-wordless"


@pytest.mark.parametrize(("lang", "told"), [("en", "2.7 instead of 10.0"), ("pl", "2,7 zamiast 10,0")])
def test_averages_are_written_as_the_language_does(lang: Lang, told: str) -> None:
    found = looked_at("rope", "6", "bridge", "5")
    difference = Difference(msg("kernel-value", value="gold"), Column((0,)), 9.96, 2.7)
    words = catalogue()
    mistake = replace(found.mistakes[0], differences=(difference,))
    *_, last = lines(replace(found, mistakes=(mistake,)), lambda message: words.say(message, lang))
    assert told in last


def test_the_curve_is_drawn_in_eighths() -> None:
    assert curve((Point(0, 0.0, 0.0), Point(1, 0.5, 0.0), Point(2, 1.0, 0.0))) == " ▄█"


def test_however_coarse_there_are_enough_rollouts_to_be_convinced_by():
    for means in FINENESS:
        assert means.brief >= means.wide * FEWEST
