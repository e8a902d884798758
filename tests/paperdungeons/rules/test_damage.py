"""Damage and resurrection."""

import pytest

from ..table import final, table

ONE_SKULL = ["skull", "mage", "mage", "boots3", "boots3", "boots3"]
TWO_SKULLS = ["skull", "skull", "mage", "boots3", "boots3", "boots3"]


@pytest.mark.rule("PAP-DMG-01")
def test_skulls_monsters_bosses_and_traps_hurt():
    skulls = table({}, {}, pool=TWO_SKULLS)
    assert skulls.sheet()["damage"] == 2
    monster = table({"at": "C1"}, {}, dungeon="A").play(1, 0, "move", "D1")
    assert monster.sheet()["damage"] == 2
    trap = table({"at": "C1"}, {}, dungeon="A").play(1, 0, "move", "C2")
    assert trap.sheet()["damage"] == 1
    boss = table({"at": "D2", "heroes": {"warrior": 3, "mage": 3}}, {}, dungeon="A", round=3).sit_out()
    assert boss.sheet()["damage"] == 3


@pytest.mark.rule("PAP-DMG-01")
def test_nothing_else_hurts():
    # Levels, parts, potions, empty rooms, rewards and flight.
    game = table({}, {}, dungeon="A", round=3, pool=["clover", "clover", "mage", "boots3", "boots3", "boots3"])
    game.play(1, 0, "level:rogue", 1, "part:crown", 3, "F1", "stop").play(2, 0, "brew", 1, "brew", "mage", 3, "stop")
    assert game.state["round"] == 4
    assert [game.sheet(player)["damage"] + game.sheet(player)["hearts"] for player in (1, 2)] == [0, 0]


@pytest.mark.rule("PAP-DMG-02")
def test_each_point_fills_one_heart_of_the_column():
    game = table({"damage": 1}, {}, pool=TWO_SKULLS)
    assert [game.sheet(player)["damage"] for player in (1, 2)] == [3, 2]


@pytest.mark.rule("PAP-DMG-03", "PAP-POT-07", "PAP-POT-08")
@pytest.mark.parametrize(
    ("potions", "hearts", "prevented", "damage"),
    [(0, 0, 0, 2), (1, 0, 2, 0), (1, 1, 1, 1), (1, 2, 0, 2), (6, 3, 2, 0), (12, 24, 0, 2)],
)
def test_potions_take_the_damage_that_fits_under_them(potions, hearts, prevented, damage):
    game = table({"potions": potions, "hearts": hearts}, {}, pool=TWO_SKULLS)
    assert (game.sheet()["hearts"], game.sheet()["damage"]) == (hearts + prevented, damage)


@pytest.mark.rule("PAP-DMG-03")
@pytest.mark.parametrize("prevented", [0, 1, 2])
def test_a_player_may_spare_the_potions(prevented):
    game = table({"potions": 2}, {}, pool=TWO_SKULLS, options={"streamline": False})
    assert game.asked(1) == "pap-ask-prevent"
    assert game.refuses(1, 3) == "PAP-POT-08"
    game.play(1, prevented)
    assert (game.sheet()["hearts"], game.sheet()["damage"]) == (prevented, 2 - prevented)
    assert game.asked(2) == "pap-ask-die"  # without potions there is nothing to decide


@pytest.mark.rule("PAP-DMG-03", "PAP-BOS-11")
def test_potions_help_against_every_source():
    strong = {"at": "D2", "heroes": {"warrior": 3, "mage": 3}, "potions": 12, "gems": 0}
    boss = table(strong, {}, dungeon="A", round=3).sit_out()
    assert (boss.sheet()["damage"], boss.sheet()["hearts"]) == (0, 3)
    monster = table({"at": "C1", "potions": 2}, {}, dungeon="A").play(1, 0, "move", "D1")
    assert (monster.sheet()["damage"], monster.sheet()["hearts"]) == (0, 2)
    trap = table({"at": "C1", "potions": 2}, {}, dungeon="A").play(1, 0, "move", "C2")
    assert (trap.sheet()["damage"], trap.sheet()["hearts"]) == (0, 1)


@pytest.mark.rule("PAP-DMG-04")
def test_health_is_the_sum_of_the_levels():
    game = table({"heroes": {"warrior": 3, "mage": 2}}, {}, pool=["clover", "clover", "mage", "mage", "mage", "mage"])
    assert game.sheet()["health"] == 7
    game.play(1, 0, "level:rogue")
    assert game.sheet()["health"] == 8
    game.play(1, 1, "level:cleric")
    assert game.sheet()["health"] == 9


@pytest.mark.rule("PAP-DMG-05")
def test_no_potion_and_no_level_takes_damage_away():
    game = table({"damage": 3, "potions": 3}, {}, pool=["clover", "mage", "mage", "mage", "mage", "mage"])
    game.play(1, 1, "brew", "rogue", 0, "level:cleric", 2, "brew")
    assert (game.sheet()["damage"], game.sheet()["hearts"], game.sheet()["health"]) == (3, 0, 6)


@pytest.mark.rule("PAP-DMG-06")
def test_the_column_ends_at_24():
    game = table({"damage": 23}, {"damage": 24}, pool=TWO_SKULLS)
    assert [game.sheet(player)["damage"] for player in (1, 2)] == [24, 24]


@pytest.mark.rule("PAP-DMG-07", "PAP-SCO-07")
def test_only_damage_in_the_column_costs_glory():
    assert final({"potions": 6, "hearts": 12}, {})["H"] == 0
    assert final({"damage": 3}, {})["H"] == -1


# ---------------------------------------------------------------- resurrection


@pytest.mark.rule("PAP-RES-01")
@pytest.mark.parametrize(("before", "resurrected"), [(2, False), (3, False), (4, True)])
def test_only_damage_above_health_fills_the_box(before, resurrected):
    game = table({"damage": before}, {}, pool=ONE_SKULL)
    assert (game.sheet()["health"], game.sheet()["damage"]) == (4, before + 1)
    assert game.sheet()["resurrected"] == resurrected


@pytest.mark.rule("PAP-RES-02")
def test_a_resurrected_party_plays_on_as_it_is():
    game = table({"damage": 4, "at": "C1"}, {}, pool=ONE_SKULL, dungeon="A")
    assert game.sheet()["resurrected"]
    assert (game.sheet()["health"], game.sheet()["damage"]) == (4, 5)
    game.play(1, 1, "part:reapers_scythe", 2, "brew", 3, "D1", "stop").sit_out(2)
    sheet = game.sheet()
    assert (sheet["at"], sheet["potions"], sheet["monsters"], sheet["items"]["reapers_scythe"]) == ("D1", 3, 1, 1)
    assert game.asked(1) == "pap-ask-die"


@pytest.mark.rule("PAP-RES-03", "PAP-SCO-08")
def test_a_filled_box_costs_nine_glory():
    assert final({"damage": 4}, {})["I"] == 0
    assert final({"damage": 5}, {})["I"] == -9
    assert final({"resurrected": True}, {})["L"] == -9


@pytest.mark.rule("PAP-RES-04")
def test_the_box_is_filled_once():
    game = table({"damage": 5}, {}, pool=TWO_SKULLS)
    assert "pap-log-resurrected" not in game.said
    assert game.sheet()["score"]["I"] == -9


@pytest.mark.rule("PAP-RES-05")
def test_the_box_is_checked_point_by_point_and_never_cleared():
    # A monster's damage passes the health before its room's level-up could raise it.
    game = table({"damage": 3, "at": "D2"}, {}, dungeon="A").play(1, 0, "move", "E2")
    assert (game.sheet()["damage"], game.sheet()["resurrected"]) == (5, True)
    game.play(1, "mage")
    assert (game.sheet()["health"], game.sheet()["resurrected"]) == (5, True)


@pytest.mark.rule("PAP-RES-05")
def test_a_level_in_time_saves_the_party():
    pool = ["clover", "mage", "mage", "boots3", "boots3", "boots3"]
    game = table({"damage": 4, "at": "C1"}, {}, dungeon="A", pool=pool)
    game.play(1, 0, "level:mage", 3, "C2", "stop")
    assert (game.sheet()["damage"], game.sheet()["health"], game.sheet()["resurrected"]) == (5, 5, False)


@pytest.mark.rule("PAP-DMG-01", "PAP-POW-05")
def test_no_damage_is_no_news():
    pool = ["skull", "mage", "mage", "boots3", "boots3", "boots3"]
    game = table({"power": "fortune_teller"}, {}, pool=pool)
    told = [line.news.msg.args["points"] for line in game.match.log if line.news.msg.id == "pap-log-damage"]
    assert told == [1]  # of the other player
