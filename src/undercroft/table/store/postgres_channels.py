"""Litestar's channels over PostgreSQL. Loaded only where PostgreSQL is used: it takes a while."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable
from contextlib import suppress
from typing import Any, Final

from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from psycopg import AsyncConnection, Error
from psycopg.sql import SQL, Identifier

from undercroft.table.store.fanout import TooLong
from undercroft.table.store.notices import LIMIT

RETRY_SECONDS: Final = 0.5

log = logging.getLogger(__name__)


class PostgresChannels(PsycoPgChannelsBackend):
    """Litestar's backend, with one connection to publish through in place of a new one each time.

    It also outlives a restart of the database.
    """

    def __init__(self, pg_dsn: str) -> None:
        super().__init__(pg_dsn)
        self._publisher: AsyncConnection[Any] | None = None
        self._publishing = asyncio.Lock()

    async def on_shutdown(self) -> None:
        await super().on_shutdown()
        async with self._publishing:
            if self._publisher is not None:
                await self._publisher.close()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """Raises `TooLong` beyond what a notification can hold."""
        if len(data) > LIMIT:
            raise TooLong(f"{len(data)} bytes, {LIMIT} fit into a notification")
        async with self._publishing:
            for channel in channels:
                await self._notify(channel, data.decode())

    async def _notify(self, channel: str, payload: str) -> None:
        notify = SQL("SELECT pg_notify(%s, %s)")
        if self._publisher is not None:
            with suppress(Error):
                await self._publisher.execute(notify, (channel, payload))
                return
        self._publisher = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
        await self._publisher.execute(notify, (channel, payload))

    async def _listen(self) -> None:
        while not self._stop_listening:
            try:
                await self._hear()
            except Error as error:
                log.warning("lost the connection that listens to the other servers: %s", type(error).__name__)
                await self._listen_again()

    async def _hear(self) -> None:
        while not self._stop_listening:
            async for notice in self._listener_conn.notifies(timeout=0.1):
                self._event_queue.put_nowait((notice.channel, notice.payload.encode()))

    async def _listen_again(self) -> None:
        while not self._stop_listening:
            await asyncio.sleep(RETRY_SECONDS)
            with suppress(Error):
                self._listener_conn = await AsyncConnection[Any].connect(self._pg_dsn, autocommit=True)
                for channel in self._subscribed_channels:
                    await self._listener_conn.execute(SQL("LISTEN {}").format(Identifier(channel)))
                return
