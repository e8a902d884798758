"""The glyphs and colours of the drawing. Every glyph is one column wide in any UTF-8 terminal."""

from __future__ import annotations

from typing import Final

COIN, WHITE_DIE, SHOP, DAMAGE, SCAR = "$", "◇", "∩", "†", "‡"
BULLSEYE, RIM, TABLE, HOLE, ICEBERG, FROST, WEAK = "X", "░", "·", " ", "▲", "*", "¤"
"""What the target shows besides its numbers."""

VALUES: Final = {
    1: "grey50",
    2: "grey70",
    3: "cyan",
    4: "green",
    5: "yellow",
    6: "bold yellow",
}
"""Sections by their numbers."""
BULLSEYE_STYLE, RIM_STYLE, TABLE_STYLE = "bold red", "grey39", "grey30"
ICE_STYLE, WEAK_STYLE = "bold #81d4fa", "bold magenta"
DICE: Final = {
    "red": "bold white on #b3261e",
    "green": "bold white on #2e7d32",
    "blue": "bold white on #1565c0",
    "white": "bold black on white",
    "water": "bold black on #80deea",
    "snow": "bold black on #e1f5fe",
}
INKS: Final = {"red": "bold #ef5350", "green": "bold #66bb6a", "blue": "bold #64b5f6"}
