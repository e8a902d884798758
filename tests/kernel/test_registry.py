"""The registry: games announce themselves, from whatever distribution they come."""

from __future__ import annotations

from importlib.metadata import EntryPoint

import pytest

from undercroft.kernel import registry
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game

from .flows import OneFlow

HERE = OneFlow(lambda g: iter(()))


@pytest.fixture
def announced(monkeypatch):
    """Two games that some other distribution announces."""
    points = [EntryPoint(name, f"{__name__}:HERE", registry.GROUP) for name in ("second", "first")]
    monkeypatch.setattr(registry, "entry_points", lambda group: points if group == registry.GROUP else [])
    registry.announced.cache_clear()
    yield
    registry.announced.cache_clear()


def test_paper_dungeons_is_installed():
    found = registry.game("paperdungeons")
    assert isinstance(found, Game)
    assert found.slug == "paperdungeons"


def test_every_game_is_listed_under_its_own_slug():
    for slug, game in registry.games().items():
        assert game.slug == slug


@pytest.mark.usefixtures("announced")
def test_a_game_from_anywhere_is_found_by_its_entry_point():
    assert list(registry.games()) == ["first", "second"]  # in alphabetical order
    assert registry.game("second") is HERE


@pytest.mark.usefixtures("announced")
def test_an_unknown_game_names_those_that_are_installed():
    with pytest.raises(BadInput, match=r"^there is no game 'chess': installed are first, second$"):
        registry.game("chess")


def test_games_are_loaded_once():
    assert registry.game("paperdungeons") is registry.game("paperdungeons")
