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
    """Of the curve at most, its end among them."""
    games: int = 8
    """Imagined from each of them, and played to their ends."""
    first: int = 96
    """Imagined from the first of them: how much luck and choice are together hangs on it."""
    wide: int = 6
    """Plans that search compares at every answer, what was answered among them; with two, the bot's is the other."""
    brief: int = 60
    """Rollouts in which it does so at first: what costs nothing there is not looked at any closer."""
    closer: int = 16
    """So many answers are, at most."""
    deals: int = 32
    """Imagined games in which the best plan is then compared with what was answered, some rounds on."""
    told: int = 5
    """So many of what costs most there are played to their ends, after both; only what costs something then is told."""
    ends: int = 80
    """Pairs of imagined games in which they are."""
    pairs: int = 320
    """Pairs of imagined games, played to their ends, in which all answers are that were others than the bot's."""
    throws: int = 4
    """So many of those after which most seems to have changed are looked at."""
    again: int = 16
    """Imagined games before each of them and as many after it, played to their ends."""
    seed: int = 1

    def settings(self, game: Game[Any]) -> Settings:
        """How search goes about it: as it does in this game, but so many rollouts, and from what `greedy` would do."""
        usual = read_settings(f"iterations={self.brief}", game.searching)
        return structs.replace(usual, wide=self.wide, processes=1, prior="greedy")

    def decisions(self, game: Size) -> float:
        """About how many are taken in imagined games."""
        looked = game.doubted if self.wide == OTHER else game.chosen
        rollouts = looked * self.brief * EARLY + min(looked, self.closer) * 2 * self.deals
        # From the middle of the game, on average.
        pairs = min(looked, self.told) * self.ends + (self.pairs if game.differing else 0)
        games = self.first + (self.points * self.games + 2 * pairs + min(game.thrown, self.throws) * 2 * self.again) / 2
        return rollouts * game.rollout + games * game.answers


class Size(msgspec.Struct, frozen=True, kw_only=True):
    """How much there is to be looked at in a game."""

    answers: int
    chosen: int
    """Answers of the seat beside which there was something to compare."""
    doubted: int
    """Those of them that were others than the bot's."""
    differing: int
    """The same for the answers of all seats."""
    thrown: int
    rollout: float
    """Decisions until a rollout is judged."""


OTHER: Final = 2
"""What was answered, and what the bot would have."""
EARLY: Final = 0.6
"""The share of these rollouts that it takes to see that nothing hangs on an answer, or much."""
FINENESS: Final = (
    Means(),
    Means(points=24, games=6, first=64, wide=4, brief=48, deals=24, ends=48, pairs=160, throws=3),
    Means(points=20, games=4, first=40, wide=4, brief=32, closer=12, deals=20, ends=32, pairs=80, throws=2),
    Means(points=16, games=3, first=24, wide=3, brief=24, closer=8, deals=16, told=4, ends=24, pairs=40, throws=0),
    Means(points=12, games=2, first=16, wide=OTHER, brief=16, closer=6, deals=12, told=3, ends=16, pairs=20, throws=0),
    Means(points=6, games=1, first=8, wide=OTHER, brief=16, closer=4, deals=8, told=2, ends=8, pairs=10, throws=0),
)
"""From the finest to the coarsest."""


def affordable(decisions: float, game: Size) -> Means:
    """The finest for which so many decisions in imagined games are enough; the coarsest in any case."""
    for means in FINENESS:
        if means.decisions(game) <= decisions:
            return means
    return FINENESS[-1]
