from pathlib import Path
from typing import Annotated, Literal

import msgspec
import pytest

from undercroft.kernel.content import ContentError, Entry, content_hash, decode, load, load_all
from undercroft.kernel.errors import BadInput

Room = Annotated[str, msgspec.Meta(pattern="^[A-F][1-7]$")]
Pair = Annotated[tuple[Room, Room], msgspec.Meta(description="a pair of rooms like [A1, B1]")]


class Monster(Entry, frozen=True):
    kind: str
    level: Annotated[int, msgspec.Meta(ge=1, le=6)]


class Card(Entry, frozen=True):
    id: str
    walls: tuple[Pair, ...] = ()
    colour: Literal["white", "black"] | None = None
    monster: Monster | None = None
    glory: dict[int, int] = {}
    trio: tuple[int, int, int] = (1, 2, 3)
    strong: bool = False
    swapped: tuple[int, int] = (1, 2)

    def __post_init__(self) -> None:
        if self.swapped[0] > self.swapped[1]:
            raise ValueError("expected the smaller number first")


class Deck(Entry, frozen=True):
    cards: tuple[Card, ...]


def write(folder: Path, text: str) -> Path:
    path = folder / "deck.yaml"
    path.write_text(text, encoding="utf-8")
    return path


def refusal(folder: Path, text: str) -> str:
    with pytest.raises(ContentError) as caught:
        load(write(folder, text), Deck)
    assert isinstance(caught.value, BadInput)
    assert "\n" not in str(caught.value)
    return str(caught.value).removeprefix(f"{folder}/")


def test_loads_into_frozen_structs(tmp_path):
    deck = load(
        write(tmp_path, "cards: [{id: C, walls: [[A1, B1]], glory: {3: -1}, monster: {kind: orc, level: 3}}]"), Deck
    )
    assert deck == Deck((Card("C", (("A1", "B1"),), glory={3: -1}, monster=Monster("orc", 3)),))
    with pytest.raises(AttributeError):
        deck.cards = ()


@pytest.mark.parametrize(
    ("card", "problem"),
    [
        ("walls: [[A1, B1], [A1]]", "field 'walls.2': expected a pair of rooms like [A1, B1], got ['A1']"),
        ("walls: [[A1, G9]]", "field 'walls.1': expected a pair of rooms like [A1, B1], got ['A1', 'G9']"),
        ("colour: red", "field 'colour': expected one of white, black, got 'red'"),
        ("monster: {kind: orc, level: 9}", "field 'monster.level': expected a whole number from 1 to 6, got 9"),
        ("monster: {kind: orc, level: high}", "field 'monster.level': expected a whole number from 1 to 6, got 'high'"),
        ("monster: {kind: 3, level: 3}", "field 'monster.kind': expected text, got 3"),
        ("monster: {kind: orc}", "field 'monster.level': missing, expected a whole number from 1 to 6"),
        ("monster: orc", "field 'monster': expected a mapping with the keys kind, level or nothing, got 'orc'"),
        ("glory: {3: much}", "field 'glory.3': expected a whole number, got 'much'"),
        ("glory: {a: 1}", "field 'glory': expected a mapping from a whole number to a whole number, got {'a': 1}"),
        ("trio: [1, 2]", "field 'trio': expected a list of 3, got [1, 2]"),
        ("trio: [1, 2, x]", "field 'trio.3': expected a whole number, got 'x'"),
        ("strong: 1", "field 'strong': expected true or false, got 1"),
        ("swapped: [2, 1]", "expected the smaller number first"),
    ],
)
def test_a_bad_value_names_entry_field_and_what_is_allowed(tmp_path, card, problem):
    assert refusal(tmp_path, f"cards:\n  - id: A\n  - {{id: C, {card}}}") == f"deck.yaml: entry 'C': {problem}"


def test_an_unknown_key_lists_the_allowed_ones(tmp_path):
    allowed = "id, walls, colour, monster, glory, trio, strong, swapped"
    said = refusal(tmp_path, "cards: [{id: C, wals: []}]")
    assert said == f"deck.yaml: entry 'C': field 'wals': unknown key, allowed: {allowed}"
    assert refusal(tmp_path, "cards: []\nextra: 1") == "deck.yaml: field 'extra': unknown key, allowed: cards"


def test_an_entry_without_an_id_is_counted(tmp_path):
    assert refusal(tmp_path, "cards: [{id: A}, {}]") == "deck.yaml: entry 2: field 'id': missing, expected text"


def test_the_file_itself_can_be_of_the_wrong_kind(tmp_path):
    assert refusal(tmp_path, "") == "deck.yaml: expected a mapping with the keys cards, got nothing"
    assert refusal(tmp_path, "cards: 3") == "deck.yaml: field 'cards': expected a list, got 3"
    assert refusal(tmp_path, "- id: A") == "deck.yaml: expected a mapping with the keys cards, got [{'id': 'A'}]"


def test_entries_of_a_list_file_are_counted(tmp_path):
    with pytest.raises(ContentError, match=r"deck\.yaml: entry 2: expected a whole number, got 'x'"):
        load(write(tmp_path, "[1, x]"), tuple[int, ...])


def test_an_id_used_twice_is_refused(tmp_path):
    said = refusal(tmp_path, "cards: [{id: A}, {id: B}, {id: A}]")
    assert said == "deck.yaml: entry 'A': field 'id': used twice, by the entries 1 and 3"


def test_a_key_written_twice_is_refused(tmp_path):
    said = refusal(tmp_path, "cards:\n  - id: A\n    strong: true\n    strong: false")
    assert said == "deck.yaml: line 4, column 5: the key 'strong' appears twice"


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("cards: [{id: A}", "line 2, column 1: "),
        ("cards: a: b", "line 1, column 9: "),
        ("cards:\n\t- id: A", "line 2, column 1: "),
        ("cards: !!python/name:os.system", "line 1, column 8: "),
        ("cards: []\n---\ncards: []", "line 2, column 1: "),
        ("cards: &a [*a]", "line 1, column 8: an alias"),
        ("cards: &a []\nmore: *a", "line 1, column 8: an alias"),
        ("cards: !!set {A}", "line 1, column 8: the tag"),
        ("? [a]\n: 1", "line 1, column 3: a key must be"),
        ("cards: {1: a, 0x1: b}", "line 1, column 15: the key '0x1' appears twice"),
        ("cards: 2020-13-45", "not readable as YAML: month"),
        ("cards: \x01", "not readable as YAML: unacceptable character"),
        ("[" * 3000 + "]" * 3000, "nested too deeply"),
    ],
)
def test_broken_yaml_names_its_place(tmp_path, text, place):
    assert refusal(tmp_path, text).startswith(f"deck.yaml: {place}")


def test_unreadable_files_are_named(tmp_path):
    with pytest.raises(ContentError, match=r"none\.yaml: cannot be read: No such file"):
        load(tmp_path / "none.yaml", Deck)
    (tmp_path / "latin.yaml").write_bytes("łza".encode("cp1250"))
    with pytest.raises(ContentError, match=r"latin\.yaml: expected UTF-8 text, byte 1 is not"):
        load(tmp_path / "latin.yaml", Deck)


def test_load_all_reads_a_folder_in_order(tmp_path):
    for name in ("b", "a"):
        (tmp_path / f"{name}.yaml").write_text(f"cards: [{{id: {name}}}]", encoding="utf-8")
    assert [(path.name, deck.cards[0].id) for path, deck in load_all(tmp_path, Deck).items()] == [
        ("a.yaml", "a"),
        ("b.yaml", "b"),
    ]


def test_load_all_wants_files(tmp_path):
    with pytest.raises(ContentError, match=r"expected a folder with \.yaml files in it"):
        load_all(tmp_path / "nowhere", Deck)


def test_decode_names_the_source_it_is_given():
    with pytest.raises(ContentError, match=r"^options: field 'kind': missing, expected text$"):
        decode({"level": 3}, Monster, "options")


def test_content_hash_depends_on_names_and_bytes_only(tmp_path):
    def files(folder: str, **texts: str) -> list[Path]:
        (tmp_path / folder).mkdir()
        paths = [tmp_path / folder / f"{name}.yaml" for name in texts]
        for path, text in zip(paths, texts.values(), strict=True):
            path.write_text(text, encoding="utf-8")
        return paths

    first = content_hash(files("one", a="x: 1", b="y: 2"))
    assert len(first) == 16
    assert content_hash(files("two", b="y: 2", a="x: 1")) == first
    assert content_hash(files("three", a="x: 1", b="y: 3")) != first
    assert content_hash(files("four", a="x: 1y: 2", b="")) != first
