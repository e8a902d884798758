"""Moving, one square at a time (SAG-MOV), and how large models do it (SAG-LRG-06 to SAG-LRG-11)."""

from __future__ import annotations

from functools import lru_cache

from undercroft.board import (
    Bits,
    Dungeon,
    Facing,
    Field,
    Footprint,
    Ground,
    March,
    Size,
    Topology,
    cost_field,
    distance,
    members,
)
from undercroft.games.dungeonsaga.models import (
    FACINGS,
    base,
    dungeon,
    holders,
    laid,
    large,
    name,
    name_of_cell,
    occupied,
    size_of,
    spot,
    spot_at,
    standing,
    threatened,
)
from undercroft.games.dungeonsaga.rules import disengaging, events
from undercroft.games.dungeonsaga.state import OFF, DungeonSaga, Model, Turn
from undercroft.games.dungeonsaga.stats import ability
from undercroft.kernel.asks import Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Refusal

LEFT, RIGHT = "left", "right"
QUARTERS = {LEFT: -1, RIGHT: 1}


# -- what is in the way -----------------------------------------------------------------------------------------------


def blocked(g: DungeonSaga, m: Model) -> Bits:
    """Squares that a model cannot enter: other models, furniture, and where nothing is (SAG-MOV-03, SAG-MOV-04).

    Bone piles and other markers are in nobody's way (SAG-MOV-05, SAG-LRG-10).
    """
    return laid(g).solid | occupied(g, but=m)


def topology(g: DungeonSaga, m: Model) -> Topology:
    """Who touches whom for somebody who walks: a diagonal needs one free square beside it (SAG-MOV-06, SAG-MOV-07)."""
    return _topology(dungeon(g), blocked(g, m))


@lru_cache(maxsize=512)
def _topology(where: Dungeon, solid: Bits) -> Topology:
    return Topology(where.grid, 0, solid)


@lru_cache(maxsize=128)
def _march(where: Dungeon, solid: Bits) -> March:
    """How a large model moves: its whole base on free squares all the time (SAG-LRG-08), diagonally by the same rule
    as others (SAG-LRG-09).
    """
    return March(Topology(where.grid, 0, solid), Footprint(where.grid, Size.FOUR))


def ignores_arcs(m: Model, turn: Turn) -> bool:
    """Whether enemies can neither stop nor hold a model: a ghost, or a hero by a feat."""
    return turn.slips or bool(ability(m, "ethereal"))


def held(g: DungeonSaga, m: Model, turn: Turn) -> bool:
    """Whether it can leave only by breaking away: it began in an enemy's front arc, and still is (SAG-MOV-13)."""
    return not turn.loose and not ignores_arcs(m, turn) and bool(holders(g, m))


# -- steps ------------------------------------------------------------------------------------------------------------


def steps(g: DungeonSaga, m: Model, turn: Turn) -> Bits:
    """Where one step leads: squares, for a large model those of its upper left corner (SAG-MOV-02).

    Whoever is held goes only where no enemy has it in a front arc (SAG-MOV-14, SAG-DIS-02).
    """
    if turn.still or turn.halted or turn.steps <= 0:
        return 0
    cells = one_step(g, m, blocked(g, m))
    if cells and held(g, m, turn):
        arcs = threatened(g, m)
        cells &= ~(dungeon(g).footprint(Size.FOUR).touching(arcs) if large(m) else arcs)
    return cells


def one_step(g: DungeonSaga, m: Model, solid: Bits) -> Bits:
    """Where one step would lead if these squares were in its way; only those next to the model can be."""
    beside = solid & spot(g, m).around
    return _march_from(dungeon(g), m.at, m.facing, beside) if large(m) else _walk_from(dungeon(g), m.at, beside)


@lru_cache(maxsize=8192)
def _walk_from(where: Dungeon, at: int, solid: Bits) -> Bits:
    return Topology(where.grid, 0, solid).neighbours(at)


@lru_cache(maxsize=4096)
def _march_from(where: Dungeon, at: int, facing: int, solid: Bits) -> Bits:
    march, size = _march(where, solid), where.grid.size
    there = march.step(1 << march.pose(at, Facing(facing))) & march.fits
    return there >> size * facing & (1 << size) - 1 & ~(1 << at)


def why_no_step(g: DungeonSaga, m: Model, turn: Turn, cell: int) -> Refusal:
    """Why a square next to a model cannot be entered; for a large one, next to its upper left corner."""
    if turn.still:
        return Refusal(msg("sag-no-step-still"), "SAG-HER-03")
    if turn.halted:
        return Refusal(msg("sag-no-step-halted"), "SAG-MOV-11")
    if turn.steps <= 0:
        return Refusal(msg("sag-no-step-far", who=name(m)), "SAG-MOV-01")
    footprint = dungeon(g).footprint(size_of(m.kind))
    if not footprint.standing_on(laid(g).floor) >> cell & 1:
        return Refusal(msg("sag-no-step-wall"), "SAG-MOV-04")
    if large(m) and not one_step(g, m, 0) >> cell & 1:
        return Refusal(msg("sag-no-step-large", who=name(m)), "SAG-LRG-06")
    there = footprint.cells(cell)
    for other in standing(g):
        if other is not m and spot(g, other).base & there:
            return Refusal(msg("sag-no-step-model", whom=name(other)), "SAG-MOV-03")
    for kind, cells in laid(g).pieces:
        if cells & there:
            return Refusal(msg("sag-no-step-furniture", what=Msg(f"sag-furniture-{kind}")), "SAG-FUR-02")
    if not one_step(g, m, blocked(g, m)) >> cell & 1:
        return Refusal(msg("sag-no-step-diagonal"), "SAG-LRG-09" if large(m) else "SAG-MOV-07")
    return Refusal(msg("sag-no-step-held"), "SAG-LRG-11" if large(m) else "SAG-DIS-02")


def step(g: DungeonSaga, m: Model, turn: Turn, cell: int) -> Flow:
    """One square; whoever is held breaks away first, and may not survive it (SAG-DIS-05)."""
    turn.begun = True
    if held(g, m, turn):
        turn.loose = True
        if not (yield from disengaging.break_away(g, m)):
            return
    before = m.at
    turn.steps -= 1
    m.at = cell
    if not large(m):
        m.facing = facing_after(g, before, cell, m.facing)
    way = f"{name_of_cell(g, before)} {name_of_cell(g, cell)}"
    g.tell(msg("sag-log-step", who=name(m), steps=1, at=way), "SAG-MOV-02")
    arrived(g, m, turn)
    yield from events.entered(g, m)
    if m.at != OFF and not turn.halted and holders(g, m):  # somebody has appeared before whom it stands (SAG-MOV-14)
        turn.loose = False


def arrived(g: DungeonSaga, m: Model, turn: Turn) -> None:
    """After a step nobody holds it any more, but a front arc stops it (SAG-MOV-11, SAG-MOV-15, SAG-LRG-11).

    That gives nobody a free strike (SAG-DIS-13).
    """
    turn.loose = True
    turn.halted = not ignores_arcs(m, turn) and bool(holders(g, m))


def facing_after(g: DungeonSaga, before: int, cell: int, facing: int) -> int:
    """A small model looks where it goes, until its player turns it, which costs nothing (SAG-MOV-08)."""
    ways = _ways_of(dungeon(g), before, cell)
    return facing if facing in ways or not ways else ways[0]


@lru_cache(maxsize=8192)
def _ways_of(where: Dungeon, before: int, cell: int) -> tuple[int, ...]:
    """The facings that a step could be said to lead to: one if it is straight, two if it is not."""
    (x, y), (to_x, to_y) = where.grid.points[before], where.grid.points[cell]
    return tuple(n for n in range(4) if Facing(n).ahead in ((to_x - x, 0), (0, to_y - y)))


# -- turning ----------------------------------------------------------------------------------------------------------


def turnings(m: Model, turn: Turn) -> list[str]:
    """Ways to turn: at any time of its own movement, and at no other (SAG-MOV-09, SAG-MOV-10)."""
    if turn.still:
        return []
    if large(m):  # SAG-LRG-07: a point for every quarter
        return [f"turn:{way}" for way in QUARTERS] if turn.steps > 0 else []
    return [f"face:{facing}" for n, facing in enumerate(FACINGS) if n != m.facing]


def turn_to(g: DungeonSaga, m: Model, turn: Turn, way: str) -> None:
    """Turning gives nobody a free strike (SAG-DIS-08)."""
    turn.begun = True
    if large(m):
        m.facing = Facing(m.facing).turned(QUARTERS[way])
        turn.steps -= 1
    else:
        m.facing = FACINGS.index(way)
    line = msg("sag-log-face", who=name(m), way=Msg(f"sag-facing-{FACINGS[m.facing]}"), at=name_of_cell(g, m.at))
    g.tell(line, "SAG-LRG-07" if large(m) else "SAG-MOV-08")


# -- whole ways -------------------------------------------------------------------------------------------------------


class Ways:
    """All squares that a model can get to in what is left of its movement, what each costs, and by which way.

    For a large model these are the squares of its upper left corner, each with the facings that it can have there.
    """

    def __init__(self, field: Field, start: int, size: int, *, held: bool) -> None:
        self._field = field
        self._size = size
        self._start = start
        self._first = int(held)
        """A step that breaking away has taken already."""

    @property
    def reached(self) -> Bits:
        """Squares, without the one where it stands."""
        cells = 0
        for layer in self._field.layers:
            while layer:
                cells |= layer & (1 << self._size) - 1
                layer >>= self._size
        return cells & ~(1 << self._start % self._size)

    def poses(self) -> dict[int, int]:
        """The cost of every state: of a square, or of a square and facing."""
        return {state: cost + self._first for cost, layer in enumerate(self._field.layers) for state in members(layer)}

    def path(self, state: int) -> tuple[int, ...]:
        """The states on the way there, without the first."""
        found = self._field.path(state)
        return found if self._first else found[1:]


def ways(g: DungeonSaga, m: Model, turn: Turn) -> Ways:
    """Where a model could go from here, by the rules for single steps."""
    where = dungeon(g)
    size = where.grid.size
    arcs = 0 if ignores_arcs(m, turn) else threatened(g, m)
    points = 0 if turn.still or turn.halted else max(0, turn.steps)
    pinned = held(g, m, turn)
    if large(m):
        march = _march(where, blocked(g, m))
        start = march.pose(m.at, Facing(m.facing))
        ground = Ground(march.fits, halting=march.touching(arcs) & ~(1 << start if pinned else 0))
        sources = 1 << start
        if pinned:  # a step out of all arcs, or a turn first: not more than the first step is looked at here
            sources = march.step(sources) & march.fits & ~march.touching(arcs) if points else 0
            return Ways(cost_field(march, sources, max(0, points - 1), ground), start, size, held=True)
        return Ways(cost_field(march, sources, points, ground), start, size, held=False)
    walk = topology(g, m)
    ground = Ground(walk.floor, halting=arcs)
    if pinned:
        sources = walk.neighbours(m.at) & ~arcs if points else 0
        return Ways(cost_field(walk, sources, max(0, points - 1), ground), m.at, size, held=True)
    return Ways(cost_field(walk, 1 << m.at, points, ground), m.at, size, held=False)


def arcs_at(g: DungeonSaga, m: Model, at: int, facing: int) -> Bits:
    """The front arc that a model would have there."""
    return spot_at(g, at, facing, Size.FOUR if large(m) else Size.ONE).front


def apart(g: DungeonSaga, one: Model, other: Model) -> int:
    """How many steps lie between two models as the crow flies."""
    grid = dungeon(g).grid
    return min(distance(grid, a, b) for a in members(base(g, one)) for b in members(base(g, other)))
