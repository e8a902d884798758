"""An attack that could be made now, as a browser shows it: dice of both sides, why they are so many, and the odds."""

from __future__ import annotations

import msgspec

from undercroft.board import Cell
from undercroft.games.dungeonsaga.state import Modifier
from undercroft.kernel.messages import Msg


class Odds(msgspec.Struct, frozen=True):
    """What an attack is likely to do; all are chances from 0 to 1."""

    results: dict[str, float]
    """By result, in the order of severity: nothing, ignored, bones, destroyed, wound, stunned; of a lock holds and
    broken, of a ward weakened and broken."""
    hits: tuple[float, ...]
    """The chance of 0, 1, 2 and more hits."""
    hurts: float
    """Any result that matters: bones, destroyed, wound, stunned, broken."""
    removes: float
    """The defender leaves the board, or the lock is broken."""


class Crystal(msgspec.Struct, frozen=True):
    """The same attack with the help of an energy crystal (SAG-MAG-15)."""

    item: str
    dice: int
    odds: Odds


class Strike(msgspec.Struct, frozen=True, kw_only=True):
    """An attack that could be made."""

    kind: str
    """fight, strike, shot, magic, or ward for what a spell takes from a ward."""
    by: str
    """The attacker's key."""
    name: Msg
    at: str
    """The defender's key, or the id of a door or chest."""
    whom: Msg
    card: str
    """The spell or feat that it is made by."""
    dice: int
    defence: int
    armour: int
    """What a die must beat to count at all."""
    notes: tuple[Modifier, ...]
    """Why the dice are as many as they are."""
    odds: Odds
    line: tuple[Cell, ...]
    """For shots and spells that need to see: the squares that the clearest line crosses."""
    crystals: tuple[Crystal, ...]


class Escape(msgspec.Struct, frozen=True):
    """What leaving the front arcs of enemies may cost (SAG-DIS-05), or appearing in them (SAG-DIS-12)."""

    strikes: tuple[Strike, ...]
    """The free strikes to be expected, one after the other."""
    hurt: float
    """The chance that any of them does something."""
    stopped: float
    """The chance not to get away at all."""
    wounds: tuple[float, ...]
    """For heroes and bosses: the chance of 0, 1, 2 and more wounds."""
