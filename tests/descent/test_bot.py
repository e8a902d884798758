"""The greedy bots of Descent: they answer whatever they are asked, the same way every time, and better than chance."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.games.descent import GAME
from undercroft.games.descent.quests import quests
from undercroft.games.descent.state import OVERLORD
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match

DECISIONS = 150
"""How far a game is followed: set-up, shopping and a few rounds."""


def play(quest: str, players: int, seed: int, heroes: str = "greedy", limit: int | None = None) -> Match:
    """A game of a greedy overlord against these heroes; every answer must be allowed."""
    match = Match(GAME, GAME.read_options({"quest": quest}), players, Seeded(seed), log=False)
    names = ["greedy" if seat == OVERLORD else heroes for seat in range(players)]
    bots = [make_bot(name, GAME, Random(seed + seat)) for seat, name in enumerate(names)]
    while not match.over and (limit is None or len(match.entries) < limit):
        seat = match.waiting[0]
        answer = bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))
        assert match.answer(seat, answer) is None
    return match


@pytest.mark.parametrize("quest", quests())
@pytest.mark.parametrize("players", GAME.players)
def test_they_answer_whatever_they_are_asked(quest, players):
    play(quest, players, seed=players, limit=DECISIONS)


def test_they_play_the_same_game_again():
    first, second = (play("into_the_dark", 3, seed=4, limit=DECISIONS) for _ in range(2))
    assert first.entries == second.entries


def test_they_finish_a_game():
    match = play("into_the_dark", 4, seed=2)
    assert match.outcome() is not None


def test_greedy_heroes_kill_more_than_random_ones():
    def killed(heroes: str) -> int:
        matches = [play("into_the_dark", 5, seed, heroes, limit=600) for seed in range(2)]
        return sum(match.state.next_number - 1 - len(match.state.monsters) for match in matches)

    assert killed("greedy") > killed("random")
