"""A map of squares in a terminal: three columns for each explored space, walls around them, lines between them.

Lines between spaces get a column or a row of their own only where there are any, so that most of the map stays dense.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from rich.text import Text

from undercroft.board import Bits, Cell, Grid, members
from undercroft.kernel.drawing import Say
from undercroft.kernel.messages import Msg
from undercroft.parts.cell_names import column_name
from undercroft.parts.marks import DIM, TITLE, ink

CELL = 3
LABEL = 3
"""Columns for the number of a row, and for the gap after it."""
WALL, DARK, FLOOR, IN_SIGHT = "▒", " ", "·", "•"
WALL_STYLE, FLOOR_STYLE, SEEN_STYLE = "grey35", "dim", "on grey30"
STRUCK_STYLE = "bold bright_white on dark_red"
CHOICE_STYLE = "bold bright_white on dark_green"


class Piece(NamedTuple):
    """How something looks: alone on its space, and in one column beside a figure that stands on it."""

    text: str
    small: str
    style: str
    name: Msg
    """For the legend."""


class Seen(NamedTuple):
    """Everything on the spaces that are explored."""

    ground: dict[Cell, Piece]
    """Obstacles and stairs."""
    tokens: dict[Cell, Piece]
    figures: dict[Cell, Piece]

    def on(self, cell: Cell) -> tuple[str, str]:
        """Three columns for a space that is not bare, and their style; two empty texts for one that is."""
        below = self.tokens.get(cell) or self.ground.get(cell)
        figure = self.figures.get(cell)
        if figure is not None:
            text = figure.text + (below.small if below else "") if len(figure.text) < 3 else figure.text
            return f"{text:<3}", figure.style
        return (f"{below.text:^3}", below.style) if below is not None else ("", "")


class Door(NamedTuple):
    """How a door on the board looks."""

    shut: bool
    style: str


class Frame(NamedTuple):
    """The part of the map that is shown, the last column and row excluded. It may reach one space over the edge."""

    left: int
    top: int
    right: int
    bottom: int


class MapDrawing:
    """The explored part of a dungeon as everybody sees it."""

    def __init__(
        self,
        grid: Grid,
        explored: Bits,
        seen: Seen,
        doors: Mapping[int, Door],
        *,
        chosen: Bits = 0,
        struck: Bits = 0,
        sight: Bits | None = None,
        dark: Bits | None = None,
    ) -> None:
        """`doors`: those on the board, by their place in the grid. `chosen`: the spaces that can be chosen; `struck`:
        those of the attack being resolved; `sight`: those to show as seen, if that is what is asked for; `dark`: those
        of which everybody knows that they are there, if that is not so of all beside what is explored."""
        self.grid = grid
        self.explored = explored
        self.seen = seen
        self.doors = doors
        self.chosen = chosen
        self.struck = struck
        self.sight = sight
        self.dark = grid.floor if dark is None else dark
        self._doors = _door_lines(grid, doors)
        self._walls = _thin_walls(grid, explored)

    # -- what is shown ------------------------------------------------------------------------------------------------

    def frame(self, width: int, height: int, centre: Cell) -> Frame:
        """As much of the explored part as fits into so many columns and lines, around a space."""
        points = self._points()
        xs, ys = [x for x, _ in points], [y for _, y in points]
        cx, cy = self.grid.points[centre]
        columns = (width - 2 * LABEL) // CELL
        lefts = _cropped(min(xs) - 1, max(xs) + 2, cx, columns)
        tops = _cropped(min(ys) - 1, max(ys) + 2, cy, max(1, height - 2))
        frame = Frame(lefts[0], tops[0], lefts[1], tops[1])
        while self.width(frame) > width and frame.right - frame.left > 1:
            frame = _narrowed(frame, cx)
        return frame

    def width(self, frame: Frame) -> int:
        return 2 * LABEL + CELL * (frame.right - frame.left) + len(self._gutters(frame))

    def whole(self, frame: Frame) -> bool:
        """Whether nothing explored lies outside."""
        return all(_within(frame, x, y) for x, y in self._points())

    def _points(self) -> list[tuple[int, int]]:
        return [self.grid.points[cell] for cell in members(self.explored)]

    def legend(self, frame: Frame, say: Say) -> list[Text]:
        """Each kind of thing that is shown, once; figures are explained where their wounds are."""
        pieces = [
            piece
            for things in (self.seen.tokens, self.seen.ground)
            for cell, piece in things.items()
            if _within(frame, *self.grid.points[cell])
        ]
        found = {piece.text: piece for piece in pieces}
        return [ink(piece.text.strip(), piece.style).append(f" {say(piece.name)}", DIM) for piece in found.values()]

    # -- drawing ------------------------------------------------------------------------------------------------------

    def lines(self, frame: Frame) -> list[Text]:
        gutters = self._gutters(frame)
        names = self._names(frame, gutters)
        found = [names]
        for y in range(frame.top, frame.bottom):
            line = self._row(frame, gutters, y)
            number = f"{y + 1}" if 0 <= y < self.grid.height else ""
            found.append(ink(f"{number:>{LABEL - 1}} ", TITLE).append_text(line).append(f" {number}", TITLE))
            if y + 1 < frame.bottom and self._ledge(frame, y):
                found.append(Text(" " * LABEL).append_text(self._level(frame, gutters, y)))
        return [*found, names]

    def _names(self, frame: Frame, gutters: list[int]) -> Text:
        line = Text(" " * LABEL)
        for x in range(frame.left, frame.right):
            name = column_name(x) if 0 <= x < self.grid.width else ""
            line.append(f"{name:^{CELL}}" + " " * (x in gutters), TITLE)
        line.rstrip()
        return line

    def _row(self, frame: Frame, gutters: list[int], y: int) -> Text:
        line = Text()
        for x in range(frame.left, frame.right):
            line.append_text(self._space(x, y))
            if x in gutters:
                line.append_text(self._upright(x, y))
        return line

    def _space(self, x: int, y: int) -> Text:
        if not self._is_explored(x, y):
            return ink(self._beyond(x, y) * CELL, WALL_STYLE)
        cell = self.grid.cell(x, y)
        text, style = self.seen.on(cell)
        if self.chosen >> cell & 1:
            middle = text.strip() or FLOOR
            return ink({1: f"‹{middle}›", 2: f"‹{middle}"}.get(len(middle), text), CHOICE_STYLE)
        if self.struck >> cell & 1:
            return ink(text or f" {FLOOR} ", STRUCK_STYLE)
        if self.sight is not None:
            if self.sight >> cell & 1:
                return ink(text or f" {IN_SIGHT} ", f"{style} {SEEN_STYLE}" if " on " not in style else style)
            style = DIM
        return ink(text or f" {FLOOR} ", style or FLOOR_STYLE)

    def _beyond(self, x: int, y: int) -> str:
        """Rock beside what is explored; darkness where a way leads on, or farther off."""
        around = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1)]
        if not any(self._is_explored(*point) for point in around):
            return DARK
        beside = [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
        leads_on = self._is_known(x, y) and any(self._is_explored(*point) for point in beside)
        return DARK if leads_on else WALL

    def _is_known(self, x: int, y: int) -> bool:
        inside = 0 <= x < self.grid.width and 0 <= y < self.grid.height
        return inside and bool(self.dark >> self.grid.cell(x, y) & 1)

    def _is_explored(self, x: int, y: int) -> bool:
        inside = 0 <= x < self.grid.width and 0 <= y < self.grid.height
        return inside and bool(self.explored >> self.grid.cell(x, y) & 1)

    # -- lines between spaces -----------------------------------------------------------------------------------------

    def _gutters(self, frame: Frame) -> list[int]:
        """The columns with a line to the east of one of their spaces."""
        lined = {cell for cell, side in (*self._doors, *self._walls) if side == "east"}
        at = {self.grid.points[cell] for cell in lined}
        return sorted({x for x, y in at if _within(frame, x, y)})

    def _ledge(self, frame: Frame, y: int) -> bool:
        lined = {cell for cell, side in (*self._doors, *self._walls) if side == "south"}
        at = {self.grid.points[cell] for cell in lined}
        return any(py == y and frame.left <= px < frame.right for px, py in at)

    def _upright(self, x: int, y: int) -> Text:
        """One column to the east of a space: a door, its number on the lower of its two spaces, a wall, or nothing."""
        door, part = self._line(x, y, "east")
        if door is None:
            return ink("│" if part else self._between((x, y), (x + 1, y)), WALL_STYLE)
        sign = "║" if self.doors[door].shut else "┊"
        return ink(str((door + 1) % 10) if part else sign, self.doors[door].style)

    def _level(self, frame: Frame, gutters: list[int], y: int) -> Text:
        text = Text()
        for x in range(frame.left, frame.right):
            door, part = self._line(x, y, "south")
            if door is None:
                text.append("─" * CELL if part else self._between((x, y), (x, y + 1)) * CELL, WALL_STYLE)
            else:
                sign = "═" if self.doors[door].shut else "┈"
                text.append(sign * CELL if part else f"{sign}{(door + 1) % 10}{sign}", self.doors[door].style)
            if x in gutters:
                text.append(self._between((x, y), (x + 1, y + 1)), WALL_STYLE)
        return text

    def _line(self, x: int, y: int, side: str) -> tuple[int | None, int]:
        """The door on this side of a space and which of its parts it is; no door, and whether there is a thin wall."""
        if not (0 <= x < self.grid.width and 0 <= y < self.grid.height):
            return None, 0
        place = (self.grid.cell(x, y), side)
        return self._doors[place] if place in self._doors else (None, int(place in self._walls))

    def _between(self, a: tuple[int, int], b: tuple[int, int]) -> str:
        """What fills a line that has to be there because of others."""
        signs = {FLOOR if self._is_explored(*point) else self._beyond(*point) for point in (a, b)}
        return WALL if signs == {WALL} else DARK


def _door_lines(grid: Grid, doors: Mapping[int, Door]) -> dict[tuple[Cell, str], tuple[int, int]]:
    """The doors on the board by the side of the space they lie on: their number, and which of their spaces it is."""
    found: dict[tuple[Cell, str], tuple[int, int]] = {}
    for door in doors:
        line = grid.doors[door]
        for side, cells in (("east", line.east), ("south", line.south)):
            found |= {(cell, side): (door, part) for part, cell in enumerate(members(cells))}
    return found


def _thin_walls(grid: Grid, explored: Bits) -> set[tuple[Cell, str]]:
    east = grid.walls.east & explored & (explored >> 1)
    south = grid.walls.south & explored & (explored >> grid.width)
    return {(cell, "east") for cell in members(east)} | {(cell, "south") for cell in members(south)}


def _within(frame: Frame, x: int, y: int) -> bool:
    return frame.left <= x < frame.right and frame.top <= y < frame.bottom


def _cropped(low: int, high: int, centre: int, room: int) -> tuple[int, int]:
    """The range, cut to its room around the centre."""
    if high - low <= room:
        return low, high
    start = min(max(low, centre - room // 2), high - room)
    return start, start + room


def _narrowed(frame: Frame, cx: int) -> Frame:
    """One column less, at the side that is farther from the centre."""
    if cx - frame.left > frame.right - 1 - cx:
        return frame._replace(left=frame.left + 1)
    return frame._replace(right=frame.right - 1)
