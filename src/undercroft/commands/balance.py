"""`undercroft balance`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import msgspec
import typer

from undercroft.commands import Bar, GameName, complain, say
from undercroft.commands.sim import Jobs, Ray, Seed

if TYPE_CHECKING:
    from undercroft.lab.balance import Cell

ERRORS_LISTED = 5

Quests = Annotated[list[str] | None, typer.Option("--quest", help="Number or id, several times; without it, all.")]
Players = Annotated[list[int] | None, typer.Option("--players", min=1, help="Several times; without it, every number.")]
Bots = Annotated[str, typer.Option(help="The bot of the first seat, and after a comma that of the others.")]
Games = Annotated[int, typer.Option(min=1, help="How many games of each quest with each number of players.")]
Lines = Annotated[bool, typer.Option("--json", help="Print a line of JSON for each quest and number of players.")]


def balance(
    game: GameName,
    quest: Quests = None,
    players: Players = None,
    bots: Bots = "greedy",
    games: Games = 50,
    seed: Seed = 1,
    jobs: Jobs = 1,
    ray: Ray = None,
    as_json: Lines = False,
) -> None:
    """Let bots play quest after quest, and report how often the heroes win: a row as soon as it is played.

    Exits with code 1 if any game broke; it is named with its seed.
    """
    from undercroft.kernel.registry import game as find_game
    from undercroft.lab.balance import HEAD, plan_cell, play_cell, quests_are, roles_report, row
    from undercroft.lab.workers import find_workers

    found = find_game(game)
    names = [name.strip() for name in bots.split(",")]
    plans = [
        plan_cell(found, str(one), seats, names, seed)
        for one in quest or found.allowed(quests_are(found))
        for seats in players or found.players
    ]
    cells = []
    with find_workers(jobs, ray) as workers:
        for plan in plans:
            with Bar(f"{game} {plan.quest}, {len(plan.bots)} players: games", games) as bar:
                cells.append(play_cell(plan, games, workers, bar))
            if as_json:
                say(msgspec.json.encode(cells[-1]).decode())
            else:
                for line in (*(HEAD if len(cells) == 1 else ()), row(cells[-1])):
                    say(line)
    if not as_json:
        for line in roles_report(cells):
            say(line)
    _name_broken(cells)


def _name_broken(cells: list[Cell]) -> None:
    found = [(cell, one) for cell in cells for one in cell.broken]
    for cell, one in found[:ERRORS_LISTED]:
        complain(f"{cell.quest}, {cell.players} players: game {one.game} (seed {one.seed}): {one.message}")
    if found:
        raise typer.Exit(1)
