"""Committing to a seed: shown when a game begins, it proves at the end that the dice were settled all along.

It proves that chance followed from one seed, fixed before anybody answered, whatever people did then. It does not
prove that the seed was the first one drawn: whoever runs the server could have tried several before the game began.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

BITS: Final = 128
"""A seed with fewer could be found from its commitment by trying, and with it all dice to come."""


def commitment(table: str, seed: int) -> str | None:
    """What is shown of the seed of a table, which it binds to that table; None if it would give the seed away."""
    if seed.bit_length() < BITS:
        return None
    return blake2b(f"undercroft {table} {seed}".encode(), digest_size=32).hexdigest()
