"""docs/adding-a-game.md shows the toy game as it is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOY = ROOT / "examples" / "torchrace"
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"```(?:python|yaml|toml)\n(.*?)```", PAGE, re.DOTALL)
SOURCES = [path.read_text(encoding="utf-8") for end in ("py", "yaml", "toml") for path in sorted(TOY.rglob(f"*.{end}"))]


@pytest.mark.parametrize("block", QUOTED, ids=lambda block: block.strip().splitlines()[0])
def test_what_the_page_quotes_is_in_the_toy(block: str) -> None:
    assert any(block in source for source in SOURCES)
