"""The greedy bots of Descent: they answer whatever they are asked, the same way every time, and better than chance."""

from __future__ import annotations

import sys
from functools import partial
from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.games.descent import GAME
from undercroft.games.descent.bot.goals import goals
from undercroft.games.descent.bot.monsters import Warlord
from undercroft.games.descent.quest.quests import quests
from undercroft.games.descent.state import OVERLORD, Token
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


@pytest.mark.parametrize(("players", "hunters"), [(3, 2), (5, 8)])
def test_only_the_nearest_monsters_leave_their_posts(players, hunters):
    g = play("three_hides", players, seed=3, limit=250).state
    assert len(g.monsters) > 2
    warlord = Warlord(g)
    assert sum(warlord.hunts(m) for m in g.monsters) == min(hunters, len(g.monsters))
    near = [min(warlord.steps(m, m.at, hero) for hero in warlord.heroes) for m in g.monsters if warlord.hunts(m)]
    far = [min(warlord.steps(m, m.at, hero) for hero in warlord.heroes) for m in g.monsters if not warlord.hunts(m)]
    assert max(near) <= min(far, default=1000)


def test_a_captive_led_out_is_not_fetched_again():
    g = play("captives_of_the_salt_mine", 3, seed=1, limit=DECISIONS).state
    odda = Token("quest", g.heroes[0].at, "odda")
    g.tokens = [odda]
    assert any(goal.cells == 1 << odda.at for goal in goals(g))
    g.done.append("odda_free")
    assert not any(goal.cells == 1 << odda.at for goal in goals(g))


def test_nineteen_of_twenty_decisions_are_quick():
    """In calls of functions, which are the same everywhere: so many take a slow machine 300 ms."""
    match = Match(GAME, GAME.read_options({}), 5, Seeded(8), log=False)
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(5)]
    calls: list[int] = []

    def count(_frame, event, _arg):
        calls[-1] += event == "call"

    while len(calls) < 400:
        seat = match.waiting[0]
        calls.append(0)
        sys.setprofile(count)
        answer = bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))
        sys.setprofile(None)
        match.answer(seat, answer)
    assert sorted(calls)[int(0.95 * len(calls))] < 100_000
