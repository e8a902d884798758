"""Maps to test on, and pictures of sets of cells that a person can check."""

from functools import cache
from pathlib import Path

from undercroft.board import Bits, Drawing, Dungeon, Grid, contains, read_map
from undercroft.games.descent.geometry import SIGHT

HERE = Path(__file__).parent
MAPS = HERE / "maps"
GOLDEN = HERE / "golden"

QUEST_1_DOORS = [
    [((2, 20), (3, 20)), ((2, 21), (3, 21))],
    [((16, 20), (17, 20)), ((16, 21), (17, 21))],
    [((12, 17), (12, 16)), ((13, 17), (13, 16))],
    [((16, 12), (15, 12)), ((16, 13), (15, 13))],
    [((12, 9), (12, 8)), ((13, 9), (13, 8))],
]


def dungeon_of(grid: Grid) -> Dungeon:
    """The grid with lines of sight as Descent draws them."""
    return Dungeon(grid, SIGHT)


@cache
def quest_1() -> Drawing:
    return read_map((MAPS / "quest1.txt").read_text(), doors=QUEST_1_DOORS, areas="01234")


def picture(grid: Grid, *layers: tuple[str, Bits], floor: str = ".") -> str:
    """One character per cell: the first layer that holds it, else floor, else `#`."""
    rows = []
    for y in range(grid.height):
        row = ""
        for x in range(grid.width):
            cell = grid.cell(x, y)
            mark = floor if contains(grid.floor, cell) else "#"
            row += next((layer for layer, cells in layers if contains(cells, cell)), mark)
        rows.append(row)
    return "\n".join(rows)


def plan(grid: Grid, closed: Bits, *layers: tuple[str, Bits], floor: str = ".") -> str:
    """The same with what lies between cells: `|` and `-` walls, `=` and `H` closed doors."""
    rows = picture(grid, *layers, floor=floor).splitlines()
    shut_east = shut_south = 0
    for number, door in enumerate(grid.doors):
        if contains(closed, number):
            shut_east |= door.east
            shut_south |= door.south
    lines = []
    for y, row in enumerate(rows):
        line = below = ""
        for x, mark in enumerate(row):
            cell = grid.cell(x, y)
            line += mark + ("|" if contains(grid.walls.east, cell) else "H" if contains(shut_east, cell) else " ")
            below += ("-" if contains(grid.walls.south, cell) else "=" if contains(shut_south, cell) else " ") + " "
        lines += [line.rstrip(), below.rstrip()]
    return "\n".join(lines[:-1])


def drawn(text: str) -> str:
    """A picture written in a test, without its indentation."""
    lines = [line.strip() for line in text.strip().splitlines()]
    return "\n".join(lines)
