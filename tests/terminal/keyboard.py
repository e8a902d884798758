"""A keyboard for tests: lines typed in advance, and what the screen showed."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console

from undercroft.games.paperdungeons import GAME
from undercroft.kernel.chance import ByHand, Seeded
from undercroft.kernel.game import Game
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Lang
from undercroft.terminal import evening
from undercroft.terminal.saves import Journal
from undercroft.terminal.screen import Screen
from undercroft.terminal.table import Table
from undercroft.terminal.voice import Voice

ROUND_THREE = {
    "dungeon": "A",
    "round": 3,
    "pool": ["warrior", "clover", "skull", "warrior", "boots3", "rogue"],
    "missions": ["rooms15", "items4", "potions8"],
    "players": {
        1: {
            "heroes": {"warrior": 4, "mage": 2, "rogue": 3},
            "items": {"flaming_sword": 2, "khar_medallion": 1, "tome": 1},
            "potions": 5,
            "hearts": 3,
            "damage": 4,
            "at": "D2",
            "trail": ["F1", "E1", "E2", "D2"],
            "crossed": ["B"],
            "digits": [1, 9, 0, 8, 5, 0],
            "power": "psionic",
            "objective": "rooms",
        },
        2: {"heroes": {"rogue": 4}, "at": "F3", "trail": ["F1", "F2", "F3"], "looted": ["B"], "power": "noble"},
    },
}
"""A party that has explored the room of the first boss."""


VOICE = Voice("en")
"""One for all tests: reading the messages takes longer than playing."""


class Keyboard:
    """Types its lines, then there is nobody left; remembers all that was shown."""

    def __init__(self, patch: pytest.MonkeyPatch, lines: Iterable[str], width: int = 100) -> None:
        self._lines: Iterator[str] = iter(lines)
        self._file = io.StringIO()
        self.screen = Screen(Console(file=self._file, width=width, height=60, color_system=None, highlight=False))
        patch.setattr("builtins.input", self._type)

    def _type(self, prompt: str = "") -> str:
        self._file.write(prompt)
        try:
            return next(self._lines)
        except StopIteration:
            raise EOFError from None

    @property
    def shown(self) -> str:
        return self._file.getvalue()

    @property
    def screens(self) -> list[str]:
        """What was shown before the first line was typed, after it, after the second ..."""
        return self.shown.split("\n> ")


def sit(
    patch: pytest.MonkeyPatch,
    lines: Iterable[str],
    seats: tuple[str, ...] = ("human", "random"),
    *,
    given: dict[str, Any] | None = None,
    options: dict[str, Any] | None = None,
    lang: Lang = "en",
    game: Game[Any] = GAME,
    by_hand: bool = False,
    journal: Path | None = None,
) -> tuple[Keyboard, Table, int]:
    """Play from a position, or from the beginning, until the lines are used up."""
    keyboard = Keyboard(patch, lines)
    read = game.read_options(options or {})
    state = game.arrange(given, read, len(seats)) if given else None
    chance = ByHand() if by_hand else Seeded(3)
    match: Match[Any] = Match(game, read, len(seats), chance, state=state, audit=True)
    written = Journal.begin(match, seats, None if by_hand else 3, journal)
    VOICE.lang = lang
    table = Table(match, seats, keyboard.screen, VOICE, written, Random(5))
    return keyboard, table, evening._sit_down(table)
