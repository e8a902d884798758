"""How much more often each side wins with one bot than with another, in the same games otherwise.

`python -m undercroft.lab.gain dungeonsaga --bot search:ms=1000 --games 100 --seed 31001` has the bot play each side
against `greedy`, and then `greedy` in its place. The first games of that are those with the same luck: where bots
mostly play the same, how many of these ended otherwise tells more than both shares. Where nobody is on a side there is
nothing to gain but the share of a victory that would be everybody's, and that needs no games. With `--lobby` what came
of the bot that searches is what the lobby says of it.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from functools import partial
from math import hypot, sqrt
from random import Random
from typing import Any

import msgspec

from undercroft.bots import GREEDY, SEARCH, make_bot
from undercroft.bots.strengths import Duel, Strengths, strengths
from undercroft.kernel.collecting import collect_rarely
from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.registry import game as find_game
from undercroft.lab.balance import Z, wilson
from undercroft.lab.sim import Plan, play_game
from undercroft.lab.strengths import write
from undercroft.lab.workers import HERE, Workers, find_workers

ANY = "any"
"""The side of whoever plays alone."""
BLOCK = 20
"""After so many games it is told how they went so far: some of them take minutes."""
HEAD = (
    "| side | bot | won | 95 % interval | instead | won | gain, in points | 95 % interval "
    "| same luck: won only with it, only without | gain | 95 % interval |"
)


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


def gains(
    game: Game[Any],
    options: dict[str, Any],
    bot: str,
    games: int,
    *,
    usual: str = GREEDY,
    usual_games: int | None = None,
    players: int = 2,
    seed: int = 0,
    workers: Workers = HERE,
) -> Iterator[Gain]:
    """Side by side: the bot against the usual one, and the usual one against itself."""
    game.check_players(players)
    for name in (bot, usual):
        make_bot(name, game, Random(0))
    plan = Plan(game, game.read_options(options), (usual,) * players, seed)
    sides = [game.side(seat) for seat in range(players)]
    if not any(sides):
        yield _turned(plan, bot, games, workers)
        return
    ended = play_all(plan, usual_games or games, workers)
    for side in dict.fromkeys(sides):
        seats = [seat for seat in range(players) if sides[seat] == side]
        with_it = play_all(seated(plan, bot, seats), games, workers)
        pairs = pairs_of(with_it, ended, seats)
        yield Gain(side, bot, won_by(with_it, seats), usual, won_by(ended, seats), 1 / len(set(sides)), pairs)


def _turned(plan: Plan, bot: str, games: int, workers: Workers) -> Gain:
    """Everybody for themselves: the bot sits in each seat in turn."""
    players = len(plan.bots)
    each = [won_by(play_all(seated(plan, bot, [seat]), games // players, workers), [seat]) for seat in range(players)]
    whole = Won(sum(one.won for one in each), sum(one.games for one in each))
    return Gain(ANY, bot, whole, plan.bots[0], None, 1 / players)


def seated(plan: Plan, bot: str, seats: list[int]) -> Plan:
    """The same games with this bot in these seats."""
    bots = tuple(bot if seat in seats else usual for seat, usual in enumerate(plan.bots))
    return msgspec.structs.replace(plan, bots=bots)


def play_all(plan: Plan, games: int, workers: Workers) -> list[Outcome]:
    """How games ended; one that breaks is an error, so that none is left out in silence."""
    ended: list[Outcome] = []
    while len(ended) < games:
        block = range(len(ended), min(games, len(ended) + BLOCK))
        for played in workers.map(partial(play_game, plan), block):
            if played.outcome is None:
                raise RuntimeError(f"{plan.game.slug}, game {played.index}: {played.error}")
            ended.append(played.outcome)
        told = ", ".join(f"{bot} {sum(seat in one.winners for one in ended)}" for seat, bot in enumerate(plan.bots))
        sys.stderr.write(f"{len(ended)} games: {told}\n")
    return ended


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


def told_in_lobby(found: list[Gain], known: Strengths) -> Strengths:
    """What is known, with these games of the bot that searches in place of earlier ones.

    They are those that it would have in the arena, with this seed. Where all are on one side it plays them all.
    """
    others = [duel for duel in known.duels if duel.bot != SEARCH]
    together = len(found) == 1 and found[0].side != ANY
    duels = [
        Duel(
            bot=SEARCH,
            against=SEARCH if together else gain.usual,
            side="" if gain.side == ANY else gain.side,
            games=gain.with_it.games,
            won=gain.with_it.won,
        )
        for gain in found
    ]
    return msgspec.structs.replace(known, duels=[*others, *duels])


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


def main() -> None:
    parser = argparse.ArgumentParser(description="How much more often each side wins with a bot, against the same.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="search")
    parser.add_argument("--games", type=int, default=100, help="of each side with the bot")
    parser.add_argument("--usual-games", type=int, help="of each side without it; as many, if nothing is said")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--lobby", action="store_true", help="write down what the lobby says of the bot that searches")
    told = parser.parse_args()
    collect_rarely()
    game = find_game(told.game)
    known = strengths(game)
    if told.lobby and (known is None or told.bot.partition(":")[0] != SEARCH):
        parser.error("--lobby is for the bot that searches, in a game whose other bots have met (lab/strengths.py)")
    options = dict(pair.split("=", 1) for pair in told.option)
    how = {"usual_games": told.usual_games, "players": told.players, "seed": told.seed}
    print(HEAD, "| --- " * 11 + "|", sep="\n", flush=True)
    found = []
    with find_workers(told.jobs) as workers:
        for gain in gains(game, options, told.bot, told.games, workers=workers, **how):
            found.append(gain)
            print(row(gain), flush=True)
    if told.lobby and known is not None:
        write(game, told_in_lobby(found, known))


if __name__ == "__main__":
    main()
