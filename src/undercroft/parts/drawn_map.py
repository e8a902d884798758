"""Small maps drawn in a scenario, in place of one in a file: a mark that nothing explains names its space.

And how a `given` that speaks of spaces is read: what is wrong in it is told by the name of its field.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b
from typing import Annotated, Any, TypeAlias

import msgspec

from undercroft.board import Cell, Grid, Point
from undercroft.kernel.content import ContentError
from undercroft.kernel.errors import BadInput
from undercroft.kernel.source import Picture, Source, Spot
from undercroft.parts.cell_names import parse_cell
from undercroft.parts.map_draft import BARE, ROCK, M, MapDraft

PREFIX = "drawn_"
SpaceName: TypeAlias = Annotated[
    str, msgspec.Meta(min_length=1, description="a space like C21 or a mark of the drawn map")
]
Nickname: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=r"^\S+( \S+)+$", description="a name of two words or more, such as left beastman")
]
"""Of two words, so that it is never mistaken for a word of the game."""


class Pictures(Source):
    """Lines and columns counted in the pictures, since a drawing is in no file of its own."""

    def __init__(self, pictures: Mapping[str, str]) -> None:
        self._pictures = pictures

    def spot(self, *place: str | int) -> Spot:  # noqa: ARG002 - only pictures have places
        return Spot(1, 1)

    def picture(self, key: str) -> Picture:
        return Picture(tuple(self._pictures[key].rstrip("\n").split("\n")), 1, 0)


def drawn_id(drawing: msgspec.Struct) -> str:
    """What a drawing is called: the same for the same drawing."""
    return PREFIX + blake2b(msgspec.json.encode(drawing), digest_size=8).hexdigest()


def is_drawn(name: str) -> bool:
    return name.startswith(PREFIX)


def one_area(things: str) -> str:
    """The picture `areas` of a drawing that has none: everything is one area."""
    return "".join(mark if mark in ROCK + "\n" else "0" for mark in things)


def bared(things: str, explained: Collection[str]) -> tuple[str, dict[str, Point]]:
    """The picture with bare floor under the marks that name spaces, and where those are."""
    known = {ROCK, BARE, *explained}
    places: dict[str, Point] = {}
    rows = []
    for y, row in enumerate(things.rstrip("\n").split("\n")):
        for x, mark in enumerate(row):
            if mark not in known:
                if mark in places:
                    problem = f"{mark!r} marks two spaces, and the legend does not explain it"
                    raise ContentError.at("given", problem, field="map")
                places[mark] = (x, y)
        rows.append("".join(mark if mark in known else BARE for mark in row))
    return "\n".join(rows), places


def finished(draft: MapDraft[Any], made: M | None) -> M:
    """What was made of a drawing, unless there is a mistake in it."""
    if made is None:
        raise ContentError.at("given", str(min(draft.faults)), field="map")
    return made


class Places(msgspec.Struct, frozen=True):
    """The spaces of a dungeon by their names, and by the marks of a drawing."""

    grid: Grid
    marks: dict[str, Cell]

    def cell(self, field: str, name: str) -> Cell:
        """The floor space of this name."""
        if name in self.marks:
            return self.marks[name]
        try:
            cell = parse_cell(self.grid, name)
        except BadInput as error:
            raise wrong(field, str(error)) from None
        if not self.grid.floor >> cell & 1:
            raise wrong(field, f"{name} is rock")
        return cell


def known(field: str, value: str | int, allowed: Collection[str | int], owner: str = "allowed are") -> None:
    if value not in allowed:
        raise wrong(field, f"'{value}' is unknown: {owner} {', '.join(map(str, allowed)) or 'none'}")


def wrong(field: str, problem: str) -> ContentError:
    return ContentError.at("given", problem, field=field)
