"""A quest's map drawn in text, with everything that is hidden in it: for authors and the documentation."""

from __future__ import annotations

from undercroft.board import Cell, contains, members
from undercroft.games.descent.quest.fill import size_of
from undercroft.games.descent.quest.model import PlacedToken, Quest
from undercroft.parts.cell_names import column_name

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

WALL, SEAM, OPEN, NOTHING = "wall", "seam", "open", "nothing"
_JOINTS = " ╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Corners of walls by the directions they lead to: up 1, down 2, left 4, right 8."""


def picture(quest: Quest) -> str:
    """The map with the names of its columns and rows; a space is three characters wide."""
    return _Drawing(quest).text()


class _Drawing:
    def __init__(self, quest: Quest) -> None:
        self.grid = quest.grid
        self.inside = _contents(quest)
        self.doors: dict[tuple[Cell, Cell], str] = {}
        """The sign of the door between two spaces: the first letter of its rune."""
        for door, line in zip(quest.doors, quest.grid.doors, strict=True):
            sign = door.rune[0] if door.rune else "═"
            self.doors |= {(cell, cell + 1): sign for cell in members(line.east)}
            self.doors |= {(cell, cell + self.grid.width): sign for cell in members(line.south)}

    def text(self) -> str:
        width, height = self.grid.width, self.grid.height
        lines = ["   " + "".join(f"  {column_name(x):2}" for x in range(width))]
        for y in range(height + 1):
            lines.append("   " + "".join(self._joint(x, y) + self._level(x, y) for x in range(width + 1)))
            if y < height:
                row = "".join(self._upright(x, y) + self._space(x, y) for x in range(width + 1))
                lines.append(f"{y + 1:2} " + row)
        return "\n".join(line.rstrip() for line in lines if line.strip()) + "\n"

    def _space(self, x: int, y: int) -> str:
        return self.inside.get(y * self.grid.width + x, "   ") if self._floor(x, y) else "   "

    def _floor(self, x: int, y: int) -> bool:
        inside = 0 <= x < self.grid.width and 0 <= y < self.grid.height
        return inside and contains(self.grid.floor, y * self.grid.width + x)

    def _border(self, x: int, y: int, dx: int, dy: int) -> str:
        """What lies between a space and the one before it in a direction: a wall, a seam, a door's sign, nothing."""
        here, before = self._floor(x, y), self._floor(x - dx, y - dy)
        if not (here and before):
            return WALL if here or before else NOTHING
        cell = y * self.grid.width + x
        first = cell - dy * self.grid.width - dx
        if contains(self.grid.walls.east if dx else self.grid.walls.south, first):
            return WALL
        if (first, cell) in self.doors:
            return self.doors[first, cell]
        return OPEN if self.grid.area_of[first] == self.grid.area_of[cell] else SEAM

    def _upright(self, x: int, y: int) -> str:
        border = self._border(x, y, 1, 0)
        return {WALL: "│", SEAM: "┊", OPEN: " ", NOTHING: " ", "═": "║"}.get(border, border)

    def _level(self, x: int, y: int) -> str:
        border = self._border(x, y, 0, 1)
        return {WALL: "───", SEAM: "┈┈┈", OPEN: "   ", NOTHING: "   "}.get(border, f"═{border}═")

    def _joint(self, x: int, y: int) -> str:
        """The corner at the upper left of a space: where walls and doors meet."""
        lines = (
            self._border(x, y - 1, 1, 0),
            self._border(x, y, 1, 0),
            self._border(x - 1, y, 0, 1),
            self._border(x, y, 0, 1),
        )
        return _JOINTS[sum(1 << n for n, line in enumerate(lines) if line not in (SEAM, OPEN, NOTHING))]


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
    for area in quest.areas:
        bare = next((cell for cell in members(area.cells) if cell not in inside), None)
        if bare is not None:
            inside[bare] = f" {area.name} "
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
