"""Nothing that a card names with `special` is without a test of its own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from undercroft.games.descent.box.content import content

SPECIALS = content().specials
NAMES = dict.fromkeys([*SPECIALS.hero, *SPECIALS.item, *SPECIALS.skill, *SPECIALS.overlord])
TESTS = {
    node.name
    for path in Path(__file__).parent.glob("test_*.py")
    for node in ast.parse(path.read_text(encoding="utf-8")).body
    if isinstance(node, ast.FunctionDef)
}


@pytest.mark.parametrize("special", NAMES)
def test_it_has_a_test(special):
    assert f"test_{special}" in TESTS
