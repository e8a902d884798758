"""What the store tells the other processes that share a PostgreSQL database: which tables have new events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import msgspec

CHANNEL: Final = "undercroft_tables"
"""The channel to listen to."""
LIMIT: Final = 7999
"""Bytes that a notification can hold."""
_TOGETHER: Final = 40
"""Notices that fit into one, with room to spare."""


class Notice(NamedTuple):
    """The events of a table up to the number `next` (without it) are on disk."""

    table_id: str
    next: int


_decoder: msgspec.json.Decoder[list[Notice]] = msgspec.json.Decoder(list[Notice])


def payloads(notices: Sequence[Notice]) -> Iterator[str]:
    """Notices as they travel, several together."""
    for start in range(0, len(notices), _TOGETHER):
        yield msgspec.json.encode(notices[start : start + _TOGETHER]).decode()


def read_notices(payload: bytes) -> list[Notice]:
    return _decoder.decode(payload)
