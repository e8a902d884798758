"""Aiming at a keyboard: bars moved by typing, or stopped in time."""

from __future__ import annotations

import os
import pty
import sys
from collections.abc import Callable, Iterator

import pytest

from undercroft.kernel.spaces import Aim, Axis
from undercroft.terminal.aiming import CELLS, PERIOD, Aiming, bar, swept
from undercroft.terminal.screen import Screen

SPACE = Aim([Axis("speed", 0, 4), Axis("loft", -60, 60), Axis("wall", 3, 3)])


@pytest.fixture
def aiming() -> Aiming:
    return Aiming(SPACE, [2, 0, 3], ["Prędkość (m/s)", "Loft", "Wall"], ["speed", "wall"])


@pytest.mark.parametrize(
    ("line", "values"),
    [
        ("speed 1.8", (1.8, 0, 3)),
        ("speed=1.8 loft=-3", (1.8, -3, 3)),
        ("predk 3", (3, 0, 3)),
        ("Loft ++", (2, 12, 3)),
        ("speed -", (1.8, 0, 3)),
        ("loft ------------", (2, -60, 3)),
        ("loft 90", (2, 90, 3)),
    ],
)
def test_a_bar_is_moved_by_its_name(aiming: Aiming, line: str, values: tuple[float, ...]) -> None:
    """Where it may not be, the space will say; steps end at the bounds."""
    assert aiming.move(line)
    assert aiming.answer == pytest.approx(values)


@pytest.mark.parametrize("line", ["", "speed", "speed fast", "1.8 0 3", "2 0", "height 3", "speed 1 loft"])
def test_what_says_nothing_moves_nothing(aiming: Aiming, line: str) -> None:
    assert not aiming.move(line)
    assert aiming.answer == (2, 0, 3)


def test_every_bar_has_its_name_its_number_and_its_bounds(aiming: Aiming) -> None:
    speed, loft, wall = (line.plain for line in aiming.bars())
    assert speed.startswith("  Prędkość (m/s) ├")
    assert speed.endswith("┤ 2  0–4")
    assert loft.endswith("┤ 0  -60–60")
    assert "●" in wall
    assert len({line.plain.index("├") for line in aiming.bars()}) == 1


@pytest.mark.parametrize(("value", "at"), [(0, 0), (2, CELLS // 2), (4, CELLS - 1), (9, CELLS - 1), (-9, 0)])
def test_the_marker_stays_on_the_bar(value: float, at: int) -> None:
    assert bar(SPACE.axes[0], value).index("●") - 1 == at


@pytest.mark.parametrize(("share", "value"), [(0, 0), (0.25, 2), (0.5, 4), (0.75, 2), (1, 0), (1.5, 4)])
def test_a_marker_runs_to_and_fro(share: float, value: float) -> None:
    assert swept(SPACE.axes[0], share * PERIOD) == pytest.approx(value)


def test_bars_that_count_are_stopped_one_after_another(aiming: Aiming) -> None:
    shown = []

    def stop(drawn: Callable[[float], str]) -> float:
        shown.append(drawn(0))
        return PERIOD / 8

    assert aiming.swing(stop)
    assert aiming.answer == pytest.approx((1, 0, 3))
    assert [line.split(" ├")[0].strip() for line in shown] == ["Prędkość (m/s)"]  # the wall cannot be moved


def test_without_keys_nothing_swings(aiming: Aiming) -> None:
    assert not aiming.swing(lambda _: None)
    assert aiming.answer == (2, 0, 3)


@pytest.fixture
def keys(monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The other end of a terminal."""
    ours, theirs = pty.openpty()
    with os.fdopen(theirs) as keyboard:
        monkeypatch.setattr(sys, "stdin", keyboard)
        yield ours
    os.close(ours)


def test_a_key_stops_a_bar(keys: int) -> None:
    """One that was pressed before it ran does not count."""

    def press(_: float) -> str:
        os.write(keys, b"x")
        return ""

    assert Screen().stop(press) is not None


def test_a_pipe_has_no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    read, write = os.pipe()
    os.close(write)
    with os.fdopen(read) as pipe:
        monkeypatch.setattr(sys, "stdin", pipe)
        assert Screen().stop(lambda _: "") is None
