"""Several processes, one port: this one takes connections and hands each to the process that has its table.

It looks at the first line of a request without taking it away, and gives the connection itself to the right process:
what travels on it later costs nothing here. It starts those processes, and starts one again that has ended.

It is a plain loop over what is ready, with no asyncio in it, so that it can fork at any time. A connection that waits
is looked at again every `TICK_SECONDS`, whatever it waits for.
"""

from __future__ import annotations

import errno
import logging
import multiprocessing
import os
import secrets
import signal
import socket
import sys
import time
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from itertools import count
from multiprocessing.process import BaseProcess
from selectors import EVENT_READ, DefaultSelector
from types import FrameType
from typing import Final, NamedTuple

from undercroft.kernel.errors import BadInput
from undercroft.table.settings import settle
from undercroft.table.shards import Spread, wanted

logger = logging.getLogger(__name__)

TICK_SECONDS: Final = 0.05
LINE_BYTES: Final = 4096
"""As much of a request as is looked at; whoever sends more without the end of a line gets a process, any."""
LINE_SECONDS: Final = 5.0
"""So long a connection may say nothing."""
SILENT_MOST: Final = 256
"""So many connections may say nothing at once; one more, and the oldest of them goes."""
AWAY_SECONDS: Final = 10.0
"""So long a connection waits for a process that is being started again."""
AWAY_MOST: Final = 128
ACCEPT_AT_ONCE: Final = 64
PAUSE_SECONDS: Final = 0.1
PAUSE_MOST: Final = 10.0
STEADY_SECONDS: Final = 30.0
"""A process that has lived so long is started again at once; one that keeps dying, after longer and longer pauses."""
STOP_SECONDS: Final = 30.0
"""After so long a process that was asked to end is ended."""

READY: Final = b"+"
FAILED: Final = b"-"
"""The first byte that a process says; after this one comes why."""
CONNECTION: Final = b"c"

AWAY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nRetry-After: 1\r\n"
    b"Content-Type: application/json\r\nContent-Length: 50\r\n\r\n"
    b'{"code": "busy", "reason": {"id": "table-away"}}\r\n'
)


class Posting(NamedTuple):
    """What a process is told when it starts."""

    place: int
    channel: socket.socket
    """Connections come from here; when it ends, the dispatcher has died."""
    name: str
    """Of its own: that of the leases of a server that shares a database."""
    heir_of: str | None
    """The name of the process that was in this place before, which has ended."""


Work = Callable[[Posting], None]
"""What a process does until it is sent SIGTERM; BadInput if it cannot."""


def run(listener: socket.socket, spread: Spread, work: Work, ready: Callable[[], None]) -> None:
    """Serve until a signal comes; BadInput if a process cannot work from the beginning."""
    if sys.platform == "win32":
        raise BadInput("serve: --workers: this system cannot hand connections to another process")
    settle()  # here, so that all processes share what is loaded
    _Dispatcher(listener, spread, work, ready).run()


class _Waiting(NamedTuple):
    connection: socket.socket
    until: float


class _Post:
    """A process, as seen from here."""

    def __init__(self, place: int) -> None:
        self.place = place
        self.process: BaseProcess | None = None
        self.channel: socket.socket | None = None
        self.name: str | None = None
        self.said = b""
        self.waiting: deque[_Waiting] = deque()
        self.begun = 0.0
        self.pause = PAUSE_SECONDS
        self.again_at: float | None = None
        """When it is to be started again, if it has ended."""

    @property
    def ready(self) -> bool:
        return self.channel is not None and self.said.startswith(READY)


class _Dispatcher:
    def __init__(self, listener: socket.socket, spread: Spread, work: Work, ready: Callable[[], None]) -> None:
        self._listener = listener
        self._spread = spread
        self._work = work
        self._ready: Callable[[], None] | None = ready
        self._posts = [_Post(place) for place in range(spread.workers)]
        self._turns = count()
        self._silent: dict[socket.socket, float] = {}
        """Connections that have not said what they want, the oldest first, each with how long it may be so."""
        self._begun: set[socket.socket] = set()
        """Those of them that have begun to say it. They are always readable, so they are looked at once a tick."""
        self._selector = DefaultSelector()
        self._signals: list[int] = []
        self._bell, self._woken = socket.socketpair()

    def run(self) -> None:
        for one in (self._listener, self._bell, self._woken):
            one.setblocking(False)
        self._selector.register(self._listener, EVENT_READ, self._accept)
        self._selector.register(self._woken, EVENT_READ, lambda: self._woken.recv(64))
        with self._catching_signals():
            try:
                for post in self._posts:
                    self._start(post)
                while not self._signals:
                    self._turn()
            finally:
                self._stop()
        if self._signals:
            signal.raise_signal(self._signals[0])  # what it means is not for us to say

    def _turn(self) -> None:
        waiting = bool(self._silent) or any(post.waiting or post.again_at is not None for post in self._posts)
        for key, _ in self._selector.select(TICK_SECONDS if waiting else None):
            key.data()
        if waiting:
            self._tick()

    def _tick(self) -> None:
        now = time.monotonic()
        for connection in list(self._begun):
            self._look(connection)
        for connection, until in list(self._silent.items()):
            if until > now:
                break
            self._drop(connection)
        for post in self._posts:
            if post.again_at is not None and post.again_at <= now:
                self._start(post)
            self._hand_over(post)
            while post.waiting and post.waiting[0].until <= now:
                _refuse(post.waiting.popleft().connection)

    # -- connections --------------------------------------------------------------------------------------------------

    def _accept(self) -> None:
        for _ in range(ACCEPT_AT_ONCE):
            try:
                connection, _ = self._listener.accept()
            except (BlockingIOError, ConnectionAbortedError):
                return
            except OSError as error:
                if error.errno not in (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM):
                    raise
                logger.error("no connection can be taken: %s", error.strerror)
                time.sleep(TICK_SECONDS)
                return
            connection.setblocking(False)
            if len(self._silent) >= SILENT_MOST:
                self._drop(next(iter(self._silent)))
            self._silent[connection] = time.monotonic() + LINE_SECONDS
            self._selector.register(connection, EVENT_READ, lambda connection=connection: self._look(connection))
            self._look(connection)

    def _look(self, connection: socket.socket) -> None:
        """See what a connection wants, if it has said so by now."""
        if connection not in self._silent:
            return  # it went while others were looked at
        try:
            said = connection.recv(LINE_BYTES, socket.MSG_PEEK)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        line, end, _ = said.partition(b"\n")
        if not said:
            self._drop(connection)
        elif end or len(said) >= LINE_BYTES:
            self._forget(connection)
            self._assign(connection, line)
        elif connection not in self._begun:
            self._begun.add(connection)
            self._selector.unregister(connection)

    def _forget(self, connection: socket.socket) -> None:
        del self._silent[connection]
        if connection in self._begun:
            self._begun.discard(connection)
        else:
            self._selector.unregister(connection)

    def _drop(self, connection: socket.socket) -> None:
        self._forget(connection)
        connection.close()

    def _assign(self, connection: socket.socket, line: bytes) -> None:
        want = wanted(line)
        named = want.worker is not None and want.worker < len(self._posts)
        if want.table is not None:
            post = self._posts[self._spread.place(want.table)]
        else:
            post = self._posts[want.worker or 0] if named else self._next()
        # Whoever names a process wants to know how it is now.
        if len(post.waiting) >= AWAY_MOST or (named and not post.ready):
            _refuse(connection)
            return
        post.waiting.append(_Waiting(connection, time.monotonic() + AWAY_SECONDS))
        self._hand_over(post)

    def _next(self) -> _Post:
        """The processes in turn, those that work if there are any."""
        some = [post for post in self._posts if post.ready] or self._posts
        return some[next(self._turns) % len(some)]

    def _hand_over(self, post: _Post) -> None:
        while post.waiting and post.ready:
            assert post.channel is not None
            connection = post.waiting[0].connection
            try:
                socket.send_fds(post.channel, [CONNECTION], [connection.fileno()])
            except OSError:
                return  # it has much to do, or has died, which the channel will tell
            post.waiting.popleft()
            connection.close()

    # -- processes ----------------------------------------------------------------------------------------------------

    def _start(self, post: _Post) -> None:
        here, there = socket.socketpair()
        here.setblocking(False)
        there.setblocking(False)
        heir_of, post.name = post.name, secrets.token_hex(8)
        posting = Posting(post.place, there, post.name, heir_of)
        post.process = multiprocessing.get_context("fork").Process(target=self._become, args=(posting, here))
        post.process.start()
        there.close()
        post.channel, post.said = here, b""
        post.begun, post.again_at = time.monotonic(), None
        self._selector.register(here, EVENT_READ, lambda: self._hear(post))

    def _become(self, posting: Posting, dispatchers_end: socket.socket) -> None:
        """In the new process: let go of all that is the dispatcher's, and work."""
        signal.set_wakeup_fd(-1)
        signal.signal(signal.SIGTERM, signal.SIG_DFL)
        signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C goes to everybody; the dispatcher says what follows
        self._selector.close()
        for one in (self._listener, self._bell, self._woken, dispatchers_end, *self._silent):
            one.close()
        for post in self._posts:
            if post.channel is not None:
                post.channel.close()
            for waiting in post.waiting:
                waiting.connection.close()
        # A server that is started without standard input has something else there, and that is closed now. uvloop
        # would fail on a socket with such a number.
        while (handle := os.open(os.devnull, os.O_RDWR)) <= 2:
            pass
        os.close(handle)
        try:
            self._work(posting)
        except BadInput as error:
            with suppress(OSError):
                posting.channel.sendall(FAILED + str(error).encode())
            sys.exit(2)

    def _hear(self, post: _Post) -> None:
        """A process says how it began, or has ended."""
        assert post.channel is not None
        try:
            said = post.channel.recv(LINE_BYTES)
        except BlockingIOError:
            return
        except OSError:
            said = b""
        if not said:
            self._ended(post)
            return
        post.said += said
        self._hand_over(post)
        if self._ready is not None and all(one.ready for one in self._posts):
            self._ready()
            self._ready = None

    def _ended(self, post: _Post) -> None:
        assert post.process is not None
        assert post.channel is not None
        self._selector.unregister(post.channel)
        post.channel.close()
        post.channel = None
        post.process.kill()  # it has let go of its channel, so it can do nothing more
        post.process.join()
        why = post.said.removeprefix(FAILED).decode(errors="replace") if post.said.startswith(FAILED) else ""
        if self._ready is not None:
            raise BadInput(why or f"serve: process {post.place} ended as soon as it was started")
        if time.monotonic() - post.begun >= STEADY_SECONDS:
            post.pause = PAUSE_SECONDS
        post.again_at = time.monotonic() + post.pause
        code = why or f"exit code {post.process.exitcode}"
        logger.warning("process %d has ended (%s); it is started again in %g s", post.place, code, post.pause)
        post.pause = min(2 * post.pause, PAUSE_MOST)

    # -- the end ------------------------------------------------------------------------------------------------------

    @contextmanager
    def _catching_signals(self) -> Iterator[None]:
        before = {one: signal.signal(one, self._signal) for one in (signal.SIGINT, signal.SIGTERM)}
        wake = signal.set_wakeup_fd(self._bell.fileno(), warn_on_full_buffer=False)
        try:
            yield
        finally:
            signal.set_wakeup_fd(wake)
            for one, handler in before.items():
                signal.signal(one, handler)

    def _signal(self, number: int, _frame: FrameType | None) -> None:
        if self._signals and number == signal.SIGINT:
            for process in self._alive():  # pressed again: it takes too long
                process.kill()
        self._signals.append(number)

    def _stop(self) -> None:
        self._listener.close()
        for connection in (*self._silent, *(one.connection for post in self._posts for one in post.waiting)):
            connection.close()
        for process in self._alive():
            process.terminate()
        end = time.monotonic() + STOP_SECONDS
        for process in self._alive():
            process.join(max(0.0, end - time.monotonic()))
            if process.is_alive():
                logger.error("process %s does not end, and is ended", process.pid)
                process.kill()
                process.join()
        self._selector.close()

    def _alive(self) -> list[BaseProcess]:
        return [post.process for post in self._posts if post.process is not None and post.process.is_alive()]


def _refuse(connection: socket.socket) -> None:
    """Say that the process of a table is away. What was sent is taken first, or it would not arrive."""
    with suppress(OSError):
        connection.recv(65536)
        connection.send(AWAY)
        connection.shutdown(socket.SHUT_WR)
    connection.close()
