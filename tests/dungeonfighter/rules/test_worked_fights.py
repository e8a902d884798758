"""Both worked fights of the rulebook, move by move."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import Table
from dungeonfighter.thrown import between, drawn, resting, thrown

POND = ("pond_inside", "table", "target")
FALL = ("waterfall", "over", "table", "target")


@pytest.mark.rule("DFI-FGT-16", "DFI-FGT-06", "DFI-RND-04", "DFI-MIS-02", "DFI-TEC-08", "DFI-ROM-01", "DFI-FGT-01")
def test_the_first_worked_fight():
    t = Table("rysiek", "jack", "maryla", foe="bobber_goblin", room="winter_solstice")
    t.g.chief, t.g.white, t.g.phase, t.g.fight = 0, 2, "dungeon", None
    t.g.rooms = ["slide", "winter_solstice"]
    t.g.dealt = {"2": 1}
    t.go(drawn("winter_solstice"), drawn("slide"), "winter_solstice", drawn("bobber_goblin"))
    assert (t.g.coins, t.foe.life, t.active) == (1, 9, "jack")
    t.go("blue", thrown(resting("blue", 2, "eye", POND)))
    assert (t.foe.life, t.foe.bully, t.active) == (7, True, "maryla")
    t.go("green", thrown(resting("green", "table", "eye", ("pond_inside", "table"))))
    assert (t.prompt, t.hero("maryla").life) == ("dfi-ask-second-try", 9)
    t.go("again", thrown(resting("green", 2, "blank", POND)))
    assert (t.foe.life, t.hero("maryla").life, t.active) == (5, 9, "rysiek")
    t.go("red", thrown(resting("red", "hole", "blank", POND)))
    assert (t.foe.life, t.hero("rysiek").life, t.active) == (5, 7, "jack")
    assert t.options == ["white", "recover"]
    t.go("white", thrown(between("white1", 2, 3, counted=2, touches=POND)))
    assert (t.prompt, t.options) == ("dfi-ask-change", ["bully", "pass"])
    t.go("bully")
    assert (t.g.fight, t.g.coins, t.g.white) == (None, 3, 1)
    assert t.g.heroes[t.g.chief].id == "jack"
    assert [hero.life for hero in t.g.heroes] == [7, 9, 9]


@pytest.mark.rule("DFI-FGT-17", "DFI-THR-07", "DFI-SCR-05", "DFI-HIT-03", "DFI-EQP-14", "DFI-EQP-16", "DFI-EQP-17")
def test_the_second_worked_fight():
    t = Table("maryla", "rysiek", "jack", foe="bloodthirsty_penguin", room="slide")
    t.hero("maryla").life = 2
    t.give("maryla", "ramboril").give("rysiek", "horned_helmet", "enlargement_elixir")
    t.go("green", (), thrown(resting("green", 1, "blank", FALL)))
    assert t.prompt == "dfi-ask-again"
    t.go("careless", ("ramboril",))
    assert t.ask is not None
    assert {axis.name: axis.high for axis in t.ask.space.axes}["height"] == 25  # both, the waterfall and a low profile
    t.go(thrown(resting("green", "hole", "blank", FALL)))
    assert (t.hero("maryla").life, t.hero("maryla").down, t.active) == (0, True, "rysiek")
    headed = ("head", *FALL)
    t.go("blue", ("horned_helmet",), thrown(between("blue", 3, 4, counted=4, symbol="eye", touches=headed)))
    assert t.options == ["enlargement_elixir:rysiek", "pass"]
    t.go("enlargement_elixir:rysiek")
    assert t.news("dfi-log-damage").msg.args["n"] == 13
    assert (t.prompt, t.g.coins, t.g.discard) == ("dfi-ask-scar", 2, ["enlargement_elixir"])
    t.go("green")
    assert (t.hero("maryla").scars, t.hero("maryla").life) == (["green"], 7)
    t.go("done")
    assert t.g.heroes[t.g.chief].id == "rysiek"


@pytest.mark.rule("DFI-SCR-05", "DFI-EYE-06")
def test_her_green_die_can_still_be_thrown_but_its_eye_does_nothing():
    t = Table("maryla", "jack")
    t.hero("maryla").scars = ["green"]
    t.hit("green", 2, "eye")
    assert (t.active, "dfi-log-eye-scarred" in t.log()) == ("jack", True)
