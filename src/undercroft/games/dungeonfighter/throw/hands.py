"""Aims that were found good, for bots to begin from (bot/measure.py)."""

from __future__ import annotations

from functools import cache
from typing import Final

from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.box.table_ware import practices
from undercroft.games.dungeonfighter.state import Hand
from undercroft.games.dungeonfighter.throw.aims import Aimed, aimed, named
from undercroft.games.dungeonfighter.throw.setting import Setting, setting

PLAIN: Final = "plain"
SPECIAL: Final = ("water", "snow", "frost", "weak")
"""What is practised besides plain throws of a die and its techniques."""


@cache
def practice_of(body: str) -> str:
    """Under which name throws of a body without techniques were measured."""
    name = body.rstrip("0123456789")
    return name if name in SPECIAL else PLAIN


def practised(name: str) -> Setting:
    """What was thrown, by the name of a practice."""
    if name in SPECIAL:
        return setting("frost1" if name == "frost" else name)
    techniques: list[Technique] = [] if name == PLAIN else [name]  # type: ignore[list-item]
    return setting("red", techniques)


def best_aim(thrown: Setting, hand: Hand) -> Aimed:
    """The best aim known: of one technique its own; of several, each axis from the hardest that has a say in it."""
    known = sorted((practices()[name] for name in thrown.techniques), key=lambda one: -one.hits[hand])
    values: dict[str, float] = {}
    for one in (practices()[practice_of(thrown.bodies[0])], *known):
        values.update(named(practised(one.id), one.aims[hand]))
    return aimed(thrown, values)
