"""Every card has a name and a text in both languages, made of its data."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from undercroft.games.massivedarkness2.box import words
from undercroft.games.massivedarkness2.box.components import (
    Ability,
    Claw,
    Cost,
    Dice,
    DoorCard,
    Effect,
    Item,
    MobItem,
    Need,
    SetPower,
)
from undercroft.games.massivedarkness2.box.content import content
from undercroft.kernel.messages import LANGS, Catalogue, Lang, Msg

from .decks import DOORS, FOLDER, ITEMS, MOB_ITEMS, MOBS, ROAMING, SET_POWERS

SAYS = Catalogue(FOLDER / "locale")
CARDS: tuple[Item | SetPower | DoorCard, ...] = (*ITEMS, *MOB_ITEMS, *SET_POWERS, *DOORS)
CLAWS = [
    *(card.claw for mob in MOBS for card in mob.cards.values()),
    *(card.claw for monster in ROAMING for card in monster.cards.values()),
    *(boss.claw for boss in content().bosses.values()),
]


def text(card: Item | SetPower | DoorCard) -> Msg:
    if isinstance(card, MobItem):
        return words.mob_item(card)
    if isinstance(card, Item):
        return words.item(card)
    return words.set_power(card, 2, 4) if isinstance(card, SetPower) else words.door(card)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_has_a_name_of_its_own(lang: Lang) -> None:
    names = [SAYS.say(words.name(card), lang) for card in CARDS]
    assert all(names)
    assert len(set(names)) == len(names)
    assert all(SAYS.has(words.name(card).id, lang) for card in CARDS)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(
    ("family", "ids"),
    [
        ("hero", content().heroes),
        ("class", {hero.trade for hero in content().heroes.values()}),
        ("skill", content().skills),
        ("basic", content().basics),
        ("ally", content().spirits),
        ("arrow", content().arrows),
        ("tool", content().rogue_tokens),
    ],
)
def test_so_has_everything_of_the_classes(family: str, ids: Iterable[str], lang: Lang) -> None:
    names = [f"md2-{family}-{one}" for one in ids]
    assert [name for name in names if not SAYS.has(name, lang)] == []
    assert len({SAYS.say(Msg(name), lang) for name in names}) == len(names)


@pytest.mark.parametrize("lang", LANGS)
def test_every_card_says_what_it_does(lang: Lang) -> None:
    for card in CARDS:
        said = SAYS.say(text(card), lang)
        assert said.endswith("."), said
        assert not any(hole in said for hole in ("{", ": .", "  ")), said


@pytest.mark.parametrize("lang", LANGS)
def test_every_claw_has_words(lang: Lang) -> None:
    for claw in CLAWS:
        said = SAYS.say(words.claw(claw), lang)
        assert said.partition(": ")[2], said


@pytest.mark.parametrize("lang", LANGS)
def test_every_ability_has_words(lang: Lang) -> None:
    """Of heroes, skills and boards too."""
    for key, ability in content().abilities.items():
        when, _, does = SAYS.say(words.ability(ability), lang).partition(": ")
        assert when, key
        assert does, key


ABILITIES = [
    (
        Ability(when="attack", cost=Cost(mana=2), effect=Effect(swords=2, fire=1)),
        "Attack, 2 mana: +2 swords, 1 Fire",
        "Atak, 2 many: +2 miecze, 1 Ogień",
    ),
    (
        Ability(when="ranged", need=Need(where="shadow", against="mob"), effect=Effect(dice=Dice(orange=2), pierce=5)),
        "Ranged, in Shadow, against a mob: +2 orange dice, the defender loses 5 shields",
        "Dystans, w Cieniu, przeciw zgrai: +2 pomarańczowe kości, obrońca traci 5 tarcz",
    ),
    (
        Ability(when="turn", once="round", cost=Cost(wounds=1), effect=Effect(wounds=2, whom="enemies", reach="sight")),
        "Your turn, take 1 wound, once per round: 2 wounds for every enemy in sight",
        "Twoja tura, przyjmij 1 ranę, raz na rundę: 2 rany dla każdego wroga w polu widzenia",
    ),
    (
        Ability(when="melee", cost=Cost(rage=1, elements={"ice": 2}), need=Need(dual=True, wounded=3), again=True),
        "Melee, 1 rage, 2 ice, wounded 3, with two weapons, as often as you like: nothing",
        "Wręcz, 1 szał, lód 2, przy co najmniej 3 ranach, dwiema broniami, dowolnie często: nic",
    ),
    (
        Ability(when="turn_start", effect=Effect(elements={"air": 1}, tokens=2, heal=5, whom="self")),
        "Start of your turn: draw 2 rogue tokens, air rises by 1, heal 5 wounds of your own",
        "Początek twojej tury: dobierz 2 żetony Łotrzyka, powietrze rośnie o 1, lecz 5 własnych ran",
    ),
    (
        Ability(when="kill", special="step", values={"zones": 2}),
        "After a kill: move up to 2 zones, unhindered by enemies and traps",
        "Po zabiciu: przejdź najwyżej o 2 strefy; wrogowie i pułapki nie przeszkadzają",
    ),
]


@pytest.mark.rule("MD2-ABL-01")
@pytest.mark.parametrize(("ability", "english", "polish"), ABILITIES)
def test_an_ability_in_words(ability: Ability, english: str, polish: str) -> None:
    said = words.ability(ability)
    assert (SAYS.say(said, "en"), SAYS.say(said, "pl")) == (english, polish)


@pytest.mark.rule("MD2-ABL-15")
def test_a_claw_in_words() -> None:
    said = words.claw(Claw(when="attack", claws=2, once=True, dice=Dice(yellow=1), drain=1, frost=2))
    assert SAYS.say(said) == (
        "2 claws, when attacking, once per combat: +1 yellow die, the hero loses 1 mana, 2 Frost for the hero"
    )
    assert SAYS.say(said, "pl") == (
        "2 pazury, w ataku, raz na walkę: +1 żółta kość, bohater traci 1 manę, 2 Mrozy dla bohatera"
    )


def test_an_effect_that_does_nothing_says_so() -> None:
    assert SAYS.say(words.effect(Effect())) == "nothing"


def test_an_item_says_everything_that_is_printed_on_it() -> None:
    item = Item(
        id="all",
        origin="undercroft",
        rarity="rare",
        slot="hand",
        set=True,
        trade="rogue",
        attacks={"melee": Dice(yellow=1), "ranged": Dice(orange=2)},
        swords=1,
        blue=1,
        shields=2,
        abilities=(Ability(when="move", effect=Effect(mp=1)),),
        many=Ability(when="combat", effect=Effect(rerolls=1)),
    )
    assert SAYS.say(words.item(item)) == (
        "One hand. Only for the rogue. Piece of the Shadow Slayer set. Melee: 1 yellow die. Ranged: 2 orange dice. "
        "+1 sword in every attack made with it. Defence: +1 blue die, +2 shields. Move: +1 MP. "
        "With five or six heroes – Combat: 1 reroll."
    )


def test_both_languages_leave_the_same_open() -> None:
    ours = ("md2-item-", "md2-set-", "md2-door-", "md2-text-", "md2-gain-", "md2-special-", "md2-whom-", "md2-dice-")
    assert [line for line in SAYS.differences() if any(key in line for key in ours)] == []
