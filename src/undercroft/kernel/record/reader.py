"""Reading records line by line. Whether the answers in them are allowed is found out by replaying."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import msgspec

from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry
from undercroft.kernel.record.lines import (
    FORMAT,
    Acted,
    Answered,
    Base,
    Digest,
    End,
    Header,
    Line,
    Undo,
    decision,
    decode,
    seal_of,
)
from undercroft.kernel.record.replay import Record
from undercroft.kernel.spaces import Answer


def read(path: Path) -> Record:
    """Read a record. One that was cut off ends with its last whole line, and says so in `truncated`."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadInput(f"{path}: cannot be read: {error.strerror}") from None
    return parse(data, str(path))


def parse(data: bytes, file: str) -> Record:
    """The record in these bytes; `file` is the name that errors give to them."""
    *lines, rest = data.split(b"\n")
    whole = len(lines)
    if rest:
        lines.append(rest)
    record: Record | None = None
    chain = ""
    for number, raw in enumerate(lines, start=1):
        seal = seal_of(raw, chain)
        if seal is None and number > whole and record is not None:
            record.truncated = True
            break
        try:
            if seal is None:
                raise _broken(number, raw)
            line = decode(raw)
            if record is None:
                record = _begin(line, file)
            else:
                _add(record, line)
        except msgspec.DecodeError as error:
            raise BadInput(f"{file}: line {number}: {error}") from None
        except _Wrong as error:
            raise BadInput(f"{file}: {error.place or f'line {number}'}: {error}") from None
        chain = record.chain = seal
        record.size = min(record.size + len(raw) + 1, len(data))
    if record is None:
        raise BadInput(f"{file}: empty: a record begins with a line about the game")
    return record


class _Wrong(Exception):  # noqa: N818 - a reason; the reader adds the file
    """A line that cannot be used, and how to name its place if not by its number."""

    def __init__(self, reason: str, place: str = "") -> None:
        super().__init__(reason)
        self.place = place


def _broken(number: int, raw: bytes) -> _Wrong:
    """A line with a wrong checksum: name the decision, if it still says which one it is."""
    try:
        line = decode(raw)
    except msgspec.DecodeError:
        line = None
    if number == 1 and not isinstance(line, Header):
        return _Wrong("not a record: a record begins with a line about the game")
    place = ""
    if isinstance(line, Header):
        place = "header"
    elif isinstance(line, Answered):
        place = decision(line.n, line.seat)
    elif line is not None:
        place = f"line {number}, after decision {line.n}"
    return _Wrong("the checksum is wrong: this line was changed, or lines before it are missing", place)


def _begin(line: Line, file: str) -> Record:
    if not isinstance(line, Header):
        raise _Wrong("not a record: a record begins with a line about the game")
    if not 1 <= line.format <= FORMAT:
        raise _Wrong(f"written in format {line.format}, this program reads formats 1 to {FORMAT}")
    return Record(file=file, header=line)


def _add(record: Record, line: Line) -> None:
    """Do what a line says."""
    size = len(record.entries)
    if isinstance(line, Header):
        raise _Wrong("a second line about the game")
    if isinstance(line, Undo):
        _take_back(record, line.n - 1, line.count)
    elif record.end is not None:
        raise _Wrong("something after the end of the game")
    elif isinstance(line, Answered):
        if line.n != size + 1:
            raise _Wrong(f"decision {line.n} where decision {size + 1} comes next")
        # A JSON array does not say which of the two kinds of tuple it is; the space that is answered will.
        record.entries.append(Entry(line.seat, cast(Answer, line.answer), isinstance(line, Acted)))
        record.places.append(size)
    elif line.n != size:
        raise _Wrong(f"about decision {line.n}, but the last one was decision {size}")
    elif isinstance(line, Digest):
        record.digests[size] = line.digest
    elif isinstance(line, Base):
        record.base = line
        record.digests.clear()
    elif isinstance(line, End):
        record.end = line


def _take_back(record: Record, at: int, count: int) -> None:
    size = len(record.entries)
    if at < 0 or count < 1 or at + count > size:
        raise _Wrong(f"takes back {count} from decision {at + 1} on, but there are {size} decisions")
    if record.base is not None and at < record.base.n:
        raise _Wrong(f"takes back decision {at + 1}, which was made under other rules")
    del record.entries[at : at + count]
    del record.places[at : at + count]
    while record.digests and next(reversed(record.digests)) > at:
        record.digests.popitem()  # they stand in order, so that each is passed once, however often is taken back
    record.end = None
