"""Fields of view drawn out. A golden file holds what is looked at, then the picture, to be checked by eye:

@ the viewer   . seen   ~ not seen   # no floor   X something that hides, seen   x the same, not seen
| - a wall     H = a closed door

Run with UPDATE_GOLDENS=1 to draw them anew, and look at them before keeping them.
"""

import os
from pathlib import Path

import pytest

from undercroft.board import bitset, read_plan

from .pictures import GOLDEN, MAPS, dungeon_of, picture, plan, quest_1

GOLDENS = sorted(GOLDEN.glob("*.txt"))


def redraw(path: Path) -> str:
    """The golden file as it should be, from its heading alone."""
    heading, _ = path.read_text().split("\n\n", 1)
    given = dict(line.split(": ", 1) for line in heading.splitlines() if ": " in line)
    closed = bitset(int(number) for number in given.get("closed doors", "").split())
    drawing = quest_1() if given["map"] == "quest1" else read_plan((MAPS / f"{given['map']}.txt").read_text())
    grid = drawing.grid
    if "viewer" in given:
        viewer = grid.cell(*_point(given["viewer"]))
        hiding = bitset(grid.cell(*_point(at)) for at in given.get("hiding", "").split())
    else:
        viewer, hiding = drawing.cell("@"), drawing.cells("X")
    view = dungeon_of(grid).sight(closed).field(viewer, hiding)
    layers = (("@", 1 << viewer), ("X", hiding & view), ("x", hiding), (".", view))
    body = picture(grid, *layers, floor="~") if given["map"] == "quest1" else plan(grid, closed, *layers, floor="~")
    return f"{heading}\n\n{body}\n"


def _point(text: str) -> tuple[int, int]:
    x, y = text.split(",")
    return int(x), int(y)


@pytest.mark.rule("DES-LOS-01", "DES-LOS-03", "DES-LOS-08")
@pytest.mark.parametrize("path", GOLDENS, ids=lambda path: path.stem)
def test_the_field_of_view_is_as_drawn(path):
    expected = redraw(path)
    if os.environ.get("UPDATE_GOLDENS"):
        path.write_text(expected)
    assert path.read_text() == expected


def test_there_are_goldens():
    assert len(GOLDENS) >= 8
