"""HTTP and the WebSocket as the server speaks them, with what uvicorn leaves open about odd clients."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from undercroft.table.frames import read_text, text_frame

READ_AHEAD: Final = 8
"""Messages of a client that may wait before no more are read."""
DIRECT: Final = "undercroft.socket"
"""The name of a `SocketProtocol` in the scope of its socket."""
NOT_UNDERSTOOD: Final = b"HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


class RequestProtocol(H11Protocol):
    """When the rest of a request cannot be read, uvicorn says so itself: whoever answers it need not find that out."""

    def send_400_response(self, msg: str) -> None:
        if self.cycle is not None and not self.cycle.response_complete:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
            if self.cycle.response_started:
                self.transport.close()
                return
        super().send_400_response(msg)


class SocketProtocol(WebSocketsSansIOProtocol):
    """A client that does not read what it is sent holds up its own messages: that is all it may do.

    Whoever serves a socket finds this in its scope, and speaks to it without anything between them.
    """

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"][DIRECT] = self

    def __init__(self, *args: Any, **named: Any) -> None:  # noqa: ANN401 - uvicorn's
        super().__init__(*args, **named)
        self.on_ready: Callable[[], None] | None = None
        """Called when it takes more again after it did not."""

    @property
    def ready(self) -> bool:
        """Whether it takes more: not while the other side does not read, nor when it has gone."""
        return self.writable.is_set() and not (self.disconnected or self.close_sent) and self.conn.state is OPEN

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.on_ready is not None:
            self.on_ready()

    def write_text(self, data: bytes) -> None:
        """Send a message that is UTF-8 already, if it is `ready`."""
        self.transport.write(text_frame(data))

    def data_received(self, data: bytes) -> None:
        """Take a message that is there as a whole; leave the rest to the library.

        What cannot be read as the opening of a socket is refused; uvicorn would let it wait for good.
        """
        text = read_text(data) if self._between_messages() else None
        if text is not None:
            self._hand_over(text)
            return
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(NOT_UNDERSTOOD)
            self.transport.close()

    def _between_messages(self) -> bool:
        """Whether the library has read all that has come, and waits for no more of it."""
        # It does not promise to show these two: if it shows them no longer, it reads everything.
        conn = self.conn
        return (
            conn.state is OPEN
            and getattr(conn, "current_size", 0) is None
            and getattr(conn.reader, "buffer", None) == b""
            and not self.close_sent
        )

    def _hand_over(self, text: str) -> None:
        self.queue.put_nowait({"type": "websocket.receive", "text": text})
        if not self.read_paused and self.queue.qsize() >= READ_AHEAD:
            self.read_paused = True
            self.transport.pause_reading()

    def handle_ping(self) -> None:
        """Answer it, unless answers pile up already."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.transport.abort()

    def keepalive_timeout(self) -> None:
        """It is gone, or it does not read: then it would not read either that the connection is closed."""
        super().keepalive_timeout()
        self.transport.abort()
