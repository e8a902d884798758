"""Massive Darkness 2 played at the keyboard: the first turn, refusals, what may be done unasked, and every command."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Any

import pytest

from undercroft.games.massivedarkness2 import GAME
from undercroft.kernel.chance import ByHand, Seeded
from undercroft.kernel.match import Match
from undercroft.terminal import evening
from undercroft.terminal.saves import Journal
from undercroft.terminal.table import Table

from .keyboard import Keyboard
from .massivedarkness2_positions import PASSAGE, VOICES


def sit(
    patch: pytest.MonkeyPatch, lines: Iterable[str], *, given: dict[str, Any] | None = None, by_hand: bool = False
) -> tuple[Keyboard, Table]:
    """Play from the beginning, or from a position, until the lines are used up; everybody is a person."""
    keyboard = Keyboard(patch, lines)
    options = GAME.read_options({})
    seats = ("human",) * (len(given["heroes"]) if given else 1)
    state = GAME.arrange(given, options, len(seats)) if given else None
    chance = ByHand() if by_hand else Seeded(3)
    match: Match[Any] = Match(GAME, options, len(seats), chance, state=state, audit=True)
    journal = Journal.begin(match, seats, None if by_hand else 3, None)
    table = Table(match, seats, keyboard.screen, VOICES["en"], journal, Random(5))
    evening._sit_down(table)
    VOICES["en"].lang = "en"  # a command may have changed it
    return keyboard, table


BEGUN = ["gheta", "blood", "1", "blunt", "health", "a3"]
"""A hero with a stance, a skill, a weapon and a potion takes the first step."""


def test_the_first_steps_of_the_training(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, BEGUN)
    assert "Which hero do you play?" in keyboard.screens[0]
    assert "Gheta: which weapon to begin with?" in keyboard.screens[3]
    assert "Marked above, type the name: A3" in keyboard.screens[5]
    assert "‹A3›" in keyboard.screens[5]
    assert "►@G Gheta ● A3 · Berserker" in keyboard.screens[6]
    assert "movement points 1" in keyboard.screens[6]
    assert table.match.state.turn.mp == 1


def test_refused_steps_and_attacks_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["", "why go:E1", "why attack:melee:4", "why end"], given=PASSAGE)
    assert "Marked above, type the name: D2 F2" in keyboard.screens[1]
    assert "✗E1" in keyboard.screens[1]
    assert "MD2-" in keyboard.screens[2]
    assert "MD2-ATK-03" in keyboard.screens[3]
    assert "Nothing forbids this: end the turn." in keyboard.screens[4]
    assert table.match.state.turn.mp == 1


def test_an_attack_with_real_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["", "demons", "roll", "sword3 blank scratch claw", "finish"]
    keyboard, table = sit(monkeypatch, lines, given=PASSAGE, by_hand=True)
    assert "Melee attack: Gheta → Demons" in keyboard.screens[2]
    assert "dice orange 1, blue 1, enemy 2" in keyboard.screens[2]
    assert "enemy  !a scratch, !a claw" in keyboard.screens[4]
    assert "swords 3  shields 0  3 wounds  1 reroll" in keyboard.screens[4]
    assert "Last melee attack: Gheta → Demons" in keyboard.screens[5]
    assert table.match.state.enemies[0].minions == 1


COMMANDS = {
    "?": "MD2-",
    "why 99": "There is no choice “99”.",
    "log": "Gheta acts.",
    "map": "Dungeon ──",
    "sight": "@G Gheta sees the zones with •",
    "sheet": "Blunt Axe – ",
    "monsters": "No enemy is in the dungeon.",
    "story": "Special rules",
    "score": "Lifebringers ♥",
    "help": "map, sight, sheet, monsters,",
    "lang pl": "",
    "mapa": "Podziemia ──",
    "potwory": "W podziemiach nie ma wrogów.",
    "opowieść": "Zasady specjalne",
    "lang en": "",
    "u": "Taken back.",
}


def test_every_command_works(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, [*BEGUN, *COMMANDS, "q", ""])
    shown = keyboard.screens[len(BEGUN) + 1 :]
    for (command, words), screen in zip(COMMANDS.items(), shown, strict=False):
        assert words in screen, command
    assert "Keep this game" in shown[len(COMMANDS)]
    assert table.match.state.turn.mp == 0, "the step was taken back"


def test_what_may_be_done_at_any_time_is_done_unasked(monkeypatch: pytest.MonkeyPatch) -> None:
    hurt = {**PASSAGE, "heroes": {**PASSAGE["heroes"], "gheta": {"at": "E2", "health": 2, "potions": ["health_vial"]}}}
    keyboard, table = sit(monkeypatch, ["", "now", "1"], given=hurt)
    assert "drink Health Vial" in keyboard.screens[2]
    assert table.match.state.heroes[0].health > 2
