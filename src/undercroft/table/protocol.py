"""The WebSocket as the server speaks it, with what uvicorn leaves open about clients that do not read."""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol


class SocketProtocol(WebSocketsSansIOProtocol):
    """A client that does not read what it is sent holds up its own messages: that is all it may do."""

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
