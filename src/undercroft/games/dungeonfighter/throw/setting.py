"""What is thrown, how it has to be thrown, and at what: all that a throw depends on, besides the aim and chance."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec

from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS, WATER, techniques
from undercroft.games.dungeonfighter.state import Hand, Lying


class Setting(msgspec.Struct, frozen=True, kw_only=True):
    bodies: tuple[str, ...]
    """One die, the three water cubes, or one cut-out to be flipped."""
    techniques: tuple[Technique, ...] = ()
    """Each once, in the order of DFI-TEC-24: `setting` sees to that."""
    lying: tuple[Lying, ...] = ()
    """Dice and cut-outs on the table, those that are thrown not among them."""
    icebergs: tuple[int, ...] = ()
    physics: Literal["on", "off"] = "on"
    hand: Hand = "fair"
    """Whose throws stand in where there is no physics."""

    @property
    def flips(self) -> bool:
        """Whether it is a cut-out that is thrown."""
        return self.bodies[0] in CUT_OUTS


def bodies_of(die: str) -> tuple[str, ...]:
    """The bodies that are thrown: water is three cubes (DFI-DIE-13)."""
    return WATER if die == "water" else (die,)


def setting(
    die: str,
    demanded: Iterable[Technique] = (),
    *,
    lying: Iterable[Lying] = (),
    icebergs: Iterable[int] = (),
    physics: Literal["on", "off"] = "on",
    hand: Hand = "fair",
) -> Setting:
    """A throw of a die, or a flip of a cut-out; a technique demanded twice counts once (DFI-TEC-03)."""
    bodies, asked = bodies_of(die), set(demanded)
    in_force = () if die in CUT_OUTS else tuple(kind.id for kind in techniques().techniques if kind.id in asked)
    return Setting(
        bodies=bodies,
        techniques=in_force,
        lying=tuple(one for one in lying if one.body not in bodies),
        icebergs=tuple(sorted(icebergs)),
        physics=physics,
        hand=hand,
    )
