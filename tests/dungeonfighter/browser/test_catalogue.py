"""The page of all cards."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from undercroft.games import dungeonfighter
from undercroft.games.dungeonfighter.browser.catalogue import CardSeen, catalogue
from undercroft.kernel.messages import LANGS, Catalogue, Lang

CARDS: dict[str, CardSeen] = catalogue()["cards"]
SAYS = Catalogue(Path(dungeonfighter.__path__[0]) / "locale")


def test_every_card_of_the_box_is_in_it() -> None:
    families = Counter(card.family for card in CARDS.values() for _ in range(card.copies))
    assert families == {
        "hero": 4,
        "skill": 12,
        "monster": 21,
        "big_bad": 3,
        "room": 21,
        "item": 24,
        "technique": 15,
    }


@pytest.mark.parametrize("lang", LANGS)
def test_everything_on_it_can_be_read(lang: Lang) -> None:
    for card in CARDS.values():
        for message in (card.name, *card.lines, *([card.quip] if card.quip else [])):
            assert SAYS.has(message.id, lang)
            assert "{" not in SAYS.say(message, lang)


def test_a_monster_shows_its_numbers() -> None:
    goblin = CARDS["monster:bobber_goblin"]
    assert (goblin.level, goblin.life, goblin.damage, goblin.gold, goblin.kind) == (2, 6, 2, 2, "humanoid")
    assert goblin.techniques == ("pond",)


def test_whose_a_card_is_can_be_seen() -> None:
    assert CARDS["monster:bobber_goblin"].origin == "published"
    assert CARDS["monster:cellar_kraken"].origin == "undercroft"
