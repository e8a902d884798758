"""How thoroughly a game is analysed."""

from __future__ import annotations

import msgspec


class Means(msgspec.Struct, frozen=True, kw_only=True):
    """More of each makes the figures steadier, and the analysis longer in proportion."""

    points: int = 30
    """Of the curve."""
    games: int = 8
    """Imagined from each of them, and played to their ends."""
    deals: int = 16
    """In which two answers are compared."""
    depth: int = 60
    """Decisions that each of those goes on for before it is judged."""
    again: int = 4
    """How often a throw is thrown otherwise."""
    settle: int = 8
    """Decisions after which the difference that it made can be seen."""
    seed: int = 1
