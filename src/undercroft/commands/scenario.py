"""`undercroft scenario run`."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from undercroft.commands import Json, say, say_json

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
