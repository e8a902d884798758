"""Reading a quest file: the pictures, and the lines between spaces. What stands in the areas is in `fill`.

A mistake is noted with its place in the file and the reading goes on, so that an author sees all of them at once.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from undercroft.board import Cell, Edges, Grid, GridError
from undercroft.games.descent.quest.file import DoorLine, Line, QuestFile, Thing
from undercroft.games.descent.quest.map import Fault, Source, Spot, parse_cell
from undercroft.kernel.content import decode, read_yaml
from undercroft.kernel.errors import BadInput

ROCK = "#"
BARE = "."
SIDES = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Draft:
    """A quest file on its way to a quest, with what is wrong in it."""

    def __init__(self, path: Path, file: QuestFile, source: Source) -> None:
        self.path = path
        self.file = file
        self.source = source
        self.areas = self.source.picture("areas")
        self.things = self.source.picture("things")
        self.faults: list[Fault] = []
        self.grid = Grid(1, 1, 0)
        self.spots: dict[Cell, Spot] = {}
        """Where every space stands in the picture `things`."""
        self.area_names: list[str] = []
        """The characters that areas are drawn with, in the order of the grid's areas."""
        self.stairs: tuple[str, ...] = ()
        """The colours of the pairs of stairs, in the order of the grid's."""
        _read_areas(self)
        if not self.faults:
            _compare_pictures(self)
        if not self.faults:
            _lay_lines(self)

    def fault(self, spot: Spot, problem: str) -> None:
        if (found := Fault(spot, problem)) not in self.faults:
            self.faults.append(found)

    def marked(self) -> Iterator[tuple[Cell, Thing]]:
        """Everything the picture `things` shows, space by space."""
        for x, y, mark in self.things.marks():
            thing = self.file.legend.get(mark)
            if thing is not None and x < self.grid.width:
                yield self.grid.cell(x, y), thing


def read_draft(path: Path) -> Draft:
    """The quest file at this path."""
    return Draft(path, decode(read_yaml(path), QuestFile, path), Source(path))


def _read_areas(draft: Draft) -> None:
    """The floor and its areas from the first picture."""
    marks: dict[str, list[tuple[int, int]]] = {}
    for x, y, mark in draft.areas.marks():
        if mark.isalnum() and mark.isascii():
            marks.setdefault(mark, []).append((x, y))
        elif mark != ROCK:
            problem = f"{mark!r} is no area: expected a digit, a letter, or {ROCK} for rock"
            draft.fault(draft.areas.spot(x, y), problem)
    names = sorted(marks)
    width = max(len(row) for row in draft.areas.rows)
    try:
        floor = [point for points in marks.values() for point in points]
        draft.grid = Grid.build(width, len(draft.areas.rows), floor, areas=[marks[name] for name in names])
    except GridError as error:
        draft.fault(draft.areas.spot(0, 0), str(error))
    if not names:
        draft.fault(draft.areas.spot(0, 0), "the picture shows no area")
    draft.area_names = names


def _compare_pictures(draft: Draft) -> None:
    """Both pictures must show rock and floor in the same places, and the legend must know every mark."""
    grid, drawn = draft.grid, set()
    if len(draft.things.rows) != grid.height:
        problem = f"the picture has {len(draft.things.rows)} lines, but 'areas' has {grid.height}"
        draft.fault(draft.things.spot(0, 0), problem)
        return
    for y, row in enumerate(draft.things.rows):
        shown = row.ljust(grid.width, ROCK)
        for x, mark in enumerate(shown):
            area = draft.areas.rows[y][x : x + 1] or ROCK
            spot = draft.things.spot(x, y)
            if x >= grid.width:
                if mark != ROCK:
                    draft.fault(spot, f"{mark!r} stands off the map, which is {grid.width} spaces wide")
                continue
            draft.spots[grid.cell(x, y)] = spot
            drawn.add(mark)
            if mark == ROCK and area != ROCK:
                draft.fault(spot, f"rock here, but floor of area {area} in 'areas'")
            elif mark != ROCK and area == ROCK:
                what = "bare floor" if mark == BARE else f"{mark!r}"
                draft.fault(spot, f"{what} here, but rock in 'areas'")
            elif mark not in (ROCK, BARE) and mark not in draft.file.legend:
                draft.fault(spot, f"the legend does not explain {mark!r}")
    for mark in draft.file.legend:
        if mark in (ROCK, BARE):
            draft.fault(draft.source.spot("legend", mark), f"{mark!r} stands for rock or bare floor already")
        elif mark not in drawn:
            draft.fault(draft.source.spot("legend", mark), f"{mark!r} is explained but never drawn")


def _lay_lines(draft: Draft) -> None:
    """Walls and doors between spaces, and stairs, into the grid."""
    file, grid = draft.file, draft.grid
    taken = walls = Edges()
    for number, line in enumerate(file.walls):
        edges = _edges(draft, line, ("walls", number), taken)
        taken = walls = Edges(walls.east | edges.east, walls.south | edges.south)
    doors: list[Edges] = []
    for number, door in enumerate(file.doors):
        _two_in_a_row(draft, door, number)
        edges = _edges(draft, door, ("doors", number), taken)
        taken = Edges(taken.east | edges.east, taken.south | edges.south)
        doors.append(edges)
    ends: dict[str, list[Cell]] = {}
    for cell, thing in draft.marked():
        if thing.stairs is not None:
            ends.setdefault(thing.stairs, []).append(cell)
    for colour, cells in ends.items():
        if len(cells) != 2:
            problem = f"the {colour} stairs have {len(cells)} end{'s' * (len(cells) != 1)} on the map, not two"
            draft.fault(draft.spots[cells[0]], problem)
    if not draft.faults:
        draft.stairs = tuple(sorted(ends))
        stairs = tuple((ends[colour][0], ends[colour][1]) for colour in draft.stairs)
        draft.grid = Grid(grid.width, grid.height, grid.floor, walls, tuple(doors), stairs, grid.areas)


def _edges(draft: Draft, line: Line, place: tuple[str, int], taken: Edges) -> Edges:
    """The borders of a line; each must run between two floor spaces and over no other line."""
    east = south = 0
    what = "door" if isinstance(line, DoorLine) else "wall"
    dx, dy = SIDES[line.side]
    for position, name in enumerate(line.at):
        spot = draft.source.spot(*place, "at", position)
        try:
            cell = parse_cell(draft.grid, name)
        except BadInput as error:
            draft.fault(spot, str(error))
            continue
        x, y = draft.grid.points[cell]
        beyond = draft.grid.width * dy + dx + cell
        inside = 0 <= x + dx < draft.grid.width and 0 <= y + dy < draft.grid.height
        if not draft.grid.floor >> cell & 1:
            draft.fault(spot, f"the {what} stands at {name}, which is rock")
        elif not inside or not draft.grid.floor >> beyond & 1:
            draft.fault(spot, f"the {what} leads nowhere: {line.side} of {name} is rock")
        else:
            low = 1 << min(cell, beyond)
            if (taken.east if dx else taken.south) & low:
                draft.fault(spot, f"the {what} lies on a wall or another door {line.side} of {name}")
            elif dx:
                east |= low
            else:
                south |= low
    return Edges(east, south)


def _two_in_a_row(draft: Draft, door: DoorLine, number: int) -> None:
    """A door lies along two spaces (DES-DOR-01)."""
    try:
        points = sorted(draft.grid.points[parse_cell(draft.grid, name)] for name in door.at)
    except BadInput:
        return  # said where the line is laid
    dx, dy = SIDES[door.side]
    along = (abs(dy), abs(dx))
    if len(points) != 2 or (points[1][0] - points[0][0], points[1][1] - points[0][1]) != along:
        spot = draft.source.spot("doors", number, "at")
        direction = "beside each other" if dy else "above each other"
        draft.fault(spot, f"a door to the {door.side} lies along two spaces {direction}, got {', '.join(door.at)}")
