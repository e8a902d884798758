"""What each setting of a search brings: the same games with one of them changed at a time, side by side.

`python -m undercroft.lab.ablation paperdungeons --bot search:iterations=64 --with rollout=random --with tree=3` has the
bot play each side, or each seat in turn, against `greedy`, as it is and with each setting; all with the same luck, so
that games can be compared one by one. Where a game keeps score, the margin to the best of the others tells more than
who won.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec

from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.collecting import collect_rarely
from undercroft.kernel.game import Game, Outcome
from undercroft.kernel.registry import game as find_game
from undercroft.lab.balance import wilson
from undercroft.lab.gain import ANY, Pairs, Won, play_all, seated, won_by
from undercroft.lab.sim import Plan
from undercroft.lab.workers import HERE, Workers, find_workers

HEAD = "| setting | side | won | 95 % interval | margin | same luck: won only with it, only as it is | margin by so much more |"


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
    options: dict[str, Any],
    bot: str,
    settings: Sequence[str],
    games: int,
    *,
    players: int = 2,
    seed: int = 0,
    workers: Workers = HERE,
) -> Iterator[tuple[str, list[Played]]]:
    """What is changed, and how each side did with it: first nothing."""
    game.check_players(players)
    names = {setting: f"{bot}:{setting}" if setting else bot for setting in ("", *settings)}
    for name in names.values():
        make_bot(name, game, Random(0))
    plan = Plan(game, game.read_options(options), (GREEDY,) * players, seed)
    for setting, name in names.items():
        yield setting, [_played(plan, name, side, cells, games, workers) for side, cells in _cells(game, players)]


def _cells(game: Game[Any], players: int) -> list[tuple[str, list[list[int]]]]:
    """The seats of each side; where everybody plays alone, each seat in turn."""
    sides = [game.side(seat) for seat in range(players)]
    if not any(sides):
        return [(ANY, [[seat] for seat in range(players)])]
    return [(side, [[seat for seat in range(players) if sides[seat] == side]]) for side in dict.fromkeys(sides)]


def _played(plan: Plan, bot: str, side: str, cells: list[list[int]], games: int, workers: Workers) -> Played:
    ended = [
        (one, seats) for seats in cells for one in play_all(seated(plan, bot, seats), games // len(cells), workers)
    ]
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
    margin = f"{fmean(played.margins):.1f}" if played.margins else ""
    if not setting:
        return f"| as it is | {played.side} | {won} | {margin} | | |"
    pairs = played.beside(base)
    more = [one - two for one, two in zip(played.margins, base.margins, strict=True)]
    by = f"{fmean(more):+.1f}, standard error {stdev(more) / sqrt(len(more)):.1f}" if len(more) > 1 else ""
    return f"| `:{setting}` | {played.side} | {won} | {margin} | {pairs.only_with}, {pairs.only_without} | {by} |"


def main() -> None:
    parser = argparse.ArgumentParser(description="What each setting of a search brings, in the same games.")
    parser.add_argument("game")
    parser.add_argument("--bot", default="search:iterations=64")
    parser.add_argument("--with", dest="settings", action="append", default=[], metavar="SETTING=VALUE[:...]")
    parser.add_argument("--games", type=int, default=100, help="of each side with each setting")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    told = parser.parse_args()
    collect_rarely()
    options = dict(pair.split("=", 1) for pair in told.option)
    print(HEAD, "| --- " * 7 + "|", sep="\n", flush=True)
    with find_workers(told.jobs) as workers:
        how = {"players": told.players, "seed": told.seed, "workers": workers}
        rows = ablation(find_game(told.game), options, told.bot, told.settings, told.games, **how)
        _, base = next(rows)
        for one in base:
            print(row("", one, one), flush=True)
        for setting, sides in rows:
            for one, as_it_is in zip(sides, base, strict=True):
                print(row(setting, one, as_it_is), flush=True)


if __name__ == "__main__":
    main()
