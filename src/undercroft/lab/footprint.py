"""The memory of a process that holds one match and nothing else: `python -m undercroft.lab.footprint GAME PLAYERS`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from undercroft.kernel.match import Match
from undercroft.kernel.registry import game


def measure(slug: str, players: int) -> float:
    """Megabytes in use by a fresh process with one match of this game."""
    command = [sys.executable, "-m", "undercroft.lab.footprint", slug, str(players)]
    return float(subprocess.run(command, capture_output=True, check=True, text=True).stdout)


def own() -> float:
    """Megabytes in use by this process."""
    status = Path("/proc/self/status")
    if status.exists():
        (line,) = [line for line in status.read_text().splitlines() if line.startswith("VmRSS:")]
        return int(line.split()[1]) / 1024
    import resource  # Windows has none

    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss  # bytes on macOS; the peak is the best it can say
    return peak / 2**20


if __name__ == "__main__":
    match = Match(game(sys.argv[1]), players=int(sys.argv[2]))
    sys.stdout.write(f"{own():.1f}\n")
