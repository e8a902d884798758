"""Steps that are left out of a flight: where the die is then, and that it would have touched nothing on the way."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from undercroft.games.dungeonfighter.geometry import lying
from undercroft.games.dungeonfighter.state import Lying
from undercroft.games.dungeonfighter.throw import physics
from undercroft.games.dungeonfighter.throw.aims import tremble
from undercroft.games.dungeonfighter.throw.ballistic import Air, Post, later
from undercroft.games.dungeonfighter.throw.bench import anything, crowded, endings, lone
from undercroft.games.dungeonfighter.throw.launch import launch
from undercroft.games.dungeonfighter.throw.physics import _Flight, fly, world_of
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.world import STEP

pytest.importorskip("mujoco")


def test_a_die_in_the_air_is_where_steps_would_have_brought_it() -> None:
    found, aim = lone()
    for seed in range(8):
        world = world_of(found)
        flight = _Flight(world, found, launch(found, aim, Random(seed)))
        before = world.qpos[:7].tolist(), world.qvel[:6].tolist()
        world.mujoco.mj_step(world.model, world.data, 24)
        assert flight is not None
        pose, fall = later(before, 24, STEP)
        assert world.qpos[:7].tolist() == pytest.approx(pose, abs=1e-9)
        assert world.qvel[:6].tolist() == pytest.approx([*before[1][:2], fall, *before[1][3:]], abs=1e-9)


@pytest.mark.parametrize("table", ["bare", "crowded", "plates"])
def test_nothing_is_touched_in_the_time_that_is_promised(table: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Asked in every block of throws that are stepped all the way."""
    found, aim = crowded() if table == "crowded" else lone()
    if table == "plates":
        plates = [Lying("weak", lying("weak", 0, 9, 0, 0.0, 0.3)), Lying("frost1", lying("frost1", -9, 0, 0, 0.0, 0.3))]
        found = setting("red", lying=plates, icebergs=(1, 3))
    promises = 0
    until = 0.0
    asked: list[_Flight] = []

    def stepped(flight: _Flight, most: int) -> int:
        asked[:] = [flight]
        return 0

    def watch(model: Any, data: Any) -> None:
        nonlocal until, promises
        if data.ncon:
            assert data.time >= until
        elif asked and data.ntree_awake == 1:
            flight, world = asked[0], world_of(found)
            at, dof = flight._place["red"], flight._speed["red"]
            motion = world.qpos[at : at + 7].tolist(), world.qvel[dof : dof + 6].tolist()
            safe = flight._clear("red").seconds(motion)
            promises += safe > 0.004
            until = max(until, data.time + safe)

    monkeypatch.setattr(_Flight, "_leave_out", stepped)
    rng = Random(4)
    for _ in range(12):
        until = 0.0
        asked.clear()
        fly(found, launch(found, tremble(found, aim, 4.0, rng), rng), frames=False, watch=watch)
    assert promises > 200


def test_a_post_is_no_matter_to_a_die_above_it_or_far_from_it() -> None:
    falling = [0.0, 0.0, 0.2, 1.0, 0.0, 0.0, 0.0], [1.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    free = Air("red", [], None).seconds(falling)
    assert 0.18 < free < 0.2  # the time to fall twenty centimetres, less a corner
    assert Air("red", [Post(0.0, 0.5, 0.1, 1.0)], None).seconds(falling) == free
    assert Air("red", [Post(0.0, 0.0, 0.1, 0.1)], None).seconds(falling) < free
    ahead = Air("red", [Post(0.15, 0.0, 0.02, 1.0)], None).seconds(falling)
    assert 0.11 < ahead < 0.13


def test_who_has_left_the_table_falls_to_the_floor() -> None:
    beside = [0.0, 0.6, -0.1, 1.0, 0.0, 0.0, 0.0], [0.0, 0.5, 0.0, 0.0, 0.0, 0.0]
    back = [0.0, 0.6, -0.1, 1.0, 0.0, 0.0, 0.0], [0.0, -0.5, 0.0, 0.0, 0.0, 0.0]
    assert Air("red", [], None).seconds(beside) > 0.3
    assert Air("red", [], None).seconds(back) == 0


def test_behind_the_lip_of_the_waterfall_no_step_is_left_out() -> None:
    lip = ((-0.3, 0.0, 0.1), (1.0, 0.0, 0.0, 0.0))
    for x, vx, flies in ((-0.31, 1.0, False), (-0.28, 1.0, True), (-0.28, -1.0, False)):
        motion = [x, 0.0, 0.2, 1.0, 0.0, 0.0, 0.0], [vx, 0.0, 0.0, 0.0, 0.0, 0.0]
        assert (Air("red", [], lip).seconds(motion) > 0) is flies


@pytest.mark.rule("DFI-THR-05")
def test_throws_of_any_kind_end() -> None:
    """The first of those that `bench --random 10000` throws."""
    found = endings(60)
    assert (found.throws, found.late, found.nowhere) == (60, 0, 0)


def test_any_throw_can_be_thrown_twice_alike() -> None:
    rng = Random(5)
    for seed in range(12):
        found, aim = anything(rng)
        assert physics.throw(found, aim, Random(seed)) == physics.throw(found, aim, Random(seed))
