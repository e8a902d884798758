"""Analysis: a victory in the middle of a comparison, and what is told when both plans were played to their ends."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.bots.search.budget import Budget, Settings
from undercroft.commands.analyse import lines
from undercroft.kernel.asks import QUIET, Ask, Flow
from undercroft.kernel.chance import CHANCE, ByHand, Roll, Seeded
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.kernel.match import Match
from undercroft.kernel.messages import msg
from undercroft.kernel.position import Position
from undercroft.kernel.spaces import Answer, OneOf
from undercroft.kernel.state import State
from undercroft.lab.analysis import Analysis, Means, analyse
from undercroft.lab.analysis.alike import Alike
from undercroft.parts.dice import Die

COIN = Die("coin", ("heads", "tails"))


class SiegeState(State, kw_only=True):
    options: Options
    round: int = 0
    stormed: bool = False
    wall: int = 0
    lost: bool = False


class Sieges(Game[SiegeState]):
    """A castle falls when it is stormed, at once, or after five rounds of hunger; both ways are as safe.

    Digging under the wall is not: every other time it comes down on those who dig. Of hunger nobody thinks much
    before it is over.
    """

    slug = "sieges"
    folder = Path(__file__).parent / "sieges"
    players = range(1, 2)
    state_type = SiegeState
    rounds = 5

    def setup(self, options: Options, players: int) -> SiegeState:
        return SiegeState(options=options)

    def play(self, state: SiegeState) -> Flow:
        while self.outcome(state) is None:
            yield QUIET
            way = yield Ask((0,), msg("kernel-value", value="way"), OneOf(("wait", "storm", "dig")))
            state.round += 1
            state.stormed = way == "storm"
            if way == "dig":
                (side,) = yield Roll((COIN,))
                state.lost = side == "tails"

    def view(self, state: SiegeState, seat: int | None) -> Any:
        return state

    def outcome(self, state: SiegeState) -> Outcome | None:
        if state.lost:
            return Outcome(())
        return Outcome((0,)) if state.stormed or state.round == self.rounds else None

    def stage(self, state: SiegeState) -> int:
        return state.round

    def evaluate(self, view: SiegeState, seat: int) -> float:
        outcome = self.outcome(view)
        return (1.0 if outcome.winners else -1.0) if outcome is not None else 0.2

    def redeal(self, state: SiegeState, seat: int, rng: Random) -> SiegeState:
        return state

    def greedy(self, rng: Random) -> Patience:
        return Patience()


class Patience:
    def choose(self, seat: int, ask: Ask, view: Any) -> Answer:
        return "wait"


def looked_at(*answers: str) -> Analysis:
    match: Match[Any] = Match(Sieges(), players=1, chance=ByHand())
    for answer in answers:
        seat = CHANCE if CHANCE in match.waiting else 0
        assert match.answer(seat, (answer,) if seat == CHANCE else answer) is None
    return analyse(match, 0, Means(points=2, throws=0))


def test_a_victory_at_once_is_no_better_than_one_that_comes_as_surely() -> None:
    assert looked_at("wait", "wait", "wait", "wait", "wait").mistakes == ()


def test_where_one_plan_has_ended_the_game_the_others_are_played_to_the_end_as_well() -> None:
    match: Match[Any] = Match(Sieges(), players=1, chance=Seeded(1))
    way = match.ask(0)
    assert way is not None
    settings = Settings(iterations=10)
    worlds = Alike(Position(match, 0), settings, Random(1))
    wait, storm, dig = (((way.prompt.id, answer),) for answer in ("wait", "storm", "dig"))
    assert worlds.worths((wait, storm), 0, Budget(settings)) == [1, 1]
    assert [end.over for end in worlds.ends] == [True, True]
    assert worlds.worths((wait, wait), 1, Budget(settings)) == pytest.approx([0.2, 0.2])
    assert {round(worlds.worths((wait, dig), world, Budget(settings))[0], 6) for world in range(8)} == {0.2, 1}


def test_it_is_told_how_often_the_game_was_won_after_either_and_how_often_at_once() -> None:
    found = looked_at("dig", "heads", "storm")
    (mistake,) = found.mistakes
    assert (mistake.decision, mistake.games) == (0, Means().ends)
    assert mistake.won_better == mistake.games > mistake.won > 0
    assert mistake.better_in == mistake.games - mistake.won
    assert mistake.cost == (mistake.won_better - mistake.won) / mistake.games
    assert mistake.at_once == (mistake.games if mistake.better_answer == "storm" else 0)
    told = [line.strip() for line in lines(found, lambda message: message.id)]
    assert ("command-analyse-at-once" in told) == bool(mistake.at_once)


def test_the_last_answer_of_all_can_win_at_once() -> None:
    (mistake,) = looked_at("wait", "wait", "wait", "wait", "dig", "tails").mistakes
    assert (mistake.decision, mistake.won_better, mistake.at_once) == (4, mistake.games, mistake.games)
