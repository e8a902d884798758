"""How much more often a side wins with one bot than with another."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from undercroft.bots.strengths import Duel, Strengths
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.registry import game
from undercroft.lab.arena import arena
from undercroft.lab.gain import Gain, GameBroke, Games, Pairs, Won, gains, games_in_all, row
from undercroft.lab.results import Played
from undercroft.lab.sim import simulate
from undercroft.lab.strengths import with_search

SAGA = game("dungeonsaga")
PAPER = game("paperdungeons")
PLAIN = SAGA.read_options({})


def test_each_side_plays_with_the_bot_and_without_it_in_the_games_of_a_simulation():
    found = list(gains(SAGA, PLAIN, "random", 4, usual="beginner", usual_games=6, seed=3))
    assert [(gain.side, gain.with_it.games) for gain in found] == [("overlord", 4), ("heroes", 4)]
    for gain, bots in zip(found, (["random", "beginner"], ["beginner", "random"]), strict=True):
        with_it = simulate(SAGA, PLAIN, 2, bots, 4, seed=3).wins.wins
        without = simulate(SAGA, PLAIN, 2, ["beginner"], 6, seed=3).wins.wins
        assert gain.with_it == Won(with_it.get(gain.side, 0), 4)
        assert gain.without == Won(without.get(gain.side, 0), 6)


def test_a_party_wins_together():
    fighter = game("dungeonfighter")
    (found,) = gains(fighter, fighter.read_options({"physics": "off"}), "greedy", 4, seed=5)
    assert found.side == "heroes"
    assert found.with_it == found.without


def test_where_everybody_plays_alone_the_bot_sits_in_each_seat_in_turn():
    (found,) = gains(PAPER, PAPER.read_options({}), "random", 2, usual="beginner", players=2, seed=3)
    assert (found.with_it, found.without, found.even) == (Won(0, 2), None, 0.5)
    assert found.points == -50


def test_the_interval_of_a_gain_is_newcombes():
    """56 of 70 beside 48 of 80, his example: 20 points, from 5 to 33."""
    found = Gain("heroes", "search", Won(56, 70), "greedy", Won(48, 80), 0.5)
    assert found.points == pytest.approx(20)
    assert found.interval == pytest.approx((5.24, 33.39), abs=0.01)
    assert row(found).endswith("| +20 | +5 to +33 | | | |")


def test_games_that_were_played_twice_are_compared_one_by_one():
    """Half a pair is added to each of the four kinds: of 100 games, 12 more with it and 2 less, (12.5 - 2.5) / 102."""
    pairs = Pairs(100, 12, 2)
    assert pairs.points == pytest.approx(10)
    assert pairs.interval == pytest.approx((2.61, 17.0), abs=0.01)
    found = Gain("heroes", "search", Won(60, 100), "greedy", Won(50, 100), 0.5, pairs)
    assert row(found).endswith("| 12, 2 of 100 | +10 | +3 to +17 |")


def test_the_same_bot_ends_the_same_games_alike_and_that_is_known_nearly_for_certain():
    overlord, heroes = gains(SAGA, PLAIN, "beginner", 3, usual="beginner", usual_games=5, seed=3)
    assert (overlord.pairs, heroes.pairs) == (Pairs(3, 0, 0), Pairs(3, 0, 0))
    low, high = Pairs(150, 0, 0).interval
    assert (low, high) == pytest.approx((-1.29, 1.29), abs=0.01)


def test_each_pair_counts_on_the_side_of_the_bot():
    _, heroes = gains(SAGA, PLAIN, "random", 4, usual="greedy", usual_games=6, seed=1)
    won = [simulate(SAGA, PLAIN, 2, bots, 4, seed=1) for bots in (["greedy", "random"], ["greedy"])]
    by = [{game.index for game in result.finished if game.outcome and 1 in game.outcome.winners} for result in won]
    assert heroes.pairs == Pairs(4, len(by[0] - by[1]), len(by[1] - by[0]))
    assert heroes.pairs.only_without > 0


def test_against_an_even_share_the_interval_is_that_of_the_share():
    low, high = Gain("any", "search", Won(46, 60), "greedy", None, 0.5).interval
    assert (low, high) == pytest.approx((14.6, 35.6), abs=0.1)


def test_a_bot_that_is_not_there_is_refused_before_a_game_is_played():
    with pytest.raises(BadInput, match="there is no bot 'clever'"):
        next(gains(SAGA, PLAIN, "clever", 1))


def test_its_games_are_those_of_the_arena():
    found = {gain.side: gain.with_it for gain in gains(SAGA, PLAIN, "random", 3, usual="beginner", seed=3)}
    met = arena(SAGA, PLAIN, ["beginner", "random"], 6, seed=3).duels
    pair = [duel for duel in met if (duel.bot, duel.against) == ("random", "beginner")]
    assert found == {duel.side: Won(duel.won, duel.games) for duel in pair}


@pytest.mark.parametrize(("one", "games"), [(SAGA, 2 * 3 + 5), (PAPER, 4)])
def test_how_many_games_have_been_played_is_told_to_the_last(one: Game[Any], games: int):
    told: list[int] = []
    wanted = 4 if one is PAPER else 3
    play = Games(progress=told.append)
    list(gains(one, one.read_options({}), "random", wanted, usual="random", usual_games=5, play=play))
    assert told == [*range(1, games + 1)]
    assert games_in_all(one, wanted, 5, 2) == games


def test_a_game_that_breaks_is_left_out_by_nobody(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("undercroft.lab.gain.play_game", lambda plan, index: Played(index, 17, 0, error="Oops"))
    with pytest.raises(GameBroke, match=r"dungeonsaga: game 0 \(seed 17\): Oops"):
        next(gains(SAGA, PLAIN, "random", 1))


SIDES = [Gain(side, "search:ms=1000", Won(9, 10), "greedy", Won(5, 10), 0.5) for side in ("overlord", "heroes")]


@pytest.mark.parametrize(
    ("found", "told"),
    [
        (SIDES, [("greedy", "overlord"), ("greedy", "heroes")]),
        (SIDES[1:], [("search", "heroes")]),
        ([Gain("any", "search", Won(9, 10), "greedy", None, 0.5)], [("greedy", "")]),
    ],
    ids=["two sides", "all on one side", "no sides"],
)
def test_the_lobby_is_told_of_a_search_in_place_of_what_it_was_told_before(found: list[Gain], told: list[Any]):
    others = Duel(bot="beginner", against="greedy", games=60, won=7)
    known = Strengths(
        players=2, options={}, seed=1, duels=[others, Duel(bot="search", against="greedy", games=2, won=1)]
    )
    first, *duels = with_search(found, known, 1).duels
    assert first == others
    assert [(duel.against, duel.side) for duel in duels] == told
    assert {(duel.bot, duel.games, duel.won) for duel in duels} == {("search", 10, 9)}


def test_a_duel_of_another_seed_or_with_settings_says_so():
    known = Strengths(players=2, options={}, seed=1, duels=[Duel(bot="beginner", against="greedy", games=9, won=1)])
    duels = with_search(SIDES[:1], known, 31001).duels
    written = msgspec.yaml.encode(msgspec.structs.replace(known, duels=duels))
    assert msgspec.yaml.decode(written, type=Strengths).duels == duels
    assert [(duel.seed, duel.settings) for duel in duels] == [(UNSET, UNSET), (31001, "ms=1000")]
    assert (written.count(b"seed:"), written.count(b"settings:")) == (2, 1)
    same = with_search([Gain("any", "search", Won(9, 10), "greedy", None, 0.5)], known, 1).duels
    assert (same[-1].seed, same[-1].settings) == (UNSET, UNSET), "as all others"
