"""Cases where two rules meet: each a question that a table might argue about, with the answer of the ledger."""

from __future__ import annotations

import pytest

from dungeonfighter.positions import GAME, Table
from dungeonfighter.thrown import flipped, posed, resting, thrown
from undercroft.games.dungeonfighter.geometry import Area, Point, area_at, corners
from undercroft.games.dungeonfighter.rules.judging import judge, line, most, place
from undercroft.games.dungeonfighter.state import Lying, Slip

AT = (0.0, 12.0)
HOLE, MARGIN, BONES, TABLE = Area("hole", 0, 1), Area("margin"), Area("bones"), Area("table")


def section(value: int, number: int = 0) -> Area:
    return Area("section", value, number)


# -- borders ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-BRD-04")
@pytest.mark.parametrize(
    ("under", "area"),
    [
        ([section(3), section(3), BONES, MARGIN], "bones"),  # two in, two out: whatever they are out on
        ([section(3), section(3), section(3), BONES], "section"),
        ([section(3), section(3), TABLE, TABLE, HOLE], "table"),
        ([section(3), section(2), MARGIN], "margin"),
        ([section(3), section(3), MARGIN], "section"),
        ([Area("frost"), Area("opening")], "opening"),  # nought is still more than a miss
        ([Area("opening"), Area("frost")], "opening"),
        ([Area("bullseye", 10), HOLE], "hole"),
    ],
)
def test_misses_count_together_and_an_even_split_is_one(under: list[Area], area: str) -> None:
    assert most(under)[0] == area


@pytest.mark.rule("DFI-BRD-04")
def test_a_snow_die_with_two_corners_off_the_sections_on_margin_and_bones_has_missed() -> None:
    found = _snow_over_the_edge()
    kinds = sorted(area_at(*corner).kind for corner in found[1])
    assert kinds == ["bones", "margin", "section", "section"]
    assert place(found[0])[0] != "section"


def _area(point: Point) -> Area:
    return area_at(*point)


def _snow_over_the_edge() -> tuple[Slip, tuple[Point, ...]]:
    for step in range(160, 220):
        for yaw in range(0, 90, 3):
            slip = posed("snow", (step / 10, 0.2, float(yaw)))
            under = corners("snow", slip.pose)
            kinds = [area_at(*corner).kind for corner in under]
            if sorted(kinds) == ["bones", "margin", "section", "section"] and len({*map(_area, under)}) == 3:
                return slip, under
    raise LookupError("nowhere does it lie so")


@pytest.mark.rule("DFI-BRD-02", "DFI-BRD-03")
def test_one_corner_each_in_three_sections_goes_to_the_lowest() -> None:
    assert most([section(4, 1), section(2, 2), section(5, 3)]) == ("section", 2)
    assert most([section(5, 1), section(5, 2), section(6, 3)]) == ("section", 5)


@pytest.mark.rule("DFI-BRD-06", "DFI-REB-06")
def test_what_a_cut_out_covers_makes_no_line() -> None:
    slip = posed("red", (-10.0, -0.75, 0.0))
    assert line(slip, judge(slip, ())) == (4, 3)
    over_the_four = [Lying("weak", flipped("weak", (-10.0, -3.0)).pose)]
    verdict = judge(slip, (), over_the_four)
    assert (verdict.area, verdict.value, line(slip, verdict, over_the_four)) == ("section", 3, ())


# -- what is in the air -----------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-UNI-03", "DFI-TEC-03")
def test_a_weapon_that_demands_a_spin_earns_the_tune_as_well() -> None:
    t = Table("jack", "daniel", life=30).give("jack", "hammer_on_a_string")
    t.foe.tune = True
    t.go("red", ("hammer_on_a_string",), thrown(resting("red", 2, touches=("in_time", "table", "target"))))
    assert t.foe.life == 30 - 2 - 4 - 2


@pytest.mark.rule("DFI-UNI-03")
def test_without_the_tune_it_does_not() -> None:
    t = Table("jack", "daniel", life=30).give("jack", "hammer_on_a_string")
    t.go("red", ("hammer_on_a_string",), thrown(resting("red", 2, touches=("in_time", "table", "target"))))
    assert t.foe.life == 30 - 2 - 4
    t = Table("jack", foe="dizzy_mammoth", life=30)
    t.throw("red", resting("red", 2, touches=("in_time", "table", "target")))
    assert t.foe.life == 28


# -- cut-outs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-REB-10", "DFI-MON-06")
def test_frost_that_room_and_monster_demand_lies_there_already_for_the_second() -> None:
    t = Table("jack", "maryla", foe="frozen_accountant", room="thin_ice")
    t.fight.stage = "prepare"
    t.go(thrown(flipped("frost1", AT)), thrown(flipped("frost2", (0.0, -12.0))))
    assert (t.prompt, t.options) == ("dfi-ask-cut-out", ["leave", "flip"])
    t.go("leave", "flip", thrown(flipped("frost2", (12.0, 0.0))))
    assert (t.prompt, [one.body for one in t.fight.lying]) == ("dfi-ask-die", ["frost1", "frost2"])


@pytest.mark.rule("DFI-REB-10", "DFI-REB-07")
def test_the_active_hero_says_whether_it_stays_and_the_user_flips() -> None:
    t = Table("jack", "maryla").give("maryla", "mostronomicon")
    t.fight.lying = [Lying("weak", flipped("weak", AT).pose)]
    t.miss().go("mostronomicon:maryla")
    assert t.ask is not None
    assert (t.prompt, t.ask.seats) == ("dfi-ask-cut-out", (0,))
    t.go("flip")
    assert (t.prompt, t.ask.seats) == ("dfi-ask-flip", (1,))


# -- turns and chiefs -------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-RAR-02", "DFI-FGT-11")
def test_who_takes_over_after_a_recovery_has_a_turn_with_rarities_of_its_own() -> None:
    t = Table("jack", "maryla").spend("red", "green", "blue")
    t.g.rarities, t.g.coins = ["packed_lunch"], 2
    t.hero("jack").life, t.hero("maryla").life = 1, 8
    t.go("use:packed_lunch")
    t.hero("jack").life = 1
    t.go("recover")
    assert (t.active, t.hero("jack").down) == ("maryla", True)
    assert "use:packed_lunch" in t.options


@pytest.mark.rule("DFI-SCR-07", "DFI-RND-04")
def test_the_dead_lead_nobody() -> None:
    t = Table("jack", "maryla", "daniel", life=3).give("maryla", "stone_snowball")
    jack = t.hero("jack")
    jack.scars, jack.life = ["red", "green", "blue"], 1
    t.miss().go("pass")
    assert jack.down
    GAME.stand(t.g, 1, "stone_snowball:maryla:")
    t._begin()
    t.go()
    assert (t.g.phase, jack.dead, t.g.heroes[t.g.chief].id) == ("dungeon", True, "maryla")


# -- curios at the last moment ----------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-KO-05", "DFI-EQP-10")
def test_who_is_about_to_fall_can_still_use_whatever_there_is() -> None:
    t = Table("jack", "maryla", life=9).give("jack", "sniper_sprinkler", "stone_snowball")
    t.hero("jack").life = 2
    t.miss()
    assert t.options == ["sniper_sprinkler:jack:", "stone_snowball:jack:", "pass"]
    t.go("sniper_sprinkler:jack:", "pass")
    assert (t.hero("jack").down, t.fight.special, t.g.discard) == (True, ["water"], ["sniper_sprinkler"])


@pytest.mark.rule("DFI-KO-05", "DFI-FGT-12")
def test_a_curio_that_ends_the_fight_comes_before_the_damage_of_the_miss() -> None:
    t = Table("jack", "maryla", life=3, ballads=True).give("maryla", "stone_snowball")
    t.miss()
    assert (t.prompt, t.options) == ("dfi-ask-prevent", ["stone_snowball:maryla:", "pass"])
    t.go("stone_snowball:maryla:")
    assert (t.g.phase, t.hero("jack").life) == ("dungeon", 9)
    assert [hero.experience for hero in t.g.heroes] == [0, 1]  # it was not the throw that did it
    t = Table("jack", "maryla", life=4).give("maryla", "stone_snowball").miss()
    assert t.prompt == "dfi-ask-die"  # it would not end the fight


@pytest.mark.rule("DFI-KO-05", "DFI-FGT-08")
def test_the_price_of_a_recovery_waits_for_who_would_fall_over_it() -> None:
    t = Table("jack", "maryla").spend("red", "green", "blue").give("jack", "hot_water_bottle")
    t.hero("maryla").life = t.hero("jack").life = 2
    t.go("recover")
    assert t.ask is not None
    assert (t.prompt, t.ask.seats) == ("dfi-ask-last-moment", (0,))
    assert t.options == ["hot_water_bottle:jack:jack", "hot_water_bottle:jack:maryla", "pass"]
    t.go("hot_water_bottle:jack:maryla")
    assert [(hero.life, hero.down) for hero in t.g.heroes] == [(0, True), (4, False)]
    assert t.active == "maryla"
    assert t.options == ["red", "green", "blue"]


@pytest.mark.rule("DFI-KO-05", "DFI-FGT-08")
def test_a_monster_that_falls_before_the_price_is_paid_costs_nothing() -> None:
    t = Table("jack", "maryla", life=3).spend("red", "green", "blue").give("jack", "stone_snowball")
    t.hero("jack").life = 2
    t.go("recover", "stone_snowball:jack:")
    assert (t.g.phase, t.hero("jack").life, t.hero("maryla").life) == ("dungeon", 2, 9)


@pytest.mark.rule("DFI-KO-05", "DFI-RUN-03", "DFI-REB-09")
def test_fleeing_and_bad_flips_wait_for_who_would_fall_as_well() -> None:
    t = Table("jack", "maryla", foe="bobber_goblin", room="slide").give("maryla", "hot_water_bottle")
    t.fight.stage = "flee"
    t.hero("maryla").life = 2
    t.go(["flee", "flee"])
    assert t.prompt == "dfi-ask-last-moment"
    t.go("hot_water_bottle:maryla:maryla")
    assert (t.hero("maryla").life, t.hero("jack").life) == (4, 7)
    t = Table("jack", "maryla", room="anatomy_class").give("jack", "hot_water_bottle")
    t.fight.stage, t.hero("jack").life = "prepare", 1
    t.go(thrown(flipped("weak", (30.0, 0.0), on=("table",))))
    assert t.prompt == "dfi-ask-last-moment"
    t.go("hot_water_bottle:jack:jack")
    assert (t.prompt, t.hero("jack").life) == ("dfi-ask-flip", 4)


@pytest.mark.rule("DFI-EQP-10", "DFI-DIE-04", "DFI-FGT-12")
def test_a_white_die_in_hand_when_a_curio_ends_the_fight_has_not_been_used() -> None:
    t = Table("jack", "maryla", life=3).spend("red", "green", "blue").give("maryla", "stone_snowball")
    t.g.white = 2
    t.go("white")
    assert (t.prompt, t.g.white) == ("dfi-ask-throw", 1)
    GAME.stand(t.g, 1, "stone_snowball:maryla:")
    t._begin()
    t.go()
    assert (t.g.phase, t.g.white) == ("dungeon", 2)


@pytest.mark.rule("DFI-EQP-10", "DFI-FGT-05")
def test_the_magnet_does_not_bring_back_the_die_in_hand() -> None:
    t = Table("jack", "maryla").give("maryla", "dice_magnet").spend("green").go("red")
    assert t.prompt == "dfi-ask-throw"
    GAME.stand(t.g, 1, "dice_magnet:maryla:")
    assert t.fight.spent == ["red"]
    t = Table("jack", "maryla").give("maryla", "dice_magnet").go("red")
    assert GAME.standing(t.g, 1) is None


@pytest.mark.rule("DFI-DIE-15", "DFI-EQP-13")
def test_water_in_hand_is_water_enough() -> None:
    t = Table("jack", "maryla").give("maryla", "sniper_sprinkler")
    t.fight.special = ["water"]
    t.go("water")
    assert (t.prompt, GAME.standing(t.g, 1)) == ("dfi-ask-throw", None)


# -- handing over -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-EQP-04", "DFI-EQP-02", "DFI-RST-10")
def test_two_with_full_hands_can_swap() -> None:
    t = Table("maryla", "rysiek", life=1).give("maryla", "ramboril").give("rysiek", "horned_helmet", "anvil")
    t.go("red", (), thrown(resting("red", 2)))
    assert t.prompt == "dfi-ask-exchange"
    assert t.refusal("give:ramboril:maryla:rysiek") == "DFI-EQP-02"
    assert "swap:ramboril:maryla:anvil:rysiek" in t.options
    t.go("swap:ramboril:maryla:anvil:rysiek")
    assert [hero.gear for hero in t.g.heroes] == [["anvil"], ["horned_helmet", "ramboril"]]
    assert t.news("dfi-log-swaps").rule == "DFI-RST-10"


@pytest.mark.rule("DFI-EQP-03", "DFI-EQP-02")
def test_a_swap_keeps_to_kinds_and_names() -> None:
    t = Table("maryla", "jack", life=1)
    t.give("maryla", "woolly_breastplate", "ramboril").give("jack", "woolly_breastplate", "hot_water_bottle")
    t.go("red", (), thrown(resting("red", 2)))
    assert not [what for what in t.options if what.startswith("swap:")]  # the names, the kinds, and Jack has room
    t = Table("maryla", "jack", life=1).give("maryla", "woolly_breastplate").give("jack", "mirror_shield").hit()
    t.go("swap:woolly_breastplate:maryla:mirror_shield:jack")
    assert [hero.gear for hero in t.g.heroes] == [["mirror_shield"], ["woolly_breastplate"]]
