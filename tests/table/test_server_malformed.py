"""What cannot be read as HTTP, or as the opening of a socket, is answered and leaves no traceback."""

from __future__ import annotations

import socket
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from undercroft.table.load.server import Server, free_port

from .tables import PATIENCE

pytestmark = pytest.mark.anyio

SHAKING = (
    "GET /api/tables/x/socket HTTP/1.1\r\nHost: here\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    "Sec-WebSocket-Key: dW5kZXJjcm9mdC1sb2FkIQ==\r\nSec-WebSocket-Version: 13\r\n"
)


@pytest.fixture
async def server(sqlite_url: str, tmp_path: Path) -> AsyncIterator[Server]:
    here = Server(free_port(), sqlite_url, log=tmp_path / "log")
    await here.start()
    yield here
    here.kill()


def said(server: Server, data: str) -> bytes:
    """All that the server says until it hangs up."""
    heard = b""
    with socket.create_connection((server.host, server.port), timeout=PATIENCE) as connection:
        connection.sendall(data.encode())
        while more := connection.recv(4096):
            heard += more
    return heard


async def test_what_cannot_be_read_is_answered(server: Server, tmp_path: Path):
    assert b" 400 " in said(server, f"{SHAKING}Content-Length: 5\r\n\r\nhello")
    assert b" 400 " in said(server, f"{SHAKING}X: {'y' * 9000}\r\n\r\n")
    assert b" 400 " in said(
        server, "PUT /api/games HTTP/1.1\r\nHost: here\r\nTransfer-Encoding: chunked\r\n\r\nzzz\r\n"
    )
    assert b" 200 " in said(server, "GET /api/health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
    assert "Traceback" not in (tmp_path / "log").read_text()
