"""Potions."""

import pytest

from ..table import table

HEROES = ("warrior", "mage", "cleric", "rogue")


@pytest.mark.rule("PAP-POT-01")
@pytest.mark.parametrize(("symbol", "die"), [*((hero, die) for hero in HEROES for die in (0, 3)), ("clover", 0)])
def test_any_hero_and_the_clover_brew_two_potions(symbol, die):
    pool = ["mage"] * 6
    pool[die] = symbol
    game = table({}, {}, pool=pool).play(1, die, "brew")
    assert game.sheet()["potions"] == 2


@pytest.mark.rule("PAP-POT-02", "PAP-POT-03")
def test_potions_are_placed_one_by_one_and_the_row_pays_before_the_next():
    game = table({"potions": 3}, {}).play(1, 0, "brew")
    assert (game.asked(1), game.sheet()["potions"]) == ("pap-ask-level", 4)
    game.play(1, "mage")
    assert game.sheet()["potions"] == 5


@pytest.mark.rule("PAP-POT-03", "PAP-POT-04", "PAP-POT-05", "PAP-POT-06")
@pytest.mark.parametrize(
    ("potions", "asked"),
    [
        (0, "pap-ask-die"),
        (1, "pap-ask-die"),
        (2, "pap-ask-level"),
        (3, "pap-ask-level"),
        (4, "pap-ask-die"),
        (5, "pap-ask-die"),
        (6, "pap-ask-part"),
        (7, "pap-ask-part"),
        (8, "pap-ask-die"),
        (9, "pap-ask-die"),
    ],
)
def test_the_ends_of_the_first_two_rows_give_a_level_and_a_part(potions, asked):
    assert table({"potions": potions}, {}).play(1, 0, "brew").asked(1) == asked


@pytest.mark.rule("PAP-POT-04")
def test_the_fourth_potion_raises_a_hero_of_ones_choice():
    game = table({"potions": 2}, {}).play(1, 0, "brew")
    assert game.offers(1) == list(HEROES)
    game.play(1, "cleric")
    assert game.sheet()["heroes"] == {"warrior": 1, "mage": 1, "cleric": 2, "rogue": 1}


@pytest.mark.rule("PAP-POT-05")
def test_the_eighth_potion_fills_any_part():
    game = table({"potions": 6}, {}).play(1, 0, "brew")
    assert len(game.offers(1)) == 8
    game.play(1, "cloak")
    assert game.sheet()["items"]["cloak"] == 1


@pytest.mark.rule("PAP-POT-06", "PAP-GEM-07")
def test_the_twelfth_potion_brings_a_gem():
    game = table({"potions": 10}, {}).play(1, 0, "brew")
    assert (game.sheet()["potions"], game.sheet()["gems"], game.sheet()["looted"]) == (12, 1, [])


@pytest.mark.rule("PAP-POT-07")
@pytest.mark.parametrize(("potions", "hearts", "left"), [(1, 0, 2), (6, 3, 9), (6, 12, 0), (12, 0, 24)])
def test_each_potion_prevents_two_damage(potions, hearts, left):
    assert table({"potions": potions, "hearts": hearts}, {}).sheet()["free_hearts"] == left


@pytest.mark.rule("PAP-POT-08")
def test_damage_beyond_the_potions_goes_to_the_column():
    # A goblin of level 4 is three levels above the rogue; one potion takes two of the three.
    game = table({"at": "D4", "potions": 1}, {}, dungeon="A").play(1, 3, "C4")
    assert (game.sheet()["hearts"], game.sheet()["damage"]) == (2, 1)


@pytest.mark.rule("PAP-POT-09")
@pytest.mark.parametrize("potions", [11, 12])
def test_potions_above_twelve_are_lost(potions):
    game = table({"potions": potions, "items": {"cauldron": 1}}, {}).play(1, 0, "part:cauldron", 1, "brew")
    assert (game.sheet()["potions"], game.sheet()["gems"]) == (12, 1)
    assert "pap-log-potion-lost" in game.said


@pytest.mark.rule("PAP-POT-10")
def test_used_potions_stay_where_they_are():
    skulls = ["skull", "skull", "mage", "mage", "mage", "mage"]
    game = table({"potions": 3}, {}, pool=skulls)
    assert (game.sheet()["potions"], game.sheet()["hearts"]) == (3, 2)
    game.play(1, 2, "brew")
    assert (game.asked(1), game.sheet()["potions"]) == ("pap-ask-level", 4)  # the fourth, used ones included


@pytest.mark.rule("PAP-POT-10", "PAP-MIS-10")
def test_used_potions_count_for_missions_and_objectives():
    used = {"potions": 8, "hearts": 16, "objective": "potions"}
    game = table(used, {}, missions=["potions8"]).sit_out()
    assert game.sheet()["claimed"] == ["potions8"]
    assert game.sheet()["score"]["J"] == 2
