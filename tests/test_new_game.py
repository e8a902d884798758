"""`undercroft new-game`: what it writes is a game that plays and passes its tests, and nothing is overwritten."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from undercroft import cli
from undercroft.commands.new_game import SKELETON

SLUG = "cave_in"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of a new game."""
    place = tmp_path_factory.mktemp("games")
    assert cli.run(["new-game", SLUG, "--into", str(place)]) == 0
    return place / SLUG


@pytest.fixture(scope="module")
def environment(made: Path) -> dict[str, str]:
    """One in which the game is installed: it can be imported, and says that it is a game."""
    about = made / "src" / f"{SLUG}-0.1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {SLUG}\nVersion: 0.1.0\n")
    (about / "entry_points.txt").write_text(f"[undercroft.games]\n{SLUG} = {SLUG}:GAME\n")
    return {**os.environ, "PYTHONPATH": str(made / "src"), "LANG": "en"}


def call(arguments: list[str], made: Path, environment: dict[str, str]) -> str:
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=made, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_its_tests_pass_and_exercise_every_rule(made: Path, environment: dict[str, str]) -> None:
    """Among them the generic tester and its scenario."""
    call(["pytest", "-q", "-p", "no:cacheprovider"], made, environment)
    said = call(["undercroft", "rules", SLUG, "--coverage"], made, environment)
    assert "7 rules, 7 tested, 0 untested" in said
    assert "7 cited, 0 not" in said


def test_it_is_known_to_every_command(made: Path, environment: dict[str, str]) -> None:
    said = call(["undercroft", "games"], made, environment)
    assert f"{SLUG}  Cave In" in said
    assert "6 charms" in said
    call(["undercroft", "scenario", "run", f"src/{SLUG}/scenarios"], made, environment)
    call(["undercroft", "sim", SLUG, "--games", "2"], made, environment)


def test_it_is_formatted_and_has_no_lint(made: Path, environment: dict[str, str]) -> None:
    call(["ruff", "check", "--no-cache", "."], made, environment)
    call(["ruff", "format", "--no-cache", "--check", "."], made, environment)


def test_only_its_rules_make_its_version(made: Path, environment: dict[str, str]) -> None:
    code = f"from {SLUG} import GAME; print(*(path.relative_to(GAME.folder.parent) for path in GAME.rules_files()\
 if path.is_relative_to(GAME.folder)))"
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    inside = {path.removeprefix(f"{SLUG}/") for path in done.stdout.split()}
    assert {"game.py", "state.py", "view.py", "rules/rounds.py", "rules/setup.py", "rules/scoring.py"} <= inside
    assert "scenario/arrange.py" not in inside


def test_nothing_of_the_skeleton_is_left_to_fill_in(made: Path) -> None:
    paths = [path for path in made.rglob("*") if path.is_file() and "dist-info" not in str(path)]
    assert len(paths) >= len(list(SKELETON.rglob("*.txt")))
    assert not [path for path in paths if "@" in path.read_text(encoding="utf-8") and path.suffix == ".ftl"]
    assert not [path for path in paths if "SLUG" in path.name or path.suffix == ".txt"]


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["Cave"], "'Cave' is no short name for a game: expected three small letters"),
        (["cave-in"], "'cave-in' is no short name"),
        (["../cave"], "'../cave' is no short name"),
        (["if"], "'if' is no short name"),
        (["class"], "'class' is the name of another Python package here"),
        (["random"], "'random' is the name of another Python package here"),
        (["torchrace"], "'torchrace' is the name of another Python package here"),
        (["desert"], "rules of descent begin with DES: choose other letters with --prefix"),
        (["desert", "--prefix", "d1"], "'d1' cannot begin the ids of rules"),
        (["desert", "--prefix", "DRY", "--title", 'Say "when"'], "the title may hold no quotes"),
    ],
)
def test_what_cannot_be_a_game_is_refused(
    arguments: list[str], problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["new-game", *arguments, "--into", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("undercroft: new-game: ")
    assert problem in said
    assert not list(tmp_path.iterdir())


def test_a_folder_that_is_there_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "cavern").mkdir()
    assert cli.run(["new-game", "cavern", "--into", str(tmp_path)]) == 2
    assert f"{tmp_path / 'cavern'} is there already" in capsys.readouterr().err
    assert not list((tmp_path / "cavern").iterdir())


def test_it_says_in_both_languages_what_to_do_next(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for lang, words in (("en", "is written in"), ("pl", "jest już w folderze")):
        assert cli.run(["new-game", "cavern", "--into", str(tmp_path / lang), "--title", "Głębia", "--lang", lang]) == 0
        said = capsys.readouterr().out
        assert words in said
        assert "undercroft play cavern" in said
