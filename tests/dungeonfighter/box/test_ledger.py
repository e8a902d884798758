"""The ledger says every rule in both languages."""

from __future__ import annotations

from pathlib import Path

from undercroft.games import dungeonfighter
from undercroft.kernel.ledger import load_ledger

FOLDER = Path(dungeonfighter.__path__[0])
TEXTS = ("rule", "vector", "ruling", "not_applicable")
LEFT_TO_BODIES = 25


def test_every_rule_is_there_in_both_languages() -> None:
    english, polish = load_ledger(FOLDER), load_ledger(FOLDER, "pl")
    assert len(english.rules) == len(english.by_id) == 279
    for one, other in zip(english.rules, polish.rules, strict=True):
        assert other.rule != one.rule, f"{one.id} is still in English"
        for text in TEXTS:
            assert (getattr(other, text) is None) == (getattr(one, text) is None), f"{one.id}: {text}"


def test_few_rules_are_left_to_bodies() -> None:
    assert sum(1 for rule in load_ledger(FOLDER).rules if rule.not_applicable) <= LEFT_TO_BODIES
