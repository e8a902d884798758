"""The guide for authors: its mission can be played, mistakes are told as it shows, and it names every key."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from undercroft.games.massivedarkness2.mission.check import check_mission
from undercroft.games.massivedarkness2.mission.file import (
    BossEntry,
    BridgeEntry,
    DeedEntry,
    DoorEntry,
    Furniture,
    MissionFile,
    ObjectiveEntry,
    PortalEntry,
    TileEntry,
)
from undercroft.games.massivedarkness2.mission.missions import MISSIONS
from undercroft.games.massivedarkness2.mission.picture import picture

GUIDE = (Path(__file__).parents[3] / "docs" / "writing-a-mission.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


@pytest.fixture
def shown(tmp_path: Path) -> Path:
    """The pack that the guide shows."""
    pack = tmp_path / "mydark"
    for lang in ("en", "pl"):
        (pack / "locale" / lang).mkdir(parents=True)
        (pack / "locale" / lang / "missions.ftl").write_text(BLOCKS[1], encoding="utf-8")
    path = pack / "the_belfry.yaml"
    path.write_text(BLOCKS[0], encoding="utf-8")
    return path


def test_the_mission_of_the_guide_can_be_played(shown: Path) -> None:
    assert tuple(MISSIONS.read_pack(shown.parent).found) == ("mydark-the_belfry",)
    assert picture(MISSIONS.read(shown)) in BLOCKS


def test_the_guide_shows_how_a_mistake_is_told(shown: Path) -> None:
    shown.write_text(BLOCKS[0].replace("at: rope, cost", "at: ropes, cost"), encoding="utf-8")
    said = check_mission(shown)[0]
    assert f"undercroft: mydark/{shown.name}{said.removeprefix(str(shown))}\n" in BLOCKS


def test_the_guide_names_every_key() -> None:
    for kind in (MissionFile, TileEntry, BridgeEntry, DoorEntry, PortalEntry, ObjectiveEntry, DeedEntry, BossEntry):
        keys = [key for key in kind.__struct_encode_fields__ if key != "ours"]
        written = [key for key in keys if not re.search(rf"`[^`\n]*\b{key}\b", GUIDE)]
        assert written == [], kind.__name__
    assert [kind for kind in get_args(Furniture) if f"`{kind}`" not in GUIDE] == []
