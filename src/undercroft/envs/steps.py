"""An answer, given in steps: so that every answer to every ask can be given by choosing one of a few things at a time.

One of the options, and a number, is one step. A subset is chosen value by value, in the order in which the ask lists
them, and then DONE; an order is chosen from its first place to its last; an aim is chosen axis by axis, at one of
LEVELS points from one bound to the other. Nothing is left out but the points of an aim that lie in between.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Game
from undercroft.kernel.spaces import Aim, Answer, Axis, Number, OneOf, Order, Space, Subset

LEVELS: Final = 17
"""Points on each axis of an aim: both bounds and the middle are among them."""


class Done(NamedTuple):
    """The type of DONE."""


DONE: Final = Done()
"""The step that ends a subset."""

Option: TypeAlias = str | int | float | Done
"""What may be chosen in one step."""


def next_options(space: Space, chosen: Sequence[Option]) -> Sequence[Option]:
    """What may be chosen next, after these steps."""
    if isinstance(space, OneOf):
        return space.values
    if isinstance(space, Subset):
        return _of_subset(space, chosen)
    if isinstance(space, Order):
        return [value for value in space.values if value not in chosen]
    if isinstance(space, Number):
        return range(space.low, space.high + 1)
    if isinstance(space, Aim):
        return _levels(space.axes[len(chosen)])
    raise TypeError(f"{type(space).__name__} cannot be answered in steps")


def _levels(axis: Axis) -> list[float]:
    if axis.low == axis.high:  # a technique may leave nothing to choose
        return [float(axis.low)]
    return [axis.low + (axis.high - axis.low) * level / (LEVELS - 1) for level in range(LEVELS)]


def _nearest(axis: Axis, number: float) -> float:
    return min(_levels(axis), key=lambda level: abs(level - number))


def _of_subset(space: Subset, chosen: Sequence[Any]) -> list[Option]:
    values = space.values
    first = values.index(chosen[-1]) + 1 if chosen else 0
    lacking = space.at_least - len(chosen)
    # Whoever still lacks some must leave as many to choose later.
    last = len(values) - max(0, lacking - 1)
    more: list[Option] = list(values[first:last]) if len(chosen) < space.at_most else []
    return [*more, DONE] if lacking <= 0 else more


def whole(space: Space, chosen: Sequence[Any]) -> Answer | None:  # `Option`s, of which an answer has not all kinds
    """The answer that these steps make; None as long as there is something to choose."""
    if isinstance(space, (OneOf, Number)):
        only: Answer = chosen[0]
        return only
    if isinstance(space, Subset):
        if chosen[-1] is DONE:
            return tuple(chosen[:-1])
        return tuple(chosen) if len(chosen) == space.at_most or _of_subset(space, chosen) == [DONE] else None
    assert isinstance(space, (Aim, Order))
    wanted = len(space.axes) if isinstance(space, Aim) else len(space.values)
    return tuple(chosen) if len(chosen) == wanted else None


def steps_of(space: Space, answer: Answer) -> list[Option]:
    """The steps that make this answer; of an aim, those that come nearest to it."""
    if isinstance(space, Aim):
        assert isinstance(answer, tuple)
        return [_nearest(axis, float(number)) for axis, number in zip(space.axes, answer, strict=True)]
    if isinstance(space, Subset):
        assert isinstance(answer, tuple)
        kept: list[Option] = [value for value in space.values if value in answer]
        return kept if kept and whole(space, kept) is not None else [*kept, DONE]
    return list(answer) if isinstance(answer, tuple) else [answer]


def step_name(game: Game[Any], ask: Ask, place: int, option: Option) -> str:
    """A name for a step that stays the same from match to match; of an answer in one step it is the answer's name."""
    space, prompt = ask.space, ask.prompt.id
    if option is DONE:
        return f"{prompt}:done"
    if isinstance(space, Aim):
        return f"{prompt}:{space.axes[place].name}={option!r}"
    if isinstance(space, Subset):
        return f"{prompt}:+{option}"
    if isinstance(space, Order):
        return f"{prompt}:{place + 1}.{option}"
    assert not isinstance(option, (float, Done))
    return game.action_id(ask, option)
