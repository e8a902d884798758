"""Time and luck, as the server gets them; a test brings its own."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import TypeAlias

Seeds: TypeAlias = Callable[[], int]
"""Draws the seed of a new table, or of a bot."""


def draw_seed() -> int:
    """One that nobody can guess, nor find by trying all there are: it never leaves the server."""
    return secrets.randbits(256)


class Clock:
    """Seconds since some moment, the time of day, and waiting for some to pass."""

    def now(self) -> float:
        return time.monotonic()

    def wall(self) -> float:
        """Seconds since 1970: what servers that share tables agree about, nearly."""
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
