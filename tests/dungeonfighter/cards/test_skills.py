"""The skills of the heroes."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import Table
from dungeonfighter.thrown import between, resting, thrown
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.rules.eyes import SKILLS
from undercroft.games.dungeonfighter.state import COLOURS


@pytest.mark.rule("DFI-EYE-01", "DFI-UNI-01")
def test_every_skill_does_something_and_the_unique_ones_are_blue():
    assert set(SKILLS) == set(content().skills)
    for hero in content().heroes.values():
        assert [content().skills[hero.skills[colour]].unique for colour in COLOURS] == [False, False, True]


@pytest.mark.rule("DFI-HSK-01")
def test_second_try_ignores_all_and_a_new_eye_allows_it_again():
    t = Table("maryla", "jack").miss("green", "eye").go("again", thrown(resting("green", "table", "eye")))
    assert (t.prompt, t.hero("maryla").life) == ("dfi-ask-second-try", 9)
    t.go("again", thrown(resting("green", 4)))
    assert (t.foe.life, t.hero("maryla").life, t.active) == (6, 9, "jack")


@pytest.mark.rule("DFI-HSK-02", "DFI-MON-02")
@pytest.mark.parametrize(("foe", "bonus"), [("bloodthirsty_penguin", 4), ("howling_draught", 1)])
def test_favourite_enemy(foe: str, bonus: int):
    t = Table("rysiek", "jack", foe=foe, life=20).hit("red", 2, "eye")
    assert t.foe.life == 20 - 2 - bonus
    assert Table("rysiek", "jack", foe=foe, life=20).miss("red", "eye").foe.life == 20


@pytest.mark.rule("DFI-HSK-03")
def test_spider_senses():
    t = Table("daniel", "jack").miss("red", "eye")
    assert (t.foe.life, t.hero("daniel").life) == (8, 9)


@pytest.mark.rule("DFI-HSK-04")
@pytest.mark.parametrize("where", [2, "table"])
def test_panacea(where: int | str):
    t = Table("daniel", "jack", "maryla")
    for hero in t.g.heroes:
        hero.life = 5
    t.throw("green", where, symbol="eye")
    assert [t.hero(name).life for name in ("jack", "maryla")] == [6, 6]


@pytest.mark.rule("DFI-HSK-05")
@pytest.mark.parametrize("where", [2, "table"])
def test_sticky_fingers(where: int | str):
    assert Table("jack", "maryla").throw("green", where, symbol="eye").g.coins == 1


@pytest.mark.rule("DFI-HSK-06")
@pytest.mark.parametrize(("where", "left"), [(2, 8), ("table", 6)])
def test_self_healing(where: int | str, left: int):
    t = Table("rysiek", "maryla")
    t.hero("rysiek").life = 5
    t.throw("green", where, symbol="eye")
    assert t.hero("rysiek").life == left


@pytest.mark.rule("DFI-HSK-07")
def test_pierce():
    assert Table("jack", "maryla").hit("red", 3, "eye").foe.life == 5
    assert Table("jack", "maryla").miss("red", "eye").foe.life == 10


@pytest.mark.rule("DFI-HSK-08")
@pytest.mark.parametrize("value", [1, 4, 6])
def test_smash_makes_a_five_of_everything(value: int):
    t = Table("maryla", "jack", life=20).hit("red", value, "eye")
    assert t.foe.life == 15


@pytest.mark.rule("DFI-HSK-08")
def test_but_for_the_number_all_else_is_added():
    t = Table("maryla", "jack", life=20).give("maryla", "ramboril")
    t.go("red", ("ramboril",), thrown(resting("red", 1, "eye")))
    assert t.foe.life == 20 - 5 - 2


@pytest.mark.rule("DFI-UNI-02", "DFI-UNI-01")
def test_catchy_tune():
    t = Table("daniel", "jack").hit("blue", 2, "eye")
    assert (t.foe.life, t.foe.tune) == (6, True)
    assert not Table("daniel", "jack").miss("blue", "eye").foe.tune


@pytest.mark.rule("DFI-UNI-03")
def test_while_it_is_in_the_air_anybody_may_spin_for_two_more():
    t = Table("jack", "maryla", life=20)
    t.foe.tune = True
    t.go("red", ("spin",), thrown(resting("red", 2, touches=("in_time", "table", "target"))))
    assert (t.foe.life, t.foe.tune) == (16, True)
    t.go("green", (), thrown(resting("green", 2)))
    assert t.foe.life == 14


@pytest.mark.rule("DFI-UNI-03")
def test_where_a_spin_is_demanded_anyway_it_earns_the_two():
    t = Table("jack", "maryla", foe="dizzy_mammoth")
    t.foe.tune = True
    t.throw("red", resting("red", 2, touches=("in_time", "table", "target")))
    assert t.foe.life == 8


@pytest.mark.rule("DFI-UNI-04", "DFI-EQP-11")
def test_good_herbs_grow_with_the_curios_discarded():
    t = Table("maryla", "jack", "daniel")
    t.g.discard = ["mostronomicon", "phoenix_heart", "stone_snowball"]
    t.hero("jack").life, t.hero("daniel").life, t.hero("daniel").down = 3, 0, True
    t.miss("blue", "eye")
    assert (t.options, t.refusal("daniel")) == (["maryla", "jack"], "DFI-KO-02")
    t.go("jack")
    assert t.hero("jack").life == 7


@pytest.mark.rule("DFI-UNI-05")
@pytest.mark.parametrize(("room", "bonus"), [("empty_hall", 3), ("lost_property", 2)])
def test_camouflage_is_worth_the_symbols_of_the_room(room: str, bonus: int):
    assert Table("rysiek", "jack", room=room, life=20).hit("blue", 2, "eye").foe.life == 18 - bonus


@pytest.mark.rule("DFI-UNI-05", "DFI-BOS-03")
def test_and_three_against_the_big_bad():
    t = Table("rysiek", "jack", foe="phantom_stallkeeper").hit("blue", 2, "eye")
    assert t.foe.life == 46 - 5


@pytest.mark.rule("DFI-UNI-06")
def test_bully_after_a_miss_too():
    t = Table("jack", "maryla").miss("blue", "eye")
    assert t.foe.bully


@pytest.mark.rule("DFI-UNI-07", "DFI-UNI-01")
def test_any_active_hero_may_use_the_token_once_after_a_hit():
    t = Table("maryla", "jack", life=20)
    t.foe.bully = True
    t.go("red", thrown(between("red", 2, 3, counted=2))).go("bully")
    assert (t.foe.life, t.foe.bully) == (15, False)
    t = Table("maryla", "jack", life=20)
    t.foe.bully = True
    t.go("red", thrown(between("red", 2, 3, counted=2, touches=("target",))))
    assert (t.prompt, t.foe.bully) == ("dfi-ask-die", True)


@pytest.mark.rule("DFI-UNI-08")
def test_of_more_than_two_sections_the_two_highest():
    t = Table("jack", "maryla", life=20)
    t.foe.bully = True
    slip = between("red", 2, 3, 4, counted=2)
    t.go("red", thrown(slip), "bully")
    assert t.foe.life == 13
