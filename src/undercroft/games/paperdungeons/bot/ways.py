"""How far it is from room to room, for the bot."""

from __future__ import annotations

from functools import cache

from undercroft.games.paperdungeons.box.dungeon import ENTRIES, ROOMS, exits, room_index

FAR = 60
"""More steps than any way has: the distance of a room that cannot be reached."""

Ways = tuple[tuple[int, ...], ...]


@cache
def ways(letter: str, cloak: bool, medallion: bool) -> Ways:  # noqa: FBT001 - a cache key, as in `exits`
    """Steps from each room to each other; the last row, which `OUTSIDE` picks, is for a party not yet inside."""
    neighbours = [[side.to for side in room.steps.values()] for room in exits(letter, cloak, medallion)]
    inside = [_steps_from(neighbours, room) for room in range(len(ROOMS))]
    entries = [inside[room_index(name)] for name in ENTRIES]
    outside = tuple(1 + min(steps[room] for steps in entries) for room in range(len(ROOMS)))
    return (*inside, outside)


def _steps_from(neighbours: list[list[int]], start: int) -> tuple[int, ...]:
    steps = [FAR] * len(neighbours)
    steps[start] = 0
    reached = [start]
    for room in reached:
        for near in neighbours[room]:
            if steps[near] == FAR:
                steps[near] = steps[room] + 1
                reached.append(near)
    return tuple(steps)
