"""Whatever becomes of real dice can be told: also what no physics would let happen."""

from __future__ import annotations

import pytest

from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.geometry import pose_of
from undercroft.games.dungeonfighter.rules.judging import Verdict, judge
from undercroft.games.dungeonfighter.state import Lying, Pose
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.throwing import Throw, slips_of


def plate(body: str, x: float, y: float, height: float = 0.4) -> Lying:
    return Lying(body, pose_of(x, y, height, (1.0, 0.0, 0.0, 0.0)))


def told(words: object, *demanded: str, lying: tuple[Lying, ...] = ()) -> Verdict:
    throw = Throw(setting("red", demanded, lying=lying), ())  # type: ignore[arg-type]
    answer = throw.read([words])
    assert throw.why_not(answer) is None
    return judge(slips_of(answer)[0], throw.setting.techniques, lying)


@pytest.mark.rule("DFI-MIS-05", "DFI-TEC-02")
@pytest.mark.parametrize("technique", [kind.id for kind in techniques().techniques])
def test_who_throws_real_dice_can_fail_any_technique(technique: str) -> None:
    assert told("red 4 eye", technique).hit
    failed = told(f"red 4 eye no-{technique}", technique)
    assert (failed.hit, failed.failed, failed.symbol) == (False, (technique,), "eye")


@pytest.mark.rule("DFI-MIS-05")
def test_of_several_the_one_that_failed_is_named() -> None:
    failed = told("red 4 eye no-blind", "blind", "prayer", "pond")
    assert failed.failed == ("blind",)


@pytest.mark.rule("DFI-REB-12", "DFI-REB-16")
def test_a_die_tapped_on_a_cut_out_lies_on_it() -> None:
    frost, weak = plate("frost1", 0.0, 12.0), plate("weak", 0.0, -12.0)
    both = (frost, weak)
    assert told("red 3.0,12 eye", lying=both)[3:] == ("frost", 0, "eye")
    assert told("red 0.5,-12 blank", lying=both).area == "weak"
    assert told("red 0,12 blank", lying=both).area == "opening"
    assert told("red 0,-17 blank", lying=both).area == "section"


@pytest.mark.rule("DFI-REB-14")
def test_over_two_cut_outs_it_lies_on_the_upper_one_unless_somebody_says_otherwise() -> None:
    two = (plate("frost1", 0.0, 12.0, 0.4), plate("weak", 3.0, 12.0, 0.6))
    assert told("red 3.0,12 eye", lying=two).area == "weak"
    leaning = {"body": "red", "x": 3.0, "y": 12.0, "symbol": "eye", "on": "frost1"}
    assert told(leaning, lying=two).area == "frost"


@pytest.mark.rule("DFI-TEC-10")
def test_and_on_the_wall() -> None:
    leaning = {"body": "red", "x": 18.0, "y": 1.0, "symbol": "eye", "on": "wall"}
    assert (told(leaning, "wall").area, told(leaning, "wall").hit) == ("wall", False)
    assert told("red wall eye", "wall").area == "wall"


def test_a_cut_out_is_flipped_onto_the_target_whatever_lies_there() -> None:
    throw = Throw(setting("frost2", lying=(plate("frost1", 0.0, 12.0),)), ())
    slip = slips_of(throw.read(["frost2 3,12"]))[0]
    assert slip.on == ("target",)
    assert isinstance(slip.pose, Pose)
