"""How strong a game's bots are: how often they beat each other in the arena, as `lab/strengths.py` wrote it down."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from undercroft.kernel.game import Game

FILE = "strengths.yaml"


class Duel(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Games of a bot against another."""

    bot: str
    against: str
    side: str = ""
    """The side that the first one was on, where the game has sides."""
    games: int
    won: float
    """By the first one; a shared victory is half of one."""
    seed: int | UnsetType = UNSET
    """Of these games, where they are not of the seed of all others."""
    settings: str | UnsetType = UNSET
    """What was said of the first one behind its name, as in `search:ms=1000`."""


class Strengths(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What was played, and how it went."""

    players: int
    options: dict[str, Any]
    seed: int
    duels: list[Duel]


def file_of(game: Game[Any]) -> Path:
    return game.folder / FILE


def strengths(game: Game[Any]) -> Strengths | None:
    """What has been measured of a game's bots, if anything has."""
    path = file_of(game)
    return msgspec.yaml.decode(path.read_bytes(), type=Strengths) if path.exists() else None
