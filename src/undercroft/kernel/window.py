"""Reaction windows: the moments when cards, orders and abilities may be used out of turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from undercroft.kernel.asks import Ask, Flow
from undercroft.kernel.messages import Msg, msg
from undercroft.kernel.spaces import Label, OneOf, Value

PASS = "pass"


class Reaction(msgspec.Struct, frozen=True):
    """Something its owner may do at a moment: the flow is started only if it is chosen."""

    seat: int
    key: str
    label: Label
    flow: Callable[[], Flow]


def window(prompt: Msg, offers: Callable[[], Sequence[Reaction]]) -> Flow:
    """Offer every reaction to its owner, in the order given, until each owner has none left or passes.

    `offers` is asked again after each reaction used, because one may open or close another; an owner who has passed is
    not asked again at this moment. Where nobody can react it costs one call. Returns the keys used, in order.
    """
    used: list[str] = []
    passed: list[int] = []
    while standing := [offer for offer in offers() if offer.seat not in passed]:
        seat = standing[0].seat
        mine = {offer.key: offer for offer in standing if offer.seat == seat}
        chosen = yield Ask((seat,), prompt, OneOf([*mine, PASS], _labels(mine)), default=PASS)
        if chosen == PASS:
            passed.append(seat)
        else:
            used.append(chosen)
            yield from mine[chosen].flow()
    return used


def _labels(mine: dict[str, Reaction]) -> Callable[[Value], Label]:
    return lambda key: Label(msg("kernel-pass")) if key == PASS else mine[str(key)].label
