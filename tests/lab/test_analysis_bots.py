"""Analysis of games against the rules that the bot played itself: where all is luck, it has to be found to be so."""

from __future__ import annotations

from functools import cache
from random import Random
from statistics import fmean
from typing import Any

import pytest

from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game
from undercroft.lab.analysis import Analysis, Means, analyse
from undercroft.lab.analysis.imagined import chance_to_win, mean_and_error
from undercroft.lab.analysis.plans import prepares
from undercroft.lab.sim import play_out

GAMES: dict[str, dict[str, Any]] = {"dungeonfighter": {"physics": "off"}, "massivedarkness2": {}}
GREATLY = 3.5
"""Standard errors."""


def bots(match: Match[Any], seed: int) -> list[Any]:
    return [make_bot(GREEDY, match.game, Random(f"{seed}/{seat}")) for seat in range(match.players)]


@cache
def played(slug: str, seed: int) -> Match[Any]:
    game = find_game(slug)
    match: Match[Any] = Match(game, game.read_options(GAMES[slug]), 2, Seeded(seed))
    play_out(match, bots(match, seed))
    return match


@cache
def looked_at(slug: str, seed: int, analysis_seed: int) -> Analysis:
    brief = Means(points=2, first=16, wide=2, brief=2, closer=0, pairs=12, throws=0, seed=analysis_seed)
    return analyse(played(slug, seed), 0, brief)


@cache
def usual(slug: str, seed: int) -> tuple[float, float]:
    """How often the bots win from where the game proper begins: found without any of what is tested."""
    real = played(slug, seed)
    there = real.again([], Seeded(seed))
    while (ask := there.ask(there.waiting[0])) is not None and prepares(there, ask):
        there.take(real.entries[len(there.entries)])
    won = []
    for number in range(16):
        twin = there.fork(Seeded(1000 + number), snapshots=False)
        play_out(twin, bots(twin, 2000 + number))
        won.append(chance_to_win(twin, 0))
    return mean_and_error(won)


@pytest.mark.parametrize("seed", [5])
@pytest.mark.parametrize("slug", GAMES)
def test_of_a_game_that_bots_played_against_the_rules_all_is_luck(slug: str, seed: int) -> None:
    found = looked_at(slug, seed, 1)
    assert abs(found.choice) <= GREATLY * found.choice_error
    chance, error = usual(slug, seed)
    whole = chance_to_win(played(slug, seed), 0) - chance
    assert abs(found.luck - whole) <= GREATLY * (found.luck_error + error)


@pytest.mark.parametrize("slug", GAMES)
def test_other_imagined_games_come_to_the_same_within_what_is_said_of_them(slug: str) -> None:
    found = [looked_at(slug, 5, seed) for seed in (1, 2)]
    mean = fmean(one.luck for one in found)
    assert all(abs(one.luck - mean) <= GREATLY * one.luck_error for one in found)
