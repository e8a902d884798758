"""A mission small enough to see whole, for tests that change something in it, and packs of it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from undercroft.games.massivedarkness2.mission.missions import MISSIONS
from undercroft.games.massivedarkness2.mission.model import Mission

TINY = """\
id: tiny
game: massivedarkness2
number: 1
origin: test
tiles:
  - {tile: 1A, at: A1}
  - {tile: 6B, at: D1, turned: 90}
bridges:
  - {at: A4, beside: [A3]}
doors:
  - {between: [B1, A1]}
  - {between: [B2, C2], id: hatch}
  - {between: [C2, D2]}
  - {between: [E2, F2], id: gate, white: true}
start: [A4]
mobs: [B1]
roaming_portal: C1
portals:
  - {from: 3, at: B2}
tokens:
  spawn: [A2]
  loot: [A1, C3]
  chest: [C3]
  column: [C1]
objectives:
  - {name: idol, at: [A1, C3]}
  - {name: well, at: [F3], grey: true}
tasks: [idols, well]
deeds:
  - {id: topple, at: idol, cost: mp, remove: true, completes: idols, opens: gate}
  - {id: drink, at: well, cost: action, needs: [idols], wins: true}
"""
WORDS = ["title", "story", "goal", "rules", "won", "lost", "task-idols", "task-well"]

Write = Callable[..., Path]
Use = Callable[..., None]
Read = Callable[..., Mission]


@pytest.fixture
def write_mission(tmp_path: Path) -> Write:
    """Writes a pack: the tiny mission with some of its text replaced, and its messages beside it."""

    def write(*changes: tuple[str, str], words: list[str] = WORDS, pack: str = "mypack") -> Path:
        text = TINY
        for old, new in changes:
            assert old in text, f"{old!r} is not in the tiny mission"
            text = text.replace(old, new, 1)
        for lang in ("en", "pl"):
            folder = tmp_path / pack / "locale" / lang
            folder.mkdir(parents=True, exist_ok=True)
            lines = [f"md2-mission-{pack}-tiny-{word} = {word}\n" for word in words]
            lines += [f"md2-objective-{pack}-{name} = {name}\n" for name in ("idol", "well")]
            lines += [f"md2-deed-{pack}-{name} = {name}\n" for name in ("topple", "drink")]
            (folder / "missions.ftl").write_text("".join(lines))
        path = tmp_path / pack / "tiny.yaml"
        path.write_text(text)
        return path

    return write


@pytest.fixture
def read(write_mission: Write) -> Read:
    """The tiny mission with some of its text replaced."""
    return lambda *changes: MISSIONS.read(write_mission(*changes))


@pytest.fixture
def use_packs(monkeypatch: pytest.MonkeyPatch) -> Iterator[Use]:
    """Lets the game find some packs, as a player would."""

    before = dict(MISSIONS.known)

    def use(*folders: Path) -> None:
        monkeypatch.setenv("UNDERCROFT_PACKS", os.pathsep.join(map(str, folders)))
        MISSIONS.forget()

    yield use
    MISSIONS.forget()
    MISSIONS.known.update(before)
