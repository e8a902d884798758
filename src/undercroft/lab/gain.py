"""How much more often each side wins with one bot than with another, in the same games otherwise.

The bot plays each side against the usual one, and then the usual one plays in its place. The first games of that are
those with the same luck: where bots mostly play the same, how many of these ended otherwise tells more than both
shares. Where nobody is on a side there is nothing to gain but the share of a victory that would be everybody's, and
that needs no games.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from math import hypot, sqrt
from typing import Any

import msgspec

from undercroft.bots import GREEDY
from undercroft.kernel.game import Game, Options, Outcome
from undercroft.lab.balance import Z, wilson
from undercroft.lab.sim import Plan, check_bots, for_each, play_game
from undercroft.lab.workers import HERE, Progress, Workers

ANY = "any"
"""The side of whoever plays alone."""
HEAD = (
    (
        "| side | bot | won | 95 % interval | instead | won | gain, in points | 95 % interval "
        "| same luck: won only with it, only without | gain | 95 % interval |"
    ),
    "| --- " * 11 + "|",
)


class GameBroke(Exception):  # noqa: N818 - it is the game that is in error
    """One of the games: none is left out in silence."""


class Games:
    """Plays the games that are wanted, and tells how many there have been."""

    def __init__(self, workers: Workers = HERE, progress: Progress | None = None) -> None:
        self._workers = workers
        self._progress = progress
        self._before = 0

    def check(self, bots: Sequence[str], game: Game[Any], options: Options, players: int) -> None:
        """Refuse what cannot be played, before anything is."""
        game.check_players(players)
        game.setup(options, players)
        check_bots(bots, game, options, players, self._workers)

    def __call__(self, plan: Plan, games: int) -> list[Outcome]:
        """How so many of them ended."""
        ended: list[Outcome] = []
        for played in self._workers.map(partial(play_game, plan), range(games), self._told):
            if played.outcome is None:
                raise GameBroke(f"{plan.game.slug}: game {played.index} (seed {played.seed}): {played.error}")
            ended.append(played.outcome)
        self._before += games
        return ended

    def _told(self, done: int) -> None:
        if self._progress is not None:
            self._progress(self._before + done)


class Won(msgspec.Struct, frozen=True):
    """So many of so many games; of a shared victory a part."""

    won: float
    games: int

    @property
    def share(self) -> float:
        return self.won / self.games


class Pairs(msgspec.Struct, frozen=True):
    """Games that were played twice with the same luck, once with the bot in question."""

    games: int
    only_with: int
    only_without: int

    @property
    def points(self) -> float:
        return 100 * (self.only_with - self.only_without) / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Of the points, after Agresti and Min: half a pair more of each kind that there can be."""
        games, more, less = self.games + 2, self.only_with + 0.5, self.only_without + 0.5
        middle, error = (more - less) / games, sqrt(more + less - (more - less) ** 2 / games) / games
        return max(-100.0, 100 * (middle - Z * error)), min(100.0, 100 * (middle + Z * error))


class Gain(msgspec.Struct, frozen=True):
    """One side with the bot in question, and with the usual one; the latter is known where sides are equal."""

    side: str
    bot: str
    with_it: Won
    usual: str
    without: Won | None
    even: float
    """What everybody's part would be, if all were equally good."""
    pairs: Pairs | None = None

    @property
    def points(self) -> float:
        return 100 * (self.with_it.share - (self.without.share if self.without else self.even))

    @property
    def interval(self) -> tuple[float, float]:
        """Of the points, after Newcombe: the intervals of both shares, put together."""
        low, high = wilson(self.with_it.won, self.with_it.games)
        if self.without is None:
            return 100 * (low - self.even), 100 * (high - self.even)
        share, other = self.with_it.share, self.without.share
        below, above = wilson(self.without.won, self.without.games)
        down, up = hypot(share - low, above - other), hypot(high - share, other - below)
        return self.points - 100 * down, self.points + 100 * up

    def as_json(self) -> dict[str, Any]:
        pairs = self.pairs and {
            **msgspec.to_builtins(self.pairs),
            "points": self.pairs.points,
            "interval": self.pairs.interval,
        }
        return {**msgspec.to_builtins(self), "points": self.points, "interval": self.interval, "pairs": pairs}


def gains(
    game: Game[Any],
    options: Options,
    bot: str,
    games: int,
    *,
    usual: str = GREEDY,
    usual_games: int | None = None,
    players: int = 2,
    seed: int = 0,
    play: Games | None = None,
) -> Iterator[Gain]:
    """Side by side: the bot against the usual one, and the usual one against itself."""
    play = play or Games()
    play.check((bot, usual), game, options, players)
    plan = Plan(game, options, (usual,) * players, seed)
    sides = sides_of(game, players)
    if ANY in sides:
        yield _turned(plan, bot, games, sides[ANY], play)
        return
    ended = play(plan, usual_games or games)
    for side, (seats,) in sides.items():
        with_it = play(seated(plan, bot, seats), games)
        pairs = pairs_of(with_it, ended, seats)
        yield Gain(side, bot, won_by(with_it, seats), usual, won_by(ended, seats), 1 / len(sides), pairs)


def sides_of(game: Game[Any], players: int) -> dict[str, list[list[int]]]:
    """The seats of each side; where everybody plays alone, each seat in turn."""
    sides = [game.side(seat) for seat in range(players)]
    if not any(sides):
        return {ANY: [[seat] for seat in range(players)]}
    return {side: [[seat for seat in range(players) if sides[seat] == side]] for side in sides}


def games_in_all(game: Game[Any], games: int, usual_games: int | None, players: int) -> int:
    """How many games that will be."""
    sides = sides_of(game, players)
    played = sum(for_each(games, len(seats)) * len(seats) for seats in sides.values())
    return played if ANY in sides else played + (usual_games or games)


def _turned(plan: Plan, bot: str, games: int, seats: list[list[int]], play: Games) -> Gain:
    """Everybody for themselves: the bot sits in each seat in turn."""
    each = [won_by(play(seated(plan, bot, seat), for_each(games, len(seats))), seat) for seat in seats]
    whole = Won(sum(one.won for one in each), sum(one.games for one in each))
    return Gain(ANY, bot, whole, plan.bots[0], None, 1 / len(seats))


def seated(plan: Plan, bot: str, seats: list[int]) -> Plan:
    """The same games with this bot in these seats."""
    bots = tuple(bot if seat in seats else usual for seat, usual in enumerate(plan.bots))
    return msgspec.structs.replace(plan, bots=bots)


def won_by(ended: list[Outcome], seats: list[int]) -> Won:
    """By somebody in these seats."""
    won = sum(sum(seat in one.winners for seat in seats) / len(one.winners) for one in ended if one.winners)
    return Won(won, len(ended))


def pairs_of(with_it: list[Outcome], without: list[Outcome], seats: list[int]) -> Pairs:
    """The games that were played with it and without it; `zip` leaves out what one of them has more."""
    won = [
        (not set(seats).isdisjoint(one.winners), not set(seats).isdisjoint(other.winners))
        for one, other in zip(with_it, without, strict=False)
    ]
    return Pairs(len(won), won.count((True, False)), won.count((False, True)))


def row(gain: Gain) -> str:
    low, high = wilson(gain.with_it.won, gain.with_it.games)
    won = f"{gain.with_it.won:g} of {gain.with_it.games} | {low:.0%} to {high:.0%}"
    usual = f"{gain.without.won:g} of {gain.without.games}" if gain.without else f"{gain.even:.0%}"
    least, most = gain.interval
    gained = f"{gain.points:+.0f} | {least:+.0f} to {most:+.0f}"
    return f"| {gain.side} | `{gain.bot}` | {won} | `{gain.usual}` | {usual} | {gained} | {_paired(gain.pairs)} |"


def _paired(pairs: Pairs | None) -> str:
    if pairs is None:
        return "| |"
    low, high = pairs.interval
    counts = f"{pairs.only_with}, {pairs.only_without} of {pairs.games}"
    return f"{counts} | {pairs.points:+.0f} | {low:+.0f} to {high:+.0f}"
