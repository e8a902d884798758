"""Dice, target, gadgets and techniques as they lie in the box, and what measured hands do with them; each read once."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Final

from undercroft.games.dungeonfighter.box.components import (
    DieKind,
    Gadgets,
    Practice,
    Target,
    TechniqueKind,
    Techniques,
)
from undercroft.kernel.content import load
from undercroft.kernel.sourced import by_id

FOLDER: Final = Path(__file__).parents[1] / "content"

CUT_OUTS: Final = ("frost1", "frost2", "weak")
WATER: Final = ("water1", "water2", "water3")


@cache
def target() -> Target:
    return load(FOLDER / "target.yaml", Target)


@cache
def dice() -> dict[str, DieKind]:
    return by_id(load(FOLDER / "dice.yaml", tuple[DieKind, ...]))


@cache
def gadgets() -> Gadgets:
    return load(FOLDER / "gadgets.yaml", Gadgets)


@cache
def techniques() -> Techniques:
    return load(FOLDER / "techniques.yaml", Techniques)


@cache
def technique(name: str) -> TechniqueKind:
    return next(kind for kind in techniques().techniques if kind.id == name)


@cache
def practices() -> dict[str, Practice]:
    """What was measured, by technique (bot/measure.py)."""
    return by_id(load(FOLDER / "hands.yaml", tuple[Practice, ...]))


@cache
def kind_of(body: str) -> DieKind:
    """The kind of a die by its name; a cut-out has none."""
    name = body.rstrip("0123456789")
    return dice()[name if name in dice() else "coloured"]


def is_die(body: str) -> bool:
    return body not in CUT_OUTS
