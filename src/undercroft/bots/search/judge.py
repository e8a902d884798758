"""Who judges the end of a rollout: the game itself, or a judge that has learned from play."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, TypeAlias

from undercroft.bots.search.judge_file import read_judge, shipped
from undercroft.bots.search.learned import learned
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match

Judge: TypeAlias = Callable[[Match[Any], int], float]
"""How well a seat is doing in a match, from -1 to 1, as far as its view tells."""

OWN: Final = "own"
TRAINED: Final = "trained"


def judge_of(game: Game[Any], name: str) -> Judge:
    """The judge with this name: `own`, the one that comes with the game as `trained`, or one in a file."""
    if name == OWN:
        return own
    path = shipped(game) if name == TRAINED else Path(name)
    if path is None:
        raise BadInput(
            f"search: judge={name}: {game.slug} comes with none; 'undercroft lab train {game.slug}' makes one"
        )
    file = read_judge(game, path)
    options = game.read_options(file.options)

    def judge(match: Match[Any], seat: int) -> float:
        if match.players in file.players and match.options == options:
            return learned(game, file.sides, match.view(seat), seat)
        if name == TRAINED:
            return own(match, seat)  # of other tables it knows nothing
        raise BadInput(f"{path}: has learned {game.slug} with other options, or for {file.players} players only")

    return judge


def own(match: Match[Any], seat: int) -> float:
    """What the game itself thinks."""
    return match.game.evaluate(match.glance(seat), seat)
