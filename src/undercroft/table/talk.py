"""What people say at a table waits in a line of its own, not among the answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TypeAlias

from undercroft.table import limits
from undercroft.table.events import Chatted
from undercroft.table.refusals import Refuse

Keep: TypeAlias = Callable[[Callable[[], list[Chatted]]], Coroutine[None, None, None]]


class Talk:
    """Keeps all that was said meanwhile at once: however many talk, an answer waits for one writing at most."""

    def __init__(self) -> None:
        self._waiting: list[Chatted] = []
        self._next: asyncio.Task[None] | None = None

    async def say(self, line: Chatted, keep: Keep) -> None:
        """Until it is kept: `keep` asks for what waits when its turn has come, and writes that."""
        if len(self._waiting) >= limits.CHAT_WAITING:
            raise Refuse("busy", "table-too-fast")
        self._waiting.append(line)
        if self._next is None:
            self._next = asyncio.create_task(self._write(keep))
            self._next.add_done_callback(_heard)
        await asyncio.shield(self._next)

    async def _write(self, keep: Keep) -> None:
        try:
            await keep(self._take)
        finally:
            if self._next is asyncio.current_task():
                self._take()  # its turn never came: those who wait are told so, and nothing is said later

    def _take(self) -> list[Chatted]:
        self._next = None
        lines, self._waiting = self._waiting, []
        return lines


def _heard(task: asyncio.Task[None]) -> None:
    """Whoever waited for it is told what became of it, if they still wait."""
    if not task.cancelled():
        task.exception()
