"""A mission's map drawn in text, with everything that lies in it: for authors and the documentation."""

from __future__ import annotations

from undercroft.board import Cell, members
from undercroft.games.massivedarkness2.mission.model import Mission
from undercroft.parts.map_picture import DOOR, map_picture

SIGNS = {
    "spawn": "s",
    "loot": "l",
    "chest": "c",
    "greater_chest": "C",
    "fountain": "f",
    "forge": "F",
    "column": "o",
    "spike_trap": "x",
    "bear_trap": "b",
    "corruption": "%",
    "objective": "*",
}
GREY = "+"
ABYSS = "~~~"
ROOM = 3
KEY = """\
@ heroes begin here    m starting mob    R portal of roaming monsters    3 5 portals from so many heroes on
s spawn    l loot    c chest    C greater chest    f fountain    F forge    o column    x spike trap    b bear trap
* objective    + grey objective    % corruption    B boss    ! heroes begin the boss fight here    ~~~ abyss
═ ║ door    w white-framed door    ┈ ┊ border of a tile
"""


def picture(made: Mission) -> str:
    """The map with everything in it; shadow is not drawn."""
    signs: dict[Cell, str] = {}
    for cell, sign in _signs(made):
        signs[cell] = signs.get(cell, "") + sign
    inside = {cell: f"{text[:ROOM]:^3}" for cell, text in signs.items()}
    inside |= dict.fromkeys(members(made.abyss), ABYSS)
    return map_picture(made.grid, inside, ["w" if door.white else DOOR for door in made.doors])


def _signs(made: Mission) -> list[tuple[Cell, str]]:
    found = [*((cell, "@") for cell in made.start), *((cell, "m") for cell in made.mobs)]
    if made.roaming_portal is not None:
        found.append((made.roaming_portal, "R"))
    found += [(cell, str(heroes)) for heroes, cell in made.portals.items()]
    if made.boss is not None:
        found += [(made.boss.at, "B"), *((cell, "!") for cell in made.boss.start)]
    return found + [(token.at, GREY if token.grey else SIGNS[token.kind]) for token in made.tokens]
