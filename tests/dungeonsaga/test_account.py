"""What is counted of an adventure, and the luck of its dice."""

from __future__ import annotations

import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.games.dungeonsaga.account import SagaBook
from undercroft.games.dungeonsaga.odds import hit_chances
from undercroft.games.dungeonsaga.state import Model, Sheet
from undercroft.kernel.account import Count
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.state import News

ORLAF, MADRIGA = Msg("sag-model-orlaf"), Msg("sag-model-madriga")
ZOMBIE = msg("sag-minion", kind=Msg("sag-model-zombie"), n=4)
TROLL = msg("sag-minion", kind=Msg("sag-model-zombie_troll"), n=5)
BONES, NOTHING = msg("sag-result-bones"), msg("sag-result-nothing")


@pytest.fixture
def book() -> SagaBook:
    made = SagaBook(GAME, 3)
    state = GAME.setup(GAME.read_options({}), 3)
    state.heroes = [Model(0, "orlaf", 1, 0, 0, sheet=Sheet()), Model(1, "madriga", 2, 1, 0, sheet=Sheet())]
    made.saw(state)
    return made


def tell(book: SagaBook, *messages: Msg) -> None:
    for message in messages:
        book.heard(News(message))


def attack(kind: str, who: Msg, whom: Msg, dice: str, answer: str, hits: int, outcome: Msg) -> Msg:
    return msg(
        f"sag-log-{kind}", who=who, whom=whom, dice=dice, answer=answer, armour=2, hits=hits, outcome=outcome, at="A1"
    )


def count(book: SagaBook, what: str) -> tuple[int | None, ...]:
    (found,) = [one for one in book.counts() if one == Count(msg(f"sag-account-{what}"), one.values)]
    return found.values


def test_attacks_and_what_they_did_are_whose_blow_it_was(book: SagaBook) -> None:
    tell(
        book,
        attack("fight", ORLAF, ZOMBIE, "6 5 3", "4 2 1", 3, BONES),
        msg("sag-log-bones", who=ZOMBIE, at="A1"),
        attack("strike", ZOMBIE, MADRIGA, "6 6", "1", 2, msg("sag-result-wound")),
        msg("sag-log-wound", who=MADRIGA, wounds=5, at="A1"),
        msg("sag-log-stunned", who=MADRIGA, at="A1"),
    )
    assert count(book, "attacks") == (1, 0, 0)
    assert count(book, "strikes") == (0, 0, 1)
    assert count(book, "hits") == (3, 0, 2)
    assert count(book, "removed") == (1, 0, 1)
    assert count(book, "fallen") == (0, 1, 1)
    assert count(book, "wounds") == (0, 1, 0)


def test_what_falls_by_itself_is_nobodys_merit(book: SagaBook) -> None:
    tell(book, attack("shot", MADRIGA, TROLL, "2", "4", 0, NOTHING), msg("sag-log-destroyed", who=ZOMBIE, at="A1"))
    assert count(book, "removed") == (0, 0, 0)
    assert count(book, "fallen") == (0, 0, 1)


def test_locks_feats_and_healing_are_the_heroes_cards_and_bones_the_overlords(book: SagaBook) -> None:
    tell(
        book,
        attack("fight", ORLAF, Msg("sag-lock"), "6 6", "1 1", 2, msg("sag-lock-broken")),
        attack("fight", ORLAF, Msg("sag-lock"), "1 1", "1 1", 0, msg("sag-lock-holds")),
        msg("sag-log-feat", who=MADRIGA, feat=Msg("sag-feat-volley")),
        msg("sag-log-heal", who=ORLAF, wounds=2, at="A1"),
        msg("sag-log-raise", who=Msg("sag-model-zombie"), at="A1"),
        msg("sag-log-card", card=Msg("sag-command-wake_2")),
    )
    assert count(book, "locks") == (1, 0, None)
    assert count(book, "feats") == (0, 1, None)
    assert count(book, "healed") == (2, 0, None)
    assert count(book, "raised") == (None, None, 1)
    assert count(book, "cards") == (None, None, 1)


def test_luck_is_hits_beside_those_to_be_expected(book: SagaBook) -> None:
    tell(book, attack("magic", MADRIGA, ZOMBIE, "6 5 3", "4 2 1 1", 3, BONES))
    (luck,) = book.luck()
    expected = sum(hits * chance for hits, chance in enumerate(hit_chances(3, 4, 2)))
    assert (luck.column, luck.got, luck.expected) == (1, 3, round(expected, 1))


def test_how_it_ended_decides_more_than_the_stunned_and_these_more_than_minions(book: SagaBook) -> None:
    weights = [
        book.weight(News(told))
        for told in (
            msg("sag-log-win", side=Msg("sag-side-heroes")),
            msg("sag-log-stunned", who=ORLAF, at="A1"),
            msg("sag-log-destroyed", who=TROLL, at="A1"),
            msg("sag-log-bones", who=ZOMBIE, at="A1"),
            msg("sag-log-step", who=ZOMBIE, steps=1, at="A1 A2"),
        )
    ]
    assert weights == sorted(weights, reverse=True)
    assert len(set(weights)) == len(weights)
    assert weights[-1] == 0


def test_the_picture_is_the_wounds_of_all_heroes(book: SagaBook) -> None:
    state = GAME.setup(GAME.read_options({}), 3)
    state.heroes = [Model(n, "orlaf", 1, n, 0, sheet=Sheet(wounds=n)) for n in range(4)]
    assert book.standing(state) == [6]
