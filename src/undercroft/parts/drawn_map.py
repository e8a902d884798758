"""Small maps drawn in a scenario, in place of one in a file: a mark that nothing explains names its space."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from hashlib import blake2b

import msgspec

from undercroft.board import Point
from undercroft.kernel.content import ContentError
from undercroft.kernel.source import Picture, Source, Spot
from undercroft.parts.map_draft import BARE, ROCK

PREFIX = "drawn_"


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
