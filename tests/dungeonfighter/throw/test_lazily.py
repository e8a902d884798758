"""Physics is heavy to load, so it is loaded by the first throw that needs it and by nothing else."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("mujoco")

PROGRAM = """
import sys
from random import Random

from undercroft.games.dungeonfighter.bot import greedy, prospects
from undercroft.games.dungeonfighter.browser import scene
from undercroft.games.dungeonfighter.throw.aims import aimed
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.throw.throwing import Throw
from undercroft.kernel.registry import game
from undercroft.lab.sim import simulate
from undercroft.games.dungeonfighter.state import Options

assert not simulate(game("dungeonfighter"), Options(physics="off"), 2, ["greedy"], 1).errors
for physics in ("off", "on"):
    thrown = setting("red", physics=physics)
    request = Throw(thrown, aimed(thrown, {}))
    print(physics, "mujoco" in sys.modules)
    request.sample(Random(1))
    print(physics, "mujoco" in sys.modules)
"""


def test_mujoco_is_imported_only_when_a_throw_needs_it() -> None:
    run = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == ["off False", "off False", "on False", "on True"]
