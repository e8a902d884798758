"""What a campaign finds: how much was done, what must never happen, and what is needed to repeat it."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

TRACEBACK: Final = "Traceback (most recent call last)"
ORPHAN: Final = "reduction.pickle.load(from_parent)"
"""Where Python leaves a traceback for a process whose parent was killed while it started it: no fault of either."""
ORPHANS: Final = "processes for bots, killed with their server before they began"
SHOWN: Final = 4
"""Failures of a kind that are told in full; the others are counted."""


def _shortened(text: str) -> str:
    """Long runs of one character are told by their length."""
    return re.sub(r"(.)\1{60,}", lambda run: f"{run[1]}<{len(run[0])} times>", text)


class Failure(msgspec.Struct, frozen=True):
    """Something that must not happen, and what is known of how it came about."""

    what: str
    where: str
    """The part of the campaign, its seed, and how far it had come."""
    how: str
    """What was sent, kept, answered."""


class Findings:
    """Of one part of a campaign."""

    def __init__(self, part: str, seed: int, counted: tuple[str, ...], must_be_zero: tuple[str, ...]) -> None:
        self.part = part
        self.seed = seed
        self.done: Counter[str] = Counter(dict.fromkeys(counted, 0))
        """What was done, in the order in which it is shown."""
        self.bad: dict[str, int] = dict.fromkeys(must_be_zero, 0)
        self.failures: list[Failure] = []
        self.incomplete = ""
        """Why less was done than was asked for."""
        self.seconds = 0.0
        self._told: Counter[tuple[str, str]] = Counter()

    def fail(self, what: str, how: object, kind: str = "") -> None:
        self.bad[what] = self.bad.get(what, 0) + 1
        self._told[what, kind] += 1
        if self._told[what, kind] <= SHOWN:
            so_far = ", ".join(f"{name} {count}" for name, count in self.done.items())
            self.failures.append(Failure(what, f"{self.part}, seed {self.seed}: {so_far}", _shortened(str(how))))

    @property
    def good(self) -> bool:
        return not any(self.bad.values())

    def read_log(self, log: Path, what: str = "tracebacks") -> None:
        """Count the tracebacks that a server has left in its log."""
        lines = log.read_text(errors="replace").splitlines() if log.exists() else []
        for place, line in enumerate(lines):
            if line.lstrip().startswith(TRACEBACK):
                inner = line[: line.index(TRACEBACK)] + " "
                end = place + 1
                while end < len(lines) and lines[end].startswith(inner):
                    end += 1
                told = "\n".join(lines[max(0, place - 1) : end + 1])  # with the line before it, which says what failed
                if ORPHAN in told:
                    self.done[ORPHANS] += 1
                    continue
                error = "".join(lines[end : end + 1])
                self.fail(what, told, error.partition(":")[0])  # errors of one type are mostly the same one
