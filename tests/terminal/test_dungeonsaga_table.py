"""Dungeon Saga played at the keyboard: the first turns of the first adventure, refusals, and every command."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from undercroft.games.dungeonsaga import GAME
from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import ByHand, Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Lang
from undercroft.kernel.spaces import Answer
from undercroft.terminal import evening
from undercroft.terminal.saves import Journal
from undercroft.terminal.table import Table

from .dungeonsaga_positions import ADVENTURE, VOICES
from .keyboard import Keyboard


class Placid:
    """Does what somebody does who does not care, so that nobody comes near in the middle of a test."""

    def choose(self, seat: int, ask: Ask, view: Callable[[], Any]) -> Answer:
        return ask.default if ask.default is not None else ask.space.enumerate(1)[0]


def sit(
    patch: pytest.MonkeyPatch,
    lines: Iterable[str],
    seats: tuple[str, ...] = ("random", "human"),
    *,
    given: dict[str, Any] | None = None,
    by_hand: bool = False,
    lang: Lang = "en",
) -> tuple[Keyboard, Table]:
    """Play from the beginning, or from a position, until the lines are used up."""
    patch.setattr("undercroft.terminal.table.make_bot", lambda *_: Placid())
    keyboard = Keyboard(patch, lines)
    options = GAME.read_options({})
    state = GAME.arrange(given, options, len(seats)) if given else None
    chance = ByHand() if by_hand else Seeded(3)
    match: Match[Any] = Match(GAME, options, len(seats), chance, state=state, audit=True)
    journal = Journal.begin(match, seats, None if by_hand else 3, None)
    table = Table(match, seats, keyboard.screen, VOICES[lang], journal, Random(5))
    evening._sit_down(table)
    VOICES[lang].lang = lang  # a command may have changed it
    return keyboard, table


FIRST_TURN = ["A2", "a3", "orlaf", "B2", "C2", "D2", "E2"]
"""Two heroes begin beside each other, and one of them walks up to the first skeleton."""


def test_the_first_turn_of_the_first_adventure(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, [*FIRST_TURN, "F2", "fight"])
    screens = keyboard.screens
    assert "Marked above, type the name: A2 A3" in screens[0]
    assert "Whose turn is next?" in screens[2]
    assert "Round 1 of " in screens[2]
    last = screens[len(FIRST_TURN)]
    assert "►@O→ Orlaf ● E2" in last
    assert "‹!›s2←" in last
    assert "Marked above, type the name: D1 F1 D2 F2 D3 E3 F3" in last
    stopped = screens[len(FIRST_TURN) + 1]
    assert "engaged with s2" in stopped or "stopped by an enemy" in stopped
    assert "Fight Skeleton warrior 2  5 dice against 2, armour 2" in stopped
    assert "✗E2" in stopped
    assert "Last fight: Orlaf → Skeleton warrior 2" in screens[len(FIRST_TURN) + 2]
    assert table.match.state.heroes[0].acted


def test_refused_steps_and_attacks_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["why E3", "E3", "why fight:2", "u"], given=ADVENTURE)
    assert "Marked above, type the name: D1 D2 D3" in keyboard.screens[0]
    assert "✗E3" in keyboard.screens[0]
    assert "Breaking away, free strikes:" in keyboard.screens[0]
    assert "SAG-DIS-02" in keyboard.screens[1]
    assert "(SAG-DIS-02)" in keyboard.screens[2]
    assert "Nothing forbids this: Fight Skeleton warrior 2." in keyboard.screens[3]
    assert table.match.state.turn.steps == 5


def test_an_attack_with_real_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["fight:2", "6 5 4", "1 1"], given=ADVENTURE, by_hand=True)
    assert "Fight: Orlaf → Skeleton warrior 2" in keyboard.screens[1]
    assert "3 dice against 2, armour 2" in keyboard.screens[1]
    assert "Rolled  6  5  4" in keyboard.screens[2]
    assert "3 hits: smashed to dust" in keyboard.shown
    assert len(table.match.state.minions) == 2


COMMANDS = {
    "?": "SAG-MOV-02",
    "why 99": "There is no choice “99”.",
    "log": "Orlaf takes a turn.",
    "map": "Dungeon ──",
    "map 2": "=2= double door, lock 2",
    "sight": "@O Orlaf sees the squares with •",
    "sheet": "Whirlwind – ",
    "sheet 1": "Orlaf",
    "cards": "Stone Wall – ",
    "cards 1": "The overlord ──",
    "minions": "1 hit: shrugged off",
    "story": "Special rules",
    "score": "orders a turn 2",
    "help": "map, sight, sheet, cards,",
    "lang pl": "Dungeon",
    "mapa": "Loch ──",
    "sługi": "trafienia 1: bez skutku",
    "opowieść": "Zasady specjalne",
    "arkusz": "Młynek – ",
    "lang en": "Loch",
    "u": "Taken back.",
}


def test_every_command_works(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, [*FIRST_TURN, *COMMANDS, "q", ""])
    shown = keyboard.screens[len(FIRST_TURN) + 1 :]
    for (command, words), screen in zip(COMMANDS.items(), shown, strict=False):
        if not command.startswith("lang"):
            assert words in screen, command
    assert "Keep this game" in shown[len(COMMANDS)]
    assert table.match.state.turn.steps == 4, "the last step was taken back"


def test_the_overlord_plays_a_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["order:4", "face:north", "end", "raise:D4:skeleton_warrior", "north"]
    keyboard, table = sit(monkeypatch, lines, ("human", "random"), given={**ADVENTURE, "turn": "overlord"})
    assert "In hand: Onward! (1), Wake Up! (2)" in keyboard.screens[0]
    assert "►a4↑ I2" in keyboard.screens[2]
    assert "s5↑ D4" in keyboard.shown
    assert len(table.match.state.minions) == 4


def test_heroes_share_the_screen_and_the_overlord_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, _ = sit(monkeypatch, ["", "1", "1", "A2", "A3"], ("human", "human", "human"))
    assert keyboard.shown.count("press Enter when only you look at the screen") == 1
    assert "Player 2, press Enter" in keyboard.shown
    assert "Who plays Orlaf?" in keyboard.shown
    assert "Player 3: Rordin: where do you begin?" in keyboard.shown
