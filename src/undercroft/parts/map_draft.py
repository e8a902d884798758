"""Maps drawn in a file: a picture of areas, a picture of things with its legend, and the lines between spaces.

A mistake is noted with its place in the file and the reading goes on, so that an author sees all of them at once.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, Generic, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from undercroft.board import Bits, Cell, Edges, Grid, GridError, members
from undercroft.kernel.errors import BadInput, BadInputs
from undercroft.kernel.source import Fault, Source, Spot
from undercroft.parts.cell_names import cell_name, parse_cell, parse_cells

ROCK: Final = "#"
BARE: Final = "."
Mark = Annotated[str, msgspec.Meta(min_length=1, max_length=1, description="one character of the picture")]
Side: TypeAlias = Literal["north", "east", "south", "west"]
SIDES: Final[dict[Side, tuple[int, int]]] = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


class Line(Protocol):
    """A line between spaces: along one side of one or more spaces."""

    @property
    def at(self) -> Sequence[str]: ...

    @property
    def side(self) -> Side: ...


class Explained(Protocol):
    """What the legend says of a mark; the space may belong to regions that it names."""

    @property
    def regions(self) -> tuple[str, ...]: ...


T = TypeVar("T", bound=Explained)
M = TypeVar("M")
D = TypeVar("D", bound="MapDraft[Any]")


class MapDraft(Generic[T]):
    """A map on its way into a game, with what is wrong in its file.

    `areas` shows a digit or a letter for every space, `things` what is on it; the legend explains the marks of those.
    A game whose book has another word for areas says it in `area`: `zone`, and then the picture is called `zones`.
    """

    area: ClassVar[str] = "area"

    def __init__(self, path: Path, source: Source, legend: Mapping[str, T]) -> None:
        self.path = path
        self.source = source
        self.legend = legend
        self.areas = source.picture(f"{self.area}s")
        self.things = source.picture("things")
        self.faults: list[Fault] = []
        self.grid = Grid(1, 1, 0)
        self.spots: dict[Cell, Spot] = {}
        """Where every space stands in the picture `things`."""
        self.area_names: list[str] = []
        """The characters that areas are drawn with, in the order of the grid's areas."""
        self._read_areas()
        if not self.faults:
            self._compare_pictures()

    def fault(self, spot: Spot, problem: str) -> None:
        if (found := Fault(spot, problem)) not in self.faults:
            self.faults.append(found)

    def refuse(self) -> BadInputs:
        """The mistakes as an author reads them, a line for each."""
        return BadInputs([f"{self.path}: {fault}" for fault in sorted(self.faults)])

    def made(
        self: D, make: Callable[[D], M | None], faults: Callable[[D, M], Iterable[Fault]] = lambda *_: ()
    ) -> M | None:
        """What a game makes of the map, or None where its file is wrong; `faults` looks at what could be made."""
        found = None if self.faults else make(self)
        if found is not None:
            self.faults += faults(self, found)
        return None if self.faults else found

    def marks(self) -> Iterator[tuple[Cell, str]]:
        """Every mark that the legend explains, space by space."""
        for x, y, mark in self.things.marks():
            if mark in self.legend and x < self.grid.width:
                yield self.grid.cell(x, y), mark

    def marked(self) -> Iterator[tuple[Cell, T]]:
        """Everything the picture `things` shows, space by space."""
        for cell, mark in self.marks():
            yield cell, self.legend[mark]

    def area_at(self, cell: Cell) -> int:
        """The area of a space of the floor."""
        found = self.grid.area_of[cell]
        assert found is not None, "every space of the floor is drawn in an area"
        return found

    def regions(self, blocks: Mapping[str, Iterable[str]], kept: Collection[str]) -> dict[str, Bits]:
        """The spaces that have names: those of every area, of things that say so, and the blocks of a file's `regions`.

        `kept` are the words that mean something else where a region could be meant.
        """
        found = dict(zip(self.area_names, self.grid.areas, strict=True))
        for cell, thing in self.marked():
            for name in thing.regions:
                found[name] = found.get(name, 0) | 1 << cell
        for name, written in blocks.items():
            found[name] = found.get(name, 0) | self._region(name, written)
        for name in sorted(found.keys() & kept):
            self.fault(self.source.spot("regions", name), f"a region cannot be called '{name}'")
        return found

    def _region(self, name: str, blocks: Iterable[str]) -> Bits:
        cells = 0
        for position, block in enumerate(blocks):
            spot = self.source.spot("regions", name, position)
            try:
                found = parse_cells(self.grid, block) & self.grid.floor
            except BadInput as error:
                self.fault(spot, str(error))
                continue
            if not found:
                self.fault(spot, f"{block} is all rock")
            cells |= found
        return cells

    def fits(self, cell: Cell, what: str, wrong: Iterable[tuple[Bits, str]]) -> bool:
        """Whether something that is drawn at a space can be there: unless one of these sets holds a space of it."""
        for cells, how in wrong:
            if cells:
                where = ", ".join(cell_name(self.grid, at) for at in members(cells))
                self.fault(self.spots[cell], f"the {what} {how} at {where}")
                return False
        return True

    def _read_areas(self) -> None:
        """The floor and its areas from the first picture."""
        marks: dict[str, list[tuple[int, int]]] = {}
        for x, y, mark in self.areas.marks():
            if mark.isalnum() and mark.isascii():
                marks.setdefault(mark, []).append((x, y))
            elif mark != ROCK:
                problem = f"{mark!r} is no {self.area}: expected a digit, a letter, or {ROCK} for rock"
                self.fault(self.areas.spot(x, y), problem)
        names = sorted(marks)
        width = max(len(row) for row in self.areas.rows)
        try:
            floor = [point for points in marks.values() for point in points]
            self.grid = Grid.build(width, len(self.areas.rows), floor, areas=[marks[name] for name in names])
        except GridError as error:
            self.fault(self.areas.spot(0, 0), str(error))
        if not names:
            self.fault(self.areas.spot(0, 0), f"the picture shows no {self.area}")
        self.area_names = names

    def _compare_pictures(self) -> None:
        """Both pictures must show rock and floor in the same places, and the legend must know every mark."""
        grid, drawn = self.grid, set()
        if len(self.things.rows) != grid.height:
            problem = f"the picture has {len(self.things.rows)} lines, but '{self.area}s' has {grid.height}"
            self.fault(self.things.spot(0, 0), problem)
            return
        for y, row in enumerate(self.things.rows):
            shown = row.ljust(grid.width, ROCK)
            for x, mark in enumerate(shown):
                area = self.areas.rows[y][x : x + 1] or ROCK
                spot = self.things.spot(x, y)
                if x >= grid.width:
                    if mark != ROCK:
                        self.fault(spot, f"{mark!r} stands off the map, which is {grid.width} spaces wide")
                    continue
                self.spots[grid.cell(x, y)] = spot
                drawn.add(mark)
                if mark == ROCK and area != ROCK:
                    self.fault(spot, f"rock here, but floor of {self.area} {area} in '{self.area}s'")
                elif mark != ROCK and area == ROCK:
                    what = "bare floor" if mark == BARE else f"{mark!r}"
                    self.fault(spot, f"{what} here, but rock in '{self.area}s'")
                elif mark not in (ROCK, BARE) and mark not in self.legend:
                    self.fault(spot, f"the legend does not explain {mark!r}")
        for mark in self.legend:
            if mark in (ROCK, BARE):
                self.fault(self.source.spot("legend", mark), f"{mark!r} stands for rock or bare floor already")
            elif mark not in drawn:
                self.fault(self.source.spot("legend", mark), f"{mark!r} is explained but never drawn")

    def edges(self, line: Line, place: tuple[str, int], taken: Edges, what: str) -> Edges:
        """The borders of a line, a door or a wall; each must run between two floor spaces and over no other line.

        `place` is the key and the position of the line in the file, `taken` all lines before it.
        """
        east = south = 0
        dx, dy = SIDES[line.side]
        for position, name in enumerate(line.at):
            spot = self.source.spot(*place, "at", position)
            try:
                cell = parse_cell(self.grid, name)
            except BadInput as error:
                self.fault(spot, str(error))
                continue
            x, y = self.grid.points[cell]
            beyond = self.grid.width * dy + dx + cell
            inside = 0 <= x + dx < self.grid.width and 0 <= y + dy < self.grid.height
            if not self.grid.floor >> cell & 1:
                self.fault(spot, f"the {what} stands at {name}, which is rock")
            elif not inside or not self.grid.floor >> beyond & 1:
                self.fault(spot, f"the {what} leads nowhere: {line.side} of {name} is rock")
            else:
                low = 1 << min(cell, beyond)
                if (taken.east if dx else taken.south) & low:
                    self.fault(spot, f"the {what} lies on a wall or another door {line.side} of {name}")
                elif dx:
                    east |= low
                else:
                    south |= low
        return Edges(east, south)
