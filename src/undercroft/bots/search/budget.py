"""How much a search may think, so many rollouts or so much time of the processor; and how it goes about it."""

from __future__ import annotations

from collections.abc import Mapping
from time import thread_time
from typing import Final

import msgspec

from undercroft.kernel.errors import BadInput

USUAL_MS: Final = 1000.0
MOST_PROCESSES: Final = 64
HAIR: Final = 0.005
"""What is not worth a search, of an evaluation from -1 to 1."""


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What can be said of a search behind its name, as in `search:ms=500:depth=40`."""

    ms: float | None = None
    """Milliseconds of CPU time for a decision; without either this or iterations, a second."""
    iterations: int | None = None
    """Rollouts for a decision: with these alone, a seed always gives the same game."""
    processes: int = 1
    """Among which the worlds are shared out. Each has all the time; what comes of so many rollouts is the same."""
    stages: int = 1
    """Rounds or the like (`Game.stage`) until a rollout is broken off and judged; 0 does not count them."""
    depth: int = 60
    """Decisions, of whichever seat, after which it is broken off at the latest; 0 plays to the end."""
    sure: float = 1.0
    """How many standard errors an answer must be better than that of the game's own bot to be given instead."""
    hair: float = HAIR
    """It ends when nothing can be better than what stands by more than this."""
    wide: int = 8
    """Answers that are compared, that of the game's own bot among them."""
    explore: int = 4
    """Worlds in which all of them are tried, before the worse half is dropped."""
    tree: int = 0
    """How many of its own decisions a tree branches at, this one among them; 0 compares plans without a tree."""
    deals: int = 0
    """How many deals of what cannot be seen are imagined; 0 makes a new one for every world."""
    prior: str = "best"
    """The bot whose answer stands unless another is better: `greedy`, or the `best` that the game has."""
    rollout: str = "greedy"
    """Who plays on in imagined matches: the game's own bot, the quick one if it has such, or one at `random`."""
    others: str = "greedy"
    """The same for players who are not on its side."""
    judge: str = "own"
    """What tells how good the end of a rollout is: the game's `own` evaluation, one `trained`, or a file with one."""


BOTS: Final = ("greedy", "random")
ALLOWED: Final = {"prior": ("best", "greedy"), "rollout": BOTS, "others": BOTS}
NUMBERS: Final = (
    "ms",
    "iterations",
    "processes",
    "stages",
    "depth",
    "sure",
    "hair",
    "wide",
    "explore",
    "tree",
    "deals",
)


def read_settings(text: str, usual: Mapping[str, str] | None = None) -> Settings:
    """`ms=500:depth=40` as settings, over what is usual for a game; whatever is wrong with it is BadInput."""
    named: dict[str, str] = {}
    for pair in filter(None, text.split(":")):
        name, equals, value = pair.partition("=")
        if not (name and equals):
            raise BadInput(f"search: '{pair}': expected NAME=VALUE, such as search:ms=500 or search:iterations=200")
        if name in named:
            raise BadInput(f"search: {name}={value}: it is {named[name]} already")
        named[name] = value
    without = ("ms", "iterations") if {"ms", "iterations"} & named.keys() else ()  # whoever names one means that alone
    kept = {name: value for name, value in (usual or {}).items() if name not in without}
    for name, value in named.items():
        _check(name, value)
    told = msgspec.convert({**kept, **named}, Settings, strict=False)
    for name in NUMBERS:
        value = getattr(told, name)
        if value is not None and not 0 <= value < float("inf"):
            raise BadInput(f"search: {name}={value:g}: it must not be less than 0, nor endless")
    if not 1 <= told.processes <= MOST_PROCESSES:
        raise BadInput(f"search: processes={told.processes}: from 1 to {MOST_PROCESSES} are allowed")
    if told.tree and told.processes > 1:
        raise BadInput("search: a tree grows in one process only: leave out tree or processes")
    for name, allowed in ALLOWED.items():
        if getattr(told, name) not in allowed:
            raise BadInput(f"search: {name}={getattr(told, name)}: allowed are {', '.join(allowed)}")
    return told


def _check(name: str, value: str) -> None:
    if name not in Settings.__struct_fields__:
        raise BadInput(
            f"search: '{name}': there is no such setting: allowed are {', '.join(Settings.__struct_fields__)}"
        )
    try:
        msgspec.convert({name: value}, Settings, strict=False)
    except msgspec.ValidationError:
        whole = "" if name in ("ms", "sure", "hair") else "whole "
        raise BadInput(f"search: {name}={value}: expected a {whole}number") from None


class OutOfTime(Exception):  # noqa: N818 - nothing is wrong: what is known by now has to do
    """A rollout is broken off, because the time is over."""


class Budget:
    """What is left to think with at one decision."""

    __slots__ = ("_iterations", "_ms", "_until", "spent")

    def __init__(self, settings: Settings) -> None:
        ms = self._ms = USUAL_MS if settings.ms is None and settings.iterations is None else settings.ms
        self._until = None if ms is None else thread_time() + ms / 1000
        self._iterations = settings.iterations
        self.spent = 0
        """Rollouts so far."""

    def more(self, rollouts: int = 1) -> bool:
        """Whether there is enough for so many rollouts, as far as that can be told before."""
        if self._iterations is not None and self.spent + rollouts > self._iterations:
            return False
        return self._until is None or thread_time() < self._until

    @property
    def ms_left(self) -> float | None:
        """Milliseconds that are left; None where time does not count."""
        return None if self._until is None else max(0.0, (self._until - thread_time()) * 1000)

    @property
    def share(self) -> float:
        """How much of it is spent: from 0 to 1, or more if the last rollout took longer than there was time."""
        tried = self.spent / self._iterations if self._iterations else 0.0
        if self._until is None or not self._ms:
            return tried
        return max(tried, 1.0 - (self._until - thread_time()) * 1000 / self._ms)

    def charge(self, seconds: float) -> None:
        """Time of the processor that was spent elsewhere."""
        if self._until is not None:
            self._until -= seconds

    def check_time(self) -> None:
        """Said at every decision of a rollout: one rollout can take longer than all the time there is."""
        if self._until is not None and thread_time() >= self._until:
            raise OutOfTime
