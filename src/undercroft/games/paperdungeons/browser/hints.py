"""What the choices of an ask would do, from what the player may see: a browser shows it before anybody commits."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NotRequired, TypedDict

from undercroft.games.paperdungeons.box.dungeon import ENTRIES, ROOM_NAMES, ROOMS, exits, gem_room, room_index
from undercroft.games.paperdungeons.box.names import HEROES, hero_index, item_index, power
from undercroft.games.paperdungeons.rules.bosses import boss_card, strength
from undercroft.games.paperdungeons.rules.damage import free_hearts
from undercroft.games.paperdungeons.rules.dice import BOOTS, COLOURS, DIGITS, POINTS, SHEET, actions
from undercroft.games.paperdungeons.rules.monsters import fight_damage
from undercroft.games.paperdungeons.rules.movement import can_cross_walls, can_cross_water, found_in
from undercroft.games.paperdungeons.rules.rounds import BOSS_AFTER, LAST_ROUND
from undercroft.games.paperdungeons.rules.scoring import score
from undercroft.games.paperdungeons.state import OUTSIDE, PaperDungeons, Sheet, copy_sheet
from undercroft.games.paperdungeons.view import View
from undercroft.kernel.asks import Ask
from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import OneOf, Subset

Walk = tuple[int, ...]


class WalkHint(TypedDict):
    """A room within reach, a gem or a monster: where it is, and what getting there does."""

    path: tuple[int, ...]
    damage: NotRequired[int]
    prevented: NotRequired[int]
    """Of the damage."""
    found: NotRequired[list[Msg]]
    """What waits there."""


class DieHint(TypedDict):
    """What a die could be used for, and the digit it leaves on the round track."""

    actions: list[str]
    moves: int
    digit: int


class UseHint(TypedDict):
    """What a use of a die, or a reward to pick, changes at once."""

    glory: int
    hearts: int
    strength: NotRequired[int]
    """Against the next boss."""


def hints(view: View, ask: Ask) -> dict[str, Any]:
    """By choice; rooms further away than one step are hinted at too, as far as the movement points reach."""
    made = _HINTS.get(ask.prompt.id)
    return dict(made(view.table, view.mine, ask)) if made and view.seat is not None else {}


def _dice(g: PaperDungeons, s: Sheet, ask: Ask) -> dict[str, DieHint]:
    return {str(die): _die(s, COLOURS[int(die)], g.pool[int(die)]) for die in _values(ask)}


def _die(s: Sheet, colour: str, symbol: str) -> DieHint:
    uses = ["move"] if symbol == BOOTS else actions(s, colour, symbol)
    return {"actions": uses, "moves": POINTS[symbol], "digit": DIGITS[colour][symbol]}


def _uses(g: PaperDungeons, s: Sheet, ask: Ask) -> dict[str, UseHint]:
    """What each use of a die, or each reward to pick, changes at once: glory as if the game ended, and strength."""
    return {str(value): _change(g, s, str(value)) for value in _values(ask)}


def _change(g: PaperDungeons, s: Sheet, value: str) -> UseHint:
    after = copy_sheet(s)
    what = value.rpartition(":")[2]
    if what == "brew":
        after.potions = min(s.potions + SHEET.potions.per_brew + power(s).brew_bonus, SHEET.potions.limit)
    elif what in HEROES:
        after.levels[hero_index(what)] += 1
    elif what != "move":
        after.parts[item_index(what)] += 1
    change: UseHint = {
        "glory": score(g, after).total - score(g, s).total,
        "hearts": free_hearts(after) - free_hearts(s),
    }
    if 1 <= g.round <= LAST_ROUND:
        boss = boss_card(g, next(number for last, number in BOSS_AFTER.items() if g.round <= last))
        change["strength"] = strength(after, boss) - strength(s, boss)
    return change


def _walks(g: PaperDungeons, s: Sheet, ask: Ask) -> dict[str, WalkHint]:
    """The way to every room within reach, the damage on it, and what is met in the room where it ends.

    A room next door is reached by the step itself; to others leads the way that hurts least, then the shortest.
    Rewards on the way could change what comes after, so what is said of long walks is what they cost at most.
    """
    points = int(str(ask.prompt.args["points"]))
    best: dict[int, tuple[tuple[int, int], Walk]] = {}
    for walk in _ways(g, s, points):
        cost = (0 if len(walk) == 1 else _damage(s, walk), len(walk))
        if walk[-1] != s.at and (walk[-1] not in best or cost < best[walk[-1]][0]):
            best[walk[-1]] = (cost, walk)
    return {ROOM_NAMES[room]: _walk(s, walk) for room, (_, walk) in sorted(best.items())}


def _walk(s: Sheet, walk: Walk) -> WalkHint:
    damage = _damage(s, walk)
    return {
        "path": walk,
        "damage": damage,
        "prevented": min(damage, free_hearts(s)),
        "found": found_in(s, walk[-1]),
    }


def _ways(g: PaperDungeons, s: Sheet, points: int) -> Iterator[Walk]:
    """Every walk of one to `points` steps."""
    ways = exits(g.dungeon, can_cross_walls(s), can_cross_water(s))
    first = [room_index(name) for name in ENTRIES] if s.at == OUTSIDE else [x.to for x in ways[s.at].steps.values()]
    walks: list[Walk] = [(room,) for room in first]
    for _ in range(points):
        yield from walks
        walks = [(*walk, side.to) for walk in walks for side in ways[walk[-1]].steps.values() if side.to not in walk]


def _damage(s: Sheet, walk: Walk) -> int:
    """Monsters that still live fight once, traps snap every time."""
    total = 0
    for room in walk:
        if ROOMS[room].monster and not s.slain >> room & 1:
            total += fight_damage(s, room)
        if ROOMS[room].trap and not power(s).trap_shield:
            total += SHEET.trap_damage
    return total


def _gems(g: PaperDungeons, s: Sheet, ask: Ask) -> dict[str, WalkHint]:  # noqa: ARG001 - as all of them
    return {str(letter): {"path": (gem_room(str(letter)),)} for letter in _values(ask)}


def _prey(g: PaperDungeons, s: Sheet, ask: Ask) -> dict[str, WalkHint]:  # noqa: ARG001 - as all of them
    """What each monster would have cost to fight."""
    found = {str(name): room_index(str(name)) for name in _values(ask)}
    return {name: {"path": (room,), "damage": fight_damage(s, room)} for name, room in found.items()}


def _values(ask: Ask) -> list[str | int]:
    space = ask.space
    return list(space.values) if isinstance(space, (OneOf, Subset)) else []


_HINTS: dict[str, Callable[[PaperDungeons, Sheet, Ask], Mapping[str, Any]]] = {
    "pap-ask-die": _dice,
    "pap-ask-action": _uses,
    "pap-ask-level": _uses,
    "pap-ask-levels": _uses,
    "pap-ask-part": _uses,
    "pap-ask-step": _walks,
    "pap-ask-gem": _gems,
    "pap-ask-reap": _prey,
}
