"""What a rule may yield: an ask, a gathering of flows, or the mark of a quiet point. Chance is in `chance.py`."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from typing import Any, Final, TypeAlias, TypeVar

import msgspec

from undercroft.kernel.messages import Msg
from undercroft.kernel.spaces import Answer, Describe, OneOf, Refused, Space, Value

Key = TypeVar("Key", bound=Value)
Thing = TypeVar("Thing")


class Ask(msgspec.Struct, gc=False):
    """One decision: who may take it, what is asked, and what may be answered.

    With several seats the party decides together, and the first answer counts. `default` is what a player who does not
    care would answer; clients may offer it at a single key.
    """

    seats: tuple[int, ...]
    prompt: Msg
    space: Space
    default: Answer | None = None
    anew: bool = False
    """Whether a standing choice may change what is asked here: the flow is then sent `ANEW` and asks again, or not."""
    interrupts: bool = False
    """Whether it offers a reaction in the middle of what somebody does: clients can pass on all of its kind."""

    def wire(self) -> dict[str, Any]:
        """The ask as a client sees it, ready for JSON."""
        return {"seats": self.seats, "prompt": self.prompt, "default": self.default, **self.space.wire()}


class Gather(msgspec.Struct):
    """Several flows run side by side, one per seat, none seeing what the others do, until all have ended.

    Yielding it returns the list of their results. An ask stands for the flow that only asks it.
    """

    flows: Sequence[Flow | Ask]


class _Quiet:
    """The type of QUIET."""

    def __repr__(self) -> str:
        return "QUIET"


class _Anew:
    """The type of ANEW."""

    def __repr__(self) -> str:
        return "ANEW"


ANEW: Final = _Anew()
"""Sent to a flow in place of an answer to an ask that is `anew`: somebody has made a standing choice meanwhile."""

QUIET: Final = _Quiet()
"""Yielded where no local variable of any running rule matters: the top loop could start again from the state alone."""

Flow: TypeAlias = Generator[Any, Any, Any]
"""A rule: it yields `Ask`, `Gather`, `QUIET` or a chance request, and is sent the answer."""


def asking(ask: Ask) -> Flow:
    """The flow that only asks."""
    return (yield ask)


def run(left: Flow | None) -> Flow:
    """What a rule has left to do once it was called: a plain function has done everything, a flow has yet to begin."""
    return None if left is None else (yield from left)


def choose(
    seat: int,
    prompt: Msg,
    things: Mapping[Key, Thing],
    label: Describe,
    refused: Refused | None = None,
    *,
    default: Key | None = None,
) -> Generator[Ask, Any, Thing]:
    """The one of these things that a seat chooses by its key; whoever may also do without has a key for None."""
    return things[(yield Ask((seat,), prompt, OneOf(list(things), label, refused), default))]
