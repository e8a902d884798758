"""`undercroft lab gain` and `undercroft lab ablation`: what a bot, and what each setting of it, brings."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated

import msgspec
import typer

from undercroft.commands import Bar, GameName, complain, say, told_options
from undercroft.commands.sim import Jobs, Pairs, Quest, Ray, Seed

Bot = Annotated[str, typer.Option(help="The bot that plays each side in turn.")]
Usual = Annotated[str, typer.Option(help="Whom it plays against, and who plays in its place.")]
Games = Annotated[int, typer.Option(min=1, help="How many games of each side with the bot.")]
UsualGames = Annotated[int | None, typer.Option(min=1, help="How many without it; without this, as many.")]
Settings = Annotated[
    list[str] | None, typer.Option("--with", metavar="NAME=VALUE", help="What is changed, several with colons; often.")
]
Players = Annotated[int, typer.Option(min=1, help="How many play at a table.")]
Lines = Annotated[bool, typer.Option("--json", help="Print a line of JSON for each row.")]


def gain(
    game: GameName,
    bot: Bot = "search:ms=1000",
    usual: Usual = "greedy",
    games: Games = 100,
    usual_games: UsualGames = None,
    seed: Seed = 0,
    players: Players = 2,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Pairs = None,
    quest: Quest = None,
    as_json: Lines = False,
) -> None:
    """Say how much more often each side wins with a bot than with another in its place, with intervals.

    Exits with code 1 if a game broke; it is named with its seed.
    """
    from undercroft.kernel.registry import game as find_game
    from undercroft.lab.gain import HEAD, gains, games_in_all, row
    from undercroft.lab.gain import Games as Play
    from undercroft.lab.workers import find_workers

    found = find_game(game)
    options = found.read_options(told_options(found, option, quest))
    in_all = games_in_all(found, games, usual_games, players)
    with find_workers(jobs, ray) as workers, Bar(f"{game}: games", in_all) as bar, _none_broken():
        rows = gains(
            found, options, bot, games, usual=usual, usual_games=usual_games, players=players, seed=seed,
            play=Play(workers, bar),
        )  # fmt: skip
        for number, one in enumerate(rows):
            if as_json:
                say(msgspec.json.encode(one.as_json()).decode())
                continue
            for line in (*(() if number else HEAD), row(one)):
                say(line)


def ablation(
    game: GameName,
    settings: Settings = None,
    bot: Bot = "search:iterations=64",
    games: Games = 100,
    seed: Seed = 0,
    players: Players = 2,
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Pairs = None,
    quest: Quest = None,
    as_json: Lines = False,
) -> None:
    """Say what each setting of a search brings: games with the same luck, with one thing changed at a time.

    Exits with code 1 if a game broke; it is named with its seed.
    """
    from undercroft.kernel.registry import game as find_game
    from undercroft.lab.ablation import HEAD, Played, games_in_all, row
    from undercroft.lab.ablation import ablation as compare
    from undercroft.lab.gain import Games as Play
    from undercroft.lab.workers import find_workers

    found = find_game(game)
    options = found.read_options(told_options(found, option, quest))
    changed = settings or []
    in_all = games_in_all(found, changed, games, players)
    with find_workers(jobs, ray) as workers, Bar(f"{game}: games", in_all) as bar, _none_broken():
        played = compare(found, options, bot, changed, games, players=players, seed=seed, play=Play(workers, bar))
        as_it_is: dict[str, Played] = {}
        for setting, one in played:
            if as_json:
                say(msgspec.json.encode({"setting": setting, **msgspec.to_builtins(one)}).decode())
                continue
            head = () if as_it_is else HEAD
            for line in (*head, row(setting, one, as_it_is.setdefault(one.side, one))):
                say(line)


@contextmanager
def _none_broken() -> Iterator[None]:
    from undercroft.lab.gain import GameBroke

    try:
        yield
    except GameBroke as broken:
        complain(str(broken))
        raise typer.Exit(1) from None
