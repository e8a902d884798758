"""Bots that somebody else has written."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from random import Random

import pytest

from undercroft import cli
from undercroft.bots import make_bot
from undercroft.bots.random import RandomBot
from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game

BOTS = """
class First:
    def __init__(self, game, rng):
        self.game = game

    def choose(self, seat, ask, view):
        return ask.space.enumerate(1)[0]

class Mute:
    def __init__(self, game, rng): ...

class Broken:
    def __init__(self, game, rng):
        raise ValueError("no luck")

class Absent:
    def __init__(self, game, rng):
        raise SystemExit(4)

class Leaves(First):
    def __init__(self, game, rng): ...

    def choose(self, seat, ask, view):
        raise SystemExit(3)
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "my_own_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*sys.path])
    yield
    for name in [name for name in sys.modules if "my_own_bots" in name or name.startswith("undercroft_own_")]:
        del sys.modules[name]


@pytest.mark.usefixtures("here")
def test_a_bot_is_found_by_module_and_class() -> None:
    race = game("torchrace")
    assert make_bot("my_own_bots:First", race, Random(0)).game is race  # type: ignore[attr-defined]


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize(
    ("name", "complaint"),
    [
        ("nowhere_at_all:Bot", "bot 'nowhere_at_all:Bot': there is no module 'nowhere_at_all'"),
        ("my_own_bots:Second", "bot 'my_own_bots:Second': module 'my_own_bots' has no 'Second'"),
        ("my_own_bots:Mute", "bot 'my_own_bots:Mute': a Mute has no method 'choose', so it is none"),
        ("my_own_bots:Broken", "bot 'my_own_bots:Broken' cannot be made: ValueError: no luck"),
        ("my_own_bots:Absent", "bot 'my_own_bots:Absent' cannot be made: SystemExit: 4"),
        ("my_own_bots:", "bot 'my_own_bots:': module 'my_own_bots' has no ''"),
        (":First", "bot ':First' cannot be made: ValueError: Empty module name"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(name: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(name, game("torchrace"), Random(0))
    assert str(refused.value) == complaint


@pytest.mark.usefixtures("here")
@pytest.mark.parametrize("file", ["random.py", "my_own_bots.py", "json/bots.py", "test/__init__.py"])
def test_what_lies_in_the_folder_comes_first_and_takes_nothing_from_anybody(file: str) -> None:
    """Two folders, one after the other: `my_own_bots` of the first is known already when the second has its own."""
    make_bot("my_own_bots:First", game("torchrace"), Random(0))
    library = {name: import_module(name) for name in ("random", "json", "my_own_bots")}
    path = Path("elsewhere", file)
    path.parent.mkdir(parents=True)
    path.write_text(BOTS.replace("First", "Second") + "\nfrom random import Random\nassert Random(1).random()\n")
    os.chdir("elsewhere")
    name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    first, second = (type(make_bot(f"{name}:Second", game("torchrace"), Random(0))) for _ in range(2))
    assert first is second
    assert import_module(first.__module__).Second is first
    assert {name: import_module(name) for name in library} == library


@pytest.mark.usefixtures("here")
def test_who_leaves_in_the_middle_of_a_game_breaks_that_game(capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("sim", "arena"):
        bots = "random,my_own_bots:Leaves" if command == "arena" else "my_own_bots:Leaves"
        assert cli.run([command, "torchrace", "--bots", bots, "--players", "2", "--games", "2"]) == 1
        told = capsys.readouterr().err.splitlines()
        assert len(told) == 2
        assert all("SystemExit: 3 (my_own_bots.py:" in line for line in told)


def test_whoever_interrupts_is_heard(here: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(self: object, seat: int, ask: object, view: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(type(make_bot("my_own_bots:First", game("torchrace"), Random(0))), "choose", interrupted)
    assert cli.run(["sim", "torchrace", "--bots", "my_own_bots:First", "--games", "2"]) == 130


def test_a_bot_is_found_by_its_entry_point(monkeypatch: pytest.MonkeyPatch) -> None:
    class Point:
        name = "thoughtful"

        def load(self) -> object:
            return lambda _game, rng: RandomBot(rng)

    def points(*, group: str, name: str = "thoughtful") -> list[Point]:
        return [Point()] if (group, name) == ("undercroft.bots", "thoughtful") else []

    monkeypatch.setattr("undercroft.bots.own.entry_points", points)
    assert isinstance(make_bot("thoughtful", game("torchrace"), Random(0)), RandomBot)
    with pytest.raises(BadInput, match=r"there is no bot 'thoughtless': allowed are random, .*thoughtful"):
        make_bot("thoughtless", game("torchrace"), Random(0))
