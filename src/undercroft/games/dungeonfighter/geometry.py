"""Which area of the target a point belongs to, which way up a die lies, and what its footprint covers.

Centimetres from the middle of the target. The world that throws dice (throw/world.py) numbers their faces as here: face
i of a tetrahedron is opposite corner i, and face i of a cube is opposite face 5 - i.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from math import atan2, cos, degrees, hypot, radians, sin, sqrt
from typing import Final, Literal, NamedTuple, TypeAlias

from undercroft.games.dungeonfighter.box.components import DieKind
from undercroft.games.dungeonfighter.box.table_ware import gadgets, kind_of, target
from undercroft.games.dungeonfighter.state import GRAIN, TURN, Pose

Point: TypeAlias = tuple[float, float]
Vector: TypeAlias = tuple[float, float, float]
Quaternion: TypeAlias = tuple[float, float, float, float]

TIE: Final = cos(radians(1))
"""DFI-DIE-03: faces within a degree of each other are told apart by their number."""
SLICES: Final = 24
"""A footprint is looked at in so many strips each way, which is finer than the hundredth that counts (DFI-BRD-06)."""
SHARE: Final = 0.01


class Area(NamedTuple):
    """A part of the world under a point."""

    kind: Literal["section", "bullseye", "hole", "margin", "bones", "table", "floor"]
    value: int = 0
    """The number of a section or the bullseye; a miss has none."""
    number: int = 0
    """Which hole it is, 1 to 4; of a section, which one of them all."""


BULLSEYE: Final = "bullseye"
TABLE: Final = Area("table")
FLOOR: Final = Area("floor")
MARGIN: Final = Area("margin")
BONES: Final = Area("bones")


def area_at(x: float, y: float) -> Area:
    """What is printed at a point, cut-outs aside (DFI-SET-02)."""
    board = target()
    away = hypot(x, y)
    if away > board.radius:
        table = gadgets().table
        return TABLE if abs(x) <= table.length / 2 and abs(y) <= table.width / 2 else FLOOR
    for number, hole in enumerate(board.holes, start=1):
        if hypot(x - hole.x, y - hole.y) < hole.radius:
            return Area("hole", 0, number)
    if away < board.bullseye:
        return Area("bullseye", board.bullseye_value)
    before = 0
    for ring in board.rings:
        if away < ring.outer:
            width = 360 / len(ring.values)
            sector = int((degrees(atan2(y, x)) - ring.start) % 360 // width) % len(ring.values)
            return Area("section", ring.values[sector], before + sector)
        before += len(ring.values)
    return MARGIN if away < board.bones else BONES


@lru_cache(maxsize=256)
def point_in(kind: str, value: int = 0) -> Point:
    """A point well inside an area of this kind, for whoever tells no more of a throw than that."""
    board, table = target(), gadgets().table
    if kind == "table":
        return board.radius + 8, 0.0
    if kind == "floor":
        return table.length / 2 + 20, 0.0
    if kind == "hole":
        return board.holes[0].x, board.holes[0].y
    steps = [radians(step * 7.5) for step in range(48)]
    rings = [0.0, *(radius / 2 for radius in range(1, int(board.radius * 2) + 1))]
    for away in rings:
        for angle in steps:
            x, y = away * cos(angle), away * sin(angle)
            around = [area_at(x + 1.1 * cos(turn), y + 1.1 * sin(turn)) for turn in steps[::6]]
            # Margin and bones are narrower than a die: their own middle will do.
            narrow = kind in ("margin", "bones")
            if area_at(x, y)[:2] == (kind, value) and (narrow or len({*around, area_at(x, y)}) == 1):
                return x, y
    raise LookupError(f"no {kind} of {value} on the target")


# -- how a die lies ---------------------------------------------------------------------------------------------------


@cache
def shape_of(kind: DieKind) -> tuple[tuple[Vector, ...], tuple[tuple[int, ...], ...], tuple[Vector, ...]]:
    """Corners, the corners of each face in order round it, and the outward normal of each face."""
    if kind.shape == "tetrahedron":
        half = kind.edge / (2 * sqrt(2))
        corners = tuple(
            (a * half, b * half, c * half) for a, b, c in ((1, 1, 1), (1, -1, -1), (-1, 1, -1), (-1, -1, 1))
        )
        faces = ((1, 2, 3), (0, 2, 3), (0, 1, 3), (0, 1, 2))
        normals = tuple(_scaled(corner, -1 / hypot(*corner)) for corner in corners)
        return corners, faces, normals
    half = kind.edge / 2
    corners = tuple((a * half, b * half, c * half) for a in (1, -1) for b in (1, -1) for c in (1, -1))
    axes: tuple[Vector, ...] = ((1, 0, 0), (0, 1, 0), (0, 0, 1), (0, 0, -1), (0, -1, 0), (-1, 0, 0))
    return corners, tuple(_around(corners, axis, half) for axis in axes), axes


def _around(corners: Sequence[Vector], axis: Vector, half: float) -> tuple[int, ...]:
    """The corners of a cube on one side, in order round it."""
    side = [place for place, corner in enumerate(corners) if _dot(corner, axis) > half / 2]
    one, two = (place for place in range(3) if not axis[place])
    return tuple(sorted(side, key=lambda place: atan2(corners[place][two], corners[place][one])))


def _scaled(vector: Vector, by: float) -> Vector:
    return vector[0] * by, vector[1] * by, vector[2] * by


def _dot(one: Vector, other: Vector) -> float:
    return one[0] * other[0] + one[1] * other[1] + one[2] * other[2]


def turned(vector: Vector, by: Quaternion) -> Vector:
    """A vector of the body as the world sees it."""
    (w, i, j, k), (x, y, z) = by, vector
    a, b, c = 2 * (j * z - k * y), 2 * (k * x - i * z), 2 * (i * y - j * x)
    return x + w * a + j * c - k * b, y + w * b + k * a - i * c, z + w * c + i * b - j * a


def attitude(pose: Pose) -> Quaternion:
    parts = (pose.w * TURN, pose.i * TURN, pose.j * TURN, pose.k * TURN)
    size = hypot(*parts) or 1.0
    return parts[0] / size, parts[1] / size, parts[2] / size, parts[3] / size


@lru_cache(maxsize=65536)
def resting_face(body: str, pose: Pose) -> int:
    """The face that points most steeply down; within a degree, the first of them (DFI-DIE-03)."""
    by = attitude(pose)
    down = [-turned(normal, by)[2] for normal in shape_of(kind_of(body))[2]]
    return next(face for face, slope in enumerate(down) if slope >= _within_a_degree(max(down)))


def _within_a_degree(cosine: float) -> float:
    """The cosine of an angle larger by a degree."""
    return cosine * TIE - sqrt(max(0.0, 1 - cosine * cosine)) * sin(radians(1))


def tilt(body: str, pose: Pose) -> float:
    """The cosine of the angle between the resting face and the level."""
    return -turned(shape_of(kind_of(body))[2][resting_face(body, pose)], attitude(pose))[2]


@cache
def depth(body: str) -> float:
    """From the middle of a die to its faces."""
    points, faces, normals = shape_of(kind_of(body))
    return _dot(points[faces[0][0]], normals[0])


def result(body: str, pose: Pose) -> int:
    """The corner of a tetrahedron, or the face of a cube, that is read (DFI-DIE-03)."""
    face = resting_face(body, pose)
    return face if kind_of(body).shape == "tetrahedron" else 5 - face


def symbol(body: str, pose: Pose) -> Literal["eye", "blank", "deep_snow"]:
    return kind_of(body).faces[result(body, pose)]


@lru_cache(maxsize=65536)
def corners(body: str, pose: Pose) -> tuple[Point, ...]:
    """The corners of the resting face, seen from above, in order round it (DFI-BRD-01)."""
    points, faces, _ = shape_of(kind_of(body))
    by, x, y = attitude(pose), pose.x * GRAIN, pose.y * GRAIN
    seen = (turned(points[corner], by) for corner in faces[resting_face(body, pose)])
    return tuple((x + at[0], y + at[1]) for at in seen)


@lru_cache(maxsize=65536)
def covered(footprint: tuple[Point, ...]) -> frozenset[Area]:
    """The areas that hold at least a hundredth of a footprint (DFI-BRD-06)."""
    return shared(footprint, lambda point: area_at(*point))


def shared(footprint: Sequence[Point], under: Callable[[Point], Area | None]) -> frozenset[Area]:
    """The same, where something may lie between: points of the footprint in even strips are counted."""
    found: dict[Area, int] = {}
    points = _strewn(footprint)
    for point in points:
        if (area := under(point)) is not None:
            found[area] = found.get(area, 0) + 1
    return frozenset(area for area, count in found.items() if count >= SHARE * len(points))


def _strewn(footprint: Sequence[Point]) -> list[Point]:
    """Points evenly over a triangle or a parallelogram."""
    (ax, ay), (bx, by), (cx, cy) = footprint[0], footprint[1], footprint[-1]
    steps = [(step + 0.5) / SLICES for step in range(SLICES)]
    pairs = [(s, t) for s in steps for t in steps]
    if len(footprint) == 3:
        pairs = [(1 - s, 1 - t) if s + t > 1 else (s, t) for s, t in pairs]
    return [(ax + s * (bx - ax) + t * (cx - ax), ay + s * (by - ay) + t * (cy - ay)) for s, t in pairs]


@lru_cache(maxsize=65536)
def sections_covered(body: str, pose: Pose) -> frozenset[Area]:
    """The numbered sections and the bullseye under a die: on a line between them where there are two (DFI-BRD-06)."""
    return frozenset(area for area in covered(corners(body, pose)) if area.value)


# -- a pose for what people tell ---------------------------------------------------------------------------------------


@lru_cache(maxsize=65536)
def lying(body: str, x: float, y: float, top: int = 0, yaw: float = 0.0, height: float = 0.0) -> Pose:
    """A die that lies flat at a point with this result up, on something this high."""
    kind = kind_of(body)
    face = top if kind.shape == "tetrahedron" else 5 - top
    normals = shape_of(kind)[2]
    w, i, j, k = times(about(yaw), straight_down(normals[face]))
    return pose_of(x, y, height + depth(body), (w, i, j, k))


def pose_of(x: float, y: float, z: float, by: Quaternion) -> Pose:
    w, i, j, k = (round(part / TURN) for part in by)
    return Pose(round(x / GRAIN), round(y / GRAIN), round(z / GRAIN), w, i, j, k)


def about(yaw: float) -> Quaternion:
    return cos(radians(yaw) / 2), 0.0, 0.0, sin(radians(yaw) / 2)


def straight_down(normal: Vector) -> Quaternion:
    """Turns a direction straight down by the shortest way."""
    x, y, z = normal
    if z > 1 - 1e-9:
        return 0.0, 1.0, 0.0, 0.0
    w, i, j = 1 - z, -y, x
    size = hypot(w, i, j)
    return w / size, i / size, j / size, 0.0


def times(one: Quaternion, two: Quaternion) -> Quaternion:
    a, b, c, d = one
    w, x, y, z = two
    return (
        a * w - b * x - c * y - d * z,
        a * x + b * w + c * z - d * y,
        a * y - b * z + c * w + d * x,
        a * z + b * y - c * x + d * w,
    )
