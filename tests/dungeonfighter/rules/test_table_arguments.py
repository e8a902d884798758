"""More questions that a table might argue about, chapter by chapter."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import Table
from dungeonfighter.thrown import between, flipped, resting, thrown
from undercroft.games.dungeonfighter.state import COLOURS, Lying

AT = (0.0, 12.0)
ON_WEAK = (0.5, 12.0)


# -- dice -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-FGT-06", "DFI-DIE-08")
def test_neither_white_nor_recovery_while_a_special_die_is_left() -> None:
    t = Table("jack", "maryla").spend(*COLOURS)
    t.fight.special = ["snow"]
    t.go()
    assert t.options == ["snow"]
    assert (t.refusal("white"), t.refusal("recover")) == ("DFI-FGT-06", "DFI-FGT-06")


@pytest.mark.rule("DFI-DIE-08")
def test_a_special_die_that_was_thrown_is_refused_for_what_it_is() -> None:
    t = Table("jack", "maryla").spend(*COLOURS, "snow")
    assert t.go().refusal("snow") == "DFI-DIE-08"


@pytest.mark.rule("DFI-DIE-08", "DFI-FGT-09")
def test_a_recovery_brings_back_colours_alone() -> None:
    t = Table("jack", "maryla").spend(*COLOURS, "water", "white1").go("recover")
    assert t.options == list(COLOURS)
    assert t.fight.spent == ["water", "white1"]


@pytest.mark.rule("DFI-DIE-13", "DFI-REB-04")
def test_a_cube_that_is_not_chosen_takes_its_iceberg_away_for_nothing() -> None:
    t = Table("jack", "maryla", life=20)
    t.fight.special, t.fight.icebergs = ["water"], [1, 2]
    t.go(
        "water",
        thrown(
            resting("water1", 3),
            resting("water2", "table", touches=("table", "iceberg1")),
            resting("water3", "hole", touches=("table", "iceberg2"), on=("table",)),
        ),
        "water1",
    )
    assert (t.foe.life, t.fight.icebergs) == (17, [])


@pytest.mark.rule("DFI-DIE-16")
def test_deep_snow_spares_whoever_failed_a_technique_too() -> None:
    t = Table("jack", "maryla", foe="bobber_goblin")
    t.fight.special = ["snow"]
    t.throw("snow", resting("snow", 3, "deep_snow", touches=("table", "target")))
    assert (t.hero("jack").life, t.foe.life) == (9, 6)


# -- hits -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-UNI-06", "DFI-UNI-07", "DFI-FGT-14")
def test_jack_can_use_the_token_for_the_very_throw_that_brought_it() -> None:
    t = Table("jack", "maryla", life=20).go("blue", thrown(between("blue", 3, 4, counted=3, symbol="eye")))
    assert (t.prompt, t.options) == ("dfi-ask-change", ["bully", "pass"])
    t.go("bully")
    assert (t.foe.life, t.foe.bully) == (13, False)


@pytest.mark.rule("DFI-UNI-07")
def test_a_token_that_is_not_used_stays_on_the_card() -> None:
    t = Table("jack", "maryla", life=20)
    t.foe.bully = True
    t.go("red", thrown(between("red", 3, 4, counted=4)), "pass")
    assert (t.foe.life, t.foe.bully) == (16, True)


@pytest.mark.rule("DFI-RAR-05", "DFI-HIT-04")
def test_the_amulet_needs_no_more_than_the_bullseye_whatever_the_skill_was() -> None:
    t = Table("jack", "maryla", foe="rotting_black_knight")
    t.g.rarities = ["lucky_amulet"]
    t.throw("red", "bullseye", symbol="eye")
    assert t.g.phase == "dungeon"  # an eye makes it ultra-critical without the amulet
    assert t.g.rarities == ["lucky_amulet"]


@pytest.mark.rule("DFI-HSK-08", "DFI-VAR-08", "DFI-BUL-01")
def test_an_upgraded_smash_on_the_bullseye_makes_a_five_of_it() -> None:
    t = Table("maryla", "jack", life=20, ballads=True)
    t.hero("maryla").upgrades = {"red": True}
    t.throw("red", "bullseye").go("use")
    assert t.foe.life == 15


@pytest.mark.rule("DFI-RST-02", "DFI-HIT-05")
@pytest.mark.parametrize(("symbol", "more"), [("blank", 0), ("eye", 1)])
def test_two_below_none_is_no_overkill_and_a_pierce_more_is(symbol: str, more: int) -> None:
    t = Table("jack", "maryla", life=1)
    gold = t.foe.gold
    assert t.hit("red", 3, symbol).g.coins == gold + more


@pytest.mark.rule("DFI-REB-05", "DFI-FGT-12", "DFI-FGT-14")
def test_an_iceberg_that_finishes_the_monster_leaves_the_misser_unhurt_and_chief() -> None:
    t = Table("jack", "maryla", "daniel", life=1)
    t.fight.icebergs = [1]
    t.throw("red", resting("red", "table", touches=("table", "iceberg1")))
    assert (t.g.phase, t.hero("jack").life, t.g.heroes[t.g.chief].id) == ("dungeon", 9, "jack")


@pytest.mark.rule("DFI-REB-18", "DFI-UNI-02")
def test_on_the_weak_point_the_tune_still_begins() -> None:
    t = Table("daniel", "jack", life=9)
    t.fight.lying = [Lying("weak", flipped("weak", AT).pose)]
    t.throw("blue", resting("blue", ON_WEAK, "eye", on=("weak",)))
    assert (t.foe.life, t.foe.tune) == (4, True)


@pytest.mark.rule("DFI-MAB-03", "DFI-REB-17")
def test_the_weak_point_is_a_hit_that_wakes_a_requirement() -> None:
    t = Table("jack", "maryla", foe="awakened_horror")
    t.fight.lying = [Lying("weak", flipped("weak", AT).pose)]
    t.throw("red", resting("red", ON_WEAK, on=("weak",)))
    assert (t.foe.life, t.foe.mad) == (20, 1)


# -- misses and knock-outs --------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-BOS-05", "DFI-KO-01")
def test_the_last_die_missed_by_a_hero_who_falls_over_it_loses_the_battle() -> None:
    t = Table("jack", "maryla", foe="phantom_stallkeeper").spend("red", "green")
    t.g.white, t.hero("jack").life = 0, 5
    t.miss("blue")
    assert (t.g.winner, t.hero("jack").down, t.hero("maryla").down) == ("dungeon", True, False)
    assert t.rules()[-1] == "DFI-BOS-05"


@pytest.mark.rule("DFI-BOS-04", "DFI-BOS-05")
def test_against_the_big_bad_white_dice_go_on_and_the_recovery_is_refused() -> None:
    t = Table("jack", "maryla", foe="phantom_stallkeeper").spend(*COLOURS)
    t.g.white = 1
    assert t.go().options == ["white"]
    assert t.refusal("recover") == "DFI-BOS-04"


@pytest.mark.rule("DFI-HSK-04", "DFI-KO-02", "DFI-FGT-14")
def test_panacea_saves_a_misser_from_the_miss_but_not_who_is_down() -> None:
    t = Table("daniel", "jack", "maryla", foe="sneezing_snowman")
    t.hero("daniel").life, t.hero("jack").life, t.hero("jack").down = 1, 0, True
    t.miss("green", "eye")
    assert [(hero.life, hero.down) for hero in t.g.heroes] == [(1, False), (0, True), (9, False)]


@pytest.mark.rule("DFI-SCR-05", "DFI-EYE-06", "DFI-VAR-05")
def test_a_scarred_spider_does_not_spare_and_gives_no_experience() -> None:
    t = Table("daniel", "jack", ballads=True)
    t.hero("daniel").scars, t.hero("daniel").life = ["red"], 7
    t.miss("red", "eye")
    assert (t.hero("daniel").life, t.foe.life, t.hero("daniel").experience) == (5, 10, 0)


@pytest.mark.rule("DFI-EYE-07", "DFI-HSK-01")
def test_her_second_try_with_a_white_die_throws_the_same_one() -> None:
    t = Table("maryla", "jack").spend(*COLOURS)
    t.g.white = 2
    t.go("white", thrown(resting("white1", "table", "eye")), "green", "again", thrown(resting("white1", 3)))
    assert (t.g.white, t.foe.life, t.hero("maryla").life) == (1, 7, 9)


@pytest.mark.rule("DFI-MAB-02", "DFI-HSK-01")
def test_who_keeps_a_careless_one_still_has_her_eye() -> None:
    t = Table("maryla", "jack", foe="bloodthirsty_penguin").hit("green", 1, "eye")
    t.go("keep")
    assert t.prompt == "dfi-ask-second-try"
    t.go("keep")
    assert (t.foe.life, t.active) == (12, "jack")


@pytest.mark.rule("DFI-MAB-02", "DFI-REB-04")
def test_an_iceberg_touched_by_a_one_that_is_forgotten_deals_nothing() -> None:
    t = Table("jack", "maryla", foe="bloodthirsty_penguin")
    t.fight.icebergs = [1]
    t.throw("red", resting("red", 1, touches=("table", "iceberg1", "target"))).go("careless", thrown(resting("red", 2)))
    assert (t.foe.life, t.fight.icebergs) == (11, [])


@pytest.mark.rule("DFI-FGT-11", "DFI-FGT-10")
def test_dice_that_another_had_to_pay_for_can_be_recovered_again_at_full_price() -> None:
    t = Table("jack", "maryla", life=99).spend(*COLOURS).go("recover")
    t.hit("red", 1).hit("green", 1).hit("blue", 1).go("recover")
    assert [hero.life for hero in t.g.heroes] == [5, 5]


# -- between fights ---------------------------------------------------------------------------------------------------


def shop(*stall: str, coins: int) -> Table:
    t = Table("maryla", "rysiek")
    t.g.phase, t.g.fight, t.g.shopping, t.g.trips, t.g.coins = "shopping", None, True, 1, coins
    t.g.stall = list(stall)
    return t.go()


@pytest.mark.rule("DFI-SHP-03")
def test_the_last_coin_buys_and_one_too_few_does_not() -> None:
    t = shop("ramboril", "anvil", coins=3)
    assert "buy:ramboril" in t.options
    t.go("buy:ramboril", "maryla")
    assert (t.g.coins, t.hero("maryla").gear) == (0, ["ramboril"])
    assert t.refusal("buy:anvil") == "DFI-SHP-03"
    assert t.refusal("white_die") == "DFI-SHP-03"


@pytest.mark.rule("DFI-SHP-04", "DFI-EQP-02")
def test_a_card_left_behind_makes_room_for_another_in_the_shop() -> None:
    t = shop("anvil", coins=9)
    t.hero("maryla").gear = ["ramboril"]
    t.hero("rysiek").gear = ["horned_helmet", "oracles_poker"]
    assert t.refusal("buy:anvil") == "DFI-SHP-04"
    t.go("drop:ramboril:maryla", "buy:anvil")
    assert (t.hero("maryla").gear, t.g.discard) == (["anvil"], [])


@pytest.mark.rule("DFI-SHP-06", "DFI-KO-04")
def test_healing_passes_over_who_is_well_and_is_refused_when_all_are() -> None:
    t = shop(coins=3)
    assert t.refusal("heal") == "DFI-KO-04"
    t = shop(coins=3)
    t.hero("maryla").life = 8
    t.go("heal")
    assert (t.hero("maryla").life, t.hero("rysiek").life, t.g.coins) == (9, 9, 2)


@pytest.mark.rule("DFI-SCR-04", "DFI-SCR-03")
@pytest.mark.parametrize(("before", "life"), [([], 7), (["red"], 5), (["red", "blue"], 3)])
def test_a_scar_gives_all_life_back_up_to_the_new_maximum(before: list, life: int) -> None:
    t = Table("jack", "maryla", life=1)
    jack = t.hero("jack")
    jack.scars, jack.down, jack.life = list(before), True, 0
    t.fight.active = 1
    t.hit().go("green")
    assert (jack.life, jack.down, jack.scars) == (life, False, [*before, "green"])


@pytest.mark.rule("DFI-SOL-01", "DFI-FGT-08")
def test_alone_both_heroes_pay_and_the_vote_is_one() -> None:
    t = Table("jack", "maryla", foe="bobber_goblin", room="slide")
    t.g.players = 1
    for hero in t.g.heroes:
        hero.seat = 0
    t.fight.stage = "flee"
    t.go(["flee"])
    assert [hero.life for hero in t.g.heroes] == [7, 7]
