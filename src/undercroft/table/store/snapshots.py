"""A quiet point of a match as the store keeps it, and a match that goes on from one."""

from __future__ import annotations

import logging
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from undercroft.kernel.chance import Chance
from undercroft.kernel.game import Game, Options
from undercroft.kernel.match import Entry, Match, Snapshot
from undercroft.table.quiet import Quiet

log = logging.getLogger(__name__)
_decoder: msgspec.json.Decoder[Quiet] = msgspec.json.Decoder(Quiet)


def snapshot_of(match: Match[Any], point: Snapshot[Any] | None = None) -> bytes:
    """The last quiet point of a match, or another one, with the log up to there."""
    return zlib.compress(msgspec.json.encode(Quiet.of(match, point or match.quiet)), 1)


def read_snapshot(blob: bytes) -> Quiet:
    return _decoder.decode(zlib.decompress(blob))


def unpacked(blob: bytes) -> Quiet | None:
    """None if it is damaged: everything is in the events as well."""
    try:
        return read_snapshot(blob)
    except (zlib.error, msgspec.DecodeError) as error:
        log.warning("a snapshot is damaged and not used: %s", error)
        return None


def resume(
    game: Game[Any],
    options: Options,
    players: int,
    chance: Chance,
    entries: Sequence[Entry],
    blob: bytes | None,
    base: Quiet | None = None,
) -> Match[Any]:
    """The match whose record has these entries; the rules run only from the snapshot on, if there is one.

    `base` is where it went over to its present rules, if they are not those that it began with.
    """
    kept = unpacked(blob) if blob is not None else None
    last = kept or base
    return Match.resume(
        game,
        options,
        players,
        chance,
        entries,
        kept.read(game, entries) if kept is not None else None,
        last.log if last is not None else (),
        base.read_base(game, entries) if base is not None else None,
    )
