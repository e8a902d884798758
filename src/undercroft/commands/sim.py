"""`undercroft sim`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.commands import Bar, GameName, Json, complain, say, say_json, say_table, told_options

if TYPE_CHECKING:
    from undercroft.lab.results import SimResult

LARGEST_SEED = 2**53 - 1
"""The largest number that every program reads from JSON exactly."""

Players = Annotated[int | None, typer.Option(min=1, help="How many play; without it, 4 or what the game allows.")]
Bots = Annotated[str, typer.Option(help="Names of bots, with commas; if fewer than players they take seats in turn.")]
Games = Annotated[int, typer.Option(min=1, help="How many games.")]
Seed = Annotated[int, typer.Option(min=0, max=LARGEST_SEED, help="The same seed gives the same games.")]
Jobs = Annotated[int, typer.Option(min=1, help="How many processes; the results do not depend on it.")]
Ray = Annotated[
    str | None,
    typer.Option(metavar="ADDRESS", help="A Ray cluster to play on: HOST:PORT, or auto."),
]
Pairs = Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE", help="An option of the game.")]
Quest = Annotated[str | None, typer.Option(help="Number or id of the quest or adventure, in games that have them.")]
Records = Annotated[Path | None, typer.Option(help="A folder that gets a record of every game.")]

FIGURES = (("mean", "mean"), ("sd", "sd"), ("min", "min"), ("median", "q50"), ("max", "max"))
"""Of the scores: heading and key."""


def sim(
    game: GameName,
    players: Players = None,
    bots: Bots = "random",
    games: Games = 100,
    seed: Seed = 0,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Pairs = None,
    quest: Quest = None,
    records: Records = None,
    as_json: Json = False,
) -> None:
    """Let bots play many games, and report who won, the scores, the lengths and the speed.

    Exits with code 1 if any game broke; it is named with its seed.
    """
    from undercroft.kernel.registry import game as find_game
    from undercroft.lab.sim import simulate, usual_players
    from undercroft.lab.workers import find_workers

    found = find_game(game)
    options = found.read_options(told_options(found, option, quest))
    names = [name.strip() for name in bots.split(",")]
    seats = players if players is not None else usual_players(found)
    with find_workers(jobs, ray) as workers, Bar(f"{game}: games", games) as bar:
        result = simulate(found, options, seats, names, games, seed, workers, bar, records)
    if as_json:
        say_json(result.as_json())
    else:
        _report(result)
    for broken in result.first_errors:
        complain(f"game {broken.index} (seed {broken.seed}): {broken.error}")
    if result.errors:
        raise typer.Exit(1)


def _report(result: SimResult) -> None:
    facts = result.as_json()
    wins = result.wins
    say(f"{facts['games']} games of {result.game}, {len(result.errors)} errors, in {result.seconds:.1f} s")
    say(f"{facts['decisions']} decisions, {facts['decisions_per_s']:,.0f} per second")
    rows = [["player", "bot", "wins", "shared", *(name for name, _ in FIGURES)]]
    for seat, bot in enumerate(result.bots):
        score = facts["scores"]["seats"][str(seat)]
        figures = [f"{score[key]:.1f}" if score else "" for _, key in FIGURES]
        rows.append([str(seat + 1), bot, str(wins.wins.get(str(seat), "")), str(wins.shared[str(seat)]), *figures])
    say_table(*rows)
    for side, count in wins.wins.items():
        if not side.isdigit():
            say(f"won by {side}: {count}")
    say(f"ties: {wins.ties}, games that nobody won: {wins.nobody}")
    if length := facts["lengths"]:
        say(f"decisions in a game: {length['min']} to {length['max']}, on average {length['mean']:.1f}")
