"""HTTP and the WebSocket as the server speaks them, with what uvicorn leaves open about odd clients."""

from __future__ import annotations

from typing import Final

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

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
    """A client that does not read what it is sent holds up its own messages: that is all it may do."""

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
