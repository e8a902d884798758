"""How a throw went: what is told is read again, and never at length."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

import pytest

from undercroft.games.dungeonfighter.state import GRAIN
from undercroft.games.dungeonfighter.throw.bench import crowded, lone
from undercroft.games.dungeonfighter.throw.frames import MOST, Frame, decode, encode
from undercroft.games.dungeonfighter.throw.throwing import Throw, frames_of, slips_of


def rolling(moments: int, bodies: int) -> list[Frame]:
    """Bodies that roll along, each in its own lane."""
    told = []
    for at in range(moments):
        turn = at / 7 * pi
        told.append(
            Frame(at / 60, tuple((at * 0.3, 2.0 * lane, 0.5, cos(turn), 0.0, sin(turn), 0.0) for lane in range(bodies)))
        )
    return told


def test_moments_are_read_as_they_were_told() -> None:
    told = rolling(40, 2)
    bodies, read = decode(encode(("red", "white1"), told))
    assert bodies == ("red", "white1")
    assert [frame.at for frame in read] == pytest.approx([frame.at for frame in told], abs=0.001)
    for one, two in zip(told, read, strict=True):
        for pose, found in zip(one.bodies, two.bodies, strict=True):
            assert found[:3] == pytest.approx(pose[:3], abs=GRAIN)
            sign = 1 if sum(a * b for a, b in zip(pose[3:], found[3:], strict=True)) > 0 else -1
            assert [sign * part for part in found[3:]] == pytest.approx(pose[3:], abs=0.002)


def test_nothing_seen_is_nothing_told() -> None:
    assert encode(("red",), []) == ""
    assert decode("") == ((), [])


def test_a_long_throw_is_told_in_fewer_moments() -> None:
    rng = Random(1)
    wild = [
        Frame(at / 60, tuple((*(rng.uniform(-9, 9) for _ in range(3)), 1.0, 0.0, 0.0, 0.0) for _ in range(6)))
        for at in range(400)
    ]
    text = encode(tuple(f"white{n}" for n in range(1, 7)), wild)
    assert len(text) <= MOST
    _, read = decode(text)
    assert read[0].at == 0
    assert read[-1].at == pytest.approx(wild[-1].at, abs=0.001)


@pytest.mark.parametrize("text", ["?", "abcd", encode(("red",), rolling(3, 1))[:-8] + "AAAAAAA="])
def test_what_is_no_throw_is_refused(text: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011 - whatever its words
        decode(text)


@pytest.mark.parametrize("what", [lone, crowded])
def test_a_throw_ends_where_its_slips_say(what: object) -> None:
    setting, aim = what()  # type: ignore[operator]
    for seed in range(4):
        answer = Throw(setting, aim).sample(Random(seed))
        bodies, frames = decode(frames_of(answer))
        assert len(frames_of(answer)) <= MOST
        assert len(frames) > 10
        slips = {slip.body: slip for slip in slips_of(answer)}
        assert bodies[0] == "red"
        for place, body in enumerate(bodies):
            if body in slips:
                pose = slips[body].pose
                assert frames[-1].bodies[place][:3] == pytest.approx(
                    (pose.x * GRAIN, pose.y * GRAIN, pose.z * GRAIN), abs=2 * GRAIN
                )
