"""Descent played at the keyboard: the first turns of the first quest, attacks, refusals, and every command."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any

import pytest

from undercroft.kernel.asks import Ask
from undercroft.kernel.chance import CHANCE, ByHand, Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Lang
from undercroft.kernel.record import read
from undercroft.kernel.spaces import Answer
from undercroft.terminal import evening
from undercroft.terminal.menu import Menu
from undercroft.terminal.saves import Journal, unfinished
from undercroft.terminal.table import Table

from .descent_positions import FIGHT, GAME, VOICES
from .keyboard import Keyboard

HEROES = ("lyssa", "silhouette")


class Placid:
    """Does what somebody does who does not care, so that no trap springs in the middle of a test."""

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
    """Play with two fixed heroes, or from a position, until the lines are used up."""
    patch.setattr("undercroft.terminal.table.make_bot", lambda *_: Placid())
    keyboard = Keyboard(patch, lines)
    options = GAME.read_options({} if given else {"heroes": HEROES})
    state = GAME.arrange(given, options, len(seats)) if given else None
    chance = ByHand() if by_hand else Seeded(3)
    match: Match[Any] = Match(GAME, options, len(seats), chance, state=state, audit=True)
    journal = Journal.begin(match, seats, None if by_hand else 3, None)
    table = Table(match, seats, keyboard.screen, VOICES[lang], journal, Random(5))
    evening._sit_down(table)
    VOICES[lang].lang = lang  # a command may have changed it
    return keyboard, table


FIRST_TURN = [
    *("keep", "keep"),
    *("card:sword", "card:iron_shield", "leave", "card:bow", "leave"),
    *("b21", "B22"),
    *("lyssa", "done", "run", "C21", "door:0", "D21", "E20"),
]
"""Two heroes shop, begin beside the glyph, and one of them opens the first door and goes in."""


def test_the_first_turns_of_the_first_quest(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, FIRST_TURN)
    screens = keyboard.screens
    assert "Lyssa: do you exchange one of these skills" in screens[0]
    assert "Lyssa is shopping with 300 coins" in screens[2]
    assert "  1   Buy Axe (100)" in screens[2]
    assert "Marked above, type the name: A21 B21 A22 B22" in screens[7]
    assert "Round 1 · the heroes' turn" in screens[9]
    assert "Who takes the next turn?" in screens[9]
    assert "Lyssa opens door 1." in screens[14]
    assert "Beastman 1 appears." in screens[14]
    assert "Monsters ──" in screens[14]
    last = screens[-2]
    assert "►@L Lyssa ● E20" in last
    assert "Lyssa moves." in last
    assert "✗ Attack: Sword" in last, "a run leaves no attack"
    assert table.match.state.heroes[0].turn.points == 5


def test_refused_steps_and_attacks_say_why(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {**FIGHT, "heroes": {**FIGHT["heroes"], 1: {**FIGHT["heroes"][1], "effects": {}, "order": None}}}
    lines = ["done", "advance", "E21", "why F21", "F21", "why E20", "attack:bow", "why 5"]
    keyboard, table = sit(monkeypatch, lines, ("random", "human", "random", "random"), given=given)
    assert "✗F21" in keyboard.screens[3]
    assert "Rubble and water block the way." in keyboard.screens[4]
    assert "DES-MOV-12" in keyboard.screens[4]
    assert "Rubble and water block the way. Go around, or fly. (DES-MOV-12)" in keyboard.screens[5]
    assert "Nothing forbids this: Go to E20." in keyboard.screens[6]
    assert "Silhouette attacks. Which space?" in keyboard.screens[7]
    assert "DES-" in keyboard.screens[8], "a target out of sight names its rule"
    assert table.match.state.heroes[0].turn.points == 4


def test_an_attack_with_real_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody's hand can answer, so that the dice are all that is left open."""
    hero = {"card": "varikas", "at": "K21", "equipped": ["bow"]}
    monsters = [{"kind": "beastman", "at": "N21"}]
    given = {"quest": "into_the_dark", "revealed": [0, 1], "heroes": {1: hero}, "monsters": monsters, "acting": 1}
    lines = ["done", "battle", "attack:bow", "N21", "2 3", "done"]
    keyboard, table = sit(monkeypatch, lines, given=given, by_hand=True)
    asked = next(screen for screen in keyboard.screens if "Type the faces" in screen)
    assert "Attack step 3 of 6: the roll" in asked
    assert "1 × blue: 1 miss  2 4 range and a surge" in asked
    assert "Varikas the Dead  Bow (ranged)  → N21  distance 3" in asked
    spending = next(screen for screen in keyboard.screens if "What do you spend?" in screen)
    assert "blue die: 4 range + 1 surge   yellow die: 3 range" in spending
    assert "range 7 (3 needed)" in spending
    assert table.match.state.attacks == []


COMMANDS = {
    "?": "DES-MOV-04 Moving to an adjacent space",
    "? fatigue": "DES-FAT-02",
    "why 99": "There is no choice “99”.",
    "log": "Lyssa opens door 1.",
    "map": "Dungeon ──",
    "map 2": "[c] copper chest",
    "sight": "Lyssa sees the spaces with •",
    "sheet": "Iron Shield – Shield (one hand)",
    "sheet 9": "Name a player by a number from 1 to 2.",
    "cards": "Sword – Weapon (melee, one hand)",
    "monsters": "The master one: speed",
    "score": "Areas explored: 2 of 5.",
    "rules rubble": "rules found",
    "save": "The game is saved",
    "help": "map, sight, sheet, cards",
    "lang pl": "Dungeon",
    "mapa": "Podziemia ──",
    "wzrok": "Lyssa widzi pola z kropką •",
    "potwory": "Zwierzoczłek",
    "arkusz": "Żelazna tarcza – Tarcza",
    "lang en": "Podziemia",
    "u": "More has been seen since",
    "y": "an answer was taken back after its consequences had been seen.",
}


def test_every_command_works(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, [*FIRST_TURN, *COMMANDS, "q", ""])
    shown = keyboard.screens[len(FIRST_TURN) + 1 :]
    for (command, words), screen in zip(COMMANDS.items(), shown, strict=False):
        if not command.startswith("lang"):
            assert words in screen, command
    assert "Keep this game" in shown[len(COMMANDS)]
    assert table.match.state.heroes[0].turn.points == 6, "the last step was taken back"


def test_heroes_share_the_screen_and_the_overlord_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    lines = ["", "keep", "keep", "leave", "leave", "B21", "B22", "end"]
    keyboard, _ = sit(monkeypatch, lines, ("human", "human", "human"))
    assert keyboard.shown.count("press Enter when only you look at the screen") == 1
    assert "Player 2, press Enter" in keyboard.shown
    assert "Player 3: Silhouette: do you exchange" in keyboard.shown
    assert "The overlord: " not in keyboard.shown


def test_u_takes_back_what_the_party_did_last(monkeypatch: pytest.MonkeyPatch) -> None:
    keyboard, table = sit(monkeypatch, ["", "keep", "u", "y"], ("random", "human", "human"))
    assert "Player 3: Silhouette: do you exchange" in keyboard.screens[2]
    assert "More has been seen since" in keyboard.screens[3], "the skills dealt to the next hero"
    assert "Player 2: Lyssa: do you exchange" in keyboard.screens[4]
    assert [entry for entry in table.match.entries if entry.seat > 0] == []


def test_who_can_only_pass_is_not_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """The rules ask the overlord at every step, so that the heroes learn nothing; his hand has no card for it."""
    hero = {"card": "varikas", "at": "E22", "equipped": ["bow"]}
    given = {
        "quest": "into_the_dark",
        "revealed": [0, 1],
        "acting": 1,
        "heroes": {1: hero},
        "monsters": [],
        "overlord": {"threat": 9, "hand": ["doom"]},
    }
    lines = ["", "done", "run", "E23", "F24"]
    keyboard, table = sit(monkeypatch, lines, ("human", "human"), given=given)
    assert [entry.answer for entry in table.match.entries if entry.seat == 0] == ["pass", "pass"]
    assert keyboard.shown.count("press Enter when only you look at the screen") == 1
    _, table = sit(monkeypatch, [*lines, "u", "y"], ("human", "human"), given=given)
    assert [entry.answer for entry in table.match.entries if entry.seat == 1][-1] == "E23"


@pytest.mark.parametrize(("word", "back"), [("", False), ("n", False), ("y", True), ("tak", True)])
def test_what_was_seen_is_not_taken_back_without_a_word(monkeypatch: pytest.MonkeyPatch, word: str, back: bool) -> None:
    given = {
        "heroes": {1: {"card": "varikas", "at": "K21", "equipped": ["bow"]}},
        "monsters": [{"kind": "beastman", "at": "N21"}],
    }
    lines = ["done", "battle", "attack:bow", "N21"]
    keyboard, table = sit(monkeypatch, [*lines, "u", word], given={**FIGHT, **given})
    assert "More has been seen since" in keyboard.shown
    rolled = any(entry.seat == CHANCE for entry in table.match.entries)
    assert rolled != back
    assert ("It stays as it is." in keyboard.shown) != back
    assert ("an answer was taken back after its consequences had been seen" in keyboard.shown) == back


def test_a_pass_that_was_nobody_s_decision_cannot_be_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    given = {**FIGHT, "monsters": [], "overlord": {"threat": 9, "hand": ["doom"]}}
    keyboard, _ = sit(monkeypatch, ["u"], ("human", "random", "random", "random"), given=given)
    assert "You have answered nothing yet that could be taken back." in keyboard.shown


def test_the_menu_offers_sides_and_quests(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("undercroft.terminal.menu.offered", lambda: {GAME.slug: GAME})
    keyboard = Keyboard(monkeypatch, ["1", "3", "1", "", "2", "1", ""])  # three players, one person, the usual bots
    Menu(keyboard.screen, VOICES["en"]).run()
    assert "Which side do the people play?" in keyboard.shown
    assert "Quest: Into the Dark" in keyboard.shown
    header = read(unfinished()[0]).header
    assert header.players[1] == "human"
    assert header.players[0] != "human"
    assert header.options["quest"] != "into_the_dark"
