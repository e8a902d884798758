"""The dungeon on the sheet: 42 rooms as numbers and bit sets, and the ways between them on each dungeon card."""

from __future__ import annotations

from functools import cache

import msgspec

from undercroft.games.paperdungeons.box.content import Room, content

COLUMNS = "ABCDEF"
ROW_COUNT = 7
"""PAP-SHT-05: six columns and seven rows."""

ROOMS: tuple[Room, ...] = tuple(sorted(content().rooms.rooms, key=lambda room: (int(room.id[1:]), room.id[0])))
"""In reading order from the bottom row up, so that room `i` is in column `i % 6` and row `i // 6 + 1`."""
ROOM_NAMES: tuple[str, ...] = tuple(room.id for room in ROOMS)

_INDEX = {name: index for index, name in enumerate(ROOM_NAMES)}


def room_index(name: str) -> int:
    return _INDEX[name]


def bits(names: tuple[str, ...]) -> int:
    """A set of rooms as a bit set."""
    return sum(1 << _INDEX[name] for name in names)


def rooms_in(rooms: int) -> list[int]:
    """The rooms of a bit set, lowest first."""
    found = []
    while rooms:
        low = rooms & -rooms
        found.append(low.bit_length() - 1)
        rooms ^= low
    return found


MONSTER_ROOMS = bits(tuple(room.id for room in ROOMS if room.monster))
GEM_ROOMS = bits(tuple(room.id for room in ROOMS if room.gem))
GEM_LETTERS: dict[int, str] = {index: room.gem for index, room in enumerate(ROOMS) if room.gem}
"""PAP-GEM-01: eight, each in a room of its own."""
ENTRIES: tuple[str, ...] = tuple(room.id for room in ROOMS if room.entry)
CORNERS = bits(("A1", "F1", "A7", "F7"))
ROWS: tuple[int, ...] = tuple(sum(1 << (row * 6 + column) for column in range(6)) for row in range(ROW_COUNT))
COLUMN_SETS: tuple[int, ...] = tuple(sum(1 << (row * 6 + column) for row in range(ROW_COUNT)) for column in range(6))
EDGES = ROWS[0] | ROWS[-1] | COLUMN_SETS[0] | COLUMN_SETS[-1]
"""The 22 rooms along the border."""

_GEM_ROOM = {letter: index for index, letter in GEM_LETTERS.items()}


def gem_room(letter: str) -> int:
    return _GEM_ROOM[letter]


class Side(msgspec.Struct, frozen=True):
    """The side between two rooms: what a party has to cross to get over it."""

    to: int
    wall: bool
    water: bool


class Exits(msgspec.Struct, frozen=True):
    """The ways out of one room for a party that can, or cannot, cross walls and water."""

    steps: dict[str, Side]
    options: tuple[str, ...]
    """The names of the rooms that can be reached, and `stop`."""


STOP = "stop"


@cache
def sides(letter: str) -> tuple[dict[str, Side], ...]:
    """For each room, the sides it shares with others on this dungeon card: neighbours and edge passages."""
    grid = content().rooms
    card = content().dungeons[letter]
    walls = {frozenset(pair) for pair in (*grid.walls, *card.walls)}
    water = {frozenset(pair) for pair in grid.water}
    found: tuple[dict[str, Side], ...] = tuple({} for _ in ROOMS)

    def join(a: int, b: int) -> None:
        pair = frozenset((ROOM_NAMES[a], ROOM_NAMES[b]))
        found[a][ROOM_NAMES[b]] = Side(b, pair in walls, pair in water)
        found[b][ROOM_NAMES[a]] = Side(a, pair in walls, pair in water)

    for room in range(len(ROOMS)):
        if room % 6 < 5:
            join(room, room + 1)
        if room // 6 < ROW_COUNT - 1:
            join(room, room + 6)
    for a, b in grid.portals:  # PAP-MOV-07: edge passages, both ways
        join(_INDEX[a], _INDEX[b])
    return found


@cache
def exits(letter: str, cloak: bool, medallion: bool) -> tuple[Exits, ...]:  # noqa: FBT001 - a cache key
    """The ways out of every room: walls need the Cloak, water the Medallion, both need both (PAP-MOV-05, 06, 14)."""
    ways = []
    for room in sides(letter):
        steps = {name: side for name, side in room.items() if side.wall <= cloak and side.water <= medallion}
        ways.append(Exits(steps, (*steps, STOP)))
    return tuple(ways)


@cache
def boss_rooms(letter: str) -> tuple[int, ...]:
    """The rooms of bosses 1, 2 and 3 (PAP-SET-03)."""
    return tuple(_INDEX[name] for name in content().dungeons[letter].boss_rooms)
