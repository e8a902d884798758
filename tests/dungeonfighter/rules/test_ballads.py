"""The variant of ballads and promotions."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import resting, thrown
from undercroft.games.dungeonfighter.rules import ballads
from undercroft.games.dungeonfighter.state import COLOURS


def sung(*heroes: str, **options: object) -> Table:
    return Table(*heroes, ballads=True, **options)


def shopping(t: Table) -> Table:
    t.g.phase, t.g.fight = "shopping", None
    return t.go()


@pytest.mark.rule("DFI-VAR-01")
@pytest.mark.parametrize(("variant", "needed"), [(False, 10), (True, 11)])
def test_one_symbol_more_to_go_shopping(variant: bool, needed: int):
    assert ballads.symbols_needed(Table(ballads=variant).g) == needed


@pytest.mark.rule("DFI-VAR-02")
def test_everybody_begins_without_experience():
    t = Table.fresh(2, ballads=True).go("jack", "maryla", "jack")
    assert [hero.experience for hero in t.g.heroes] == [0, 0]


@pytest.mark.rule("DFI-VAR-03")
def test_the_final_blow_is_worth_experience():
    t = sung("jack", "maryla", life=2).hit()
    assert [hero.experience for hero in t.g.heroes] == [1, 0]
    assert Table("jack", "maryla", life=2).hit().hero("jack").experience == 0


@pytest.mark.rule("DFI-VAR-03")
def test_also_with_a_curio():
    t = sung("jack", "maryla", life=2).give("maryla", "stone_snowball").go()
    GAME.stand(t.g, 1, "stone_snowball:maryla:")
    assert t.hero("maryla").experience == 1


@pytest.mark.rule("DFI-VAR-04", "DFI-EYE-02")
def test_a_skill_may_be_given_up_for_experience():
    t = sung("jack", "maryla").hit("red", 2, "eye")
    assert (t.prompt, t.options) == ("dfi-ask-skill", ["red", "experience"])
    t.go("experience")
    assert (t.foe.life, t.hero("jack").experience) == (8, 1)


@pytest.mark.rule("DFI-VAR-05")
def test_a_skill_that_does_not_fit_is_worth_experience_too_but_not_a_scarred_one():
    t = sung("jack", "maryla").miss("red", "eye")
    assert t.hero("jack").experience == 1
    t = sung("jack", "maryla")
    t.hero("jack").scars = ["red"]
    assert t.miss("red", "eye").hero("jack").experience == 0


@pytest.mark.rule("DFI-VAR-05")
def test_a_throw_that_is_ignored_gives_none():
    t = sung("jack", foe="temp_yeti")
    t.throw("red", resting("red", 1, "eye", ("target",))).go("careless")
    assert t.hero("jack").experience == 0


@pytest.mark.rule("DFI-VAR-06")
def test_step_by_step_up_to_three():
    t = sung("jack", "maryla")
    for expected in (1, 2, 3, 3):
        ballads.gain(t.g, t.hero("jack"), "DFI-VAR-03")
        assert t.hero("jack").experience == expected


@pytest.mark.rule("DFI-VAR-07")
def test_three_are_an_upgrade_for_one_colour():
    t = sung("jack", "maryla")
    t.hero("jack").experience, t.hero("jack").upgrades = 3, {"red": True}
    shopping(t)
    assert (t.prompt, t.options, t.refusal("red")) == ("dfi-ask-promotion", ["green", "blue"], "DFI-VAR-07")
    t.go("blue")
    assert (t.hero("jack").experience, t.hero("jack").upgrades) == (0, {"red": True, "blue": True})
    t = sung("jack", "maryla")
    t.hero("jack").experience = 2
    assert shopping(t).prompt == "dfi-ask-shopping"


def upgraded(*heroes: str) -> Table:
    t = sung(*(heroes or ("jack", "maryla")))
    t.g.heroes[0].upgrades = {"red": True}
    return t


@pytest.mark.rule("DFI-VAR-08")
def test_without_an_eye_the_upgrade_may_do_it():
    t = upgraded().hit("red", 2)
    assert t.prompt == "dfi-ask-upgrade"
    t.go("use")
    assert (t.foe.life, t.hero("jack").upgrades) == (6, {"red": False})
    t = upgraded().hit("red", 2).go("keep")
    assert (t.foe.life, t.hero("jack").upgrades) == (8, {"red": True})
    assert upgraded().hit("green", 2).prompt == "dfi-ask-die"


@pytest.mark.rule("DFI-VAR-08")
def test_not_with_white_dice_and_it_is_no_eye():
    t = upgraded().spend(*COLOURS)
    t.g.white = 1
    t.go("white", thrown(resting("white1", 2)))
    assert t.prompt == "dfi-ask-die"
    t = upgraded("maryla", "jack")
    t.foe.life = 30
    t.throw("red", "bullseye").go("keep")
    assert t.foe.life == 20


@pytest.mark.rule("DFI-VAR-09")
def test_a_used_marker_is_turned_back_when_shopping():
    t = upgraded()
    t.hero("jack").upgrades = {"red": False}
    assert t.hit("red", 2).prompt == "dfi-ask-die"
    t._begin()
    shopping(t)
    assert t.hero("jack").upgrades == {"red": True}


@pytest.mark.rule("DFI-VAR-10")
def test_a_scar_blocks_an_upgraded_skill():
    t = upgraded()
    t.hero("jack").scars = ["red"]
    t.hit("red", 2)
    assert (t.prompt, t.foe.life) == ("dfi-ask-die", 8)
    t = upgraded()
    t.hero("jack").scars = ["red"]
    t.hit("red", 2, "eye")
    assert t.foe.life == 8
