"""What is counted of a game of Paper Dungeons, and the luck of its dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.account import PaperDungeonsBook, stands, usual
from undercroft.games.paperdungeons.rules.dice import POOL
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import News


@pytest.mark.rule("PAP-ROL-02", "PAP-ROL-03")
@pytest.mark.parametrize("symbol", ["skull", "clover"])
def test_what_is_usual_is_exact(symbol: str) -> None:
    rolls = [roll for roll in product(*(die.faces for die in POOL)) if stands(roll)]
    assert usual(symbol) == Fraction(sum(roll.count(symbol) for roll in rolls), len(rolls))


@pytest.mark.rule("PAP-ROL-04")
def test_only_rolls_that_stand_are_counted() -> None:
    book = PaperDungeonsBook(GAME, 2)
    book.threw(Roll(POOL), ("skull", "skull", "skull", "mage", "mage", "mage"))
    book.threw(Roll(POOL), ("skull", "clover", "mage", "mage", "mage", "mage"))
    assert [(luck.what.id, luck.got) for luck in book.luck()] == [("pap-account-skull", 1), ("pap-account-clover", 1)]
    assert book.luck()[0].expected == round(float(usual("skull")), 1)


def test_against_a_boss_it_counts_who_did_better_than_the_others() -> None:
    book = PaperDungeonsBook(GAME, 3)
    boss = Msg("pap-boss-troll")
    fights = [
        News(msg("pap-log-boss-fought", who=Msg("kernel-seat"), boss=boss, glory=6)),
        News(msg("pap-log-boss-fought", who=Msg("kernel-seat"), boss=boss, glory=6)),
        News(msg("pap-log-boss-fled", who=Msg("kernel-seat"), boss=boss, glory=-3)),
    ]
    for fight in fights:
        book.heard(fight)
    assert [book.weight(fight) for fight in fights] == pytest.approx([3, 3, 6], abs=0.1)
    assert book.weight(News(Msg("pap-log-winner"))) > 10
    assert book.weight(News(msg("pap-log-mission", who=Msg("kernel-seat"), mission=Msg("x"), glory=5))) == 5
    assert book.weight(News(Msg("pap-log-enter"))) == 0
