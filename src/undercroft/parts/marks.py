"""Colours and marks that every game draws with in the terminal. Every glyph is one column wide there."""

from __future__ import annotations

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
