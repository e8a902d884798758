"""The bot that searches: the same for every game, and it knows no more than its seat."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import active_children
from random import Random
from typing import Any

import pytest

from undercroft.bots import make_bot
from undercroft.bots.random import RandomBot
from undercroft.bots.search.budget import Budget, OutOfTime, Settings, read_settings
from undercroft.bots.search.comparing import FEWEST, Comparison, Rival
from undercroft.bots.search.judge import judge_of
from undercroft.bots.search.lines import follow, lines
from undercroft.bots.search.luck import EvenLuck
from undercroft.bots.search.rollout import Worlds, play_on, unanswered
from undercroft.bots.search.together import Together
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, Place, Roll, Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Line, Planning
from undercroft.kernel.match import Match
from undercroft.kernel.position import Position
from undercroft.kernel.registry import game
from undercroft.parts.dice import Die

GAMES: dict[str, dict[str, Any]] = {
    "paperdungeons": {},
    "descent": {},
    "dungeonsaga": {},
    "massivedarkness2": {},
    "dungeonfighter": {"physics": "off"},
}
THOUGHT = "search:iterations=64:depth=8:stages=0:sure=0:wide=4:hair=0"
"""Enough for it to answer otherwise than the bot it began with, at the least advantage."""
UNTHOUGHT = "search:iterations=0"


def met(slug: str, every: int, last: int) -> Iterator[tuple[Match[Any], int]]:
    """A game between bots that know it, stopped now and then where a seat has a choice."""
    one = game(slug)
    match: Match[Any] = Match(one, one.read_options(GAMES[slug]), 2, Seeded(3))
    bots = [make_bot("greedy", one, Random(seat)) for seat in range(2)]
    for number in range(last):
        if match.over:
            return
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        if number % every == every - 1:
            yield match, seat
        match.accept(seat, bots[seat].choose(seat, ask, Position(match, seat)))


def doubtful(slug: str) -> Iterator[tuple[Match[Any], int]]:
    """Places in such a game where there is something to compare."""
    for match, seat in met(slug, every=3, last=60):
        one, ask = match.game, match.ask(seat)
        own = one.hardest(Random(1)) or one.greedy(Random(1))
        assert ask is not None
        assert own is not None
        if len(lines(own, seat, ask, Position(match, seat), 4, Random(1))) > 1:
            yield match, seat


def chosen(match: Match[Any], seat: int, seed: int, more: str = "", bot: str = THOUGHT) -> Any:
    ask = match.ask(seat)
    assert ask is not None
    return make_bot(bot + more, match.game, Random(seed)).choose(seat, ask, Position(match, seat))


@pytest.mark.parametrize("more", ["", ":tree=3"], ids=["plans", "tree"])
@pytest.mark.parametrize("slug", GAMES)
def test_an_answer_is_allowed_the_same_from_the_same_seed_and_owes_nothing_to_what_is_hidden(
    slug: str, more: str
) -> None:
    otherwise = 0
    for match, seat in doubtful(slug):
        before = match.digest()
        answer = chosen(match, seat, 1, more)
        assert match.why_not(seat, answer) is None
        assert chosen(match, seat, 1, more) == answer
        assert chosen(match.determinise(seat, Random(7)), seat, 1, more) == answer
        assert match.digest() == before
        otherwise += answer != chosen(match, seat, 1, bot=UNTHOUGHT)
    assert otherwise or more, "it has found nothing better than what its own bot would do: this has tested only that"


@pytest.mark.parametrize("slug", GAMES)
def test_several_processes_find_the_same_answer_as_one(slug: str) -> None:
    for match, seat in doubtful(slug):
        assert chosen(match, seat, 1, ":processes=2") == chosen(match, seat, 1)


def test_worlds_told_by_several_processes_are_those_of_one_whatever_lines_are_dropped() -> None:
    for match, seat in met("dungeonsaga", every=3, last=12):
        position, settings, budget = Position(match, seat), Settings(processes=2, depth=3), Budget(Settings())
        ask = match.ask(seat)
        assert ask is not None
        found: list[Line] = [((ask.prompt.id, answer),) for answer in ask.space.enumerate(4)]
        together = Together(position, settings, Random(5))
        alone = Worlds(position, settings, judge_of(match.game, "own"), Random(5))
        for world in range(5):
            left = found[: max(1, len(found) - world)]
            assert together.worths(left, world, budget) == alone.worths(left, world, budget)


def test_only_worlds_that_are_asked_for_are_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    match, seat = next(met("dungeonsaga", every=3, last=12))
    ask = match.ask(seat)
    assert ask is not None
    found: list[Line] = [((ask.prompt.id, answer),) for answer in ask.space.enumerate(2)]
    budget = Budget(Settings())

    def worlds(**settings: Any) -> Worlds:
        return Worlds(Position(match, seat), Settings(depth=3, **settings), judge_of(match.game, "own"), Random(5))

    in_order = worlds()
    told = [in_order.worths(found, number, budget) for number in range(6)]
    dealt: list[Random] = []
    deal = Position.determinised
    monkeypatch.setattr(Position, "determinised", lambda self, rng: dealt.append(rng) or deal(self, rng))
    later, few = worlds(), worlds(deals=2)
    assert later.worths(found, 5, budget) == told[5]
    assert later.worths(found, 2, budget) == told[2]
    assert len(dealt) == 2
    assert [len(few.worths(found, number, budget)) for number in (5, 3, 1)] == [2, 2, 2]
    assert len(dealt) == 3


def test_a_process_that_is_killed_costs_no_answer() -> None:
    match, seat = next(doubtful("dungeonfighter"))
    answer = chosen(match, seat, 1)
    assert chosen(match, seat, 1, ":processes=2") == answer
    for child in active_children():
        child.kill()
    assert chosen(match, seat, 1, ":processes=2") == answer
    assert chosen(match, seat, 1, ":processes=2") == answer


def test_its_processes_end_with_the_one_they_think_for() -> None:
    script = (
        "import os, signal; from undercroft.bots.search.together import _pool; "
        "pool = _pool(2); print(*pool.map(abs, (-1, -2)), flush=True); os.kill(os.getpid(), signal.SIGKILL)"
    )
    with subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE) as killed:
        said, _ = killed.communicate(timeout=120)  # which they hold open, too
    assert said.split() == [b"1", b"2"]


def test_what_was_spent_in_other_processes_counts() -> None:
    budget = Budget(Settings(ms=60_000))
    budget.charge(59)
    assert budget.more()
    budget.charge(2)
    assert not budget.more()
    assert budget.ms_left == 0


def test_what_others_have_sealed_is_left_open_in_an_imagined_match() -> None:
    one = game("paperdungeons")
    match: Match[Any] = Match(one, one.read_options({}), 2, Seeded(3))
    ask = match.ask(1)
    assert ask is not None
    match.accept(1, ask.space.sample(Random(0)))
    assert match.sealed_at is not None
    left = unanswered(match.determinise(0, Random(1)), 0)
    assert not [entry for entry in left.entries[match.sealed_at :] if entry.seat == 1]
    assert [entry for entry in match.entries if entry.seat == 1]


def compared(worth: Callable[[str, int], float], others: list[str], rollouts: int, explore: int = 4) -> Comparison[str]:
    found = Comparison("stands", others, lambda answers, world: [worth(answer, world) for answer in answers])
    found.run(Budget(Settings(iterations=rollouts)), explore)
    return found


def test_an_answer_that_is_better_in_every_world_is_found_and_no_other_replaces_the_one_that_stands() -> None:
    luck = Random(1)
    worth = {"stands": 0.0, "worse": -0.3, "better": 0.3, "equal": 0.0}
    assert compared(lambda answer, _: worth[answer], ["worse", "equal", "better"], 60).best(2.0) == "better"
    noisy = compared(lambda answer, _: worth[answer] + luck.gauss(0, 1), ["equal"], 60)
    assert noisy.best(2.0) == "stands"


def test_few_worlds_convince_nobody() -> None:
    for worlds in range(FEWEST):
        assert compared(lambda answer, _: float(answer == "better"), ["better"], 2 * worlds).best(0.0) == "stands"
    assert compared(lambda answer, _: float(answer == "better"), ["better"], 2 * FEWEST).best(0.0) == "better"


def test_the_worse_half_is_dropped_and_so_is_what_makes_no_difference() -> None:
    worth = {"stands": 0.0, "a": 0.1, "b": 0.2, "c": -0.1, "d": -0.2, "same": 0.0}
    luck = [Random(number).gauss(0, 0.05) for number in range(99)]
    found = compared(
        lambda answer, world: worth[answer] + luck[world] * (answer in "ab"),
        ["a", "b", "c", "d", "same"],
        48,
        explore=8,
    )
    assert {rival.answer for rival in found.rivals} == {"a", "b"}


def test_nothing_more_is_tried_when_all_is_settled() -> None:
    tried: list[str] = []

    def worth(answer: str, _: int) -> float:
        tried.append(answer)
        return -float(answer == "worse")

    assert compared(worth, ["worse"], 1000).best(1.0) == "stands"
    assert len(tried) == 2 * FEWEST


@pytest.mark.parametrize(("rollouts", "compared_with"), [(FEWEST * 4, 3), (FEWEST * 3 - 1, 1), (FEWEST * 2 - 1, 0)])
def test_no_more_plans_are_compared_than_can_be_in_enough_worlds(rollouts: int, compared_with: int) -> None:
    met: list[set[str]] = []

    def worths(answers: Sequence[str], world: int) -> list[float]:
        met.append(set(answers[1:]))
        return [Random(f"{answer} {world}").random() for answer in answers]

    found: Comparison[str] = Comparison("stands", ["first", "second", "third"], worths)
    found.run(Budget(Settings(iterations=rollouts)), explore=99)
    assert met[0] == {"first", "second", "third"}
    assert set().union(*met[1:]) == set(["first", "second", "third"][:compared_with])


def test_how_much_of_a_budget_is_spent() -> None:
    budget = Budget(Settings(iterations=10, ms=60_000))
    assert budget.share < 0.1
    budget.spent = 5
    assert budget.share == 0.5
    budget.charge(59)
    assert 0.9 < budget.share < 1.1
    assert Budget(Settings(iterations=10)).share == 0.0


def test_three_standard_errors_settle_it() -> None:
    found = compared(lambda answer, _: 0.013 * (answer == "better"), ["better"], 1000)
    assert found.best(1.0) == "better"
    assert [rival.tried for rival in found.rivals] == [FEWEST]


@pytest.mark.parametrize(("swing", "tried"), [(0.002, range(FEWEST, 50)), (0.1, range(100, 101))])
def test_a_search_ends_where_no_rival_can_be_better_by_more_than_a_hair(swing: float, tried: range) -> None:
    found = compared(lambda answer, world: swing * (-1) ** world * (answer == "other"), ["other"], 200)
    assert found.rivals[0].tried in tried
    assert found.best(1.0) == "stands"


def test_a_plan_is_followed_as_long_as_it_is_asked_for() -> None:
    one = game("paperdungeons")
    match: Match[Any] = Match(one, one.read_options({}), 2, Seeded(3))
    ask = match.ask(0)
    assert ask is not None
    answer = ask.space.enumerate(1)[0]
    line = ((ask.prompt.id, answer), ("pap-ask-die", 2))
    assert follow(line, ask) == (answer, line[1:])
    assert follow(line[1:], ask) == (None, ()), "something else is asked"
    assert follow(((ask.prompt.id, "nothing like it"),), ask) == (None, ())


@pytest.mark.parametrize(("slug", "prompt"), [("paperdungeons", "pap-ask-die"), ("dungeonsaga", "sag-ask-turn")])
def test_a_bot_that_plans_tells_several_plans_that_the_rules_allow_and_first_what_it_would_do(
    slug: str, prompt: str
) -> None:
    told = 0
    for match, seat in met(slug, every=1, last=30):
        ask, position = match.ask(seat), Position(match, seat)
        assert ask is not None
        own = match.game.greedy(Random(0))
        assert isinstance(own, Planning)
        found = own.lines(seat, ask, position, 5)
        if found:
            fresh = match.game.greedy(Random(0))
            assert fresh is not None
            assert found[0][0] == (ask.prompt.id, fresh.choose(seat, ask, position))
        if ask.prompt.id == prompt:
            told += len(found) > 1
            assert len(set(found)) == len(found) <= 5
            assert all(ask.space.why_not(line[0][1]) is None for line in found)
    assert told


@pytest.mark.parametrize("slug", GAMES)
def test_stages_go_by_and_never_come_again(slug: str) -> None:
    stages = [match.game.stage(match.state) for match, _ in met(slug, every=1, last=120)]
    assert stages == sorted(stages)
    assert stages[-1] > stages[0]


def test_a_rollout_ends_where_a_stage_begins_or_after_so_many_decisions() -> None:
    one = game("paperdungeons")
    for settings, decisions, stage in ((Settings(stages=1, depth=0), None, 2), (Settings(stages=1, depth=5), 5, 1)):
        match: Match[Any] = Match(one, one.read_options({}), 2, Seeded(3))
        bots = [one.quick(Random(seat)) or RandomBot(Random(seat)) for seat in range(2)]
        while one.stage(match.state) < 1:
            match.accept(match.waiting[0], bots[0].choose(match.waiting[0], *asked(match)))
        before = sum(entry.seat != CHANCE for entry in match.entries)
        play_on(match, bots, 1, settings, Budget(settings))
        assert one.stage(match.state) == stage
        assert decisions in (None, sum(entry.seat != CHANCE for entry in match.entries) - before)


def asked(match: Match[Any]) -> tuple[Ask, Position]:
    seat = match.waiting[0]
    ask = match.ask(seat)
    assert ask is not None
    return ask, Position(match, seat)


def test_a_mean_has_its_error() -> None:
    rival = Rival("answer")
    for gain in (0.0, 1.0):
        rival.note(gain)
    assert rival.mean == 0.5
    assert rival.error == pytest.approx(0.5, abs=0.01)
    assert rival.bound(-1) == pytest.approx(0.0, abs=0.01)


def test_the_first_throw_goes_evenly_through_its_faces() -> None:
    roll = Roll([Die("d", ("a", "a", "b", "c"))])
    first = [EvenLuck(9, world, 0.2).outcome(roll, Place(0, (0,))) for world in range(40)]
    assert [first.count((face,)) for face in "abc"] == pytest.approx([20, 10, 10], abs=1)
    luck = EvenLuck(9, 0, 0.2)
    luck.outcome(roll, Place(0, (0,)))
    assert luck.outcome(roll, Place(1, (1,))) == Seeded(9).outcome(roll, Place(1, (1,)))


def test_a_budget_is_rollouts_or_time() -> None:
    budget = Budget(Settings(iterations=2))
    assert budget.more()
    budget.spent = 2
    assert not budget.more()
    assert not Budget(Settings(ms=0)).more()
    Budget(Settings(iterations=1)).check_time()
    with pytest.raises(OutOfTime):
        Budget(Settings(ms=0)).check_time()


@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ("search:fast", "search: 'fast': expected NAME=VALUE"),
        ("search:speed=3", "search: 'speed': there is no such setting: allowed are ms, iterations"),
        ("search:ms=long", "search: ms=long: expected a number"),
        ("search:wide=2.5", "search: wide=2.5: expected a whole number"),
        ("search:ms=-1", "search: ms=-1: it must not be less than 0"),
        ("search:ms=nan", "search: ms=nan: it must not be less than 0"),
        ("search:wide=2:wide=3", "search: wide=3: it is 2 already"),
        ("search:processes=0", "search: processes=0: from 1 to 64 are allowed"),
        ("search:prior=luck", "search: prior=luck: allowed are best, greedy"),
        ("search:rollout=best", "search: rollout=best: allowed are greedy, random"),
    ],
)
def test_what_is_wrong_with_settings_is_said(told: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(told, game("paperdungeons"), Random(0))
    assert str(refused.value).startswith(complaint)


def test_settings_are_read() -> None:
    assert read_settings("ms=500:depth=40") == Settings(ms=500, depth=40)
    assert read_settings("") == Settings()
    usual = {"ms": "400", "stages": "2", "wide": "6"}
    assert read_settings("wide=3", usual) == Settings(ms=400, stages=2, wide=3)
    assert read_settings("iterations=9", usual) == Settings(iterations=9, stages=2, wide=6), "no time limit with it"


@pytest.mark.parametrize(("hair", "tried"), [(0.005, 250), (0.2, FEWEST)])
def test_what_is_a_hair_can_be_said(hair: float, tried: int) -> None:
    luck = [Random(number).gauss(0, 0.1) for number in range(250)]
    worlds: list[int] = []

    def worths(answers: Sequence[str], world: int) -> list[float]:
        worlds.append(world)
        return [luck[world] * (answer == "equal") for answer in answers]

    found: Comparison[str] = Comparison("stands", ["equal"], worths)
    found.run(Budget(Settings(iterations=500)), explore=4, hair=hair)
    assert len(worlds) == tried
