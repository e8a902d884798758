"""Greedy bots of Dungeon Fighter: they answer whatever they are asked, the same way every time, to the end."""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any

import pytest

from undercroft.bots import make_bot
from undercroft.games.dungeonfighter import GAME
from undercroft.games.dungeonfighter.bot.greedy import REPLIES, Greedy
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.spaces import Aim

MOST = 6000
"""Far more decisions than any game takes."""


def begin(players: int, seed: int, **options: Any) -> Match:
    return Match(GAME, GAME.read_options({"physics": "off", **options}), players, Seeded(seed), log=False)


def play(match: Match, seed: int, limit: int = MOST) -> Match:
    """On with bots at every seat; every answer must be allowed."""
    bots = [make_bot("greedy", GAME, Random(seed + seat)) for seat in range(match.state.players)]
    while not match.over and len(match.entries) < limit:
        seat = match.waiting[0]
        assert match.answer(seat, bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))) is None
    return match


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_of_every_size_comes_to_an_end(players):
    match = play(begin(players, 11), 11)
    assert match.over
    assert match.state.winner in ("heroes", "dungeon")


def test_and_so_does_one_with_ballads_at_the_hardest():
    assert play(begin(3, 12, ballads=True, difficulty="infernal"), 12).over


def test_they_play_the_same_game_again():
    first, second = (play(begin(3, 13), 13, limit=250) for _ in range(2))
    assert first.entries == second.entries


def test_a_bot_that_comes_in_the_middle_of_a_turn_knows_what_to_do():
    """Every decision is taken by somebody who has seen nothing of the game before."""
    match = begin(2, 14)
    while not match.over and len(match.entries) < 200:
        seat = match.waiting[0]
        assert match.answer(seat, Greedy(Random(14)).choose(seat, match.ask(seat), partial(match.view, seat))) is None


def test_they_throw_for_real_too():
    """Where there is physics, what they answer is an aim that trembles, and within what is allowed."""
    match = begin(2, 15, physics="on")
    aims = []
    while len(aims) < 2:
        seat = match.waiting[0]
        ask = match.ask(seat)
        answer = Greedy(Random(len(match.entries))).choose(seat, ask, partial(match.view, seat))
        if isinstance(ask.space, Aim):
            aims.append(answer)
            assert ask.space.why_not(answer) is None
        assert match.answer(seat, answer) is None
    assert aims[0] != aims[1]


def test_every_reply_is_to_a_question_of_the_game():
    """What nobody asks would never be answered."""
    known = GAME.folder.joinpath("locale/en/rules.ftl").read_text(encoding="utf-8")
    assert [kind for kind in REPLIES if f"dfi-ask-{kind} =" not in known] == []


def test_a_game_that_is_over_is_worth_what_it_came_to():
    match = play(begin(2, 16), 16)
    assert GAME.evaluate(match.view(0), 0) == (1.0 if match.state.winner == "heroes" else -1.0)
