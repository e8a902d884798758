from pathlib import Path

import msgspec
import pytest

from undercroft.kernel.errors import BadInput
from undercroft.kernel.messages import Catalogue, Msg, msg

ENGLISH = """
hello = Hello, { $name }!
found = Found: { $things }.
potions = { $n ->
    [one] 1 potion
   *[other] { $n } potions
}
sword = sword
shield = shield
only-english = Only here.
"""
POLISH = """
hello = Witaj, { $name }!
found = Znaleziono: { $things }.
potions = { $n ->
    [one] 1 mikstura
    [few] { $n } mikstury
   *[other] { $n } mikstur
}
sword = miecz
shield = tarcza
"""


def locale(folder: Path, english: str = ENGLISH, polish: str = POLISH) -> Path:
    for lang, text in (("en", english), ("pl", polish)):
        (folder / lang).mkdir(parents=True)
        (folder / lang / "game.ftl").write_text(text, encoding="utf-8")
    return folder


@pytest.fixture
def catalogue(tmp_path):
    return Catalogue(locale(tmp_path))


def test_a_message_is_its_id_and_arguments():
    assert msg("hello", name="Ada") == Msg("hello", {"name": "Ada"})


def test_nested_messages_survive_json():
    told = msg(
        "found", n=3, who="Ada", things=[msg("potions", n=2), msg("sword")], inner=msg("hello", name=msg("shield"))
    )
    assert msgspec.json.decode(msgspec.json.encode(told), type=Msg) == told


def test_a_message_without_arguments_is_short_in_json():
    assert msgspec.json.encode(msg("sword")) == b'{"id":"sword"}'


def test_says_arguments_without_isolation_marks(catalogue):
    assert catalogue.say(msg("hello", name="Ada"), "en") == "Hello, Ada!"
    assert catalogue.say(msg("hello", name="Ada"), "pl") == "Witaj, Ada!"


@pytest.mark.parametrize(("n", "text"), [(1, "1 mikstura"), (3, "3 mikstury"), (5, "5 mikstur"), (22, "22 mikstury")])
def test_polish_plurals(catalogue, n, text):
    assert catalogue.say(msg("potions", n=n), "pl") == text


def test_nested_messages_are_said_in_the_same_language(catalogue):
    assert catalogue.say(msg("found", things=msg("sword")), "pl") == "Znaleziono: miecz."


@pytest.mark.parametrize(
    ("count", "english", "polish"),
    [
        (0, "Found: none.", "Znaleziono: brak."),
        (1, "Found: sword.", "Znaleziono: miecz."),
        (2, "Found: sword and shield.", "Znaleziono: miecz i tarcza."),
        (3, "Found: sword, shield and 2 potions.", "Znaleziono: miecz, tarcza i 2 mikstury."),
    ],
)
def test_lists_are_joined_as_the_language_does(catalogue, count, english, polish):
    things = [msg("sword"), msg("shield"), msg("potions", n=2)][:count]
    assert catalogue.say(msg("found", things=things), "en") == english
    assert catalogue.say(msg("found", things=things), "pl") == polish


def test_falls_back_to_english(catalogue):
    assert not catalogue.has("only-english", "pl")
    assert catalogue.say(msg("only-english"), "pl") == "Only here."


def test_an_unknown_id_is_named(catalogue):
    with pytest.raises(KeyError, match="no message has the id 'nonsense'"):
        catalogue.say(msg("nonsense"), "pl")


def test_a_missing_argument_is_named(catalogue):
    with pytest.raises(ValueError, match=r"message 'hello' in 'en'.*name"):
        catalogue.say(msg("hello"), "en")


def test_differences_names_missing_ids(catalogue):
    assert catalogue.differences() == ["'only-english' is missing in 'pl'"]


def test_differences_names_other_variables(tmp_path):
    folder = locale(tmp_path, "hello = Hello, { $name }!", "hello = Witaj, { $kto }!\ntylko = Tylko tu.")
    assert Catalogue(folder).differences() == [
        "'hello' has the variables ['name'] in 'en' but ['kto'] in 'pl'",
        "'tylko' is missing in 'en'",
    ]


def test_the_kernel_says_the_same_in_both_languages():
    assert Catalogue().differences() == []


def test_a_broken_file_is_named_with_its_line(tmp_path):
    folder = locale(tmp_path, "good = Good.\n\nbad { $x\n")
    with pytest.raises(BadInput, match=r"game\.ftl: line 3: not a Fluent message"):
        Catalogue(folder).say(msg("good"), "en")


def test_an_id_in_two_files_is_refused(tmp_path):
    folder = locale(tmp_path)
    (folder / "en" / "more.ftl").write_text("sword = blade\n", encoding="utf-8")
    with pytest.raises(BadInput, match=r"more\.ftl: line 1: message 'sword' exists already"):
        Catalogue(folder).say(msg("sword"), "en")


def test_a_message_brings_along_what_it_refers_to(tmp_path):
    english = "-sword = sword\narmed = with a { -sword }\ntold = { $who }, { armed }.\n"
    assert Catalogue(locale(tmp_path, english)).say(msg("told", who="Ada"), "en") == "Ada, with a sword."


def test_a_broken_message_is_named_with_its_line_when_it_is_said(tmp_path):
    found = Catalogue(locale(tmp_path, "# A comment.\ngood = Good.\n\nbad = { $x\n"))
    assert found.say(msg("good"), "en") == "Good."
    with pytest.raises(BadInput, match=r"game\.ftl: line 4: not a Fluent message"):
        found.say(msg("bad"), "en")


def test_lines_may_be_set_out_as_fluent_allows(tmp_path):
    english = "potions = { $n ->\n[one] 1 potion\n*[other] { $n } potions\n}\nsword = sword\n"
    found = Catalogue(locale(tmp_path, english))
    assert [found.say(msg("potions", n=n), "en") for n in (1, 2)] == ["1 potion", "2 potions"]
    assert found.ids("en") >= {"potions", "sword"}
