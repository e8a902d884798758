"""A quiet point of a match as the store keeps it, and a match that goes on from one."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.chance import CHANCE, Chance
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Entry, LogLine, Match, Snapshot


class _Quiet(msgspec.Struct, frozen=True):
    """JSON, because a set of board cells does not fit into 64 bits, and because a person can read it."""

    at: int
    lines: int
    revealed: int
    state: msgspec.Raw
    log: list[LogLine]


log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[_Quiet] = msgspec.json.Decoder(_Quiet)


def snapshot_of(match: Match[Any]) -> bytes:
    """The last quiet point of a match, with the log up to there."""
    quiet = match.quiet
    state = msgspec.Raw(msgspec.json.encode(quiet.state))
    kept = _Quiet(quiet.at, quiet.lines, quiet.revealed, state, match.log[: quiet.lines])
    return zlib.compress(msgspec.json.encode(kept), 1)


def _unpacked(blob: bytes) -> _Quiet | None:
    """None if it is damaged: everything is in the events as well."""
    try:
        return _decoder.decode(zlib.decompress(blob))
    except (zlib.error, msgspec.DecodeError) as error:
        log.warning("a snapshot is damaged and not used: %s", error)
        return None


def resume(
    game: Game[Any], options: Options, players: int, chance: Chance, entries: Sequence[Entry], blob: bytes | None
) -> Match[Any]:
    """The match whose record has these entries; the rules run only from the snapshot on, if there is one."""
    kept = _unpacked(blob) if blob is not None else None
    if kept is None:
        return Match.resume(game, options, players, chance, entries)
    drawn = sum(entry.seat == CHANCE for entry in entries[: kept.at])
    state = msgspec.json.decode(kept.state, type=game.state_type)
    quiet = Snapshot(kept.at, kept.lines, kept.revealed, drawn, state)
    return Match.resume(game, options, players, chance, entries, quiet, kept.log)
