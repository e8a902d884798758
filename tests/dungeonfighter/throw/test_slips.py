"""What a throw may be told as: by chance, over the wire, and by people with real dice."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.games.dungeonfighter import geometry
from undercroft.games.dungeonfighter.geometry import lying
from undercroft.games.dungeonfighter.state import GRAIN, Lying, Slip
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.slips import slip_of, told
from undercroft.games.dungeonfighter.throw.throwing import Throw, frames_of, slips_of
from undercroft.kernel.spaces import TooMany

PLAIN = Throw(setting("red", physics="off"), ())


def entered(words: object, *techniques: str, die: str = "red") -> Slip:
    throw = Throw(setting(die, techniques), ())
    answer = throw.read([words])
    assert throw.why_not(answer) is None
    assert frames_of(answer) == ""
    return slips_of(answer)[0]


def touched(slip: Slip) -> list[str]:
    return [touch.what for touch in slip.touches]


def test_a_point_and_a_symbol() -> None:
    slip = entered("red 3.5,-2 eye")
    assert (slip.pose.x * GRAIN, slip.pose.y * GRAIN) == pytest.approx((3.5, -2))
    assert geometry.symbol("red", slip.pose) == "eye"
    assert touched(slip) == ["table", "target"]
    assert slip.on == ("target",)


def test_the_same_as_an_object() -> None:
    told = {"body": "red", "x": 3.5, "y": -2, "symbol": "eye"}
    assert entered(told) == entered("red 3.5,-2 eye")


@pytest.mark.parametrize(
    ("words", "area", "on"),
    [
        ("red 4", "section", "target"),
        ("red bullseye", "bullseye", "target"),
        ("red hole", "hole", "hole"),
        ("red margin", "margin", "target"),
        ("red table", "table", "table"),
        ("red floor", "floor", "floor"),
    ],
)
def test_an_area_will_do(words: str, area: str, on: str) -> None:
    slip = entered(words)
    assert geometry.area_at(slip.pose.x * GRAIN, slip.pose.y * GRAIN).kind == area
    assert slip.on == (on,)


def test_it_bounced_outside_the_target() -> None:
    for words in ("red bullseye", "red 4", "red hole"):
        bounce = entered(words).touches[0]
        assert geometry.area_at(bounce.x * GRAIN, bounce.y * GRAIN).kind == "table"


def test_without_a_bounce() -> None:
    assert touched(entered("red 4 blank straight")) == ["target"]


@pytest.mark.parametrize(
    ("technique", "done", "failed"),
    [
        ("pond", ["pond_inside", "table", "target"], ["table", "target"]),
        ("waterfall", ["waterfall", "over", "table", "target"], ["table", "target"]),
        ("headbutt", ["head", "table", "target"], ["table", "target"]),
        ("skid", ["table", "floe", "target"], ["table", "target"]),
        ("wall", ["table", "wall", "target"], ["table", "target"]),
        ("spin", ["in_time", "table", "target"], ["table", "target"]),
        ("airborne", ["in_time", "table", "target"], ["table", "target"]),
        ("thump", ["in_time", "table", "target"], ["table", "target"]),
        ("blind", ["table", "target"], ["not_blind", "table", "target"]),
    ],
)
def test_techniques_are_done_unless_somebody_says_no(technique: str, done: list[str], failed: list[str]) -> None:
    assert touched(entered("red 4 eye", technique)) == done
    assert touched(entered(f"red 4 eye no-{technique}", technique)) == failed


def test_cut_outs_and_icebergs() -> None:
    assert entered("red frost1 eye").on == ("frost1",)
    assert touched(entered("red 4 eye iceberg2")) == ["table", "iceberg2", "target"]
    flipped = entered("frost1 0,8 90°", die="frost1")
    assert flipped.turned == 90
    assert flipped.on == ("target",)


def test_people_need_not_name_the_body_that_they_threw() -> None:
    assert PLAIN.typed("3.5,-2 eye") == PLAIN.read(["red 3.5,-2 eye"])
    water = Throw(setting("water"), ())
    answer = water.typed("4 eye; hole; table blank")
    assert answer is not None
    assert [slip.body for slip in slips_of(answer)] == ["water1", "water2", "water3"]


@pytest.mark.parametrize("line", ["", "nowhere eye", "1,2,3", "4 eye; 4 eye", "99"])
def test_nonsense_says_nothing(line: str) -> None:
    assert PLAIN.typed(line) is None


@pytest.mark.parametrize(
    ("raw", "why"),
    [
        ("red", "dfi-throw-no-slips"),
        ([1, 2], "dfi-throw-no-slips"),
        (["nonsense"], "dfi-throw-slips"),
        (["nonsense", ""], "dfi-throw-no-slips"),
        ([told(Slip("red", lying("red", 1, 1)))], "dfi-throw-slips"),
        ([told(Slip("green", lying("green", 1, 1))), ""], "dfi-throw-bodies"),
        ([told(Slip("red", lying("red", 1, 1))), told(Slip("blue", lying("blue", 1, 1))), ""], "dfi-throw-moved"),
        ([told(Slip("red", lying("red", 1, 1), (), ("cheese",))), ""], "dfi-throw-touched"),
        ([told(Slip("red", lying("red", 1, 1))), "x" * 5000], "dfi-throw-slips"),
    ],
)
def test_what_is_no_throw_is_refused(raw: object, why: str) -> None:
    refusal = PLAIN.why_not(PLAIN.read(raw))
    assert refusal is not None
    assert refusal.msg.id == why


def test_what_lay_there_may_have_been_moved() -> None:
    throw = Throw(setting("red", lying=[Lying("blue", lying("blue", 2, 2))]), ())
    slips = [Slip("red", lying("red", 1, 1)), Slip("blue", lying("blue", 3, 3))]
    answer = throw.read([*map(told, slips), ""])
    assert throw.why_not(answer) is None
    assert slips_of(answer) == tuple(slips)
    assert throw.why_not(throw.read([told(slips[0]), told(slips[1]), told(slips[1]), ""])) is not None


def test_a_slip_is_read_as_it_was_told() -> None:
    slip = slips_of(PLAIN.sample(Random(1)))[0]
    assert slip_of(told(slip)) == slip


def test_nobody_lists_throws() -> None:
    assert PLAIN.count() is None
    with pytest.raises(TooMany):
        PLAIN.outcomes()
    assert all(PLAIN.why_not(outcome) is None for outcome in PLAIN.enumerate(5))


def test_physics_is_slow_and_not_the_same_everywhere() -> None:
    assert (PLAIN.slow, PLAIN.repeatable) == (False, True)
    real = Throw(setting("red"), ())
    assert (real.slow, real.repeatable) == (True, False)
