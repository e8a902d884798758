"""Whole turns in one: walk there, turn, and act. For every enemy, door, chest and deed within reach the best of them.

The rules say what can be done from each square and facing, on a copy of the table (`turns.fights`, `turns.shots`).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from undercroft.board import Bits, Cell, bitset, ring
from undercroft.games.dungeonsaga.browser.sent import Plan
from undercroft.games.dungeonsaga.browser.strikes import Escape, Strike, foresee, promise
from undercroft.games.dungeonsaga.models import (
    FACINGS,
    adventure_of,
    base,
    dungeon,
    enemies,
    is_hero,
    large,
    size_of,
    spot,
    spot_at,
    threatened,
)
from undercroft.games.dungeonsaga.rules import deeds, locks, movement, shooting, turns
from undercroft.games.dungeonsaga.state import DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import shooting_dice
from undercroft.parts.ways import Way

TRIED = 4
"""Squares from which an attack is weighed against one enemy: those behind it, then the nearest."""
STANDS = 24
"""Squares from which shots are looked for."""
DANGER = 0.1
"""What it costs to end in an enemy's front arc, in chances to hurt somebody."""
PACE = 0.01
"""And what a square of walking does."""


class Stand(NamedTuple):
    """A place where a model can act from."""

    at: Cell
    facing: int
    """On arrival."""
    cost: int = 0
    values: tuple[str, ...] = ()
    """How to get there."""


class Target(NamedTuple):
    what: str
    """As in a choice: `fight:7`."""
    cells: Bits
    behind: Bits
    """The squares behind it; a lock has none."""


class Aimed(NamedTuple):
    """An attack from somewhere."""

    value: float
    stand: Stand
    facing: int
    strike: Strike

    @property
    def walks(self) -> bool:
        return bool(self.stand.values) or self.facing != self.stand.facing


# -- where from -------------------------------------------------------------------------------------------------------


def stands(g: DungeonSaga, m: Model, found: Mapping[str, Way]) -> list[Stand]:
    """Where it stands, and all places that ways lead to, the nearest first."""
    here = Stand(m.at, m.facing)
    return [here, *sorted((_arrival(g, m, way) for way in found.values()), key=lambda stand: stand.cost)]


def _arrival(g: DungeonSaga, m: Model, way: Way) -> Stand:
    """A small model looks where it goes; a large one has turned on the way."""
    at, facing = m.at, m.facing
    for cell, value in zip(way.path, way.values, strict=True):
        turned = movement.QUARTERS.get(value.partition(":")[2], 0)
        facing = (facing + turned) % len(FACINGS) if large(m) else movement.facing_after(g, at, cell, facing)
        at = cell
    return Stand(at, facing, way.cost, way.values)


# -- fights -----------------------------------------------------------------------------------------------------------


def fights(g: DungeonSaga, m: Model, turn: Turn, places: Sequence[Stand]) -> dict[str, Aimed]:
    """The best fight against each enemy and lock that can be got at."""
    found: dict[str, Aimed] = {}
    for target in _targets(g, m):
        tried = [_fight(g, m, turn, target, stand) for stand in _near(g, m, target, places)]
        if able := [aimed for aimed in tried if aimed is not None]:
            found[target.what] = max(able, key=lambda aimed: aimed.value)
    return found


def _targets(g: DungeonSaga, m: Model) -> Iterator[Target]:
    for enemy in enemies(g, m):
        here = spot(g, enemy)
        yield Target(f"fight:{enemy.number}", here.base, here.around & ~here.ahead)
    if is_hero(m):
        for lock in locks.closed(g):
            if lock.dice:
                yield Target(f"fight:{lock.id}", bitset(lock.cells), 0)


def _near(g: DungeonSaga, m: Model, target: Target, places: Iterable[Stand]) -> list[Stand]:
    """The places next to a target that are worth a look: those behind it, then the nearest."""
    size = size_of(m.kind)
    beside = ring(dungeon(g).grid, target.cells)
    near = [stand for stand in places if spot_at(g, stand.at, stand.facing, size).base & beside]
    near.sort(key=lambda stand: (bool(spot_at(g, stand.at, 0, size).base & ~target.behind), stand.cost))
    return near[:TRIED]


def _fight(g: DungeonSaga, m: Model, turn: Turn, target: Target, stand: Stand) -> Aimed | None:
    facing = _facing(g, m, stand, target.cells, turn)
    if facing is None:
        return None
    with _Placed(m, stand.at, facing):
        if target.what not in turns.fights(g, m, turn):
            return None
        strike = foresee(g, turns.attack(g, m, turn, *_halves(target.what)))
        return Aimed(promise(strike) - _price(g, m, stand), stand, facing, strike)


def _facing(g: DungeonSaga, m: Model, stand: Stand, target: Bits, turn: Turn) -> int | None:
    """The way to look: as on arrival if that will do, else with as many enemies in front as can be."""
    arcs = {facing: movement.arcs_at(g, m, stand.at, facing) for facing in range(len(FACINGS))}
    if arcs[stand.facing] & target:
        return stand.facing
    if large(m) or turn.still:
        return None
    able = [facing for facing, arc in arcs.items() if arc & target]
    foes = [base(g, enemy) for enemy in enemies(g, m)]
    return max(able, key=lambda facing: sum(bool(arcs[facing] & foe) for foe in foes), default=None)


def _price(g: DungeonSaga, m: Model, stand: Stand) -> float:
    """What speaks against a place; the model stands there."""
    watched = sum(bool(spot(g, enemy).front & base(g, m)) for enemy in enemies(g, m)) if stand.values else 0
    return PACE * stand.cost + DANGER * watched


class _Placed:
    """A model somewhere else, for a moment."""

    def __init__(self, m: Model, at: Cell, facing: int) -> None:
        self.m, self.there, self.before = m, (at, facing), (m.at, m.facing)

    def __enter__(self) -> None:
        self.m.at, self.m.facing = self.there

    def __exit__(self, *_: object) -> None:
        self.m.at, self.m.facing = self.before


# -- shots ------------------------------------------------------------------------------------------------------------


def shots(g: DungeonSaga, m: Model, turn: Turn, places: Sequence[Stand]) -> dict[str, Aimed]:
    """For each enemy a shot from the nearest place from which there is one; from here first."""
    found: dict[str, Aimed] = {}
    if not shooting_dice(m) or turn.acts <= 0:
        return found
    left = list(enemies(g, m))
    watched = threatened(g, m)
    for stand in places[:STANDS]:
        if watched >> stand.at & 1:  # nobody shoots from there (SAG-SHO-04)
            continue
        for enemy in left[:]:
            what = f"shoot:{enemy.number}"
            aimed = _shot(g, m, turn, enemy, what, stand)
            if aimed is not None:
                found[what] = aimed
                left.remove(enemy)
        if not left:
            break
    return found


def _shot(g: DungeonSaga, m: Model, turn: Turn, enemy: Model, what: str, stand: Stand) -> Aimed | None:
    target, size = base(g, enemy), size_of(m.kind)
    ways = [stand.facing] if large(m) or turn.still else dict.fromkeys([stand.facing, *range(len(FACINGS))])
    for facing in ways:
        if not spot_at(g, stand.at, facing, size).ahead & target:
            continue
        with _Placed(m, stand.at, facing):
            if shooting.why_no_shot(g, m, enemy) is None and what in turns.shots(g, m, turn):
                strike = foresee(g, turns.attack(g, m, turn, *_halves(what)))
                return Aimed(promise(strike) - _price(g, m, stand), stand, facing, strike)
    return None


def _halves(what: str) -> tuple[str, str]:
    kind, _, which = what.partition(":")
    return kind, which


# -- plans ------------------------------------------------------------------------------------------------------------


def plans(g: DungeonSaga, m: Model, turn: Turn, found: Mapping[str, Way], leaving: Escape | None) -> list[Plan]:
    """Those that take more than one answer, the most promising first; `leaving` is what the first step costs."""
    if turn.acts <= 0:
        return []
    places = stands(g, m, found)
    made: list[tuple[float, Plan]] = []
    for what, aimed in (fights(g, m, turn, places) | shots(g, m, turn, places)).items():
        if aimed.walks:
            risk = leaving.hurt if leaving is not None and aimed.stand.values else 0.0
            made.append((aimed.value - risk, _plan(what, aimed, leaving)))
    made += [(-PACE * plan["cost"], plan) for plan in _deeds(g, m, turn, places, leaving)]
    return [plan for _, plan in sorted(made, key=lambda one: -one[0])]


def _plan(what: str, aimed: Aimed, leaving: Escape | None) -> Plan:
    kind, _, which = what.partition(":")
    stand = aimed.stand
    turned = [f"face:{FACINGS[aimed.facing]}"] if aimed.facing != stand.facing else []
    return {
        "kind": "shoot" if kind == "shoot" else "fight" if which.isdecimal() else "break",
        "at": which,
        "answers": [*stand.values, *turned, what],
        "cost": stand.cost,
        "ends": stand.at,
        "facing": aimed.facing,
        "strike": aimed.strike,
        "escape": leaving if stand.values else None,
    }


def _deeds(g: DungeonSaga, m: Model, turn: Turn, places: Sequence[Stand], leaving: Escape | None) -> Iterator[Plan]:
    """What the adventure allows, from the nearest place where it does."""
    if turn.only or not is_hero(m):
        return
    near = {deed.id: adventure_of(g).regions[deed.at] for deed in deeds.possible(g)}
    for deed, region in near.items():
        around = region | ring(dungeon(g).grid, region)
        for stand in places:
            if not around >> stand.at & 1:
                continue
            with _Placed(m, stand.at, stand.facing):
                able = deed in deeds.to_do(g, m)
            if able:
                if stand.values:
                    yield _deed(deed, stand, leaving)
                break


def _deed(deed: str, stand: Stand, leaving: Escape | None) -> Plan:
    return {
        "kind": "deed",
        "at": deed,
        "answers": [*stand.values, f"deed:{deed}"],
        "cost": stand.cost,
        "ends": stand.at,
        "facing": stand.facing,
        "strike": None,
        "escape": leaving,
    }
