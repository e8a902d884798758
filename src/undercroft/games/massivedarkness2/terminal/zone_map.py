"""The tiles as one map of zones: each is a box of a few columns and lines, with walls and doors around it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple

from rich.text import Text

from undercroft.board import Bits, Cell, contains, members
from undercroft.games.massivedarkness2.figures import party
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.state import OFF, Enemy, MassiveDarkness
from undercroft.games.massivedarkness2.terminal.marks import (
    ABYSS,
    ABYSS_STYLE,
    DOOR_STYLE,
    LIGHT,
    MORE,
    OPEN_STYLE,
    SEEN,
    SHADOW,
    SHADOW_STYLE,
    WALL_STYLE,
    WHITE_STYLE,
)
from undercroft.games.massivedarkness2.terminal.pieces import Sign, figure_sign, figures, lying
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import msg
from undercroft.parts.cell_names import cell_name, column_name
from undercroft.parts.map_drawing import CHOICE_STYLE, STRUCK_STYLE
from undercroft.parts.marks import DIM, TITLE, ink

LABEL = 3
"""Columns for the number of a row."""
NARROW, WIDE = 5, 9
"""Columns that a zone has at least and at most."""
LOW, HIGH = 2, 3
"""Lines that a zone has at least and at most."""
WHITE = "w"
NOTHING, OPEN, WALL, DOOR, WHITE_DOOR, OPENED = "nothing", "open", "wall", "door", "white", "opened"
SOLID = (WALL, DOOR, WHITE_DOOR)
UPRIGHTS = {NOTHING: " ", OPEN: " ", WALL: "│", DOOR: "║", WHITE_DOOR: "║", OPENED: "┊"}
LEVELS = {NOTHING: " ", OPEN: " ", WALL: "─", DOOR: "═", WHITE_DOOR: "═", OPENED: "┈"}
STYLES = {WALL: WALL_STYLE, DOOR: DOOR_STYLE, WHITE_DOOR: WHITE_STYLE, OPENED: OPEN_STYLE}
JOINTS = "·╵╷│╴┘┐┤╶└┌├─┴┬┼"
"""Corners by the directions that walls lead to: up 1, down 2, left 4, right 8."""


class Frame(NamedTuple):
    """The part of the map that is shown, the last column and row excluded, and the room that a zone has in it."""

    left: int
    top: int
    right: int
    bottom: int
    width: int
    height: int


class ZoneMap:
    """The tiles on the table and everything on them."""

    def __init__(self, g: MassiveDarkness, say: Say, chosen: Bits = 0, sight: Bits | None = None) -> None:
        """`chosen`: the zones that can be chosen; `sight`: those to show as seen, if that is what is asked for."""
        self.g = g
        self.grid = mission_of(g).grid
        self.chosen = chosen
        self.sight = sight
        self.doors = _doors(g)
        self.lying: dict[Cell, list[Sign]] = {}
        for zone, sign in lying(g):
            self.lying.setdefault(zone, []).append(sign)
        self.standing: dict[Cell, list[list[Sign]]] = {}
        fighting = fighters(g)
        for enemies, group in groupby(figures(g), key=lambda figure: isinstance(figure, Enemy)):
            for figure in group:
                sign = figure_sign(g, figure, say)
                if figure.number in fighting:
                    sign = sign._replace(style=STRUCK_STYLE)
                self.standing.setdefault(figure.at, [[], []])[enemies].append(sign)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def frame(self, width: int, height: int, centre: Cell) -> Frame:
        """As many zones as fit into so many columns and lines, around one of them, as large as there is room."""
        points = [self.grid.points[zone] for zone in members(self.g.laid)]
        cx, cy = self.grid.points[centre]
        xs, ys = [x for x, _ in points], [y for _, y in points]
        left, right = _cropped(min(xs), max(xs) + 1, cx, max(1, (width - 2 * LABEL - 1) // (NARROW + 1)))
        top, bottom = _cropped(min(ys), max(ys) + 1, cy, max(1, (height - 3) // (LOW + 1)))
        wide = (width - 2 * LABEL - 1) // (right - left) - 1
        high = (height - 3) // (bottom - top) - 1
        return Frame(left, top, right, bottom, min(WIDE, max(NARROW, wide)), min(HIGH, max(LOW, high)))

    def whole(self, frame: Frame) -> bool:
        return all(self._within(frame, zone) for zone in members(self.g.laid))

    def _within(self, frame: Frame, zone: Cell) -> bool:
        x, y = self.grid.points[zone]
        return frame.left <= x < frame.right and frame.top <= y < frame.bottom

    def legend(self, frame: Frame, say: Say) -> list[Text]:
        """The ground, doors and whatever lies there, each once; figures are explained where their health is."""
        zones = [zone for zone in members(self.g.laid) if self._within(frame, zone)]
        found = [Sign(SHADOW, SHADOW_STYLE, msg("md2-draw-shadow"))]
        if any(mission_of(self.g).abyss >> zone & 1 for zone in zones):
            found.append(Sign(ABYSS, ABYSS_STYLE, msg("md2-draw-abyss")))
        kinds = {kind for (one, other), kind in self.doors.items() if one in zones or other in zones}
        found += [
            Sign(text, STYLES[kind], what)
            for kind, text, what in (
                (DOOR, "══", msg("md2-draw-door")),
                (WHITE_DOOR, f"═{WHITE}═", msg("md2-draw-white-door")),
                (OPENED, "┈┈", msg("md2-draw-open-door")),
            )
            if kind in kinds
        ]
        found += [
            sign._replace(text=sign.text.rstrip("0123456789")) for zone in zones for sign in self.lying.get(zone, ())
        ]
        said: dict[str, Text] = {}
        for sign in found:
            entry = ink(sign.text, sign.style).append(f" {say(sign.name)}", DIM)
            said.setdefault(entry.plain, entry)
        return list(said.values())

    # -- drawing ------------------------------------------------------------------------------------------------------

    def lines(self, frame: Frame) -> list[Text]:
        names = Text(" " * LABEL, no_wrap=True)
        for x in range(frame.left, frame.right):
            names.append(f" {column_name(x):^{frame.width}}", TITLE)
        names.rstrip()
        found = [names]
        for y in range(frame.top, frame.bottom):
            found.append(self._level(frame, y))
            found += self._row(frame, y)
        return [*found, self._level(frame, frame.bottom), names]

    def _row(self, frame: Frame, y: int) -> list[Text]:
        middle = (frame.height - 1) // 2
        inside = {x: self._inside(x, y, frame) for x in range(frame.left, frame.right)}
        lines = []
        for at in range(frame.height):
            number = str(y + 1) if at == middle else ""
            line = Text(no_wrap=True).append(f"{number:>{LABEL - 1}} ", TITLE)
            for x in range(frame.left, frame.right + 1):
                border = self._border(x, y, 1, 0)
                sign = WHITE if border == WHITE_DOOR and at == middle else UPRIGHTS[border]
                line.append(sign, STYLES.get(border, ""))
                if x in inside:
                    line.append_text(inside[x][at])
            lines.append(line.append(f" {number}", TITLE) if number else line)
        return lines

    def _level(self, frame: Frame, y: int) -> Text:
        """The borders above a row; a zone that can be chosen has its name there."""
        line = Text(" " * LABEL, no_wrap=True)
        for x in range(frame.left, frame.right + 1):
            line.append(self._joint(x, y), WALL_STYLE)
            if x == frame.right:
                break
            border = self._border(x, y, 0, 1)
            text = LEVELS[border] * frame.width
            if border == WHITE_DOOR:
                text = f"{WHITE:{LEVELS[border]}^{frame.width}}"
            if y < frame.bottom and self._is_chosen(x, y):
                name = f"‹{cell_name(self.grid, self.grid.cell(x, y))}›"
                before = (frame.width - len(name)) // 2
                line.append(text[:before], STYLES.get(border, "")).append(name, CHOICE_STYLE)
                line.append(text[before + len(name) :], STYLES.get(border, ""))
            else:
                line.append(text, STYLES.get(border, ""))
        return line

    def _is_chosen(self, x: int, y: int) -> bool:
        return self._laid(x, y) and contains(self.chosen, self.grid.cell(x, y))

    def _inside(self, x: int, y: int, frame: Frame) -> list[Text]:
        """The lines of a zone: who stands there, what lies there, and the ground."""
        if not self._laid(x, y):
            return [Text(" " * frame.width)] * frame.height
        zone = self.grid.cell(x, y)
        fill, style = self._ground(zone)
        groups = [*self.standing.get(zone, ([], [])), _counted(self.lying.get(zone, []))]
        packed = _packed([group for group in groups if group], frame.width, frame.height)
        lines = []
        for at in range(frame.height):
            line = packed[at] if at < len(packed) else Text()
            lines.append(line.append(fill * (frame.width - line.cell_len), style))
        return lines

    def _ground(self, zone: Cell) -> tuple[str, str]:
        if contains(mission_of(self.g).abyss, zone):
            return ABYSS, ABYSS_STYLE
        if self.sight is not None and contains(self.sight, zone):
            return SEEN, DIM
        return (SHADOW, SHADOW_STYLE) if contains(mission_of(self.g).shadow, zone) else (LIGHT, "")

    # -- borders ------------------------------------------------------------------------------------------------------

    def _laid(self, x: int, y: int) -> bool:
        inside = 0 <= x < self.grid.width and 0 <= y < self.grid.height
        return inside and contains(self.g.laid, self.grid.cell(x, y))

    def _border(self, x: int, y: int, dx: int, dy: int) -> str:
        """What lies between a zone and the one before it in a direction."""
        here, before = self._laid(x, y), self._laid(x - dx, y - dy)
        if not (here and before):
            return WALL if here or before else NOTHING
        first, second = self.grid.cell(x - dx, y - dy), self.grid.cell(x, y)
        if contains(self.grid.walls.east if dx else self.grid.walls.south, first):
            return WALL
        return self.doors.get((first, second), OPEN)

    def _joint(self, x: int, y: int) -> str:
        """The corner at the upper left of a zone."""
        borders = (
            self._border(x, y - 1, 1, 0),
            self._border(x, y, 1, 0),
            self._border(x - 1, y, 0, 1),
            self._border(x, y, 0, 1),
        )
        if all(border == NOTHING for border in borders):
            return " "
        return JOINTS[sum(1 << n for n, border in enumerate(borders) if border in SOLID)]


def _doors(g: MassiveDarkness) -> dict[tuple[Cell, Cell], str]:
    """What each door looks like, by the zones on both sides."""
    grid = mission_of(g).grid
    found: dict[tuple[Cell, Cell], str] = {}
    for n, (door, line) in enumerate(zip(mission_of(g).doors, grid.doors, strict=True)):
        kind = OPENED if not contains(g.closed, n) else WHITE_DOOR if door.white else DOOR
        found |= {(cell, cell + 1): kind for cell in members(line.east)}
        found |= {(cell, cell + grid.width): kind for cell in members(line.south)}
    return found


def _counted(signs: Sequence[Sign]) -> list[Sign]:
    """Every sign once, with how many there are of it where there is more than one."""
    first = {sign.text: sign for sign in reversed(signs)}
    numbers = Counter(sign.text for sign in signs)
    return [first[text]._replace(text=f"{text}{n}" if n > 1 else text) for text, n in numbers.items()]


def _packed(groups: Sequence[Sequence[Sign]], width: int, height: int) -> list[Text]:
    """Each group on lines of its own where there is room, else one after another; a sign where some are left out."""
    apart = [line for group in groups for line in _rows(group, width)]
    if len(apart) <= height:
        return apart
    close = _rows([sign for group in groups for sign in group], width, gap="")
    if len(close) <= height:
        return close
    last = close[height - 1]
    if last.cell_len >= width:
        last.truncate(width - 1)
    last.append(MORE, TITLE)
    return close[:height]


def _rows(signs: Sequence[Sign], width: int, gap: str | None = None) -> list[Text]:
    """With a blank between them if that takes no more lines."""
    if gap is None:
        loose, close = _rows(signs, width, " "), _rows(signs, width, "")
        return loose if len(loose) == len(close) else close
    lines: list[Text] = []
    for sign in signs:
        if lines and lines[-1].cell_len + len(gap) + len(sign.text) <= width:
            lines[-1].append(gap).append(sign.text, sign.style)
        else:
            lines.append(ink(sign.text, sign.style))
    return lines


def _cropped(low: int, high: int, centre: int, room: int) -> tuple[int, int]:
    """The range, cut to its room around the centre."""
    if high - low <= room:
        return low, high
    start = min(max(low, centre - room // 2), high - room)
    return start, start + room


def fighters(g: MassiveDarkness) -> set[int]:
    """Both sides of the attack being resolved."""
    return {g.combats[-1].hero, g.combats[-1].enemy} if g.combats else set()


def centre_of(g: MassiveDarkness, seat: int | None = None) -> Cell:
    """The zone the table looks at: where an attack or a turn is, else the hero of this seat, else any hero."""
    everybody = {figure.number: figure.at for figure in figures(g)}
    acting = [*fighters(g), *([g.turn.hero] if g.turn is not None else [])]
    heroes = party(g)
    own = [hero.at for hero in heroes if hero.seat == seat]
    busy = [everybody[number] for number in acting if everybody.get(number, OFF) != OFF]
    return (busy or own or [hero.at for hero in heroes] or [next(iter(members(g.laid)))])[0]
