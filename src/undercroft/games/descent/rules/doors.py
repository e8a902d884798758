"""Doors, with and without rune locks (DES-DOR)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import Bits, members
from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import base, dungeon, hero_name, monster_name, quest_of
from undercroft.games.descent.quest.quests import quest
from undercroft.games.descent.rules import exploring, quest_events
from undercroft.games.descent.rules.windows import DoorOpened, window
from undercroft.games.descent.state import TOWN, Descent, Hero, Monster
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import msg
from undercroft.kernel.spaces import Label, Refusal, Value

COSTS = content().costs


def within_reach(g: Descent, spaces: Bits) -> tuple[int, ...]:
    """Doors on the board that a figure on these spaces can touch (DES-DOR-04)."""
    return _within_reach(g.quest, g.closed, g.placed_doors, spaces)


@lru_cache(maxsize=1 << 14)
def _within_reach(name: str, closed: Bits, doors: Bits, spaces: Bits) -> tuple[int, ...]:
    """Of these doors: they seldom change, and are looked for at every step."""
    topology = quest(name).dungeon.topology(closed)
    return tuple(door for door in members(doors) if topology.at_door(door) & spaces)


def is_closed(g: Descent, door: int) -> bool:
    return bool(g.closed >> door & 1)


def why_not(g: Descent, figure: Hero | Monster, door: int) -> Refusal | None:
    """Why this figure cannot open or close this door, if it cannot."""
    rune = quest_of(g).doors[door].rune
    if isinstance(figure, Monster):
        if rune:
            return Refusal(msg("des-no-door-monster-rune"), "DES-DOR-12")
        if is_closed(g, door) and leads_into_the_dark(g, door):
            return Refusal(msg("des-no-door-unexplored"), "DES-DOR-06")
    elif rune and rune not in g.keys:
        return Refusal(msg("des-no-door-key", rune=msg(f"des-rune-{rune}")), "DES-DOR-09")
    if not is_closed(g, door) and blocked(g, door):
        return Refusal(msg("des-no-door-blocked"), "DES-DOR-08")
    return None


def leads_into_the_dark(g: Descent, door: int) -> bool:
    """Whether an area behind it has not been revealed."""
    grid = dungeon(g).grid
    return any(not g.revealed >> area & 1 for area in grid.areas_in(grid.beside(door)))


def blocked(g: Descent, door: int) -> bool:
    """A large monster stands across its line (DES-DOR-08)."""
    grid = dungeon(g).grid
    return any(grid.across(door, base(g, m)) for m in g.monsters)


def options(g: Descent, hero: Hero) -> list[str]:
    return [f"door:{door}" for door in within_reach(g, 1 << hero.at) if why_not(g, hero, door) is None]


def use(g: Descent, hero: Hero, which: str) -> Flow:
    """Open or close a door for two movement points (DES-MAC-08, DES-MAC-10)."""
    hero.turn.points -= COSTS.door
    door = int(which)
    opening = is_closed(g, door)
    swing(g, door)
    key = "des-log-door-open" if opening else "des-log-door-close"
    g.tell(msg(key, who=hero_name(hero), door=door + 1), "DES-DOR-04")
    if opening:
        yield from exploring.look_around(g)
        if hero.at != TOWN and not g.winner:
            yield from window(g, DoorOpened(hero, door))
        if not g.winner:
            yield from quest_events.door_opened(g, door)


def monster_use(g: Descent, m: Monster, which: str) -> Flow:
    """Monsters use normal doors too (DES-DOR-05)."""
    m.points -= COSTS.door
    door = int(which)
    key = "des-log-door-open" if is_closed(g, door) else "des-log-door-close"
    swing(g, door)
    g.tell(msg(key, who=monster_name(m), door=door + 1), "DES-DOR-05")
    yield from exploring.look_around(g)


def swing(g: Descent, door: int) -> None:
    """It is moved aside, or back to where it was (DES-DOR-02)."""
    g.closed ^= 1 << door


def label(g: Descent, which: str) -> Label:
    key = "des-do-door-open" if is_closed(g, int(which)) else "des-do-door-close"
    return Label(msg(key, door=int(which) + 1), "DES-MAC-08")


def refusals(g: Descent, hero: Hero) -> dict[Value, Refusal]:
    refused: dict[Value, Refusal] = {}
    for door in within_reach(g, 1 << hero.at):
        if why := why_not(g, hero, door):
            refused[f"door:{door}"] = why
    return refused
