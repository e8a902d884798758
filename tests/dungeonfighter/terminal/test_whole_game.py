"""A whole game of Dungeon Fighter as somebody types it who presses numbers and Enter."""

from __future__ import annotations

from random import Random

import pytest

from undercroft.kernel.messages import LANGS, Lang

from .test_table import sit

END = {
    "en": ("The heroes have won.", "The dungeon has won."),
    "pl": ("Bohaterowie zwyciężyli.", "Podziemia zwyciężyły."),
}


@pytest.mark.parametrize("lang", LANGS)
def test_a_game_at_the_keyboard(monkeypatch: pytest.MonkeyPatch, lang: Lang) -> None:
    rng = Random(1)
    keyboard, table = sit(monkeypatch, (str(rng.choice(["", 1, 2, 3])) for _ in range(5000)), lang=lang)
    assert table.match.over
    assert any(text in keyboard.shown for text in END[lang])
    assert max(map(len, keyboard.shown.splitlines())) <= 100
