"""Rolling dice and reading them (DES-ATK-24, DES-ATK-25)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from undercroft.games.descent.box.content import content
from undercroft.games.descent.state import Descent, Hero, Monster, seat_of
from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Roll
from undercroft.kernel.messages import Msg, msg
from undercroft.parts.dice import Die

DICE: dict[str, Die] = {die.id: Die(die.id, die.keys) for die in content().dice}
"""The six kinds of dice as chance knows them."""


class Sum(NamedTuple):
    """What a number of faces add up to."""

    range: int
    damage: int
    surges: int
    enhancements: int
    blanks: int
    missed: bool


def read(dice: Sequence[str], faces: Sequence[str]) -> Sum:
    """Add up the faces of these dice."""
    reach = damage = surges = enhancements = blanks = 0
    missed = False
    face_of = content().face
    for die, key in zip(dice, faces, strict=True):
        face = face_of(die, key)
        reach += face.range
        damage += face.damage
        surges += face.surge
        enhancements += face.enhancement
        blanks += face.blank
        missed = missed or face.miss
    return Sum(reach, damage, surges, enhancements, blanks, missed)


def roll(dice: Sequence[str], by: int) -> Flow:
    """The player of a seat throws dice; the keys of their faces."""
    return (yield Roll([DICE[die] for die in dice], by))


def roll_power(g: Descent, figure: Hero | Monster, count: int) -> Flow:
    """Throw power dice for a figure, for something other than an attack, and say what they showed."""
    dice = ["black"] * count
    faces = yield from roll(dice, seat_of(figure))
    g.tell(msg("des-log-power-dice", faces=[Msg(f"des-face-{face}") for face in faces]), "DES-ATK-25")
    return read(dice, faces)
