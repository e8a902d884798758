"""Has a game's bots meet in the arena, two at a table, and writes down what the lobby says of them.

`python -m undercroft.lab.strengths GAME --games N` writes `strengths.yaml` in the game's folder, and with `--plot`
draws the ratings; without `--games` it prints what is there as the table of docs/bots.md. The games of the bot that
searches take long, and it plays only against the skilled one: `--search search:ms=1000 --games N --seed 51001`.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET

from undercroft.bots import SEARCH, bot_names
from undercroft.bots.strengths import Duel, Strengths, file_of, strengths
from undercroft.kernel.arguments import Arguments, natural
from undercroft.kernel.errors import BadInput
from undercroft.kernel.files import check_writable
from undercroft.kernel.game import Game
from undercroft.kernel.mains import FAILED, run_main
from undercroft.kernel.options import read_pairs
from undercroft.kernel.registry import game as find_game
from undercroft.lab.arena import Arena, arena, check_plot, plot
from undercroft.lab.balance import wilson
from undercroft.lab.gain import ANY, HEAD, Gain, GameBroke, Games, gains, row
from undercroft.lab.workers import HERE, Workers, find_workers

PLAYERS = 2
SEED = 1


def meet(game: Game[Any], raw: dict[str, Any], games: int, *, seed: int = SEED, workers: Workers = HERE) -> Arena:
    """All levels of a game's bots; a game that breaks is an error, so that nobody is told of the others only."""
    found = arena(game, game.read_options(raw), bot_names(game), games, players=PLAYERS, seed=seed, workers=workers)
    if found.broken:
        first = found.broken[0]
        raise GameBroke(f"{game.slug}: game {first.index} (seed {first.seed}): {first.error}")
    return found


def told_in_lobby(found: Arena, raw: dict[str, Any], known: Strengths | None = None) -> Strengths:
    """What came of it; games of the bot that searches stay as they were."""
    kept = [duel for duel in known.duels if duel.bot == SEARCH] if known is not None else []
    return Strengths(players=found.players, options=raw, seed=found.seed, duels=[*found.duels, *kept])


def with_search(found: list[Gain], known: Strengths, seed: int) -> Strengths:
    """What is known, with these games of the bot that searches, of this seed, in place of earlier ones.

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
            seed=seed if seed != known.seed else UNSET,
            settings=gain.bot.partition(":")[2] or UNSET,
        )
        for gain in found
    ]
    return msgspec.structs.replace(known, duels=[*others, *duels])


def table(found: Strengths) -> str:
    """What was measured, as a page shows it."""
    rows = ["| bot | side | against | games | won | 95 % interval |", "| --- | --- | --- | --- | --- | --- |"]
    for duel in found.duels:
        low, high = wilson(duel.won, duel.games)
        share = f"{duel.won:g} ({duel.won / duel.games:.0%})"
        side = duel.side or "any"
        rows.append(f"| {duel.bot} | {side} | {duel.against} | {duel.games} | {share} | {low:.0%} to {high:.0%} |")
    return "\n".join(rows)


def main() -> int:
    parser = Arguments("undercroft.lab.strengths", "How often a game's bots beat each other.")
    parser.add_argument("game")
    parser.add_argument("--games", type=natural, help="play so many of every pair")
    parser.add_argument("--jobs", type=natural, default=1)
    parser.add_argument("--seed", type=int, default=SEED)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--search", metavar="BOT", help="the bot that searches, and no other")
    parser.add_argument("--plot", type=Path, help="a file for a picture of the ratings")
    try:
        _measure(parser.parse_args())
    except GameBroke as broken:
        print(f"undercroft: {broken}", file=sys.stderr)
        return FAILED
    return 0


def _measure(told: argparse.Namespace) -> None:
    game = find_game(told.game)
    if told.games is None:
        known = strengths(game)
        print("nothing has been measured" if known is None else table(known))
        return
    if told.plot is not None:
        check_plot(told.plot)
    check_writable(file_of(game))
    raw = read_pairs(told.option)
    known = strengths(game)
    with find_workers(told.jobs) as workers:
        if told.search is not None:
            if known is None:
                raise BadInput(f"{game.slug}: its other bots come first, without --search")
            gained = list(
                gains(game, game.read_options(raw), told.search, told.games, seed=told.seed, play=Games(workers))
            )
            print(*HEAD, *map(row, gained), sep="\n")
            write(game, with_search(gained, known, told.seed))
            return
        found = meet(game, raw, told.games, seed=told.seed, workers=workers)
    measured = told_in_lobby(found, raw, known)
    print(table(measured))
    write(game, measured)
    if told.plot is not None:
        plot(found, told.plot)


def write(game: Game[Any], found: Strengths) -> None:
    head = "# How often bots beat each other: written by `python -m undercroft.lab.strengths`, shown in the lobby.\n"
    file_of(game).write_bytes(head.encode() + msgspec.yaml.encode(found))


if __name__ == "__main__":
    run_main(main)
