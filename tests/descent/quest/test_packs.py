"""Packs of quests: their names are their own, and one with a mistake in it is left out while all else is played."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from undercroft import cli
from undercroft.games.descent.game import DescentGame
from undercroft.games.descent.quest.check import check_quest
from undercroft.games.descent.quest.picture import picture
from undercroft.games.descent.quest.quests import QUESTS, quest, quests
from undercroft.kernel.chance import Seeded
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue, Msg
from undercroft.kernel.record import verify, write
from undercroft.table.box import describe

from ..conftest import TINY, WORDS, Use, Write
from .test_quests import NAMES

GAME = DescentGame()
GUIDE = (Path(__file__).parents[3] / "docs" / "writing-a-quest.md").read_text(encoding="utf-8")
OGRE = ("{monster: beastman}", "{monster: ogre}")


def mistakes(folder: Path, *beside: Path) -> list[str]:
    with pytest.raises(BadInput) as refused:
        QUESTS.read_pack(folder, beside)
    return str(refused.value).split("\n")


def check(*folders: Path) -> int:
    return cli.run(["content", "check", *map(str, folders), "--game", "descent"])


# -- names -------------------------------------------------------------------------------------------------------------


def test_a_folder_of_quests_is_a_pack(tiny: Path, use_packs: Use):
    use_packs(tiny.parent)
    assert quests() == (*NAMES, "mypack-tiny")
    assert QUESTS.at_number(10) == quest("mypack-tiny").id == "mypack-tiny"
    assert QUESTS.locales() == (tiny.parent / "locale",)
    assert QUESTS.left_out() == []


def test_names_of_a_pack_begin_with_its_own(write_quest: Write, use_packs: Use):
    late = "events:\n  - {id: late, when: {round_starts: 2}, do: [{spawn: {named: grab, at: porch}}]}\n"
    grab = "events:\n  - {id: grab_dies, when: {killed: grab}, do: [{coins: 25}]}\n"
    any_dies = "events:\n  - {id: any_dies, when: {killed: any}, do: [{coins: 25}]}\n"
    events = [("events:\n", text) for text in (late, grab, any_dies)]
    path = write_quest(*events, ("named:\n", "named:\n  - {id: grab, monster: ogre}\n"))
    for lang in ("en", "pl"):
        file = path.parent / "locale" / lang / "quests.ftl"
        file.write_text(file.read_text() + "des-named-mypack-grab = Grab\n")
    use_packs(path.parent)
    made = quest("mypack-tiny")
    assert made.text("title") == Msg("des-quest-mypack-tiny-title")
    assert [area.text.id for area in made.areas] == [f"des-quest-mypack-tiny-area-{n}" for n in (1, 2, 3)]
    assert list(made.named) == [named.id for named in made.named.values()] == ["mypack-grab", "mypack-grub"]
    assert {m.named for area in made.areas for m in area.monsters} == {"", "mypack-grub"}
    assert [event.when.killed for event in made.moments["killed"]] == ["any", "mypack-grab", "mypack-grub"]
    assert made.event["late"].do[0].spawn == msgspec.structs.replace(
        QUESTS.read(path).event["late"].do[0].spawn, named="mypack-grab"
    )


def test_a_pack_may_call_its_quests_and_monsters_like_those_of_the_box_and_of_other_packs(
    write_quest: Write, use_packs: Use
):
    ours = {"tiny": "into_the_dark", "grub": "narthak"}
    folders = [write_quest(pack=pack).parent for pack in ("one", "two")]
    for folder in folders:
        for file in (path for path in folder.rglob("*.*") if path.is_file()):
            text = file.read_text()
            for name, famous in ours.items():
                text = text.replace(name, famous)
            file.write_text(text)
        (folder / "tiny.yaml").rename(folder / "into_the_dark.yaml")
    assert check(*folders) == 0
    use_packs(*folders)
    assert QUESTS.left_out() == []
    assert quests() == (*NAMES, "one-into_the_dark", "two-into_the_dark")
    words = Catalogue(*GAME.locales())
    assert words.say(Msg("des-named-narthak")) == "Narthak"
    assert words.say(Msg("des-named-two-narthak")) == "Grub"


def test_a_quest_of_a_pack_is_played_to_its_end(tiny: Path, use_packs: Use):
    use_packs(tiny.parent)
    match = Match(GAME, GAME.read_options({"quest": "mypack-tiny"}), 2, Seeded(1))
    words = Catalogue(*GAME.locales())
    bots = [GAME.greedy(Random(seat)) for seat in range(2)]
    while not match.over:
        seat = match.waiting[0]
        match.accept(seat, bots[seat].choose(seat, match.ask(seat), lambda seat=seat: match.view(seat)))
    said = [words.say(line.news.msg, lang) for line in match.log for lang in ("en", "pl")]
    assert "victory" in said
    assert any("Grub" in line for line in said)


@pytest.mark.parametrize("name", ["My-Pack", "my-pack", "x", "2fast"])
def test_a_pack_needs_a_name_that_can_begin_others(name: str, write_quest: Write):
    folder = write_quest(pack=name).parent
    (said,) = mistakes(folder)
    assert said == f"{folder}: a pack is called as its folder: expected a name like black_candle, got '{name}'"


def test_a_pack_cannot_be_called_like_a_quest_of_the_box(write_quest: Write):
    folder = write_quest(pack="three_hides").parent
    assert mistakes(folder) == [
        f"{folder}: a quest in the box is called 'three_hides': give the folder of the pack another name"
    ]


def test_of_two_packs_with_one_name_the_second_is_left_out(
    write_quest: Write, use_packs: Use, capsys: pytest.CaptureFixture[str]
):
    first, second = (write_quest(pack=f"{place}/mypack").parent for place in ("here", "there"))
    use_packs(first, second, first)
    why = f"{second}: {first} is a pack 'mypack' already: give one of the folders another name"
    assert QUESTS.locales() == (first / "locale",)
    assert QUESTS.left_out() == [f"the pack {second} is left out: {why}"]
    assert check(first, second) == 2
    assert capsys.readouterr().err == f"undercroft: {why}\n"


# -- words -------------------------------------------------------------------------------------------------------------


def test_the_words_of_a_quest_are_looked_for_in_both_languages(write_quest: Write):
    folder = write_quest(words=[word for word in WORDS if word != "area-2"]).parent
    assert mistakes(folder) == [
        f"{folder / 'locale' / lang}: the message 'des-quest-mypack-tiny-area-2' is missing" for lang in ("en", "pl")
    ]


def test_a_pack_without_words(tiny: Path):
    shutil.rmtree(tiny.parent / "locale")
    assert mistakes(tiny.parent) == [f"{tiny.parent}: there is no folder 'locale' with the texts of the quests"]


WRONG_WORDS = {
    "des-no-such-rule = Ha!": "the message 'des-no-such-rule' must begin with des-quest-mypack- or des-named-mypack-",
    "des-named-narthak = Ha!": "the message 'des-named-narthak' must begin with",
    "des-quest-into_the_dark-more = Ha!": "the message 'des-quest-into_the_dark-more' must begin with",
    "-inn = The Inn": "the message '-inn' must begin with",
    "des-quest-mypack-more = { $who } laughs.": "message 'des-quest-mypack-more' in 'en': Unknown external: who",
    "des-quest-mypack-more = { des-monster-ogre }": "message 'des-quest-mypack-more' in 'en': Unknown message: des-mo",
    "des-quest-mypack-more =\n    .title = Ha!": "message 'des-quest-mypack-more' in 'en' has no text",
    "des-named-mypack-grub = Grob": "message 'des-named-mypack-grub' exists already",
    "Ha!": "not a Fluent message: ",
}


@pytest.mark.parametrize("line", WRONG_WORDS)
def test_words_that_are_not_the_packs_own_or_cannot_be_said(line: str, tiny: Path):
    file = tiny.parent / "locale" / "en" / "more.ftl"
    file.write_text(f"# More.\n\n{line}\n")
    (tiny.parent / "locale" / "en" / "quests.ftl").rename(tiny.parent / "locale" / "en" / "first.ftl")
    (said,) = mistakes(tiny.parent)
    assert said.startswith(f"{file}: line 3: {WRONG_WORDS[line]}")


def test_words_may_be_put_together_of_the_packs_own(tiny: Path):
    for lang in ("en", "pl"):
        text = "-des-quest-mypack-inn = The Inn\ndes-quest-mypack-sign = { -des-quest-mypack-inn }\n"
        (tiny.parent / "locale" / lang / "more.ftl").write_text(text)
    assert list(QUESTS.read_pack(tiny.parent).found) == ["mypack-tiny"]


def test_words_that_are_no_text(tiny: Path):
    file = tiny.parent / "locale" / "pl" / "more.ftl"
    file.write_bytes(b"\xff")
    assert mistakes(tiny.parent) == [f"{file}: expected UTF-8 text, byte 1 is not"]


# -- mistakes ----------------------------------------------------------------------------------------------------------


def test_all_mistakes_of_a_pack_are_said_at_once(write_quest: Write):
    path = write_quest(OGRE)
    other = path.with_name("teeny.yaml")
    other.write_text(TINY.replace("tiny", "teeny"))
    (path.parent / "more").mkdir()
    twin = path.parent / "more" / "tiny.yaml"
    twin.write_text("nothing")
    said = mistakes(path.parent)
    assert said[0].startswith(f"{twin}: expected a mapping")
    assert said[1] == f"{path}: line 14, column 9: the ogre reaches into another area at H2, H3"
    assert [f"{file}: another file is called tiny.yaml too" for file in (twin, path)] == said[2:4]
    assert f"{path.parent / 'locale' / 'en'}: the message 'des-quest-mypack-teeny-title' is missing" in said[4:]


def test_a_folder_without_quests_is_no_pack(tmp_path: Path):
    assert mistakes(tmp_path / "nothing") == [
        f"{tmp_path / 'nothing'}: expected a folder with quests, files that end with .yaml"
    ]


@pytest.fixture
def broken(write_quest: Write, use_packs: Use) -> Path:
    """A pack with a mistake, beside one without."""
    path = write_quest(OGRE, pack="broken")
    use_packs(path.parent, write_quest().parent, "/nowhere")
    return path


def test_a_pack_with_a_mistake_is_left_out_and_all_else_can_be_played(broken: Path):
    assert quests() == (*NAMES, "mypack-tiny")
    why = f"{broken}: line 14, column 9: the ogre reaches into another area at H2, H3"
    assert QUESTS.left_out() == [
        f"the pack {broken.parent} is left out: {why}",
        "the pack /nowhere is left out: /nowhere: expected a folder with quests, files that end with .yaml",
    ]
    (option,) = (option for option in describe(GAME).options if option.name == "quest")
    assert [value.value for value in option.values] == list(quests())


def test_several_mistakes_of_a_pack_are_one_line_and_a_number(write_quest: Write, use_packs: Use):
    path = write_quest(OGRE, ("{named: grub}", "{named: grob}"))
    use_packs(path.parent)
    (said,) = QUESTS.left_out()
    assert said.endswith(f"at H2, H3 (and 1 more: undercroft content check {path.parent} --game descent)")


def test_games_lists_what_is_left_out(broken: Path, capsys: pytest.CaptureFixture[str]):
    assert cli.run(["games", "--lang", "en"]) == 0
    out, err = capsys.readouterr()
    assert f"  Left out:\n    the pack {broken.parent} is left out: {broken}: line 14" in out
    assert "1 to 8 players, solo included" in out
    assert err == ""
    assert cli.run(["games", "--json"]) == 0
    facts = msgspec.json.decode(capsys.readouterr().out)["games"]
    assert facts["descent"]["left_out"] == QUESTS.left_out()
    assert facts["paperdungeons"]["left_out"] == []


@pytest.mark.usefixtures("broken")
def test_a_quest_of_a_pack_that_is_left_out_is_refused_without_the_files_of_the_machine():
    with pytest.raises(BadInput, match=r"^the quest 'broken-tiny' is in a pack that is left out: 'undercroft games' "):
        quest("broken-tiny")


@pytest.mark.usefixtures("broken")
@pytest.mark.parametrize("jobs", [1, 2])
def test_a_simulation_of_it_is_refused_in_one_line(jobs: int, capsys: pytest.CaptureFixture[str]):
    sim = ["sim", "descent", "--quest", "broken-tiny", "--games", "4", "--jobs", str(jobs)]
    assert cli.run(sim) == 2
    out, err = capsys.readouterr()
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("undercroft: the quest 'broken-tiny' is in a pack that is left out")


def test_the_command_line_warns_once(write_quest: Write, tmp_path: Path):
    """In a process of its own, as a player starts it: the packs are those of its environment."""
    bad, good = write_quest(OGRE, pack="broken"), write_quest()
    packs = os.pathsep.join(str(path.parent) for path in (bad, good))
    environment = {**os.environ, "UNDERCROFT_PACKS": packs, "XDG_DATA_HOME": str(tmp_path), "LC_ALL": "C.UTF-8"}
    command = [sys.executable, "-m", "undercroft", "play", "descent", "--seats", "random,random", "--seed", "1"]
    ran = subprocess.run(
        [*command, "--option", "quest=mypack-tiny"], env=environment, capture_output=True, text=True, check=True
    )
    assert ran.stderr == (
        f"undercroft: the pack {bad.parent} is left out: {bad}: line 14, column 9: "
        "the ogre reaches into another area at H2, H3\n"
    )


@pytest.mark.parametrize("place", ["tiny.yaml", "quests/tiny.yaml"])
def test_a_file_is_checked_with_the_pack_it_is_in(place: str, tiny: Path, capsys: pytest.CaptureFixture[str]):
    file = tiny.parent / place
    file.parent.mkdir(exist_ok=True)
    tiny.rename(file)
    assert check(file) == 0
    assert capsys.readouterr().out == f"{file}: descent: 1 quest: mypack-tiny\n"
    (tiny.parent / "other.yaml").write_text("nothing")
    assert check(file) == 2


# -- packs for several games -------------------------------------------------------------------------------------------


def test_a_pack_may_say_that_it_is_for_descent(write_quest: Write, use_packs: Use, capsys: pytest.CaptureFixture[str]):
    path = write_quest(("id: tiny", "game: descent\nid: tiny"))
    use_packs(path.parent)
    assert quests() == (*NAMES, "mypack-tiny")
    for place in (path, path.parent):
        assert cli.run(["content", "check", str(place)]) == 0
        assert capsys.readouterr().out == f"{place}: descent: 1 quest: mypack-tiny\n"


def test_a_pack_for_another_game_is_passed_over(write_quest: Write, use_packs: Use):
    use_packs(write_quest(("id: tiny", "game: paperdungeons\nid: tiny")).parent)
    assert quests() == NAMES
    assert QUESTS.left_out() == []


def test_a_pack_for_a_game_that_there_is_not_is_left_out(write_quest: Write, use_packs: Use):
    path = write_quest(("id: tiny", "game: descant\nid: tiny"))
    use_packs(path.parent)
    (said,) = QUESTS.left_out()
    assert said.startswith(f"the pack {path.parent} is left out: {path}: field 'game': ")


# -- the content of a game ---------------------------------------------------------------------------------------------


def test_a_record_does_not_mind_quests_that_it_does_not_use(write_quest: Write, use_packs: Use, tmp_path: Path):
    options = GAME.read_options({"quest": "mypack-tiny"})
    path = write_quest()
    use_packs(path.parent)
    match = Match(GAME, options, 2, Seeded(1), audit=True)
    record = tmp_path / "game.record.jsonl"
    write(match, record, ["a", "b"], 1)
    other = write_quest(pack="other")
    use_packs(other.parent, path.parent)
    assert verify(record).decisions == len(match.entries)


def test_the_hash_of_a_games_content_is_of_its_quest_and_no_other(write_quest: Write, use_packs: Use):
    shipped, options = (GAME.read_options({"quest": name}) for name in ("three_hides", "mypack-tiny"))
    use_packs()
    before = GAME.content_hash(shipped)
    use_packs(write_quest().parent)
    assert GAME.content_hash(shipped) == before
    mine = GAME.content_hash(options)
    use_packs(write_quest(("conquest: 3", "conquest: 4")).parent)
    assert GAME.content_hash(shipped) == before
    assert GAME.content_hash(options) != mine


def test_words_are_no_part_of_the_content(tiny: Path, use_packs: Use):
    use_packs(tiny.parent)
    options = GAME.read_options({"quest": "mypack-tiny"})
    before = GAME.content_hash(options)
    for file in tiny.parent.rglob("*.ftl"):
        file.write_text(file.read_text().replace("Grub", "Grob"))
    assert GAME.content_hash(options) == before


# -- the guide ---------------------------------------------------------------------------------------------------------


def test_the_example_in_the_documentation_is_a_pack(tmp_path: Path):
    file, words = re.findall(r"```(?:yaml)?\n(.*?)```", GUIDE, re.DOTALL)[:2]
    pack = tmp_path / "mypack"
    for lang in ("en", "pl"):
        (pack / "locale" / lang).mkdir(parents=True)
        (pack / "locale" / lang / "quests.ftl").write_text(words)
    path = pack / "the_cellar.yaml"
    path.write_text(file)
    assert list(QUESTS.read_pack(pack).found) == ["mypack-the_cellar"]
    assert picture(QUESTS.read(path)) in GUIDE
    path.write_text(file.replace("{monster: beastman}", "{monster: ogre}"))
    said = check_quest(path)[0].replace(str(tmp_path), "").removeprefix("/")
    assert said in GUIDE
