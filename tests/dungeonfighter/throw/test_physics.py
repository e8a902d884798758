"""The world that dice are thrown in behaves: nothing falls through, nothing gains energy, what rests, rests."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from itertools import combinations
from math import hypot
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeonfighter.box.table_ware import gadgets, kind_of, target, techniques
from undercroft.games.dungeonfighter.geometry import attitude, depth, lying, pose_of, result, times
from undercroft.games.dungeonfighter.state import GRAIN, Lying, Pose, Slip
from undercroft.games.dungeonfighter.throw.aims import Aimed, aim_space, aimed
from undercroft.games.dungeonfighter.throw.bench import crowded
from undercroft.games.dungeonfighter.throw.launch import Body, Launch, launch
from undercroft.games.dungeonfighter.throw.physics import Watch, fly, world_of
from undercroft.games.dungeonfighter.throw.setting import Setting, setting
from undercroft.games.dungeonfighter.throw.throwing import Throw
from undercroft.games.dungeonfighter.throw.world import LIMIT_OF_DEPTH, STEP, inertia

pytest.importorskip("mujoco")

ALL = [kind.id for kind in techniques().techniques]
GOOD = {"bearing": 180, "distance": 47, "height": 5, "azimuth": 0, "loft": 0, "speed": 1.8, "spin": 6}


def thrown(found: Setting, seed: int, *, aim: Aimed | None = None, watch: Watch | None = None) -> list[Slip]:
    """A throw with any aim there is, if none is told."""
    rng = Random(seed)
    return fly(found, launch(found, aim or any_aim(found, rng), rng), frames=False, watch=watch)[0]


def any_aim(found: Setting, rng: Random) -> Aimed:
    aim = aim_space(found).sample(rng)
    assert isinstance(aim, tuple)
    return tuple(float(value) for value in aim)


def good(found: Setting, **values: float) -> Aimed:
    return aimed(found, {**GOOD, **values})


def touched(slip: Slip) -> list[str]:
    return [touch.what for touch in slip.touches]


# -- the world --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("die", ["red", "white4", "water", "snow"])
def test_no_die_goes_through_table_or_target(die: str) -> None:
    """Its middle stays above whatever is below it, but for the little that a contact gives way."""
    found = setting(die)
    table, board = gadgets().table, target()
    least = depth(found.bodies[0]) - LIMIT_OF_DEPTH

    def watch(model: Any, data: Any) -> None:
        for slot in world_of(found).slots(found.bodies).values():
            x, y, z = (100 * part for part in data.body(slot).xpos)
            if z < -table.thickness or abs(x) > table.length / 2 or abs(y) > table.width / 2:
                continue  # beside the table
            assert z > least, (x, y, z)
            if hypot(x, y) < board.radius - 1 and all(
                hypot(x - hole.x, y - hole.y) > hole.radius for hole in board.holes
            ):
                assert z > least + board.thickness, (x, y, z)

    for seed in range(25):
        thrown(found, seed, watch=watch)
        thrown(found, seed, aim=good(found), watch=watch)


@pytest.mark.parametrize("die", ["red", "water", "snow"])
def test_energy_never_grows(die: str) -> None:
    """Between contacts a body never has more than it had before: 1 in 500 and a hair is the error of finite steps.

    During a contact some of it is in the surface, so only moments without one are compared.
    """
    found = setting(die)
    kind = kind_of(found.bodies[0])
    mass, turning = kind.mass / 1000, inertia(kind)
    history: list[float] = []

    def watch(model: Any, data: Any) -> None:
        if data.ncon:
            return
        total = 0.0
        world = world_of(found)
        for slot in world.slots(found.bodies).values():
            at, to = world.place[slot], world.speed[slot]
            v, w = world.qvel[to : to + 3], world.qvel[to + 3 : to + 6]
            total += mass * (v @ v) / 2 + turning * (w @ w) / 2 + mass * 9.81 * (world.qpos[at + 2] + 0.75)
        history.append(float(total))

    for seed in range(15):
        history.clear()
        thrown(found, seed, aim=good(found), watch=watch)
        lowest = history[0]
        for energy in history:
            assert energy <= lowest * 1.002 + 1e-6
            lowest = min(lowest, energy)
        assert history[-1] < history[0]


@pytest.mark.rule("DFI-THR-05")
@pytest.mark.parametrize("die", ["red", "water", "snow"])
def test_rest_is_rest(die: str) -> None:
    """Left alone for another second and a half, awake, no die moves by more than a hair or shows another face."""
    found = setting(die)
    world = world_of(found)
    for seed in range(12):
        slips = thrown(found, seed, aim=good(found))
        flags = world.model.opt.enableflags
        world.model.opt.enableflags = 0
        world.mujoco.mj_step(world.model, world.data, round(1.5 / STEP))
        world.model.opt.enableflags = flags
        for slip in slips:
            start = world.place[world.slots(found.bodies)[slip.body]]
            x, y, z, *by = world.qpos[start : start + 7].tolist()
            told = (slip.pose.x, slip.pose.y, slip.pose.z)
            assert (100 * x / GRAIN, 100 * y / GRAIN, 100 * z / GRAIN) == pytest.approx(told, abs=0.06 / GRAIN)
            assert _face(slip.body, by) == result(slip.body, slip.pose)


def _face(body: str, by: list[float]) -> int:
    return result(body, pose_of(0, 0, 0, (by[0], by[1], by[2], by[3])))


def mirrored(body: Body) -> Body:
    """Left and right exchanged: a tetrahedron is its own mirror image once two of its axes are exchanged as well."""
    (x, y, z), (vx, vy, vz) = body.at, body.velocity
    w, i, j, k = body.by
    # Attitude: mirror at y = 0 in the world, exchange x and y in the body. As matrices M R P, with determinant 1.
    r = _matrix(w, i, j, k)
    exchanged = [[row[1], row[0], row[2]] for row in r]
    flipped = [exchanged[0], [-part for part in exchanged[1]], exchanged[2]]
    a, b, c = body.turning
    # Turning is in the frame of the body, and changes its sense in a mirror.
    return Body(body.name, (x, -y, z), _quaternion(flipped), (vx, -vy, vz), (-b, -a, -c))


def _matrix(w: float, x: float, y: float, z: float) -> list[list[float]]:
    return [
        [1 - 2 * (y * y + z * z), 2 * (x * y - w * z), 2 * (x * z + w * y)],
        [2 * (x * y + w * z), 1 - 2 * (x * x + z * z), 2 * (y * z - w * x)],
        [2 * (x * z - w * y), 2 * (y * z + w * x), 1 - 2 * (x * x + y * y)],
    ]


def _quaternion(m: list[list[float]]) -> tuple[float, float, float, float]:
    import mujoco
    import numpy as np

    found = np.zeros(4)
    mujoco.mju_mat2Quat(found, np.array(m).flatten())
    return tuple(found.tolist())


def test_a_mirrored_throw_on_the_bare_table_ends_within_a_millimetre_of_the_mirrored_place() -> None:
    found = setting("red")
    ended = 0
    for seed in range(15):
        rng = Random(seed)
        sent = launch(found, good(found, distance=72, height=6, loft=-20, speed=0.7, spin=0), rng)
        one = fly(found, sent, frames=False)[0][0]
        two = fly(found, Launch(tuple(map(mirrored, sent.bodies)), {}, (), sent.heading), frames=False)[0][0]
        assert "target" not in touched(one)
        assert hypot(one.pose.x - two.pose.x, one.pose.y + two.pose.y) * GRAIN < 0.1
        ended += 1
    assert ended == 15


@pytest.mark.rule("DFI-THR-05")
def test_whatever_is_thrown_comes_to_rest() -> None:
    """A few of the ten thousand that were measured (docs/decisions/0015): far from the limit of 15 seconds."""
    rng = Random(11)
    for seed in range(120):
        found = setting(rng.choice(["red", "white1", "water", "snow"]), rng.sample(ALL, rng.randrange(3)))
        slips = thrown(found, seed)
        assert world_of(found).data.time < 8
        for slip in slips:
            assert slip.on, (found, slip)


def test_the_same_seed_gives_the_same_throw() -> None:
    what, aim = crowded()
    one = Throw(what, aim).sample(Random(3))
    Throw(setting("red"), good(setting("red"))).sample(Random(9))
    assert Throw(what, aim).sample(Random(3)) == one
    assert Throw(what, aim).sample(Random(4)) != one


def test_dice_are_fair() -> None:
    """400 throws, four results: chi square with three degrees of freedom is above 11.3 once in a hundred times."""
    found = setting("red")
    shown = Counter(result("red", thrown(found, seed, aim=good(found))[0].pose) for seed in range(400))
    assert sum((shown[face] - 100) ** 2 / 100 for face in range(4)) < 11.3


# -- techniques -------------------------------------------------------------------------------------------------------


def some(found: Setting, want: Callable[[Slip], bool], aim: Aimed, seeds: Iterable[int] = range(12)) -> Slip:
    """A throw that came out as wanted."""
    return next(slip for slip in (thrown(found, seed, aim=aim)[0] for seed in seeds) if want(slip))


@pytest.mark.rule("DFI-THR-02")
def test_a_good_throw_bounces_and_reaches_the_target() -> None:
    words = touched(thrown(setting("red"), 1, aim=good(setting("red")))[0])
    assert words.index("table") < words.index("target")


@pytest.mark.rule("DFI-THR-02")
def test_a_lob_comes_to_the_target_without_a_bounce() -> None:
    found = setting("red")
    lob = good(found, distance=40, height=20, loft=20, speed=1.6)
    words = touched(thrown(found, 1, aim=lob)[0])
    assert words[0] == "target"


@pytest.mark.rule("DFI-TEC-07")
def test_a_die_slides_over_the_lip_of_the_waterfall() -> None:
    found = setting("red", ["waterfall"])
    aim = good(found, distance=38, height=15, loft=-35, speed=0.3, across=0)
    for seed in range(5):
        words = touched(thrown(found, seed, aim=aim)[0])
        assert words[0] == "waterfall"
        assert words.index("over") < words.index("table")


@pytest.mark.rule("DFI-TEC-08")
def test_the_first_bounce_is_in_the_pond_or_not() -> None:
    found = setting("red", ["pond"])
    inside = touched(some(found, lambda slip: "pond_inside" in touched(slip), good(found, pond=5)))
    assert inside[inside.index("pond_inside") + 1] == "table"
    outside = touched(thrown(found, 1, aim=good(found, pond=20))[0])
    assert "pond_inside" not in outside


@pytest.mark.rule("DFI-TEC-09")
def test_the_wall_can_be_touched() -> None:
    found = setting("red", ["wall"])
    aim = good(found, speed=3.2, loft=-3, wall=180)
    words = touched(some(found, lambda slip: "wall" in touched(slip), aim, range(30)))
    assert "table" in words


@pytest.mark.rule("DFI-TEC-10")
def test_lying_on_the_wall_is_told() -> None:
    """A die that comes down flat on a wall that has fallen."""
    found = setting("red", ["wall"])
    sent = launch(found, good(found, wall=0), Random(2))
    x, y, by = -0.4, 0.0, sent.stands["wall"][1]
    fallen = ((x, y, gadgets().wall.size[1] / 200), times(by, (0.5**0.5, 0.0, 0.5**0.5, 0.0)))
    at = (x, y, (gadgets().wall.size[1] + depth("red")) / 100 + 0.001)
    flat = attitude(lying("red", 0, 0))
    dropped = Body("red", at, flat, (0.0, 0.0, -0.05), (0.0, 0.0, 0.0))
    slip = fly(found, sent._replace(bodies=(dropped,), stands={"wall": fallen}), frames=False)[0][0]
    assert slip.on == ("wall",)


@pytest.mark.rule("DFI-TEC-13")
def test_a_die_skids_off_the_floe() -> None:
    found = setting("red", ["skid"])
    words = touched(some(found, lambda slip: "floe" in touched(slip), good(found, floe=6, speed=1.6)))
    assert words.index("floe") < words.index("target")


@pytest.mark.parametrize(
    ("technique", "axis", "early", "in_time", "late"),
    [
        pytest.param("spin", "turn", -0.1, 0.1, 0.3, marks=pytest.mark.rule("DFI-TEC-06")),
        pytest.param("thump", "thump", -0.1, 0.0, 0.1, marks=pytest.mark.rule("DFI-TEC-12")),
        pytest.param("airborne", "jump", 0.0, 0.2, 0.5, marks=pytest.mark.rule("DFI-TEC-20")),
    ],
)
def test_letting_go_in_time(technique: str, axis: str, early: float, in_time: float, late: float) -> None:
    found = setting("red", [technique])
    for at, expected in ((early, False), (in_time, True), (late, False)):
        slip = thrown(found, 1, aim=good(found, **{axis: at}))[0]
        assert ("in_time" in touched(slip)) is expected


@pytest.mark.rule("DFI-TEC-24")
def test_of_two_moments_both_have_to_be_met() -> None:
    found = setting("red", ["spin", "airborne"])
    assert "in_time" in touched(thrown(found, 1, aim=good(found, turn=0.1, jump=0.2))[0])
    assert "in_time" not in touched(thrown(found, 1, aim=good(found, turn=0.1, jump=0.5))[0])


@pytest.mark.rule("DFI-TEC-20")
def test_who_jumps_throws_from_higher_up() -> None:
    found = setting("red", ["airborne"])
    on_the_way_up, on_the_way_down = (launch(found, good(found, jump=at), Random(1)).bodies[0] for at in (0.1, 0.35))
    assert on_the_way_up.at[2] > 0.15
    assert on_the_way_up.velocity[2] > 1 > -1 > on_the_way_down.velocity[2]


@pytest.mark.rule("DFI-TEC-15")
def test_under_the_table_the_hand_is_outside_it_and_below() -> None:
    found = setting("red", ["under_table"])
    table, rng = gadgets().table, Random(5)
    for seed in range(50):
        x, y, z = (100 * part for part in launch(found, any_aim(found, rng), Random(seed)).bodies[0].at)
        assert z < 0
        assert abs(x) > table.length / 2 or abs(y) > table.width / 2


@pytest.mark.rule("DFI-TEC-14", "DFI-THR-08")
def test_a_nod_can_send_the_die_down_the_waterfall() -> None:
    found = setting("red", ["waterfall", "headbutt"])
    words = touched(thrown(found, 1, aim=good(found, loft=-35, speed=0.5, across=0))[0])
    assert {"head", "waterfall", "over"} <= set(words)


@pytest.mark.rule("DFI-TEC-24", "DFI-THR-08")
def test_every_pair_of_techniques_can_be_thrown() -> None:
    rng = Random(7)
    for pair in combinations(ALL, 2):
        found = setting("red", pair)
        request = Throw(found, any_aim(found, rng))
        answer = request.sample(rng)
        assert request.why_not(answer) is None, pair


@pytest.mark.rule("DFI-TEC-02", "DFI-TEC-24")
def test_all_techniques_at_once_can_be_thrown() -> None:
    found = setting("red", ALL)
    request = Throw(found, any_aim(found, Random(1)))
    assert request.why_not(request.sample(Random(1))) is None


@pytest.mark.rule("DFI-TEC-05")
def test_gadgets_do_not_stand_in_each_other() -> None:
    found = setting("red", ["pond", "skid"])
    rng = Random(3)
    for _ in range(30):
        stands = launch(found, any_aim(found, rng), rng).stands
        pond, floe = (100 * hypot(*stands[name][0][:2]) for name in ("pond", "floe"))
        assert abs(pond - floe) >= (gadgets().pond.outer[1] + gadgets().floe.size[1]) / 2


# -- what lies there --------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-FGT-13")
def test_an_old_die_that_is_hit_is_told_of_and_others_are_not() -> None:
    old = [Lying("blue", lying("blue", -21, 0.3, 1, 10.0, 0.3)), Lying("green", lying("green", 12, 12, 1, 0.0, 0.3))]
    found = setting("red", lying=old)
    told = [thrown(found, seed, aim=good(found)) for seed in range(25)]
    moved = [slips for slips in told if [slip.body for slip in slips] == ["red", "blue"]]
    assert moved
    assert any("dice" in touched(slips[0]) for slips in moved)
    assert all(slip.body != "green" for slips in told for slip in slips[1:] if "dice" not in touched(slips[0]))


@pytest.mark.rule("DFI-FGT-13")
def test_dice_that_lie_there_cost_nothing_until_they_are_hit() -> None:
    """And the throw ends as if they were not there."""
    found = setting("red")
    crowd = [Lying("blue", lying("blue", 0, 45, 0, 0.0, 0.0)), Lying("white1", lying("white1", 5, 45, 0, 0.0, 0.0))]
    alone = thrown(found, 5, aim=good(found))[0].pose
    among = thrown(setting("red", lying=crowd), 5, aim=good(found))
    assert len(among) == 1
    assert hypot(among[0].pose.x - alone.x, among[0].pose.y - alone.y) * GRAIN < 0.2


@pytest.mark.rule("DFI-FGT-13")
def test_dice_that_lie_against_each_other_are_pushed_together() -> None:
    """A row of them across the way, each touching the next."""
    row = [Lying(f"white{n}", lying(f"white{n}", -20, 1.2 * n - 6, 0, 20.0, 0.3)) for n in range(1, 9)]
    found = setting("red", lying=row)
    moved = [len(thrown(found, seed, aim=good(found, speed=2.2))) - 1 for seed in range(15)]
    assert max(moved) > 1


@pytest.mark.rule("DFI-REB-19")
def test_a_die_whose_support_is_gone_drops() -> None:
    """The weak point was taken from under it."""
    high = Lying("blue", lying("blue", 0, 14, 0, 0.0, 0.8))
    slips = thrown(setting("red", lying=[high]), 1, aim=good(setting("red"), distance=75, speed=0.5))
    dropped = next(slip for slip in slips if slip.body == "blue")
    assert dropped.pose.z < high.pose.z
    assert dropped.on == ("target",)


@pytest.mark.rule("DFI-REB-02", "DFI-REB-03")
def test_icebergs_are_touched_where_they_stand_and_nowhere_else() -> None:
    with_all, with_none = setting("red", icebergs=(1, 2, 3, 4)), setting("red")
    words = {word for seed in range(25) for word in touched(thrown(with_all, seed, aim=good(with_all))[0])}
    assert {word for word in words if word.startswith("iceberg")}
    only = setting("red", icebergs=(3,))
    words = {word for seed in range(25) for word in touched(thrown(only, seed, aim=good(only))[0])}
    assert {word for word in words if word.startswith("iceberg")} <= {"iceberg3"}
    assert not [word for word in touched(thrown(with_none, 1, aim=good(with_none))[0]) if word.startswith("iceberg")]


@pytest.mark.rule("DFI-MIS-02")
def test_a_die_dropped_over_a_hole_lies_in_it() -> None:
    found = setting("water")
    hole = target().holes[0]
    rng = Random(1)
    sent = launch(found, good(found), rng)
    bodies = tuple(
        body._replace(at=(hole.x / 100, hole.y / 100, 0.02 + 0.012 * place), velocity=(0, 0, 0), turning=(0, 0, 0))
        for place, body in enumerate(sent.bodies)
    )
    slips = fly(found, sent._replace(bodies=bodies), frames=False)[0]
    assert any("hole" in slip.on for slip in slips)
    assert all("table" not in touched(slip) for slip in slips)


@pytest.mark.rule("DFI-DIE-13")
def test_three_water_cubes_fly_each_by_itself() -> None:
    found = setting("water")
    slips = thrown(found, 1, aim=good(found))
    assert [slip.body for slip in slips] == ["water1", "water2", "water3"]
    assert len({slip.pose for slip in slips}) == 3


@pytest.mark.rule("DFI-THR-05")
def test_a_die_on_the_floor_still_shows_a_symbol() -> None:
    found = setting("red")
    slip = thrown(found, 1, aim=good(found, speed=5, loft=10))[0]
    assert slip.on == ("floor",)
    assert result("red", slip.pose) in range(4)


# -- cut-outs ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("DFI-REB-08")
@pytest.mark.parametrize("cut_out", ["frost1", "weak"])
def test_a_cut_out_turns_in_the_air_and_lands(cut_out: str) -> None:
    found = setting(cut_out)
    aim = aimed(found, {"distance": 12, "height": 5, "azimuth": 0, "loft": 80, "speed": 1.2, "spin": 25})
    slip = thrown(found, 1, aim=aim)[0]
    assert slip.turned >= 180
    assert slip.on == ("target",)
    lazy = thrown(found, 1, aim=aimed(found, {"distance": 12, "height": 5, "loft": 80, "speed": 0.5, "spin": 0}))[0]
    assert lazy.turned < 180


@pytest.mark.rule("DFI-REB-09")
def test_a_cut_out_that_touches_the_table_says_so() -> None:
    found = setting("frost1")
    far = aimed(found, {"distance": 40, "height": 5, "azimuth": 180, "loft": 60, "speed": 1.5, "spin": 20})
    assert "table" in touched(thrown(found, 1, aim=far)[0])


@pytest.mark.rule("DFI-REB-11")
def test_a_cut_out_that_lands_on_a_die_names_it() -> None:
    dice = [Lying("blue", lying("blue", x, y, 0, 0.0, 0.3)) for x, y in [(0, 0)]]
    found = setting("weak", lying=dice)
    down = aimed(found, {"distance": 0, "height": 4, "loft": 89, "speed": 0.3, "spin": 0})
    slips = [thrown(found, seed, aim=down)[0] for seed in range(8)]
    assert any("blue" in slip.on for slip in slips)


@pytest.mark.rule("DFI-REB-06", "DFI-REB-14")
def test_a_die_comes_to_lie_on_a_cut_out() -> None:
    flat = Lying("weak", Pose(0, 0, round(0.4 / GRAIN)))
    found = setting("red", lying=[flat])
    slips = [thrown(found, seed, aim=good(found))[0] for seed in range(40)]
    assert any("weak" in touched(slip) for slip in slips)
    lying_on_it = [slip for slip in slips if slip.on == ("weak",)]
    assert lying_on_it
    assert all(hypot(slip.pose.x, slip.pose.y) * GRAIN < 4.5 for slip in lying_on_it)
