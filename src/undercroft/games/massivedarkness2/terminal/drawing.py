"""The drawing of Massive Darkness 2 as the table in the terminal knows it."""

from __future__ import annotations

from undercroft.games.massivedarkness2.figures import seat_name
from undercroft.games.massivedarkness2.terminal import parts
from undercroft.games.massivedarkness2.terminal.board import board
from undercroft.games.massivedarkness2.terminal.choices import SPOTS
from undercroft.kernel.spaces import Choice
from undercroft.parts.map_table import MapTerminal

PARTS = {
    "map": parts.whole_map,
    "sight": parts.sight,
    "sheet": parts.sheets,
    "monsters": parts.monsters,
    "story": parts.story,
    "score": parts.score,
}


class Terminal(MapTerminal):
    """The drawing of Massive Darkness 2."""

    def __init__(self) -> None:
        super().__init__(board, seat_name, SPOTS, PARTS)

    def spot(self, choice: Choice) -> str | None:
        """A step is known by its zone alone."""
        found = super().spot(choice)
        return found.rpartition(":")[2] if found is not None else None
