"""The memory of a process that holds one match and nothing else: `python -m undercroft.lab.footprint GAME PLAYERS`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from undercroft.kernel.errors import BadInput
from undercroft.kernel.mains import run_main
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


def main() -> None:
    if len(sys.argv) != 3 or not sys.argv[2].isdecimal():  # a parser of arguments would need memory, too
        raise BadInput("footprint: expected GAME PLAYERS, such as descent 4")
    found, players = game(sys.argv[1]), int(sys.argv[2])
    found.check_players(players)
    match = Match(found, players=players)
    sys.stdout.write(f"{own():.1f}\n")
    del match  # it is held until then


if __name__ == "__main__":
    run_main(main)
