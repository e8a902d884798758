"""One of several processes that serve tables: it is handed connections by the dispatcher."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from functools import partial
from typing import Any, Final, TypeAlias

import msgspec
import uvicorn

from undercroft.kernel.messages import Msg
from undercroft.table import pages
from undercroft.table.bots import share_of_cores
from undercroft.table.dispatch import AWAY, READY, Posting
from undercroft.table.reach import reach
from undercroft.table.settings import Settings, config
from undercroft.table.shards import Spread, table_in
from undercroft.table.store import InUse, Store, open_store
from undercroft.table.store.files import shard_url

logger = logging.getLogger(__name__)

LOCK_SECONDS: Final = 5.0
"""So long the processes of a dispatcher that was killed may take to let go of their files."""
HEALTH_SECONDS: Final = 5.0
"""So long whoever asks after the server's health waits for any of its processes."""
MISDIRECTED: Final = 421
UNAVAILABLE: Final = 503
SERVICE_RESTART: Final = 1012

Scope: TypeAlias = Any
Receive: TypeAlias = Callable[[], Any]
Send: TypeAlias = Callable[[Any], Any]


class Worker:
    """What all processes of a server have in common."""

    def __init__(self, db: str, spread: Spread, settings: Settings, address: Any) -> None:  # noqa: ANN401 - of a socket
        """`address` is where the server listens."""
        self._db = db
        self._spread = spread
        self._settings = settings
        host, port = address[:2]
        self._at = (host, port)
        self._door = ({"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host), port)

    def work(self, posting: Posting) -> None:
        """Serve the tables of one place until SIGTERM comes; BadInput if the database cannot be used."""
        with asyncio.Runner(loop_factory=config(None).get_loop_factory()) as runner:
            runner.run(self._serve(posting))

    async def _serve(self, posting: Posting) -> None:
        channel = _Channel(posting.channel)
        store = await self._open(posting)
        app = self._settings.app(
            store,
            workers=share_of_cores(self._spread.workers),
            new_id=partial(self._spread.new_id, posting.place),
            owner=posting.name,
            reach=partial(reach, *self._at),
        )
        front = Front(app, self._spread, posting.place, self._door)
        metrics = self._settings.tell(posting.place)
        server = _Server(config(front), posting.channel)
        if metrics is not None:
            server.begun = lambda: metrics.watch(app.state.house)
        channel.take = server.adopt
        with closing(metrics) if metrics is not None else nullcontext():
            await server.serve()

    async def _open(self, posting: Posting) -> Store:
        store = await _when_free(shard_url(self._db, posting.place))
        if self._spread.by_file:
            places = range(self._spread.workers)
            store.look_beside(shard_url(self._db, place) for place in places if place != posting.place)
        elif posting.heir_of is not None:
            await store.release_all(posting.heir_of)
        return store


async def _when_free(url: str) -> Store:
    """Open a database, which processes that end just now may still have."""
    end = asyncio.get_running_loop().time() + LOCK_SECONDS
    while True:
        try:
            return await open_store(url)
        except InUse:
            if asyncio.get_running_loop().time() > end:
                raise
            await asyncio.sleep(0.02)


class _Channel:
    """Where connections come from."""

    def __init__(self, channel: socket.socket) -> None:
        self._channel = channel
        self.take: Callable[[socket.socket], None] = lambda connection: connection.close()
        asyncio.get_running_loop().add_reader(channel, self._hear)

    def _hear(self) -> None:
        with suppress(BlockingIOError):
            while True:
                said, handles, _, _ = socket.recv_fds(self._channel, 1, 1)
                if not said:
                    # The dispatcher was killed. All that was acknowledged is on disk, and the next server wants the
                    # files now: there is nothing to wait for.
                    os._exit(1)
                for handle in handles:
                    self.take(socket.socket(fileno=handle))


class _Server(uvicorn.Server):
    """Does not listen, but takes connections that were made elsewhere."""

    def __init__(self, config: uvicorn.Config, channel: socket.socket) -> None:
        super().__init__(config)
        self._channel = channel
        self.begun: Callable[[], None] = lambda: None
        self._adopting: set[asyncio.Task[None]] = set()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:  # noqa: ARG002 - there are none
        await super().startup([])
        if self.started:
            self.begun()
            self._channel.send(READY)

    def adopt(self, connection: socket.socket) -> None:
        task = asyncio.create_task(self._adopt(connection))
        self._adopting.add(task)
        task.add_done_callback(self._adopting.discard)

    async def _adopt(self, connection: socket.socket) -> None:
        connection.setblocking(False)
        try:
            await asyncio.get_running_loop().connect_accepted_socket(self._protocol, connection)
        except OSError:  # it has gone by now
            connection.close()

    def _protocol(self) -> asyncio.Protocol:
        made: asyncio.Protocol = self.config.http_protocol_class(  # type: ignore[call-arg] # as uvicorn calls it
            config=self.config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return made

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """SIGTERM only: Ctrl-C is the dispatcher's business."""
        signal.signal(signal.SIGTERM, self.handle_exit)
        yield


class Front:
    """What is different for an application that shares its port with others.

    A connection is given to one process for good, so it carries one request: the next may be for another's table. A
    request that has come to the wrong process all the same is told to try again. And the server is well if all are.
    """

    def __init__(self, app: Any, spread: Spread, place: int, door: tuple[str, int]) -> None:  # noqa: ANN401 - ASGI
        self._app = app
        self._spread = spread
        self._place = place
        self._door = door

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self._app(scope, receive, send)
            return
        table = table_in(scope["path"])
        elsewhere = table is not None and self._spread.place(table) != self._place
        if scope["type"] == "websocket":
            if elsewhere:
                await send({"type": "websocket.close", "code": SERVICE_RESTART})
            else:
                await self._app(scope, receive, send)
            return
        send = partial(_send_last, send)
        if elsewhere:
            await _reply(send, MISDIRECTED, _words("elsewhere", "table-away"))
        elif scope["path"] == "/api/health" and not scope["query_string"] and (ill := await self._ill()) is not None:
            await _reply(send, UNAVAILABLE, ill)
        else:
            await self._app(scope, receive, send)

    async def _ill(self) -> bytes | None:
        """What the first of the other processes says that is not well; None if all are."""
        others = [place for place in range(self._spread.workers) if place != self._place]
        said = await asyncio.gather(*(self._ask(place) for place in others))
        return next((one for one in said if one is not None), None)

    async def _ask(self, place: int) -> bytes | None:
        """Ask through the front door, as anybody would."""
        try:
            async with asyncio.timeout(HEALTH_SECONDS):
                reader, writer = await asyncio.open_connection(*self._door)
                writer.write(b"GET /api/health?worker=%d HTTP/1.1\r\nHost: localhost\r\n\r\n" % place)
                head, _, body = (await reader.read()).partition(b"\r\n\r\n")
                writer.close()
        except (OSError, TimeoutError):
            head, body = b"", b""
        if head.startswith(b"HTTP/1.1 200 "):
            return None
        its_own = body and not AWAY.endswith(body)  # else it was the dispatcher that answered, if anybody did
        return body if its_own else _words("no-worker", "table-worker-away")


def _words(code: str, key: str) -> bytes:
    return msgspec.json.encode({"code": code, "reason": Msg(key)})


async def _send_last(send: Send, message: Any) -> None:  # noqa: ANN401 - ASGI
    """Send what belongs to the last response of a connection."""
    if message["type"] == "http.response.start":
        message = {**message, "headers": [*message.get("headers", ()), (b"connection", b"close")]}
    await send(message)


async def _reply(send: Send, status: int, body: bytes) -> None:
    said = {"Content-Type": "application/json", "Content-Length": str(len(body)), **pages.SECURITY}
    headers = [(name.lower().encode(), value.encode()) for name, value in said.items()]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
