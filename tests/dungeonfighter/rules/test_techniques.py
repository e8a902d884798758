"""Techniques: which bind a throw, what they demand, and how they change an aim."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dungeonfighter.positions import Table
from dungeonfighter.thrown import resting, thrown
from undercroft.games.dungeonfighter.box.table_ware import technique
from undercroft.games.dungeonfighter.rules.judging import judge
from undercroft.games.dungeonfighter.rules.techniques import ALL, demanded, fulfilled, in_force
from undercroft.games.dungeonfighter.throw.aims import aim_space, axes_of
from undercroft.games.dungeonfighter.throw.setting import setting


def bounds(*techniques: str) -> dict[str, tuple[float, float]]:
    space = aim_space(setting("red", techniques))  # type: ignore[arg-type]
    return {axis.name: (axis.low, axis.high) for axis in space.axes}


PLAIN = bounds()


@pytest.mark.rule("DFI-TEC-01", "DFI-ROM-05")
def test_room_and_monster_bind_everybody_a_weapon_its_user_for_one_throw():
    t = Table("jack", "maryla", foe="mr_elastic", room="slide").give("jack", "anvil")
    assert demanded(t.g) == ("waterfall", "secret_strike_x")
    t.go("red", ("anvil",))
    assert in_force(t.g, t.fight.throw.weapons) == ("waterfall", "thump", "secret_strike_x")
    t.go(thrown(resting("red", 2, touches=("over", "in_time", "table", "target"))), "green")
    assert t.ask is not None
    assert [axis.name for axis in t.ask.space.axes] == list(bounds("waterfall", "secret_strike_x"))


@pytest.mark.rule("DFI-TEC-02", "DFI-EQP-06")
def test_a_single_one_missed_makes_it_a_miss():
    t = Table("jack", room="flooded_corridor").give("jack", "anvil")
    t.go("red", ("anvil",), thrown(resting("red", 3, touches=("pond_inside", "table", "target"))))
    assert (t.foe.life, t.hero("jack").life) == (10, 7)


@pytest.mark.rule("DFI-TEC-03")
def test_the_same_twice_is_one():
    t = Table("jack", foe="bobber_goblin", room="flooded_corridor")
    assert demanded(t.g) == ("pond",)


@pytest.mark.rule("DFI-TEC-04")
def test_a_failed_throw_has_still_happened():
    t = Table("jack", foe="bobber_goblin")
    t.fight.icebergs = [1]
    t.throw("green", resting("green", 3, "eye", ("table", "iceberg1", "target")))
    assert (t.fight.icebergs, t.g.coins) == ([], 1)
    assert t.hero("jack").life == 7


@pytest.mark.rule("DFI-TEC-05")
@pytest.mark.parametrize(("name", "axis"), [("pond", "pond"), ("wall", "wall"), ("skid", "floe")])
def test_gadgets_are_placed_by_the_thrower_with_the_aim(name: str, axis: str):
    assert axis in bounds(name)
    assert axis not in PLAIN


@pytest.mark.rule("DFI-TEC-06")
def test_spin_is_a_matter_of_the_moment():
    assert technique("spin").in_time == (-0.05, 0.25)
    assert ("turn" in bounds("spin"), technique("spin").noise["direction"]) == (True, 1.6)
    assert_needs("spin", ("in_time", "table", "target"), ("table", "target"))


@pytest.mark.rule("DFI-TEC-07")
def test_a_die_must_leave_the_waterfall_by_its_short_edge_and_bounce():
    assert_needs("waterfall", ("waterfall", "over", "table", "target"), ("waterfall", "table", "target"))
    assert not judge(resting("red", 3, touches=("waterfall", "over", "target")), ("waterfall",)).hit
    assert bounds("waterfall")["spin"] == (0, 0)
    assert bounds("waterfall")["distance"][0] >= 22 + 12


@pytest.mark.rule("DFI-TEC-08")
def test_the_first_bounce_must_be_inside_the_pond():
    assert_needs("pond", ("pond_inside", "table", "table", "target"), ("table", "pond_inside", "table", "target"))
    assert not fulfilled("pond", resting("red", 3, touches=("pond", "pond_inside", "table", "target")))
    assert bounds("pond")["pond"] == (5, 40)


@pytest.mark.rule("DFI-TEC-09")
def test_the_wall_must_be_touched_and_is_no_table():
    assert_needs("wall", ("table", "wall", "target"), ("table", "target"))
    assert not judge(resting("red", 3, touches=("wall", "target")), ("wall",)).hit


@pytest.mark.rule("DFI-TEC-10")
def test_on_the_wall_is_a_miss_against_it_is_none():
    way = ("table", "wall", "target")
    assert not judge(resting("red", 3, touches=way, on=("wall", "target")), ("wall",)).hit
    assert judge(resting("red", 3, touches=way, on=("target",)), ("wall",)).hit


@pytest.mark.rule("DFI-TEC-11")
def test_a_launcher_shoots_steeply_and_wildly():
    found = bounds("launcher")
    assert (found["loft"], found["speed"]) == ((40, 85), (1, 4))
    assert technique("launcher").noise == {"direction": 2, "speed": 2}
    assert_always("launcher")


@pytest.mark.rule("DFI-TEC-12")
def test_a_thump_lets_go_as_the_fist_strikes():
    assert technique("thump").in_time == (-0.06, 0.06)
    assert bounds("thump")["height"][1] <= 4
    assert_needs("thump", ("in_time", "table", "target"), ("table", "target"))


@pytest.mark.rule("DFI-TEC-13")
def test_the_floe_comes_before_the_target_and_stands_in_for_the_table():
    assert_needs("skid", ("floe", "target"), ("table", "target", "floe"))
    assert bounds("skid")["floe"] == (5, 50)
    assert not judge(resting("red", "table", touches=("floe",), on=("floe",)), ("skid",)).hit


@pytest.mark.rule("DFI-TEC-14")
def test_the_head_must_have_been_touched():
    assert_needs("headbutt", ("head", "table", "target"), ("table", "target"))
    assert bounds("headbutt")["height"] == (25, 60)


@pytest.mark.rule("DFI-TEC-15")
def test_below_the_line_of_the_table():
    assert bounds("under_table")["height"] == (-40, -5)
    assert bounds("under_table")["loft"] == (50, 88)
    assert_always("under_table")


@pytest.mark.rule("DFI-TEC-16")
def test_the_weaker_hand_shakes_and_is_slower():
    assert technique("weaker_hand").noise == {"direction": 2, "speed": 1.5}
    assert bounds("weaker_hand")["speed"][1] == pytest.approx(PLAIN["speed"][1] * 0.75)
    assert_always("weaker_hand")


@pytest.mark.rule("DFI-TEC-17")
def test_between_the_wrists_there_is_little_spin():
    assert (bounds("secret_strike_x")["spin"], bounds("secret_strike_x")["speed"]) == ((-10, 10), (0.5, 2.5))
    assert bounds("secret_strike_x")["height"][0] == 10
    assert_always("secret_strike_x")


@pytest.mark.rule("DFI-TEC-18")
def test_a_low_profile_keeps_the_hand_down():
    assert bounds("low_profile")["height"] == (2, 25)
    assert_always("low_profile")


@pytest.mark.rule("DFI-TEC-19")
def test_who_cannot_see_is_misled():
    assert technique("blind").offset == {"azimuth": 4, "loft": 3, "speed": 0.08}
    assert_always("blind")


@pytest.mark.rule("DFI-TEC-20")
def test_in_the_air_there_is_less_than_half_a_second():
    assert technique("airborne").in_time == (0.02, 0.43)
    assert_needs("airborne", ("in_time", "table", "target"), ("table", "target"))


@pytest.mark.rule("DFI-TEC-21")
def test_folded_hands():
    assert (bounds("prayer")["spin"], bounds("prayer")["loft"]) == ((-20, 20), (-20, 60))
    assert_always("prayer")


@pytest.mark.rule("DFI-TEC-22")
def test_there_are_fifteen():
    assert len(set(ALL)) == len(ALL) == 15


@pytest.mark.rule("DFI-TEC-23", "DFI-UNI-03")
def test_what_is_taken_on_voluntarily_binds():
    t = Table("jack", "maryla")
    t.foe.tune = True
    t.go("red", ("spin",), thrown(resting("red", 3)))
    assert (t.foe.life, t.hero("jack").life) == (10, 7)


@pytest.mark.rule("DFI-TEC-24", "DFI-THR-08")
@pytest.mark.parametrize("one", ALL)
@pytest.mark.parametrize("other", ALL)
def test_every_pair_can_be_thrown(one: str, other: str):
    found = bounds(one, other)
    assert all(low <= high for low, high in found.values())
    scene = setting("red", (one, other))  # type: ignore[arg-type]
    assert set(scene.techniques) == {one, other}
    assert {axis.name for axis in axes_of(scene)} == set(bounds(one)) | set(bounds(other))


@pytest.mark.rule("DFI-THR-08", "DFI-TEC-24")
def test_a_die_nudged_down_the_waterfall_by_the_head_does_both():
    slip = resting("red", 3, touches=("head", "waterfall", "over", "table", "target"))
    assert judge(slip, ("waterfall", "headbutt")).hit
    assert bounds("waterfall", "headbutt")["height"] == (25, 30)  # where both are possible


def assert_needs(name: str, good: Sequence[str], bad: Sequence[str]) -> None:
    assert judge(resting("red", 3, touches=good), (name,)).hit  # type: ignore[arg-type]
    assert not fulfilled(name, resting("red", 3, touches=bad))  # type: ignore[arg-type]


def assert_always(name: str) -> None:
    assert fulfilled(name, resting("red", 3, touches=()))  # type: ignore[arg-type]
