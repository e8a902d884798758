"""Dungeon Fighter played at the keyboard: the set-up, a throw by its bars, real dice, and what is shown of it."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from terminal.keyboard import Keyboard
from undercroft.games.dungeonfighter import GAME
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.state import DungeonFighter
from undercroft.kernel.chance import ByHand, Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Lang
from undercroft.terminal import evening
from undercroft.terminal.saves import Journal
from undercroft.terminal.table import Table

from ..positions import Table as Position
from .positions import VOICES


def sit(
    patch: pytest.MonkeyPatch,
    lines: Iterable[str],
    state: DungeonFighter | None = None,
    *,
    by_hand: bool = False,
    lang: Lang = "en",
) -> tuple[Keyboard, Table]:
    """Play until the lines are used up; both heroes are people's, and the first of them takes a seat."""
    keyboard = Keyboard(patch, ["", *lines])
    options = GAME.read_options({"physics": "off"})
    chance = ByHand() if by_hand else Seeded(3)
    match: Match[Any] = Match(GAME, options, 2, chance, state=state, audit=True)
    seats = ("human", "human")
    table = Table(
        match,
        seats,
        keyboard.screen,
        VOICES[lang],
        Journal.begin(match, seats, None if by_hand else 3, None),
        Random(5),
    )
    evening._sit_down(table)
    return keyboard, table


def fight() -> DungeonFighter:
    return Position("jack", "maryla").g


def test_a_game_begins_with_heroes_a_chief_and_a_path(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["1", "1", "1", "1"])
    assert [hero.id for hero in table.match.state.heroes] == ["jack", "maryla"]
    assert "Jack Sparrowson" in keyboard.shown
    assert "Round 1" in keyboard.screens[-2]


def test_a_throw_is_made_by_its_bars(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["red", "speed 1.9", "loft ++ azi -", ""], fight())
    assert "speed (m/s)" in keyboard.screens[2]
    assert "Enter: let go as the bars stand" in keyboard.screens[2]
    assert "┤ 1.9  " in keyboard.screens[3]
    assert "red die: " in keyboard.screens[-2]
    aim = table.match.entries[1].answer
    assert isinstance(aim, tuple)
    assert aim[5] == 1.9
    assert table.match.state.fight.spent == ["red"]


def test_all_numbers_may_be_typed_and_bounds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["red", "speed 99", "", "0 47 5 0 0 99 6", "fast", "0 47 5 0 0 1.8 6"], fight())
    assert "99" in keyboard.screens[3]
    assert "Move a bar by its name" in keyboard.screens[6]
    assert table.match.entries[1].answer == (0, 47, 5, 0, 0, 1.8, 6)


def test_bars_cannot_swing_where_there_are_no_keys(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["red", "swing"], fight())
    assert "only be stopped in time at a keyboard" in keyboard.screens[3]
    assert not table.match.state.fight.throw.slips


def test_bars_that_were_stopped_in_time_are_a_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.terminal.screen.Screen.stop", lambda *_: 0.4)
    _, table = sit(monkeypatch, ["red", "swing"], fight())
    aim = table.match.entries[1].answer
    assert isinstance(aim, tuple)
    assert (aim[3], aim[5]) == (0, 3.15)  # in the middle of their bars


def test_a_real_throw_is_told_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["red", "", "somewhere", "3 blank", ""], fight(), by_hand=True)
    assert "A real throw: where it lies" in keyboard.screens[3]
    assert "section 3, no symbol" in keyboard.shown
    assert table.match.state.fight.foe.life == content().monsters["howling_draught"].life - 3


def test_a_throw_in_polish(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, _ = sit(monkeypatch, ["red", "predk 1,9", "predk 1.9", ""], fight(), lang="pl")
    assert "prędkość (m/s)" in keyboard.screens[2]
    assert "Przesuń pasek" in keyboard.screens[3]
    assert "czerwona kość" in keyboard.shown


@pytest.mark.parametrize("part", ["map", "sheet", "sheet 2", "monsters", "score", "help", "? 1", "rules bounce"])
def test_every_part_can_be_asked_for(monkeypatch: pytest.MonkeyPatch, part: str) -> None:
    keyboard, _ = sit(monkeypatch, [part], fight())
    assert len(keyboard.screens[2].splitlines()) > 1
