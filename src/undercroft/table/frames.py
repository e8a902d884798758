"""Messages of a WebSocket that are one frame, as nearly all are: read and written at once, without a parser."""

from __future__ import annotations

from struct import Struct
from typing import Final

from websockets.frames import apply_mask  # type: ignore[attr-defined] # it is there, in C where that could be built

FINAL_TEXT: Final = 0x81
MASKED: Final = 0x80
TWO_BYTES: Final = 126
"""Said in place of a length: it stands in the two bytes that follow."""
EIGHT_BYTES: Final = 127
MASK_SIZE: Final = 4

_short = Struct("!BBH")
_long = Struct("!BBQ")


def read_text(data: bytes) -> str | None:
    """What a client's bytes say, if they are one whole message in one frame; None if they are anything else."""
    if len(data) < 2 + MASK_SIZE or data[0] != FINAL_TEXT:
        return None
    length, mask = data[1] - MASKED, 2
    if length == TWO_BYTES:
        length, mask = int.from_bytes(data[2:4], "big"), 4
        if length < TWO_BYTES:
            return None
    elif not 0 <= length < TWO_BYTES:
        return None
    text = mask + MASK_SIZE
    if len(data) != text + length:
        return None
    try:
        return apply_mask(data[text:], data[mask:text]).decode()
    except UnicodeDecodeError:
        return None


def text_frame(text: bytes) -> bytes:
    """A message to a client."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((FINAL_TEXT, length)) + text
    if length < 1 << 16:
        return _short.pack(FINAL_TEXT, TWO_BYTES, length) + text
    return _long.pack(FINAL_TEXT, EIGHT_BYTES, length) + text
