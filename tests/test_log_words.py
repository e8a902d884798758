"""The log names whoever did something, not squares: where it was, the board shows."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from undercroft.kernel.chance import ByHand
from undercroft.kernel.messages import LANGS, Catalogue
from undercroft.kernel.registry import games
from undercroft.lab.golden import read

GOLDEN = Path(__file__).parent / "golden"
SQUARE = re.compile(r"\b[A-Z]{1,2}[1-9][0-9]?\b")
OFTEN = 20
"""How many lines of each kind are read in a game."""


@pytest.mark.parametrize("slug", games())
def test_no_line_of_the_log_speaks_of_squares(slug: str) -> None:
    words = Catalogue(*games()[slug].locales())
    for path in sorted((GOLDEN / slug).glob("*.jsonl")):
        *_, match = read(path).record.replay(chance=ByHand())
        told: Counter[str] = Counter()
        for line in match.log:
            said = line.news.msg
            told[said.id] += 1
            if told[said.id] <= OFTEN:
                for lang in LANGS:
                    text = words.say(said, lang)
                    assert not SQUARE.search(text), f"{path.stem}: {said.id}: {text}"
        assert told
