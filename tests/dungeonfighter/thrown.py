"""Throws for tests, told by what they come to: `thrown(resting("red", 2, "eye"))`."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import cos, radians, sin

from undercroft.games.dungeonfighter.box.table_ware import kind_of, target
from undercroft.games.dungeonfighter.geometry import area_at, corners, lying, point_in, sections_covered
from undercroft.games.dungeonfighter.rules.judging import printed
from undercroft.games.dungeonfighter.state import GRAIN, Pose, Slip, Touch
from undercroft.games.dungeonfighter.throw.slips import told

ON = {"table": "table", "hole": "table", "floor": "floor"}
USUAL = ("table", "target")


class Outcome(tuple):  # type: ignore[type-arg]
    """What chance is to answer."""

    __slots__ = ()


def drawn(*cards: str) -> Outcome:
    return Outcome(cards)


def thrown(*slips: Slip) -> Outcome:
    """All bodies that were thrown, then those that were pushed."""
    return Outcome((*map(told, slips), ""))


def resting(
    body: str,
    where: int | str | tuple[float, float] = 2,
    symbol: str = "blank",
    touches: Sequence[str] = USUAL,
    on: Sequence[str] | None = None,
    hard: int = 100,
) -> Slip:
    """A die at rest on a section by its number, in an area by its name, or at a point."""
    x, y = where if isinstance(where, tuple) else spot(where)
    return posed(body, (x, y, 0.0), symbol, touches, on, hard)


def posed(
    body: str,
    at: tuple[float, float, float],
    symbol: str = "blank",
    touches: Sequence[str] = USUAL,
    on: Sequence[str] | None = None,
    hard: int = 100,
) -> Slip:
    """The same by point and yaw."""
    x, y, yaw = at
    pose = lying(body, x, y, kind_of(body).faces.index(symbol), yaw, target().thickness)  # type: ignore[arg-type]
    usual = ON.get(area_at(x, y).kind, "target")
    made = tuple(Touch(what, pose.x, pose.y, hard) for what in touches)
    return Slip(body, pose, made, tuple(on) if on is not None else (usual,))


@cache
def spot(where: int | str) -> tuple[float, float]:
    if isinstance(where, int):
        return point_in("section", where)
    if where == "bullseye":
        return 0.0, 0.0
    if where == "margin":
        return 19.5, 0.0
    if where == "bones":
        return 21.0, 0.0
    return point_in(where)


def around(x: float, y: float) -> set[int]:
    """The numbers within a die's reach, roughly: that most places are on no line is cheaper to see than to measure."""
    ring = [(x + cos(radians(angle)), y + sin(radians(angle))) for angle in range(0, 360, 30)]
    return {area_at(*point).value for point in ring}


@cache
def line(body: str, symbol: str, *values: int, counted: int) -> tuple[float, float, float]:
    """A place and yaw where a die covers just the sections of these numbers, and counts as in the one given."""
    top = kind_of(body).faces.index(symbol)  # type: ignore[arg-type]
    for step in range(2, 76):
        for angle in range(0, 360, 5):
            x, y = step / 4 * cos(radians(angle)), step / 4 * sin(radians(angle))
            if not set(values) <= around(x, y):
                continue
            for yaw in range(0, 120, 20):
                pose = lying(body, x, y, top, yaw, target().thickness)
                under = {area_at(*corner).value for corner in corners(body, pose)}
                if not under <= set(values) or printed(body, pose)[1] != counted:
                    continue
                covered = sections_covered(body, pose)
                if sorted(area.value for area in covered) == sorted(values):
                    return x, y, float(yaw)
    raise LookupError(f"nowhere is there a line between {values} that counts as {counted}")


def between(body: str, *values: int, counted: int, symbol: str = "blank", touches: Sequence[str] = USUAL) -> Slip:
    """A die on the line between sections."""
    return posed(body, line(body, symbol, *values, counted=counted), symbol, touches)


def flipped(
    cut_out: str, at: tuple[float, float] = (0.0, 0.0), *, on: Sequence[str] = ("target",), turned: int = 360
) -> Slip:
    """A cut-out after it was flipped."""
    pose = Pose(round(at[0] / GRAIN), round(at[1] / GRAIN), round(target().thickness / GRAIN))
    return Slip(cut_out, pose, tuple(Touch(what, pose.x, pose.y) for what in on), tuple(on), turned)
