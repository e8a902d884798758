"""Packs of adventures: their names are their own, and one with a mistake in it is left out."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from undercroft.games.dungeonsaga.adventure.adventures import ADVENTURES, adventure, adventures
from undercroft.games.dungeonsaga.adventure.check import check_adventure
from undercroft.games.dungeonsaga.adventure.file import AdventureFile, Condition, Effect, Thing, Trigger
from undercroft.games.dungeonsaga.adventure.picture import picture
from undercroft.kernel.errors import BadInput

from .conftest import WORDS, Use, Write

GUIDE = (Path(__file__).parents[3] / "docs" / "writing-an-adventure.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"^```\w*\n(.*?)^```$", GUIDE, re.MULTILINE | re.DOTALL)


def mistakes(folder: Path) -> list[str]:
    with pytest.raises(BadInput) as refused:
        ADVENTURES.read_pack(folder)
    return str(refused.value).split("\n")


def test_a_folder_of_adventures_is_a_pack(write_adventure: Write, use_packs: Use):
    use_packs(write_adventure().parent)
    assert adventures()[-1] == adventure("mypack-tiny").id == "mypack-tiny"
    assert adventure("mypack-tiny").text("title").id == "sag-adventure-mypack-tiny-title"
    assert adventure("mypack-tiny").zones[2].text.id == "sag-adventure-mypack-tiny-zone-3"
    assert ADVENTURES.left_out() == []


def test_a_pack_with_a_mistake_is_left_out(write_adventure: Write, use_packs: Use):
    path = write_adventure(("minion: zombie", "minion: zomby"))
    use_packs(path.parent)
    (said,) = ADVENTURES.left_out()
    assert f"{path}: line 35, column 15: there is no minion 'zomby'" in said
    assert not any(name.startswith("mypack") for name in adventures())


@pytest.mark.parametrize("word", WORDS)
def test_every_word_is_needed_in_both_languages(word: str, write_adventure: Write):
    path = write_adventure(words=[other for other in WORDS if other != word])
    locale = path.parent / "locale"
    message = f"the message 'sag-adventure-mypack-tiny-{word}' is missing"
    assert mistakes(path.parent) == [f"{locale / lang}: {message}" for lang in ("en", "pl")]


def test_words_of_a_pack_are_its_own(write_adventure: Write):
    path = write_adventure()
    words = path.parent / "locale" / "en" / "adventures.ftl"
    words.write_text(words.read_text() + "sag-adventure-other = Mine\n")
    assert mistakes(path.parent) == [
        f"{words}: line 11: the message 'sag-adventure-other' must begin with sag-adventure-mypack-"
    ]


# -- the guide ---------------------------------------------------------------------------------------------------------


@pytest.fixture
def shown(tmp_path: Path) -> Path:
    """The pack that the guide shows."""
    pack = tmp_path / "mysaga"
    for lang in ("en", "pl"):
        (pack / "locale" / lang).mkdir(parents=True)
        (pack / "locale" / lang / "adventures.ftl").write_text(BLOCKS[1], encoding="utf-8")
    path = pack / "the_vault.yaml"
    path.write_text(BLOCKS[0], encoding="utf-8")
    return path


def test_the_adventure_of_the_guide_can_be_played(shown: Path):
    assert tuple(ADVENTURES.read_pack(shown.parent).found) == ("mysaga-the_vault",)
    assert picture(ADVENTURES.read(shown)) in BLOCKS


def test_the_guide_shows_how_a_mistake_is_told(shown: Path):
    shown.write_text(BLOCKS[0].replace("minion: zombie,", "minion: zombi,"), encoding="utf-8")
    (said,) = check_adventure(shown)
    assert f"undercroft: mysaga/{shown.name}{said.removeprefix(str(shown))}\n" in BLOCKS


def test_the_guide_names_every_moment_and_effect():
    for kind in (AdventureFile, Thing, Trigger, Condition, Effect):
        keys = [key for key in kind.__struct_encode_fields__ if key != "ours"]
        assert [key for key in keys if not re.search(rf"`{key}\b", GUIDE)] == [], kind.__name__
