"""How much one client may ask of the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

MESSAGE_BYTES: Final = 64 * 1024
MESSAGES_PER_SECOND: Final = 50.0
MESSAGES_AT_ONCE: Final = 200.0
REFUSALS_PER_SECOND: Final = 1.0
REFUSALS_AT_ONCE: Final = 50.0
"""A client that sends more nonsense or floods longer than that is shown the door."""
CHAT_CHARACTERS: Final = 500
NAME_CHARACTERS: Final = 40
TITLE_CHARACTERS: Final = 80
CHAT_KEPT: Final = 200
TOKENS_AT_ONCE: Final = 16
CONNECTIONS: Final = 5000
CONNECTIONS_PER_TABLE: Final = 200
TABLES_PER_MINUTE: Final = 10
"""New tables from one address: so many at once, and then at this rate."""
ADDRESSES_KNOWN: Final = 10_000
RECORD_BYTES: Final = 16 * 1024 * 1024
LIST_TABLES: Final = 200
LOG_LINES: Final = 200
"""The last so many are sent at once; older ones are fetched."""

ROUNDING: Final = 1e-9
"""Six times a sixth of a token is one, though not in floating-point numbers."""


class Bucket:
    """A token bucket: `rate` in a second, `burst` at once."""

    __slots__ = ("_burst", "_left", "_now", "_rate", "_then")

    def __init__(self, rate: float, burst: float, now: Callable[[], float]) -> None:
        self._rate = rate
        self._burst = burst
        self._left = burst
        self._now = now
        self._then = now()

    def take(self) -> bool:
        """Whether one more is allowed now."""
        self._refill()
        if self._left < 1.0 - ROUNDING:
            return False
        self._left -= 1.0
        return True

    @property
    def wait(self) -> float:
        """Seconds until one more is allowed."""
        self._refill()
        return max(0.0, (1.0 - self._left) / self._rate)

    @property
    def full(self) -> bool:
        """Whether it is as good as new."""
        self._refill()
        return self._left == self._burst

    def _refill(self) -> None:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._then) * self._rate)
        self._then = now
