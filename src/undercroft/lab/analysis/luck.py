"""What chance gave: the throws that mattered most, each beside what else it could have been."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot
from typing import Any, NamedTuple

import msgspec

from undercroft.kernel.chance import ChanceSpace, Place, Seeded
from undercroft.kernel.determinise import NoDealFits
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.spaces import Answer
from undercroft.lab.analysis.imagined import Futures, chance_to_win, mean_and_error
from undercroft.lab.analysis.means import Means

SURE = 2.0
"""So many standard errors: less of a difference may as well be luck in the imagined games."""


class Fortune(msgspec.Struct, frozen=True):
    """A throw, a draw or a shuffle, and what it was worth to the seat; several that came in one go are one."""

    decision: int
    """How many answers had been given before it."""
    gave: float
    """By how much it made winning likelier, beside what such a throw does on average."""
    error: float
    """One standard error."""


class Recorded:
    """Chance as it stands in a record, then another luck."""

    def __init__(self, entries: Sequence[Entry], then: Seeded) -> None:
        self._entries = entries
        self._then = then

    def outcome(self, space: ChanceSpace, place: Place) -> Answer | None:
        return self._entries[place.at].answer if place.at < len(self._entries) else self._then.outcome(space, place)


class Throw(NamedTuple):
    """What chance answered to an answer, and the match before that answer and after all of it."""

    at: int
    """Where it begins in the record."""
    entry: Entry
    before: Match[Any]
    after: Match[Any]

    def jump(self, seat: int) -> float:
        """How much better the seat seems to do after it: a guess, by which it is chosen to be looked at or not."""
        return abs(chance_to_win(self.after, seat) - chance_to_win(self.before, seat))


def fortunes(throws: Sequence[Throw], seat: int, means: Means) -> list[Fortune]:
    """What came of the throws after which most seemed to have changed, as far as it can be told; the most first."""
    likely = sorted(throws, key=lambda one: -one.jump(seat))[: means.throws]
    told = [found for one in likely if (found := _fortune(one, seat, means)) is not None]
    return sorted(told, key=lambda one: -abs(one.gave))


def _fortune(throw: Throw, seat: int, means: Means) -> Fortune | None:
    """How often the seat wins after it, beside how often if it is thrown anew; None where that may be the same.

    Both are found in games that are dealt to what the seat knew, before the throw and after it: what it could not see
    of it has no part in that.
    """
    before, after = (Futures(match, seat, means.seed) for match in (throw.before, throw.after))
    try:
        usual, usual_error = mean_and_error(
            [chance_to_win(before.end(number, entry=throw.entry), seat) for number in range(means.again)]
        )
        if throw.after.over:
            then, then_error = chance_to_win(throw.after, seat), 0.0
        else:
            then, then_error = mean_and_error([chance_to_win(after.end(number), seat) for number in range(means.again)])
    except NoDealFits:
        return None
    found = Fortune(throw.at, then - usual, hypot(usual_error, then_error))
    return found if abs(found.gave) > SURE * found.error else None
