"""What missions and objectives count."""

from __future__ import annotations

from collections.abc import Callable

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import COLUMN_SETS, CORNERS, EDGES, ROOMS, ROWS, bits, boss_rooms
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet

PARTS = content().sheet.parts_per_item
MONSTERS_OF_LEVEL = {
    level: bits(tuple(room.id for room in ROOMS if room.monster and room.monster.level == level)) for level in (3, 4, 5)
}

Metric = Callable[[PaperDungeons, Sheet], int]


def measure(metric: str, g: PaperDungeons, s: Sheet) -> int:
    """The value of a metric on a player's sheet."""
    return METRICS[metric](g, s)


def heroes_at(level: int) -> Metric:
    """PAP-MIS-07: "at level N" means N or more."""
    return lambda g, s: sum(1 for have in s.levels if have >= level)


def monsters_at(level: int) -> Metric:
    return lambda g, s: (s.slain & MONSTERS_OF_LEVEL[level]).bit_count()


def explored_of(rooms: int) -> Metric:
    return lambda g, s: (s.explored & rooms).bit_count()


def explored_fully(lines: tuple[int, ...]) -> Metric:
    return lambda g, s: sum(1 for line in lines if s.explored & line == line)


# The missions of PAP-MIS-07 to 10 and the objectives of PAP-OBJ-05 to 07 count these; PAP-POT-10: used potions, too.
METRICS: dict[str, Metric] = {
    "heroes_level_3": heroes_at(3),
    "heroes_level_4": heroes_at(4),
    "heroes_level_5": heroes_at(5),
    "heroes_level_6": heroes_at(6),
    "health": lambda g, s: s.health,
    "rooms_explored": lambda g, s: s.explored.bit_count(),
    "full_rows": explored_fully(ROWS),
    "full_columns": explored_fully(COLUMN_SETS),
    "columns_with_4_explored": lambda g, s: sum(1 for line in COLUMN_SETS if (s.explored & line).bit_count() >= 4),
    "corner_rooms_explored": explored_of(CORNERS),
    "edge_rooms_explored": explored_of(EDGES),
    "boss_rooms_explored": lambda g, s: sum(s.explored >> room & 1 for room in boss_rooms(g.dungeon)),
    "monsters_defeated": lambda g, s: s.slain.bit_count(),
    "monsters_level_3": monsters_at(3),
    "monsters_level_4": monsters_at(4),
    "monsters_level_5": monsters_at(5),
    "distinct_monster_levels": lambda g, s: sum(1 for rooms in MONSTERS_OF_LEVEL.values() if s.slain & rooms),
    "traps_triggered": lambda g, s: s.traps,
    "obstacles_crossed": lambda g, s: s.traps + s.walls + s.waters,  # PAP-OBJ-06: every triggering and crossing counts
    "potions_gained": lambda g, s: s.potions,
    "items_completed": lambda g, s: s.parts.count(PARTS),
    "gems_looted": lambda g, s: s.gems,
    "boss_glory_sum": lambda g, s: sum(s.glory),  # PAP-OBJ-05: flee penalties included
}
