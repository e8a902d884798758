"""An adventure small enough to see whole, for tests that change something in it, and packs of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import ADVENTURES
from undercroft.games.dungeonsaga.adventure.model import Adventure

TINY = """\
id: tiny
game: dungeonsaga
number: 1
letter: T
origin: test
heroes: [orlaf, danor]
orders: 2
deck: {cards: 9, without: [interrupt]}
raises: {zombie: 2}
spells: {danor: [break_ward, flamebolt]}
items: {orlaf: [healing_potion]}

tiles:
  - {tile: passage_2x2_1, at: A1}
  - {tile: passage_1x2_1, at: C1, turned: 90}
  - {tile: room_3x4, at: D1}
  - {tile: passage_1x2_2, at: H2}
  - {tile: passage_2x2_2, at: J2}

zones: |
  1112222####
  11122222233
  ###2222##33

things: |
  h.dz.c.####
  h...g...wee
  ###a.b.##ee

legend:
  h: {start: true}
  d: {door: double_door, upright: true, lock: 2, id: gate}
  w: {door: single_door, ward: 1}
  c: {chest: true, lock: 1, holds: [battle_potion]}
  z: {minion: zombie, facing: west}
  g: {minion: ghost, named: wisp}
  b: {bones: 2}
  a: {furniture: lectern, region: altar}
  e: {region: exit}

regions:
  porch: [A1-B2]

deeds:
  - {id: pray, at: altar, who: [danor]}

events:
  - {id: prayed, when: {acted: pray}, do: [{say: prayed}, {add: {prayers: 1}}]}
  - {id: out, when: {gathered: exit}, do: [{win: heroes}]}
"""
WORDS = [
    *("title", "story", "goal-heroes", "goal-overlord", "rules"),
    *("zone-1", "zone-2", "zone-3", "deed-pray", "prayed"),
]

Write = Callable[..., Path]
Use = Callable[..., None]
Read = Callable[..., Adventure]


@pytest.fixture
def write_adventure(tmp_path: Path) -> Write:
    """Writes a pack: the tiny adventure with some of its text replaced, and its messages beside it."""

    def write(*changes: tuple[str, str], words: list[str] = WORDS, pack: str = "mypack") -> Path:
        text = TINY
        for old, new in changes:
            assert old in text, f"{old!r} is not in the tiny adventure"
            text = text.replace(old, new, 1)
        for lang in ("en", "pl"):
            folder = tmp_path / pack / "locale" / lang
            folder.mkdir(parents=True, exist_ok=True)
            lines = [f"sag-adventure-{pack}-tiny-{word} = {word}\n" for word in words]
            (folder / "adventures.ftl").write_text("".join(lines))
        path = tmp_path / pack / "tiny.yaml"
        path.write_text(text)
        return path

    return write


@pytest.fixture
def read(write_adventure: Write) -> Read:
    """The tiny adventure with some of its text replaced."""
    return lambda *changes: ADVENTURES.read(write_adventure(*changes))


@pytest.fixture
def use_packs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Use]:
    """Lets the game find some packs, as a player would."""

    before = dict(ADVENTURES.known)

    def use(*folders: Path) -> None:
        monkeypatch.setenv("UNDERCROFT_PACKS", os.pathsep.join(map(str, folders)))
        ADVENTURES.forget()

    yield use
    ADVENTURES.forget()
    ADVENTURES.known.update(before)
