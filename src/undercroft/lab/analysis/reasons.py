"""Why one plan does better than another: what is counted of a game (kernel/account.py), after both."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import msgspec

from undercroft.kernel.account import Column, Tally, tallies
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Msg
from undercroft.lab.analysis.imagined import mean_and_error

TOLD: Final = 3
"""So many differences, at most."""
TELLING: Final = 3.0
"""Standard errors. More than a mistake needs: of all that is counted, something always differs by two."""
LEAST: Final = 0.05
"""A standard error is at least this: what differs by as much in a few games need not in all."""


class Difference(msgspec.Struct, frozen=True):
    """Something that was counted from the answer on, on average in all imagined games."""

    what: Msg
    whose: Column
    gave: float
    """After what was answered."""
    better: float


class _Counted(NamedTuple):
    what: Msg
    whose: Column
    value: int


_Counts: TypeAlias = dict[str, _Counted]
"""By what it is and whose."""


def differences(
    gave: Sequence[Match[Any]], better: Sequence[Match[Any]], seat: int, nth: int
) -> tuple[Difference, ...]:
    """What differed most, with the ends of games in which a plan was followed and of those with the better one.

    Each has the same luck as its like. The plan begins with the answer that is the nth of the seat in each of them.
    """
    if type(gave[0].game).book is Game.book:
        return ()  # all that it counts are answers
    counts = [(_counted(here, seat, nth), _counted(there, seat, nth)) for here, there in zip(gave, better, strict=True)]
    found = []
    for key in dict.fromkeys(key for here, there in counts for key in (*here, *there)):
        both = [(here[key], there[key]) for here, there in counts if key in here and key in there]
        gain, error = mean_and_error([float(there.value - here.value) for here, there in both] or [0.0])
        errors = abs(gain) / max(error, LEAST)
        if len(both) == len(counts) and errors >= TELLING:
            what, whose, _ = both[0][0]
            mean, _ = mean_and_error([float(here.value) for here, _ in both])
            found.append((errors, Difference(what, whose, mean, mean + gain)))
    return tuple(difference for _, difference in sorted(found, key=lambda one: -one[0])[:TOLD])


def _counted(match: Match[Any], seat: int, nth: int) -> _Counts:
    """From that answer of the seat to the end of an imagined game."""
    own = [at for at, entry in enumerate(match.entries) if entry.seat == seat]
    before, after = (_flat(tally) for tally in tallies(match, own[nth], len(match.entries)))
    return {
        key: counted._replace(value=counted.value - (before[key].value if key in before else 0))
        for key, counted in after.items()
    }


def _flat(tally: Tally) -> _Counts:
    return {
        f"{count.what.id} {column.seats} {column.name.id if column.name else ''}": _Counted(count.what, column, value)
        for count in tally.counts
        for column, value in zip(tally.columns, count.values, strict=True)
        if value is not None
    }
