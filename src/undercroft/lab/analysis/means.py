"""How thoroughly a game is analysed."""

from __future__ import annotations

from typing import Final

import msgspec


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """More of each makes the figures steadier, and the analysis longer in proportion."""

    points: int = 30
    """Of the curve."""
    games: int = 8
    """Imagined from each of them, and played to their ends."""
    brief: int = 4
    """Deals in which two answers are compared at first: what costs nothing there is not looked at any closer."""
    closer: int = 20
    """So many answers are, at most."""
    deals: int = 16
    """In which they are compared then."""
    depth: int = 60
    """Decisions that each of those goes on for before it is judged."""
    again: int = 4
    """How often a throw is thrown otherwise."""
    settle: int = 8
    """Decisions after which the difference that it made can be seen."""
    seed: int = 1

    def decisions(self, answers: int, own: int, thrown: int) -> float:
        """About how many are taken in imagined games, for a game of so many answers, of which the seat gave some."""
        curve = self.points * self.games * answers / 2
        mistakes = 2 * self.depth * (own * DOUBTED * self.brief + min(own, self.closer) * self.deals)
        return curve + mistakes + thrown * self.again * 2 * self.settle


DOUBTED: Final = 0.5
"""The share of people's answers that are others than the bot's."""
FINENESS: Final = (
    Means(),
    Means(points=24, games=6, deals=12, depth=40, again=3),
    Means(points=20, games=4, brief=3, deals=8, depth=30, again=2, settle=6),
    Means(points=16, games=3, brief=2, closer=12, deals=6, depth=20, again=1, settle=5),
    Means(points=12, games=2, brief=2, closer=8, deals=4, depth=12, again=1, settle=4),
    Means(points=6, games=1, brief=2, closer=5, deals=3, depth=4, again=1, settle=2),
)
"""From the finest to the coarsest."""


def affordable(decisions: float, answers: int, own: int, thrown: int) -> Means:
    """The finest for which so many decisions in imagined games are enough; the coarsest in any case."""
    for means in FINENESS:
        if means.decisions(answers, own, thrown) <= decisions:
            return means
    return FINENESS[-1]
