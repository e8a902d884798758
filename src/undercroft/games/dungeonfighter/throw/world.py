"""The world that dice are thrown in, as MuJoCo reads it: metres, kilograms, seconds, from the middle of the target.

Contact values, steps and shapes are measured ones: surfaces bounce by their damping (`RATIO`), dice have corners
rounded by a margin so that they do not catch on seams, and the target is made of prisms with its holes left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import pairwise
from math import atan2, cos, hypot, pi, radians, sin, sqrt
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.box.components import CutOut, DieKind
from undercroft.games.dungeonfighter.box.table_ware import gadgets, is_die, kind_of, target
from undercroft.games.dungeonfighter.geometry import Point, shape_of

STEP: Final = 1 / 1440
STIFFNESS: Final = 1.25e6
"""A bounce lasts some four steps then: with fewer, energy would be made of nothing."""
RATIO: Final = ((0.25, 0.52), (0.35, 0.3725), (0.45, 0.2825), (0.55, 0.2075), (0.65, 0.1365))
"""Restitution, and the part of critical damping that gives it."""
IMPEDANCE: Final = "0.5 0.95 0.0002"
"""Soft at first, or dice at rest would tremble for ever."""
SUNK: Final = 0.01
"""How far the target reaches into the table, so that no deep corner sees its lower side."""
SIDES: Final = 12
"""Of the ring of prisms round a hole, and of round gadgets."""
ARC: Final = 24
LIMIT_OF_DEPTH: Final = 0.3
"""Centimetres that the hardest bounce may press a corner into a surface."""

SLOTS: Final = (1, 2, 4, 6, 9, 12)
"""Four-sided dice in a world: the fewest that are enough, for everything in it takes time."""

FIXED: Final = 'contype="2" conaffinity="0"'
MOVES: Final = 'contype="1" conaffinity="3"'
"""What stands fast collides with what moves, and what moves with everything."""


def surface(restitution: float, friction: float, priority: int = 1) -> str:
    damping = 2 * sqrt(STIFFNESS) * next(ratio for bounce, ratio in RATIO if bounce >= restitution - 1e-9)
    return (
        f'priority="{priority}" condim="3" friction="{friction} 0.005 0.0001" '
        f'solref="{-STIFFNESS} {-damping:.7g}" solimp="{IMPEDANCE}"'
    )


class Contents(NamedTuple):
    """What is in a world."""

    slots: int
    """Four-sided dice: die1, die2, …"""
    special: tuple[str, ...] = ()
    """water1 to water3, snow."""
    gadgets: tuple[str, ...] = ()
    """pond, floe, waterfall, wall."""
    icebergs: bool = False
    plates: tuple[str, ...] = ()
    """Cut-outs that lie there."""
    flipped: str = ""
    """The one that is thrown."""

    @property
    def moving(self) -> tuple[str, ...]:
        dice = (*(f"die{n}" for n in range(1, self.slots + 1)), *self.special)
        return (*dice, *(["wall"] if "wall" in self.gadgets else []), *(["flip"] if self.flipped else []))


def xml(contents: Contents) -> str:
    """The world as MuJoCo reads it."""
    table, board = gadgets().table, target()
    top = surface(table.restitution, table.friction)
    solids = _Solids()
    face = surface(board.restitution, board.friction)
    for polygon in board_pieces():
        solids.prism("target", polygon, -SUNK, board.thickness / 100, f"{FIXED} {face}")
    ice, berg = f"{FIXED} {surface(0.35, 0.15)}", gadgets().iceberg
    icebergs = [
        solids.cone(f"iceberg{n}", hole.x, hole.y, berg.radius, berg.height, ice)
        for n, hole in enumerate(board.holes if contents.icebergs else (), start=1)
    ]
    made: dict[str, Callable[[], str]] = {"pond": _pond, "floe": _floe, "waterfall": _waterfall}
    standing = [made[name]() for name in contents.gadgets if name in made]
    standing += [_cut_out(name, solids, moves=False) for name in contents.plates]
    moving = [_moving(name, place, contents.flipped, solids) for place, name in enumerate(contents.moving)]
    half = (table.length / 200, table.width / 200, table.thickness / 200)
    return f"""<mujoco>
<compiler angle="radian" autolimits="true"/>
<size memory="1M"/>
<option timestep="{STEP!r}" integrator="implicitfast" solver="Newton" iterations="20" tolerance="1e-10" cone="elliptic"
  impratio="10" sleep_tolerance="0.0001"><flag multiccd="enable" sleep="enable"/></option>
<asset>{"".join(solids.meshes)}</asset>
<worldbody>
<geom name="floor" type="plane" size="5 5 1" pos="0 0 {table.floor / 100}" {FIXED} {top}/>
<geom name="table" type="box" size="{_numbers(half)}" pos="0 0 {-half[2]}" {FIXED} {top}/>
{"".join(solids.geoms)}{"".join(icebergs)}
{"".join(standing)}
{"".join(moving)}
</worldbody></mujoco>"""


# -- the target -------------------------------------------------------------------------------------------------------


def board_pieces() -> list[list[Point]]:
    """The target without its holes, as convex polygons that do not overlap, in centimetres.

    Round each hole is a square; between and round the squares are bars and four segments of the circle.
    """
    board = target()
    hole = board.holes[0]
    inner, outer = abs(hole.x) - hole.radius, abs(hole.x) + hole.radius
    pieces: list[list[Point]] = [
        [(-outer, -inner), (outer, -inner), (outer, inner), (-outer, inner)],
        [(-inner, inner), (inner, inner), (inner, outer), (-inner, outer)],
        [(-inner, -outer), (inner, -outer), (inner, -inner), (-inner, -inner)],
    ]
    reach = sqrt(board.radius**2 - outer**2)
    side = atan2(reach, outer)
    for middle, spread in ((0.0, side), (pi, side), (pi / 2, pi / 2 - side), (-pi / 2, pi / 2 - side)):
        arc = [middle + spread * (2 * step / ARC - 1) for step in range(ARC + 1)]
        piece = [(board.radius * cos(turn), board.radius * sin(turn)) for turn in arc]
        if abs(sin(middle)) > 0.5:  # above and below the squares
            piece += [(-outer, outer * sin(middle)), (outer, outer * sin(middle))]
        pieces.append(piece)
    for hole in board.holes:
        turns = [pi / SIDES + 2 * pi * side / SIDES for side in range(SIDES + 1)]
        for one, two in pairwise(turns):
            pieces.append([(hole.x + dx, hole.y + dy) for dx, dy in _quad(one, two, hole.radius)])
    return pieces


def _quad(one: float, two: float, radius: float) -> list[Point]:
    """Between a round hole and the square round it."""
    inside = [(radius * cos(turn), radius * sin(turn)) for turn in (one, two)]
    outside = [(x / max(abs(x), abs(y)) * radius, y / max(abs(x), abs(y)) * radius) for x, y in inside]
    return [*inside, *reversed(outside)]


class _Solids:
    """Meshes and the geoms that are made of them."""

    def __init__(self) -> None:
        self.meshes: list[str] = []
        self.geoms: list[str] = []

    def mesh(self, points: Iterable[Sequence[float]]) -> str:
        name = f"m{len(self.meshes)}"
        self.meshes.append(f'<mesh name="{name}" inertia="convex" vertex="{" ".join(map(_numbers, points))}"/>')
        return name

    def prism(self, what: str, polygon: Sequence[Point], low: float, high: float, rest: str) -> None:
        middle = [sum(point[axis] for point in polygon) / len(polygon) for axis in (0, 1)]
        thick = [[(x - middle[0]) / 100, (y - middle[1]) / 100, z] for x, y in polygon for z in (low, high)]
        self.geoms.append(self.placed(what, thick, (middle[0] / 100, middle[1] / 100, 0), rest))

    def placed(self, what: str, points: Sequence[Sequence[float]], at: Sequence[float], rest: str) -> str:
        """A mesh; MuJoCo puts its middle where its mass is and knows the way back."""
        name, mesh = f"{what}.{len(self.meshes)}", self.mesh(points)
        return f'<geom name="{name}" type="mesh" mesh="{mesh}" pos="{_numbers(at)}" {rest}/>'

    def cone(self, what: str, x: float, y: float, radius: float, height: float, rest: str) -> str:
        """A cone without its tip, as prisms are quicker and safer than pointed things."""
        turns = [2 * pi * side / 10 for side in range(10)]
        low = [(radius * cos(turn) / 100, radius * sin(turn) / 100, -SUNK) for turn in turns]
        high = [(0.2 * radius * cos(turn) / 100, 0.2 * radius * sin(turn) / 100, height / 100) for turn in turns]
        return self.placed(what, [*low, *high], (x / 100, y / 100, 0), rest)


def _numbers(values: Iterable[float]) -> str:
    return " ".join(f"{value:.7g}" for value in values)


# -- what moves -------------------------------------------------------------------------------------------------------


def inertia(kind: DieKind) -> float:
    """About any axis through the middle, in kg m²."""
    edge, mass = kind.edge / 100, kind.mass / 1000
    return mass * edge * edge / (20 if kind.shape == "tetrahedron" else 6)


def _moving(name: str, place: int, flipped: str, solids: _Solids) -> str:
    """What is not on the table sleeps far away, and apart, or what wakes one would wake all."""
    if name == "wall":
        inside = _wall()
    elif name == "flip":
        inside = _cut_out(flipped, solids, moves=True)
    else:
        inside = _die(name, solids)
    return f'<body name="{name}" sleep="init" pos="{3 + 0.2 * place:.1f} 3 3"><freejoint/>{inside}</body>\n'


def _die(name: str, solids: _Solids) -> str:
    kind = kind_of("red" if name.startswith("die") else name)
    points, _, normals = shape_of(kind)
    inside = max(sum(a * b for a, b in zip(point, normals[0], strict=True)) for point in points)
    shrunk = (inside - kind.radius) / inside / 100
    corners = [[part * shrunk for part in point] for point in points]
    # A soft die bounces as it is, whatever it falls on; any other as the surface lets it.
    skin = surface(0.45, 0.35, 0) if kind.restitution is None else surface(kind.restitution, 0.5, 2)
    mesh = solids.placed(name, corners, (0, 0, 0), f'{MOVES} margin="{kind.radius / 100}" {skin}')
    weight = f'mass="{kind.mass / 1000}" diaginertia="{_numbers([inertia(kind)] * 3)}"'
    return f'<inertial pos="0 0 0" {weight}/>{mesh}'


def _wall() -> str:
    wall = gadgets().wall
    across, thick, high = (side / 200 for side in wall.size)
    box = f'<geom name="wall" type="box" size="{_numbers((thick, across, high))}" mass="{wall.mass / 1000}" {MOVES}'
    return f"{box} {surface(wall.restitution, 0.4)}/>"


def plate(cut_out: CutOut) -> list[list[Point]]:
    """A disc, or a ring in pieces."""
    turns = [2 * pi * side / SIDES for side in range(SIDES + 1)]
    if not cut_out.inner:
        return [[(cut_out.radius * cos(turn), cut_out.radius * sin(turn)) for turn in turns[:-1]]]
    return [
        [
            (radius * cos(turn), radius * sin(turn))
            for radius, turn in (
                (cut_out.inner, one),
                (cut_out.radius, one),
                (cut_out.radius, two),
                (cut_out.inner, two),
            )
        ]
        for one, two in pairwise(turns)
    ]


def _cut_out(name: str, solids: _Solids, *, moves: bool) -> str:
    """A plate; its middle is the middle of its thickness. Once it lies there, nothing moves it (DFI-REB-08)."""
    cut_out = gadgets().weak if name == "weak" else gadgets().frost
    half, feel = cut_out.thickness / 200, surface(0.25, 0.5)
    rest = f"{MOVES if moves else FIXED} {feel}"
    before = len(solids.geoms)
    for polygon in plate(cut_out):
        solids.prism("flip" if moves else name, polygon, -half, half, rest)
    geoms = "".join(solids.geoms[before:])
    del solids.geoms[before:]
    if not moves:
        return f'<body name="{name}" mocap="true" pos="0 0 -5">{geoms}</body>\n'
    mass, outer, inner = cut_out.mass / 1000, cut_out.radius / 100, cut_out.inner / 100
    along = mass * (outer**2 + inner**2) / 2
    across = along / 2 + mass * (2 * half) ** 2 / 12
    weight = f'<inertial pos="0 0 0" mass="{mass}" diaginertia="{_numbers((across, across, along))}"/>'
    return weight + geoms


# -- gadgets that stand fast, moved in for a throw ---------------------------------------------------------------------


def _box(what: str, size: Sequence[float], at: Sequence[float], feel: str) -> str:
    """Its sides and its middle, in centimetres."""
    half, middle = _numbers(side / 200 for side in size), _numbers(part / 100 for part in at)
    return f'<geom name="{what}" type="box" size="{half}" pos="{middle}" {FIXED} {feel}/>'


def _mocap(what: str, geoms: str) -> str:
    return f'<body name="{what}" mocap="true" pos="0 0 -5">{geoms}</body>\n'


def _pond() -> str:
    """A frame on the table; x goes along the throw."""
    pond, feel = gadgets().pond, surface(0.35, 0.4)
    (across, along), (wide, long) = pond.outer, pond.opening
    side, end, high = (across - wide) / 2, (along - long) / 2, pond.thickness
    deep, middle = high + 1, (high - 1) / 2
    boxes = [
        _box(f"pond.{n}", (long if n < 2 else end, side if n < 2 else across, deep), (x, y, middle), feel)
        for n, (x, y) in enumerate(
            [(0, (wide + side) / 2), (0, -(wide + side) / 2), ((long + end) / 2, 0), (-(long + end) / 2, 0)]
        )
    ]
    return _mocap("pond", "".join(boxes))


def _floe() -> str:
    floe = gadgets().floe
    across, along, high = floe.size
    return _mocap(
        "floe",
        _box("floe", (along, across, high + 1), (0, 0, (high - 1) / 2), surface(floe.restitution, floe.friction)),
    )


def _waterfall() -> str:
    """A channel; its lip is at the origin, and x goes down it."""
    fall = gadgets().waterfall
    feel = surface(0.35, fall.friction)
    rim, thick = 0.3, 0.6
    boxes = [
        _box("waterfall.0", (fall.length, fall.width + 2 * rim, thick), (-fall.length / 2, 0, -thick / 2), feel),
        *(
            _box(f"waterfall.{n}", (fall.length, rim, fall.rim), (-fall.length / 2, y, fall.rim / 2), feel)
            for n, y in ((1, (fall.width + rim) / 2), (2, -(fall.width + rim) / 2))
        ),
    ]
    return _mocap("waterfall", "".join(boxes))


def outline(bearing: float) -> float:
    """How far the edge of the table is from the middle, in centimetres, seen in a direction."""
    table, turn = gadgets().table, radians(bearing)
    return min(table.length / 2 / max(abs(cos(turn)), 1e-9), table.width / 2 / max(abs(sin(turn)), 1e-9))


def reach(name: str) -> float:
    """From the middle of a body to its farthest corner, in centimetres."""
    if is_die(name):
        return hypot(*shape_of(kind_of(name))[0][0])
    return gadgets().weak.radius if name == "weak" else gadgets().frost.radius
