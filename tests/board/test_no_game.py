"""The board is a library of its own: it speaks of squares and lines, never of a game."""

import re
from pathlib import Path

import undercroft.board
from undercroft.kernel.registry import games

RULE = re.compile(r"\b[A-Z][A-Z0-9]{2}-[A-Z]{2,4}-\d+")


def test_no_module_of_the_board_cites_a_rule_or_names_a_game():
    words = [RULE, *(re.compile(rf"\b{slug}\b", re.IGNORECASE) for slug in games())]
    for path in sorted(Path(undercroft.board.__file__).parent.glob("*.py")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            assert not any(word.search(line) for word in words), f"{path.name}:{number}: {line.strip()}"
