"""The greedy bots of Dungeon Saga: they answer whatever they are asked, the same way every time, better than chance."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from random import Random

import pytest

from undercroft.bots import make_bot
from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.adventure.adventures import adventures
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match

DECISIONS = 120
"""How far a game is followed: set-up and a few rounds."""
CELLAR = "skeletons_in_the_cellar"


def begin(adventure: str, players: int, seed: int) -> Match:
    return Match(GAME, GAME.read_options({"adventure": adventure}), players, Seeded(seed), log=False)


def play(adventure: str, seed: int, names: Sequence[str], limit: int | None = None) -> Match:
    """A game of these bots, the overlord's first; every answer must be allowed."""
    match = begin(adventure, len(names), seed)
    bots = [make_bot(name, GAME, Random(seed + seat)) for seat, name in enumerate(names)]
    while not match.over and (limit is None or len(match.entries) < limit):
        seat = match.waiting[0]
        answer = bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))
        assert match.answer(seat, answer) is None
    return match


@pytest.mark.parametrize("adventure", adventures())
def test_they_answer_whatever_they_are_asked(adventure):
    players = 2 + list(adventures()).index(adventure) % 4
    play(adventure, players, ["greedy"] * players, limit=DECISIONS)


def test_they_play_the_same_game_again():
    first, second = (play("the_sealed_stair", 4, ["greedy"] * 3, limit=DECISIONS) for _ in range(2))
    assert first.entries == second.entries


def test_heroes_who_plan_beat_an_overlord_who_does_not():
    won = [play(CELLAR, seed, ["random", "greedy"]).state.winner for seed in range(4)]
    assert won == ["heroes"] * 4


def test_an_overlord_who_plans_beats_heroes_who_do_not():
    won = [play(CELLAR, seed, ["greedy", "random"]).state.winner for seed in range(3)]
    assert won == ["overlord"] * 3


def test_a_bot_that_comes_in_the_middle_of_a_turn_knows_what_to_do():
    """Every decision is taken by somebody who has seen nothing of the game before."""
    match = begin(CELLAR, 2, seed=5)
    while not match.over and match.state.round < 3:
        seat = match.waiting[0]
        bot = make_bot("greedy", GAME, Random(1))
        assert match.answer(seat, bot.choose(seat, match.ask(seat), partial(match.view, seat))) is None
    assert match.state.round == 3 or match.state.winner == "heroes"


def test_a_campaign_goes_on():
    match = Match(GAME, GAME.read_options({"campaign": True}), 2, Seeded(3), log=False)
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(2)]
    while not match.state.results:
        seat = match.waiting[0]
        assert match.answer(seat, bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))) is None
    assert match.state.results[0].adventure == CELLAR


def test_nineteen_of_twenty_decisions_are_quick():
    """In calls of functions, which are the same everywhere: so many take a slow machine 300 ms."""
    match = begin("hoggars_larder", 5, seed=8)
    bots = [make_bot("greedy", GAME, Random(seat)) for seat in range(5)]
    calls: list[int] = []

    def count(_frame, event, _arg):
        calls[-1] += event == "call"

    while len(calls) < 200 and not match.over:
        seat = match.waiting[0]
        calls.append(0)
        sys.setprofile(count)
        answer = bots[seat].choose(seat, match.ask(seat), partial(match.view, seat))
        sys.setprofile(None)
        match.answer(seat, answer)
    assert sorted(calls)[int(0.95 * len(calls))] < 150_000
    assert sorted(calls)[len(calls) // 2] < 3_000


def test_a_view_in_numbers_has_its_size_and_says_who_is_ahead():
    match = play(CELLAR, 7, ["greedy", "greedy"], limit=60)
    for seat in range(2):
        assert len(GAME.encode(match.view(seat))) == GAME.encoding_size
    g = match.state
    before = GAME.evaluate(match.view(1), 1)
    assert GAME.evaluate(match.view(0), 0) == -before
    g.heroes[0].sheet.wounds = 4
    assert GAME.evaluate(match.view(1), 1) < before


def test_the_hand_is_told_to_nobody_but_the_overlord():
    match = play(CELLAR, 7, ["greedy", "greedy"], limit=60)
    heroes, overlord = GAME.encode(match.view(1)), GAME.encode(match.view(0))
    assert heroes != overlord
    assert GAME.encode(GAME.view(GAME.redeal(match.state, 1, Random(1)), 1)) == heroes
