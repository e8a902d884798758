"""How long people may take: whose time runs, and what is left of it. Pure arithmetic, with times since 1970."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import NamedTuple

from undercroft.table.events import Timed
from undercroft.table.wire import Pace


class Times(NamedTuple):
    """How the clocks of a table stood when they were last looked at."""

    asked: Sequence[int] = ()
    """Who was being asked, bots too."""
    due: Mapping[int, float] = {}
    spare: Mapping[int, float] = {}


def settled(
    pace: Pace, before: Times, asked: Sequence[int], running: Collection[int], *, moved: float, now: float
) -> Timed | None:
    """What changes when these are asked, and the time of those runs; None if nothing does.

    A turn begins when somebody is asked who was not: with it everybody who is asked has their time anew. Of a whole
    game those who are no longer asked had until the last answer (`moved`), however late it is noted: a server that died
    meanwhile costs them nothing.
    """
    if before.due.keys() == set(running) and tuple(before.asked) == tuple(asked):
        return None
    left = dict(before.spare)
    due = dict(before.due)
    if pace.per == "game":
        left |= {seat: max(0.0, until - moved) for seat, until in due.items() if seat not in running}
    elif not set(asked) <= set(before.asked):
        due.clear()
    runs = {}
    for seat in sorted(running):
        runs[seat] = due[seat] if seat in due else now + left.pop(seat, float(pace.seconds))
    return Timed(runs, left, asked=tuple(asked))


def granted(pace: Pace, before: Times, seat: int, now: float) -> Timed:
    """A seat is given its time anew."""
    due = dict(before.due)
    left = {other: seconds for other, seconds in before.spare.items() if other != seat}
    if seat in due:
        due[seat] = now + pace.seconds
    elif pace.per == "game":
        left[seat] = float(pace.seconds)
    return Timed(due, left, asked=tuple(before.asked))


def upcoming(due: Mapping[int, float], expired: Collection[int]) -> float | None:
    """When the next seat's time is up."""
    return min((until for seat, until in due.items() if seat not in expired), default=None)
