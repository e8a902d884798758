"""Colours and marks that every game draws with in the terminal. Every glyph is one column wide there."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.text import Text

DIM, TITLE, GOOD, BAD = "dim", "bold", "green", "red"
HEART = "♥"
BLACK_DIE, WHITE_DIE = "bold white on grey23", "bold black on white"


def ink(text: str, style: str = "") -> Text:
    """The beginning of a line: unlike `Text(text, style)`, what is appended does not inherit the style."""
    return Text().append(text, style)


def heading(text: str, width: int, note: str = "") -> Text:
    """A section's title with a line to the right edge."""
    line = Text(no_wrap=True, overflow="crop").append(f"{text} ", TITLE).append(note and f"{note} ", DIM)
    return line.append("─" * max(0, width - line.cell_len), DIM)


def flow(entries: Iterable[Text], width: int, indent: str = "", gap: str = "  ") -> list[Text]:
    """Entries one after another, in as many lines as it takes; none is broken."""
    lines: list[Text] = []
    for entry in entries:
        if lines and lines[-1].cell_len + len(gap) + entry.cell_len <= width:
            lines[-1].append(gap).append_text(entry)
        else:
            lines.append(Text(indent, no_wrap=True, overflow="ellipsis").append_text(entry))
    return lines


def words(text: str, style: str = "") -> list[Text]:
    """A sentence as entries for `flow`."""
    return [ink(word, style) for word in text.split()]


class Lines:
    """Lines that depend on how wide the terminal is."""

    def __init__(self, make: Callable[[int], Sequence[RenderableType]]) -> None:
        self._make = make

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self._make(options.max_width)
