"""How a game went, told of any game."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Any

import pytest

from undercroft.bots import bot_names, make_bot
from undercroft.kernel.account import MOMENTS, Account, account, tallies
from undercroft.kernel.chance import CHANCE, Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS, Catalogue
from undercroft.kernel.registry import game as find_game
from undercroft.lab.sim import play_out


def finished(slug: str, players: int, **options: Any) -> Match[Any]:
    game = find_game(slug)
    match = Match(game, game.read_options(options), players, Seeded(20))
    bots = [make_bot(bot_names(game)[-1], game, Random(seat)) for seat in range(players)]
    while not match.over:
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.accept(seat, bots[seat].choose(seat, ask, lambda seat=seat: match.view(seat)))
    return match


@cache
def played(name: str) -> Match[Any]:
    match name:
        case "campaign":
            return finished("paperdungeons", 1, campaign=True)
        case "descent":
            return finished("descent", 3, quest="into_the_dark")
        case _:
            return finished(name, 2)


@pytest.fixture(params=["paperdungeons", "campaign", "descent", "torchrace"])
def match(request: pytest.FixtureRequest) -> Match[Any]:
    return played(request.param)


@pytest.fixture
def told(match: Match[Any]) -> Account:
    return account(match)


def test_every_number_belongs_to_somebody(match: Match[Any], told: Account) -> None:
    assert {seat for column in told.columns for seat in column.seats} == set(range(match.players))
    assert told.counts
    assert all(len(count.values) == len(told.columns) for count in told.counts)
    assert all(luck.column is None or 0 <= luck.column < len(told.columns) for luck in told.luck)


def test_the_picture_goes_from_the_beginning_to_the_end(match: Match[Any], told: Account) -> None:
    answers = sum(entry.seat != CHANCE for entry in match.entries)
    assert told.course is not None
    decisions = told.course.decisions
    assert list(decisions) == sorted(set(decisions))
    assert (decisions[0], decisions[-1]) == (0, answers)
    assert all(len(series.values) == len(decisions) for series in told.course.series)
    assert all(0 <= begun.decision <= answers and begun.number > 0 for begun in told.course.rounds)


def test_moments_are_few_in_order_and_can_be_looked_back_at(match: Match[Any], told: Account) -> None:
    answers = sum(entry.seat != CHANCE for entry in match.entries)
    assert 0 < len(told.moments) <= MOMENTS
    assert [moment.decision for moment in told.moments] == sorted(moment.decision for moment in told.moments)
    assert all(0 <= moment.decision <= answers for moment in told.moments)
    lines = [line.news.msg for line in match.log]
    assert all(moment.told in lines for moment in told.moments)


@pytest.mark.parametrize("lang", LANGS)
def test_all_of_it_can_be_said(match: Match[Any], told: Account, lang: Any) -> None:
    words = Catalogue(*match.game.locales())
    names = [column.name for column in told.columns if column.name]
    course = [told.course.what] if told.course else []
    for message in (*names, *(one.what for one in (*told.counts, *told.luck)), *course):
        assert words.say(message, lang)


def test_asking_changes_nothing(match: Match[Any]) -> None:
    before = match.digest(), len(match.entries), len(match.log)
    assert account(match) == account(match)
    assert (match.digest(), len(match.entries), len(match.log)) == before


def test_a_party_ends_where_the_score_says() -> None:
    told, outcome = account(played("paperdungeons")), played("paperdungeons").outcome()
    assert told.course is not None
    assert outcome is not None
    assert tuple(series.values[-1] for series in told.course.series) == outcome.scores


def test_what_had_been_counted_is_told_of_any_moment(match: Match[Any], told: Account) -> None:
    early, late = tallies(match, len(match.entries) // 2, len(match.entries))
    assert (tuple(late.columns), tuple(late.counts)) == (told.columns, told.counts)
    assert tuple(early.counts) != told.counts


def test_of_an_imagined_game_the_same_is_counted_with_its_log_and_without(match: Match[Any]) -> None:
    entries = match.entries[: len(match.entries) // 2]
    dealt = match.again(entries, Seeded(1)).determinise(0, Random(1))
    bots = [make_bot(bot_names(match.game)[-1], match.game, Random(seat)) for seat in range(match.players)]
    play_out(dealt, bots, 20)
    moments = dealt.base.at, len(dealt.entries)
    assert dealt.base.lines
    assert tallies(dealt.fork(), *moments) == tallies(dealt, *moments)
