"""The drawing of Dungeon Saga as the table in the terminal knows it."""

from __future__ import annotations

from undercroft.games.dungeonsaga.state import seat_name
from undercroft.games.dungeonsaga.terminal import parts
from undercroft.games.dungeonsaga.terminal.board import board
from undercroft.games.dungeonsaga.terminal.choices import SPOTS
from undercroft.parts.map_table import MapTerminal

PARTS = {
    "map": parts.whole_map,
    "sight": parts.sight,
    "sheet": parts.sheets,
    "cards": parts.cards,
    "minions": parts.minions,
    "story": parts.story,
    "score": parts.score,
}


class Terminal(MapTerminal):
    """The drawing of Dungeon Saga."""

    def __init__(self) -> None:
        super().__init__(board, seat_name, SPOTS, PARTS)
