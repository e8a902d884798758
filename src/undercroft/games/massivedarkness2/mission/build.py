"""Reading a mission file: tiles are laid, and zones, walls and doors follow. What lies in the zones is in `fill`."""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

from undercroft.board import Bits, Cell, Grid, Point
from undercroft.games.massivedarkness2.box.components import Tile
from undercroft.games.massivedarkness2.box.content import content
from undercroft.games.massivedarkness2.mission.file import DoorEntry, MissionFile, Quarters
from undercroft.kernel.content import decode, read_yaml
from undercroft.kernel.errors import BadInput, BadInputs
from undercroft.kernel.source import Fault, Source, Spot
from undercroft.parts.cell_names import cell_name, parse_cell

TABLE: Final = Grid(26, 26, 0)
"""As much room as there is to lay tiles."""
SIZE: Final = 3
SHADOW: Final = "#"
ABYSS: Final = "~"
BRIDGE: Final = "bridge"
NONE: Final = "."
NESW: Final = "NESW"
AHEAD: Final[dict[str, Point]] = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


class Zone(NamedTuple):
    """A zone of a tile as it lies on the table."""

    tile: int
    """The number of its tile; bridges are counted after the tiles."""
    ground: str
    """. light, # shadow, ~ abyss."""
    chamber: str
    """The number of its chamber on the tile, or `.`"""
    walls: str
    """Letters of NESW."""

    @property
    def abyss(self) -> bool:
        return self.ground == ABYSS


def turned(tile: Tile, degrees: Quarters) -> dict[Point, tuple[str, str, str]]:
    """Ground, chamber and walls of every zone of a side that is turned clockwise, from its north-western one."""
    found = {}
    for y in range(SIZE):
        for x in range(SIZE):
            walls, at = tile.walls[y][x], (x, y)
            for _ in range(degrees // 90):
                at = SIZE - 1 - at[1], at[0]
                walls = "".join(NESW[(NESW.index(side) + 1) % 4] for side in walls)
            found[at] = (tile.zones[y][x], tile.chambers[y][x], walls)
    return found


class Draft:
    """A mission file on its way to a mission, with what is wrong in it."""

    def __init__(self, path: Path, file: MissionFile, source: Source) -> None:
        self.path, self.file, self.source = path, file, source
        self.faults: list[Fault] = []
        self.zones: dict[Point, Zone] = {}
        self.grid = Grid(1, 1, 0)
        self._lay_tiles()
        self._lay_bridges()
        if not self.faults:
            self._divide()

    # -- mistakes -----------------------------------------------------------------------------------------------------

    def fault(self, spot: Spot, problem: str) -> None:
        if (found := Fault(spot, problem)) not in self.faults:
            self.faults.append(found)

    def refuse(self) -> BadInputs:
        """The mistakes as an author reads them, a line for each."""
        return BadInputs([f"{self.path}: {fault}" for fault in sorted(self.faults)])

    def point(self, name: str, *place: str | int) -> Point | None:
        """Where a zone is; one that is off the table is a mistake at this place of the file."""
        try:
            return TABLE.points[parse_cell(TABLE, name)]
        except BadInput as error:
            self.fault(self.source.spot(*place), str(error))
            return None

    def cell(self, name: str, *place: str | int) -> Cell | None:
        """A zone that somebody can be in, by its number on the grid."""
        point = self.point(name, *place)
        if point is None:
            return None
        zone = self.zones.get(point)
        if zone is None or zone.abyss:
            self.fault(self.source.spot(*place), f"{name} is {'an abyss' if zone else 'no zone: no tile lies there'}")
            return None
        return self.grid.cell(*point)

    # -- tiles and bridges --------------------------------------------------------------------------------------------

    def _lay_tiles(self) -> None:
        numbers: dict[str, str] = {}
        for number, entry in enumerate(self.file.tiles):
            spot = self.source.spot("tiles", number, "tile")
            if entry.tile[0] in numbers:
                other = numbers[entry.tile[0]]
                self.fault(spot, f"{entry.tile} and {other} are the same tile: the box has each once")
            numbers[entry.tile[0]] = entry.tile
            corner = self.point(entry.at, "tiles", number, "at")
            if corner is None:
                continue
            for (dx, dy), (ground, chamber, walls) in turned(content().tiles[entry.tile], entry.turned).items():
                at = corner[0] + dx, corner[1] + dy
                if max(at) >= TABLE.width:
                    self.fault(self.source.spot("tiles", number, "at"), f"the tile {entry.tile} reaches off the table")
                    break
                self._lay(at, Zone(number, ground, chamber, walls), self.source.spot("tiles", number, "at"))

    def _lay_bridges(self) -> None:
        """All of them before their railings: a bridge may be beside another."""
        laid = []
        for number, entry in enumerate(self.file.bridges):
            at = self.point(entry.at, "bridges", number, "at")
            if at is not None:
                zone = Zone(len(self.file.tiles) + number, SHADOW, NONE, "")  # MD2-TOK-13
                self._lay(at, zone, self.source.spot("bridges", number, "at"))
                laid.append((number, at))
        for number, at in laid:
            self.zones[at] = self.zones[at]._replace(walls=self._railing(number, at))

    def _lay(self, at: Point, zone: Zone, spot: Spot) -> None:
        if at in self.zones:
            self.fault(spot, f"something lies at {cell_name(TABLE, TABLE.cell(*at))} already")
        self.zones[at] = zone

    def _railing(self, number: int, at: Point) -> str:
        """The sides of a bridge that nothing is beside (MD2-TOK-16)."""
        beside = set()
        for position, name in enumerate(self.file.bridges[number].beside):
            place = ("bridges", number, "beside", position)
            there = self.point(name, *place)
            side = next((s for s, (dx, dy) in AHEAD.items() if there == (at[0] + dx, at[1] + dy)), "")
            zone = self.zones.get(there) if there else None
            if not side:
                bridge = self.file.bridges[number].at
                self.fault(self.source.spot(*place), f"the bridge at {bridge} is not beside {name}")
            elif zone is None or zone.abyss:
                self.fault(self.source.spot(*place), f"nobody can step from the bridge to {name}: it is no zone")
            beside.add(side)
        return "".join(side for side in NESW if side not in beside)

    # -- walls and doors ----------------------------------------------------------------------------------------------

    def _divide(self) -> None:
        """One wall is enough to close an edge; a door of the mission is a way through it."""
        walls: list[tuple[Point, Point]] = []
        for at in self.zones:
            for side in "ES":
                beyond = at[0] + AHEAD[side][0], at[1] + AHEAD[side][1]
                if beyond in self.zones and self.walled(at, beyond):
                    walls.append((at, beyond))
        doors = []
        for number, entry in enumerate(self.file.doors):
            edge = self._door(number, entry)
            if edge in doors:
                self.fault(self.source.spot("doors", number, "between"), "another door stands there already")
            elif edge is not None:
                doors.append(edge)
        if self.faults:
            return
        width, height = (1 + max(point[axis] for point in self.zones) for axis in (0, 1))
        tiles = [[at for at, zone in self.zones.items() if zone.tile == n] for n in range(self.tile_count)]
        self.grid = Grid.build(
            width,
            height,
            self.zones,
            walls=[edge for edge in walls if edge not in doors],
            doors=[[edge] for edge in doors],
            stairs=self._links(),
            areas=tiles,
        )

    @property
    def tile_count(self) -> int:
        """Bridges counted: each is a tile (MD2-TOK-13)."""
        return len(self.file.tiles) + len(self.file.bridges)

    def walled(self, at: Point, beyond: Point) -> bool:
        """Whether the edge between two zones beside each other is closed."""
        side = next(side for side, (dx, dy) in AHEAD.items() if (at[0] + dx, at[1] + dy) == beyond)
        other = NESW[(NESW.index(side) + 2) % 4]
        one, two = self.zones[at], self.zones[beyond]
        return side in one.walls or other in two.walls or self._apart(one, two)

    def _apart(self, one: Zone, two: Zone) -> bool:
        """MD2-MIS-41: no way leads from tile to tile; a bridge is there to lead somewhere."""
        tiles = len(self.file.tiles)
        return not self.file.connected and one.tile != two.tile and one.tile < tiles and two.tile < tiles

    def _door(self, number: int, entry: DoorEntry) -> tuple[Point, Point] | None:
        """The edge that a door stands on: a wall between a chamber and a corridor."""
        spot = self.source.spot("doors", number, "between")
        ends = [self.point(name, "doors", number, "between", n) for n, name in enumerate(entry.between)]
        if None in ends:
            return None
        one, two = sorted(end for end in ends if end is not None)
        named = " and ".join(entry.between)
        if (two[0] - one[0], two[1] - one[1]) not in ((1, 0), (0, 1)):
            self.fault(spot, f"{named} share no edge, so no door can stand between them")
            return None
        for name, end in zip(entry.between, ends, strict=True):
            if end not in self.zones or self.zones[end].abyss:
                self.fault(spot, f"the door leads nowhere: {name} is no zone that can be entered")
                return None
        rooms = [(self.zones[end].tile, self.zones[end].chamber) for end in (one, two)]
        inside = [room for room in rooms if room[1] != NONE]
        if not inside or not self.walled(one, two):
            self.fault(spot, f"between {named} is no wall of a chamber, and doors stand on those")
        elif len(inside) == 2:
            self.fault(spot, f"{named} are both in a chamber: a door leads from a corridor into one")
        elif self._apart(self.zones[one], self.zones[two]):
            self.fault(spot, f"{named} lie on tiles that are not connected")
        else:
            return one, two
        return None

    def _links(self) -> list[tuple[Point, Point]]:
        """Every two zones of a linked objective (MD2-MIS-42, MD2-MIS-43)."""
        found = []
        for name in self.file.links:
            ends = [
                self.point(at, "objectives", number, "at", position)
                for number, entry in enumerate(self.file.objectives)
                if entry.name == name
                for position, at in enumerate(entry.at)
            ]
            able = [end for end in ends if end is not None and end in self.zones]
            found += [(one, two) for n, one in enumerate(able) for two in able[n + 1 :] if one != two]
        return found

    # -- what follows -------------------------------------------------------------------------------------------------

    def bits(self, wanted: list[Point]) -> Bits:
        return sum(1 << self.grid.cell(*at) for at in wanted)

    def kind(self, ground: str) -> Bits:
        """All zones with this ground."""
        return self.bits([at for at, zone in self.zones.items() if zone.ground == ground])


def read_draft(path: Path) -> Draft:
    """The mission file at this path."""
    return Draft(path, decode(read_yaml(path), MissionFile, path), Source(path))
