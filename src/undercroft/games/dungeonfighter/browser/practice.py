"""Practising throws without a game: any die with any techniques at an empty target, thrown as in a game."""

from __future__ import annotations

from collections.abc import Mapping
from random import SystemRandom
from typing import Any, Final, get_args

import msgspec

from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.box.table_ware import dice, gadgets, target
from undercroft.games.dungeonfighter.browser.fights import BodySeen, ThrowSeen, body_seen, throw_seen
from undercroft.games.dungeonfighter.browser.hints import Aiming, aiming
from undercroft.games.dungeonfighter.browser.scene import Ware
from undercroft.games.dungeonfighter.rules.shown import shown
from undercroft.games.dungeonfighter.throw.aims import aim_space
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.throwing import Throw, slips_of
from undercroft.kernel.spaces import Axis

_rng: Final = SystemRandom()


class Practice(msgspec.Struct, frozen=True, kw_only=True):
    """What there is to practise with."""

    ware: Ware
    dice: tuple[str, ...]
    techniques: tuple[Technique, ...]


class Wanted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A throw that somebody wants to make; without an aim, they want to know how it is made."""

    die: str = "red"
    techniques: tuple[Technique, ...] = ()
    aim: tuple[float, ...] | None = None


class Ready(msgspec.Struct, frozen=True, kw_only=True):
    """How a throw is aimed."""

    axes: tuple[Axis, ...]
    aiming: Aiming


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """What came of a throw."""

    last: ThrowSeen
    lying: tuple[BodySeen, ...]


DICE: Final = ("red", "white1", "water", "snow")


def practice() -> Practice:
    ware = Ware(target=target(), gadgets=gadgets(), dice=dice())
    return Practice(ware=ware, dice=DICE, techniques=get_args(Technique))


def tried(how: Mapping[str, Any]) -> Ready | Tried:
    wanted = msgspec.convert(how, Wanted)  # its error is a ValueError
    if wanted.die not in DICE:
        raise ValueError(f"die: one of {', '.join(DICE)}")
    scene = setting(wanted.die, wanted.techniques)
    space = aim_space(scene)
    if wanted.aim is None:
        return Ready(axes=space.axes, aiming=aiming(scene))
    if (refusal := space.why_not(wanted.aim)) is not None:
        raise ValueError(refusal.msg.id)
    answer = Throw(scene, wanted.aim).sample(_rng)
    slips = slips_of(answer)
    return Tried(
        last=throw_seen(shown(0, scene, wanted.aim, answer)),
        lying=tuple(body_seen(slip.body, slip.pose) for slip in slips),
    )
