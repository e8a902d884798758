"""The menu, and the arguments of `undercroft play`."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from undercroft import cli
from undercroft.games.paperdungeons import GAME
from undercroft.kernel.record import read
from undercroft.terminal.menu import Menu
from undercroft.terminal.saves import config_file, load_settings, unfinished

from .keyboard import VOICE, Keyboard


def choose(patch: pytest.MonkeyPatch, lines: Iterable[str]) -> tuple[Keyboard, int]:
    patch.setattr("undercroft.terminal.menu.offered", lambda: {GAME.slug: GAME})
    keyboard = Keyboard(patch, lines)
    VOICE.lang = "en"
    return keyboard, Menu(keyboard.screen, VOICE).run()


def test_a_game_is_chosen_step_by_step(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["1", "4", "2", "1", "2", "3", ""]  # 4 players, 2 of them people, random bots; no missions, vanishing gems
    keyboard, code = choose(monkeypatch, lines)
    assert code == 0
    assert "Missions: no" in keyboard.shown
    assert "Player 1, press Enter" in keyboard.shown
    header = read(unfinished()[0]).header
    assert header.players == ("human", "human", "random", "random")
    assert header.options["missions"] is False
    assert header.options["vanishing"] is True
    assert header.options["campaign"] is False


def test_examples_are_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard = Keyboard(monkeypatch, [])
    VOICE.lang = "en"
    Menu(keyboard.screen, VOICE).run()
    assert "Paper Dungeons" in keyboard.shown
    assert "Torch Race" not in keyboard.shown


def test_an_unfinished_game_is_offered_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, ["1", "", "", "", "", "1"])
    before = read(unfinished()[0]).entries
    keyboard, _ = choose(monkeypatch, ["1", "1"])
    assert "Go on: Paper Dungeons, 1 person and 2 × greedy" in keyboard.shown
    after = read(unfinished()[0]).entries
    assert after[: len(before)] == before
    assert len(after) > len(before)


def test_a_broken_file_is_not_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    choose(monkeypatch, ["1", "1", "", "1"])
    unfinished()[0].write_text("nonsense\n", encoding="utf-8")
    keyboard, _ = choose(monkeypatch, [])
    assert "Go on:" not in keyboard.shown


def test_the_language_is_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, _ = choose(monkeypatch, ["2", "3"])
    assert "W co gramy?" in keyboard.shown
    assert "Do zobaczenia pod ziemią." in keyboard.shown
    assert load_settings().lang == "pl"
    config_file().write_text("{", encoding="utf-8")
    assert load_settings().lang == "en"


@pytest.mark.parametrize("line", ["0", "9", "first", ""])
def test_wrong_input_is_told_what_is_allowed(monkeypatch: pytest.MonkeyPatch, line: str) -> None:
    keyboard, _ = choose(monkeypatch, [line])
    assert "Type a whole number from 1 to 3." in keyboard.shown


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ("play", "name a game"),
        ("play chess", "there is no game 'chess'"),
        ("play paperdungeons --seats human,wizard", "'wizard' cannot play paperdungeons: allowed are human, random"),
        ("play paperdungeons --players 9", "9 players: allowed are 1 to 8"),
        ("play paperdungeons --seats human --players 2", "names everybody who plays"),
        ("play paperdungeons --by-hand --seed 3", "no --seed"),
        ("play paperdungeons --option missions", "NAME=VALUE"),
        ("play paperdungeons --option colour=red", "colour"),
        ("play --resume nowhere.jsonl", "nowhere.jsonl: cannot be read"),
        ("play --resume nowhere.jsonl --seed 1", "--resume allows only"),
        ("play paperdungeons --save pyproject.toml", "pyproject.toml: exists already"),
        ("play paperdungeons --save /nowhere/game.jsonl", "/nowhere/game.jsonl: cannot be written"),
    ],
)
def test_bad_arguments_are_one_line_and_exit_code_2(
    arguments: str, problem: str, capfd: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(arguments.split()) == 2
    error = capfd.readouterr().err
    assert problem in error
    assert error.count("\n") == 1
