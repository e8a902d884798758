"""Ways through the dungeon as a player plans them: far beyond this turn, and what enemies could get to."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from undercroft.board import UNREACHABLE, Bits, Field, Ground, Size, both, cost_field, distances, members, reach_within
from undercroft.games.descent.figures import (
    climbs_out,
    dungeon,
    explored,
    hero_spaces,
    jumps_over_pits,
    quest_of,
    size_of,
)
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules import ground, monster_turn
from undercroft.games.descent.rules.ground import obstacles
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster

PIT_PRICE = 3
"""What a space of a pit costs on the way: a wound, or a jump."""
DOOR_PRICE = 2


def openable(g: Descent) -> Bits:
    """Closed doors on the board that the party could open."""
    doors = quest_of(g).doors
    closed = members(g.closed & g.placed_doors)
    return sum(1 << door for door in closed if doors[door].rune is None or doors[door].rune in g.keys)


def monster_doors(g: Descent) -> Bits:
    """Closed doors that monsters could open: without a rune, between explored areas (DES-DOR-06, DES-DOR-12)."""
    doors, grid = quest_of(g).doors, dungeon(g).grid
    found = 0
    for door in members(g.closed & g.placed_doors):
        if doors[door].rune is None and all(g.revealed >> area & 1 for area in grid.areas_in(grid.beside(door))):
            found |= 1 << door
    return found


def ways_for_heroes(g: Descent, sources: Bits) -> tuple[int, ...]:
    """Steps from every space to the nearest of some, for a hero who opens the doors that he can open on the way."""
    return far(g.quest, g.closed, explored(g) & ~obstacles(g), g.pits, openable(g), sources)


def ways_for_monsters(g: Descent, sources: Bits) -> tuple[int, ...]:
    """Steps for a monster of one space."""
    return far(g.quest, g.closed, explored(g) & ~obstacles(g), g.pits, monster_doors(g), sources)


@lru_cache(maxsize=4096)
def far(name: str, closed: Bits, floor: Bits, slow: Bits, doors: Bits, sources: Bits) -> tuple[int, ...]:
    """Points from the nearest source to every space, through doors at their price, UNREACHABLE where no way leads."""
    dungeon = quest(name).dungeon
    walk, grid = dungeon.walk(closed), dungeon.grid
    beside = [grid.beside(door) for door in members(doors)]
    found = [UNREACHABLE] * grid.size
    pending: dict[int, Bits] = {0: sources}
    reached = 0
    points = 0
    while pending:
        front = pending.pop(points, 0) & ~reached
        if front:
            reached |= front
            for cell in members(front):
                found[cell] = points
            spread = walk.step(front) & floor & ~reached
            _add(pending, points + 1, spread & ~slow)
            _add(pending, points + PIT_PRICE, spread & slow)
            for cells in beside:
                if front & cells:
                    _add(pending, points + DOOR_PRICE + 1, cells & floor & ~reached)
        points += 1
    return tuple(found)


def _add(pending: dict[int, Bits], points: int, cells: Bits) -> None:
    if cells:
        pending[points] = pending.get(points, 0) | cells


@lru_cache(maxsize=1024)
def far_stances(name: str, closed: Bits, floor: Bits, size: Size, sources: Bits) -> tuple[int, ...]:
    """Steps of a large figure from every stance to the nearest of some."""
    gait = quest(name).dungeon.gait(size, closed)
    return distances(gait, sources & gait.stands(floor), gait.stands(floor), gait.footprint.count)


def hero_field(g: Descent, hero: Hero, start: int, points: int) -> Field:
    """Where a hero could get this turn from a space, and what it costs."""
    stops, walk = ground.may_stop(g, hero), ground.walk_of(g, hero)
    if ground.flies(hero):
        return cost_field(walk, 1 << start, points, Ground(ground.may_pass(g, hero)))
    leaps = climbs_out(g, Size.ONE) if g.pits else {}
    if g.pits and not hero.monkey:
        leaps = both(leaps, jumps_over_pits(g))
    rules = Ground(ground.may_pass(g, hero) | 1 << start, sunken=g.pits, leaps=leaps, landing=stops)
    return cost_field(walk, 1 << start, points, rules)


def monster_field(g: Descent, m: Monster, points: int) -> Field:
    """Where a monster could get with these points."""
    size = size_of(m)
    gait = dungeon(g).gait(size, g.closed)
    walk = dungeon(g).walk(g.closed) if size is Size.ONE else gait
    passable = gait.stands(monster_turn.may_pass(g, m)) | 1 << m.at
    if not g.pits:
        return cost_field(walk, 1 << m.at, points, Ground(passable))
    stops = gait.stands(monster_turn.may_stop(g, m))
    climbs = climbs_out(g, size)
    leaps = both(climbs, jumps_over_pits(g)) if size is Size.ONE else climbs
    return cost_field(walk, 1 << m.at, points, Ground(passable, sunken=gait.stands(g.pits), leaps=leaps, landing=stops))


class Room(NamedTuple):
    """Where monsters can go, whoever of them stands there now; the same for all of them."""

    floor: Bits
    free: Bits
    """Where no hero stands."""


def standing_room(g: Descent) -> Room:
    floor = explored(g) & ~obstacles(g)
    return Room(floor, floor & ~hero_spaces(g))


def threatened(g: Descent, m: Monster, speed: int, reach: int, room: Room, *, ranged: bool, but: Hero) -> Bits:
    """The spaces that a monster could strike in its next activation, if the other heroes stay where they are."""
    free = room.free | 1 << but.at if but.at != TOWN else room.free
    return _threatened(g.quest, g.closed, room.floor, free, size_of(m), m.at, speed, reach, ranged)


@lru_cache(maxsize=8192)
def _threatened(
    name: str,
    closed: Bits,
    floor: Bits,
    standing: Bits,
    size: Size,
    at: int,
    speed: int,
    reach: int,
    ranged: bool,  # noqa: FBT001 - a cache key
) -> Bits:
    dungeon = quest(name).dungeon
    gait = dungeon.gait(size, closed)
    walk = dungeon.walk(closed) if size is Size.ONE else gait
    stances = reach_within(walk, 1 << at, speed, gait.stands(standing))
    covered = gait.footprint.covered(stances)
    # Along the floor instead of in straight lines: a figure that could come round the corner is as good as in sight.
    return reach_within(dungeon.topology(closed), covered, reach, floor if ranged else dungeon.grid.floor)
