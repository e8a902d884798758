"""Small parts of which games make arrays of numbers out of their views."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any


def one_hot(value: object, among: Iterable[Any]) -> list[float]:
    """1 at the place of a value among those that it can have, and 0 at all others."""
    return [float(value == other) for other in among]


def several_hot(values: Collection[Any], among: Iterable[Any]) -> list[float]:
    """1 at the place of every value that is there."""
    return [float(other in values) for other in among]


def bits(number: int, size: int) -> list[float]:
    """The lowest bits of a bit set, the first one first."""
    return [float(number >> place & 1) for place in range(size)]


def padded(numbers: list[float], size: int) -> list[float]:
    """Exactly so many numbers: zeros are added, and what is too much is left out."""
    return (numbers + [0.0] * size)[:size]
