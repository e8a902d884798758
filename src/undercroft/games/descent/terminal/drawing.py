"""The drawing of Descent as the table in the terminal knows it."""

from __future__ import annotations

from undercroft.games.descent.state import seat_name
from undercroft.games.descent.terminal import parts
from undercroft.games.descent.terminal.board import board
from undercroft.games.descent.terminal.choices import SPOTS
from undercroft.parts.map_table import MapTerminal

PARTS = {
    "map": parts.whole_map,
    "sight": parts.sight,
    "sheet": parts.sheets,
    "cards": parts.cards,
    "monsters": parts.monsters,
    "score": parts.score,
}


class Terminal(MapTerminal):
    """The drawing of Descent."""

    def __init__(self) -> None:
        super().__init__(board, seat_name, SPOTS, PARTS)
