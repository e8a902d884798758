"""What is counted of a mission, and the luck of its dice."""

from __future__ import annotations

import pytest

from undercroft.games.massivedarkness2 import GAME
from undercroft.games.massivedarkness2.account import DarkBook
from undercroft.games.massivedarkness2.rules.dice import die
from undercroft.games.massivedarkness2.state import Tale
from undercroft.kernel.account import Count
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import News

from .positions import Table

GHETA, RONEN, DEMONS = Msg("md2-hero-gheta"), Msg("md2-hero-ronen"), Msg("md2-enemy-demons")


@pytest.fixture
def table() -> Table:
    return Table("the_passage", "gheta", "ronen")


@pytest.fixture
def book(table: Table) -> DarkBook:
    made = DarkBook(GAME, 2)
    made.saw(table.g)
    return made


def tell(book: DarkBook, *messages: Msg) -> None:
    for message in messages:
        book.heard(News(message))


def throw(book: DarkBook, **faces: list[str]) -> None:
    """Dice of some colours, and what they show."""
    dice = [die(colour) for colour, shown in faces.items() for _ in shown]
    book.threw(Roll(dice), tuple(face for shown in faces.values() for face in shown))


def attack(who: Msg, whom: Msg) -> Msg:
    kind = Msg("md2-attack-melee")
    return msg("md2-log-attack", who=who, whom=whom, kind=kind, swords=2, shields=1, wounds=1, at="A1 A1")


def count(book: DarkBook, what: str) -> tuple[int | None, ...]:
    (found,) = [one for one in book.counts() if one == Count(Msg(f"md2-account-{what}"), one.values)]
    return found.values


def luck(book: DarkBook, what: str) -> list[tuple[int | None, int, float]]:
    return [(one.column, one.got, one.expected) for one in book.luck() if one.what.id == f"md2-account-luck-{what}"]


def test_what_the_state_counts_is_told_of_each_hero(table: Table, book: DarkBook) -> None:
    table.g.tales = {"ronen": Tale(kills=3, wounds=7, suffered=2, knocked_out=1, treasures=4, zones=9)}
    book.saw(table.g)
    told = {what: count(book, what) for what in ("kills", "wounds", "suffered", "knocked_out", "treasures", "zones")}
    assert told == {
        "kills": (0, 3),
        "wounds": (0, 7),
        "suffered": (0, 2),
        "knocked_out": (0, 1),
        "treasures": (0, 4),
        "zones": (0, 9),
    }


def test_attacks_and_levels_are_read_off_the_log(book: DarkBook) -> None:
    tell(book, attack(GHETA, DEMONS), attack(GHETA, DEMONS), attack(DEMONS, RONEN))
    tell(book, msg("md2-log-level", who=RONEN, level=2))
    assert count(book, "attacks") == (2, 0)
    assert count(book, "levels") == (0, 1)


def test_luck_is_swords_of_the_attacker_and_shields_of_the_defender(book: DarkBook) -> None:
    throw(book, yellow=["sword2"], orange=["sword3"], blue=["shield"], black=["claw"])
    tell(book, attack(GHETA, DEMONS))
    throw(book, yellow=["blank"], blue=["shield2"])
    tell(book, attack(DEMONS, RONEN))
    assert luck(book, "swords") == [(0, 5, 1.0 + 1.5)]
    assert luck(book, "shields") == [(1, 2, round(5 / 6, 1))]
    assert luck(book, "enemies") == [(None, 0, 1.0)]


def test_a_reroll_counts_as_a_throw_and_fire_does_not(book: DarkBook) -> None:
    throw(book, yellow=["sword2", "sword2"])
    tell(book, msg("md2-log-burn", who=GHETA, n=4))
    throw(book, yellow=["blank"])
    throw(book, yellow=["sword"])
    tell(book, attack(GHETA, DEMONS))
    assert luck(book, "swords") == [(0, 1, 2.0)]


def test_a_spirits_blow_is_nobodys_luck(book: DarkBook) -> None:
    throw(book, yellow=["sword2"])
    tell(book, attack(Msg("md2-ally-fire_spirit"), DEMONS))
    assert book.luck() == []


def test_how_it_ended_decides_most_then_bosses_tasks_the_fallen_and_the_slain(book: DarkBook) -> None:
    weights = [
        book.weight(News(told))
        for told in (
            Msg("md2-mission-the_passage-won"),
            msg("md2-log-killed", who=GHETA, whom=Msg("md2-enemy-reaper"), at="A1"),
            msg("md2-log-task", task=Msg("md2-mission-the_passage-task-leave")),
            msg("md2-log-knocked-out", who=GHETA, at="A1"),
            msg("md2-log-killed", who=GHETA, whom=Msg("md2-enemy-andra"), at="A1"),
            msg("md2-log-killed", who=GHETA, whom=DEMONS, at="A1"),
            msg("md2-log-level", who=GHETA, level=3),
            msg("md2-log-level", who=GHETA, level=2),
            msg("md2-log-rest", who=GHETA, health=1, mana=1),
        )
    ]
    assert weights == sorted(weights, reverse=True)
    assert len(set(weights)) == len(weights)
    assert weights[-1] == 0


def test_the_picture_is_the_health_of_all_heroes(table: Table, book: DarkBook) -> None:
    table.hero.health, table.other.health = 3, 2
    assert book.standing(table.g) == [5]
