"""Where a hand may aim: the bounds that techniques set, and how much the hand trembles (DFI-TEC-24)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from math import degrees, inf, prod, sqrt
from random import Random
from typing import TypeAlias

from undercroft.games.dungeonfighter.box.components import AimAxis, Technique
from undercroft.games.dungeonfighter.box.table_ware import technique, techniques
from undercroft.games.dungeonfighter.state import Hand
from undercroft.games.dungeonfighter.throw.setting import Setting
from undercroft.kernel.spaces import Aim, Axis

Aimed: TypeAlias = tuple[float, ...]
"""One number for each axis of `aim_space`."""


def aim_space(setting: Setting) -> Aim:
    """What may be answered when a throw is asked for."""
    return _space(setting.techniques, setting.flips)


def axes_of(setting: Setting) -> tuple[AimAxis, ...]:
    return _axes(setting.techniques, setting.flips)


def named(setting: Setting, aim: Aimed) -> dict[str, float]:
    """The numbers of an aim by the names of their axes."""
    return {axis.name: value for axis, value in zip(axes_of(setting), aim, strict=True)}


def aimed(setting: Setting, values: Mapping[str, float]) -> Aimed:
    """An aim from numbers by name, each put within its bounds; what is not told is in the middle of them."""
    return within(setting, [values.get(axis.name, (axis.low + axis.high) / 2) for axis in aim_space(setting).axes])


def within(setting: Setting, aim: Sequence[float]) -> Aimed:
    """The nearest aim that is allowed; a bearing goes on round the table."""
    axes = aim_space(setting).axes
    found = []
    for axis, value in zip(axes, aim, strict=True):
        near = (value + 180) % 360 - 180 if axis.high - axis.low == 360 else value
        found.append(min(max(near, axis.low), axis.high))
    return tuple(found)


# -- bounds -----------------------------------------------------------------------------------------------------------


@cache
def _axes(in_force: tuple[Technique, ...], flips: bool) -> tuple[AimAxis, ...]:  # noqa: FBT001 - a key of the cache
    if flips:
        return techniques().flip
    return (*techniques().axes, *(axis for name in in_force for axis in technique(name).axes))


@cache
def _space(in_force: tuple[Technique, ...], flips: bool) -> Aim:  # noqa: FBT001
    return Aim([Axis(axis.name, *_bounds(axis, in_force)) for axis in _axes(in_force, flips)])


def _bounds(axis: AimAxis, in_force: tuple[Technique, ...]) -> tuple[float, float]:
    """Bounds of several techniques intersected; where nothing is left, those of the earlier one stand."""
    low, high = -inf, inf
    for name in in_force:
        if axis.name not in technique(name).bounds or set(technique(name).unless) & set(in_force):
            continue
        least, most = technique(name).bounds[axis.name]
        least, most = -inf if least is None else least, inf if most is None else most
        if max(low, least) <= min(high, most):
            low, high = max(low, least), min(high, most)
    low, high = (low if low > -inf else min(axis.low, high)), (high if high < inf else axis.high)
    if axis.kind == "speed":
        high = max(low, high * prod(technique(name).most_speed for name in in_force))
    return low, high


# -- tremor -----------------------------------------------------------------------------------------------------------


def tremble(setting: Setting, aim: Aimed, factor: float, rng: Random) -> Aimed:
    """What a hand does that wants this; it may go beyond the bounds of what can be wanted.

    By a `factor` of 1 chance makes everybody's hand tremble; more is a less steady one.
    """
    spread = _spread(setting.techniques, setting.flips)
    # Not `gauss`, which keeps half of what it drew for the next call.
    return tuple(
        value + rng.normalvariate(0.0, factor * _size(axis, aim) * more) if axis.tremor else value
        for (axis, more), value in zip(spread, aim, strict=True)
    )


def mislead(setting: Setting, aim: Aimed, rng: Random) -> Aimed:
    """The hidden error of a throw with closed eyes, the same for everybody (DFI-TEC-19)."""
    for name in setting.techniques:
        for axis, size in technique(name).offset.items():
            place = next(place for place, one in enumerate(axes_of(setting)) if one.name == axis)
            error = rng.normalvariate(0.0, size * (aim[place] if axis == "speed" else 1.0))
            aim = (*aim[:place], aim[place] + error, *aim[place + 1 :])
    return aim


def own_tremor(hand: Hand) -> float:
    """How much a hand has to tremble by itself, so that with what chance adds it is as unsteady as it was measured."""
    return sqrt(techniques().hands[hand] ** 2 - 1)


@cache
def _spread(in_force: tuple[Technique, ...], flips: bool) -> tuple[tuple[AimAxis, float], ...]:  # noqa: FBT001
    """For each axis how many times its tremor counts: factors multiplied, up to a most (DFI-TEC-24)."""
    kinds = [technique(name) for name in in_force]
    factors: dict[str, float] = {
        "direction": min(prod(kind.noise.get("direction", 1.0) for kind in kinds), techniques().most_noise),
        "speed": min(prod(kind.noise.get("speed", 1.0) for kind in kinds), techniques().most_noise),
    }
    return tuple((axis, factors.get(axis.kind, 1.0)) for axis in _axes(in_force, flips))


def _size(axis: AimAxis, aim: Aimed) -> float:
    """One standard deviation, in the unit of the axis."""
    if axis.kind == "speed":
        return axis.tremor * abs(aim[5])
    if axis.name == "bearing":
        return degrees(axis.tremor / max(aim[1], 1.0))
    return axis.tremor
