"""Magic items: making their parts, and what they do when complete."""

import pytest

from undercroft.games.paperdungeons.box.content import content

from ..table import final, table

UPPER = {"flaming_sword": "warrior", "reapers_scythe": "mage", "khar_medallion": "cleric", "cloak": "rogue"}
LOWER = ("crown", "cauldron", "armour", "tome")
HEROES = ("warrior", "mage", "cleric", "rogue")
MONSTERS = ["A1", "B1", "D1", "A2", "E2", "F3", "C4", "E4", "A5", "F5", "D6", "F7"]


def pool_with(symbol: str, die: int) -> list[str]:
    pool = ["mage"] * 6
    pool[die] = symbol
    return pool


@pytest.mark.rule("PAP-ITM-01")
@pytest.mark.parametrize("die", [0, 3])
def test_a_die_of_either_colour_makes_one_part(die):
    game = table({}, {}, pool=pool_with("warrior", die)).play(1, die, "part:flaming_sword")
    assert game.sheet()["items"]["flaming_sword"] == 1
    assert sum(game.sheet()["items"].values()) == 1


@pytest.mark.rule("PAP-ITM-01", "PAP-SHT-08")
def test_eight_items_of_two_parts():
    game = table({"items": {item.id: 2 for item in content().items}}, {})
    assert len(game.sheet()["items"]) == 8
    assert game.sheet()["score"]["E"] == 16 + 2 + 4 + 3 + 1 - 1


@pytest.mark.rule("PAP-ITM-02")
@pytest.mark.parametrize("item", UPPER)
def test_each_upper_item_needs_its_symbol(item):
    for symbol in HEROES:
        game = table({"items": {item: 1}}, {}, pool=pool_with(symbol, 0)).play(1, 0)
        if symbol == UPPER[item]:
            assert f"part:{item}" in game.offers(1)
        else:
            assert game.refuses(1, f"part:{item}") == "PAP-ITM-02"


@pytest.mark.rule("PAP-ITM-03")
@pytest.mark.parametrize("item", LOWER)
def test_any_hero_symbol_makes_a_lower_item(item):
    for symbol in HEROES:
        for die in (0, 3):
            game = table({}, {}, pool=pool_with(symbol, die)).play(1, die, f"part:{item}")
            assert game.sheet()["items"][item] == 1


@pytest.mark.rule("PAP-ITM-04")
@pytest.mark.parametrize("item", [*UPPER, *LOWER])
def test_a_clover_makes_a_part_of_any_item(item):
    game = table({}, {}, pool=pool_with("clover", 0)).play(1, 0, f"part:{item}")
    assert game.sheet()["items"][item] == 1


@pytest.mark.rule("PAP-ITM-05")
def test_an_item_is_made_once():
    game = table({"items": {"crown": 2}}, {}).play(1, 0)
    assert game.refuses(1, "part:crown") == "PAP-ITM-05"
    reward = table({"items": {"crown": 2}, "at": "D1"}, {}, dungeon="A").play(1, 0, "move", "E1")
    assert reward.refuses(1, "crown") == "PAP-ITM-05"


@pytest.mark.rule("PAP-ITM-05", "PAP-ITM-06")
@pytest.mark.parametrize("parts", [1, 2])
def test_permanent_items_work_from_the_second_part_on(parts):
    complete = parts == 2
    sword = table({"items": {"flaming_sword": parts}}, {}, dungeon="A")
    assert sword.sheet()["boss_strength"] == (8 if complete else 5)
    cloak = table({"items": {"cloak": parts}, "at": "D1"}, {}, dungeon="A").play(1, 0, "move")
    assert ("D2" in cloak.offers(1)) == complete
    medallion = table({"items": {"khar_medallion": parts}, "at": "A1"}, {}, dungeon="A").play(1, 0, "move")
    assert ("A2" in medallion.offers(1)) == complete
    armour = table({"items": {"armour": parts}, "at": "C1"}, {}, dungeon="A").play(1, 0, "move", "D1")
    assert armour.sheet()["damage"] == (1 if complete else 2)


@pytest.mark.rule("PAP-ITM-06")
def test_permanent_items_last_and_immediate_ones_work_once():
    game = table({"items": {"flaming_sword": 2, "cauldron": 2, "tome": 2}}, {}, dungeon="A", missions=[])
    for _ in range(7):
        game.sit_out()
    assert game.sheet()["boss_strength"] == 8
    assert (game.sheet()["potions"], game.sheet()["health"]) == (0, 4)


@pytest.mark.rule("PAP-ITM-07", "PAP-SCO-05")
@pytest.mark.parametrize(
    ("items", "glory"),
    [
        ({}, 0),
        ({"crown": 1}, 1),  # half a Crown is worth its part
        ({"crown": 2}, 6),
        ({"armour": 1, "tome": 1, "khar_medallion": 1, "reapers_scythe": 1}, 4),
        ({"flaming_sword": 2, "armour": 2, "cloak": 1, "cauldron": 1}, 8),
    ],
)
def test_parts_count_and_extras_only_of_finished_items(items, glory):
    assert final({"items": items}, {})["E"] == glory


@pytest.mark.rule("PAP-ITM-08")
@pytest.mark.parametrize("number", [1, 4, 7])
def test_the_flaming_sword_adds_three_strength_against_every_boss(number):
    bare = table({}, {}, dungeon="A", round=number).sheet()["boss_strength"]
    assert table({"items": {"flaming_sword": 2}}, {}, dungeon="A", round=number).sheet()["boss_strength"] == bare + 3
    assert final({"items": {"flaming_sword": 2}}, {})["E"] == 2


@pytest.mark.rule("PAP-ITM-09")
def test_the_scythe_kills_any_two_monsters_alive():
    game = table({"items": {"reapers_scythe": 1}, "slain": ["D1"]}, {}).play(1, 1, "part:reapers_scythe")
    assert sorted(game.offers(1)) == sorted(room for room in MONSTERS if room != "D1")
    for wrong in ((), ("F7",), ("F7", "F7"), ("F7", "D1"), ("F7", "A1", "B1")):
        game.refuses(1, wrong)
    game.play(1, ("F7", "A1"))
    assert game.sheet()["slain"] == ["A1", "D1", "F7"]
    assert game.sheet()["score"]["G"] == 4
    assert final({"items": {"reapers_scythe": 2}}, {})["E"] == 2 - 1


@pytest.mark.rule("PAP-ITM-10")
def test_the_scythe_neither_hurts_nor_explores_nor_takes_rewards():
    party = {"at": "C1", "items": {"reapers_scythe": 1}}
    game = table(party, {}, dungeon="A").play(1, 1, "part:reapers_scythe", ("D1", "C4"))
    sheet = game.sheet()
    assert (sheet["damage"], sheet["explored"], sheet["potions"], sheet["gems"]) == (0, ["C1"], 0, 0)
    game.play(1, 3, "D1", "stop")
    assert (game.sheet()["potions"], game.sheet()["damage"], game.sheet()["monsters"]) == (1, 0, 2)


@pytest.mark.rule("PAP-ITM-10")
@pytest.mark.parametrize("left", [0, 1, 2])
def test_the_scythe_takes_what_is_left(left):
    party = {"items": {"reapers_scythe": 1}, "slain": MONSTERS[left:]}
    game = table(party, {}).play(1, 1, "part:reapers_scythe")
    assert game.asked(1) == "pap-ask-die"
    assert game.sheet()["monsters"] == 12


@pytest.mark.rule("PAP-ITM-11", "PAP-MOV-06")
@pytest.mark.parametrize("pair", content().rooms.water)
def test_the_khar_medallion_crosses_water(pair):
    here, there = pair
    game = table({"at": here}, {"at": here, "items": {"khar_medallion": 2}}, dungeon="A").play(1, 3).play(2, 3)
    assert game.refuses(1, there) == "PAP-MOV-06"
    game.play(2, there)
    assert (game.sheet(2)["at"], game.sheet(2)["waters"], game.sheet(2)["walls"]) == (there, 1, 0)


@pytest.mark.rule("PAP-ITM-11")
def test_the_khar_medallion_is_worth_one_glory_and_opens_no_wall():
    assert final({"items": {"khar_medallion": 2}}, {})["E"] == 2 + 1
    game = table({"at": "D1", "items": {"khar_medallion": 2}}, {}, dungeon="A").play(1, 3)
    assert game.refuses(1, "D2") == "PAP-MOV-05"


@pytest.mark.rule("PAP-ITM-12", "PAP-MOV-05")
@pytest.mark.parametrize("pair", [*content().rooms.walls, *content().dungeons["A"].walls])
def test_the_cloak_crosses_printed_and_drawn_walls(pair):
    here, there = pair
    game = table({"at": here}, {"at": here, "items": {"cloak": 2}}, dungeon="A").play(1, 3).play(2, 3)
    assert game.refuses(1, there) == "PAP-MOV-05"
    game.play(2, there)
    assert (game.sheet(2)["at"], game.sheet(2)["walls"], game.sheet(2)["waters"]) == (there, 1, 0)


@pytest.mark.rule("PAP-ITM-12")
def test_the_cloak_gives_no_glory_and_crosses_no_water():
    assert final({"items": {"cloak": 2}}, {})["E"] == 2
    game = table({"at": "A1", "items": {"cloak": 2}}, {}, dungeon="A").play(1, 3)
    assert game.refuses(1, "A2") == "PAP-MOV-06"


@pytest.mark.rule("PAP-ITM-13")
def test_the_crown_only_scores():
    before = table({"items": {"crown": 1}}, {}, dungeon="A").sheet()
    after = table({"items": {"crown": 1}}, {}, dungeon="A").play(1, 0, "part:crown").sheet()
    changed = {field for field in before if before[field] != after[field]}
    assert changed == {"items", "score", "digits", "dice"}
    assert after["score"]["E"] == 2 + 4


@pytest.mark.rule("PAP-ITM-14")
def test_the_cauldron_gives_three_potions_at_once():
    game = table({"items": {"cauldron": 1}}, {}).play(1, 0, "part:cauldron")
    assert game.sheet()["potions"] == 3
    assert final({"items": {"cauldron": 2}}, {})["E"] == 2


@pytest.mark.rule("PAP-ITM-15", "PAP-MON-06")
def test_the_armour_helps_against_monsters_only():
    sheet = {"at": "C1", "items": {"armour": 2}}
    assert table(sheet, {}, dungeon="A").sheet()["boss_strength"] == 5
    assert table(sheet, {}, dungeon="A").play(1, 0, "move", "D1").sheet()["damage"] == 1
    assert final({"items": {"armour": 2}}, {})["E"] == 2 + 2


@pytest.mark.rule("PAP-ITM-16")
def test_the_tome_raises_any_hero_at_once():
    game = table({"items": {"tome": 1}}, {}).play(1, 0, "part:tome")
    assert game.offers(1) == list(HEROES)
    game.play(1, "cleric")
    assert game.sheet()["heroes"]["cleric"] == 2
    assert final({"items": {"tome": 2}}, {})["E"] == 2 + 3


@pytest.mark.rule("PAP-ITM-17", "PAP-RWD-03")
def test_a_part_won_as_a_reward_fits_any_item_that_lacks_one():
    done = dict.fromkeys((*LOWER, "cloak"), 2)
    game = table({"at": "D1", "items": done}, {}, dungeon="A").play(1, 0, "move", "E1")
    assert game.offers(1) == ["flaming_sword", "reapers_scythe", "khar_medallion"]
    game.play(1, "khar_medallion")
    assert game.sheet()["items"]["khar_medallion"] == 1


@pytest.mark.rule("PAP-ITM-17")
def test_a_part_that_fits_nowhere_is_lost():
    game = table({"at": "D1", "items": {item.id: 2 for item in content().items}}, {}, dungeon="A")
    game.play(1, 0, "move", "E1")
    assert game.asked(1) == "pap-ask-step"
    assert "E1" in game.sheet()["circled"]
    assert "pap-log-part-lost" in game.said
