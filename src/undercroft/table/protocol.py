"""HTTP and the WebSocket as the server speaks them, with what uvicorn leaves open about odd clients."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState
from websockets.http11 import Request

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

    async def send_text(self, data: bytes) -> None:
        """Send a message that is UTF-8 already; ClientDisconnected if nobody will get it."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise ClientDisconnected
        try:
            self.conn.send_text(data)
        except InvalidState:
            raise ClientDisconnected from None
        self.transport.write(b"".join(self.conn.data_to_send()))

    def data_received(self, data: bytes) -> None:
        """What cannot be read as the opening of a socket is refused; uvicorn would let it wait for good."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.transport.is_closing():
            self.transport.write(NOT_UNDERSTOOD)
            self.transport.close()

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
