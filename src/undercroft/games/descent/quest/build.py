"""Reading a quest file: the lines between spaces and the stairs. What stands in the areas is in `fill`."""

from __future__ import annotations

from pathlib import Path

from undercroft.board import Cell, Edges, Grid
from undercroft.games.descent.quest.file import DoorLine, QuestFile, Thing
from undercroft.kernel.content import decode, read_yaml
from undercroft.kernel.errors import BadInput
from undercroft.kernel.source import Source
from undercroft.parts.cell_names import parse_cell
from undercroft.parts.map_draft import SIDES, MapDraft


class Draft(MapDraft[Thing]):
    """A quest file on its way to a quest, with what is wrong in it."""

    def __init__(self, path: Path, file: QuestFile, source: Source) -> None:
        self.file = file
        self.stairs: tuple[str, ...] = ()
        """The colours of the pairs of stairs, in the order of the grid's."""
        super().__init__(path, source, file.legend)
        if not self.faults:
            _lay_lines(self)


def read_draft(path: Path) -> Draft:
    """The quest file at this path."""
    return Draft(path, decode(read_yaml(path), QuestFile, path), Source(path))


def _lay_lines(draft: Draft) -> None:
    """Walls and doors between spaces, and stairs, into the grid."""
    file, grid = draft.file, draft.grid
    taken = walls = Edges()
    for number, line in enumerate(file.walls):
        edges = draft.edges(line, ("walls", number), taken, "wall")
        taken = walls = Edges(walls.east | edges.east, walls.south | edges.south)
    doors: list[Edges] = []
    for number, door in enumerate(file.doors):
        _two_in_a_row(draft, door, number)
        edges = draft.edges(door, ("doors", number), taken, "door")
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
