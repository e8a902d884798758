"""How thoroughly a game is analysed."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from msgspec import structs

from undercroft.bots.search.budget import Settings, read_settings
from undercroft.kernel.game import Game


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """More of each makes the figures steadier, and the analysis longer in proportion."""

    points: int = 30
    """Of the curve."""
    games: int = 8
    """Imagined from each of them, and played to their ends."""
    wide: int = 6
    """Plans that search compares at every answer, what was answered among them; with two, the bot's is the other."""
    brief: int = 60
    """Rollouts in which it does so at first: what costs nothing there is not looked at any closer."""
    closer: int = 20
    """So many answers are, at most."""
    deals: int = 32
    """Imagined games in which the best plan is then compared with what was answered."""
    again: int = 4
    """How often a throw is thrown otherwise."""
    settle: int = 8
    """Decisions after which the difference that it made can be seen."""
    seed: int = 1

    def settings(self, game: Game[Any]) -> Settings:
        """How search goes about it: as it does in this game, but so many rollouts, and from what `greedy` would do."""
        usual = read_settings(f"iterations={self.brief}", game.searching)
        return structs.replace(usual, wide=self.wide, processes=1, prior="greedy")

    def decisions(self, game: Size) -> float:
        """About how many are taken in imagined games."""
        looked = game.doubted if self.wide == OTHER else game.chosen
        rollouts = looked * self.brief * EARLY + min(looked, self.closer) * 2 * self.deals
        curve = self.points * self.games * game.answers / 2
        return curve + rollouts * game.rollout + game.thrown * self.again * 2 * self.settle


class Size(msgspec.Struct, frozen=True, kw_only=True):
    """How much there is to be looked at in a game."""

    answers: int
    chosen: int
    """Answers of the seat beside which there was something to compare."""
    doubted: int
    """Those of them that were others than the bot's."""
    thrown: int
    rollout: float
    """Decisions until a rollout is judged."""


OTHER: Final = 2
"""What was answered, and what the bot would have."""
EARLY: Final = 0.6
"""The share of these rollouts that it takes to see that nothing hangs on an answer, or much."""
FINENESS: Final = (
    Means(),
    Means(points=24, games=6, wide=4, brief=48, deals=24, again=3),
    Means(points=20, games=4, wide=4, brief=32, deals=20, again=2, settle=6),
    Means(points=16, games=3, wide=3, brief=24, closer=12, deals=16, again=1, settle=5),
    Means(points=12, games=2, wide=OTHER, brief=16, closer=8, deals=12, again=1, settle=4),
    Means(points=6, games=1, wide=OTHER, brief=16, closer=5, deals=8, again=1, settle=2),
)
"""From the finest to the coarsest."""


def affordable(decisions: float, game: Size) -> Means:
    """The finest for which so many decisions in imagined games are enough; the coarsest in any case."""
    for means in FINENESS:
        if means.decisions(game) <= decisions:
            return means
    return FINENESS[-1]
