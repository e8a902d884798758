"""The glyphs and colours of the drawing. Every glyph is one column wide in any UTF-8 terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text

from undercroft.parts.marks import BLACK_DIE, WHITE_DIE, ink

WARN = "yellow"

WAITING, ACTED, ACTIVE = "●", "○", "►"
EXHAUSTED = "✗"
HERO, FAMILIAR = "@", "&"

HERO_STYLES = ("white on #1565c0", "white on #00796b", "white on #b26a00", "white on #7b3fb5")
HERO_INKS = ("bold #64b5f6", "bold #4db6ac", "bold #ffb74d", "bold #ba93e6")
MONSTER_STYLE = "bold white on grey37"
MASTER_STYLE = "bold white on #c62828"
NAMED_STYLE = "bold white on #ad1457"
FAMILIAR_STYLE = "bold bright_cyan"

COLOUR_INKS = {
    "copper": "bold dark_orange3",
    "silver": "bold bright_white",
    "gold": "bold bright_yellow",
    "red": "bold bright_red",
    "yellow": "bold bright_yellow",
    "blue": "bold bright_blue",
}
DIE_STYLES = {
    "red": "bold white on red",
    "blue": "bold white on blue",
    "white": WHITE_DIE,
    "green": "bold white on green",
    "yellow": "bold black on yellow",
    "black": BLACK_DIE,
}

WALL_STYLE, FLOOR_STYLE, SEEN_STYLE = "grey35", "dim", "on grey30"
STRUCK_STYLE = "bold bright_white on dark_red"
CHOICE_STYLE = "bold bright_white on dark_green"


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
