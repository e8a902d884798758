"""What every game brings along for search and research, as checks like those of `tester_checks.py`."""

from __future__ import annotations

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import ChanceSpace
from undercroft.kernel.spaces import TooMany
from undercroft.lab.tester_walk import Walk, standing_asks

LISTED = 200
"""So many answers, or outcomes, are listed to be counted."""


def answers_are_counted(walk: Walk) -> None:
    """A space knows how many answers it allows, and says so where it cannot list them all."""
    for ask in _asked(walk):
        space, count, first = ask.space, ask.space.count(), ask.space.enumerate(LISTED)
        if count is not None:
            walk.equal(f"how many answers to '{ask.prompt.id}' are listed", len(first), min(count, LISTED))
        try:
            walk.equal(f"every answer to '{ask.prompt.id}'", space.every(LISTED), first)
            listed = True
        except TooMany:
            listed = False
        walk.equal(f"whether '{ask.prompt.id}' can be listed", listed, count is not None and count <= LISTED)
        if isinstance(space, ChanceSpace) and listed:
            ways = space.outcomes(LISTED)
            walk.equal(f"the outcomes of '{ask.prompt.id}'", list(ways), first)
            walk.equal(f"the weights of '{ask.prompt.id}' in all", sum(ways.values()), space.all_ways())


def _asked(walk: Walk) -> list[Ask]:
    """All that anybody may answer or do."""
    return [*walk.match.due, *standing_asks(walk.match).values()]
