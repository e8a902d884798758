"""How the bots score in a game, and where their points come from: `python -m undercroft.lab.report paperdungeons`.

Prints tables for `docs/balance-paperdungeons.md` and draws `docs/img/paperdungeons-scores.svg`.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from random import Random
from statistics import fmean, stdev

import msgspec
from rich.console import Console
from rich.progress import track

from undercroft.bots import GREEDY, RANDOM, make_bot
from undercroft.games.paperdungeons import GAME
from undercroft.games.paperdungeons.content import content
from undercroft.games.paperdungeons.rules.scoring import LINES
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.lab.sim import derived_seed, play_out

SEED = 1
SEATS = 4
WITHIN = 1.96
"""Standard errors either side of a mean that make a 95 % interval."""
PICTURE = Path("docs/img/paperdungeons-scores.svg")
SOURCES = {
    "A": "boss 1",
    "B": "boss 2",
    "C": "boss 3",
    "D": "weakest hero",
    "E": "items",
    "F": "gems",
    "G": "monsters",
    "H": "damage",
    "I": "resurrection",
    "J": "objective, power",
    "K": "missions",
    "L": "total",
}


class Sheet(msgspec.Struct, frozen=True):
    """One player's game: who played, with what, and the score lines A to L."""

    bot: str
    power: str
    objective: str
    dungeon: str
    lines: tuple[int, ...]
    won: bool

    @property
    def total(self) -> int:
        return self.lines[-1]


def play(bots: Sequence[str], games: int, seed: int = SEED) -> list[Sheet]:
    """Play games; the bots move on by one seat from game to game."""
    sheets = []
    for index in track(range(games), ", ".join(bots), console=Console(stderr=True)):
        seats = [bots[(seat + index) % len(bots)] for seat in range(len(bots))]
        own = derived_seed(seed, index)
        match = Match(GAME, players=len(seats), chance=Seeded(own), log=False)
        play_out(match, [make_bot(bot, GAME, Random(derived_seed(own, seat))) for seat, bot in enumerate(seats)])
        outcome = match.outcome()
        assert outcome is not None
        for bot, s, result in zip(seats, match.state.sheets, match.state.results[-1], strict=True):
            won = outcome.winners == (s.seat,)
            sheets.append(Sheet(bot, s.power, s.objective, match.state.dungeon, result.lines, won))
    return sheets
