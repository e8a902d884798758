"""How often Python looks for rings of dead objects: for processes that play, and do little else."""

from __future__ import annotations

import gc
from typing import Final

EVERY: Final = 50_000
"""Objects made between two searches for such rings; the rest is freed at once anyway."""


def collect_rarely() -> None:
    """What is loaded by now stays: looking through it again and again would make answers wait, and searches slow."""
    gc.freeze()
    gc.set_threshold(EVERY)
