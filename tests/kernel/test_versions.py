"""The version of a game's rules is a hash of what their source does."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent

import pytest

import toy_games
from undercroft.kernel.registry import game, games
from undercroft.kernel.versions import modules_behind, rules_hash, source_hash

RULES = '''
"""Rules of something."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from random import Random


class Door:
    """It opens."""

    strength: int = 3
    """What it takes."""

    def open(self, force: int, *, key: bool = False) -> str:
        # The key is stronger than any door.
        if key or force >= self.strength:
            return f"the door { 'is open' !r:>{force + 2}}, " "at last"
        return "no"


class Wall:
    pass


def fall(steps: list[int]) -> int:
    match steps:
        case [first, *rest] if (left := len(rest)) > 1:
            return first - left
        case _:
            return sum(step**2 for step in steps)
'''


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ('"""It opens."""', '"""It opens, and closes."""'),
        ('    """What it takes."""\n', ""),
        ("# The key is stronger than any door.", "# So."),
        ("    from random import Random\n", "    from random import Random, SystemRandom\n"),
        ("return first - left", "return (first\n                - left)"),
        ("steps: list[int]", "\n    steps: list[int],\n"),
        ("case _:\n", "\n        case _:  # anything else\n\n"),
        ('"no"', "'no'"),
        (', " "at last', ", at last"),
        ("class Wall:\n    pass", 'class Wall:\n    """It stands."""'),
    ],
)
def test_comments_docstrings_and_layout_do_not_count(was: str, now: str) -> None:
    assert was in RULES
    assert source_hash(RULES.replace(was, now)) == source_hash(RULES)


@pytest.mark.parametrize(
    ("was", "now"),
    [
        ("strength: int = 3", "strength: int = 4"),
        ("strength: int = 3", "strength: int = True"),
        ("force >= self", "force > self"),
        ("key or force", "key and force"),
        ("key: bool = False", "key: bool = None"),
        ("at last", "at length"),
        ("first - left", "left - first"),
        ("step**2", "step**3"),
        ("*, key", "key"),
        ("strength: int", "strength: float"),
    ],
)
def test_whatever_changes_what_happens_counts(was: str, now: str) -> None:
    assert was in RULES
    assert source_hash(RULES.replace(was, now)) != source_hash(RULES)


def test_it_is_the_same_on_every_python() -> None:
    assert source_hash(RULES).hex() == "3bd39801cfdca6125a9c90999732245a"


@pytest.mark.parametrize("slug", sorted(games()))
def test_what_only_plays_draws_or_arranges_a_game_is_no_part_of_its_rules(slug: str) -> None:
    files = game(slug).rules_files()
    folder = game(slug).folder
    own = {path.relative_to(folder).as_posix() for path in files if path.is_relative_to(folder)}
    assert "game.py" in own
    assert any(name.startswith("rules") for name in own)
    assert not [name for name in own if name.startswith(("bot", "browser", "terminal", "scenario"))]


@pytest.mark.parametrize("slug", sorted(games()))
def test_what_runs_the_rules_and_what_they_are_made_of_is_part_of_them(slug: str) -> None:
    shared = {f"{path.parent.name}/{path.name}" for path in game(slug).rules_files()}
    assert {"kernel/match.py", "kernel/chance.py", "kernel/spaces.py", "kernel/state.py", "parts/dice.py"} <= shared
    assert ("board/reach.py" in shared) == (slug in ("descent", "dungeonsaga", "massivedarkness2"))
    assert not {"kernel/messages.py", "kernel/drawing.py", "kernel/scenario.py", "kernel/ledger.py"} & shared


def test_every_module_of_the_rules_is_found() -> None:
    """Also those that are only imported inside functions, because modules import each other."""
    folder = game("descent").folder
    rules = {path for part in ("rules", "cards") for path in (folder / part).glob("*.py") if path.stat().st_size}
    left_out = {path.name for path in rules - set(game("descent").rules_files())}
    assert left_out <= {"__init__.py"}


def test_a_version_is_short_known_once_and_a_games_own() -> None:
    purses, duel = toy_games.Purses(), toy_games.Duel()
    assert purses.version is purses.version
    assert len(purses.version) == 16
    assert int(purses.version, 16)
    assert duel.version == purses.version  # they are made of the same files
    assert len({one.version for one in games().values()}) == len(games())


def test_files_are_told_by_what_is_in_them(tmp_path: Path) -> None:
    """Neither where they lie nor what they are called: a game may be installed anywhere."""
    one, other = tmp_path / "one.py", tmp_path / "other.py"
    one.write_text("x = 1\n")
    other.write_text("y = 2\n")
    before = rules_hash([one, other])
    moved = tmp_path / "moved"
    moved.mkdir()
    (moved / "a.py").write_text("y = 2  # two\n")
    (moved / "b.py").write_text("x = 1\n")
    assert rules_hash(sorted(moved.glob("*.py"))) == before
    (moved / "c.py").write_text("y = 3\n")
    assert rules_hash([moved / "b.py", moved / "c.py"]) != before


def test_modules_are_followed_by_their_imports(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "far_away_game"
    package.mkdir()
    sources = {
        "__init__": "",
        "game": """
            from . import rules
            from undercroft.parts.dice import Die
            def greedy():
                from far_away_game import bot
            """,
        "rules": """
            def play():
                from far_away_game.turns import turn
            """,
        "turns": "import far_away_game.paths",
        "paths": "STEPS = 3",
        "bot": "BRAVE = True",
    }
    for name, source in sources.items():
        (package / f"{name}.py").write_text(dedent(source))
    monkeypatch.syspath_prepend(str(tmp_path))
    found = {path.stem for path in modules_behind("far_away_game.game") if path.parent == package}
    assert found == {"__init__", "game", "rules", "turns", "paths"}
