"""A WebSocket client with next to nothing in it, so that measuring a server does not measure its clients."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""Clients must mask what they send; with this key, masking changes nothing."""


class Connection(asyncio.Protocol):
    """Calls `heard` with every message, and `lost` once when the connection ends, however it ends."""

    def __init__(self, path: str, heard: Callable[[bytes], None], lost: Callable[[], None]) -> None:
        self._path = path
        self._heard = heard
        self._lost = lost
        self._transport: asyncio.Transport | None = None
        self._buffer = bytearray()
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def open(self, host: str, port: int, source: str | None = None) -> None:
        """Connect, from the address `source` if one is given; ConnectionError if the server will not have it."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, host, port, local_addr=(source, 0) if source else None)
        await self.opened

    def send(self, message: bytes, code: int = TEXT) -> None:
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(frame(message, code))

    def send_raw(self, data: bytes) -> None:
        """Send bytes that need not be a frame."""
        if self._transport is not None and not self._transport.is_closing():
            self._transport.write(data)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        lines = (
            f"GET {self._path} HTTP/1.1",
            "Host: 127.0.0.1",
            "Upgrade: websocket",
            "Connection: Upgrade",
            "Sec-WebSocket-Key: dW5kZXJjcm9mdC1sb2FkIQ==",
            "Sec-WebSocket-Version: 13",
            "\r\n",
        )
        transport.write("\r\n".join(lines).encode())

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - one end is like another
        if not self.opened.done():
            self.opened.set_exception(ConnectionError("the server hung up"))
        self._lost()

    def data_received(self, data: bytes) -> None:
        self._buffer += data
        if not self.opened.done() and not self._shake_hands():
            return
        while (frame := self._frame()) is not None:
            self._take(*frame)

    def _shake_hands(self) -> bool:
        end = self._buffer.find(b"\r\n\r\n")
        if end < 0:
            return False
        status = bytes(self._buffer[: self._buffer.find(b"\r\n")])
        del self._buffer[: end + 4]
        if b" 101 " not in status:
            self.opened.set_exception(ConnectionError(status.decode()))
            self.close()
            return False
        self.opened.set_result(None)
        return True

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame, if it is there; servers send theirs unmasked and, to us, in one piece."""
        buffer = self._buffer
        if len(buffer) < 2:
            return None
        size, start = buffer[1], 2
        if size == 126:
            size, start = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, start = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < start + size:
            return None
        code = buffer[0] & 0x0F
        body = bytes(buffer[start : start + size])
        del buffer[: start + size]
        return code, body

    def _take(self, code: int, body: bytes) -> None:
        if code == TEXT:
            self._heard(body)
        elif code == PING:
            self.send(body, PONG)
        elif code == CLOSE:
            self.close()


def frame(body: bytes, code: int = TEXT, *, last: bool = True) -> bytes:
    """A message, or a piece of one if it is not the `last`, as a client sends it."""
    first = code | (0x80 if last else 0)
    size = len(body)
    if size < 126:
        head = bytes((first, _MASKED | size))
    elif size < 65536:
        head = bytes((first, _MASKED | 126)) + size.to_bytes(2, "big")
    else:
        head = bytes((first, _MASKED | 127)) + size.to_bytes(8, "big")
    return head + _NO_MASK + body
