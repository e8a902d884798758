"""From an aim to bodies in the air: where the hand lets go, what the techniques add, and where the gadgets stand.

Metres and seconds, as in the world; the aim is in its own units. DFI-TEC-24 says how techniques combine: the waterfall
carries the die if it is demanded, whatever sets it off; else the die leaves the hand, the card, the fist or the head.
"""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, hypot, pi, radians, sin
from random import Random
from typing import Final, NamedTuple, TypeAlias

from undercroft.games.dungeonfighter.box.table_ware import gadgets, is_die, kind_of, target, technique, techniques
from undercroft.games.dungeonfighter.geometry import (
    Quaternion,
    Vector,
    about,
    depth,
    shape_of,
    straight_down,
    times,
    turned,
)
from undercroft.games.dungeonfighter.throw.aims import Aimed, named
from undercroft.games.dungeonfighter.throw.setting import Setting
from undercroft.games.dungeonfighter.throw.world import outline, reach

GRAVITY: Final = 9.81
WOBBLE: Final = 2.0
"""Radians a second, of a die that leaves a hand without any spin."""
DRAG_ASIDE: Final = 45.0
"""Degrees to the side that a second of turning on does to the direction of a throw (DFI-TEC-06)."""
APART: Final = 0.012
"""Water cubes in one hand (DFI-DIE-13)."""

Stand: TypeAlias = tuple[Vector, Quaternion]


class Body(NamedTuple):
    """A body as it is let go: velocity in the world, turning in its own frame."""

    name: str
    at: Vector
    by: Quaternion
    velocity: Vector
    turning: Vector


class Launch(NamedTuple):
    bodies: tuple[Body, ...]
    stands: dict[str, Stand]
    """Gadgets that are on the table: pond, floe, waterfall, wall."""
    touched: tuple[str, ...]
    """What is fulfilled in letting go."""
    heading: float
    """Degrees: the way from the hand to the middle, along which gadgets stand."""


def launch(setting: Setting, aim: Aimed, rng: Random) -> Launch:
    """What this aim, tremor included, sends off."""
    values = _swung(setting, named(setting, aim))
    stands = _stands(setting, values)
    demanded = setting.techniques
    touched = [word for name, word in (("headbutt", "head"), ("launcher", "card")) if name in demanded]
    if _in_time(setting, values):
        touched.append("in_time")
    if "waterfall" in demanded:
        touched.append("waterfall")
        if "under_table" in demanded:
            touched.append("over")  # flung off a piece that points up: there is no other way off it
    slides = "waterfall" in stands
    bodies = [
        _sliding(setting, name, place, values, rng) if slides else _flying(setting, name, place, values, rng)
        for place, name in enumerate(setting.bodies)
    ]
    return Launch(tuple(bodies), stands, tuple(touched), values["bearing"] + 180)


def _in_time(setting: Setting, values: Mapping[str, float]) -> bool:
    """Whether all techniques that have their moment were on time (DFI-TEC-06, DFI-TEC-12, DFI-TEC-20)."""
    timed = [kind for kind in map(technique, setting.techniques) if kind.in_time is not None]
    windows = [(values[kind.axes[0].name], kind.in_time) for kind in timed]
    return bool(timed) and all(window is not None and window[0] <= at <= window[1] for at, window in windows)


def _swung(setting: Setting, values: dict[str, float]) -> dict[str, float]:
    """What the body of the thrower does to the aim."""
    values["speed"] = max(values["speed"], 0.05)
    values["lift"] = 0.0
    if "spin" in setting.techniques:
        values["azimuth"] += DRAG_ASIDE * values["turn"]
    if "airborne" in setting.techniques:
        rise = techniques().jump
        at = min(max(values["jump"], 0.0), 2 * rise / GRAVITY)
        values["height"] += 100 * (rise * at - GRAVITY * at * at / 2)
        values["lift"] = rise - GRAVITY * at
    if "under_table" in setting.techniques:
        values["distance"] = max(values["distance"], outline(values["bearing"]) + 3)
    elif not setting.flips:
        values["height"] = max(values["height"], reach(setting.bodies[0]) + 0.1)
    return values


# -- gadgets ----------------------------------------------------------------------------------------------------------


def _stands(setting: Setting, values: Mapping[str, float]) -> dict[str, Stand]:
    """Where the thrower has put them (DFI-TEC-05): on the line from the hand to the middle, never into each other."""
    stands: dict[str, Stand] = {}
    demanded, rim, facing = setting.techniques, target().radius, about(values["bearing"] + 180)
    if "wall" in demanded:
        wall = gadgets().wall
        bearing = values["bearing"] + values["wall"]
        away = rim + wall.gap + wall.size[1] / 2
        stands["wall"] = (_out(bearing, away, wall.size[2] / 2), about(bearing))
    pond, floe = gadgets().pond.outer[1], gadgets().floe.size[1]
    near = {name: values[name] for name in ("pond", "floe") if name in values}
    if len(near) == 2:
        if near["pond"] <= near["floe"]:
            near["floe"] = max(near["floe"], near["pond"] + pond + 0.5)
        else:
            near["pond"] = max(near["pond"], near["floe"] + floe + 0.5)
    for name, deep in (("pond", pond), ("floe", floe)):
        if name in near:
            stands[name] = (_out(values["bearing"], rim + near[name] + deep / 2, 0.0), facing)
    if "waterfall" in demanded and "under_table" not in demanded:
        lip = _out(values["bearing"], values["distance"], values["height"])
        slope = radians(-values["loft"])
        tilt = (cos(slope / 2), 0.0, sin(slope / 2), 0.0)
        stands["waterfall"] = (lip, times(about(values["bearing"] + 180 + values["azimuth"]), tilt))
    return stands


def _out(bearing: float, away: float, height: float) -> Vector:
    """A point so many centimetres from the middle, in metres."""
    turn = radians(bearing)
    return away * cos(turn) / 100, away * sin(turn) / 100, height / 100


# -- bodies -----------------------------------------------------------------------------------------------------------


def _flying(setting: Setting, name: str, place: int, values: Mapping[str, float], rng: Random) -> Body:
    heading, loft = radians(values["bearing"] + 180 + values["azimuth"]), radians(values["loft"])
    by = _tumbled(rng) if is_die(name) else times(_slightly(rng), about(rng.uniform(0.0, 360.0)))
    speed = values["speed"] * (1 + _unlike(setting, rng))
    flat = speed * cos(loft)
    velocity = (flat * cos(heading), flat * sin(heading), speed * sin(loft) + values["lift"])
    spin, wobble = values["spin"], WOBBLE if is_die(name) else 0.3
    spun = (-spin * sin(heading), spin * cos(heading), 0.0)
    turning = tuple(part + rng.normalvariate(0.0, wobble) for part in spun)
    x, y, z = _out(values["bearing"], values["distance"], values["height"])
    dx, dy = _beside(setting, place)
    return Body(name, (x + dx, y + dy, z), by, velocity, turned((turning[0], turning[1], turning[2]), _back(by)))


def _sliding(setting: Setting, name: str, place: int, values: Mapping[str, float], rng: Random) -> Body:
    """Laid flat on the upper end of the waterfall; tilting it gives a little speed (DFI-TEC-07)."""
    fall, (lip, slope) = gadgets().waterfall, _stands(setting, values)["waterfall"]
    kind = kind_of(name)
    face = rng.randrange(len(kind.faces))
    normals = shape_of(kind)[2]
    dx, dy = _beside(setting, place)
    room = max(0.0, (fall.width / 2 - reach(name)) / 100)
    aside = min(max(values.get("across", 0.0) / 100, -room), room)
    start = (-(fall.length - reach(name)) / 100 + dx, aside + dy, depth(name) / 100 + 1e-4)
    ahead = turned(start, slope)
    flat = times(about(rng.uniform(0.0, 360.0)), straight_down(normals[face]))
    along = turned((values["speed"] * (1 + _unlike(setting, rng)), 0.0, 0.0), slope)
    at = (lip[0] + ahead[0], lip[1] + ahead[1], lip[2] + ahead[2])
    return Body(name, at, times(slope, flat), along, (0.0, 0.0, 0.0))


def _unlike(setting: Setting, rng: Random) -> float:
    """Three cubes of one hand do not fly quite alike (DFI-DIE-13)."""
    return rng.normalvariate(0.0, 0.03) if len(setting.bodies) > 1 else 0.0


def _beside(setting: Setting, place: int) -> tuple[float, float]:
    if len(setting.bodies) == 1:
        return 0.0, 0.0
    turn = 2 * pi * place / len(setting.bodies)
    return APART / 1.732 * cos(turn), APART / 1.732 * sin(turn)


def _tumbled(rng: Random) -> Quaternion:
    """Any attitude, all alike."""
    parts = [rng.normalvariate(0.0, 1.0) for _ in range(4)]
    size = hypot(*parts)
    return parts[0] / size, parts[1] / size, parts[2] / size, parts[3] / size


def _slightly(rng: Random) -> Quaternion:
    """Nearly flat, as on a thumb."""
    tip, tilt = (rng.normalvariate(0.0, 0.03) for _ in range(2))
    size = hypot(1.0, tip, tilt)
    return 1 / size, tip / size, tilt / size, 0.0


def _back(by: Quaternion) -> Quaternion:
    return by[0], -by[1], -by[2], -by[3]
