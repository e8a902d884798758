"""Players made of code: they see an ask and what their seat may see, and answer."""

from __future__ import annotations

from random import Random
from typing import Any

from undercroft.bots.random import RandomBot
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game

RANDOM = "random"
GREEDY = "greedy"


def bot_names(game: Game[Any]) -> list[str]:
    """The bots that can play this game."""
    return [RANDOM] if game.greedy(Random(0)) is None else [RANDOM, GREEDY]


def make_bot(name: str, game: Game[Any], rng: Random) -> Bot:
    """The bot with this name, for one seat of one match."""
    if name == RANDOM:
        return RandomBot(rng)
    bot = game.greedy(rng) if name == GREEDY else None
    if bot is None:
        raise BadInput(f"{game.slug}: there is no bot '{name}': allowed are {', '.join(bot_names(game))}")
    return bot
