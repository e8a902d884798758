"""The glyphs and colours of the drawing. Every glyph is one column wide in any UTF-8 terminal."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from rich.text import Text

from undercroft.kernel.messages import Msg

Say: TypeAlias = Callable[[Msg], str]

HERO_STYLES = {"warrior": "red", "mage": "bright_blue", "cleric": "yellow", "rogue": "green"}
DIE_STYLES = {"white": "bold black on white", "black": "bold white on grey23"}
REWARD_GLYPHS = {"potion": "δ", "item_part": "½", "level_up": "↑", "gem": "◆"}
REWARD_STYLES = {"potion": "magenta", "item_part": "cyan", "level_up": "bright_green", "gem": "bright_cyan"}

FULL, EMPTY = "■", "□"
ABILITY, NO_ABILITY = "★", "☆"
DONE, GONE = "✓", "✗"
HEART, NO_HEART = "♥", "♡"
PARTY, EXPLORED = "●", "·"
TRAP = "^^^"

DIM, TITLE, GOOD, BAD = "dim", "bold", "green", "red"


def ink(text: str, style: str = "") -> Text:
    """The beginning of a line: unlike `Text(text, style)`, what is appended does not inherit the style."""
    return Text().append(text, style)


def heading(text: str, width: int, note: str = "") -> Text:
    """A section's title with a line to the right edge."""
    line = Text(no_wrap=True, overflow="crop").append(f"{text} ", TITLE).append(note and f"{note} ", DIM)
    return line.append("─" * max(0, width - line.cell_len), DIM)


def boxes(filled: int, count: int, full: str = FULL, empty: str = EMPTY, style: str = "") -> Text:
    """A row of fields, the first of them filled."""
    return ink(full * filled, style).append(empty * (count - filled), DIM)


def plain(number: int) -> str:
    """With a proper minus."""
    return str(number).replace("-", "−")


def signed(glory: int) -> str:
    """A gain or a loss: +3, 0, −2."""
    return f"+{glory}" if glory > 0 else plain(glory)
