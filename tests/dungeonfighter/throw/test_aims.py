"""Where a hand may aim, what each technique does to that, and how they combine."""

from __future__ import annotations

from itertools import combinations
from random import Random
from statistics import pstdev

import pytest

from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.throw.aims import (
    aim_space,
    aimed,
    axes_of,
    mislead,
    named,
    own_tremor,
    tremble,
    within,
)
from undercroft.games.dungeonfighter.throw.setting import Setting, setting

ALL = [kind.id for kind in techniques().techniques]
PLAIN = ("bearing", "distance", "height", "azimuth", "loft", "speed", "spin")


def bounds(*demanded: str) -> dict[str, tuple[float, float]]:
    return {axis.name: (axis.low, axis.high) for axis in aim_space(setting("red", demanded)).axes}


@pytest.mark.rule("DFI-THR-01")
def test_a_hand_is_outside_the_target_and_above_the_table() -> None:
    assert tuple(bounds()) == PLAIN
    assert bounds()["bearing"] == (-180, 180)
    assert bounds()["distance"][0] == 30
    assert bounds()["height"] == (2, 120)


@pytest.mark.parametrize(
    ("technique", "expected"),
    [
        pytest.param("waterfall", {"loft": (-60, -10), "spin": (0, 0)}, marks=pytest.mark.rule("DFI-TEC-07")),
        pytest.param("pond", {"pond": (5, 40)}, marks=pytest.mark.rule("DFI-TEC-08")),
        pytest.param("wall", {"wall": (-180, 180)}, marks=pytest.mark.rule("DFI-TEC-09")),
        pytest.param("skid", {"floe": (5, 50)}, marks=pytest.mark.rule("DFI-TEC-13")),
        pytest.param("launcher", {"loft": (40, 85), "speed": (1, 4)}, marks=pytest.mark.rule("DFI-TEC-11")),
        pytest.param("thump", {"height": (1.5, 4), "speed": (0.5, 3)}, marks=pytest.mark.rule("DFI-TEC-12")),
        pytest.param("headbutt", {"height": (25, 60), "speed": (0.3, 2.5)}, marks=pytest.mark.rule("DFI-TEC-14")),
        pytest.param("under_table", {"height": (-40, -5), "loft": (50, 88)}, marks=pytest.mark.rule("DFI-TEC-15")),
        pytest.param("weaker_hand", {"speed": (0.3, 4.5)}, marks=pytest.mark.rule("DFI-TEC-16")),
        pytest.param("secret_strike_x", {"height": (10, 120), "spin": (-10, 10)}, marks=pytest.mark.rule("DFI-TEC-17")),
        pytest.param("low_profile", {"height": (2, 25)}, marks=pytest.mark.rule("DFI-TEC-18")),
        pytest.param("prayer", {"loft": (-20, 60), "spin": (-20, 20)}, marks=pytest.mark.rule("DFI-TEC-21")),
    ],
)  # fmt: skip
def test_a_technique_sets_bounds(technique: str, expected: dict[str, tuple[float, float]]) -> None:
    found = bounds(technique)
    assert {name: found[name] for name in expected} == expected


@pytest.mark.rule("DFI-TEC-24")
def test_bounds_of_several_techniques_are_intersected() -> None:
    assert bounds("secret_strike_x", "prayer")["loft"] == (-20, 50)
    assert bounds("launcher", "under_table")["loft"] == (50, 85)
    assert bounds("weaker_hand", "prayer")["speed"] == (0.5, 3.5 * 0.75)


@pytest.mark.rule("DFI-TEC-24")
def test_where_nothing_is_left_the_earlier_class_has_its_way() -> None:
    assert bounds("thump", "secret_strike_x")["height"] == bounds("thump")["height"]
    assert bounds("waterfall", "launcher")["loft"] == bounds("waterfall")["loft"]


@pytest.mark.rule("DFI-TEC-24")
def test_under_the_table_the_waterfall_points_up() -> None:
    both = bounds("waterfall", "under_table")
    assert {name: both[name] for name in ("height", "loft")} == {
        name: bounds("under_table")[name] for name in ("height", "loft")
    }


@pytest.mark.rule("DFI-TEC-24")
def test_every_pair_leaves_something_to_aim_at() -> None:
    for pair in combinations(ALL, 2):
        for name, (low, high) in bounds(*pair).items():
            assert low <= high, (pair, name)


@pytest.mark.rule("DFI-TEC-03")
def test_a_technique_demanded_twice_counts_once() -> None:
    assert setting("red", ("pond", "spin", "pond")) == setting("red", ("spin", "pond"))


def spread(found: Setting, name: str, factor: float = 1.0) -> float:
    rng, place = Random(4), [axis.name for axis in axes_of(found)].index(name)
    aim = aimed(found, {"distance": 50, "loft": 20, "speed": 1})
    return pstdev(tremble(found, aim, factor, rng)[place] for _ in range(1500))


@pytest.mark.parametrize(
    ("demanded", "factor"),
    [
        pytest.param(("spin",), 1.6, marks=pytest.mark.rule("DFI-TEC-06")),
        pytest.param(("launcher",), 2.0, marks=pytest.mark.rule("DFI-TEC-11")),
        pytest.param(("thump",), 1.7, marks=pytest.mark.rule("DFI-TEC-12")),
        pytest.param(("headbutt",), 1.8, marks=pytest.mark.rule("DFI-TEC-14")),
        pytest.param(("under_table",), 1.4, marks=pytest.mark.rule("DFI-TEC-15")),
        pytest.param(("weaker_hand",), 2.0, marks=pytest.mark.rule("DFI-TEC-16")),
        pytest.param(("secret_strike_x",), 1.8, marks=pytest.mark.rule("DFI-TEC-17")),
        pytest.param(("airborne",), 1.5, marks=pytest.mark.rule("DFI-TEC-20")),
        pytest.param(("prayer",), 1.3, marks=pytest.mark.rule("DFI-TEC-21")),
        pytest.param(("spin", "weaker_hand"), 3.2, marks=pytest.mark.rule("DFI-TEC-24")),
        pytest.param(("spin", "weaker_hand", "launcher"), 6.0, marks=pytest.mark.rule("DFI-TEC-24")),
    ],
)
def test_techniques_make_the_hand_tremble_more(demanded: tuple[str, ...], factor: float) -> None:
    assert spread(setting("red", demanded), "azimuth") == pytest.approx(factor, rel=0.08)


@pytest.mark.rule("DFI-TEC-16", "DFI-TEC-11")
@pytest.mark.parametrize(("technique", "factor"), [("weaker_hand", 1.5), ("launcher", 2.0), ("spin", 1.0)])
def test_some_make_its_speed_uneven(technique: str, factor: float) -> None:
    assert spread(setting("red", (technique,)), "speed") == pytest.approx(0.03 * factor, rel=0.08)


@pytest.mark.rule("DFI-TEC-19")
def test_closed_eyes_mislead() -> None:
    blind, rng = setting("red", ("blind",)), Random(3)
    aim = aimed(blind, {"speed": 2})
    thrown = [named(blind, mislead(blind, aim, rng)) for _ in range(1500)]
    assert pstdev(one["azimuth"] for one in thrown) == pytest.approx(4, rel=0.08)
    assert pstdev(one["loft"] for one in thrown) == pytest.approx(3, rel=0.08)
    assert pstdev(one["speed"] for one in thrown) == pytest.approx(0.16, rel=0.08)
    assert mislead(setting("red"), aim, rng) == aim


def test_a_hand_trembles_by_itself_what_chance_does_not_add() -> None:
    assert own_tremor("steady") < own_tremor("fair") < own_tremor("clumsy")
    assert own_tremor("fair") ** 2 + 1 == pytest.approx(9)


def test_an_aim_is_put_within_its_bounds() -> None:
    plain = setting("red")
    wild = within(plain, (190, 5, 500, 0, 0, 99, 0))
    assert named(plain, wild)["bearing"] == -170
    assert aim_space(plain).why_not(wild) is None


@pytest.mark.rule("DFI-REB-08")
def test_a_cut_out_is_flipped_without_techniques() -> None:
    flip = setting("frost1", ("pond", "blind"))
    assert flip.flips
    assert flip.techniques == ()
    assert dict((axis.name, (axis.low, axis.high)) for axis in aim_space(flip).axes)["height"] == (3, 40)  # noqa: C402
