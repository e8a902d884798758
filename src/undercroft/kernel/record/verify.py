"""Verifying records: what `undercroft record verify` says."""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercroft.kernel.chance import ByHand
from undercroft.kernel.game import Outcome
from undercroft.kernel.record.reader import read


class Verdict(msgspec.Struct, frozen=True):
    """What came of playing a record again, when nothing disagreed."""

    file: str
    game: str
    players: tuple[str, ...]
    decisions: int
    """Answers replayed, those of chance included."""
    digests: int
    """Positions compared with the recorded ones."""
    outcome: Outcome | None
    """None while the game goes on."""
    truncated: bool


def verify(path: Path) -> Verdict:
    """Play a record again and compare everything in it; the first difference is BadInput that names the decision."""
    record = read(path)
    match = record.load(chance=ByHand())
    compared = len(record.digests) + (record.end is not None)
    outcome = match.outcome() if match.over else None
    header = record.header
    return Verdict(record.file, header.game, header.players, len(record.entries), compared, outcome, record.truncated)
