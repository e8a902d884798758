"""What a hit does, what a miss costs, eyes, and who falls."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import Table
from dungeonfighter.thrown import between, resting, thrown
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.figures import max_life
from undercroft.games.dungeonfighter.rules import knock_outs
from undercroft.games.dungeonfighter.state import COLOURS, Lying

# -- hits -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-HIT-03", "DFI-HIT-04", "DFI-EQP-05", "DFI-EQP-07")
def test_all_that_is_added_adds_up():
    t = Table("jack", life=40).give("jack", "ramboril", "oracles_poker")
    t.foe.tune = True
    t.fight.icebergs = [1, 2]
    way = ("in_time", "table", "target", "iceberg1", "iceberg2")
    t.go("red", ("ramboril", "oracles_poker", "spin"), thrown(resting("red", 3, "eye", way)))
    assert t.foe.life == 40 - (3 + 2 + 4 + 2 + 2 + 2)  # section, both weapons, Pierce, the spin, two icebergs
    assert t.hero("jack").gear == ["ramboril", "oracles_poker"]  # not spent


@pytest.mark.rule("DFI-HIT-04", "DFI-HSK-08")
def test_smash_replaces_the_number_even_where_a_line_could_be_added_up():
    t = Table("maryla", "jack", life=40)
    t.foe.bully = True
    t.go("red", thrown(between("red", 3, 4, counted=4, symbol="eye")))
    assert (t.foe.life, t.foe.bully) == (35, True)


@pytest.mark.rule("DFI-HIT-04")
def test_token_and_elixir_make_one_sum():
    t = Table("jack", life=40).give("jack", "enlargement_elixir")
    t.foe.bully = True
    t.go("red", thrown(between("red", 3, 4, counted=4)), "bully")
    assert (t.foe.life, t.hero("jack").gear) == (33, ["enlargement_elixir"])


@pytest.mark.rule("DFI-HIT-05", "DFI-RST-02")
def test_how_far_below_none_is_remembered():
    t = Table(life=1)
    fight = t.fight
    t.hit("red", 4)
    assert (fight.foe.life, fight.overkill) == (-3, True)


@pytest.mark.rule("DFI-HIT-06", "DFI-REB-16")
def test_a_hit_worth_nothing_is_a_hit():
    t = Table("jack", "maryla").give("jack", "ramboril")
    t.fight.lying = [Lying("frost1", resting("red", (0.0, 12.0)).pose)]
    slip = resting("red", (0.0, 15.0), "eye", ("table", "frost1"), on=("frost1",))
    t.go("red", ("ramboril",), thrown(slip))
    assert (t.foe.life, t.hero("jack").life) == (10 - 0 - 2 - 2, 9)


# -- misses -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-MIS-06")
def test_the_active_hero_alone_takes_the_damage_on_the_card():
    t = Table("jack", "maryla", foe="troubled_king").miss()
    assert [hero.life for hero in t.g.heroes] == [5, 9]
    assert t.foe.life == 19


@pytest.mark.rule("DFI-MIS-07", "DFI-EQP-08")
def test_one_prevention_is_enough():
    t = Table("jack", "maryla").give("jack", "woolly_breastplate").give("maryla", "mostronomicon").miss()
    assert (t.prompt, t.options) == ("dfi-ask-prevent", ["woolly_breastplate:jack", "pass"])
    t.go("woolly_breastplate:jack")
    assert (t.hero("jack").life, t.hero("maryla").gear, t.prompt) == (9, ["mostronomicon"], "dfi-ask-die")


@pytest.mark.rule("DFI-MIS-07")
def test_what_prevents_it_by_itself_leaves_cards_alone():
    t = Table("daniel", "jack").give("daniel", "woolly_breastplate").miss("red", "eye")
    assert (t.hero("daniel").life, t.prompt) == (9, "dfi-ask-die")


@pytest.mark.rule("DFI-MIS-08", "DFI-EQP-07", "DFI-HSK-03")
def test_weapons_give_nothing_on_a_miss():
    t = Table("daniel", "jack").give("daniel", "ramboril")
    t.go("red", ("ramboril",), thrown(resting("red", "table", "eye")))
    assert t.foe.life == 8


# -- eyes -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-EYE-01")
def test_every_hero_has_a_skill_of_each_colour_and_a_track_of_nine():
    for hero in content().heroes.values():
        assert tuple(hero.skills) == COLOURS
        assert hero.life == 9
        assert set(hero.slots) == {"weapon", "armour", "curio"}


@pytest.mark.rule("DFI-EYE-02", "DFI-EYE-07")
@pytest.mark.parametrize(("die", "life", "coins"), [("red", 6, 0), ("green", 8, 1), ("blue", 8, 0)])
def test_an_eye_sets_off_the_own_skill_of_its_colour(die: str, life: int, coins: int):
    t = Table("jack", "daniel").hit(die, 2, "eye")
    assert (t.foe.life, t.g.coins, t.foe.bully) == (life, coins, die == "blue")
    assert t.log().count("dfi-log-skill") == 1


@pytest.mark.rule("DFI-EYE-03")
def test_a_skill_for_hits_is_wasted_on_a_miss():
    t = Table("jack", "maryla").miss("red", "eye")
    assert (t.foe.life, "dfi-log-eye-wasted" in t.log(), "dfi-log-skill" in t.log()) == (10, True, False)
    t = Table("daniel", "maryla").hit("red", 2, "eye")
    assert (t.foe.life, "dfi-log-eye-wasted" in t.log()) == (8, True)


@pytest.mark.rule("DFI-EYE-04", "DFI-TEC-04")
def test_one_for_both_works_far_off_the_target_and_after_a_failed_technique():
    t = Table("jack", "maryla", foe="bobber_goblin").throw("green", resting("green", 3, "eye"))
    assert (t.g.coins, "dfi-log-miss" in t.log()) == (1, True)


@pytest.mark.rule("DFI-EYE-05")
def test_may_is_not_must():
    t = Table("maryla", "jack").hit("green", 4, "eye")
    assert t.options == ["again", "keep"]
    t.go("keep")
    assert (t.foe.life, t.active) == (6, "jack")


@pytest.mark.rule("DFI-EYE-06")
def test_a_scar_blinds_the_eye():
    t = Table("jack", "maryla")
    t.hero("jack").scars = ["red"]
    t.hit("red", 2, "eye")
    assert t.foe.life == 8


# -- knocked out ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-KO-01")
def test_at_no_life_a_hero_is_out_until_the_end_of_the_fight():
    t = Table("maryla", "rysiek", "jack").give("maryla", "mostronomicon", "stone_snowball")
    t.hero("maryla").life = 2
    t.give("maryla")
    t.miss("red").go("pass")
    assert (t.hero("maryla").down, t.active) == (True, "rysiek")
    t.miss("green")
    assert t.prompt == "dfi-ask-die"  # her cards are out of reach
    assert t.active == "jack"


@pytest.mark.rule("DFI-KO-02", "DFI-HSK-04")
def test_who_is_down_is_not_healed():
    t = Table("daniel", "jack")
    t.hero("jack").life, t.hero("jack").down = 0, True
    t.hit("green", 2, "eye")
    assert t.hero("jack").life == 0


@pytest.mark.rule("DFI-KO-03", "DFI-WIN-02")
def test_when_all_are_down_the_game_is_lost_and_the_dead_do_not_count():
    t = Table("jack", "maryla", "daniel")
    t.hero("maryla").down, t.hero("daniel").dead, t.hero("jack").life = True, True, 1
    t.miss()
    assert (t.g.winner, t.g.phase) == ("dungeon", "over")
    assert t.news("dfi-lost-all-down").rule == "DFI-KO-03"


@pytest.mark.rule("DFI-KO-04")
def test_life_stays_between_none_and_the_maximum():
    t = Table("jack", "maryla")
    jack = t.hero("jack")
    jack.scars, jack.life = ["red"], 6
    knock_outs.heal(t.g, jack, 5, "DFI-HSK-06")
    assert (jack.life, max_life(jack)) == (7, 7)
    knock_outs.hurt(t.g, jack, 99, "DFI-MIS-06")
    assert jack.life == 0


@pytest.mark.rule("DFI-KO-05", "DFI-EQP-10")
def test_just_before_falling_a_curio_can_still_be_used():
    t = Table("jack", "maryla").give("jack", "hot_water_bottle")
    t.hero("jack").life = 2
    t.miss()
    assert t.options == ["hot_water_bottle:jack:jack", "pass"]
    t.go("hot_water_bottle:jack:jack")
    assert (t.hero("jack").life, t.hero("jack").down, t.g.discard) == (4, False, ["hot_water_bottle"])


@pytest.mark.rule("DFI-KO-05")
def test_after_that_it_is_too_late():
    t = Table("jack", "maryla").give("jack", "hot_water_bottle")
    t.hero("jack").life = 2
    t.miss().go("pass")
    assert (t.hero("jack").down, t.hero("jack").gear) == (True, ["hot_water_bottle"])
