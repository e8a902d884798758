"""Measures how often a game's bots beat each other, one against one.

`python -m undercroft.lab.strengths GAME --games N` writes what the lobby says of them, `strengths.yaml` in the game's
folder; without `--games` it prints what is there as the table of docs/bots.md. Games are played again with
the same luck for every pair, so that pairs can be compared.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from itertools import combinations, product
from typing import Any

import msgspec

from undercroft.bots import RANDOM, bot_names
from undercroft.bots.strengths import Duel, Strengths, file_of, strengths
from undercroft.kernel.game import Game, Options
from undercroft.kernel.registry import game as find_game
from undercroft.lab.balance import wilson
from undercroft.lab.results import SimResult
from undercroft.lab.sim import simulate

PLAYERS = 2
SEED = 1


def measure(game: Game[Any], raw: dict[str, Any], games: int, *, seed: int = SEED, jobs: int = 1) -> Strengths:
    """Every level of a game's bots against every other; where sides differ, on either side, and against itself."""
    options = game.read_options(raw)
    levels = [name for name in bot_names(game) if name != RANDOM]
    sides = [game.side(seat) for seat in range(PLAYERS)]
    if sides[0] == sides[1]:
        duels = [duel for pair in combinations(levels, 2) for duel in _evenly(game, options, pair, games, seed, jobs)]
    else:
        duels = [
            duel
            for pair in product(levels, repeat=2)
            for duel in _by_side(_play(game, options, pair, games, seed, jobs), sides)
        ]
    return Strengths(players=PLAYERS, options=raw, seed=seed, duels=duels)


def _evenly(game: Game[Any], options: Options, pair: Sequence[str], games: int, seed: int, jobs: int) -> Iterator[Duel]:
    """Each bot sits in the first seat in half of the games."""
    half = max(1, games // 2)
    there = _play(game, options, pair, half, seed, jobs).wins
    back = _play(game, options, pair[::-1], half, seed, jobs).wins
    for seat, bot in enumerate(pair):
        won = there.wins[str(seat)] + back.wins[str(1 - seat)] + (there.ties + back.ties) / 2
        yield Duel(bot=bot, against=pair[1 - seat], games=2 * half, won=won)


def _by_side(result: SimResult, sides: Sequence[str]) -> Iterator[Duel]:
    for seat, bot in enumerate(result.bots):
        won = result.wins.wins.get(sides[seat], 0)
        yield Duel(bot=bot, against=result.bots[1 - seat], side=sides[seat], games=len(result.finished), won=won)


def _play(game: Game[Any], options: Options, bots: Sequence[str], games: int, seed: int, jobs: int) -> SimResult:
    result = simulate(game, options, PLAYERS, bots, games, seed, jobs)
    if result.errors:
        raise RuntimeError(f"{game.slug}: {result.errors[0].error}")
    return result


def table(found: Strengths) -> str:
    """What was measured, as a page shows it."""
    rows = ["| bot | side | against | games | won | 95 % interval |", "| --- | --- | --- | --- | --- | --- |"]
    for duel in found.duels:
        low, high = wilson(duel.won, duel.games)
        share = f"{duel.won:g} ({duel.won / duel.games:.0%})"
        side = duel.side or "any"
        rows.append(f"| {duel.bot} | {side} | {duel.against} | {duel.games} | {share} | {low:.0%} to {high:.0%} |")
    return "\n".join(rows)


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a game's bots beat each other.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, help="play so many of every pair")
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    told = parser.parse_args()
    game = find_game(told.game)
    if told.games is None:
        known = strengths(game)
        print("nothing has been measured" if known is None else table(known))
        return
    raw = dict(pair.split("=", 1) for pair in told.option)
    found = measure(game, raw, told.games, jobs=told.jobs)
    head = "# How often bots beat each other: written by `python -m undercroft.lab.strengths`, shown in the lobby.\n"
    file_of(game).write_bytes(head.encode() + msgspec.yaml.encode(found))


if __name__ == "__main__":
    main()
