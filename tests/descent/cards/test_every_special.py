"""Nothing that a card names with `special` is without a test of its own."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from undercroft.games import descent
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


def test_no_rule_asks_for_a_card_by_its_id():
    """What a card does is said on it, in words or by `special`, so that another card can do the same."""
    kept = re.compile(r"\.(items|overlord|skills|heroes)\[\"")
    game = Path(descent.__file__).parent
    modules = [*game.glob("*.py"), *(game / "rules").glob("*.py"), *(game / "cards").glob("*.py")]
    assert [path.name for path in modules if kept.search(path.read_text(encoding="utf-8"))] == []
