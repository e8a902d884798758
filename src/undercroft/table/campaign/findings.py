"""What a campaign finds: how much was done, what must never happen, and what is needed to repeat it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

SHOWN: Final = 20
"""Failures told in full; the others are counted."""
LOG_LINES: Final = 40


class Failure(msgspec.Struct, frozen=True):
    """Something that must not happen, and what is known of how it came about."""

    what: str
    where: str
    """The part of the campaign, its seed, and how far it had come."""
    how: str
    """What was sent, kept, answered."""


class Findings:
    """Of one part of a campaign."""

    def __init__(self, part: str, seed: int, must_be_zero: tuple[str, ...]) -> None:
        self.part = part
        self.seed = seed
        self.done: Counter[str] = Counter()
        """What was done, in the order in which it is shown."""
        self.bad: dict[str, int] = dict.fromkeys(must_be_zero, 0)
        self.failures: list[Failure] = []
        self.incomplete = ""
        """Why less was done than was asked for."""

    def fail(self, what: str, how: object) -> None:
        self.bad[what] = self.bad.get(what, 0) + 1
        if len(self.failures) < SHOWN:
            so_far = ", ".join(f"{name} {count}" for name, count in self.done.items())
            self.failures.append(Failure(what, f"{self.part}, seed {self.seed}: {so_far}", str(how)))

    @property
    def good(self) -> bool:
        return not any(self.bad.values())

    def read_log(self, log: Path, what: str = "tracebacks") -> None:
        """Count the tracebacks that a server has left in its log."""
        lines = log.read_text(errors="replace").splitlines() if log.exists() else []
        for place, line in enumerate(lines):
            if line.startswith("Traceback"):
                self.fail(what, "\n".join(lines[max(0, place - 1) : place + LOG_LINES]))
