"""Scenarios: a position, what is done, and what must follow, in YAML that any reader of a rulebook can write."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from undercroft.kernel.errors import BadInput
from undercroft.kernel.scenario_apart import run_apart
from undercroft.kernel.scenario_play import Failure, Scenario, load, play

__all__ = ["Failure", "Report", "Scenario", "load", "run", "run_paths", "scenario_files"]


class Report(msgspec.Struct, frozen=True):
    """What came of running some scenarios."""

    passed: int
    failed: list[Failure]


def run(scenario: Scenario) -> Failure | None:
    """Play the scenario; None when everything in it holds."""
    return run_apart(scenario.file) if scenario.script.content else play(scenario)


def run_paths(paths: Iterable[Path]) -> Report:
    """Run scenario files, and all the files of folders."""
    failed = []
    passed = 0
    for path in paths:
        for file in scenario_files(path):
            failure = run(load(file))
            if failure is None:
                passed += 1
            else:
                failed.append(failure)
    return Report(passed, failed)


def scenario_files(path: Path) -> list[Path]:
    """The file itself, or the scenario files of a folder and of the folders in it."""
    if not path.is_dir():
        return [path]
    found = sorted(path.rglob("*.yaml"))
    if not found:
        raise BadInput(f"{path}: expected a folder with .yaml files in it")
    return found
