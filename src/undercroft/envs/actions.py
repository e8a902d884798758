"""Fixed ids for steps: a number below the size of the table for every name, the same in every match and process.

The id of a step is a hash of its name. Where two steps of one ask would have the same id, the one that is listed later
has the next that is free. Steps of different asks may share an id, which nobody can mistake: the ask is part of what is
observed. A list of all names would be no better to learn from and would change with every quest that somebody writes.
"""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from undercroft.envs.steps import Option, step_name
from undercroft.kernel.asks import Ask
from undercroft.kernel.game import Game
from undercroft.kernel.spaces import TooMany

ACTIONS: Final = 2048
"""How many ids there are, unless somebody says otherwise."""


class Step(NamedTuple):
    """What may be chosen, and what it is called."""

    option: Option
    name: str


class Actions:
    """The ids of one game; what has been worked out is kept."""

    __slots__ = ("_game", "_homes", "size")

    def __init__(self, game: Game[Any], size: int = ACTIONS) -> None:
        self.size = size
        self._game = game
        self._homes: dict[tuple[str, int], dict[Option, tuple[int, Step]]] = {}

    def placed(self, ask: Ask, place: int, options: Sequence[Option]) -> dict[int, Step]:
        """The steps that may be made at this place of an answer, by their ids."""
        size, prompt = self.size, ask.prompt.id
        homes = self._homes.setdefault((prompt, place), {})
        if len(options) > size:
            raise TooMany(f"steps to answer {prompt}", len(options), size)
        found: dict[int, Step] = {}
        for option in options:
            home = homes.get(option)
            if home is None:
                name = step_name(self._game, ask, place, option)
                home = homes[option] = hashed(name, size), Step(option, name)
            number, step = home
            while number in found:
                number = (number + 1) % size
            found[number] = step
        return found


def hashed(name: str, size: int) -> int:
    """A number below `size` for a name; not Python's own hash, which differs from process to process."""
    return int.from_bytes(blake2b(name.encode(), digest_size=8).digest(), "big") % size
