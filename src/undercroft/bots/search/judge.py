"""Who judges the end of a rollout: the game itself, or a judge that has learned from play."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from undercroft.bots.search.judge_file import JudgeFile, read_judge, shipped
from undercroft.bots.search.learned import learned
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Match

Judge: TypeAlias = Callable[[Match[Any], int], float]
"""How well a seat is doing in a match, from -1 to 1, as far as its view tells."""

OWN: Final = "own"
TRAINED: Final = "trained"
KEPT: Final = 8
"""Files that are not read again for every bot, as long as nobody writes to them."""


class _Known:
    """A judge in a file, and the tables that it knows."""

    def __init__(self, game: Game[Any], path: Path) -> None:
        self.game = game
        self.path = path
        self.file: JudgeFile = read_judge(game, path)
        self.options = game.read_options(self.file.options)

    def knows(self, options: Options, players: int) -> bool:
        return players in self.file.players and options == self.options

    @property
    def others(self) -> BadInput:
        """What is said of any other table."""
        players = " or ".join(map(str, self.file.players))
        told = ", ".join(f"{name}={value}" for name, value in sorted(self.file.options.items()))
        tables = f"{players} players with {told or 'the usual options'}"
        return BadInput(f"{self.path}: a judge of tables for {tables}: it knows no others")


def judge_of(game: Game[Any], name: str) -> Judge:
    """The judge with this name: `own`, the one that comes with the game as `trained`, or one in a file."""
    if name == OWN:
        return own
    known = _known(game, name)

    def judge(match: Match[Any], seat: int) -> float:
        if known.knows(match.options, match.players):
            return learned(game, known.file.sides, match.view(seat), seat)
        if name == TRAINED:
            return own(match, seat)  # of other tables it knows nothing
        raise known.others

    return judge


def check_judge(game: Game[Any], name: str, options: Options, players: int) -> None:
    """Refuse, before anything is played, a judge in a file that knows nothing of tables like this."""
    if in_file(name) and not (known := _known(game, name)).knows(options, players):
        raise known.others


def in_file(name: str) -> bool:
    """Whether a judge with this name is in a file of somebody's own."""
    return name not in (OWN, TRAINED)


def _known(game: Game[Any], name: str) -> _Known:
    path = shipped(game) if name == TRAINED else Path(name)
    if path is None:
        raise BadInput(
            f"search: judge={name}: {game.slug} comes with none; 'undercroft lab train {game.slug}' makes one"
        )
    if not name or path.is_dir():
        raise BadInput(
            f"search: judge={name}: expected {OWN}, {TRAINED}, or a file that 'undercroft lab train {game.slug}' wrote"
        )
    try:
        at = path.stat()
    except OSError:
        return _Known(game, path)  # which says what is wrong
    return _kept(game, path.absolute(), path, at.st_mtime_ns, at.st_size)


@lru_cache(KEPT)
def _kept(game: Game[Any], where: Path, told: Path, changed: int, size: int) -> _Known:  # noqa: ARG001 - which file it is
    return _Known(game, told)


def own(match: Match[Any], seat: int) -> float:
    """What the game itself thinks."""
    return match.game.evaluate(match.glance(seat), seat)
