"""Reaction windows: the moments when cards, orders and abilities may be used out of turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import msgspec

from undercroft.kernel.asks import Ask, Flow, run
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

PASS = "pass"


def only_pass(ask: Ask) -> bool:
    """Whether nothing can be answered but that one does nothing: clients do so without a word."""
    space = ask.space
    return isinstance(space, OneOf) and len(space.values) == 1 and space.values[0] == PASS


class Reaction(msgspec.Struct, frozen=True):
    """Something its owner may do at a moment, by a plain function or a flow that is called only if it is chosen."""

    seat: int
    key: str
    label: Label
    flow: Callable[[], Flow | None]


class _Public:
    """The type of PUBLIC."""

    def __repr__(self) -> str:
        return "PUBLIC"


PUBLIC: Final = _Public()
"""Everybody can see who is able to react, as with cards that lie open: only those are asked."""

Might: TypeAlias = Callable[[], Sequence[int]] | _Public


def window(prompt: Msg, offers: Callable[[], Sequence[Reaction]], might: Might, *, interrupts: bool = False) -> Flow:
    """Offer every reaction to its owner, until each owner has passed or has nothing left to offer.

    `might` says who might react for all that the others know, in the order in which they are asked. They are asked even
    if they can only pass: everybody sees whom the table waits for, so being asked must not tell what somebody holds
    (docs/decisions/0007). With `PUBLIC` those are asked who can react, in the order of the offers, and where nobody can
    it costs one call.

    Both are called again after each reaction used, because one may open or close another; an owner who has passed is
    not asked again at this moment. Returns the keys used, in order.
    """
    used: list[str] = []
    passed: list[int] = []
    while True:
        offered = offers()
        owners = [offer.seat for offer in offered] if isinstance(might, _Public) else might()
        seat = next((owner for owner in owners if owner not in passed), None)
        if seat is None:
            return used
        mine = {offer.key: offer for offer in offered if offer.seat == seat}
        chosen = yield Ask((seat,), prompt, OneOf([*mine, PASS], _labels(mine)), default=PASS, interrupts=interrupts)
        if chosen == PASS:
            passed.append(seat)
        else:
            used.append(chosen)
            yield from run(mine[chosen].flow())


def _labels(mine: dict[str, Reaction]) -> Callable[[Value], Label]:
    return lambda key: Label(msg("kernel-pass")) if key == PASS else mine[str(key)].label
