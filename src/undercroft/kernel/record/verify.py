"""Verifying records: what `undercroft record verify` says."""

from __future__ import annotations

from pathlib import Path

import msgspec

from undercroft.kernel.chance import ByHand
from undercroft.kernel.game import Outcome
from undercroft.kernel.record.reader import read
from undercroft.kernel.record.replay import Thrown


class Verdict(msgspec.Struct, frozen=True):
    """What came of playing a record again, when every answer was allowed and the result was the same."""

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
    by_hand: bool = False
    """Whether people threw the dice: no seed can speak for them."""
    other: str | None = None
    """What is to be said if it was played with other rules or content than those installed."""
    differing: int = 0
    """How many positions are then not the same."""
    differs_after: int | None = None
    """The first of them: after so many decisions."""
    base: int = 0
    """So many answers were not played again: they were given before the rules changed in the middle of the game."""
    thrown: int = 0
    """Throws that were made again with the physics of this machine, if that was wanted."""
    thrown_otherwise: tuple[int, ...] = ()
    """The decisions of chance for which it came to something else."""


def verify(path: Path, *, physics: bool = False) -> Verdict:
    """Play a record again and compare everything in it; the first difference is BadInput that names the decision.

    Positions that differ because rules or content are others by now are counted. So are throws, if they are to be made
    again with `physics`: what they came to is in the record, and holds whether or not another machine agrees.
    """
    record = read(path)
    record.thrown = Thrown() if physics else None
    *_, match = record.replay(chance=ByHand())
    header = record.header
    base = record.base.n if record.base is not None else 0
    return Verdict(
        file=record.file,
        game=header.game,
        players=header.players,
        decisions=len(record.entries) - base,
        digests=len(record.digests) + (record.end is not None),
        outcome=match.outcome() if match.over else None,
        truncated=record.truncated,
        other=record.other(match.game),
        differing=len(record.differing),
        differs_after=min(record.differing, default=None),
        base=base,
        committed=header.pledge is not None,
        by_hand=header.by_hand,
        thrown=record.thrown.again if record.thrown is not None else 0,
        thrown_otherwise=tuple(record.thrown.differing) if record.thrown is not None else (),
    )
