"""The drawing of Dungeon Fighter as the table in the terminal knows it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.figures import seat_name
from undercroft.games.dungeonfighter.rules.throws import setting_of
from undercroft.games.dungeonfighter.terminal import parts
from undercroft.games.dungeonfighter.terminal.board import board
from undercroft.games.dungeonfighter.throw.aims import aim_space
from undercroft.games.dungeonfighter.throw.hands import best_aim
from undercroft.games.dungeonfighter.view import View
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Aim
from undercroft.parts.map_table import MapTerminal

PARTS: Final = {"map": parts.target, "sheet": parts.sheets, "monsters": parts.foe, "score": parts.score}
TIMED: Final = (
    "azimuth",
    "speed",
    *(axis.name for one in techniques().techniques for axis in one.axes if axis.kind == "timing"),
)
"""Where one stands, how high and how one spins is chosen at leisure; direction, force and the moment are not."""


class Terminal(MapTerminal):
    """The drawing of Dungeon Fighter."""

    def __init__(self) -> None:
        super().__init__(board, seat_name, (), PARTS)

    def aim(self, view: View, space: Aim) -> Sequence[float]:
        """As a fair hand would aim; a flip begins in the middle of all bars."""
        fight = view.table.fight
        if fight is not None and fight.throw is not None:
            setting = setting_of(view.table, fight.throw)
            if aim_space(setting).axes == space.axes:
                return best_aim(setting, "fair")
        return super().aim(view, space)

    def axis(self, name: str) -> Msg:
        return Msg(f"dfi-draw-axis-{name}")

    def timed(self, space: Aim) -> Sequence[str]:
        return [axis.name for axis in space.axes if axis.name in TIMED]
