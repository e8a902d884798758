"""The spaces and doors of the map that choices are about."""

from __future__ import annotations

from collections.abc import Sequence

from undercroft.board import Bits
from undercroft.games.descent.figures import base, monster_by_number, quest_of
from undercroft.games.descent.state import Descent
from undercroft.games.descent.terminal.dungeon_map import Choices
from undercroft.kernel.spaces import Choice
from undercroft.parts.cell_names import cells_in

SPOTS = (
    "des-do-step",
    "des-place-at",
    "des-land-at",
    "des-spawn-at",
    "des-knock-to",
    "des-target-empty",
    "des-telekinesis-to",
    "des-trap-to",
)
"""Labels that say nothing but which space is meant."""


def marked(g: Descent, choices: Sequence[Choice]) -> Choices:
    """The spaces and doors that allowed choices are about."""
    cells, doors = 0, []
    for choice in choices:
        kind, _, what = str(choice.value).partition(":")
        if choice.refused is None:
            cells |= _cells(g, choice)
            if kind == "door":
                doors.append(int(what))
    return Choices(cells, doors)


def _cells(g: Descent, choice: Choice) -> Bits:
    """The spaces a choice names, or those of the monster it names."""
    value = str(choice.value)
    if choice.label.text.id.startswith(("des-monster-", "des-named-")) and value.isdecimal():
        m = monster_by_number(g, int(value))
        return base(g, m) if m is not None else 0
    return cells_in(quest_of(g).grid, value)
