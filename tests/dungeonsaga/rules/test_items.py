"""Items (SAG-ITM)."""

from __future__ import annotations

import pytest

from undercroft.games.dungeonsaga.box.content import content
from undercroft.games.dungeonsaga.stats import armour, fight_dice, usable
from undercroft.games.dungeonsaga.view import view

from ..positions import table

CHEST = {
    "things": "Oc..",
    "legend": {"c": {"chest": True, "lock": 1, "id": "the_chest", "holds": ["healing_potion", "runic_breastplate"]}},
}


@pytest.mark.rule("SAG-ITM-01", "SAG-ITM-13", "SAG-LCK-18")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_what_is_found_lies_beside_the_hero_open_to_all(seat: int | None) -> None:
    game = table(CHEST, {"orlaf": {"facing": "east"}}, players=3, dice=[[6, 1, 1, 1, 1], [1]])
    game.play("fight:the_chest")
    orlaf = game.hero("orlaf")
    assert armour(orlaf) == 3, "and it helps at once"
    shown = view(game.state, seat).table.heroes[0]
    assert shown.sheet is not None
    assert shown.sheet.items == ["healing_potion", "runic_breastplate"]


@pytest.mark.rule("SAG-ITM-01")
def test_cards_say_who_may_use_them() -> None:
    heroes = {"orlaf": {"items": ["forgebreaker"]}, "rordin": {"items": ["forgebreaker"]}}
    game = table("OR", heroes)
    assert fight_dice(game.hero("orlaf")) == 5, "the hammer is a dwarf's"
    assert fight_dice(game.hero("rordin")) == 5


@pytest.mark.rule("SAG-ITM-02")
def test_minions_use_nothing_and_bosses_do() -> None:
    potion = content().items["healing_potion"]
    models = [
        {"kind": "zombie", "at": "D1", "name": "the zombie"},
        {"kind": "grund", "at": "F1", "wounds": 2, "items": ["healing_potion", "forgebreaker"], "name": "the king"},
    ]
    game = table("O.......", {"orlaf": {}}, models, turn="overlord")
    zombie, king = game.model("the zombie"), game.model("the king")
    assert zombie is not None
    assert king is not None
    assert king.sheet is not None
    assert not usable(zombie, potion)
    game.play("order:the zombie")
    assert not [one for one in game.offers if str(one).startswith(("use", "give", "take"))]
    game.play("end", "order:the king")
    assert fight_dice(king) == 6
    game.play("use:healing_potion")
    assert game.model("the king").sheet.wounds == 1  # type: ignore[union-attr]


@pytest.mark.rule("SAG-ITM-03", "SAG-ITM-08")
def test_what_is_not_used_up_helps_again_and_again() -> None:
    """The amulet is rolled for at every wound and stays where it is; so does armour."""
    zombie = {"kind": "zombie", "at": "z", "facing": "west", "name": "the zombie"}
    game = table(
        "Oz",
        {"orlaf": {"facing": "east", "items": ["dunstans_amulet", "runic_breastplate"]}},
        [zombie],
        turn="overlord",
        dice=[[6, 1, 1], [1] * 5, [5], [6, 1, 1], [1] * 5, [4]],
    )
    for wounds in (0, 1):
        game.play("order:the zombie", "fight:hero orlaf")
        assert game.hero("orlaf").sheet.wounds == wounds  # type: ignore[union-attr]
        assert game.hero("orlaf").sheet.items == ["dunstans_amulet", "runic_breastplate"]  # type: ignore[union-attr]
        assert armour(game.hero("orlaf")) == 3
        game.until("turn").play("end")


@pytest.mark.rule("SAG-ITM-04")
def test_every_card_says_how_it_is_used() -> None:
    used = {item.id for item in content().items.values() if item.activation == "use"}
    triggered = {item.id for item in content().items.values() if item.activation == "triggered"}
    assert used == {"healing_potion", "battle_potion", "haste_potion"}
    assert triggered == {"energy_crystal_1", "energy_crystal_2", "energy_crystal_3", "dunstans_amulet"}
    game = table("O.", {"orlaf": {"wounds": 1, "items": list(content().items)}})
    assert {str(one) for one in game.offers if str(one).startswith("use")} == {f"use:{item}" for item in used}


@pytest.mark.rule("SAG-ITM-06")
def test_not_in_anybody_elses_turn() -> None:
    heroes = {"orlaf": {"wounds": 1, "items": ["healing_potion"]}, "rordin": {}}
    game = table("O.......R", heroes, turn={"hero": "rordin"})
    assert not [one for one in game.offers if str(one).startswith("use")]


@pytest.mark.rule("SAG-ITM-09")
def test_who_finds_an_armour_keeps_it() -> None:
    assert {item.id for item in content().items.values() if not item.accessory} == {
        *("spidersilk_armour", "runic_breastplate", "runed_staff_of_silibar", "forgebreaker"),
    }
    game = table("OR", {"orlaf": {"acted": True, "items": ["runic_breastplate"]}, "rordin": {}})
    assert not [one for one in game.offers if str(one).startswith("take")]
