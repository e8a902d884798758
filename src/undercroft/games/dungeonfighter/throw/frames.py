"""How a throw went, as it travels: every sixtieth of a second and the moment of each bounce, in some hundred bytes.

Text in base64; what is in it is compressed with zlib, and then reads, all numbers little-endian:

- the names of the bodies with commas between, and a line end;
- how many moments there are, in two bytes;
- columns of 16-bit numbers, one number for each moment, each but the first number as its difference from the one before
  (modulo 65536): first the time in milliseconds; then for each body x, y, z in grains (`state.GRAIN`), and the three
  smaller components of its quaternion in units of 1 / 4095. The low bytes of all columns come first, then the high;
- for each body and moment one byte: which component (w, i, j, k as 0 to 3) was left out. It is the largest, positive.

Components keep the order w, i, j, k. Bodies that never move are not in it.
"""

from __future__ import annotations

import struct
import zlib
from base64 import b64decode, b64encode
from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

from undercroft.games.dungeonfighter.state import GRAIN

UNIT: Final = 4095
MOST: Final = 2048
"""Characters; a longer throw is told in fewer moments."""


class Frame(NamedTuple):
    """One moment: seconds since the release, and for each body x, y, z in centimetres and a quaternion."""

    at: float
    bodies: tuple[tuple[float, float, float, float, float, float, float], ...]


def encode(bodies: Sequence[str], frames: Sequence[Frame]) -> str:
    """Empty without a frame."""
    if not frames:
        return ""
    kept = list(frames)
    while len(text := _encoded(bodies, kept)) > MOST:
        kept = [*kept[:-1:2], kept[-1]]
    return text


def _encoded(bodies: Sequence[str], frames: Sequence[Frame]) -> str:
    columns = [[round(frame.at * 1000) for frame in frames]]
    left_out = bytearray()
    for place in range(len(bodies)):
        poses = [frame.bodies[place] for frame in frames]
        columns += [_short([round(pose[axis] / GRAIN) for pose in poses]) for axis in range(3)]
        smaller = [_smaller(*pose[3:]) for pose in poses]
        columns += [[parts[axis] for _, parts in smaller] for axis in range(3)]
        left_out += bytes(which for which, _ in smaller)
    told = [(now - before) & 0xFFFF for column in columns for before, now in zip([0, *column], column, strict=False)]
    numbers = struct.pack(f"<{len(told)}H", *told)
    head = ",".join(bodies).encode() + b"\n" + len(frames).to_bytes(2, "little")
    return b64encode(zlib.compress(head + numbers[::2] + numbers[1::2] + bytes(left_out), 9)).decode()


def _short(column: list[int]) -> list[int]:
    """What rolls farther than that across the floor is not looked at."""
    if min(column) >= -32768 and max(column) <= 32767:
        return column
    return [max(-32768, min(32767, value)) for value in column]


def _smaller(w: float, i: float, j: float, k: float) -> tuple[int, tuple[int, int, int]]:
    a, b, c, d = abs(w), abs(i), abs(j), abs(k)
    if a >= b and a >= c and a >= d:
        which, largest, parts = 0, w, (i, j, k)
    elif b >= c and b >= d:
        which, largest, parts = 1, i, (w, j, k)
    elif c >= d:
        which, largest, parts = 2, j, (w, i, k)
    else:
        which, largest, parts = 3, k, (w, i, j)
    sign = UNIT if largest >= 0 else -UNIT
    return which, (round(parts[0] * sign), round(parts[1] * sign), round(parts[2] * sign))


def decode(text: str) -> tuple[tuple[str, ...], list[Frame]]:
    """Bodies and moments; ValueError if the text is no throw."""
    if not text:
        return (), []
    try:
        names, _, data = zlib.decompress(b64decode(text, validate=True)).partition(b"\n")
    except zlib.error as error:
        raise ValueError("not the frames of a throw") from error
    bodies = tuple(names.decode().split(","))
    count = int.from_bytes(data[:2], "little")
    size = count * (1 + 6 * len(bodies))
    if len(data) != 2 + 2 * size + count * len(bodies):
        raise ValueError("the frames of a throw are cut off")
    numbers = [low | high << 8 for low, high in zip(data[2 : 2 + size], data[2 + size : 2 + 2 * size], strict=True)]
    columns = [_summed(numbers[start : start + count]) for start in range(0, size, count)]
    left_out = data[2 + 2 * size :]
    frames = []
    for at in range(count):
        found = []
        for place in range(len(bodies)):
            x, y, z, *parts = (column[at] for column in columns[1 + 6 * place : 7 + 6 * place])
            found.append((x * GRAIN, y * GRAIN, z * GRAIN, *_whole(left_out[place * count + at], parts)))
        frames.append(Frame((columns[0][at] & 0xFFFF) / 1000, tuple(found)))
    return bodies, frames


def _summed(column: Sequence[int]) -> list[int]:
    found, total = [], 0
    for step in column:
        total = (total + step) & 0xFFFF
        found.append(total - 0x10000 if total & 0x8000 else total)
    return found


def _whole(which: int, parts: Sequence[int]) -> tuple[float, float, float, float]:
    small = [part / UNIT for part in parts]
    small.insert(which, sqrt(max(0.0, 1 - sum(part * part for part in small))))
    return small[0], small[1], small[2], small[3]
