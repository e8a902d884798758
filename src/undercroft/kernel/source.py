"""Where things are written in a file that somebody has made by hand, so that a mistake can be shown to its author."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import yaml

from undercroft.kernel.content import ContentError, read_nodes


class Spot(NamedTuple):
    """A place in a file, as editors count."""

    line: int
    column: int


class Fault(NamedTuple):
    """One mistake of an author."""

    spot: Spot
    problem: str

    def __str__(self) -> str:
        return f"line {self.spot.line}, column {self.spot.column}: {self.problem}"


class Picture(NamedTuple):
    """A picture in a file: its lines, and where its first character stands."""

    rows: tuple[str, ...]
    top: int
    indent: int

    def spot(self, x: int, y: int) -> Spot:
        return Spot(self.top + y, self.indent + x + 1)

    def marks(self) -> Iterator[tuple[int, int, str]]:
        """Every character as (x, y, character)."""
        for y, row in enumerate(self.rows):
            for x, mark in enumerate(row):
                yield x, y, mark


class Source:
    """The text of a file that has been read already, to find lines and columns in it."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lines = path.read_text(encoding="utf-8").splitlines()
        self._root = read_nodes(path)

    def spot(self, *place: str | int) -> Spot:
        """Where the value is written that these keys and positions lead to, or the last of them that exists."""
        node = self._root
        for step in place:
            inner = _inside(node, step)
            if inner is None:
                break
            node = inner
        return Spot(node.start_mark.line + 1, node.start_mark.column + 1)

    def picture(self, key: str) -> Picture:
        """A picture: a value written as a block after `|`."""
        node = _inside(self._root, key)
        if node is None or getattr(node, "style", None) != "|":
            spot = self.spot(key)
            problem = f"line {spot.line}, column {spot.column}: expected a picture, written as a block after '|'"
            raise ContentError.at(self.path, problem, field=key)
        rows = tuple(node.value.rstrip("\n").split("\n"))
        above = node.start_mark.line + 1
        indent = len(self._lines[above]) - len(rows[0]) if rows[0] else 0
        return Picture(rows, above + 1, indent)


def _inside(node: yaml.Node, step: str | int) -> yaml.Node | None:
    if isinstance(node, yaml.MappingNode):
        return next((value for key, value in node.value if key.value == str(step)), None)
    if isinstance(node, yaml.SequenceNode) and isinstance(step, int) and step < len(node.value):
        found: yaml.Node = node.value[step]
        return found
    return None
