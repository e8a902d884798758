"""A die in the air needs no physics engine: until it may touch something, where it will be is known.

Nothing but gravity acts on it, and a tetrahedron or a cube turns evenly about any axis. So blocks of steps are
left out between two bounces, as many as are safe: the die is put where those steps would have brought it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, hypot, sin, sqrt
from typing import Final, NamedTuple, TypeAlias

from undercroft.games.dungeonfighter.box.table_ware import gadgets, kind_of, target
from undercroft.games.dungeonfighter.geometry import Quaternion, Vector, shape_of, times, turned
from undercroft.games.dungeonfighter.throw.launch import GRAVITY, Stand
from undercroft.games.dungeonfighter.throw.world import reach

HAIR: Final = 2e-4
"""Metres that are left between a die and whatever it may touch."""


class Post(NamedTuple):
    """Room that is taken, in metres: all that is within a circle, up to a height."""

    x: float
    y: float
    radius: float
    top: float


Motion: TypeAlias = tuple[Sequence[float], Sequence[float]]
"""Place and attitude; velocity in the world and turning in the frame of the body."""


class Air:
    """Where one die may fly, if all else stays where it is."""

    def __init__(self, die: str, posts: Iterable[Post], waterfall: Stand | None) -> None:
        self._corners = [(x / 100, y / 100, z / 100) for x, y, z in shape_of(kind_of(die))[0]]
        self._reach = reach(die) / 100 + HAIR
        self._posts = list(posts)
        self._lip = None if waterfall is None else (waterfall[0], turned((1.0, 0.0, 0.0), waterfall[1]))
        self._half = gadgets().table.length / 200, gadgets().table.width / 200

    def seconds(self, motion: Motion) -> float:
        """How long it is sure to touch nothing."""
        (x, y, z, a, b, c, d), (vx, vy, vz, p, q, r) = motion
        if self._lip is not None and not self._past(self._lip, motion):
            return 0.0
        i, j, k = 2 * (b * d - a * c), 2 * (c * d + a * b), 1 - 2 * (b * b + c * c)
        low = z + min(i * u + j * v + k * w for u, v, w in self._corners) - HAIR
        # No corner comes down faster than this, and what falls.
        down = self._reach * sqrt(p * p + q * q + r * r) - vz
        ground = gadgets().table.floor / 100 if self._beside(x, y, vx, vy) else 0.0
        most = _falls(low - ground, down)
        speed = hypot(vx, vy) + 1e-9
        for px, py, radius, top in self._posts:
            away = hypot(x - px, y - py) - radius - self._reach
            if away < speed * most:
                most = min(most, max(_falls(low - top, down), away / speed))
        return most

    def _beside(self, x: float, y: float, vx: float, vy: float) -> bool:
        """Whether the die has left the table, and does not come back."""
        (long, wide), near = self._half, self._reach
        return (abs(x) > long + near and x * vx >= 0) or (abs(y) > wide + near and y * vy >= 0)

    def _past(self, lip: tuple[Vector, Vector], motion: Motion) -> bool:
        """Whether the die has left the waterfall, all of which is behind the lip, and does not come back."""
        (x, y, z, *_), (vx, vy, vz, *_) = motion
        (lx, ly, lz), (i, j, k) = lip
        return (x - lx) * i + (y - ly) * j + (z - lz) * k > self._reach and vx * i + vy * j + vz * k >= 0 >= k


def _falls(clear: float, down: float) -> float:
    """How long it takes at least to come down so far."""
    return (sqrt(down * down + 2 * GRAVITY * clear) - down) / GRAVITY if clear > 0 else 0.0


def later(motion: Motion, steps: int, step: float) -> tuple[list[float], float]:
    """Place and attitude after so many steps, and the vertical speed; all else goes on as it was."""
    (x, y, z, *by), (vx, vy, vz, p, q, r) = motion
    took = steps * step
    rate = sqrt(p * p + q * q + r * r)
    half = rate * took / 2
    part = sin(half) / rate if rate else 0.0
    turn: Quaternion = (cos(half), p * part, q * part, r * part)
    # Steps take the new speed for the whole step: hence n (n + 1) and not n².
    fallen = GRAVITY * step * step * steps * (steps + 1) / 2
    at = (x + vx * took, y + vy * took, z + vz * took - fallen)
    return [*at, *times((by[0], by[1], by[2], by[3]), turn)], vz - GRAVITY * took


def posts(
    dice: Iterable[tuple[str, Vector]], plates: Iterable[Stand], stands: dict[str, Stand], icebergs: Iterable[int]
) -> list[Post]:
    """What stands and lies on the table, none of it moving."""
    board, berg = target(), gadgets().iceberg
    found = [Post(0.0, 0.0, board.radius / 100, board.thickness / 100)]
    found += [
        Post(board.holes[number - 1].x / 100, board.holes[number - 1].y / 100, berg.radius / 100, berg.height / 100)
        for number in icebergs
    ]
    found += [Post(x, y, reach(name) / 100, z + reach(name) / 100) for name, (x, y, z) in dice]
    flat = {"pond": (*gadgets().pond.outer, gadgets().pond.thickness), "floe": gadgets().floe.size}
    for name, (across, along, high) in flat.items():
        if name in stands:
            (x, y, z), _ = stands[name]
            found.append(Post(x, y, hypot(across, along) / 200, z + high / 100))
    for (x, y, z), by in plates:
        wide = max(gadgets().weak.radius, gadgets().frost.radius) / 100
        upright = turned((0.0, 0.0, 1.0), by)[2]
        found.append(Post(x, y, wide, z + wide * sqrt(max(0.0, 1 - upright * upright)) + 0.002))
    return found


def wall_at(at: Vector) -> Post:
    """However it stands or lies."""
    around = hypot(*gadgets().wall.size) / 200
    return Post(at[0], at[1], around, at[2] + around)
