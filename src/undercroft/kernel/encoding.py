"""Small parts of which games make arrays of numbers out of their views.

Learning asks for these numbers tens of thousands of times a second, and most of them are the same as the last time. So
what a part of a view looks like in numbers can be kept as bytes (`Packed`): `joined` puts such parts together.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Hashable, Iterable, Sequence
from functools import lru_cache
from typing import Any, TypeAlias

Packed: TypeAlias = bytes
"""Numbers as single floats, one after another."""


def packed(numbers: Iterable[float]) -> Packed:
    return array("f", numbers).tobytes()


def joined(parts: Iterable[Packed], size: int) -> Sequence[float]:
    """All numbers of these parts, and zeros after them up to the size."""
    numbers = b"".join(parts)
    return array("f", numbers + bytes(4 * size - len(numbers)))


class OneHot(dict[Hashable, Packed]):
    """1 at the place of a value among those that it can have, and 0 at all others; nothing but 0 for anything else."""

    def __init__(self, among: Iterable[Hashable]) -> None:
        values = list(among)
        super().__init__({value: packed(one_hot(value, values)) for value in values})
        self._none = packed([0.0] * len(values))

    def __missing__(self, value: Hashable) -> Packed:
        return self._none


@lru_cache(maxsize=4096)
def packed_bits(number: int, size: int) -> Packed:
    """The lowest bits of a bit set, the first one first."""
    return packed(bits(number, size))


def laid_out(parts: Iterable[list[float]], sizes: Iterable[int]) -> Sequence[float]:
    """These parts one after another, each in as many numbers as it has: as `padded`, and ready to be learned from."""
    numbers = array("f")
    for part, size in zip(parts, sizes, strict=True):
        numbers.fromlist(part[:size])
        numbers.frombytes(bytes(4 * max(0, size - len(part))))
    return numbers


def one_hot(value: object, among: Sequence[Any]) -> list[float]:
    """1 at the place of a value among those that it can have, and 0 at all others."""
    numbers = [0.0] * len(among)
    if value in among:
        numbers[among.index(value)] = 1.0
    return numbers


def several_hot(values: Collection[Any], among: Iterable[Any]) -> list[float]:
    """1 at the place of every value that is there."""
    return [1.0 if other in values else 0.0 for other in among]


def bits(number: int, size: int) -> list[float]:
    """The lowest bits of a bit set, the first one first."""
    return [1.0 if number >> place & 1 else 0.0 for place in range(size)]


def padded(numbers: list[float], size: int) -> list[float]:
    """Exactly so many numbers: zeros are added, and what is too much is left out."""
    return (numbers + [0.0] * size)[:size]
