"""Words are found in whatever form they stand in a text."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import undercroft
from undercroft.kernel.search import finds, plain, stem

VECTORS = Path(undercroft.__file__).parent / "web" / "src" / "pages" / "rules" / "search.vectors.json"


@pytest.mark.parametrize("vector", json.loads(VECTORS.read_text("utf-8")), ids=lambda vector: vector["query"])
def test_words_are_found_in_other_forms(vector: dict[str, Any]) -> None:
    assert finds(vector["query"], vector["text"]) is vector["found"]


def test_accents_and_capitals_do_not_matter() -> None:
    assert plain("Żółć Łotra") == "zolc lotra"


@pytest.mark.parametrize("word", ["kot", "boss", "pap-mon-06", "4"])
def test_what_has_no_ending_stays(word: str) -> None:
    assert stem(word) == word
