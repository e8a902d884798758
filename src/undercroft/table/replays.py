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
        entries = entries_at(table.numbers.record(seats), decision)
        replay = self._find(table)
        infos = raw(table.seat_infos())
        return await asyncio.to_thread(replay.show, entries, decision, looking, infos)

    async def fork(self, table: Table, decision: int, seats: Sequence[int]) -> Match[Any]:
        """A match of its own that goes on from an earlier position, as whoever holds these seats knows it."""
        entries = entries_at(table.numbers.record(seats), decision)
        match = table.match
        return await asyncio.to_thread(Match.resume, match.game, match.options, match.players, ByHand(), entries)

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
                scene=raw(match.game.scene(match.view(looking))),
                ending=ending(match),
            )

    def _go(self, entries: list[Entry]) -> Match[Any]:
        """Forward or back to where the record has these entries."""
        match = self._match
        if match is None:
            live = self.table.match
            match = self._match = Match.resume(live.game, live.options, live.players, ByHand(), entries)
            return match
        try:
            same = shared(match.entries, entries)
            match.follow(entries[same:], same)
        except BaseException:
            self._match = None
            raise
        return match


def entries_at(record: list[Entry], decision: int) -> list[Entry]:
    """The record after so many answers, with what chance did about the last of them."""
    answers = 0
    for place, entry in enumerate(record):
        if entry.seat != CHANCE:
            if answers == decision:
                return record[:place]
            answers += 1
    if decision != answers:
        raise Refuse("unknown", "table-no-such-decision")
    return record


def record_of(table: Table) -> bytes:
    """The record file of a table. It tells no seed: that would tell the dice to come."""
    names = [one.name or one.bot or f"seat {seat + 1}" for seat, one in sorted(table.folded.seats.items())]
    file = io.BytesIO()
    RecordWriter(file).begin(table.match, names)
    return file.getvalue()
