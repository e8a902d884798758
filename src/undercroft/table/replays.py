"""Looking back: a table as it stood after any number of answers, and records of it."""

from __future__ import annotations

import asyncio
import io
import threading
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from undercroft.kernel.chance import CHANCE, ByHand
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.record import RecordWriter
from undercroft.table.luck import told
from undercroft.table.refusals import Refuse
from undercroft.table.showing import Log, UpdateParts, raw
from undercroft.table.table import Table, ending, shared

KEPT: Final = 8
"""Tables for which a match is kept that goes back and forth."""


class Replays:
    """Matches that stand where somebody looks back to; they run in threads, so that nobody waits for them."""

    def __init__(self) -> None:
        self._kept: OrderedDict[str, _Replay] = OrderedDict()

    async def update(self, table: Table, decision: int, looking: int | None, seats: Sequence[int]) -> UpdateParts:
        """What a client with these seats is shown of an earlier position: all but what can be done about it."""
        entries = entries_at(table, decision, seats)
        replay = self._find(table)
        infos = raw(table.seat_infos())
        return await asyncio.to_thread(replay.show, entries, decision, looking, infos)

    async def fork(self, table: Table, decision: int, seats: Sequence[int]) -> Match[Any]:
        """A match of its own that goes on from an earlier position, as whoever holds these seats knows it."""
        entries = entries_at(table, decision, seats)
        return await asyncio.to_thread(table.match.again, entries, ByHand())

    def _find(self, table: Table) -> _Replay:
        replay = self._kept.pop(table.facts.id, None)
        if replay is None or replay.table is not table:
            replay = _Replay(table)
        self._kept[table.facts.id] = replay
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return replay


class _Replay:
    """One table's."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._lock = threading.Lock()
        self._match: Match[Any] | None = None

    def show(self, entries: list[Entry], decision: int, looking: int | None, seats: msgspec.Raw) -> UpdateParts:
        with self._lock:
            match = self._go(entries)
            return UpdateParts(
                n=0,
                decision=decision,
                looking=looking,
                seats=seats,
                waiting=tuple(sorted(seat for seat in match.waiting if seat != CHANCE)),
                asks=[],
                log_from=0,
                log=[msgspec.Raw(line) for line in Log(match, looking).lines],
                undo={},
                scene=raw(match.scene(looking)),
                ending=ending(match),
            )

    def _go(self, entries: list[Entry]) -> Match[Any]:
        """Forward or back to where the record has these entries."""
        match, live = self._match, self.table.match
        if match is None or match.base is not live.base:
            match = self._match = live.again(entries, ByHand())
            return match
        try:
            same = shared(match.entries, entries)
            match.follow(entries[same:], same)
        except BaseException:
            self._match = None
            raise
        return match


def entries_at(table: Table, decision: int, seats: Sequence[int]) -> list[Entry]:
    """The record after so many answers that these seats know of, with what chance did about the last of them."""
    table.check_played()
    entries = table.numbers.record(seats)
    answers, size = 0, len(entries)
    for place, entry in enumerate(entries):
        if entry.seat != CHANCE:
            if answers == decision:
                size = place
                break
            answers += 1
    if decision != answers:
        raise Refuse("unknown", "table-no-such-decision")
    if size < table.match.base.at:
        raise Refuse("outdated", "table-before-rules")
    return entries[:size]


def record_of(table: Table) -> bytes:
    """The record file of a table. It tells the seed when the game is over: before, that would tell the dice to come."""
    table.check_played()
    names = [one.name or one.bot or f"seat {seat + 1}" for seat, one in sorted(table.folded.seats.items())]
    file = io.BytesIO()
    RecordWriter(file).begin(table.match, names, *(told(table) or ()))
    return file.getvalue()
