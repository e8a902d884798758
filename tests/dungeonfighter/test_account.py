"""What is counted of a game, and the luck of its dice."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.dungeonfighter import GAME
from undercroft.games.dungeonfighter.account import FighterBook
from undercroft.games.dungeonfighter.state import DungeonFighter, Hero, Options
from undercroft.kernel.account import account
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS, Lang, Msg, msg
from undercroft.kernel.state import News
from undercroft.terminal.voice import catalogue

JACK, MARYLA = Msg("dfi-hero-jack"), Msg("dfi-hero-maryla")
GOBLIN, EMPEROR = Msg("dfi-monster-bobber_goblin"), Msg("dfi-monster-emperor_penguin")


@pytest.fixture
def g() -> DungeonFighter:
    heroes = [Hero(id="jack", seat=0, life=7), Hero(id="maryla", seat=1, life=4)]
    return DungeonFighter(options=Options(physics="off"), players=2, heroes=heroes)


@pytest.fixture
def book(g: DungeonFighter) -> FighterBook:
    made = FighterBook(GAME, 2)
    made.saw(g)
    return made


def tell(book: FighterBook, *messages: Msg) -> None:
    for message in messages:
        book.heard(News(message))


def lands(who: Msg, die: str, symbol: str) -> Msg:
    lies = msg("dfi-lies", where=Msg("dfi-area-section", {"n": 2}), symbol=Msg(f"dfi-symbol-{symbol}"))
    return msg("dfi-log-lands", who=who, die=Msg(f"dfi-die-{die}"), bounces=1, lies=lies)


def damage(n: int) -> Msg:
    return msg("dfi-log-damage", whom=GOBLIN, n=n, left=3)


def count(book: FighterBook, what: str) -> tuple[int | None, ...]:
    return next(one.values for one in book.counts() if one.what == Msg(f"dfi-account-{what}"))


def test_throws_hits_and_damage_are_the_throwers(book: FighterBook) -> None:
    hit = msg("dfi-log-hit", who=JACK)
    tell(book, lands(JACK, "red", "eye"), hit, damage(4), lands(MARYLA, "green", "blank"))
    tell(book, lands(JACK, "blue", "blank"), hit, damage(2))
    told = {what: count(book, what) for what in ("throws", "hits", "damage", "best")}
    assert told == {"throws": (2, 1), "hits": (2, 0), "damage": (6, 0), "best": (4, 0)}


def test_what_a_card_deals_is_its_users(book: FighterBook) -> None:
    tell(book, lands(JACK, "red", "blank"))
    tell(book, msg("dfi-log-uses", who=MARYLA, item=Msg("dfi-item-stone_snowball")), damage(3))
    assert count(book, "damage") == (0, 3)


def test_what_heroes_suffer_is_read_off_the_log_too(book: FighterBook) -> None:
    tell(book, msg("dfi-log-hurt", who=MARYLA, n=2, left=0), msg("dfi-log-knocked-out", who=MARYLA))
    assert (count(book, "suffered"), count(book, "knocked_out")) == ((0, 2), (0, 1))


def test_trophies_and_scars_are_those_of_the_heroes(g: DungeonFighter, book: FighterBook) -> None:
    g.heroes[0].trophies = ["bobber_goblin", "mr_elastic"]
    g.heroes[1].scars = ["green"]
    book.saw(g)
    assert (count(book, "finished"), count(book, "scars")) == ((2, 0), (0, 1))


def test_luck_is_the_eyes_that_a_hero_had(book: FighterBook) -> None:
    tell(book, lands(JACK, "red", "eye"), lands(JACK, "white", "eye"), lands(JACK, "blue", "blank"))
    (luck,) = book.luck()
    assert (luck.column, luck.got, luck.expected) == (0, 2, round(0.5 + 0.25 + 0.5, 1))


def test_how_it_ended_decides_most_then_big_bads_and_whoever_fell(book: FighterBook) -> None:
    weights = [
        book.weight(News(told))
        for told in (
            Msg("dfi-log-won"),
            msg("dfi-log-foe", whom=EMPEROR, life=45, damage=4),
            msg("dfi-log-dead", who=JACK),
            msg("dfi-log-ultra", whom=GOBLIN),
            msg("dfi-log-knocked-out", who=JACK),
            msg("dfi-log-fled", whom=GOBLIN),
            msg("dfi-log-defeated", whom=GOBLIN),
            damage(9),
            msg("dfi-log-foe", whom=GOBLIN, life=6, damage=2),
        )
    ]
    assert weights == sorted(weights, reverse=True)
    assert len(set(weights)) == len(weights)
    assert weights[-1] == 0


def test_the_picture_is_the_life_of_the_team(g: DungeonFighter, book: FighterBook) -> None:
    assert book.standing(g) == [11]


@pytest.mark.parametrize("lang", LANGS)
def test_a_whole_game_is_told(lang: Lang) -> None:
    match: Match[DungeonFighter] = Match(GAME, GAME.read_options({"physics": "off"}), 2, Seeded(4))
    rng = Random(5)
    while not match.over:
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.answer(seat, ask.space.sample(rng))
    told, words = account(match), catalogue(GAME)
    assert sum(value or 0 for value in next(one for one in told.counts if one.what.id == "dfi-account-throws").values)
    assert told.moments
    assert all(words.say(one.what, lang) for one in told.counts)
    assert all(words.say(one.what, lang) for one in told.luck)
