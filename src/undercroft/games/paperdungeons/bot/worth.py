"""What single things are worth in the position at hand: a level, a potion, a gem, a room, a monster reaped."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import msgspec

from undercroft.games.paperdungeons.bot.judgement import Judgement
from undercroft.games.paperdungeons.bot.tasks import Tasks
from undercroft.games.paperdungeons.bot.ways import ways
from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import MONSTER_ROOMS, ROOMS, rooms_in
from undercroft.games.paperdungeons.box.names import HEROES, power
from undercroft.games.paperdungeons.rules.damage import free_hearts
from undercroft.games.paperdungeons.rules.gems import lootable
from undercroft.games.paperdungeons.rules.items import CARDS, PARTS
from undercroft.games.paperdungeons.rules.monsters import OPPONENTS, fight_damage
from undercroft.games.paperdungeons.rules.movement import can_cross_walls, can_cross_water
from undercroft.games.paperdungeons.state import PaperDungeons, Sheet, copy_sheet

SHEET = content().sheet
POTIONS = SHEET.potions
NOBODY = len(HEROES)
"""In place of a hero, for rooms without a monster."""
SOME = 2
"""Potions and monsters come in such numbers: the worth of one is measured on as many."""


class Worth(msgspec.Struct, frozen=True):
    """Glory to expect from each thing."""

    heroes: list[float]
    """A level, for each hero."""
    items: list[float]
    """What completing each item adds to the glory of its parts."""
    level: float
    potion: float
    gem: float
    kill: float
    wound: float
    """Glory that one damage costs."""

    def rewards(self, part: float) -> dict[str, float]:
        return {"level_up": self.level, "potion": self.potion, "gem": self.gem, "item_part": part}


class RoomWorth(NamedTuple):
    """An unexplored room: what entering it would bring, by the level of the hero who would fight there."""

    bit: int
    room: int
    opponent: int
    by_level: list[float]


def weigh(now: Sheet, value: Callable[[Sheet], float]) -> Worth:
    """Change the sheet in one thing after another, and see what the evaluation makes of it."""
    base = value(now)

    def gain(change: Callable[[Sheet], None]) -> float:
        twin = copy_sheet(now)
        change(twin)
        return value(twin) - base

    heroes = [gain(partial(_train, hero)) for hero in range(len(HEROES))]
    level = max(0.0, *heroes)
    potion = max(0.0, gain(_stock)) / SOME
    gem = _ahead(SHEET.gems.glory, now.gems, 1) + potion * power(now).gem_potions
    kill = _ahead(SHEET.monsters.glory, now.slain.bit_count(), SOME)
    wound = -gain(_wound)
    items = []
    for index, card in enumerate(CARDS):
        once = card.potions * potion + card.level_ups * level + card.slay * (kill + wound)
        missing = PARTS - now.parts[index]
        items.append(once + gain(partial(_finish, index)) - SHEET.part_glory * missing)
    return Worth(heroes, items, level, potion, gem, kill, wound)


def weigh_rooms(
    g: PaperDungeons, now: Sheet, worth: Worth, rewards: dict[str, float], tasks: Tasks, left: int, judgement: Judgement
) -> list[RoomWorth]:
    """The rooms worth going to."""
    found = []
    base = tasks.worth(now)
    for room, printed in enumerate(ROOMS):
        bit = 1 << room
        if now.explored & bit:
            continue
        glory = tasks.worth(_explored(now, room)) - base
        if printed.reward and not (now.circled | now.crossed) & bit:
            share = judgement.outrun if printed.gem and _others_nearer(g, now, room) else 1.0
            glory += share * sum([rewards[reward] for reward in printed.reward])
        if printed.trap and not power(now).trap_shield:
            glory -= worth.wound
        by_level, opponent = [glory], NOBODY
        if printed.monster and not now.slain & bit:
            short = [max(0.0, printed.monster.level - judgement.trained * left - level) for level in range(10)]
            by_level = [glory + worth.kill - worth.wound * each for each in short]
            opponent = OPPONENTS[printed.monster.type]
        if max(by_level) > 0:
            found.append(RoomWorth(bit, room, opponent, [max(0.0, each) for each in by_level]))
    return found


def weigh_reaping(now: Sheet, worth: Worth, tasks: Tasks, visits: Callable[[int], float]) -> dict[int, float]:
    """The monsters to reap: those the party will meet spare it damage, those it will not meet count one more."""
    found = {}
    base = tasks.worth(now)
    for room in rooms_in(MONSTER_ROOMS & ~now.slain):
        twin = copy_sheet(now)
        twin.slain |= 1 << room
        met = visits(room)
        spared = worth.wound * fight_damage(now, room)
        found[room] = met * spared + (1 - met) * worth.kill + tasks.worth(twin) - base
    return found


def steps_to(g: PaperDungeons, s: Sheet) -> tuple[int, ...]:
    """Steps to every room from where the party is."""
    return ways(g.dungeon, can_cross_walls(s), can_cross_water(s))[s.at]


def _others_nearer(g: PaperDungeons, now: Sheet, room: int) -> bool:
    mine = steps_to(g, now)[room]
    return any(steps_to(g, s)[room] < mine for s in g.sheets if s.seat != now.seat)


def _explored(s: Sheet, room: int) -> Sheet:
    """What missions and objectives would see after this room."""
    twin = copy_sheet(s)
    twin.explored |= 1 << room
    twin.slain |= MONSTER_ROOMS & 1 << room
    twin.traps += ROOMS[room].trap
    twin.gems += lootable(s) >> room & 1
    return twin


def _ahead(track: tuple[int, ...], at: int, fields: int) -> float:
    """What the next fields of a track bring, each."""
    to = min(at + fields, len(track) - 1)
    return (track[to] - track[at]) / (to - at) if to > at else 0.0


def _train(hero: int, s: Sheet) -> None:
    s.levels[hero] = min(s.levels[hero] + 1, SHEET.max_level)


def _stock(s: Sheet) -> None:
    s.potions = min(s.potions + SOME, POTIONS.limit)


def _finish(item: int, s: Sheet) -> None:
    s.parts[item] = PARTS


def _wound(s: Sheet) -> None:
    if free_hearts(s):
        s.hearts += 1
    else:
        s.damage = min(s.damage + 1, SHEET.hearts)
