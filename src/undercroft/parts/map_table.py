"""The table of a game with a map: where everything stands when the map and what belongs to it are shown together."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, NamedTuple, Protocol

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from undercroft.board import Cell
from undercroft.kernel.drawing import Drawing, Part, Say
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Choice
from undercroft.parts.map_drawing import MapDrawing
from undercroft.parts.marks import flow, heading

PANEL = 37
GAP = 2
SIDE_BY_SIDE = 96
"""Columns from which the sheets stand beside the map."""
UNLIMITED = 1000
"""Lines of a map that somebody asks for by itself: it may scroll."""
LEAST_MAP, BELOW_MAP = 12, 26
"""Lines of the map in a low window, and the lines that everything below it takes."""
TALL = 60
"""Lines of a narrow terminal in which everything fits."""

Block = Callable[[int], Sequence[Text]]
"""Lines for so many columns."""


class Board(Protocol):
    """Draws the whole table from the view of a game, with what can be chosen marked on the map."""

    def __call__(self, view: Any, say: Say, choices: Sequence[Choice] = (), /) -> RenderableType: ...  # noqa: ANN401


class MapTerminal(Drawing):
    """The drawing of a game with a map; `spots` are the labels of choices that say no more than a name on it."""

    def __init__(
        self, board: Board, seat_name: Callable[[int], Msg], spots: Collection[str], parts: Mapping[str, Part]
    ) -> None:
        self._board = board
        self._seat_name = seat_name
        self._spots = spots
        self._parts = parts

    @property
    def parts(self) -> Mapping[str, Part]:
        return self._parts

    def draw(self, view: Any, say: Say) -> RenderableType:  # noqa: ANN401
        return self._board(view, say)

    def draw_choosing(self, view: Any, say: Say, choices: Sequence[Choice]) -> RenderableType:  # noqa: ANN401
        return self._board(view, say, choices)

    def seat(self, seat: int) -> Msg:
        return self._seat_name(seat)

    def spot(self, choice: Choice) -> str | None:
        return str(choice.value) if choice.label.text.id in self._spots else None


class MapTable(NamedTuple):
    """Map and sheets beside each other where the terminal is wide enough, else one below the other."""

    header: Block
    drawn: Callable[[int, int], Sequence[Text]] | None
    """The map, in so many columns and lines; None as long as there is nothing to draw."""
    sheets: Block
    below: Block
    """What stands below both."""

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        width = options.max_width
        yield from self.header(width)
        height = max(LEAST_MAP, console.size.height - BELOW_MAP)
        if self.drawn is None:
            yield from self.sheets(width)
        elif width >= SIDE_BY_SIDE:
            room = width - PANEL - GAP
            table = Table.grid(padding=(0, GAP, 0, 0))
            table.add_column(width=room)
            table.add_column(width=PANEL)
            table.add_row(Group(*self.drawn(room, height)), Group(*self.sheets(PANEL)))
            yield table
        else:
            # In a low window the top is out of sight: better the sheets than the map.
            drawn, sheets = self.drawn(width, height), self.sheets(width)
            yield from [*drawn, *sheets] if console.size.height >= TALL else [*sheets, *drawn]
        yield from self.below(width)


def map_lines(
    drawn: MapDrawing, say: Say, width: int, height: int, centre: Cell, title: Msg, cropped: Msg
) -> list[Text]:
    """The map around a space under its title, and the legend; `cropped` is said where it is not the whole map."""
    frame = drawn.frame(width, height, centre)
    note = "" if drawn.whole(frame) else say(cropped)
    return [heading(say(title), width, note), *drawn.lines(frame), *flow(drawn.legend(frame, say), width)]
