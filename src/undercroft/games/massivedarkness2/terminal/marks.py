"""The glyphs and colours of the drawing. Every glyph is one column wide in any UTF-8 terminal."""

from __future__ import annotations

MANA, LIFEBRINGER, LIFEBRINGER_SPENT = "◆", "♥", "♡"
LIGHT, SHADOW, ABYSS, SEEN = " ", "░", "~", "•"
"""What fills a zone."""
TREASURE, TIME, PORTAL, ROAMING_PORTAL, CONSECRATED = "$", "t", "∩", "Ω", "‡"
NEEDLE, FLIPPED, DONE, OPEN = "►", "↻", "✓", "!"
"""The needle of the amulet, a marker that is turned over, a task or a die that is done, a die yet to be resolved."""
MORE = "…"
ICONS = {"": "·", "mob": "m", "roaming": "Ω", "rare": "r", "epic": "e"}
"""Spaces of the darkness track."""

MOB_STYLES = {
    "demons": "bold white on #b3261e",
    "undead": "bold white on #4e7d3a",
    "fire_entities": "bold black on #ff9a3d",
    "fallen_angels": "bold black on #c7b8e8",
    "satyrs": "bold white on #8a4b2a",
    "gargoyles": "bold white on #5b6b7a",
    "imps": "bold black on #e58ba5",
    "skeletons": "bold black on #d9d2b4",
}
ROAMING_STYLE, BOSS_STYLE = "bold white on #6a3d8f", "bold white on #ad1457"
ALLY_STYLE = "bold black on #9fd3e6"
TOKEN_STYLE, OBJECTIVE_STYLE, PORTAL_STYLE = "bold #e0c060", "bold bright_cyan", "bold #b388ff"
GREY_STYLE, CONSECRATED_STYLE = "grey62", "bold #ffe082"
SHADOW_STYLE, ABYSS_STYLE, WALL_STYLE = "grey35", "#7a2e2e", "grey62"
DOOR_STYLE, WHITE_STYLE, OPEN_STYLE = "bold orange3", "bold bright_white", "orange3"
DICE = {
    "yellow": "bold black on #f4d03f",
    "orange": "bold black on #eb7d1f",
    "blue": "bold white on #1565c0",
    "purple": "bold white on #6a3d8f",
    "black": "bold white on grey23",
}
FIRE_STYLE, FROST_STYLE, POISON_STYLE = "bold #ff8a50", "bold #81d4fa", "bold #9ccc65"
