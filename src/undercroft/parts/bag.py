"""A bag: things are drawn from it without looking. It is a plain list, whose order means nothing."""

from __future__ import annotations

from typing import TypeVar

from undercroft.kernel.asks import Flow
from undercroft.kernel.chance import Draw
from undercroft.kernel.spaces import Value

Thing = TypeVar("Thing", bound=Value)


def draw(bag: list[Thing], count: int) -> Flow:
    """So many things, in the order in which they come out; fewer if the bag does not hold so many."""
    if not (able := min(count, len(bag))):
        return ()
    drawn: tuple[Thing, ...] = yield Draw(bag, able)
    for thing in drawn:
        bag.remove(thing)
    return drawn
