"""Turns, dice to choose from, recovering them, and the order within one throw."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import between, flipped, resting, thrown
from undercroft.games.dungeonfighter.box.table_ware import dice as dice_kinds
from undercroft.games.dungeonfighter.rules import dice
from undercroft.games.dungeonfighter.state import COLOURS, Lying


@pytest.mark.rule("DFI-FGT-01")
def test_whoever_sits_on_the_chiefs_left_begins():
    t = Table("rysiek", "jack", "maryla")
    t.g.chief, t.g.phase, t.g.fight = 0, "big_bad", None
    t.go()
    assert t.active == "jack"


@pytest.mark.rule("DFI-FGT-02")
def test_a_turn_is_die_throw_result_end_and_cannot_be_passed():
    t = Table().go()
    assert (t.prompt, t.options) == ("dfi-ask-die", ["red", "green", "blue"])
    t.go("red")
    assert (t.prompt, t.active) == ("dfi-ask-throw", "jack")
    t.go(thrown(resting("red", 3)))
    assert (t.prompt, t.active, t.foe.life) == ("dfi-ask-die", "maryla", 7)


@pytest.mark.rule("DFI-FGT-03")
def test_heroes_take_turns_and_who_is_down_or_dead_is_skipped():
    t = Table("jack", "maryla", "daniel", "rysiek", life=99)
    t.hero("maryla").down = t.hero("daniel").dead = True
    t.hit("red")
    assert t.active == "rysiek"
    t.hero("jack").down = True
    t.hit("green")
    assert t.active == "rysiek"


@pytest.mark.rule("DFI-FGT-04", "DFI-FGT-05", "DFI-DIE-01")
def test_a_coloured_die_is_chosen_once_in_a_fight():
    t = Table().hit("green")
    assert t.options == ["red", "blue"]
    assert t.refusal("green") == "DFI-FGT-05"


@pytest.mark.rule("DFI-FGT-05")
def test_a_new_fight_has_all_three_again():
    t = Table(life=2)
    t.spend("green", "blue").hit("red")
    assert t.g.fight is None
    t.go(t.options[0])
    assert t.fight.spent == []


@pytest.mark.rule("DFI-FGT-06", "DFI-DIE-08")
def test_white_dice_wait_until_no_coloured_or_special_die_is_left():
    t = Table().spend("red", "green")
    t.g.white = 2
    t.fight.special = ["water"]
    t.go()
    assert t.options == ["blue", "water"]
    assert t.refusal("white") == t.refusal("recover") == "DFI-FGT-06"
    t = Table().spend(*COLOURS)
    t.g.white = 2
    assert t.go().options == ["white", "recover"]


@pytest.mark.rule("DFI-FGT-07")
def test_without_white_dice_there_is_only_the_recovery():
    t = Table().spend(*COLOURS).go()
    assert (t.options, t.refusal("white")) == (["recover"], "DFI-FGT-07")


@pytest.mark.rule("DFI-FGT-08", "DFI-EQP-09", "DFI-KO-06")
def test_recovering_costs_everybody_who_stands_the_level_of_the_monster():
    t = Table("jack", "maryla", "daniel", "rysiek", foe="troubled_king").spend(*COLOURS)
    t.give("jack", "woolly_breastplate", "mostronomicon")
    t.hero("maryla").life, t.hero("rysiek").life, t.hero("rysiek").down = 3, 0, True
    t.go("recover")
    assert [hero.life for hero in t.g.heroes] == [5, 0, 5, 0]
    assert t.hero("maryla").down
    assert t.asked == ["dfi-ask-die"]  # nothing prevents it


@pytest.mark.rule("DFI-FGT-09")
def test_the_active_hero_picks_the_colours_up_and_goes_on():
    t = Table().spend(*COLOURS, "white1", "water")
    t.fight.lying = [Lying("red", resting("red", 2).pose), Lying("white1", resting("white1", 3).pose)]
    t.go("recover")
    assert (t.active, t.options) == ("jack", ["red", "green", "blue"])
    assert [one.body for one in t.fight.lying] == ["white1"]
    assert t.fight.spent == ["white1", "water"]


@pytest.mark.rule("DFI-FGT-10")
def test_as_often_as_one_can_pay():
    t = Table(life=99)
    for _ in range(2):
        for die in COLOURS:
            t.hit(die)
        t.go("recover")
    assert (t.hero("jack").life, t.hero("maryla").life) == (5, 5)


@pytest.mark.rule("DFI-FGT-11", "DFI-KO-03")
def test_who_falls_over_it_leaves_the_dice_to_the_next():
    t = Table("jack", "maryla").spend(*COLOURS)
    t.hero("jack").life = 2
    t.go("recover")
    assert (t.active, t.options) == ("maryla", ["red", "green", "blue"])
    t = Table("jack", "maryla").spend(*COLOURS)
    t.hero("jack").life = t.hero("maryla").life = 2
    t.go("recover")
    assert t.g.winner == "dungeon"


@pytest.mark.rule("DFI-FGT-12")
@pytest.mark.parametrize(("life", "phase"), [(4, "fight"), (3, "dungeon"), (2, "dungeon")])
def test_at_no_life_the_fight_is_won_and_nobody_acts_any_more(life: int, phase: str):
    t = Table(life=life).hit("red", 3)
    assert t.g.phase == phase
    assert ("dfi-log-defeated" in t.log()) == (phase != "fight")


@pytest.mark.rule("DFI-FGT-13")
def test_dice_stay_where_they_lie_and_only_the_thrown_one_is_judged():
    t = Table(life=99).hit("red", 3)
    first = t.fight.lying[0].pose
    pushed = resting("red", "bullseye", "eye", touches=())
    t.go("green", thrown(resting("green", 2), pushed))
    assert {one.body: one.pose for one in t.fight.lying} == {"red": pushed.pose, "green": resting("green", 2).pose}
    assert first != pushed.pose
    assert t.foe.life == 99 - 3 - 2


@pytest.mark.rule("DFI-FGT-14", "DFI-REB-05")
def test_the_order_of_one_throw():
    """Icebergs, verdict, skill, damage, and no blow from a monster that a miss has killed."""
    t = Table("daniel", "maryla", life=3)
    t.fight.icebergs = [1, 2, 3, 4]
    t.throw("red", resting("red", "table", "eye", ("table", "iceberg2")))
    told = [line for line in t.log() if line != "dfi-log-die"]
    order = ["dfi-log-icebergs-gone", "dfi-log-lands", "dfi-log-miss", "dfi-log-skill", "dfi-log-damage"]
    assert told[: len(order)] == order
    assert (t.g.phase, t.hero("daniel").life) == ("dungeon", 9)


@pytest.mark.rule("DFI-FGT-14")
def test_healing_comes_before_the_damage_of_the_same_miss():
    t = Table("rysiek", "maryla")
    t.hero("rysiek").life = 1
    t.miss("green", "eye")
    assert (t.hero("rysiek").life, t.hero("rysiek").down) == (2, False)


@pytest.mark.rule("DFI-FGT-15")
def test_all_is_open_but_the_rooms_face_down():
    t = Table("jack", "maryla").give("jack", "mostronomicon")
    t.g.below = ["slide"]
    mine, other = (GAME.view(t.g, seat).table for seat in (0, 1))
    assert mine == other
    assert other.heroes[0].gear == ["mostronomicon"]
    assert other.below == ["?"]


# -- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-DIE-01", "DFI-DIE-02")
def test_how_many_dice_there_are_and_what_they_show():
    kinds = dice_kinds()
    assert {kind: found.count for kind, found in kinds.items()} == {"coloured": 3, "white": 9, "water": 3, "snow": 1}
    eyes = {kind: (found.faces.count("eye"), len(found.faces)) for kind, found in kinds.items()}
    assert eyes == {"coloured": (2, 4), "white": (1, 4), "water": (1, 6), "snow": (1, 6)}
    assert kinds["snow"].faces.count("deep_snow") == 3


@pytest.mark.rule("DFI-DIE-04", "DFI-RST-05")
def test_a_white_die_is_thrown_once_and_gone_after_the_fight():
    t = Table(life=5).spend(*COLOURS)
    t.g.white = 2
    t.go("white", thrown(resting("white1", 2)))
    assert (t.g.white, t.fight.spent[-1]) == (1, "white1")
    t.go("white", thrown(resting("white2", 3)))
    assert (t.g.white, t.g.fight) == (0, None)


@pytest.mark.rule("DFI-DIE-04", "DFI-THR-07")
def test_repeating_it_costs_no_other():
    t = Table("jack", foe="temp_yeti", life=9).spend(*COLOURS)
    t.g.white = 2
    t.go("white", thrown(resting("white1", 1)), "careless", thrown(resting("white1", 2)))
    assert (t.g.white, t.foe.life) == (1, 7)


@pytest.mark.rule("DFI-DIE-05", "DFI-EYE-07")
def test_the_eye_of_a_white_die_is_for_any_own_skill_that_no_scar_blocks():
    t = Table("jack", "maryla").spend(*COLOURS)
    t.g.white = 1
    t.hero("jack").scars = ["blue"]
    t.go("white", thrown(resting("white1", 2, "eye")))
    assert (t.prompt, t.options, t.refusal("blue")) == ("dfi-ask-skill", ["red", "green"], "DFI-SCR-05")
    t.go("red")
    assert t.foe.life == 10 - 2 - 2


@pytest.mark.rule("DFI-DIE-05", "DFI-EYE-03")
def test_one_that_does_not_fit_the_result_may_be_chosen_and_does_nothing():
    t = Table("jack", "maryla").spend(*COLOURS)
    t.g.white = 1
    t.go("white", thrown(resting("white1", "table", "eye")), "red")
    assert (t.foe.life, t.active) == (10, "maryla")
    t = Table("jack", "maryla").spend(*COLOURS)
    t.g.white = 1
    t.hero("jack").scars = list(COLOURS)
    t.go("white", thrown(resting("white1", 2, "eye")))
    assert (t.foe.life, t.active) == (8, "maryla")


@pytest.mark.rule("DFI-DIE-07", "DFI-DIE-06")
def test_never_more_than_nine_white_dice():
    t = Table()
    t.g.white = 8
    dice.gain_white(t.g, 2, "DFI-ROM-02")
    assert t.g.white == 9
    t.spend("white1")
    t.g.white = 8
    dice.gain_white(t.g, 1, "DFI-ROM-02")
    assert t.g.white == 8


@pytest.mark.rule("DFI-DIE-08")
def test_special_dice_are_for_this_fight_and_are_not_recovered():
    t = Table(life=99)
    t.fight.special = ["snow"]
    t.throw("snow", resting("snow", (0.0, 13.0), "blank"))
    assert "snow" in t.fight.spent
    dice.recover(t.g, "DFI-FGT-09")
    assert dice.pool(t.g) == ["red", "green", "blue"]


@pytest.mark.rule("DFI-DIE-09", "DFI-DIE-13", "DFI-DIE-15")
def test_three_water_cubes_in_one_turn_of_which_one_counts():
    t = Table("jack", "maryla", life=20)
    t.fight.special = ["water"]
    t.fight.icebergs = [3]
    slips = (
        resting("water1", 4, "blank"),
        resting("water2", "table", "eye", ("table", "iceberg3")),
        resting("water3", 3, "eye", ("target",)),
    )
    t.go("water", thrown(*slips))
    assert (t.prompt, t.options) == ("dfi-ask-cube", ["water1", "water2", "water3"])
    t.go("water1")
    assert (t.foe.life, t.hero("jack").life, t.fight.icebergs) == (16, 9, [])
    assert (t.active, t.fight.spent, t.fight.special) == ("maryla", ["water"], [])


@pytest.mark.rule("DFI-DIE-10", "DFI-RST-05")
def test_after_the_fight_special_dice_are_gone_used_or_not():
    t = Table(life=2)
    t.fight.special = ["water", "snow"]
    t.hit("red", 2)
    assert t.g.fight is None


@pytest.mark.rule("DFI-DIE-11")
def test_the_eye_of_a_special_die_is_for_any_skill():
    t = Table("jack", "maryla")
    t.fight.special = ["snow"]
    t.go("snow", thrown(resting("snow", (0.0, 13.0), "eye")))
    assert (t.prompt, t.options) == ("dfi-ask-skill", ["red", "green", "blue"])


@pytest.mark.rule("DFI-DIE-12", "DFI-DIE-16")
def test_deep_snow_spares_whoever_misses_and_does_nothing_on_a_hit():
    t = Table("jack", "maryla")
    t.fight.special = ["snow"]
    t.throw("snow", resting("snow", "table", "deep_snow"))
    assert (t.hero("jack").life, "dfi-log-deep-snow" in t.log()) == (9, True)
    assert [kind for kind, found in dice_kinds().items() if "deep_snow" in found.faces] == ["snow"]
    t = Table("jack", "maryla")
    t.fight.special = ["snow"]
    t.throw("snow", resting("snow", (0.0, 13.0), "deep_snow"))
    assert t.foe.life < 10
    assert "dfi-log-deep-snow" not in t.log()


@pytest.mark.rule("DFI-DIE-14")
def test_when_water_is_thrown_again_all_three_are():
    t = Table("jack", foe="temp_yeti")
    t.fight.special = ["water"]
    ones = [resting(f"water{number}", 1) for number in (1, 2, 3)]
    t.go("water", thrown(*ones), "water2", "careless")
    assert t.prompt == "dfi-ask-throw"
    t.go(thrown(*(resting(f"water{number}", 3) for number in (1, 2, 3))), "water3")
    assert t.foe.life == 4


@pytest.mark.rule("DFI-DIE-14")
def test_the_right_to_do_so_must_come_from_the_chosen_cube():
    t = Table("jack", foe="temp_yeti")
    t.fight.special = ["water"]
    t.go("water", thrown(resting("water1", 1), resting("water2", 3), resting("water3", 1)), "water2")
    assert (t.foe.life, t.prompt) == (4, "dfi-ask-die")


@pytest.mark.rule("DFI-DIE-15")
def test_a_second_source_of_water_brings_back_what_was_thrown():
    t = Table(life=99)
    t.fight.special = ["water"]
    dice.gain_special(t.g, "water", "DFI-DIE-15")
    assert t.fight.special == ["water"]
    t.go("water", thrown(*(resting(f"water{number}", 3) for number in (1, 2, 3))), "water1")
    dice.gain_special(t.g, "water", "DFI-DIE-15")
    assert (t.fight.special, t.fight.spent, t.fight.lying) == (["water"], [], [])


@pytest.mark.rule("DFI-DIE-03")
def test_the_symbol_is_read_wherever_the_die_lies():
    t = Table("jack", "maryla").throw("green", resting("green", "floor", "eye", ("table", "floor")))
    assert t.g.coins == 1


# -- throws -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-THR-01")
def test_from_anywhere_round_the_table():
    t = Table().go("red")
    assert t.ask is not None
    bounds = {axis.name: (axis.low, axis.high) for axis in t.ask.space.axes}
    assert bounds["bearing"] == (-180, 180)
    assert bounds["distance"][0] == 30
    assert bounds["height"] == (2, 120)


@pytest.mark.rule("DFI-THR-06")
def test_one_throw_a_turn_and_it_counts():
    t = Table("jack", "maryla").miss("red")
    assert t.asked.count("dfi-ask-throw") == 1
    assert t.active == "maryla"


@pytest.mark.rule("DFI-THR-07", "DFI-EQP-06")
def test_a_repeated_throw_is_declared_afresh():
    t = Table("jack", foe="temp_yeti").give("jack", "anvil", "ramboril")
    t.go("red", ("anvil",), thrown(resting("red", 1, touches=("in_time", "table", "target"))), "careless")
    assert t.prompt == "dfi-ask-declare"
    t.go((), thrown(resting("red", 3)))
    assert (t.foe.life, t.asked.count("dfi-ask-declare")) == (4, 2)


@pytest.mark.rule("DFI-THR-09")
def test_a_bot_is_asked_what_a_person_is_asked():
    t = Table().go("red")
    assert t.ask is not None
    aim = t.ask.space.enumerate(1)[0]
    assert t.ask.space.why_not(aim) is None
    assert t.ask.space.why_not((*aim[:-1], 99.0)) is not None


@pytest.mark.rule("DFI-THR-04")
def test_more_bounces_and_other_dice_do_no_harm():
    t = Table().throw("red", resting("red", 3, touches=("table", "table", "dice", "table", "target", "dice")))
    assert t.foe.life == 7


@pytest.mark.rule("DFI-BRD-06", "DFI-UNI-07")
def test_a_line_is_a_line_whichever_section_wins():
    for counted in (3, 4):
        t = Table(life=99)
        t.foe.bully = True
        t.go("red", thrown(between("red", 3, 4, counted=counted)))
        assert t.prompt == "dfi-ask-change"
        t.go("bully")
        assert t.foe.life == 92


@pytest.mark.rule("DFI-REB-12")
def test_flipped_frost_is_lying_there_for_the_next_throw():
    t = Table()
    cut_out = flipped("frost1", (0.0, 12.0))
    t.fight.lying = [Lying("frost1", cut_out.pose)]
    t.throw("red", resting("red", (0.0, 15.0), touches=("table", "frost1"), on=("frost1",)))
    assert "dfi-log-hit" in t.log()
