"""Writing records: a finished match at once, or a live one as it goes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, BinaryIO

import msgspec

from undercroft.kernel.chance import ByHand
from undercroft.kernel.errors import BadInput
from undercroft.kernel.game import Outcome
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.record.lines import (
    FORMAT,
    Acted,
    Answered,
    Base,
    Digest,
    End,
    Header,
    Line,
    Pledge,
    Undo,
    sealed,
)
from undercroft.kernel.record.replay import Record


def write(match: Match[Any], target: Path | BinaryIO, names: Sequence[str], seed: int | None = None) -> None:
    """Write down a match as it stands; `seed` is what its chance was seeded with."""
    if isinstance(target, Path):
        RecordWriter.create(target, match, names, seed).close()
    else:
        RecordWriter(target).begin(match, names, seed)


class RecordWriter:
    """Writes a live match down: call `sync` after everything that happens to it, taking back included."""

    def __init__(self, file: BinaryIO, entries: Sequence[Entry] = (), chain: str = "", *, ended: bool = False) -> None:
        """Write to a file that already holds these entries; `chain` is its last checksum."""
        self._file = file
        self._written = list(entries)
        self._chain = chain
        self._ended = ended

    @classmethod
    def create(cls, path: Path, match: Match[Any], names: Sequence[str], seed: int | None = None) -> RecordWriter:
        """Begin a new file with what has happened so far."""
        writer = cls(_open(path, "wb"))
        writer.begin(match, names, seed)
        return writer

    @classmethod
    def resume(cls, path: Path, record: Record) -> RecordWriter:
        """Go on writing the file that `record` was read from; what was cut off at its end is dropped."""
        file = _open(path, "r+b")
        file.truncate(record.size)
        file.seek(record.size - 1)
        if file.read(1) != b"\n":
            file.write(b"\n")
        return cls(file, record.entries, record.chain, ended=record.end is not None)

    def begin(
        self, match: Match[Any], names: Sequence[str], seed: int | None = None, pledge: Pledge | None = None
    ) -> None:
        """Write the header and what has happened so far."""
        if len(names) != match.players:
            raise ValueError(f"{len(names)} names for {match.players} players")
        game = match.game
        options: dict[str, Any] = msgspec.to_builtins(match.options)
        content = game.content_hash(match.options)
        by_hand = isinstance(match.chance, ByHand)
        self._write([Header(FORMAT, game.slug, game.version, content, options, tuple(names), seed, pledge, by_hand)])
        self.sync(match)

    def sync(self, match: Match[Any]) -> None:
        """Write what has happened since the last time."""
        lines = self._take_back(match.entries)
        digests = match.digests or {}
        for n in range(len(self._written) + 1, len(match.entries) + 1):
            entry = match.entries[n - 1]
            self._written.append(entry)
            kind = Acted if entry.standing else Answered
            lines.append(kind(n, entry.seat, entry.answer))
            if n == match.base.at:
                lines.append(Base(n, msgspec.Raw(msgspec.json.encode(match.base.state))))
            if n in digests:
                lines.append(Digest(n, digests[n]))
        if match.over and not self._ended:
            self._ended = True
            got = match.outcome() or Outcome(())
            lines.append(End(len(self._written), got.winners, got.side, got.scores, match.digest()))
        self._write(lines)

    def close(self) -> None:
        self._file.close()

    def __enter__(self) -> RecordWriter:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _take_back(self, entries: list[Entry]) -> list[Line]:
        """The line that makes what is written a beginning of `entries`; none if it is one already."""
        written = self._written
        size = len(written)
        # Taking back makes new entries or moves old ones, so the same entry at the same place proves all before it.
        if size == 0 or (size <= len(entries) and written[-1] is entries[size - 1]):
            return []
        lines: list[Line] = []
        shared = _shared(written, entries)
        if shared < size:
            count = 1
            while written[shared + count :] != entries[shared : size - count]:
                count += 1
            lines.append(Undo(shared + 1, count))
            size -= count
            self._ended = False
        written[:] = entries[:size]
        return lines

    def _write(self, lines: Iterable[Line]) -> None:
        text = b""
        for line in lines:
            raw, self._chain = sealed(line, self._chain)
            text += raw
        try:
            self._file.write(text)
            self._file.flush()
        except OSError as error:
            raise BadInput(f"{self._file.name}: cannot be written: {error.strerror}") from None


def _shared(old: list[Entry], new: list[Entry]) -> int:
    """How many entries two lists have in common at their beginning."""
    shared = 0
    for one, other in zip(old, new, strict=False):
        if one != other:
            break
        shared += 1
    return shared


def _open(path: Path, mode: str) -> BinaryIO:
    try:
        file: Any = path.open(mode)
    except OSError as error:
        raise BadInput(f"{path}: cannot be written: {error.strerror}") from None
    opened: BinaryIO = file
    return opened
