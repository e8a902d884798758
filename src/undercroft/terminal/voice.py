"""The words of the terminal: its own messages and those of the game at the table, in the language chosen."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from undercroft.kernel.game import Game
from undercroft.kernel.messages import Catalogue, Lang, Msg, msg
from undercroft.kernel.registry import games

LOCALE = Path(__file__).parent / "locale"


def catalogue(*of_games: Game[Any]) -> Catalogue:
    """The messages of the terminal and of these games."""
    return Catalogue(LOCALE, *(folder for game in of_games for folder in game.locales()))


class Voice:
    """Says messages in a language that can change at any moment."""

    def __init__(self, lang: Lang, *of_games: Game[Any]) -> None:
        self.lang: Lang = lang
        self._words = catalogue(*(of_games or games().values()))

    def __call__(self, message: Msg) -> str:
        return self._words.say(message, self.lang)

    def has(self, message: Msg) -> bool:
        return self._words.has(message.id, self.lang)


def seat_name(seat: int) -> Msg:
    return msg("kernel-seat", n=seat + 1)
