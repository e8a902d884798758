"""Tables are opened in several threads at once."""

from __future__ import annotations

import subprocess
import sys

import pytest

from .tables import PATIENCE

OPEN_AT_ONCE = """
import sys, threading
from undercroft.kernel import registry
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.table.ready import make_ready
from undercroft.table.store import resume, snapshot_of

make_ready()
sys.setswitchinterval(1e-6)
barrier = threading.Barrier(8)
opened = []

def open_one(game, match, blob):
    barrier.wait()
    options = game.read_options({})
    opened.append(resume(game, options, match.players, Seeded(1), match.entries, blob).digest() == match.digest())

threads = []
for game in registry.games().values():
    match = Match(game, game.options_type(), game.players.start, Seeded(1))
    threads += [threading.Thread(target=open_one, args=(game, match, snapshot_of(match))) for _ in range(8)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join()
assert opened == [True] * len(threads), opened
"""


@pytest.mark.parametrize("run", range(2))
def test_tables_open_at_once_in_a_process_that_has_just_started(run: int):
    done = subprocess.run([sys.executable, "-c", OPEN_AT_ONCE], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
