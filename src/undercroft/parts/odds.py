"""Exact odds of dice: in how many of the ways that a pool can fall it comes to what.

A distribution is a mapping from what comes out to the number of ways it does; chances are for whoever shows them.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from typing import TypeAlias, TypeVar

T = TypeVar("T", bound=Hashable)
U = TypeVar("U", bound=Hashable)

Ways: TypeAlias = dict[T, int]


def sums(dice: Iterable[Iterable[T]], nothing: T, add: Callable[[T, T], T | None]) -> Ways[T]:
    """What dice with these faces add up to; `add` gives None for what is out of the question, such as a miss."""
    found: Ways[T] = {nothing: 1}
    for faces in dice:
        grown: Ways[T] = {}
        for face in faces:
            for so_far, ways in found.items():
                total = add(so_far, face)
                if total is not None:
                    grown[total] = grown.get(total, 0) + ways
        found = grown
    return found


def outcomes(ways: Mapping[T, int], come_to: Callable[[T], U]) -> Ways[U]:
    """The distribution of what follows from each of these."""
    found: Ways[U] = {}
    for one, count in ways.items():
        came = come_to(one)
        found[came] = found.get(came, 0) + count
    return found
