"""The ledgers in other languages say of every rule what the English one says."""

from __future__ import annotations

import pytest

from undercroft.kernel.ledger import load_ledger
from undercroft.kernel.registry import game

GAMES = ("descent", "paperdungeons")
TEXTS = ("rule", "vector", "ruling", "not_applicable")


@pytest.mark.parametrize("slug", GAMES)
def test_every_rule_is_there_in_polish(slug: str) -> None:
    folder = game(slug).folder
    english, polish = load_ledger(folder), load_ledger(folder, "pl")
    for one, other in zip(english.rules, polish.rules, strict=True):
        assert (other.id, other.area, other.where) == (one.id, one.area, one.where)
        for text in TEXTS:
            assert (getattr(other, text) is None) == (getattr(one, text) is None), f"{one.id}: {text}"
        assert other.rule != one.rule, f"{one.id} is still in English"
