"""The drawing of Dungeon Saga as the table in the terminal knows it."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import RenderableType

from undercroft.games.dungeonsaga.state import seat_name
from undercroft.games.dungeonsaga.terminal import parts
from undercroft.games.dungeonsaga.terminal.board import board
from undercroft.games.dungeonsaga.terminal.choices import SPOTS
from undercroft.games.dungeonsaga.view import View
from undercroft.kernel.drawing import Drawing, Part, Say
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Choice


class Terminal(Drawing):
    """The drawing of Dungeon Saga."""

    @property
    def parts(self) -> dict[str, Part]:
        return {
            "map": parts.whole_map,
            "sight": parts.sight,
            "sheet": parts.sheets,
            "cards": parts.cards,
            "minions": parts.minions,
            "story": parts.story,
            "score": parts.score,
        }

    def draw(self, view: View, say: Say) -> RenderableType:
        return board(view, say)

    def draw_choosing(self, view: View, say: Say, choices: Sequence[Choice]) -> RenderableType:
        """The table with the squares marked that can be chosen, and the odds of the attacks."""
        return board(view, say, choices)

    def seat(self, seat: int) -> Msg:
        return seat_name(seat)

    def spot(self, choice: Choice) -> str | None:
        """The name of the square, where a choice says nothing else: it is marked on the map."""
        return str(choice.value) if choice.label.text.id in SPOTS else None
