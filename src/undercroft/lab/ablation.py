"""What each setting of a search brings: the same games with one of them changed at a time, side by side.

All are played with the same luck against the usual bot, so that games can be compared one by one. Where a game keeps
score, the margin to the best of the others tells more than who won.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev
from typing import Any

import msgspec

from undercroft.bots import GREEDY
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.lab.balance import wilson
from undercroft.lab.gain import Games, Pairs, Won, seated, sides_of, won_by
from undercroft.lab.sim import Plan, for_each

HEAD = (
    (
        "| setting | side | won | 95 % interval | margin "
        "| same luck: won only with it, only as it is | more of a margin | standard error |"
    ),
    "| --- " * 8 + "|",
)


class Played(msgspec.Struct, frozen=True):
    """The games of a side, in the order of their luck."""

    side: str
    won: Won
    shares: list[float]
    """Of each victory."""
    margins: list[float]
    """Ahead of the best of the others in each game; none where no score is kept."""

    def beside(self, other: Played) -> Pairs:
        more = sum(one > two for one, two in zip(self.shares, other.shares, strict=True))
        less = sum(one < two for one, two in zip(self.shares, other.shares, strict=True))
        return Pairs(len(self.shares), more, less)


def ablation(
    game: Game[Any],
    options: Options,
    bot: str,
    settings: Sequence[str],
    games: int,
    *,
    players: int = 2,
    seed: int = 0,
    play: Games | None = None,
) -> Iterator[tuple[str, Played]]:
    """What is changed, and how each side did with it: first nothing."""
    play = play or Games()
    names = {setting: f"{bot}:{setting}" if setting else bot for setting in ("", *settings)}
    play.check((*names.values(), GREEDY), game, options, players)
    plan = Plan(game, options, (GREEDY,) * players, seed)
    for setting, name in names.items():
        for side, seats in sides_of(game, players).items():
            yield setting, _played(plan, name, side, seats, games, play)


def games_in_all(game: Game[Any], settings: Sequence[str], games: int, players: int) -> int:
    """How many games that will be."""
    sides = sides_of(game, players).values()
    return (1 + len(settings)) * sum(for_each(games, len(seats)) * len(seats) for seats in sides)


def _played(plan: Plan, bot: str, side: str, seatings: list[list[int]], games: int, play: Games) -> Played:
    each = for_each(games, len(seatings))
    ended = [(one, seats) for seats in seatings for one in play(seated(plan, bot, seats), each)]
    shares = [won_by([one], seats).won for one, seats in ended]
    margins = [_margin(one, seats) for one, seats in ended if one.scores]
    return Played(side, Won(sum(shares), len(shares)), shares, margins)


def _margin(ended: Outcome, seats: list[int]) -> float:
    own = max(ended.scores[seat] for seat in seats)
    others = [score for seat, score in enumerate(ended.scores) if seat not in seats]
    return float(own - max(others, default=0))


def row(setting: str, played: Played, base: Played) -> str:
    low, high = wilson(played.won.won, played.won.games)
    won = f"{played.won.won:g} of {played.won.games} | {low:.0%} to {high:.0%}"
    margin = f"{fmean(played.margins):+.1f}" if played.margins else ""
    if not setting:
        return f"| as it is | {played.side} | {won} | {margin} | | | |"
    pairs = played.beside(base)
    more = [one - two for one, two in zip(played.margins, base.margins, strict=True)]
    by = f"{fmean(more):+.1f} | {stdev(more) / sqrt(len(more)):.1f}" if len(more) > 1 else "|"
    return f"| `:{setting}` | {played.side} | {won} | {margin} | {pairs.only_with}, {pairs.only_without} | {by} |"
