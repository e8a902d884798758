"""Playing at the table: answers, and everything that can be typed instead of one."""

from __future__ import annotations

import io
from pathlib import Path
from threading import Event

import pytest
from rich.console import Console
from rich.status import Status

from undercroft.kernel.chance import CHANCE
from undercroft.kernel.errors import BadInput
from undercroft.kernel.match import Entry
from undercroft.kernel.messages import Msg
from undercroft.kernel.record import read
from undercroft.terminal import evening
from undercroft.terminal.saves import load_settings, unfinished
from undercroft.terminal.screen import Screen

from .keyboard import ROUND_THREE, VOICE, Keyboard, sit


@pytest.fixture
def patch(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    return monkeypatch


def test_the_question_is_one_sentence_with_numbered_choices(patch: pytest.MonkeyPatch) -> None:
    keyboard, _, _ = sit(patch, [], given=ROUND_THREE)
    question = keyboard.shown.split("Player 1: ")[1]
    assert question.startswith("Which die do you use? You have 3 to use this round.\n")
    assert "  1   white warrior " in question
    assert "  3 ✗ white skull " in question


def test_numbers_and_values_answer(patch: pytest.MonkeyPatch) -> None:
    _, table, _ = sit(patch, ["5", "e2", "stop"], given=ROUND_THREE)
    entries = [entry.answer for entry in table.match.entries if entry.seat == 0]
    assert entries == [4, "E2", "stop"]


def test_a_line_that_says_nothing_is_told_what_is_allowed(patch: pytest.MonkeyPatch) -> None:
    keyboard, table, _ = sit(patch, ["9", "dragon"], given=ROUND_THREE)
    assert keyboard.shown.count("Type a number from 1 to 6;") == 2
    assert not table.match.entries or all(entry.seat != 0 for entry in table.match.entries)


def test_a_forbidden_choice_says_why_and_changes_nothing(patch: pytest.MonkeyPatch) -> None:
    keyboard, table, _ = sit(patch, ["3"], given=ROUND_THREE)
    assert "A skull cannot be used. (PAP-DIC-05)" in keyboard.shown
    assert all(entry.seat != 0 for entry in table.match.entries)


def test_question_mark_explains_and_cites_the_rule(patch: pytest.MonkeyPatch) -> None:
    keyboard, _, _ = sit(patch, ["2", "? move"], given=ROUND_THREE)
    told = keyboard.screens[2]
    assert "A room costs one movement point." in told
    assert "PAP-MOV-02 A die with a hero symbol or a clover gives 2 movement points" in told
    keyboard, _, _ = sit(patch, ["2", "?"], given=ROUND_THREE)
    assert "PAP-POT-01" in keyboard.screens[2]
    assert "PAP-LVL-01" in keyboard.screens[2]


def test_why_says_what_forbids_a_choice(patch: pytest.MonkeyPatch) -> None:
    keyboard, _, _ = sit(patch, ["why 3", "why 1", "why 77", "why", "? 99"], given=ROUND_THREE)
    one, two, three, four, five = keyboard.screens[1:6]
    assert "A skull cannot be used." in one
    assert "PAP-DIC-05 A die showing a skull can never be chosen" in one
    assert "Nothing forbids this: white warrior." in two
    assert "There is no choice “77”. Name a choice by its number from 1 to 6." in three
    assert "Name a choice by its number from 1 to 6." in four
    assert "There is no choice “99”." in five


def test_u_takes_back_the_last_answer(patch: pytest.MonkeyPatch) -> None:
    keyboard, table, _ = sit(patch, ["4", "u", "u"], given=ROUND_THREE)
    assert [entry for entry in table.match.entries if entry.seat == 0] == []
    assert "Taken back." in keyboard.screens[2]
    assert "You have answered nothing yet that could be taken back." in keyboard.shown
    assert read(table.journal.path).entries == table.match.entries


def test_the_language_changes_at_once_and_is_remembered(patch: pytest.MonkeyPatch) -> None:
    keyboard, _, _ = sit(patch, ["lang pl", "lang de", "język en"], given=ROUND_THREE)
    english, polish, refused, again = keyboard.screens[:4]
    assert "Which die do you use?" in english
    assert "Gracz 1: Której kości używasz?" in polish
    assert "Języki: en, pl." in refused
    assert "Which die do you use?" in again
    assert load_settings().lang == "en"
    sit(patch, ["lang pl"], given=ROUND_THREE)
    assert load_settings().lang == "pl"


def test_save_keeps_a_copy_that_can_be_resumed(patch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    copy = tmp_path / "copy.jsonl"
    keyboard, table, _ = sit(patch, ["1", f"save {copy}", "save", "save /nowhere/x.jsonl", "1"])
    told = "".join(keyboard.shown.split())
    assert f"Thegameissaved:{copy}" in told
    assert f"Thegameissaved:{table.journal.path}" in told
    assert "/nowhere/x.jsonl: cannot be written" in " ".join(keyboard.shown.split())
    copied, played = read(copy).entries, table.match.entries
    assert copied == played[: len(copied)]
    assert [entry.seat for entry in copied].count(0) == 1


def test_parts_of_the_table_can_be_shown_alone(patch: pytest.MonkeyPatch) -> None:
    keyboard, _, _ = sit(patch, ["map", "sheet 2", "score", "cards", "mapa 9"], given=ROUND_THREE)
    rooms, sheet, score, cards, wrong = keyboard.screens[1:6]
    assert "●Boss 1" in rooms
    assert "Rogue   ■  ■  ■  ★" in sheet
    assert "Glory if the game ended now" in score
    assert "Golem in D2, round 3 ✓ weak to Warrior" in cards
    assert "Name a player by a number from 1 to 2." in wrong


def test_log_help_and_rules(patch: pytest.MonkeyPatch) -> None:
    keyboard, _, _ = sit(patch, ["4", "e1", "log", "help", "rules cloak", "rules zzz", "rules"], given=ROUND_THREE)
    log, help_, found, none, usage = keyboard.screens[3:8]
    assert "The party enters E1." not in log, "D2 and E1 do not touch"
    assert "damage (1 skull)" in log
    assert "takes back your last answer" in help_
    assert "PAP-ITM-12" in found
    assert "No rule has these words." in none
    assert "Type rules and a word to look for" in usage


def test_enter_draws_the_table_again_where_there_is_no_default(patch: pytest.MonkeyPatch) -> None:
    keyboard, _, _ = sit(patch, [""], given=ROUND_THREE)
    assert keyboard.shown.count("Cellars of the Guildhall") == 2


def test_enter_takes_the_default_where_there_is_one(patch: pytest.MonkeyPatch) -> None:
    given = {**ROUND_THREE, "pool": ["warrior", "clover", "rogue", "warrior", "boots3", "rogue"]}
    given |= {"dungeon": "D", "players": {1: {"at": "B2", "potions": 4}}}
    lines = ["5", "a2", ""]  # a zombie of level 4 against a cleric of level 1: the potions can take all three damage
    keyboard, table, _ = sit(patch, lines, given=given, options={"streamline": False})
    assert "Enter: 3" in keyboard.shown
    assert table.match.entries[-1] == Entry(0, 3)


def test_quitting_keeps_the_game_or_forgets_it(patch: pytest.MonkeyPatch) -> None:
    keyboard, table, code = sit(patch, ["1", "q", ""])
    assert code == 0
    assert "Keep this game" in keyboard.shown
    assert unfinished() == [table.journal.path]
    sit(patch, ["1", "q", "n"])
    assert unfinished() == [table.journal.path]


def test_end_of_input_saves_and_the_game_goes_on_where_it_was(patch: pytest.MonkeyPatch) -> None:
    _, table, code = sit(patch, ["1", "1", "1"])
    assert code == 0
    (path,) = unfinished()
    keyboard = Keyboard(patch, ["u"])
    VOICE.lang = "pl"
    assert evening.resume(path, keyboard.screen, VOICE) == 0
    record = read(path)
    assert record.entries == table.match.entries[:-1]
    assert "Gracz 1: " in keyboard.shown


def test_a_file_that_was_cut_off_goes_on_and_says_so(patch: pytest.MonkeyPatch) -> None:
    sit(patch, ["1", "1"])
    (path,) = unfinished()
    whole = read(path)
    path.write_bytes(path.read_bytes()[:-20])
    keyboard = Keyboard(patch, [])
    VOICE.lang = "en"
    evening.resume(path, keyboard.screen, VOICE)
    assert "The file was cut off" in keyboard.shown
    assert read(path).entries[: len(whole.entries) - 1] == whole.entries[:-1]


def test_a_resumed_game_must_be_of_the_game_named(patch: pytest.MonkeyPatch) -> None:
    sit(patch, ["1"])
    with pytest.raises(BadInput, match="a game of paperdungeons, not of descent"):
        evening.resume(unfinished()[0], Keyboard(patch, []).screen, VOICE, "descent")


def test_interrupting_saves_and_says_so(patch: pytest.MonkeyPatch) -> None:
    def lines() -> object:
        yield "1"
        raise KeyboardInterrupt

    keyboard, table, code = sit(patch, lines())
    assert code == 130
    assert unfinished() == [table.journal.path]
    assert "The game is saved" in keyboard.shown


def test_the_next_person_is_asked_to_the_screen_before_seeing_anything(patch: pytest.MonkeyPatch) -> None:
    keyboard, table, _ = sit(patch, ["", "1", "1", ""], ("human", "human"))
    mine, theirs = keyboard.shown.split("Player 2, press Enter")
    assert mine.startswith("Player 1, press Enter")
    assert "Player 2: Which power card do you keep?" in theirs
    secrets = table.match.view(0).mine
    for name in (f"pap-objective-{card}" for card in secrets.dealt_objectives):
        assert VOICE(Msg(name)) in mine
        assert VOICE(Msg(name)) not in theirs


def test_several_choices_are_typed_with_spaces(patch: pytest.MonkeyPatch) -> None:
    given = ROUND_THREE | {"players": {1: {"items": {"reapers_scythe": 1}}}}
    keyboard, table, _ = sit(patch, ["3", "clover", "part:reapers_scythe", "1", "1 1", "2 3"], given=given)
    assert "The Scythe swings: which 2 monsters fall?" in keyboard.shown
    assert "Type 2 of the numbers from 1 to 12, with spaces between them." in keyboard.shown
    assert "Nothing may be named twice" in keyboard.shown
    assert table.match.entries[-1].answer == ("B1", "D1")


def test_dice_can_be_thrown_by_hand(patch: pytest.MonkeyPatch) -> None:
    given = {key: value for key, value in ROUND_THREE.items() if key != "pool"}
    lines = ["1 2 3", "warrior mage cleric 5 6 1", "u"]
    keyboard, table, _ = sit(patch, lines, given=given, by_hand=True)
    assert "The table: Roll the dice." in keyboard.shown
    assert "3 × black: 1 skull  2 warrior" in keyboard.shown
    assert "Type the faces that the 6 dice show" in keyboard.shown
    assert table.match.entries[0] == Entry(CHANCE, ("warrior", "mage", "cleric", "rogue", "boots3", "skull"))
    _, table, _ = sit(patch, [""], given=given, by_hand=True)
    assert table.match.entries[0].seat == CHANCE


def test_bots_alone_play_to_the_end(patch: pytest.MonkeyPatch) -> None:
    keyboard, table, code = sit(patch, [], seats=("random", "random"))
    assert code == 0
    assert table.match.over
    assert "the final score" in keyboard.shown
    assert table.journal.path.parent.name == "finished"
    assert unfinished() == []


def test_a_spinner_shows_that_a_bot_takes_its_time(patch: pytest.MonkeyPatch) -> None:
    file = io.StringIO()
    screen = Screen(Console(file=file, force_terminal=True, width=60))
    patch.setattr("undercroft.terminal.screen.PATIENCE", 1e-6)
    shows = Event()
    patch.setattr(Status, "start", lambda status, start=Status.start: (start(status), shows.set()))
    with screen.thinking("Player 2 is thinking"):
        assert shows.wait(90)
    assert "Player 2 is thinking" in file.getvalue()
    shown = file.getvalue()
    patch.setattr("undercroft.terminal.screen.PATIENCE", 3600.0)
    with screen.thinking("Player 3 is thinking"):
        pass
    assert file.getvalue() == shown, "a moment needs no spinner"
