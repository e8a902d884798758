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
CHAT_PER_SECOND: Final = 1.0
CHAT_AT_ONCE: Final = 10.0
"""Of a seat, of the spectators of one address, and of all spectators of a table."""
CHAT_WAITING: Final = 100
"""Lines at one table that wait to be kept."""
SPECTATOR_MESSAGES_PER_SECOND: Final = 10.0
SPECTATOR_MESSAGES_AT_ONCE: Final = 100.0
"""Of all spectators of one address; players are asked, and answer."""
TOKENS_AT_ONCE: Final = 16

CONNECTIONS: Final = 5000
SPECTATORS: Final = 2000
"""Of them: the rest is kept for seats."""
SPECTATORS_PER_TABLE: Final = 100
SPECTATORS_PER_ADDRESS: Final = 50
PLAYERS_PER_ADDRESS: Final = 2000
"""A school has one address, but no address fills the house."""
CONNECTIONS_PER_SEAT: Final = 10
"""With one more, the oldest goes: it may well be that of a browser that was switched off."""
STRANGERS: Final = 1000
STRANGERS_PER_ADDRESS: Final = 500
"""Connections that have not said hello. With one more, the oldest goes."""
HELLO_SECONDS: Final = 5.0
WELCOME_SECONDS: Final = 30.0
"""How long the table may take to be loaded, then."""

READS_PER_SECOND: Final = 20.0
READS_AT_ONCE: Final = 200.0
"""What somebody may look up at one table: older positions, the log, the record."""
READS_PER_ADDRESS_PER_SECOND: Final = 100.0
READS_PER_ADDRESS_AT_ONCE: Final = 1000.0
TABLES_PER_MINUTE: Final = 10
"""New tables from one address: so many at once, and then at this rate."""
ADDRESSES_KNOWN: Final = 10_000
ADDRESS_BYTES: Final = 4096
NAME_IN_ADDRESS_BYTES: Final = 255
"""Between two slashes: no file has a longer one."""
RECORD_BYTES: Final = 4 * 1024 * 1024
RECORD_LINES: Final = 50_000
RECORD_DECISIONS: Final = 20_000
"""A record that comes in is played again: so much of it at most."""
IMPORT_SECONDS: Final = 60.0
"""How long that may take, by the clock on the wall."""
IMPORTS_WAITING: Final = 8
IMPORTS_WAITING_PER_ADDRESS: Final = 2
IMPORT_AGAIN_SECONDS: Final = 10
"""When to try again, for who finds too many waiting."""
ANALYSES_WAITING: Final = 8
ANALYSES_WAITING_PER_ADDRESS: Final = 3
ANALYSIS_AGAIN_SECONDS: Final = 60
"""When to try again, for who finds too many waiting."""
LIST_TABLES: Final = 200
LETTERS_PER_SECOND: Final = 1 / 300
LETTERS_AT_ONCE: Final = 5
"""Letters that ask whether an address is right: for one address of the network, and to one of mail."""
LISTED_TABLES: Final = 50
LISTED_SECONDS: Final = 7 * 86_400.0
"""Tables that everybody may find are listed so many at most, and none that nobody has touched for so long."""
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


REST_SECONDS: Final = 180.0
"""How long bots wait for somebody who reads, if it is not said again: browsers say it each minute."""
