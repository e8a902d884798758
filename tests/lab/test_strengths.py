"""Bots of several strengths, and how often they beat each other."""

from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from undercroft.bots import BEGINNER, GREEDY, HARDEST, RANDOM, SEARCH, bot_names, make_bot
from undercroft.bots.strengths import Duel, Strengths, strengths
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game, games
from undercroft.lab import strengths as measuring
from undercroft.lab.arena import arena
from undercroft.lab.sim import simulate

PAPER = game("paperdungeons")
BOTS = Path(__file__).parents[2] / "docs" / "bots.md"
PLAYED = [one for one in games().values() if one.greedy(Random(0)) is not None]


def wins(bots: list[str], count: int) -> dict[str, int]:
    result = simulate(PAPER, PAPER.read_options({}), 2, bots, count, seed=3)
    assert not result.errors
    return result.wins.by_bot


@pytest.mark.parametrize("one", PLAYED, ids=lambda one: one.slug)
def test_every_game_with_a_bot_has_a_beginner_and_a_skilled_one(one: Game[Any]):
    assert bot_names(one)[:3] == [RANDOM, BEGINNER, GREEDY]


def test_a_beginner_beats_chance_and_loses_to_the_skilled():
    assert wins([BEGINNER, RANDOM], 4)[BEGINNER] == 4
    assert wins([BEGINNER, GREEDY], 8)[GREEDY] >= 6


def test_a_beginner_errs_the_same_way_with_the_same_luck():
    twice = [simulate(PAPER, PAPER.read_options({}), 2, [BEGINNER], 1, seed=5).played for _ in range(2)]
    assert twice[0] == twice[1]


def test_the_lobby_is_told_what_came_of_the_arena():
    options = {"missions": False}
    found = measuring.meet(PAPER, options, 2, seed=4)
    met = arena(PAPER, PAPER.read_options(options), bot_names(PAPER), 2, seed=4)
    assert measuring.told_in_lobby(found, options) == Strengths(players=2, options=options, seed=4, duels=met.duels)


def test_games_of_a_search_stay_when_the_others_meet_anew():
    search = Duel(bot=SEARCH, against=GREEDY, games=60, won=46)
    known = Strengths(players=2, options={}, seed=1, duels=[Duel(bot=BEGINNER, against=GREEDY, games=9, won=0), search])
    met = arena(PAPER, PAPER.read_options({}), [RANDOM, BEGINNER], 2, seed=4)
    assert measuring.told_in_lobby(met, {}, known).duels == [*met.duels, search]


@pytest.mark.parametrize("one", PLAYED, ids=lambda one: one.slug)
def test_what_the_lobby_says_has_been_measured(one: Game[Any]):
    """For every level that is offered, in enough games to say something."""
    told = strengths(one)
    assert told is not None
    levels = bot_names(one)[1:]
    assert {duel.bot for duel in told.duels} >= set(levels)
    assert all(duel.games >= 60 for duel in told.duels if {duel.bot, duel.against} <= set(levels))
    for duel in told.duels:
        if (duel.bot, duel.against) == (BEGINNER, GREEDY):
            level = _even(told, duel.side)
            assert duel.won / duel.games < level, f"as {duel.side or 'anybody'} a beginner does as well as the skilled"
    hardest = [duel for duel in told.duels if (duel.bot, duel.against) == (HARDEST, GREEDY)]
    assert sum(duel.won / duel.games - _even(told, duel.side) for duel in hardest) > 0 or not hardest


def _even(told: Strengths, side: str) -> float:
    """How often a skilled bot wins against its like on a side."""
    if not side:
        return 0.5
    mirror = next(duel for duel in told.duels if duel.bot == duel.against == GREEDY and duel.side == side)
    return mirror.won / mirror.games


@pytest.mark.parametrize("one", PLAYED, ids=lambda one: one.slug)
def test_the_page_about_bots_shows_what_was_measured(one: Game[Any]):
    told = strengths(one)
    assert told is not None
    assert measuring.table(told) in BOTS.read_text(encoding="utf-8")


def test_a_game_without_a_file_says_nothing(tmp_path, monkeypatch):
    monkeypatch.setattr(type(PAPER), "folder", tmp_path)
    assert strengths(PAPER) is None
    duel = Duel(bot="a", against="b", games=4, won=2.5)
    made = Strengths(players=2, options={}, seed=1, duels=[duel])
    (tmp_path / "strengths.yaml").write_bytes(msgspec.yaml.encode(made))
    assert strengths(PAPER) == made


def test_an_unknown_level_is_refused():
    with pytest.raises(Exception, match="there is no bot 'genius'"):
        make_bot("genius", PAPER, Random(0))
