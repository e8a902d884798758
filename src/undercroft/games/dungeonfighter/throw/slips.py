"""Slips as they travel: in the record, over the wire, and in the words of somebody who threw a real die."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import atan2, cos, hypot, sin
from typing import Any, Final

import msgspec

from undercroft.games.dungeonfighter import geometry
from undercroft.games.dungeonfighter.box.table_ware import (
    CUT_OUTS,
    gadgets,
    is_die,
    kind_of,
    target,
    technique,
    techniques,
)
from undercroft.games.dungeonfighter.state import GRAIN, Lying, Slip, Touch
from undercroft.games.dungeonfighter.throw.setting import Setting
from undercroft.kernel.spaces import Answer

ICEBERGS: Final = ("iceberg1", "iceberg2", "iceberg3", "iceberg4")
PLACES: Final = ("table", "hole", "target", "floor", "dice", *ICEBERGS, *CUT_OUTS)
DEVICES: Final = ("pond", "pond_inside", "floe", "wall", "head", "waterfall", "over", "card", "in_time")
UNSEEN: Final = {
    name: f"not_{name}"
    for name in ("launcher", "under_table", "weaker_hand", "secret_strike_x", "low_profile", "blind", "prayer")
}
"""What only whoever throws real dice can fail, and what is said then: physics leaves no choice, and no touch tells."""
TOUCHED: Final = frozenset((*PLACES, *DEVICES, *UNSEEN.values()))
"""The words of `Touch`. The table top is `hole` where it is seen through one: never a bounce, whatever else it is."""
FULFILS: Final[Mapping[str, tuple[str, ...]]] = {
    "waterfall": ("waterfall", "over"),
    "headbutt": ("head",),
    "pond": ("pond_inside",),
    "skid": ("floe",),
    "wall": ("wall",),
}
"""What a die touches when it does what these techniques want; `in_time` is for those that have a moment."""

_encoder: Final = msgspec.json.Encoder()
_decoder: Final = msgspec.json.Decoder(Slip)


def told(slip: Slip) -> str:
    """A slip as a line of text."""
    return _encoder.encode(slip).decode()


@lru_cache(maxsize=65536)
def slip_of(text: str) -> Slip:
    """ValueError if the text is no slip."""
    try:
        return _decoder.decode(text)
    except msgspec.MsgspecError as error:
        raise ValueError(text) from error


def slips_of(answer: Answer) -> tuple[Slip, ...]:
    """What chance has answered: bodies that were thrown, then those that were moved."""
    assert isinstance(answer, tuple)
    return tuple([slip_of(str(text)) for text in answer[:-1]])


def frames_of(answer: Answer) -> str:
    """How the throw went, to be looked at; empty where nobody saw it."""
    assert isinstance(answer, tuple)
    return str(answer[-1])


# -- real dice --------------------------------------------------------------------------------------------------------


class Entered(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A real throw as people tell it, in centimetres from the middle of the target."""

    body: str
    x: float
    y: float
    symbol: str = ""
    """As on the die; without any, its first face."""
    bounced: bool = True
    done: tuple[str, ...] | None = None
    """Techniques that were fulfilled; None is all of them."""
    on: str = ""
    """A cut-out or the wall, where it lies on one."""
    icebergs: tuple[int, ...] = ()
    """Those that it touched."""
    turned: int = 360
    """Degrees that a cut-out turned in the air."""


def entered(raw: object) -> Entered:
    """What was entered, as an object or in words; ValueError if it says nothing."""
    if isinstance(raw, str):
        return _words(raw)
    try:
        return msgspec.convert(raw, Entered)
    except msgspec.ValidationError as error:
        raise ValueError(str(error)) from error


def _words(text: str) -> Entered:
    """`red 3.5,-2 eye`, `white1 4 blank straight`, `snow hole deep_snow no-pond`, `frost1 0,8`, `red 2 eye iceberg1`.

    After the body a point, the number of a section, or bullseye, hole, margin, bones, table, floor, or a cut-out; then
    a symbol, `straight` for no bounce, `no-` before a technique that failed, icebergs touched, degrees turned as `90°`.
    """
    body, where, *words = text.split()
    point, on = _point(where)
    failed = {word.removeprefix("no-") for word in words if word.startswith("no-")}
    symbols = [word for word in words if word in ("eye", "blank", "deep_snow")]
    return Entered(
        body=body,
        x=point[0],
        y=point[1],
        symbol=symbols[0] if symbols else "",
        bounced="straight" not in words,
        done=None if not failed else tuple(sorted(set(_ALL) - failed)),
        on=on,
        icebergs=tuple(int(word[-1]) for word in words if word.startswith("iceberg")),
        turned=next((int(word[:-1]) for word in words if word.endswith("°")), 360),
    )


_ALL: Final = tuple(kind.id for kind in techniques().techniques)


def _point(where: str) -> tuple[geometry.Point, str]:
    try:
        if "," in where:
            x, y = where.split(",")
            return (float(x), float(y)), ""
        if where in (*CUT_OUTS, "wall"):
            return geometry.point_in("section", 2), where
        if where.isdigit():
            return geometry.point_in("section", int(where)), ""
        value = target().bullseye_value if where == "bullseye" else 0
        return geometry.point_in(where, value), ""
    except LookupError as error:
        raise ValueError(where) from error


LEVELS: Final = ("target", "table", "hole", "floor")


def height_of(on: Sequence[str]) -> float:
    """How high the lowest thing is that something lies on, in centimetres from the table top."""
    board = target().thickness
    heights = {"target": board, "table": 0.0, "hole": 0.0, "floor": gadgets().table.floor}
    return min((heights.get(what, board + gadgets().frost.thickness) for what in on), default=0.0)


def slip_entered(setting: Setting, told: Entered) -> Slip:
    """The slip of a real throw: what it must have touched to be what people say it was."""
    area = geometry.area_at(told.x, told.y)
    on = told.on or _plate(setting, told) or (area.kind if area.kind in ("table", "hole", "floor") else "target")
    if not is_die(told.body):
        pose = geometry.pose_of(told.x, told.y, height_of((on,)) + gadgets().frost.thickness / 2, geometry.about(0.0))
        return Slip(told.body, pose, (Touch(on, pose.x, pose.y),), (on,), told.turned)
    kind = kind_of(told.body)
    top = kind.faces.index(told.symbol) if told.symbol in kind.faces else 0
    pose = geometry.lying(told.body, told.x, told.y, top, 0.0, height_of((on,)))
    ways = [
        *_ways(setting, told),
        *(f"iceberg{number}" for number in told.icebergs),
        *([on] if on in LEVELS else ["target", on]),
    ]
    angle = atan2(pose.y, pose.x)
    outside = round(1.2 * target().radius * cos(angle) / GRAIN), round(1.2 * target().radius * sin(angle) / GRAIN)
    before = ("table", "pond_inside", "floe")
    # It bounced somewhere outside the target: nobody has measured where.
    touches = (Touch(what, *(outside if what in before else (pose.x, pose.y))) for what in ways)
    return Slip(told.body, pose, tuple(touches), (on,))


def _plate(setting: Setting, told: Entered) -> str:
    """The cut-out on which a die lies whose middle is over it, the upper one of two; a cut-out lies on the target."""

    def away(one: Lying) -> float:
        return hypot(told.x - one.pose.x * GRAIN, told.y - one.pose.y * GRAIN)

    def over(one: Lying) -> bool:
        shape = gadgets().weak if one.body == "weak" else gadgets().frost
        return shape.inner <= away(one) < shape.radius

    found = [one for one in setting.lying if one.body in CUT_OUTS and over(one)] if is_die(told.body) else []
    return max(found, key=lambda one: one.pose.z).body if found else ""


def _ways(setting: Setting, told: Entered) -> Iterable[str]:
    """What it touched before it came to the target, in order."""
    done = [name for name in setting.techniques if told.done is None or name in told.done]
    yield from (UNSEEN[name] for name in setting.techniques if name in UNSEEN and name not in done)
    timed = [name for name in setting.techniques if technique(name).in_time is not None]
    for name in ("headbutt", "waterfall"):
        yield from FULFILS[name] if name in done else ()
    if timed and all(name in done for name in timed):
        yield "in_time"
    yield from FULFILS["pond"] if "pond" in done and told.bounced else ()
    if told.bounced:
        yield "table"
    for name in ("skid", "wall"):
        yield from FULFILS[name] if name in done else ()


def plainly(setting: Setting, raw: Sequence[Any]) -> tuple[str, ...]:
    """The answer of chance for a throw that was entered; ValueError if something in it is no throw."""
    return (*(told(slip_entered(setting, entered(one))) for one in raw), "")
