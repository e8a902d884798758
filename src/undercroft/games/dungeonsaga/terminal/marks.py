"""The glyphs and colours of the drawing. Every glyph is one column wide in any UTF-8 terminal."""

from __future__ import annotations

ARROWS = "↑→↓←"
"""North, east, south, west: the way a model looks."""
THREAT = "!"
BONES = "%"
EXIT, DEED = "≡", "?"
WHITE, RED, WOUND = "□", "■", "✗"
"""Spaces of a wound track: white, red, and one that is covered."""

MINION_STYLES = {
    "skeleton_warrior": "bold black on #d9d2b4",
    "skeleton_archer": "bold black on #b9c7a0",
    "zombie": "bold white on #4e7d3a",
    "armoured_zombie": "bold white on #2f5d50",
    "dwarf_revenant": "bold white on #8a4b2a",
    "ghost": "bold black on #9fd3e6",
    "zombie_troll": "bold white on #6a3d8f",
}
BOSS_STYLE = "bold white on #ad1457"
THREAT_STYLE = "bold red"
BONES_STYLE = "#d9d2b4"
FURNITURE_STYLE = "grey70"
LOCK_STYLE = "bold orange3"
WARD_STYLE = "bold bright_magenta"
OPEN_STYLE = "orange3"
PLACE_STYLE = "bold bright_cyan"
HERO_DIE, BONE_DIE = "bold white on #1565c0", "bold black on #d9d2b4"
WEAK_DIE = "dim strike"
