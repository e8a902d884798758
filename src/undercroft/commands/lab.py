"""`undercroft lab train`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from undercroft.commands import Bar, GameName, Json, complain, say, say_json, say_table, told_options, too_late
from undercroft.commands.sim import Jobs, Pairs, Quest, Ray, Seed

if TYPE_CHECKING:
    from undercroft.lab.training.train import Trained

Games = Annotated[int, typer.Option(min=1, help="How many games are played to learn from.")]
Players = Annotated[
    str, typer.Option(help="How many play in them; with commas, some with so many and some with others.")
]
Out = Annotated[Path | None, typer.Option(help="The file for the judge; without it, GAME.judge.json.")]

ERRORS_LISTED = 5


def train(
    game: GameName,
    games: Games = 3000,
    seed: Seed = 0,
    players: Players = "2",
    jobs: Jobs = 1,
    ray: Ray = None,
    option: Pairs = None,
    quest: Quest = None,
    out: Out = None,
    as_json: Json = False,
) -> None:
    """Have a judge learn from games of `greedy` against itself who wins, and write it to a file for `search`.

    Exits with code 1 if any game broke; all others were learned from.
    """
    from undercroft.bots.search.judge_file import write_judge
    from undercroft.kernel.files import check_writable
    from undercroft.kernel.registry import game as find_game
    from undercroft.lab.training.positions import Source
    from undercroft.lab.training.train import train as learn
    from undercroft.lab.workers import find_workers

    found = find_game(game)
    pairs = told_options(found, option, quest)
    path = out or Path(f"{found.slug}.judge.json")
    check_writable(path)
    source = Source(found, found.read_options(pairs), _numbers(players), seed)
    with find_workers(jobs, ray) as workers, Bar(f"{game}: games", games) as bar:
        result = learn(source, pairs, games, workers, bar)
    if as_json:
        say_json(
            {"game": game, "games": games, "players": list(source.players), "seed": seed, "file": str(path)}
            | _facts(result)
        )
    else:
        _report(result)
    for line in result.broken[:ERRORS_LISTED]:
        complain(line)
    with too_late():
        write_judge(result.judge, path)
    if not as_json:
        trees = ", ".join(str(one.trees) for one in result.report)
        say(f"{path}: {path.stat().st_size // 1024 + 1} kB, {trees} trees from {result.judge.games} games")
    if result.broken:
        raise typer.Exit(1)


def _numbers(text: str) -> tuple[int, ...]:
    from undercroft.kernel.errors import BadInput

    try:
        return tuple(dict.fromkeys(map(int, text.split(","))))
    except ValueError:
        raise BadInput(f"--players {text}: expected numbers with commas, such as 2 or 2,3,4") from None


def _facts(result: Trained) -> dict[str, Any]:
    import msgspec

    return {"sides": msgspec.to_builtins(result.report), "broken": result.broken}


def _report(result: Trained) -> None:
    rows = [["side", "judge", "log-loss", "AUC", "told and won, by fifths of the positions"]]
    for one in result.report:
        side = one.side or "any"
        rows.append([side, "none", f"{one.blind:.3f}", "0.500", f"{one.won:.0%} of {one.positions} won"])
        for name, known in (("own", one.own), ("learned", one.learned)):
            bins = ", ".join(f"{each.told:.0%} {each.won:.0%}" for each in known.calibration)
            rows.append([side, name, f"{known.log_loss:.3f}", f"{known.auc:.3f}", bins])
    say_table(*rows)
    say("")
