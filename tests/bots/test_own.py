"""Bots that somebody else has written."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

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
"""


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "my_own_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.path", [*__import__("sys").path])


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
        ("my_own_bots:", "bot 'my_own_bots:': module 'my_own_bots' has no ''"),
        (":First", "bot ':First' cannot be made: ValueError: Empty module name"),
    ],
)
def test_what_is_wrong_with_a_bot_is_said(name: str, complaint: str) -> None:
    with pytest.raises(BadInput) as refused:
        make_bot(name, game("torchrace"), Random(0))
    assert str(refused.value) == complaint


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
