"""A whole game of Massive Darkness 2 as a person plays it through a pipe, in a narrow terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from undercroft.kernel.messages import LANGS, Lang
from undercroft.kernel.record import verify

PLAY = [sys.executable, "-c", "from undercroft.cli import main; main()", "play", "massivedarkness2"]
PATIENCE = 90
"""Seconds; only what hangs takes so long."""
END = {"en": ("The heroes have won.", "The darkness has won."), "pl": ("Bohaterowie zwyciężyli.", "Mrok zwyciężył.")}


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_through_a_pipe(tmp_path: Path, lang: Lang) -> None:
    rng = Random(1)
    typed = "".join(f"{rng.choice(['', *range(1, 6)])}\n" for _ in range(5000))
    save = tmp_path / "game.jsonl"
    run = subprocess.run(
        [*PLAY, "--seed", "8", "--seats", "human", "--lang", lang, "--save", str(save)],
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env={**os.environ, "NO_COLOR": "1", "COLUMNS": "80"},
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "\x1b" not in run.stdout
    assert max(map(len, run.stdout.splitlines())) <= 80
    assert any(text in run.stdout for text in END[lang])
    assert verify(save).outcome is not None
