"""`now` at the keyboard: what may be done without having been asked, by whoever is at this terminal."""

from __future__ import annotations

import pytest

from undercroft.kernel.record import read
from undercroft.terminal.saves import unfinished

from .descent_positions import DEPTHS, FIGHT
from .test_descent_table import sit

ALL = ("human", "human", "human", "human")


def test_the_overlord_discards_although_he_is_asked_something_else(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(
        monkeypatch, ["help", "now", "", "now", "9", "now", "2", "now 1"], ("human", "random"), given=DEPTHS
    )
    screens = keyboard.screens
    assert "now             lists what you may do unasked" in screens[1]
    assert "At any time, with now: Discard a card for threat (The overlord)." in " ".join(screens[1].split())
    assert "The overlord: Discard a card for threat" in screens[2]
    assert "  1  Discard Doom! for 5 threat" in screens[2]
    assert "A plain Enter does nothing." in screens[2]
    assert table.match.state.overlord.hand == []
    assert table.match.state.overlord.discard[-2:] == ["trapmaster", "doom"]
    assert [entry.standing for entry in table.match.entries] == [True, True]
    record = read(unfinished()[0])
    assert record.entries == table.match.entries, "it is kept"
    assert "The overlord discards Trapmaster for threat." in screens[7]


def test_it_is_taken_back_like_an_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    _, table = sit(monkeypatch, ["now 1", "u", "teraz 2"], ("human", "random"), given=DEPTHS)
    assert (table.match.state.overlord.hand, len(table.match.entries)) == (["doom"], 1)


def test_on_a_heros_turn_the_overlord_is_called_to_the_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["", "now 1", "", "1", "", "log"], ALL, given=FIGHT)
    screens = keyboard.screens
    assert "press Enter when only you look at the screen" in screens[2]
    assert "Dodge" not in screens[2], "the hand is not for the heroes' eyes"
    assert "  1  Discard Dodge for" in screens[3]
    assert "press Enter when only you look at the screen" in screens[4], "and back to the heroes"
    assert table.match.state.overlord.hand == ["gust_of_wind"]
    assert table.match.waiting != [0]


def test_where_there_is_nothing_to_do_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["now", "teraz", "help"], ("random", "human"))
    assert "There is nothing that may be done unasked now." in keyboard.screens[1]
    assert "At any time" not in keyboard.screens[3]
    assert not any(entry.standing for entry in table.match.entries)


def test_in_polish(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["pomoc", "teraz", "1"], ("human", "random"), given=DEPTHS, lang="pl")
    assert "Odrzuć kartę za zagrożenie" in keyboard.screens[1]
    assert "Sam Enter nic nie robi." in keyboard.screens[2]
    assert table.match.state.overlord.discard[-1] == "doom"
