"""Who judges the end of a rollout."""

from __future__ import annotations

from typing import Any

from undercroft.bots.search.rollout import Judge
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game


def judge_of(game: Game[Any], name: str) -> Judge:
    """The judge with this name."""
    if name == "own":
        return game.evaluate
    raise BadInput(f"search: judge={name}: {game.slug} has no trained judge")
