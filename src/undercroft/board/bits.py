"""Sets of small numbers held in one Python integer.

A set of cells (or of stances, or of doors) is an int whose bit `i` says whether `i` is in it. Union, intersection and
difference are `|`, `&` and `& ~`; the size is `int.bit_count`. Iteration always runs upwards, so nothing that depends
on it can differ between two runs.
"""

from collections.abc import Iterable
from itertools import compress, count
from typing import TypeAlias

Bits: TypeAlias = int

# A bin() digit as a truth value, so that a dense set can be listed without a Python-level loop.
_DIGIT_IS_SET = bytes(digit == ord("1") for digit in range(256))
_DENSE = 9


def bitset(numbers: Iterable[int]) -> Bits:
    """The set of these numbers."""
    result = 0
    for number in numbers:
        result |= 1 << number
    return result


def members(mask: Bits) -> list[int]:
    """The numbers in the set, ascending."""
    size = mask.bit_count()
    if size == 1:
        return [mask.bit_length() - 1]
    if size * _DENSE > mask.bit_length():
        return list(compress(count(), bin(mask)[:1:-1].encode().translate(_DIGIT_IS_SET)))
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def lowest(mask: Bits) -> int:
    """The smallest number in a set that is not empty."""
    return (mask & -mask).bit_length() - 1


def contains(mask: Bits, number: int) -> bool:
    return bool(mask >> number & 1)
