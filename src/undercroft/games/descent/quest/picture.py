"""A quest's map drawn in text, with everything that is hidden in it: for authors and the documentation."""

from __future__ import annotations

from undercroft.board import Cell, members
from undercroft.games.descent.quest.fill import size_of
from undercroft.games.descent.quest.model import PlacedToken, Quest
from undercroft.parts.map_picture import DOOR, map_picture, name_areas

MONSTERS = {
    "bane_spider": "sp",
    "beastman": "be",
    "demon": "de",
    "dragon": "dr",
    "giant": "gi",
    "hell_hound": "hh",
    "manticore": "ma",
    "naga": "na",
    "ogre": "og",
    "razorwing": "rw",
    "skeleton": "sk",
    "sorcerer": "so",
}
KEY = """\
(*) starting glyph    *  glyph    [c] [s] [g] chests    $  money    h  v  potions    r= y= b= rune keys
 A  artifact    ?  encounter    &  item of the quest    <r> stairs    ::: pit    %%% rubble    ~~~ water
═══ door    ═r═ rune-locked door    ┈┈┈ open border of an area    a digit: the number of the area
be beastman    de demon    dr dragon    gi giant    hh hell hound    ma manticore    na naga    og ogre
rw razorwing    sk skeleton    so sorcerer    sp bane spider    BE a master    !BE a named monster
"""


def picture(quest: Quest) -> str:
    """The map with everything in it; a rune-locked door shows the first letter of its rune."""
    return map_picture(quest.grid, _contents(quest), [door.rune[0] if door.rune else DOOR for door in quest.doors])


def _contents(quest: Quest) -> dict[Cell, str]:
    """Three characters for every space that is not bare, and the name of every area on its first bare one."""
    inside: dict[Cell, str] = {}
    for area in quest.areas:
        for cells, sign in ((area.pits, ":::"), (area.rubble, "%%%"), (area.water, "~~~")):
            inside |= dict.fromkeys(members(cells), sign)
        inside |= {token.cell: _token(token) for token in area.tokens}
        for monster in area.monsters:
            code = MONSTERS[monster.kind]
            sign = f"!{code.upper()}" if monster.named else f" {code.upper() if monster.master else code}"
            base = quest.dungeon.footprint(size_of(monster.kind)).cells(monster.stance)
            inside |= dict.fromkeys(members(base), sign)
    for colour, ends in zip(quest.stairs, quest.grid.stairs, strict=True):
        inside |= dict.fromkeys(ends, f"<{colour[0]}>")
    name_areas(inside, ((area.name, area.cells) for area in quest.areas))
    return inside


def _token(token: PlacedToken) -> str:
    match token.kind:
        case "glyph":
            return "(*)" if token.active else " * "
        case "chest":
            return f"[{token.what[0]}]"
        case "potion":
            return f" {token.what[0]} "
        case "key":
            return f" {token.what[0]}="
        case "money":
            return " $ "
        case "artifact":
            return " A "
        case "encounter":
            return " ? "
    return " & "
