"""Icebergs, cut-outs, and abilities of monsters."""

from __future__ import annotations

from typing import Any

import pytest

from dungeonfighter.positions import Table
from dungeonfighter.thrown import between, flipped, resting, thrown
from undercroft.games.dungeonfighter.rules import rebuilding
from undercroft.games.dungeonfighter.rules.judging import judge, place
from undercroft.games.dungeonfighter.rules.techniques import demanded
from undercroft.games.dungeonfighter.state import Lying, Slip
from undercroft.games.dungeonfighter.throw.throwing import Throw

FROST_AT = (0.0, 12.0)
"""The middle of a ring of 2.2 to 3.8 cm: a die at 15 cm lies on it."""
ON_FROST = (0.0, 15.0)


def frosted(*heroes: str, **options: object) -> Table:
    t = Table(*heroes, **options)
    t.fight.lying = [Lying("frost1", flipped("frost1", FROST_AT).pose)]
    return t


def weakened(*heroes: str, **options: object) -> Table:
    t = Table(*heroes, **options)
    t.fight.lying = [Lying("weak", flipped("weak", FROST_AT).pose)]
    return t


def on_frost(symbol: str = "blank") -> Slip:
    return resting("red", ON_FROST, symbol, ("table", "frost1"), on=("frost1",))


def on_weak(body: str = "red", symbol: str = "blank", *more: str) -> Slip:
    return resting(body, FROST_AT, symbol, ("table", "weak", *more), on=("weak",))


# -- icebergs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-REB-01", "DFI-REB-02")
def test_one_iceberg_in_each_hole_for_the_fight():
    t = Table(room="iceberg_nursery", life=2)
    t.fight.stage = "prepare"
    t.go()
    assert t.fight.icebergs == [1, 2, 3, 4]
    t.hit()
    assert t.g.fight is None


@pytest.mark.rule("DFI-REB-03", "DFI-MIS-06")
def test_one_more_damage_for_each_iceberg_touched_be_it_by_a_miss():
    t = Table("jack", "maryla")
    t.fight.icebergs = [1, 2, 3]
    t.throw("red", resting("red", "hole", touches=("table", "iceberg1", "iceberg1", "iceberg3")))
    assert (t.foe.life, t.hero("jack").life, t.fight.icebergs) == (8, 7, [2])


@pytest.mark.rule("DFI-REB-03")
def test_also_by_an_old_die_that_was_pushed():
    t = Table("jack", "maryla").hit("red", 2)
    t.fight.icebergs = [2]
    t.go("green", thrown(resting("green", 3), resting("red", 4, touches=("iceberg2",))))
    assert t.foe.life == 10 - 2 - 3 - 1


@pytest.mark.rule("DFI-REB-04")
def test_a_throw_that_is_ignored_takes_icebergs_away_and_deals_nothing():
    t = Table("jack", foe="temp_yeti")
    t.fight.icebergs = [1]
    t.go("red", thrown(resting("red", 1, touches=("table", "target", "iceberg1"))), "careless")
    assert (t.fight.icebergs, t.foe.life) == ([], 7)
    t.go(thrown(resting("red", 2)))
    assert t.foe.life == 5


@pytest.mark.rule("DFI-REB-05")
def test_else_the_throw_is_what_it_is():
    t = Table("jack", "maryla")
    t.fight.icebergs = [1]
    t.throw("red", resting("red", 3, touches=("table", "target", "iceberg1")))
    assert (t.foe.life, t.hero("jack").life) == (6, 9)
    t = Table("jack", "maryla", life=1)
    t.fight.icebergs = [1]
    t.throw("red", resting("red", "hole", touches=("table", "iceberg1")))
    assert (t.g.phase, t.hero("jack").life) == ("dungeon", 9)


# -- flipping ---------------------------------------------------------------------------------------------------------


def flipping(*heroes: str) -> Table:
    t = Table(*heroes, room="anatomy_class")
    t.fight.stage = "prepare"
    return t.go()


@pytest.mark.rule("DFI-REB-06", "DFI-REB-07")
def test_whoever_is_on_the_chiefs_left_flips():
    t = flipping("jack", "maryla", "daniel")
    assert t.ask is not None
    assert (t.prompt, t.ask.seats) == ("dfi-ask-flip", (0,))
    t.go(thrown(flipped("weak", FROST_AT)))
    assert [one.body for one in t.fight.lying] == ["weak"]
    assert place(on_weak(), t.fight.lying) == ("weak", 0)


@pytest.mark.rule("DFI-REB-08")
def test_it_must_turn_over_in_the_air():
    t = flipping("jack", "maryla").go(thrown(flipped("weak", FROST_AT, turned=179)))
    assert (t.prompt, t.hero("jack").life, t.fight.lying) == ("dfi-ask-flip", 9, [])
    t.go(thrown(flipped("weak", FROST_AT, turned=180)))
    assert t.prompt == "dfi-ask-die"


@pytest.mark.rule("DFI-REB-09", "DFI-KO-06", "DFI-EQP-09")
def test_touching_the_table_costs_a_life_and_it_is_flipped_again():
    t = flipping("jack", "maryla").give("jack", "woolly_breastplate")
    t.go(thrown(flipped("weak", (22.0, 0.0), on=("table", "target"))))
    assert (t.prompt, t.hero("jack").life) == ("dfi-ask-flip", 8)
    t.hero("jack").life = 1
    t.go(thrown(flipped("weak", (30.0, 0.0), on=("table",))))
    assert t.ask is not None
    assert (t.hero("jack").down, t.ask.seats) == (True, (1,))
    t.go(thrown(flipped("weak", (21.0, 0.0))))  # sticking out is fine
    assert (t.prompt, t.active) == ("dfi-ask-die", "maryla")


@pytest.mark.rule("DFI-REB-10", "DFI-EQP-15")
def test_one_that_lies_there_may_be_left_or_flipped_again():
    t = frosted("jack", "maryla").give("jack", "everlasting_winter_coat").miss()
    t.go("everlasting_winter_coat:jack")
    assert (t.prompt, t.options) == ("dfi-ask-cut-out", ["leave", "flip"])
    before = t.fight.lying[0].pose
    t.go("leave", thrown(flipped("frost2", (0, -12.0))))
    assert [one.body for one in t.fight.lying] == ["frost1", "red", "frost2"]
    assert t.fight.lying[0].pose == before


@pytest.mark.rule("DFI-REB-08", "DFI-REB-02", "DFI-FGT-13")
def test_it_is_flipped_among_icebergs_and_whatever_lies_there(monkeypatch: pytest.MonkeyPatch):
    tossed: list[Throw] = []

    class Watched(Throw):
        def __init__(self, *args: Any, by: int | None = None) -> None:
            super().__init__(*args, by)
            tossed.append(self)

    monkeypatch.setattr(rebuilding, "Throw", Watched)
    t = Table("jack", "maryla", foe="emperor_penguin", hand="steady")
    t.fight.stage = "prepare"
    t.go(thrown(flipped("frost1", FROST_AT)), thrown(flipped("frost2", (0.0, -12.0))))
    first, second = (one.setting for one in tossed)
    assert (first.bodies, first.icebergs, first.lying, tossed[0].by) == (("frost1",), (1, 2, 3, 4), (), 0)
    assert [one.body for one in second.lying] == ["frost1"]
    assert (second.physics, second.hand) == ("off", "steady")


@pytest.mark.rule("DFI-REB-11")
def test_dice_under_a_cut_out_are_removed_and_stay_spent():
    t = Table("jack", "maryla").give("maryla", "mostronomicon")
    t.throw("red", resting("red", (0.0, 12.0))).throw("green", resting("green", "table"))
    t.go("mostronomicon:maryla", thrown(flipped("weak", FROST_AT)))
    assert [one.body for one in t.fight.lying] == ["green", "weak"]
    assert t.refusal("red") == "DFI-FGT-05"


@pytest.mark.rule("DFI-REB-11", "DFI-REB-15")
def test_a_die_inside_the_ring_is_not_under_it():
    t = Table("jack", "maryla").give("jack", "everlasting_winter_coat")
    t.fight.lying = [Lying("blue", resting("blue", FROST_AT).pose)]
    t.spend("blue").miss().go("everlasting_winter_coat:jack", thrown(flipped("frost1", FROST_AT)))
    assert "blue" in [one.body for one in t.fight.lying]


# -- cut-outs in the fight --------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-REB-12", "DFI-REB-06")
def test_on_a_cut_out_is_a_hit_whatever_it_covers():
    t = frosted().throw("red", on_frost())
    assert (t.hero("jack").life, t.foe.life, "dfi-log-hit" in t.log()) == (9, 10, True)


@pytest.mark.rule("DFI-REB-13")
def test_symbols_count_there_too():
    t = frosted("jack", "maryla").go("red", thrown(on_frost("eye")))
    assert t.foe.life == 8


@pytest.mark.rule("DFI-REB-14")
def test_the_lower_surface_counts():
    cut_outs = [Lying("frost1", flipped("frost1", FROST_AT).pose)]
    both = resting("red", (0.0, 16.0), touches=("table", "frost1", "target"), on=("frost1", "target"))
    assert place(both, cut_outs)[0] == "section"
    outside = resting("red", (0.0, 15.0), on=("frost1", "table"))
    assert place(outside, cut_outs) == ("table", 0)


@pytest.mark.rule("DFI-REB-14")
def test_of_two_cut_outs_the_lower_one():
    low, high = flipped("weak", FROST_AT).pose, flipped("frost1", FROST_AT).pose
    cut_outs = [Lying("frost1", type(high)(high.x, high.y, high.z + 40)), Lying("weak", low)]
    assert place(resting("red", ON_FROST, on=("frost1", "weak")), cut_outs) == ("weak", 0)


@pytest.mark.rule("DFI-REB-15")
def test_inside_the_ring_of_frost_is_a_miss():
    t = frosted().throw("red", resting("red", FROST_AT))
    assert (t.foe.life, t.hero("jack").life, t.news("dfi-log-miss").rule) == (10, 7, "DFI-REB-15")


@pytest.mark.rule("DFI-REB-16", "DFI-HSK-08")
def test_frost_counts_nothing_but_weapons_and_skills_do():
    t = frosted("maryla", "jack").throw("red", on_frost("eye"))
    assert t.foe.life == 5  # Smash makes a five of it


@pytest.mark.rule("DFI-HIT-07", "DFI-REB-16")
def test_a_die_on_a_die_on_frost_is_above_frost():
    cut_outs = [Lying("frost1", flipped("frost1", FROST_AT).pose)]
    assert place(resting("red", ON_FROST, on=("dice",)), cut_outs)[0] == "frost"


@pytest.mark.rule("DFI-REB-17")
@pytest.mark.parametrize(("life", "left"), [(10, 5), (7, 3), (2, 1)])
def test_the_weak_point_halves_what_life_there_is(life: int, left: int):
    t = weakened(life=life).throw("red", on_weak())
    assert t.foe.life == left


@pytest.mark.rule("DFI-REB-17")
def test_down_to_nothing_and_of_the_big_bad_too():
    t = weakened(life=1).throw("red", on_weak())
    assert t.g.phase == "dungeon"
    t = weakened(foe="phantom_stallkeeper").throw("red", on_weak())
    assert t.foe.life == 23


@pytest.mark.rule("DFI-REB-18")
def test_nothing_increases_that_but_the_rest_of_a_skill_works():
    t = weakened("jack", "maryla", life=10).give("jack", "ramboril")
    t.fight.icebergs = [1]
    t.go("red", ("ramboril",), thrown(on_weak("red", "eye", "iceberg1")))
    assert t.foe.life == 5
    t = weakened("maryla", "jack", life=20).throw("red", on_weak("red", "eye"))
    assert t.foe.life == 10  # nor does Smash
    t = weakened("jack", "maryla", life=20).throw("blue", on_weak("blue", "eye"))
    assert (t.foe.life, t.foe.bully) == (10, True)


@pytest.mark.rule("DFI-REB-19")
def test_then_it_is_gone_unless_the_throw_was_ignored():
    t = weakened("jack", "maryla").throw("red", on_weak())
    assert [one.body for one in t.fight.lying] == ["red"]
    t = weakened("maryla", "jack").throw("green", on_weak("green", "eye")).go("again")
    assert [one.body for one in t.fight.lying] == ["weak"]


# -- abilities --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-MAB-02")
def test_a_careless_monster_lets_a_one_be_thrown_again_and_again():
    t = Table("jack", foe="temp_yeti").hit("green", 1, "eye")
    assert (t.prompt, t.options) == ("dfi-ask-again", ["careless", "keep"])
    t.go("careless", thrown(resting("green", 1)), "careless", thrown(resting("green", 3)))
    assert (t.foe.life, t.g.coins) == (4, 0)  # the eye was ignored as well
    t = Table("jack", foe="temp_yeti").hit("red", 1).go("keep")
    assert t.foe.life == 6


@pytest.mark.rule("DFI-MAB-02")
def test_even_if_it_was_a_miss_for_another_reason_but_in_section_1_only():
    t = Table("jack", foe="temp_yeti").throw("red", resting("red", 1, touches=("target",)))
    assert t.prompt == "dfi-ask-again"
    assert Table("jack", foe="temp_yeti").hit("red", 2).prompt == "dfi-ask-die"
    assert Table("jack").hit("red", 1).prompt == "dfi-ask-die"
    one = judge(between("red", 1, 2, counted=2), ())
    assert one.value == 2


@pytest.mark.rule("DFI-MAB-03")
def test_every_hit_wakes_the_next_requirement_and_they_add_up():
    t = Table(foe="frostbitten_choirmaster", life=99)
    assert demanded(t.g) == ()
    for die, awake in (("red", {"low_profile"}), ("green", {"low_profile", "prayer"}), ("blue", None)):
        t.hit(die)
        assert set(demanded(t.g)) == (awake or {"low_profile", "prayer", "launcher"})
    t.go("recover").hit("red")
    assert t.foe.mad == 3


@pytest.mark.rule("DFI-MAB-03")
def test_a_hit_that_is_ignored_wakes_none():
    t = Table("maryla", "jack", foe="frostbitten_choirmaster").hit("green", 2, "eye").go("again")
    assert t.foe.mad == 0


@pytest.mark.rule("DFI-MAB-04")
def test_nor_does_a_miss_that_hurts_it():
    t = Table("daniel", "jack", foe="frostbitten_choirmaster").miss("red", "eye")
    assert (t.foe.life, t.foe.mad) == (13, 0)
