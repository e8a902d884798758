"""Recorded games as rows of a Parquet file: what a seat saw, what it was asked, what it answered, and what came of it.

docs/environments.md describes every column. A row tells no more than its seat could know then, but for how the game
ended.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec
import pyarrow
from pyarrow import parquet

from undercroft.kernel.chance import CHANCE
from undercroft.kernel.errors import BadInput
from undercroft.kernel.files import cannot_be_written, check_writable
from undercroft.kernel.game import result
from undercroft.kernel.match import Entry, Match
from undercroft.kernel.record import Record, read

SCHEMA: Final = pyarrow.schema(
    [
        ("record", pyarrow.string()),
        ("game", pyarrow.string()),
        ("rules", pyarrow.string()),
        ("content", pyarrow.string()),
        ("options", pyarrow.string()),
        ("players", pyarrow.list_(pyarrow.string())),
        ("n", pyarrow.int32()),
        ("seat", pyarrow.int16()),
        ("standing", pyarrow.bool_()),
        ("view", pyarrow.string()),
        ("observation", pyarrow.list_(pyarrow.float32())),
        ("prompt", pyarrow.string()),
        ("ask", pyarrow.string()),
        ("count", pyarrow.int64()),
        ("answer", pyarrow.string()),
        ("action", pyarrow.string()),
        ("over", pyarrow.bool_()),
        ("winners", pyarrow.list_(pyarrow.int16())),
        ("side", pyarrow.string()),
        ("scores", pyarrow.list_(pyarrow.int32())),
        ("result", pyarrow.float32()),
    ]
)
ROWS: Final = 2_000
"""So many are written at a time."""
LARGEST: Final = 2**63 - 1


def export(paths: Sequence[Path], file: Path, progress: Callable[[int], object] = lambda done: None) -> int:
    """Write the decisions of these games to a file; returns how many there were. A bad record leaves no file."""
    check_writable(file)
    part = file.with_name(file.name + ".part")
    written = 0
    try:
        with part.open("wb") as sink, parquet.ParquetWriter(sink, SCHEMA, compression="zstd") as writer:
            for done, path in enumerate(paths, start=1):
                for rows in _batches(read(path)):
                    writer.write_table(pyarrow.Table.from_pylist(rows, SCHEMA))
                    written += len(rows)
                progress(done)
        part.replace(file)
    except OSError as error:
        raise cannot_be_written(file, error) from None
    finally:
        part.unlink(missing_ok=True)
    return written


def _batches(record: Record) -> Iterator[list[dict[str, Any]]]:
    """The rows of a game. How it ended is known only when all of it has been played again, so that is done first."""
    match = record.load()
    if record.outdated is not None:
        raise BadInput(record.outdated)
    end = _end(match)
    rows: list[dict[str, Any]] = []
    for match in record.replay():
        at = len(match.entries)
        if at >= len(record.entries):
            break
        rows.append(_row(record, match, record.entries[at]) | end(record.entries[at].seat))
        if len(rows) == ROWS:
            yield rows
            rows = []
    if rows:
        yield rows


def _row(record: Record, match: Match[Any], entry: Entry) -> dict[str, Any]:
    header, seat = record.header, entry.seat
    ask = match.standing(seat) if entry.standing else match.ask(seat)
    assert ask is not None
    # Where people threw the dice, chance is asked too: it has no eyes of its own.
    view = match.view(None if seat == CHANCE else seat)
    count = ask.space.count()
    return {
        "record": Path(record.file).name,
        "game": header.game,
        "rules": header.rules,
        "content": header.content,
        "options": _json(header.options),
        "players": list(header.players),
        "n": len(match.entries) + 1,
        "seat": seat,
        "standing": entry.standing,
        "view": _json(view),
        "observation": match.game.encode(view),
        "prompt": ask.prompt.id,
        "ask": _json(ask.wire()),
        "count": None if count is None else min(count, LARGEST),
        "answer": _json(entry.answer),
        "action": match.game.action_id(ask, entry.answer),
    }


def _end(match: Match[Any]) -> Callable[[int], dict[str, Any]]:
    """How the game ended, as told to a seat."""
    outcome = match.outcome() if match.over else None
    if outcome is None:
        return lambda seat: {"over": match.over}
    told = {
        "over": True,
        "winners": list(outcome.winners),
        "side": outcome.side,
        "scores": list(outcome.scores) or None,
    }
    return lambda seat: {**told, "result": None if seat == CHANCE else result(outcome, seat)}


def _json(data: object) -> str:
    return msgspec.json.encode(data).decode()
