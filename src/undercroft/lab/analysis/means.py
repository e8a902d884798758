"""How thoroughly a game is analysed."""

from __future__ import annotations

from math import inf
from typing import Any, Final

import msgspec
from msgspec import structs

from undercroft.bots.search.budget import Settings, read_settings
from undercroft.kernel.chance import CHANCE
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match


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
        curve = self.points * self.games * game.answers / 2
        compared = game.own * (DOUBTED if self.wide == OTHER else 1) * self.brief
        closer = min(game.own, self.closer) * 2 * self.deals
        return curve + (compared + closer) * game.rollout + game.thrown * self.again * 2 * self.settle


class Size(msgspec.Struct, frozen=True, kw_only=True):
    """How much there is to be looked at in a game."""

    answers: int
    own: int
    """Those of the seat."""
    thrown: int
    rollout: float
    """Decisions until a rollout is judged."""


OTHER: Final = 2
"""What was answered, and what the bot would have."""
DOUBTED: Final = 0.5
"""The share of people's answers that are others than the bot's."""
FINENESS: Final = (
    Means(),
    Means(points=24, games=6, wide=4, brief=48, deals=24, again=3),
    Means(points=20, games=4, wide=4, brief=32, deals=20, again=2, settle=6),
    Means(points=16, games=3, wide=3, brief=24, closer=12, deals=16, again=1, settle=5),
    Means(points=12, games=2, wide=OTHER, brief=16, closer=8, deals=12, again=1, settle=4),
    Means(points=6, games=1, wide=OTHER, brief=12, closer=5, deals=8, again=1, settle=2),
)
"""From the finest to the coarsest."""


def size(match: Match[Any], seat: int) -> Size:
    """How much there is to be looked at in a finished game from one seat."""
    since = match.entries[match.base.at :]
    answers = sum(entry.seat != CHANCE for entry in since)
    settings, stage = Means().settings(match.game), match.game.stage
    stages = stage(match.state) - stage(match.base.state)
    rollout = settings.stages * answers / stages if settings.stages and stages > 0 else inf
    return Size(
        answers=answers,
        own=sum(entry.seat == seat for entry in since),
        thrown=len(since) - answers,
        rollout=min(rollout, settings.depth or inf, answers),
    )


def affordable(decisions: float, game: Size) -> Means:
    """The finest for which so many decisions in imagined games are enough; the coarsest in any case."""
    for means in FINENESS:
        if means.decisions(game) <= decisions:
            return means
    return FINENESS[-1]
