"""The WebSocket of a client: messages in, messages out, and limits."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.params import FromPath

from undercroft.table import limits, wire
from undercroft.table.client import TableClient
from undercroft.table.commands import Caller
from undercroft.table.house import House
from undercroft.table.loaded import Role, role_of
from undercroft.table.protocol import DIRECT, SocketProtocol
from undercroft.table.refusals import Refuse
from undercroft.table.replies import address_of
from undercroft.table.showing import encoder
from undercroft.table.table import Table
from undercroft.table.text import clean

logger = logging.getLogger(__name__)

POLICY_VIOLATION = 1008
SERVICE_RESTART = 1012
TRY_LATER = 1013
REFUSED_PAUSE = 0.01
"""Whoever sends nonsense waits: that slows a flood down, and lets the refusals out."""

_decoder: msgspec.json.Decoder[wire.FromClient] = msgspec.json.Decoder(wire.FromClient)


@websocket("/api/tables/{table_id:str}/socket")
async def table_socket(socket: WebSocket[Any, Any, Any], table_id: FromPath[str], state: State) -> None:
    await socket.accept()
    await _Wire(socket, state.house, table_id).serve()


class _Closed(Exception):  # noqa: N818 - the end of a conversation is not an error
    """The other side has gone, or has been shown the door."""


class _Wire:
    """One connection, before and after it says hello."""

    def __init__(self, socket: WebSocket[Any, Any, Any], house: House, table_id: str) -> None:
        self._socket = socket
        self._direct: SocketProtocol = socket.scope["state"][DIRECT]
        self._house = house
        self._table_id = table_id
        now = house.clock.now
        self._visit = house.doors.knock(address_of(socket), self._show_out)
        self._silence: asyncio.Timeout | None = None
        self._leaving: asyncio.Future[None] | None = None
        self._bucket: limits.Bucket
        self._chat: tuple[limits.Bucket, ...]
        self._patience = limits.Bucket(limits.REFUSALS_PER_SECOND, limits.REFUSALS_AT_ONCE, now)

    async def serve(self) -> None:
        try:
            await self._serve()
        finally:
            self._house.doors.leave(self._visit)

    def _show_out(self) -> None:
        """Somebody else needs the place."""
        if self._silence is not None:
            with suppress(RuntimeError):  # it has run out already
                self._silence.reschedule(0.0)
        else:
            self._leaving = asyncio.ensure_future(self._close(POLICY_VIOLATION))

    async def _close(self, code: int) -> None:
        with suppress(Exception):
            await self._socket.close(code)

    async def _serve(self) -> None:
        try:
            async with asyncio.timeout(self._house.hello_within) as self._silence:
                message = self._read(await self._receive())
                self._silence.reschedule(asyncio.get_running_loop().time() + limits.WELCOME_SECONDS)
                client = await self._hello(message)
        except (_Closed, TimeoutError):
            await self._close(POLICY_VIOLATION)
            return
        except Refuse as why:
            logger.info("table %s: a client was turned away: %s", self._table_id[:40], why.code)
            self._house.store.meter.refuse(why.code)
            if self._direct.ready:
                self._direct.write_text(encoder.encode(wire.Refused(n=1, ref=0, code=why.code, reason=why.reason)))
            await self._close(TRY_LATER if why.code == "busy" else POLICY_VIOLATION)
            return
        finally:
            self._silence = None
        client.speak_through(self._direct, self._come_again)
        try:
            await self._listen(client)
        except _Closed:
            pass
        finally:
            client.hang_up()
            client.table.leave(client)
            if not client.table.clients:
                client.showing.forget()

    async def _hello(self, message: wire.FromClient) -> TableClient:
        if not isinstance(message, wire.Hello):
            raise Refuse("bad-request", "table-hello-first")
        table = await self._house.table(self._table_id)
        tokens = (*message.take.values(), *message.tokens)
        role = role_of(table, tokens)
        name = clean(message.name)[: limits.NAME_CHARACTERS]
        caller = Caller(role.seats, role.host, name, table.keys.taking(message.take))
        if self._house.would_sit(table, caller):
            await self._house.perform(table, caller, wire.Hello(name=name))
            role = role_of(table, tokens)
            caller = Caller(role.seats, role.host, name)
        self._enter(table, role)
        client = TableClient(table, self._house.showing(table), caller, partial(self._house.perform, table))
        client.welcome(role.links, table.keys.taken(message.take))
        table.come(client)
        return client

    def _enter(self, table: Table, role: Role) -> None:
        """Have a place at a table; raises Refuse if there is none."""
        doors, address, where = self._house.doors, self._visit.address, table.facts.id
        doors.enter(self._visit, where, role.seats, host=role.host)
        self._bucket = doors.messages(address, where, role.seats, host=role.host)
        self._chat = doors.chat(address, where, role.seats)

    def _come_again(self) -> None:
        """The table is put away: the client is asked to come again."""
        self._leaving = asyncio.ensure_future(self._close(SERVICE_RESTART))

    async def _listen(self, client: TableClient) -> None:
        while True:
            data = await self._receive()
            ref = 0
            try:
                if not self._bucket.take():
                    raise Refuse("too-many", "table-too-fast")
                message = self._read(data)
                ref = message.ref
                self._check_talk(message)
                await client.take(message)
            except Refuse as why:
                logger.info("table %s: refused: %s", self._table_id, why.code)
                self._house.store.meter.refuse(why.code)
                client.refuse(ref, why)
                await self._count_refusal(why)
            except Exception:
                logger.exception("table %s: a message could not be handled", self._table_id)
                self._house.store.meter.refuse("broken")
                client.refuse(ref, Refuse("broken", "table-broken"))

    def _check_talk(self, message: wire.FromClient) -> None:
        """Talk has a limit of its own, lower than that of answers."""
        if isinstance(message, wire.Say) and not all(bucket.take() for bucket in self._chat):
            raise Refuse("too-many", "table-chat-fast")

    async def _count_refusal(self, why: Refuse) -> None:
        """Whoever floods the table goes."""
        if why.code not in ("too-many", "too-large", "bad-request"):
            return
        await asyncio.sleep(REFUSED_PAUSE)
        if not self._patience.take():
            await self._socket.close(POLICY_VIOLATION)
            raise _Closed

    def _read(self, data: str | bytes) -> wire.FromClient:
        if len(data) > limits.MESSAGE_BYTES:
            raise Refuse("too-large", "table-message-long", limit=limits.MESSAGE_BYTES)
        try:
            return _decoder.decode(data)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refuse("bad-request", "table-not-understood", problem=str(error)) from None

    async def _receive(self) -> str | bytes:
        event: Any = await self._direct.receive()
        if event["type"] != "websocket.receive":
            raise _Closed
        text: str | None = event.get("text")
        return text if text is not None else event.get("bytes") or b""
