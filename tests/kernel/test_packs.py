"""Packs are the kernel's: a game says what is in them, and a folder says which game it is for."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from undercroft.kernel.content import Entry, load
from undercroft.kernel.errors import BadInput
from undercroft.kernel.library_game import LibraryGame
from undercroft.kernel.packs import VARIABLE, Library, game_of
from undercroft.kernel.registry import announced, game


class TaleFile(Entry, frozen=True):
    number: int
    game: str = ""


class Tale(NamedTuple):
    id: str
    number: int


class Tales(Library[Tale]):
    game = "paperdungeons"
    what = "adventure"

    def read(self, path: Path) -> Tale:
        return Tale(path.stem, load(path, TaleFile).number)

    def named_apart(self, made: Tale, prefix: str) -> Tale:
        return made._replace(id=prefix + made.id)

    def messages(self, made: Tale) -> Iterator[str]:
        yield f"tale-{made.id}"

    def own_words(self, prefix: str) -> tuple[str, ...]:
        return (f"tale-{prefix}",)


@pytest.fixture
def tales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Tales:
    """A box with two adventures, and a folder with a pack for the game."""
    write(tmp_path / "tales", {"second": "number: 2", "first": "number: 1"}, words=tmp_path, prefix="")
    write(tmp_path / "more", {"third": "number: 1\ngame: paperdungeons"}, words=tmp_path / "more", prefix="more-")
    monkeypatch.setenv(VARIABLE, str(tmp_path / "more"))
    monkeypatch.setattr(Tales, "box", tmp_path / "tales", raising=False)
    return Tales()


def write(folder: Path, files: dict[str, str], words: Path, prefix: str) -> None:
    folder.mkdir()
    for name, text in files.items():
        (folder / f"{name}.yaml").write_text(text)
    for lang in ("en", "pl"):
        (words / "locale" / lang).mkdir(parents=True)
        text = "\n".join(f"tale-{prefix}{name} = A tale" for name in files)
        (words / "locale" / lang / "tales.ftl").write_text(f"{text}\n")


def test_box_and_packs_in_the_order_of_their_numbers(tales: Tales, tmp_path: Path):
    assert tales.ids() == ("first", "second", "more-third")
    assert tales.get("more-third") == Tale("more-third", 1)
    assert tales.at_number(3) == "more-third"
    assert tales.file("more-third") == tmp_path / "more" / "third.yaml"
    assert tales.locales() == (tmp_path / "more" / "locale",)
    assert tales.check(tmp_path / "tales") == ["2 adventures: first, second"]
    assert tales.check(tmp_path / "more" / "third.yaml") == ["1 adventure: more-third"]


def test_the_box_is_listed_without_reading_all_of_it(tales: Tales, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.delenv(VARIABLE)
    (tmp_path / "tales" / "zeroth.yaml").write_text("# What comes first.\nnumber: 0\nnonsense: [")
    assert tales.ids() == ("zeroth", "first", "second")
    assert tales.known == {}


def test_a_number_may_be_written_in_any_way(tales: Tales, tmp_path: Path):
    (tmp_path / "tales" / "zeroth.yaml").write_text("{number: 0}")
    assert tales.ids() == ("zeroth", "first", "second", "more-third")


@pytest.mark.parametrize("slug", announced())
def test_the_boxes_of_all_games_are_listed_by_their_numbers(slug: str):
    if isinstance(one := game(slug), LibraryGame):
        numbers = [one.library.get(name).number for name in one.library.ids() if name in one.library.box_files()]
        assert numbers == sorted(numbers)


def test_refusals_call_it_what_the_game_does(tales: Tales, tmp_path: Path):
    with pytest.raises(BadInput, match=r"^there is no adventure 4: expected 1 to 3, or an id such as first$"):
        tales.at_number(4)
    with pytest.raises(BadInput, match=r"^there is no adventure 'fourth': expected one of first, second, more-third$"):
        tales.get("fourth")
    (tmp_path / "other" / "first").mkdir(parents=True)
    with pytest.raises(BadInput, match="an adventure in the box is called 'first'"):
        tales.read_pack(tmp_path / "other" / "first")


@pytest.mark.parametrize("said", ["", "game: descent", "game: nothing_such"])
def test_packs_of_other_games_are_passed_over(said: str, tales: Tales, tmp_path: Path):
    assert "paperdungeons" in announced()
    (tmp_path / "more" / "third.yaml").write_text(f"number: 1\n{said}\n")
    assert tales.ids() == ("first", "second")
    assert tales.left_out() == []


def test_a_pack_that_cannot_be_read_is_still_told_by_its_game(tales: Tales, tmp_path: Path):
    (tmp_path / "more" / "third.yaml").write_text("game: 'paperdungeons'\nnumber: [")
    assert game_of(tmp_path / "more") == "paperdungeons"
    (said,) = tales.left_out()
    assert said.startswith(f"the pack {tmp_path / 'more'} is left out: ")


def test_what_is_kept_can_be_found_until_it_is_forgotten(tales: Tales):
    tales.keep(Tale("drawn", 9))
    assert tales.get("drawn").number == 9
    tales.forget()
    with pytest.raises(BadInput):
        tales.get("drawn")
