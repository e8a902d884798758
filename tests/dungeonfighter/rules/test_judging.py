"""Hit or miss: bounces, areas, borders, symbols."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from dungeonfighter.positions import Table
from dungeonfighter.thrown import between, resting, thrown
from undercroft.games.dungeonfighter.box.table_ware import target
from undercroft.games.dungeonfighter.geometry import Area, area_at, corners, lying, resting_face
from undercroft.games.dungeonfighter.rules.judging import judge, line, most
from undercroft.games.dungeonfighter.state import Pose


@pytest.mark.rule("DFI-THR-02", "DFI-MIS-01")
@pytest.mark.parametrize(
    ("touches", "hit"),
    [
        (("table", "target"), True),
        (("target",), False),
        (("target", "table", "target"), False),
        (("iceberg1", "table", "target"), False),
        (("frost1", "table", "target"), False),
        (("wall", "target"), False),
        ((), False),
    ],
)
def test_off_the_table_before_anything_of_the_target(touches: Sequence[str], hit: bool):
    assert judge(resting("red", 3, touches=touches), ()).hit == hit


@pytest.mark.rule("DFI-THR-02")
@pytest.mark.parametrize(("hard", "hit"), [(4, False), (5, True)])
def test_a_die_that_was_merely_laid_down_has_not_bounced(hard: int, hit: bool):
    assert judge(resting("red", 3, hard=hard), ()).hit == hit


@pytest.mark.rule("DFI-THR-03", "DFI-TEC-13", "DFI-TEC-09")
@pytest.mark.parametrize(
    ("wanted", "touches", "hit"),
    [
        (("skid",), ("floe", "target"), True),
        (("wall",), ("wall", "target"), False),
        (("pond", "skid"), ("pond_inside", "table", "floe", "target"), True),
        ((), ("floe", "target"), False),
    ],
)
def test_only_the_floe_replaces_the_table(wanted: tuple, touches: Sequence[str], hit: bool):
    assert judge(resting("red", 3, touches=touches), wanted).hit == hit


@pytest.mark.rule("DFI-THR-05", "DFI-HIT-01")
def test_a_verdict_is_place_symbol_and_way_together():
    verdict = judge(resting("red", 2, "eye"), ())
    assert (verdict.hit, verdict.area, verdict.value, verdict.symbol) == (True, "section", 2, "eye")


@pytest.mark.rule("DFI-HIT-01", "DFI-HIT-02")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5])
def test_damage_is_the_number_where_it_stopped(value: int):
    t = Table(life=20).hit("red", value)
    assert t.foe.life == 20 - value


@pytest.mark.rule("DFI-HIT-07")
def test_a_die_on_another_die_is_judged_by_what_is_below_it():
    assert judge(resting("red", 4, on=("dice",)), ()).value == 4


@pytest.mark.rule("DFI-MIS-02")
def test_in_a_hole_is_a_miss_and_over_one_is_none():
    assert not judge(resting("red", "hole"), ()).hit
    assert judge(resting("red", 3, touches=("table", "target", "table", "target")), ()).hit


@pytest.mark.rule("DFI-MIS-02")
def test_the_snow_die_is_too_large_for_a_hole():
    over = resting("snow", (6.01, 7.4))
    areas = [area_at(*corner).kind for corner in corners(over.body, over.pose)]
    assert "hole" in areas or area_at(6.01, 7.4).kind == "hole"
    assert judge(over, ()).area == "section"


@pytest.mark.rule("DFI-MIS-03")
@pytest.mark.parametrize("where", ["margin", "bones"])
def test_bones_and_margin_are_a_miss(where: str):
    verdict = judge(resting("water1", where), ())
    assert (verdict.area, verdict.hit) == (where, False)


@pytest.mark.rule("DFI-MIS-04")
@pytest.mark.parametrize("where", ["table", "floor"])
def test_outside_is_a_miss(where: str):
    verdict = judge(resting("red", where), ())
    assert (verdict.area, verdict.hit) == (where, False)


@pytest.mark.rule("DFI-MIS-05", "DFI-TEC-02", "DFI-TEC-04")
def test_a_technique_that_is_not_fulfilled_makes_it_a_miss():
    slip = resting("red", 4, "eye", ("pond_inside", "table", "target"))
    assert judge(slip, ("pond",)).hit
    failed = judge(slip, ("pond", "wall"))
    assert (failed.hit, failed.failed, failed.eye) == (False, ("wall",), True)


@pytest.mark.rule("DFI-MIS-05")
def test_and_says_which():
    t = Table(foe="bobber_goblin").throw("red", resting("red", 4))
    assert t.news("dfi-log-miss").rule == "DFI-MIS-05"
    assert t.hero("jack").life == 7


# -- borders ----------------------------------------------------------------------------------------------------------

TWO, THREE, OTHER_THREE, FOUR = (Area("section", value, number) for number, value in enumerate((2, 3, 3, 4)))
HOLE, MARGIN, TEN = Area("hole", 0, 1), Area("margin"), Area("bullseye", 10)


@pytest.mark.rule("DFI-BRD-01")
def test_the_section_with_more_corners_has_it():
    assert most([FOUR, THREE, FOUR]) == ("section", 4)
    assert judge(between("red", 3, 4, counted=4), ()).value == 4


@pytest.mark.rule("DFI-BRD-02")
def test_an_even_split_goes_to_the_lower_number():
    assert most([FOUR, FOUR, TWO, TWO]) == ("section", 2)


@pytest.mark.rule("DFI-BRD-03")
def test_with_three_or_four_sections_too():
    assert most([FOUR, THREE, TWO]) == ("section", 2)
    assert most([FOUR, FOUR, THREE, TWO]) == ("section", 4)
    assert most([TWO, THREE, OTHER_THREE, OTHER_THREE]) == ("section", 3)


@pytest.mark.rule("DFI-BRD-04")
def test_towards_a_miss_the_majority_decides_and_even_is_a_miss():
    assert most([TWO, TWO, HOLE]) == ("section", 2)
    assert most([TWO, HOLE, MARGIN])[0] in ("hole", "margin")
    assert most([TWO, TWO, HOLE, HOLE]) == ("hole", 0)


@pytest.mark.rule("DFI-BRD-05")
def test_the_bullseye_is_a_ten():
    assert most([TEN, TEN, FOUR]) == ("bullseye", 10)
    assert most([TEN, TEN, FOUR, FOUR]) == ("section", 4)


@pytest.mark.rule("DFI-BRD-06")
def test_on_a_line_where_it_covers_two_numbered_sections():
    slip = between("red", 3, 4, counted=4)
    assert line(slip, judge(slip, ())) == (4, 3)
    inside = resting("red", 4)
    assert line(inside, judge(inside, ())) == ()
    hole = target().holes[0]
    rim = resting("water1", (hole.x + hole.radius, hole.y))
    assert line(rim, judge(rim, ())) == ()


@pytest.mark.rule("DFI-BRD-06")
def test_edges_of_cut_outs_are_no_lines():
    slip = between("red", 3, 4, counted=4)
    frost = judge(slip, ())._replace(area="frost", value=0)
    assert line(slip, frost) == ()


# -- symbols ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-DIE-03")
@pytest.mark.parametrize(("body", "faces"), [("red", 4), ("white1", 4), ("water1", 6), ("snow", 6)])
def test_every_pose_has_one_symbol_by_the_face_it_lies_on(body: str, faces: int):
    seen = [resting_face(body, lying(body, 0, 0, top, 33)) for top in range(faces)]
    assert sorted(seen) == list(range(faces))


@pytest.mark.rule("DFI-DIE-03")
def test_a_leaning_die_is_read_by_its_steepest_face():
    flat = lying("red", 0, 0, 1)
    leaning = Pose(flat.x, flat.y, flat.z, flat.w + 900, flat.i - 700, flat.j + 500, flat.k)
    assert resting_face("red", leaning) == resting_face("red", flat)


# -- bullseye and ultra-critical hits ---------------------------------------------------------------------------------


@pytest.mark.rule("DFI-BUL-01")
def test_a_bullseye_deals_ten():
    t = Table(life=30).throw("red", "bullseye")
    assert t.foe.life == 20


@pytest.mark.rule("DFI-BUL-02")
def test_and_more_with_weapons_and_skills():
    t = Table("jack", life=30).give("jack", "ramboril")
    t.go("red", ("ramboril",), thrown(resting("red", "bullseye")))
    assert t.foe.life == 18


@pytest.mark.rule("DFI-BUL-03", "DFI-ULT-01", "DFI-ULT-05")
@pytest.mark.parametrize("body", ["red", "green"])
def test_with_an_eye_nothing_is_left_of_the_monster(body: str):
    t = Table("jack", foe="rotting_black_knight").throw(body, "bullseye", symbol="eye")
    assert (t.g.phase, "dfi-log-ultra" in t.log()) == ("dungeon", True)
    assert t.g.coins == 4 + 1 + (body == "green")


@pytest.mark.rule("DFI-ULT-02", "DFI-BOS-06", "DFI-WIN-01")
def test_not_even_of_the_big_bad():
    t = Table(foe="phantom_stallkeeper").throw("red", "bullseye", symbol="eye")
    assert (t.g.winner, t.g.coins) == ("heroes", 0)


@pytest.mark.rule("DFI-ULT-03")
def test_the_skill_is_activated_all_the_same():
    t = Table("daniel", "jack")
    t.hero("jack").life = 3
    t.throw("green", "bullseye", symbol="eye")
    assert (t.hero("jack").life, t.g.phase) == (4, "dungeon")


@pytest.mark.rule("DFI-ULT-04")
def test_an_invalid_throw_is_none_and_any_die_with_an_eye_can_be_one():
    assert not judge(resting("red", "bullseye", "eye", ("target",)), ()).ultra
    assert not judge(resting("red", "bullseye", "eye"), ("wall",)).ultra
    assert judge(resting("white1", "bullseye", "eye"), ()).ultra
    assert judge(resting("water1", "bullseye", "eye"), ()).ultra
