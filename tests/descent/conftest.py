"""A quest small enough to see whole, for tests that change something in it, and packs of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from undercroft.games.descent.quest.quests import QUESTS

TINY = """\
id: tiny
number: 1
origin: test
conquest: 3

areas: |
  111#222#
  11122223
  11122223
  111#222#

things: |
  .p.#.._#
  .S....b.
  ..k.c.g.
  ...#E.N#

legend:
  S: {glyph: start}
  g: {glyph: inactive}
  c: {chest: copper}
  p: {potion: healing}
  k: {key: red}
  _: {obstacle: pit}
  b: {monster: beastman}
  N: {named: grub}
  E: {encounter: shrine}

doors:
  - {at: [C2, C3], side: east, id: gate}
  - {at: [G2, G3], side: east, rune: red}

regions:
  porch: [A1-B2]

chests:
  1: {conquest: 2, treasures: 1}
  2: {coins: 100}
  3: {curses: 2, treasures: {silver: 1}}

named:
  - {id: grub, monster: beastman, wounds: 2, conquest: 1}

events:
  - id: shrine
    when: {met: shrine}
    do: [{say: shrine}, {conquest: 1}]
  - id: grub_dies
    when: {killed: grub}
    do: [{win: heroes}]
"""
WORDS = ["title", "intro", "goal", "victory", "defeat", "area-1", "area-2", "area-3", "encounter-shrine", "shrine"]

Write = Callable[..., Path]
Use = Callable[..., None]


@pytest.fixture
def write_quest(tmp_path: Path) -> Write:
    """Writes a pack: the tiny quest with some of its text replaced, and its messages beside it."""

    def write(*changes: tuple[str, str], words: list[str] = WORDS, pack: str = "mypack") -> Path:
        text = TINY
        for old, new in changes:
            assert old in text, f"{old!r} is not in the tiny quest"
            text = text.replace(old, new, 1)
        for lang in ("en", "pl"):
            folder = tmp_path / pack / "locale" / lang
            folder.mkdir(parents=True, exist_ok=True)
            name = Path(pack).name
            lines = [f"des-quest-{name}-tiny-{word} = {word}" for word in words]
            (folder / "quests.ftl").write_text("\n".join([*lines, f"des-named-{name}-grub = Grub\n"]))
        path = tmp_path / pack / "tiny.yaml"
        path.write_text(text)
        return path

    return write


@pytest.fixture
def use_packs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Use]:
    """Lets the game find some packs, as a player would."""

    before = dict(QUESTS.known)

    def use(*folders: Path | str) -> None:
        monkeypatch.setenv("UNDERCROFT_PACKS", os.pathsep.join(map(str, folders)))
        QUESTS.forget()

    yield use
    QUESTS.forget()
    QUESTS.known.update(before)


@pytest.fixture
def tiny(write_quest: Write) -> Path:
    return write_quest()
