"""The games that are installed. They announce themselves through entry points, so one can live in any distribution."""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points
from typing import Any

from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game

GROUP = "undercroft.games"


@cache
def games() -> dict[str, Game[Any]]:
    """Every installed game by its slug, in alphabetical order."""
    return {point.name: point.load() for point in sorted(entry_points(group=GROUP), key=lambda point: point.name)}


def game(slug: str) -> Game[Any]:
    """The game with this slug."""
    found = games().get(slug)
    if found is None:
        raise BadInput(f"there is no game '{slug}': installed are {', '.join(games())}")
    return found
