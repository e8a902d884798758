"""What is wrong with how an environment is used, as those who use such libraries expect to be told."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from undercroft.kernel.errors import BadInput


class BadArgument(BadInput, ValueError):  # noqa: N818 - the fault is not in the program
    """An environment that cannot be made so."""


class NotBegun(BadInput, AssertionError):  # noqa: N818
    """Something was wanted of a game that nobody has begun."""

    def __init__(self) -> None:
        super().__init__("no game has been begun: call reset() first")


def check_whole(name: str, value: object) -> None:
    """Refuse what is no number of things."""
    if not isinstance(value, SupportsIndex) or index(value) < 1:  # numbers of numpy are whole numbers, too
        raise BadArgument(f"{name}={value!r}: expected a whole number, 1 or more")


def check_one_of(name: str, value: object, allowed: Sequence[object]) -> None:
    if value not in allowed:
        raise BadArgument(f"{name}={value!r}: allowed are {', '.join(map(repr, allowed))}")
