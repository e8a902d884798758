"""What a throw is: hit or miss, the area, the symbol (DFI-THR-02 to DFI-THR-05, DFI-BRD, DFI-MIS-01 to DFI-MIS-05).

A slip holds facts: what the die touched, and how it rests. So a measured throw, a simulated one, one read from a record
and one thrown with real dice are judged alike, and nothing is left for the chief to decide (DFI-RND-03).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import hypot
from typing import Final, Literal, NamedTuple

from undercroft.games.dungeonfighter.box.components import CutOut, Technique
from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS, gadgets
from undercroft.games.dungeonfighter.geometry import Area, Point, area_at, corners, sections_covered, shared, symbol
from undercroft.games.dungeonfighter.rules.techniques import TARGET, failed
from undercroft.games.dungeonfighter.state import GRAIN, Lying, Pose, Slip

BOUNCE: Final = 5
"""Centimetres a second: slower, and it is no bounce (DFI-THR-02)."""
HITS: Final = ("section", "bullseye", "frost", "weak")


class Verdict(NamedTuple):
    """What one thrown body comes to."""

    body: str
    bounced: bool
    """Off the table, before it came to the target."""
    failed: tuple[Technique, ...]
    area: str
    """section, bullseye, frost, weak; or a miss: hole, opening (of frost), margin, bones, table, floor, wall."""
    value: int
    """The number of the section."""
    symbol: Literal["eye", "blank", "deep_snow"]

    @property
    def hit(self) -> bool:
        """A valid bounce, all techniques, and at rest where there is something to hit (DFI-HIT-01, DFI-REB-12)."""
        return self.bounced and not self.failed and self.area in HITS

    @property
    def eye(self) -> bool:
        """It counts wherever the die lies, be it on a cut-out (DFI-EYE-04, DFI-DIE-03, DFI-REB-13)."""
        return self.symbol == "eye"

    @property
    def ultra(self) -> bool:
        """A valid throw on the bullseye with an eye, of whatever die (DFI-BUL-03, DFI-ULT-01, DFI-ULT-04)."""
        return self.eye and self.area == "bullseye" and self.hit


def judge(slip: Slip, wanted: Sequence[Technique], cut_outs: Sequence[Lying] = ()) -> Verdict:
    """The whole verdict, once the die is at rest (DFI-THR-05)."""
    area, value = place(slip, cut_outs)
    shown = symbol(slip.body, slip.pose)
    return Verdict(slip.body, bounced(slip, wanted), failed(wanted, slip), area, value, shown)


def bounced(slip: Slip, wanted: Sequence[Technique]) -> bool:
    """Off the table at least once, and only then to the target (DFI-THR-02, DFI-MIS-01).

    Always (DFI-THR-03), but that the floe, where it is demanded, stands in for the table (DFI-TEC-13). More bounces,
    and whatever else is in the way, do no harm (DFI-THR-04); the wall is no table (DFI-TEC-09).
    """
    for touch in slip.touches:
        if touch.what == "table":
            if touch.hard >= BOUNCE:
                return True
        elif touch.what == "floe":
            if "skid" in wanted:
                return True
        elif touch.what in TARGET:
            return False
    return False


def bounces(slip: Slip) -> int:
    """How often, for whoever tells the throw."""
    return sum(touch.what == "table" and touch.hard >= BOUNCE for touch in slip.touches)


# -- where it lies ----------------------------------------------------------------------------------------------------


def place(slip: Slip, cut_outs: Sequence[Lying] = ()) -> tuple[str, int]:
    """The area of final rest, whatever was crossed on the way (DFI-HIT-02), and its number."""
    if "wall" in slip.on:  # DFI-TEC-10: on it, not merely against it
        return "wall", 0
    if "floor" in slip.on:
        return "floor", 0
    if cut_outs:
        return _among(slip, cut_outs)
    return printed(_alike(slip.body), slip.pose)


@lru_cache(maxsize=65536)
def printed(body: str, pose: Pose) -> tuple[str, int]:
    """Of the areas below the corners of its resting face the one with most of them (DFI-BRD-01, DFI-HIT-07)."""
    return most([area_at(x, y) for x, y in corners(body, pose)], body)


def most(areas: Sequence[Area], body: str = "") -> tuple[str, int]:
    """Even splits go to the lower number (DFI-BRD-02, DFI-BRD-03), a miss is lower than any, frost too (DFI-BRD-04).

    The bullseye is a ten (DFI-BRD-05). The snow die cannot fall into a hole: corners over it are left out (DFI-MIS-02).
    """
    if body == "snow":
        areas = [area for area in areas if area.kind != "hole"] or areas
    missed = [area for area in areas if area.kind not in HITS]

    def rank(area: Area) -> tuple[int, int, int]:
        if area in missed:  # whatever they are, misses count together
            return -len(missed), -1, -missed.count(area)
        return -areas.count(area), area.value, 0

    area = min(areas, key=rank)
    return area.kind, area.value


def _alike(body: str) -> str:
    """A die of the same shape: what is known of one is known of all."""
    return body if body == "snow" else "water1" if body.startswith("water") else "red"


def _among(slip: Slip, cut_outs: Sequence[Lying]) -> tuple[str, int]:
    """With cut-outs on the target, which cover what is beneath (DFI-REB-06).

    A die that touches one and something else lies on the lower of them, and its corners above the higher are left out
    (DFI-REB-14); touching the table, it is outside.
    """
    touched = [one for one in cut_outs if one.body in slip.on]
    if touched and "table" in slip.on:
        return "table", 0
    if touched and "target" not in slip.on:
        return _kind(min(touched, key=lambda one: one.pose.z).body), 0
    points = corners(slip.body, slip.pose)
    stacked = "dice" in slip.on and not touched  # DFI-HIT-07
    areas = [area for point in points if (area := _below(point, cut_outs, plates=stacked)) is not None]
    return most(areas or [area_at(slip.pose.x * GRAIN, slip.pose.y * GRAIN)], slip.body)


def _below(point: Point, cut_outs: Iterable[Lying], *, plates: bool) -> Area | None:
    """What is under a corner; None where a cut-out is that the die does not lie on."""
    for one in cut_outs:
        inner, outer = _ring(one)
        away = hypot(point[0] - one.pose.x * GRAIN, point[1] - one.pose.y * GRAIN)
        if away < inner:
            return OPENING  # DFI-REB-15
        if away < outer:
            return Area(_kind(one.body)) if plates else None  # type: ignore[arg-type]
    return area_at(*point)


OPENING: Final = Area("opening")  # type: ignore[arg-type]


def _kind(cut_out: str) -> str:
    return cut_out.rstrip("12")


def _ring(one: Lying) -> tuple[float, float]:
    shape: CutOut = gadgets().weak if one.body == "weak" else gadgets().frost
    return shape.inner, shape.radius


def covers(cut_out: Lying, die: Lying) -> bool:
    """Whether some corner of a die is under the plate of a cut-out (DFI-REB-11)."""
    inner, outer = _ring(cut_out)
    x, y = cut_out.pose.x * GRAIN, cut_out.pose.y * GRAIN
    return any(inner <= hypot(a - x, b - y) < outer for a, b in corners(die.body, die.pose))


def line(slip: Slip, verdict: Verdict, cut_outs: Sequence[Lying] = ()) -> tuple[int, ...]:
    """The numbers of the sections under a die on the line between several, the highest first (DFI-BRD-06).

    Whichever has won by corners; lines towards a miss do not count, nor does the edge of a cut-out, nor what a cut-out
    covers (DFI-REB-06).
    """
    if verdict.area in CUT_OUT_AREAS:
        return ()
    under = sections_covered(slip.body, slip.pose)
    if cut_outs:
        under = shared(corners(slip.body, slip.pose), lambda point: _below(point, cut_outs, plates=False))
    values = sorted((area.value for area in under if area.value), reverse=True)
    return tuple(values) if len(values) > 1 else ()


CUT_OUT_AREAS: Final = ("frost", "weak")


def icebergs(slips: Iterable[Slip]) -> list[int]:
    """The icebergs that these have touched, each once (DFI-REB-03)."""
    touched = {touch.what for slip in slips for touch in slip.touches}
    return [number for number in (1, 2, 3, 4) if f"iceberg{number}" in touched]


def is_cut_out(body: str) -> bool:
    return body in CUT_OUTS
