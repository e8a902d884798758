"""Several servers, one set of tables: what they tell each other.

Whoever holds a table's lease writes to it. The others follow its events, and pass on to it what their clients say.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from itertools import count
from typing import Final, TypeAlias

import msgspec
from litestar.channels.backends.base import ChannelsBackend

from undercroft.kernel.messages import Msg
from undercroft.table import wire
from undercroft.table.commands import Caller
from undercroft.table.refusals import Refuse
from undercroft.table.store import CHANNEL, Notice, read_notices
from undercroft.table.store.fanout import TooLong

logger = logging.getLogger(__name__)

PRESENCE: Final = "undercroft_here"


class Unheard(Exception):  # noqa: N818 - named for what it is: nobody is at fault
    """The server that was thought to drive a table does not, or does not answer."""


class Passed(msgspec.Struct, frozen=True, tag="passed"):
    """What a client said, for the server that drives its table."""

    number: int
    sender: str
    table: str
    caller: Caller
    message: wire.FromClient


class Reply(msgspec.Struct, frozen=True, tag="reply"):
    """What came of it: done (no code), refused, or not heard because the table has moved."""

    number: int
    code: str | None = None
    reason: Msg | None = None
    rule: str | None = None
    moved: bool = False
    next: int = 0
    """How many events the table has now: read them before telling the client."""


class Here(msgspec.Struct, frozen=True, tag="here"):
    """Who is connected to a table through another server."""

    sender: str
    table: str
    seats: tuple[int, ...]


_Letter: TypeAlias = Passed | Reply | Here
_decoder: msgspec.json.Decoder[_Letter] = msgspec.json.Decoder(_Letter)

Answerer = Callable[[Passed], Awaitable[Reply]]


class Fleet:
    """The other servers, as this one sees them."""

    def __init__(self, backend: ChannelsBackend, owner: str, patience: float) -> None:
        self._backend = backend
        self._owner = owner
        self._patience = patience
        self._numbers = count(1)
        self._waiting: dict[int, asyncio.Future[Reply]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self.on_notice: Callable[[Notice], None] = lambda notice: None
        self.on_here: Callable[[Here], None] = lambda here: None
        self.answer: Answerer | None = None

    async def open(self) -> None:
        await self._backend.on_startup()
        await self._backend.subscribe([CHANNEL, PRESENCE, f"to_{self._owner}"])
        self._start(self._listen())

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(Exception):
            await self._backend.on_shutdown()

    async def pass_on(self, driver: str, table: str, caller: Caller, message: wire.FromClient) -> int:
        """Have another server do what a client asks for; how many events the table has then.

        Raises Refuse, or Unheard.
        """
        number = next(self._numbers)
        waiting: asyncio.Future[Reply] = asyncio.get_running_loop().create_future()
        self._waiting[number] = waiting
        try:
            await self._send(driver, Passed(number, self._owner, table, caller, message))
            async with asyncio.timeout(self._patience):
                reply = await waiting
        except TooLong:
            raise Refuse("too-large", "table-message-long", limit=4096) from None
        except TimeoutError:
            raise Unheard from None
        finally:
            del self._waiting[number]
        if reply.moved:
            raise Unheard
        if reply.code is not None and reply.reason is not None:
            refused = Refuse(reply.code, reply.reason.id, **reply.reason.args)
            refused.rule = reply.rule
            raise refused
        return reply.next

    async def tell_here(self, table: str, seats: tuple[int, ...]) -> None:
        await self._backend.publish(msgspec.json.encode(Here(self._owner, table, seats)), [PRESENCE])

    async def _send(self, server: str, letter: _Letter) -> None:
        await self._backend.publish(msgspec.json.encode(letter), [f"to_{server}"])

    async def _listen(self) -> None:
        async for channel, data in self._backend.stream_events():
            try:
                if channel == CHANNEL:
                    for notice in read_notices(data):
                        self.on_notice(notice)
                else:
                    self._read(_decoder.decode(data))
            except Exception:
                logger.exception("a message of another server could not be handled")

    def _read(self, letter: _Letter) -> None:
        if isinstance(letter, Reply):
            waiting = self._waiting.get(letter.number)
            if waiting is not None and not waiting.done():
                waiting.set_result(letter)
        elif isinstance(letter, Passed):
            self._start(self._answer(letter))
        elif letter.sender != self._owner:
            self.on_here(letter)

    async def _answer(self, letter: Passed) -> None:
        if self.answer is not None:
            await self._send(letter.sender, await self.answer(letter))

    def _start(self, work: Awaitable[None]) -> None:
        task: asyncio.Task[None] = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("talking to another server has failed", exc_info=error)
