"""`undercroft arena`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from undercroft.commands import Bar, GameName, Json, complain, say, say_json, say_table, told_options, too_late
from undercroft.commands.sim import Jobs, Pairs, Quest, Ray, Seed

if TYPE_CHECKING:
    from undercroft.lab.arena import Arena

Bots = Annotated[str, typer.Option(help="Names of bots, or module:Class, with commas; two or more.")]
Games = Annotated[
    int, typer.Option(min=1, help="Games of each pair, half of them the other way round; of an odd number, one more.")
]
Players = Annotated[int, typer.Option(min=1, help="How many play at a table.")]
Plot = Annotated[Path | None, typer.Option(help="A file for a picture of the ratings, .svg or .png.")]

ERRORS_LISTED = 5


def arena(
    game: GameName,
    bots: Bots = "beginner,greedy",
    games: Games = 100,
    seed: Seed = 0,
    players: Players = 2,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Pairs = None,
    quest: Quest = None,
    plot: Plot = None,
    as_json: Json = False,
) -> None:
    """Let bots play each other, every pair on both sides and in turned seats, and rate them.

    Exits with code 1 if any game broke; it is named with its seed.
    """
    from undercroft.kernel.registry import game as find_game
    from undercroft.lab.arena import all_together, check_plot, games_in_all
    from undercroft.lab.arena import arena as play
    from undercroft.lab.arena import plot as draw
    from undercroft.lab.workers import find_workers

    found = find_game(game)
    options = found.read_options(told_options(found, option, quest))
    names = [name.strip() for name in bots.split(",") if name.strip()]
    if plot is not None:
        check_plot(plot)
    in_all = games_in_all(found, names, games, players)
    with find_workers(jobs, ray) as workers, Bar(f"{game}: games", in_all) as bar:
        result = play(found, options, names, games, players=players, seed=seed, workers=workers, progress=bar)
    if as_json:
        say_json(result.as_json())
    else:
        _report(result, nobody_against=all_together(found, players))
    for broken in result.broken[:ERRORS_LISTED]:
        complain(f"game {broken.index} (seed {broken.seed}): {broken.error}")
    if plot is not None:
        with too_late():
            draw(result, plot)
    if result.broken:
        raise typer.Exit(1)


def _report(result: Arena, *, nobody_against: bool) -> None:
    from undercroft.lab.arena import interval

    rows = [["bot", "side", "against", "games", "won", "share", "95 % interval"]]
    for duel in result.duels:
        low, high = interval(duel)
        against = "nobody" if nobody_against else duel.against
        share = f"{duel.won / duel.games:.0%}" if duel.games else ""
        rows.append(
            [
                duel.bot,
                duel.side or "any",
                against,
                str(duel.games),
                f"{duel.won:g}",
                share,
                f"{low:.0%} to {high:.0%}",
            ]
        )
    say_table(*rows)
    say("")
    rated = [[one.bot, str(one.rating), f"{one.low} to {one.high}", str(one.games)] for one in result.ratings]
    say_table(["bot", "rating", "95 % interval", "compared"], *rated)
