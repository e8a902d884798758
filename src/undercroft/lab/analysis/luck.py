"""What the dice gave: every throw of a game beside what else it could have been."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

import msgspec

from undercroft.kernel.chance import ChanceSpace, Place, Seeded
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.spaces import Answer
from undercroft.lab.analysis.imagined import played_on
from undercroft.lab.analysis.means import Means


class Fortune(msgspec.Struct, frozen=True):
    """A throw, a draw or a shuffle, and what it was worth to the seat."""

    decision: int
    """How many answers had been given before it."""
    gave: float
    """By how much it made winning likelier, beside what such a throw does on average."""


class Recorded:
    """Chance as it stands in a record; from `since` on another luck, which may throw the first of all anew."""

    def __init__(self, entries: Sequence[Entry], since: int, then: Seeded, anew: Random | None = None) -> None:
        self._entries = entries
        self._since = since
        self._then = then
        self._anew = anew

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        if place.at < self._since or (place.at == self._since and self._anew is None):
            return self._entries[place.at].answer
        return space.sample(self._anew) if place.at == self._since and self._anew else self._then.outcome(space, place)


def fortune(match: Match[Any], entries: Sequence[Entry], entry: Entry, at: int, seat: int, means: Means) -> Fortune:
    """What the outcome of chance at a place of the record gave, with the match where `entry` is about to be answered.

    It is thrown again a few times. Each time everybody goes on alike for a few decisions, with the same luck after it.
    """
    gave = []
    for number in range(means.again):
        seed = means.seed * 1_000_003 + at * 101 + number
        then = [_after(match, entries, entry, at, seat, seed, anew, means.settle) for anew in (False, True)]
        gave.append(then[0] - then[1])
    return Fortune(at, fmean(gave))


def _after(
    match: Match[Any],
    entries: Sequence[Entry],
    entry: Entry,
    at: int,
    seat: int,
    seed: int,
    anew: bool,  # noqa: FBT001 - tried both ways by the only caller
    settle: int,
) -> float:
    luck = Recorded(entries, at, Seeded(seed), Random(seed) if anew else None)
    twin = match.fork(luck, snapshots=False)
    twin.take(entry)
    return played_on(twin, seat, seed, settle)
