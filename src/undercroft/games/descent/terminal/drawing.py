"""The drawing of Descent as the table in the terminal knows it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from undercroft.games.descent.state import seat_name
from undercroft.games.descent.terminal import parts
from undercroft.games.descent.terminal.board import board
from undercroft.games.descent.terminal.choices import SPOTS
from undercroft.games.descent.view import View
from undercroft.kernel.drawing import Drawing, Part, Say
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Choice


class Terminal(Drawing):
    """The drawing of Descent."""

    @property
    def parts(self) -> dict[str, Part]:
        return {
            "map": parts.whole_map,
            "sight": parts.sight,
            "sheet": parts.sheets,
            "cards": parts.cards,
            "monsters": parts.monsters,
            "score": parts.score,
        }

    def draw(self, view: View, say: Say) -> RenderableType:
        return board(view, say)

    def draw_choosing(self, view: View, say: Say, choices: Sequence[Choice]) -> RenderableType:
        """The table with the spaces and doors marked that can be chosen."""
        return board(view, say, choices)

    def seat(self, seat: int) -> Msg:
        return seat_name(seat)

    def spot(self, choice: Choice) -> str | None:
        """The name of the space, where a choice says nothing else: it is marked on the map."""
        return str(choice.value) if choice.label.text.id in SPOTS else None
