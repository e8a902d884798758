"""Levelling up heroes, and their abilities at level 4."""

import pytest

from ..table import final, table

HEROES = ("warrior", "mage", "cleric", "rogue")
STYLE = {"warrior": "black", "mage": "black"}
CLOVERS = ["clover", "clover", "mage", "boots3", "boots3", "boots3"]
MIXED = ["warrior", "mage", "cleric", "warrior", "mage", "rogue"]


@pytest.mark.rule("PAP-LVL-01")
@pytest.mark.parametrize(
    ("die", "hero", "rule"),
    [
        (3, "warrior", None),
        (0, "warrior", "PAP-SET-11"),  # white, and the warrior trains black
        (4, "mage", None),
        (3, "mage", "PAP-LVL-01"),  # not the mage's symbol
        (2, "cleric", None),
        (5, "rogue", "PAP-SET-11"),
    ],
)
def test_a_level_takes_the_symbol_in_the_colour_of_the_training_style(die, hero, rule):
    game = table({"style": STYLE}, {}, pool=MIXED).play(1, die)
    if rule:
        assert game.refuses(1, f"level:{hero}") == rule
    else:
        game.play(1, f"level:{hero}")
        assert game.sheet()["heroes"][hero] == 2


@pytest.mark.rule("PAP-LVL-02", "PAP-LVL-03")
@pytest.mark.parametrize("hero", HEROES)
def test_a_level_up_is_one_level_one_strength_one_health(hero):
    game = table({"heroes": {hero: 2}}, {}, pool=CLOVERS)
    for level in (3, 4):
        before = game.sheet()
        game.play(1, level - 3, f"level:{hero}")
        after = game.sheet()
        assert after["heroes"] == before["heroes"] | {hero: level}
        assert (after["strength"], after["health"]) == (before["strength"] + 1, before["health"] + 1)


@pytest.mark.rule("PAP-LVL-04")
def test_six_is_the_last_level():
    game = table({"heroes": {"warrior": 5}}, {}, pool=CLOVERS).play(1, 0, "level:warrior", 1)
    assert game.refuses(1, "level:warrior") == "PAP-LVL-04"
    assert game.sheet()["heroes"]["warrior"] == 6


@pytest.mark.rule("PAP-LVL-04")
def test_a_level_that_fits_nobody_is_lost():
    game = table({"heroes": dict.fromkeys(HEROES, 6), "potions": 3}, {}).play(1, 0, "brew")
    assert game.asked(1) == "pap-ask-die"
    assert (game.sheet()["potions"], game.sheet()["health"]) == (5, 24)


@pytest.mark.rule("PAP-LVL-05", "PAP-BOS-05")
@pytest.mark.parametrize(("level", "bonus"), [(3, 0), (4, 1), (5, 1), (6, 1)])
def test_a_warrior_of_level_4_adds_one_strength_against_every_boss(level, bonus):
    for number, weakness in ((1, "warrior"), (4, "cleric"), (7, "warrior")):
        game = table({"heroes": {"warrior": level}}, {}, dungeon="A", round=number)
        twice = level if weakness == "warrior" else 1
        assert game.sheet()["boss_strength"] == level + 3 + twice + bonus
        assert game.sheet()["strength"] == level + 3  # only against bosses


@pytest.mark.rule("PAP-LVL-06")
def test_a_mage_of_level_4_frees_the_colour_without_limit():
    game = table(
        {"heroes": {"mage": 4}, "style": STYLE}, {}, pool=["warrior", "mage", "mage", "rogue", "cleric", "mage"]
    )
    game.play(1, 0, "level:warrior", 1, "level:mage", 3, "level:rogue")
    assert game.sheet()["heroes"] == {"warrior": 2, "mage": 5, "cleric": 1, "rogue": 2}


@pytest.mark.rule("PAP-LVL-06")
def test_the_mage_changes_no_symbol_and_level_3_is_not_enough():
    game = table({"heroes": {"mage": 4}, "style": STYLE}, {"heroes": {"mage": 3}, "style": STYLE}, pool=MIXED)
    game.play(1, 0).play(2, 0)
    assert game.refuses(1, "level:rogue") == "PAP-LVL-01"
    assert game.refuses(1, "part:cloak") == "PAP-ITM-02"
    assert game.refuses(2, "level:warrior") == "PAP-SET-11"


@pytest.mark.rule("PAP-LVL-07")
def test_a_cleric_of_level_4_ignores_skulls_and_nothing_else():
    skulls = ["skull", "skull", "mage", "boots3", "boots3", "boots3"]
    safe, unsafe = {"heroes": {"cleric": 4}, "at": "C1"}, {"heroes": {"cleric": 3}}
    game = table(safe, unsafe, pool=skulls, dungeon="A")
    assert [game.sheet(player)["damage"] for player in (1, 2)] == [0, 2]
    game.play(1, 3, "C2", "C1", "D1")  # a trap, and a goblin two levels above the rogue
    assert game.sheet()["damage"] == 3


@pytest.mark.rule("PAP-LVL-08", "PAP-GEM-07")
def test_the_rogue_brings_a_gem_on_reaching_level_4_only():
    game = table({"heroes": {"rogue": 2}}, {}, pool=["clover", "clover", "rogue", "mage", "mage", "mage"])
    gems = []
    for die in (0, 1, 2):
        game.play(1, die, "level:rogue")
        gems.append((game.sheet()["heroes"]["rogue"], game.sheet()["gems"]))
    assert gems == [(3, 0), (4, 1), (5, 1)]
    assert game.sheet()["looted"] == []


@pytest.mark.rule("PAP-LVL-09")
@pytest.mark.parametrize("source", ["die", "room", "potions", "tome"])
def test_level_4_counts_however_it_is_reached(source):
    party = {"at": "D2", "heroes": {"rogue": 3, "cleric": 3}, "potions": 3, "items": {"tome": 1}}
    game = table(party, {}, dungeon="A", pool=["clover", "mage", "mage", "mage", "mage", "mage"])
    answers = {
        "die": (0, "level:rogue"),
        "room": (1, "move", "E2", "rogue"),
        "potions": (1, "brew", "rogue"),
        "tome": (1, "part:tome", "rogue"),
    }
    game.play(1, *answers[source])
    assert (game.sheet()["heroes"]["rogue"], game.sheet()["gems"]) == (4, 1)


@pytest.mark.rule("PAP-LVL-09")
def test_a_boss_reward_raises_to_level_4_too():
    fighter = {"at": "D2", "heroes": {"warrior": 4, "rogue": 3}}
    game = table(fighter, {}, dungeon="A", round=3).sit_out().play(1, "rogue")
    assert (game.sheet()["heroes"]["rogue"], game.sheet()["gems"]) == (4, 1)


@pytest.mark.rule("PAP-LVL-09")
def test_skulls_of_this_round_are_not_undone():
    pool = ["skull", "clover", "mage", "boots3", "boots3", "boots3"]
    game = table({"heroes": {"cleric": 3}}, {}, pool=pool, chance=[tuple(pool)])
    game.play(1, 1, "level:cleric", 3, "stop", 4, "stop").sit_out(2)
    assert game.sheet()["damage"] == 1  # of the first round; the second has a skull too
    assert game.sheet(2)["damage"] == 2


@pytest.mark.rule("PAP-LVL-10", "PAP-RWD-03")
def test_a_level_won_as_a_reward_ignores_symbol_and_colour():
    game = table({"potions": 3, "heroes": {"mage": 6}}, {}).play(1, 0, "brew")
    assert game.offers(1) == ["warrior", "cleric", "rogue"]
    assert game.refuses(1, "mage") == "PAP-LVL-04"
    game.play(1, "rogue")
    assert game.sheet()["heroes"]["rogue"] == 2


@pytest.mark.rule("PAP-LVL-11", "PAP-SCO-04")
@pytest.mark.parametrize(
    ("levels", "glory"),
    [((1, 6, 1, 1), 1), ((6, 6, 1, 6), 3), ((6, 6, 6, 6), 14 + 4), ((5, 5, 5, 5), 11), ((2, 3, 4, 5), 3)],
)
def test_every_hero_at_level_6_adds_one_to_the_glory_of_the_weakest(levels, glory):
    assert final({"heroes": dict(zip(HEROES, levels, strict=True))}, {})["D"] == glory
