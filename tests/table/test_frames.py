"""Messages in one frame are read and written as the library would; everything else is left to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, cast

import pytest
from hypothesis import given
from hypothesis import strategies as st
from uvicorn.config import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import OPEN, Side
from websockets.uri import parse_uri

from undercroft.table.frames import read_text, text_frame
from undercroft.table.protocol import READ_AHEAD, SocketProtocol

OPENING = (
    b"GET / HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
sizes = st.sampled_from((0, 1, 5, 125, 126, 127, 500, 65535, 65536))
texts = st.text(max_size=200) | sizes.map("x".__mul__)


def said(text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
    """As a client sends it."""
    return Frame(opcode, text.encode(), fin).serialize(mask=True)


A, B = said("a"), said("b")
"""Every frame has a mask of its own: so the pieces of one are of these."""


@given(texts)
def test_a_message_in_one_frame_is_read_as_it_was_sent(text: str) -> None:
    found = read_text(said(text))
    assert found == (text if len(text.encode()) < 1 << 16 else None)  # longer ones are the library's


@given(texts, st.data())
def test_what_is_not_one_whole_message_is_not_read(text: str, data: st.DataObject) -> None:
    whole = said(text)
    cut = data.draw(st.integers(0, len(whole) - 1))
    assert read_text(whole[:cut]) is None
    assert read_text(whole + said("more")) is None
    assert read_text(said(text, fin=False)) is None
    assert read_text(said(text, Opcode.BINARY)) is None
    assert read_text(said(text, Opcode.CONT)) is None
    assert read_text(Frame(Opcode.TEXT, text.encode()).serialize(mask=False)) is None


@given(st.binary(max_size=300))
def test_any_bytes_are_read_as_the_library_reads_them_or_not_at_all(data: bytes) -> None:
    found = read_text(data)
    if found is not None:
        (frame,) = _library_reads(data, Side.SERVER)
        assert (frame.opcode, frame.fin, bytes(frame.data).decode()) == (Opcode.TEXT, True, found)


def test_what_is_not_utf_8_is_left_to_the_library() -> None:
    assert read_text(Frame(Opcode.TEXT, b"\xff\xfe").serialize(mask=True)) is None


@given(texts)
def test_a_message_to_a_client_is_the_frame_that_the_library_makes(text: str) -> None:
    assert text_frame(text.encode()) == Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def _library_reads(data: bytes, side: Side) -> list[Frame]:
    conn = ClientProtocol(parse_uri("ws://here/"))
    conn.side, conn.state = side, OPEN
    conn.parser = conn.parse()
    next(conn.parser)
    conn.receive_data(data)
    return [event for event in conn.events_received() if isinstance(event, Frame)]


class Pipe:
    """As much of a transport as it takes."""

    def __init__(self) -> None:
        self.written: list[bytes] = []
        self.reading = True

    def get_extra_info(self, name: str, default: object = None) -> object:
        return default

    def write(self, data: bytes) -> None:
        self.written.append(data)

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def is_closing(self) -> bool:
        return False

    def close(self) -> None:
        pass


def talk(meet: Callable[[SocketProtocol, Pipe], Awaitable[None]]) -> None:
    """Open a socket over a pipe, and have this happen on it."""

    async def accept(_: object, receive: Callable[[], Awaitable[Any]], send: Callable[[Any], Awaitable[None]]) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        await over.wait()

    async def run() -> None:
        config = Config(cast(Any, accept), ws_per_message_deflate=False, log_level="critical")
        config.load()
        protocol, pipe = SocketProtocol(config, ServerState(), {}), Pipe()
        protocol.connection_made(cast(Any, pipe))
        protocol.data_received(OPENING)
        while not protocol.handshake_complete:
            await asyncio.sleep(0)
        pipe.written.clear()
        await meet(protocol, pipe)
        protocol.stop_keepalive()
        over.set()
        await asyncio.gather(*protocol.tasks)

    over = asyncio.Event()
    asyncio.run(run())


@pytest.mark.parametrize(
    "chunks",
    [
        [said("a"), said("b"), said("c")],
        [said("a") + said("b"), said("c")],
        [A[:3], A[3:], said("b"), said("c")],
        [A[:3], A[3:] + B[:1], B[1:], said("c")],
        [said("a"), said("", Opcode.PING), said("b"), said("c")],
        [said("a"), said("b", fin=False), said("", Opcode.CONT), said("c")],
    ],
    ids=["one by one", "together", "in pieces", "across", "around a ping", "in fragments"],
)
def test_messages_come_in_order_however_they_are_cut(chunks: list[bytes]) -> None:
    async def meet(protocol: SocketProtocol, _: Pipe) -> None:
        for chunk in chunks:
            protocol.data_received(chunk)
        heard = [cast(Any, await protocol.receive())["text"] for _ in range(3)]
        assert heard == ["a", "b", "c"]

    talk(meet)


def test_a_new_message_amid_fragments_is_a_mistake() -> None:
    async def meet(protocol: SocketProtocol, _: Pipe) -> None:
        protocol.data_received(said("a", fin=False))
        protocol.data_received(said("b"))
        assert (await protocol.receive())["type"] == "websocket.disconnect"

    talk(meet)


def test_who_says_too_much_at_once_is_not_read_until_it_was_heard() -> None:
    async def meet(protocol: SocketProtocol, pipe: Pipe) -> None:
        for n in range(READ_AHEAD):
            assert pipe.reading, n
            protocol.data_received(said(str(n)))
        assert not pipe.reading
        for n in range(READ_AHEAD):
            assert cast(Any, await protocol.receive())["text"] == str(n)
        assert pipe.reading

    talk(meet)


def test_what_is_sent_is_one_frame() -> None:
    async def meet(protocol: SocketProtocol, pipe: Pipe) -> None:
        assert protocol.ready
        protocol.write_text(b'{"t":"done"}')
        assert pipe.written == [text_frame(b'{"t":"done"}')]

    talk(meet)
