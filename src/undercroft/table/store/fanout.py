"""Talking to the other processes that serve the same tables, through Litestar's channels over PostgreSQL.

In the application::

    plugin = ChannelsPlugin(fanout(store), channels=[CHANNEL, f"to_{owner}"])

`CHANNEL` brings the store's notices (see `notices.read_notices`): follow the events of the tables named there. What is
published on `to_{owner}` reaches one process only: what a client says, for the process that drives its table, and the
reply. Without other processes the channels are kept in memory.
"""

from __future__ import annotations

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend

from undercroft.table.store.store import Store


class TooLong(Exception):  # noqa: N818 - named for what it is: what a client says is never this long
    """A message does not fit into a notification."""


def fanout(store: Store) -> ChannelsBackend:
    """The backend that fits the store."""
    if not store.shared:
        return MemoryChannelsBackend()
    from undercroft.table.store.postgres_channels import PostgresChannels

    return PostgresChannels(store.dsn)
