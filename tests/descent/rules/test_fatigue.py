"""Fatigue."""

from __future__ import annotations

import pytest

from ..drawn import hero, names, table

BLANKS = ("blank", "blank", "blank")


@pytest.mark.rule("DES-FAT-01")
def test_without_fatigue_there_is_none_to_spend():
    game = table("1...", hero("mordrog", fatigue=1)).begin("battle").play("fatigue")
    assert (game.hero().fatigue, game.hero().turn.points) == (0, 1)
    assert "fatigue" not in game.offers
    game = table("1b", hero("mordrog", fatigue=0, equipped=["sword"]), b="beastman", chance=[("d4", "d3", *BLANKS)])
    game.begin("battle").play("attack:sword", "B1")
    assert game.asked == "act", "nothing to spend after the roll either"


@pytest.mark.rule("DES-FAT-02")
@pytest.mark.parametrize("action", ["run", "battle", "advance", "ready"])
def test_fatigue_buys_movement_whatever_the_action(action):
    game = table("1....", hero("mordrog")).begin(action)
    points = game.hero().turn.points
    game.play("fatigue", "B1")
    assert (game.hero().turn.points, game.hero().fatigue, game.at["mordrog"]) == (points, 2, "B1")


@pytest.mark.rule("DES-FAT-02")
def test_not_before_the_action_is_declared_nor_in_other_turns():
    game = table("1....", hero("mordrog", equipped=["sword"]))
    assert "fatigue" not in game.offers
    game.until("action")
    assert "fatigue" not in game.offers
    game = table("12b.", hero("mordrog", order="guard"), hero("landrec"), b="beastman", turn="monsters").play("1")
    assert all("fatigue" not in ask.space.enumerate(99) for ask in game.match.due)


@pytest.mark.rule("DES-FAT-03")
def test_as_often_as_there_is_fatigue_and_for_movement_actions_too():
    game = table("1.", hero("varikas", equipped=["sword", "healing"], wounds=9)).begin("battle")
    game.play("fatigue", "fatigue", "fatigue", "fatigue")
    assert (game.hero().turn.points, game.hero().fatigue) == (4, 0)
    game.play("drink:healing", "B1", "reequip:", "done")
    assert (game.hero().turn.points, game.hero().wounds) == (0, 12)


@pytest.mark.rule("DES-FAT-04")
def test_fatigue_adds_a_power_die_to_a_roll():
    game = table(
        "1b", hero("mordrog", equipped=["sword"]), b="beastman", chance=[("r2d1s1", "r1d1", *BLANKS), ("power",)]
    )
    game.begin("battle").play("attack:sword", "B1")
    assert (game.asked, game.offers) == ("spend", ["fatigue", "done"])
    game.play("fatigue")
    assert (game.hero().fatigue, game.offers) == (2, ["damage", "fatigue", "done"])
    game.play("damage", "done")
    assert "des-log-killed" not in game.said
    assert game.monster().hurt == 1, "two damage and one more against two armor"


@pytest.mark.rule("DES-FAT-04")
def test_not_after_a_miss():
    game = table("1b", hero("mordrog", equipped=["sword"]), b="beastman", chance=[("miss", "d3", *BLANKS)])
    assert game.begin("battle").play("attack:sword", "B1").asked == "act"


@pytest.mark.rule("DES-FAT-04")
def test_in_a_guard_attack_as_well():
    guard = hero("mordrog", equipped=["sword"], order="guard")
    game = table("1b", guard, b="beastman", turn="monsters", chance=[("r2d1s1", "r1d1", *BLANKS), ("power",)])
    game.play("1", "sword", "B1", "fatigue", "damage", "done")
    assert (game.hero().fatigue, game.monster().hurt) == (2, 1)


@pytest.mark.rule("DES-FAT-04", "DES-ATK-18")
def test_a_monster_has_no_fatigue():
    game = table("1b", hero("mordrog"), b="master beastman", turn="monsters", chance=[("r1d3", "d3", "power")])
    game.play("1", "attack:", "A1")
    assert game.offers == ["damage", "done"]


@pytest.mark.rule("DES-FAT-05", "DES-ATK-19")
def test_one_die_at_a_time_up_to_five():
    strong = hero("varikas", equipped=["sword"])
    chance = [("r2d1s1", "r1d1", "blank", "blank"), ("surge",), ("power",), ("blank",)]
    game = table("1b", strong, b="beastman", chance=chance).begin("battle").play("attack:sword", "B1")
    assert (game.hero().fatigue, names(game.offers, "surge")) == (4, [])
    game.play("fatigue")
    assert names(game.offers, "surge") == ["0"], "the result is seen before the next die"
    game.play("fatigue", "fatigue")
    assert (game.hero().fatigue, "fatigue" in game.offers) == (1, False), "five power dice are rolled"


@pytest.mark.rule("DES-FAT-06")
def test_rest_and_vitality_recover_fatigue_up_to_the_maximum():
    game = table("1", hero("mordrog", fatigue=1, order="rest"))
    assert game.play("rest").hero().fatigue == 3
    game = table("1", hero("mordrog", fatigue=1, equipped=["vitality"])).begin("run").play("drink:vitality")
    assert game.hero().fatigue == 3
    game = table("1", hero("varikas", fatigue=4)).until("action")
    assert game.hero().fatigue == 4, "his one per turn would make five"
    assert table("1", hero("varikas", fatigue=2)).until("action").hero().fatigue == 3
