"""Modules that maintainers run by themselves say what is wrong as the command line does."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

import pytest

import undercroft
from undercroft.kernel.errors import BadInput
from undercroft.kernel.mains import run_main

SOURCE = Path(undercroft.__file__).parent
OTHERS = {"__main__.py", "kernel/scenario_apart.py", "table/campaign/stable.py"}
"""The command line itself, and processes that only others of ours start."""


def ended(told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> tuple[object, str]:
    """The exit code of a module, and what it says on standard error."""
    module, *arguments = told.split()
    monkeypatch.setattr("sys.argv", [module, *arguments])
    with pytest.raises(SystemExit) as left:
        runpy.run_module(f"undercroft.{module}", run_name="__main__")
    said = capsys.readouterr()
    assert said.out == ""
    return left.value.code, said.err


@pytest.mark.filterwarnings("ignore::RuntimeWarning")
@pytest.mark.parametrize(
    ("told", "complaint"),
    [
        ("lab.search_bench", "the following arguments are required: game (see 'python -m undercroft.lab.search_bench"),
        ("lab.search_bench nosuch", "there is no game 'nosuch'"),
        ("lab.search_bench descent --depth far", "argument --depth: 'far': expected a whole number, 0 or more"),
        ("lab.strengths", "the following arguments are required: game"),
        ("lab.strengths nosuch", "there is no game 'nosuch'"),
        ("lab.strengths descent --games many", "argument --games: 'many': expected a whole number, 1 or more"),
        ("lab.strengths descent --games 2 --option quest", "option 'quest': expected NAME=VALUE"),
        ("lab.strengths descent --games 2 --plot x.txt", "x.txt: a plot is a file that ends in .svg or .png"),
        ("lab.golden", "the following arguments are required: FOLDER"),
        ("lab.golden nowhere --anew", "nowhere: expected a folder with golden games, GAME.jsonl"),
        ("lab.footprint descent", "footprint: expected GAME PLAYERS, such as descent 4"),
        ("lab.footprint descent 9", "descent: 9 players: allowed are 2 to 5"),
        ("envs.bench nosuch", "there is no game 'nosuch'"),
        ("envs.bench --players none", "argument --players: 'none': expected a whole number, 1 or more"),
        ("kernel.scenario_asks", "the following arguments are required: page"),
        ("kernel.scenario_asks nowhere.md", "nowhere.md: cannot be read and written: No such file or directory"),
        ("table.typescript nowhere", "nowhere: expected the folder of the sources of the client, with lib in it"),
        ("table.load --tables none", "argument --tables: 'none': expected a whole number, 1 or more"),
        ("table.campaign --kills many", "argument --kills: invalid int value: 'many'"),
        ("table.campaign --json .", ".: a folder: expected the name of a file"),
    ],
)
def test_what_is_wrong_is_one_line(
    told: str, complaint: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    code, said = ended(told, capsys, monkeypatch)
    assert (code, said.count("\n")) == (2, 1)
    assert said.startswith(f"undercroft: {complaint}")


def test_all_of_them_are_run_the_same_way() -> None:
    found = {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in SOURCE.rglob("*.py")}
    alone = {
        name: text
        for name, text in found.items()
        if 'if __name__ == "__main__":' in text and not name.startswith("games/")
    }
    assert {name for name, text in alone.items() if not re.search(r"^    run_main\(main\)$", text, re.M)} == OTHERS


def test_how_they_end(capsys: pytest.CaptureFixture[str]) -> None:
    def refused() -> None:
        raise BadInput("no such\nthing")

    def interrupted() -> None:
        raise KeyboardInterrupt

    for main, code in ((lambda: None, None), (lambda: 1, 1), (refused, 2), (interrupted, 130)):
        with pytest.raises(SystemExit) as left:
            run_main(main)
        assert left.value.code == code
    assert capsys.readouterr().err == "undercroft: no such thing\n"
