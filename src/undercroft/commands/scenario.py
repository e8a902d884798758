"""`undercroft scenario run` and `undercroft scenario asks`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.commands import Json, say, say_json

Slug = Annotated[str, typer.Argument(metavar="GAME", help="The slug of a game: `undercroft games` lists them.")]
Paths = Annotated[list[Path], typer.Argument(metavar="PATH", help="Scenario files, or folders of them.")]


def run(paths: Paths, as_json: Json = False) -> None:
    """Run scenario files and show the first difference of each that fails.

    A folder stands for all *.yaml files in it. Exits with code 1 if a scenario fails, 2 if a file cannot be read.
    """
    from undercroft.kernel.scenario import run_paths

    report = run_paths(paths)
    if as_json:
        say_json(report)
    else:
        for failure in report.failed:
            say(f"{failure.file}: {failure.step}: {failure.where}: expected {failure.expected}, got {failure.got}")
        say(f"{report.passed} passed, {len(report.failed)} failed")
    if report.failed:
        raise typer.Exit(1)


def asks(game: Slug, as_json: Json = False) -> None:
    """List every question that a game asks: the id for `asked`, and its words."""
    from undercroft.kernel.registry import game as find_game
    from undercroft.kernel.scenario_asks import asks as asked

    found = asked(find_game(game))
    if as_json:
        say_json({"asks": found})
        return
    width = max(map(len, found), default=0)
    for key, text in found.items():
        say(f"{key:{width}}  {text}")
