"""Greedy bots of Massive Darkness 2: they answer whatever they are asked, the same way every time, to the end."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.games.massivedarkness2 import GAME
from undercroft.games.massivedarkness2.mission.missions import missions
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match

MOST = 12000
"""Far more decisions than any game takes."""


def play(mission: str, seed: int, names: Sequence[str], limit: int = MOST) -> Match:
    """A game of these bots; every answer must be allowed."""
    match = Match(GAME, GAME.read_options({"mission": mission}), len(names), Seeded(seed), log=False)
    bots = [make_bot(name, GAME, Random(seed + seat)) for seat, name in enumerate(names)]
    while not match.over and len(match.entries) < limit:
        seat = match.waiting[0]
        answer = bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))
        assert match.answer(seat, answer) is None
    return match


@pytest.mark.parametrize("mission", missions())
def test_every_mission_comes_to_an_end(mission):
    players = 1 + list(missions()).index(mission) % 3
    assert play(mission, 11, ["greedy"] * players).over


def test_a_great_party_plays_as_well():
    assert play("training", 12, ["greedy"] * 6).over


def test_they_play_the_same_game_again():
    first, second = (play("the_passage", 13, ["greedy"] * 3, limit=300) for _ in range(2))
    assert first.entries == second.entries


def test_a_bot_that_comes_in_the_middle_of_a_turn_knows_what_to_do():
    """Every decision is taken by somebody who has seen nothing of the game before."""
    match = Match(GAME, GAME.read_options({"mission": "the_horror_beast"}), 2, Seeded(14), log=False)
    while not match.over and len(match.entries) < 300:
        seat = match.waiting[0]
        bot = make_bot("greedy", GAME, Random(14))
        assert match.answer(seat, bot.choose(seat, match.ask(seat), partial(match.view, seat))) is None


def test_who_plans_masters_the_training():
    won = [play("training", seed, ["greedy"] * 2).state.winner for seed in range(20, 24)]
    assert won.count("heroes") >= 3


def test_a_game_in_numbers_has_always_the_same_length():
    match = play("the_soul_keys", 15, ["greedy"] * 3, limit=200)
    view = match.view(0)
    assert len(GAME.encode(view)) == GAME.encoding_size
    assert -1.0 < GAME.evaluate(view, 0) < 1.0


def test_a_game_that_is_over_is_worth_what_it_came_to():
    match = play("training", 20, ["greedy"])
    assert GAME.evaluate(match.view(0), 0) == (1.0 if match.state.winner == "heroes" else -1.0)
