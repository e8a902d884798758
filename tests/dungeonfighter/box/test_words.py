"""Every card has a name, a text and a joke in both languages."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import pytest

from undercroft.games import dungeonfighter
from undercroft.games.dungeonfighter.box import words
from undercroft.games.dungeonfighter.box.components import Equipment, Kind, Monster, Room, Technique
from undercroft.games.dungeonfighter.box.content import content
from undercroft.kernel.messages import LANGS, Catalogue, Lang, Msg

BOX = content()
SAYS = Catalogue(Path(dungeonfighter.__path__[0]) / "locale")
FOES = (*BOX.monsters.values(), *BOX.big_bads.values())
FAMILIES: dict[str, Iterable[str]] = {
    "hero": BOX.heroes,
    "skill": BOX.skills,
    "monster": [foe.id for foe in FOES],
    "room": BOX.rooms,
    "item": BOX.equipment,
    "technique": get_args(Technique),
    "kind": get_args(Kind),
    "type": {card.kind for card in BOX.equipment.values()},
    "die": ("red", "green", "blue", "white", "water", "snow"),
    "difficulty": [grade.id for grade in BOX.numbers.difficulty],
    "rank": [rank.id for rank in BOX.numbers.ranks],
}
ORIGINAL = ("hero", "monster", "room", "item")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("family", FAMILIES)
def test_everything_has_a_name_of_its_own(family: str, lang: Lang) -> None:
    names = [f"dfi-{family}-{one}" for one in FAMILIES[family]]
    assert [name for name in names if not SAYS.has(name, lang)] == []
    assert len({SAYS.say(Msg(name), lang) for name in names}) == len(names)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("family", ORIGINAL)
def test_every_card_has_a_joke_of_its_own(family: str, lang: Lang) -> None:
    jokes = [f"dfi-{family}-{one}-quip" for one in FAMILIES[family]]
    assert [joke for joke in jokes if not SAYS.has(joke, lang)] == []
    assert len({SAYS.say(Msg(joke), lang) for joke in jokes}) == len(jokes)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_says_what_it_does(lang: Lang) -> None:
    said = [
        *(words.foe(foe) for foe in FOES),
        *map(words.room, BOX.rooms.values()),
        *map(words.equipment, BOX.equipment.values()),
        *(line for hero in BOX.heroes.values() for line in words.hero(hero)[:3]),
        *(Msg(f"dfi-technique-{technique}-text") for technique in get_args(Technique)),
    ]
    for message in said:
        text = SAYS.say(message, lang)
        assert text.endswith("."), text
        assert not any(hole in text for hole in ("{", ": .", "  ", "..")), text


def test_a_weapon_in_words() -> None:
    weapon = Equipment(id="spoon", origin="undercroft", kind="weapon", price=1, technique="blind", bonus=5)
    assert SAYS.say(words.equipment(weapon), "en") == "+5 damage on a hit. Technique: Blind."
    assert SAYS.say(words.equipment(weapon), "pl") == "+5 obrażeń przy trafieniu. Technika: Na ślepo."


def test_a_room_in_words() -> None:
    room = Room(id="shed", origin="undercroft", symbols=2, gold=1, rough=3, technique="skid")
    assert SAYS.say(words.room(room), "en") == (
        "One coin goes into the chest. The monster has 3 more life. Every throw: Skid."
    )
    assert SAYS.say(words.room(room), "pl") == (
        "Do skrzyni trafia moneta. Potwór ma 3 punkty życia więcej. Każdy rzut: Poślizg."
    )


def test_a_mad_monster_in_words() -> None:
    mad = Monster(
        id="aunt",
        origin="undercroft",
        level=4,
        life=9,
        damage=1,
        gold=0,
        kind="humanoid",
        mad=("spin", "pond", "blind"),
    )
    assert SAYS.say(words.foe(mad), "en") == "Mad: every hit adds the next technique – Spin, Into the Pond and Blind."


def test_nothing_special_says_so() -> None:
    assert SAYS.say(words.room(Room(id="shed", origin="undercroft", symbols=2)), "en") == "Nothing special."


def test_both_languages_leave_the_same_open() -> None:
    assert SAYS.differences() == []
