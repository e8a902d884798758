"""Bots from elsewhere: by the name of an entry point in the group `undercroft.bots`, or as `module:Class`."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from random import Random
from typing import Any

from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Bot, Game

GROUP = "undercroft.bots"


def own_bot_names() -> list[str]:
    """Those that installed packages offer."""
    return sorted({point.name for point in entry_points(group=GROUP)})


def own_bot(name: str, game: Game[Any], rng: Random) -> Bot | None:
    """The bot with this name, made by calling what it names with the game and a source of luck; None if none has it."""
    point = next(iter(entry_points(group=GROUP, name=name)), None)
    if point is None and ":" not in name:
        return None
    try:
        made = (point.load() if point is not None else _named(name))(game, rng)
    except BadInput:
        raise
    except Exception as error:  # whatever is wrong with somebody's own code, they should be told whose it is
        raise BadInput(f"bot '{name}' cannot be made: {type(error).__name__}: {error}") from error
    if not callable(getattr(made, "choose", None)):
        raise BadInput(f"bot '{name}': a {type(made).__name__} has no method 'choose', so it is none")
    bot: Bot = made
    return bot


def _named(name: str) -> Any:  # noqa: ANN401 - whatever stands there
    module, _, attribute = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.append(here)  # as `python -m` would find it
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        raise BadInput(f"bot '{name}': there is no module '{error.name}'") from None
    if not hasattr(found, attribute):
        raise BadInput(f"bot '{name}': module '{module}' has no '{attribute}'")
    return getattr(found, attribute)
