"""Whole games as a person plays them: through a pipe, and on a terminal of its own."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from undercroft.kernel.record import verify

pexpect: Any = pytest.importorskip("pexpect")

PLAY = [sys.executable, "-c", "from undercroft.cli import main; main()", "play", "paperdungeons"]
PROMPT = "\r\n> "
PATIENCE = 90
"""Seconds; only what hangs takes so long."""
SIZE = ("COLUMNS", "LINES")
"""They would tell the program another size than the terminal has."""
COLOURS = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
ALLOWED = re.compile(r"^ *(\d+) {3,4}\S|(?<=  ) *(\d+)   \S", re.MULTILINE)


def test_a_game_through_a_pipe(tmp_path: Path) -> None:
    rng = Random(1)
    typed = "".join(f"{rng.choice(['1 2', *range(1, 8)])}\n" for _ in range(3000))
    save = tmp_path / "game.jsonl"
    run = subprocess.run(
        [*PLAY, "--seed", "8", "--bots", "greedy", "--lang", "pl", "--save", str(save)],
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
    assert "wynik końcowy" in run.stdout
    assert re.search(r"Wygrywa Gracz \d!|Zwycięstwem dzielą się", run.stdout)
    verdict = verify(save)
    assert verdict.outcome is not None
    assert verdict.players == ("human", "greedy", "greedy")


class Person:
    """Somebody at a terminal who reads the choices and types the number of one that is allowed."""

    def __init__(self, *arguments: str, rows: int = 50, columns: int = 100) -> None:
        self.child = pexpect.spawn(
            PLAY[0],
            [*PLAY[1:], *arguments],
            encoding="utf-8",
            dimensions=(rows, columns),
            env={**{name: value for name, value in os.environ.items() if name not in SIZE}, "TERM": "xterm-256color"},
            timeout=PATIENCE,
            echo=False,
        )
        self.rng = Random(2)

    def look(self) -> str:
        """The screen up to the next prompt, or to the end."""
        if self.child.expect([PROMPT, pexpect.EOF]) == 1:
            self.child.wait()  # the terminal is left a moment before the process has ended
        return COLOURS.sub("", self.child.before)

    def choose(self, screen: str) -> None:
        question = screen[screen.rindex("Player 1: ") :]
        numbers = [first or second for first, second in ALLOWED.findall(question)]
        several = re.search(r"[Ww]hich (\d+)", question)
        self.child.sendline(" ".join(self.rng.sample(numbers, int(several[1]) if several else 1)))


def test_a_game_on_a_terminal(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    person = Person("--seed", "5", "--bots", "random", "--lang", "en", "--save", str(save))
    screen = person.look()
    for _ in range(400):
        if not person.child.isalive():
            break
        assert "Type a number" not in screen, "only numbers that are offered are typed"
        person.choose(screen)
        screen = person.look()
    person.child.close()
    assert person.child.exitstatus == 0
    assert "the final score" in screen
    assert "Player 1" in screen
    assert verify(save).outcome is not None


def test_ctrl_c_saves_without_asking_and_exits_130(tmp_path: Path) -> None:
    save = tmp_path / "game.jsonl"
    person = Person("--seed", "5", "--bots", "random", "--save", str(save))
    person.choose(person.look())
    person.look()
    person.child.sendintr()
    person.child.expect(pexpect.EOF)
    assert "The game is saved" in person.child.before
    person.child.wait()
    assert person.child.exitstatus == 130
    assert verify(save).decisions > 0


def test_the_table_is_drawn_again_when_the_window_changes_its_size() -> None:
    person = Person("--seed", "5", "--bots", "random", columns=100)
    assert "Heroes strength 4 ─────────────────────────────" in person.look()
    drawn = 1
    for columns in range(80, 80 + PATIENCE):
        # A signal that comes just before the wait for a key begins is seen only with it: then the next one does it.
        person.child.setwinsize(60, columns)
        drawn = person.child.expect([PROMPT, pexpect.TIMEOUT], timeout=1)
        if drawn == 0:
            break
    assert drawn == 0
    edge = re.search("Heroes strength 4 (─+)\r\n", COLOURS.sub("", person.child.before))
    assert edge is not None
    assert 80 <= len(edge[1]) + 71 <= columns
    person.child.sendline("q")
    person.child.expect("Keep this game")
    person.child.sendline("n")
    person.child.expect(pexpect.EOF)
