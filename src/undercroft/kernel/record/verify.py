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
    committed: bool = False
    """Whether the seed is the one that the table committed itself to before the game."""
    other_rules: str | None = None
    """What is to be said if today's rules are others: answers, luck and result agree, positions were not compared."""


def verify(path: Path) -> Verdict:
    """Play a record again and compare everything in it; the first difference is BadInput that names the decision."""
    record = read(path)
    *_, match = record.replay(chance=ByHand())
    other = record.other_rules(match.game)
    compared = 0 if other else len(record.digests) + (record.end is not None)
    outcome = match.outcome() if match.over else None
    header, size = record.header, len(record.entries)
    committed = header.pledge is not None
    return Verdict(
        record.file, header.game, header.players, size, compared, outcome, record.truncated, committed, other
    )
