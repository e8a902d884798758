"""Fields of view drawn out. A golden file holds what is looked at, then the picture, to be checked by eye:

@ the viewer   . seen   ~ not seen   # no floor   X something that hides, seen   x the same, not seen
| - a wall     H = a closed door

The heading names the policy, if it is not Descent's, and the way the viewer faces, if that matters.

Run with UPDATE_GOLDENS=1 to draw them anew, and look at them before keeping them.
"""

import os
from pathlib import Path

import pytest

from undercroft.board import AnyToAny, CentreToCentre, Dungeon, Facing, ahead, bitset, read_plan
from undercroft.games.descent.geometry import SIGHT

from .pictures import GOLDEN, MAPS, picture, plan, quest_1

POLICIES = {"descent": SIGHT, "rows": CentreToCentre(rows_only=True), "anywhere": AnyToAny(points=9)}
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
    view = Dungeon(grid, POLICIES[given.get("policy", "descent")]).sight(closed).field(viewer, hiding)
    if "facing" in given:
        view &= ahead(grid, 1 << viewer, Facing[given["facing"].upper()])
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


def test_there_are_goldens_of_every_policy():
    headings = [path.read_text().split("\n\n", 1)[0] for path in GOLDENS]
    named = {line.removeprefix("policy: ") for text in headings for line in text.splitlines() if "policy: " in line}
    assert named == {"rows", "anywhere"}


def test_the_archer_of_the_rulebook_sees_one_enemy_of_three():
    """One stands to her right, one behind a bookcase, one at her back."""
    drawing = read_plan((MAPS / "archer.txt").read_text())
    sight = Dungeon(drawing.grid, POLICIES["anywhere"]).sight()
    archer, blockers = drawing.marks["@"], drawing.cells("@XSZB")
    front = ahead(drawing.grid, archer, Facing.NORTH)
    seen = {who: sight.between(archer, drawing.marks[who] & front, blockers) for who in "SZB"}
    assert seen == {"S": True, "Z": False, "B": False}
    assert sight.between(archer, drawing.marks["B"], blockers), "turned round she would see that one too"


def test_the_shooters_of_the_rulebook_see_along_their_row():
    """Imps one zone away, skeletons two, gargoyles beyond a column that hides nothing; no one round the corner."""
    drawing = read_plan((MAPS / "hall-of-zones.txt").read_text())
    sight = Dungeon(drawing.grid, POLICIES["rows"]).sight(0b11)
    seen = {who: sight.between(drawing.marks["@"], drawing.marks[who]) for who in "iskgd"}
    assert seen == {"i": True, "s": True, "k": True, "g": True, "d": False}
