"""What is counted of a quest, and the luck of its dice."""

from __future__ import annotations

from itertools import product

import pytest

from undercroft.games.descent import GAME
from undercroft.games.descent.account import DescentBook, average
from undercroft.games.descent.box.content import content
from undercroft.games.descent.rules.dice import DICE, read
from undercroft.games.descent.state import Descent, Hero
from undercroft.kernel.account import Count
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import News

AVA, MO = Msg("des-hero-mad_carthos"), Msg("des-hero-mordrog")
SPIDER = msg("des-monster-normal", kind=Msg("des-monster-bane_spider"), number=1)


@pytest.fixture
def book() -> DescentBook:
    made = DescentBook(GAME, 3)
    made._seats = {AVA.id: 1, MO.id: 2}
    return made


def tell(book: DescentBook, *messages: Msg) -> None:
    for message in messages:
        book.heard(News(message))


def count(book: DescentBook, what: str) -> tuple[int | None, ...]:
    (found,) = [one for one in book.counts() if one == Count(msg(f"des-account-{what}"), one.values)]
    return found.values


def test_wounds_and_kills_are_whose_blow_it_was(book: DescentBook) -> None:
    tell(
        book,
        msg("des-log-wounds", who=SPIDER, wounds=3, left=0, source=AVA),
        msg("des-log-killed", who=SPIDER),
        msg("des-log-wounds", who=MO, wounds=2, left=9, source=SPIDER),
    )
    assert count(book, "dealt") == (3, 0, 2)
    assert count(book, "taken") == (0, 2, 3)
    assert count(book, "slain") == (1, 0, 0)
    assert count(book, "fallen") == (0, 0, 1)


def test_nobody_is_praised_for_striking_friends(book: DescentBook) -> None:
    tell(book, msg("des-log-wounds", who=MO, wounds=4, left=5, source=AVA), msg("des-log-killed", who=MO))
    assert (count(book, "dealt"), count(book, "slain")) == ((0, 0, 0), (0, 0, 0))
    assert (count(book, "taken"), count(book, "fallen")) == ((0, 4, 0), (0, 1, 0))


def test_gold_is_what_was_gained_not_what_was_spent(book: DescentBook) -> None:
    hero = Hero(index=1, card="mordrog", seat=2, at=0, wounds=1, fatigue=1, coins=300)
    state = GAME.setup(GAME.read_options({}), 3)
    state.heroes = [hero]
    for coins in (300, 50, 150, 125):
        hero.coins = coins
        book.saw(state)
    assert count(book, "gold") == (0, 100, None)


def test_dice_count_for_whoever_attacks(book: DescentBook) -> None:
    dice = ("red", "black")
    faces = tuple(next(key for key in DICE[die].faces if key != "miss") for die in dice)
    tell(book, msg("des-log-attack", who=AVA, where="A1"))
    book.threw(Roll([DICE[die] for die in dice]), faces)
    tell(book, msg("des-log-roll", faces=[]))
    shown = read(dice, faces)
    (luck,) = book.luck()
    assert (luck.column, luck.got) == (0, shown.damage + shown.enhancements)
    assert luck.expected == round(average(dice), 1)


def test_other_dice_are_no_attack(book: DescentBook) -> None:
    tell(book, msg("des-log-attack", who=AVA, where="A1"))
    book.threw(Roll([DICE["black"]]), (DICE["black"].faces[0],))
    tell(book, msg("des-log-power-dice", faces=[]), msg("des-log-roll", faces=[]))
    assert book.luck() == []


@pytest.mark.parametrize("dice", [("red",), ("blue", "black"), ("white", "green", "yellow"), ("red", "red", "black")])
def test_the_average_is_exact(dice: tuple[str, ...]) -> None:
    keys = {die.id: die.keys for die in content().dice}
    falls = [read(dice, faces) for faces in product(*(keys[die] for die in dice))]
    shown = sum(0 if fall.missed else fall.damage + fall.enhancements for fall in falls)
    assert average(dice) == pytest.approx(shown / len(falls))


def test_conquest_and_the_end_are_weighed(book: DescentBook) -> None:
    lost = News(msg("des-log-conquest", change="−4", why=msg("des-why-death", who=AVA), left=1))
    assert book.weight(lost) == 4
    assert book.weight(News(Msg("des-log-win-overlord"))) > 4
    assert book.weight(News(Msg("des-log-miss"))) == 0


def test_the_picture_is_conquest() -> None:
    state: Descent = GAME.setup(GAME.read_options({}), 2)
    state.conquest = 7
    assert DescentBook(GAME, 2).standing(state) == [7]
