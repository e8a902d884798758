"""Scenarios that change the content of a game: a hero, a weapon, a die, a cost.

Rules take numbers out of the content when they are imported, and keep what they work out from it. So such a scenario is
played in a process of its own, in which the game has never been loaded with other content: no change can be
overlooked, and none can leak into the next scenario.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import msgspec

from undercroft.kernel import content
from undercroft.kernel.errors import BadInput
from undercroft.kernel.registry import game as find_game
from undercroft.kernel.scenario_file import CONTENT, read_script
from undercroft.kernel.scenario_play import Failure, load, play

BAD_INPUT = 2


def run_apart(file: str) -> Failure | None:
    """Play the scenario in a new process; what is wrong with the file is a BadInput here as well."""
    command = [sys.executable, "-m", __name__, file]
    done = subprocess.run(command, capture_output=True, text=True, encoding="utf-8", check=False)
    if done.returncode == BAD_INPUT:
        raise BadInput(done.stderr.strip())
    if done.returncode:
        raise RuntimeError(f"{file}: the process that played it failed:\n{done.stderr}")
    return msgspec.json.decode(done.stdout, type=Failure | None)


def play_changed(path: Path) -> Failure | None:
    """Play a scenario with the content that it changes; to be called once in a process, before any game is loaded."""
    script = read_script(path)
    content.change(script.content)
    try:
        folder = find_game(script.game).folder / "content"
        content.check_changes(folder)
    except BadInput as error:
        problem = str(error).replace(f"{Path(content.__file__).parents[1]}/", "")
        raise BadInput(f"{path}: given: {CONTENT}: {problem}") from None
    return play(load(path))


if __name__ == "__main__":
    try:
        print(msgspec.json.encode(play_changed(Path(sys.argv[1]))).decode())
    except BadInput as error:
        print(error, file=sys.stderr)
        raise SystemExit(BAD_INPUT) from None
