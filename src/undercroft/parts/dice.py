"""Dice: a name and the faces."""

from __future__ import annotations

import msgspec


class Die(msgspec.Struct, frozen=True):
    """A die with its faces, each a short name; a face that is printed twice is listed twice."""

    id: str
    faces: tuple[str, ...]
