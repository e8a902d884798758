"""Moving through the dungeon and exploring its rooms."""

from __future__ import annotations

from undercroft.games.paperdungeons.box.content import content
from undercroft.games.paperdungeons.box.dungeon import ENTRIES, ROOM_NAMES, ROOMS, STOP, Side, exits, room_index, sides
from undercroft.games.paperdungeons.box.names import power
from undercroft.games.paperdungeons.rules import rewards
from undercroft.games.paperdungeons.rules.damage import take_damage
from undercroft.games.paperdungeons.rules.gems import may_loot
from undercroft.games.paperdungeons.rules.monsters import fight, fight_damage, monster_name
from undercroft.games.paperdungeons.state import OUTSIDE, PaperDungeons, Sheet
from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Refusal, Value

PARTS = content().sheet.parts_per_item
CLOAKS = tuple(index for index, item in enumerate(content().items) if item.crosses == "wall")
MEDALLIONS = tuple(index for index, item in enumerate(content().items) if item.crosses == "water")
ENTRY_OPTIONS = (*ENTRIES, STOP)


def move(g: PaperDungeons, s: Sheet, points: int) -> Flow:
    """Spend a die's movement points, one room at a time; what is left when the player stops is lost (PAP-MOV-12)."""
    watered: list[tuple[int, int]] = []
    while points:
        chosen = yield Ask((s.seat,), msg("pap-ask-step", points=points), _steps(g, s))
        if chosen == STOP:
            return
        points -= 1
        room = room_index(chosen)
        if s.at != OUTSIDE:
            side = exits(g.dungeon, can_cross_walls(s), can_cross_water(s))[s.at].steps[chosen]
            points += cross(s, side, watered)
        yield from enter(g, s, room)


def cross(s: Sheet, side: Side, watered: list[tuple[int, int]]) -> int:
    """Count obstacles crossed (PAP-OBJ-06); the points gained by the Scout, once per side and die (PAP-POW-09)."""
    s.walls += side.wall
    if not side.water:
        return 0
    s.waters += 1
    gained = power(s).water_steps
    crossing = (min(s.at, side.to), max(s.at, side.to))
    if not gained or crossing in watered:
        return 0
    watered.append(crossing)
    return gained


def enter(g: PaperDungeons, s: Sheet, room: int) -> Flow:
    """Explore a room: first its monster or trap, then its reward (PAP-MOV-08, PAP-MOV-09; PAP-MON-07, PAP-TRP-02).

    There is no other way into a room, so every way counts as entering (PAP-TRP-03).
    """
    s.at = room  # PAP-MOV-13: there the party stays until it moves again
    s.trail.append(room)
    bit = 1 << room
    s.explored |= bit
    printed = ROOMS[room]
    g.note(s, msg("pap-log-enter", steps=1, at=printed.id), "PAP-MOV-08")
    if printed.monster and not s.slain & bit:  # PAP-MON-05: a crossed-out monster never fights again
        yield from fight(g, s, room)
    if printed.trap:  # PAP-TRP-01: every time, also in a room explored before
        yield from trigger_trap(g, s)
    if printed.reward and not (s.circled | s.crossed) & bit:  # PAP-MOV-10, PAP-RWD-04: once
        if printed.gem:
            yield from may_loot(g, s, room)
        else:
            s.circled |= bit
            for reward in printed.reward:
                yield from rewards.gain(g, s, reward)


def trigger_trap(g: PaperDungeons, s: Sheet) -> Flow:
    """One damage (PAP-TRP-01); none for the Ranger, though the trap counts as triggered (PAP-POW-16)."""
    s.traps += 1
    if not power(s).trap_shield:
        yield from take_damage(g, s, content().sheet.trap_damage, msg("pap-trap"))


def can_cross_walls(s: Sheet) -> bool:
    """PAP-ITM-12: with the Cloak."""
    return any(s.parts[item] == PARTS for item in CLOAKS)


def can_cross_water(s: Sheet) -> bool:
    """PAP-ITM-11: with the Khar Medallion."""
    return any(s.parts[item] == PARTS for item in MEDALLIONS)


def _steps(g: PaperDungeons, s: Sheet) -> OneOf:
    """Where one movement point can take the party."""
    if s.at == OUTSIDE:  # PAP-MOV-04: the first point ever spent chooses an entry room
        return OneOf(ENTRY_OPTIONS, lambda room: _step_label(s, room))
    options = exits(g.dungeon, can_cross_walls(s), can_cross_water(s))[s.at].options
    return OneOf(options, lambda room: _step_label(s, room), lambda: _closed(g, s))


def _closed(g: PaperDungeons, s: Sheet) -> dict[Value, Refusal]:
    """Neighbouring rooms behind a wall or water, and why they cannot be entered."""
    here = ROOM_NAMES[s.at]
    refused: dict[Value, Refusal] = {}
    for name, side in sides(g.dungeon)[s.at].items():
        if side.wall and not can_cross_walls(s):
            refused[name] = Refusal(msg("pap-no-step-wall", here=here, room=name), "PAP-MOV-05")
        elif side.water and not can_cross_water(s):
            refused[name] = Refusal(msg("pap-no-step-water", here=here, room=name), "PAP-MOV-06")
    return refused


def _step_label(s: Sheet, value: Value) -> Label:
    if value == STOP:
        return Label(msg("pap-stop"), "PAP-MOV-12")
    room = room_index(str(value))
    found = found_in(s, room)
    if found:
        return Label(msg("pap-step-found", room=str(value), found=found), "PAP-MOV-03")
    return Label(msg("pap-step", room=str(value)), "PAP-MOV-03")


def found_in(s: Sheet, room: int) -> list[Msg]:
    """What waits in a room for this party, in the order it would happen."""
    printed = ROOMS[room]
    found = []
    if printed.monster and not s.slain >> room & 1:
        found.append(msg("pap-found-monster", monster=monster_name(room), damage=fight_damage(s, room)))
    if printed.trap:
        found.append(msg("pap-trap"))
    if printed.reward and not (s.circled | s.crossed) >> room & 1:
        if printed.gem:
            found.append(msg("pap-gem", letter=printed.gem))
        else:
            kinds = dict.fromkeys(printed.reward)
            found += [msg(f"pap-reward-{kind}", n=printed.reward.count(kind)) for kind in kinds]
    return found
