"""Getting the games ready before the first table is opened."""

from __future__ import annotations

from functools import cache

import msgspec

from undercroft.kernel import registry
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match


@cache
def make_ready() -> None:
    """Load all games and set one of each up. To be called before any thread but the first has to do with a game.

    Tables are opened in threads, and msgspec crashes the process if two of them make it look at the same struct for the
    first time at once. After this, it has seen them all.
    """
    for game in registry.games().values():
        msgspec.json.Decoder(game.state_type)
        Match(game, game.read_options({}), game.players.start, Seeded(0))
