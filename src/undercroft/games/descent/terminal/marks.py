"""The glyphs and colours of the drawing. Every glyph is one column wide in any UTF-8 terminal."""

from __future__ import annotations

from undercroft.parts.marks import BLACK_DIE, WHITE_DIE

FAMILIAR = "&"
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
