"""The dice and what their faces show (MD2-DIC)."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from undercroft.games.massivedarkness2.box.components import Dice
from undercroft.games.massivedarkness2.box.content import content
from undercroft.parts.dice import Die

COLOURS = ("yellow", "orange", "blue", "purple", "black")


class Face(NamedTuple):
    """The symbols of a face."""

    swords: int = 0
    shields: int = 0
    mana: int = 0
    shadow: int = 0
    scratches: int = 0
    claws: int = 0

    @property
    def to_resolve(self) -> bool:
        """Whether it shows anything that has to be resolved in step 2 (MD2-RES-03)."""
        return bool(self.mana or self.shadow or self.scratches or self.claws)


FACES: dict[str, Face] = {
    "blank": Face(),
    "sword": Face(swords=1),
    "sword2": Face(swords=2),
    "sword3": Face(swords=3),
    "sword_mana": Face(swords=1, mana=1),
    "mana": Face(mana=1),
    "mana2": Face(mana=2),
    "shadow": Face(shadow=1),
    "shield": Face(shields=1),
    "shield2": Face(shields=2),
    "scratch": Face(scratches=1),
    "claw": Face(claws=1),
    "claw_scratch": Face(claws=1, scratches=1),  # MD2-DIC-14: both results
}
OPEN = frozenset(name for name, face in FACES.items() if face.to_resolve)
"""Faces with a symbol that has to be resolved."""


@cache
def die(colour: str) -> Die:
    return Die(colour, content().box.dice[colour].faces)  # type: ignore[index]


@cache
def limit(colour: str) -> int:
    """No pool has more dice of a colour than there are (MD2-DIC-01, MD2-POL-06)."""
    return content().box.dice[colour].count  # type: ignore[index]


def counts(dice: Dice) -> dict[str, int]:
    """Only the colours there are any of."""
    return {colour: count for colour in COLOURS if (count := getattr(dice, colour))}


@cache
def expected_swords(colour: str) -> float:
    """What a die brings on average (MD2-EPH-07): orange ones more than yellow ones (MD2-DIC-02)."""
    faces = die(colour).faces
    return sum(FACES[face].swords for face in faces) / len(faces)
