"""The games that are installed. They announce themselves through entry points, so one can live in any distribution."""

from __future__ import annotations

from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game

GROUP = "undercroft.games"


@cache
def announced() -> dict[str, EntryPoint]:
    """Where every installed game is, by its slug, in alphabetical order. Nothing is loaded for it."""
    return {point.name: point for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def games() -> dict[str, Game[Any]]:
    """Every installed game by its slug."""
    return {slug: game(slug) for slug in announced()}


def offered(*, examples: bool = False) -> dict[str, Game[Any]]:
    """The games that people are asked to choose from; examples only if they are wanted."""
    return {slug: game for slug, game in games().items() if examples or not game.example}


def game(slug: str) -> Game[Any]:
    """The game with this slug; the others are not loaded."""
    point = announced().get(slug)
    if point is None:
        raise BadInput(f"there is no game '{slug}': installed are {', '.join(announced())}")
    found: Game[Any] = point.load()
    return found
