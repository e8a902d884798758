"""The glyphs and colours of the drawing. Every glyph is one column wide in any UTF-8 terminal."""

from __future__ import annotations

from rich.text import Text

from undercroft.parts.marks import BLACK_DIE, DIM, WHITE_DIE, ink

HERO_STYLES = {"warrior": "red", "mage": "bright_blue", "cleric": "yellow", "rogue": "green"}
DIE_STYLES = {"white": WHITE_DIE, "black": BLACK_DIE}
REWARD_GLYPHS = {"potion": "δ", "item_part": "½", "level_up": "↑", "gem": "◆"}
REWARD_STYLES = {"potion": "magenta", "item_part": "cyan", "level_up": "bright_green", "gem": "bright_cyan"}

FULL, EMPTY = "■", "□"
ABILITY, NO_ABILITY = "★", "☆"
DONE, GONE = "✓", "✗"
NO_HEART = "♡"
PARTY, EXPLORED = "●", "·"
TRAP = "^^^"


def boxes(filled: int, count: int, full: str = FULL, empty: str = EMPTY, style: str = "") -> Text:
    """A row of fields, the first of them filled."""
    return ink(full * filled, style).append(empty * (count - filled), DIM)


def plain(number: int) -> str:
    """With a proper minus."""
    return str(number).replace("-", "−")


def signed(glory: int) -> str:
    """A gain or a loss: +3, 0, −2."""
    return f"+{glory}" if glory > 0 else plain(glory)
