"""Throw techniques: which are in force, and whether a throw has fulfilled them (DFI-TEC)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Final

from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import CUT_OUTS, technique, techniques
from undercroft.games.dungeonfighter.figures import equipment, fight_of
from undercroft.games.dungeonfighter.state import DungeonFighter, Slip
from undercroft.games.dungeonfighter.throw.slips import FULFILS, UNSEEN

ALL: Final[tuple[Technique, ...]] = tuple(kind.id for kind in techniques().techniques)
"""The fifteen of this set (DFI-TEC-22), in the order in which they combine (DFI-TEC-24)."""
ICEBERGS: Final = ("iceberg1", "iceberg2", "iceberg3", "iceberg4")
TARGET: Final = ("target", *ICEBERGS, *CUT_OUTS)
"""The target, and what lies and stands on it, in the words of `Touch`."""

# -- which are in force -----------------------------------------------------------------------------------------------


def demanded(g: DungeonFighter) -> tuple[Technique, ...]:
    """By room and monster: they bind every hero in every throw of the fight (DFI-TEC-01, DFI-ROM-05)."""
    foe = fight_of(g).foe
    return bound(g.room, foe.id, foe.mad, (), spin=False)


def in_force(g: DungeonFighter, weapons: Iterable[str] = (), *, spin: bool = False) -> tuple[Technique, ...]:
    """All that one throw has to fulfil (DFI-TEC-02): what is taken on voluntarily binds as well (DFI-TEC-23).

    However strange they are together, there is a way to throw so (DFI-THR-08).
    """
    foe = fight_of(g).foe
    return bound(g.room, foe.id, foe.mad, tuple(weapons), spin=spin)


@cache
def bound(room: str, foe: str, mad: int, weapons: tuple[str, ...], *, spin: bool) -> tuple[Technique, ...]:
    """Those of a mad monster that are active add up (DFI-MAB-03)."""
    card = content().foe(foe)
    wanted = {card.technique, *card.mad[:mad], *(equipment(weapon).technique for weapon in weapons)}
    if room:  # DFI-BOS-03
        wanted.add(content().rooms[room].technique)
    if spin:
        wanted.add("spin")
    return in_order(wanted)


def in_order(wanted: Iterable[Technique | None]) -> tuple[Technique, ...]:
    """Each once, however many demand it (DFI-TEC-03)."""
    found = set(wanted)
    return tuple(one for one in ALL if one in found)


# -- whether they are fulfilled ---------------------------------------------------------------------------------------


def failed(wanted: Iterable[Technique], slip: Slip) -> tuple[Technique, ...]:
    """Those that a throw has not fulfilled: a single one makes it a miss (DFI-TEC-02)."""
    return tuple(one for one in wanted if not fulfilled(one, slip))


def fulfilled(wanted: Technique, slip: Slip) -> bool:
    """Whether what a die touched on its way, in its order, is what the technique demands (DFI-TEC-04).

    Those of which nothing is demanded here change how one aims, and only who throws real dice can fail them: launcher,
    under the table, weaker hand, secret strike, low profile, blind, prayer (DFI-TEC-11, DFI-TEC-15 to DFI-TEC-19,
    DFI-TEC-21).
    """
    touched = [touch.what for touch in slip.touches]
    if UNSEEN.get(wanted, "") in touched:  # DFI-MIS-05
        return False
    if technique(wanted).in_time is not None:  # DFI-TEC-06, DFI-TEC-12, DFI-TEC-20
        return "in_time" in touched
    if wanted == "pond":  # DFI-TEC-08: where the die first comes down
        return first(touched, ("table", "pond", "pond_inside")) == "pond_inside"
    if wanted == "skid":  # DFI-TEC-13: before it comes to the target
        return first(touched, ("floe", *TARGET)) == "floe"
    # DFI-TEC-07, DFI-TEC-09, DFI-TEC-14: some time before it rests
    return wanted not in FULFILS or FULFILS[wanted][-1] in touched


def first(touched: Iterable[str], of: tuple[str, ...]) -> str:
    """Which of these was touched first; empty if none was."""
    return next((what for what in touched if what in of), "")
