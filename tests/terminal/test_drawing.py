"""The drawing of Paper Dungeons, compared with what it looked like when somebody last found it good.

After a change that is meant: `UPDATE_GOLDEN=1 pytest tests/terminal/test_drawing.py`, and look at the difference.
"""

from __future__ import annotations

import io
import os
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from undercroft.games.paperdungeons import GAME
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.messages import LANGS, Lang, Msg
from undercroft.terminal.voice import Voice

from .keyboard import ROUND_THREE

VOICES = {lang: Voice(lang) for lang in LANGS}
GOLDEN = Path(__file__).parent / "golden"
SCORED = {
    "round": 9,
    "story": "tower_of_death",
    "scenario": 2,
    "results": [{1: {"score": {"A": 5, "F": 10}, "rooms": 12}, 2: {"score": {"A": -2, "K": 4}, "rooms": 20}}],
    "players": {
        1: {
            "heroes": {"warrior": 6, "mage": 3, "cleric": 3, "rogue": 5},
            "items": {"crown": 2},
            "gems": 4,
            "damage": 7,
            "glory": {"A": 3, "B": -4, "C": 9},
            "explored": ["A1", "B1", "C1"],
            "objective": "heroes_l5",
            "power": "berserker",
        },
        2: {"heroes": {"mage": 2}, "resurrected": True, "damage": 6, "objective": "rooms", "power": "noble"},
    },
}


def position(name: str) -> Match[Any]:
    if name == "round-3":
        return Match(GAME, players=2, state=GAME.arrange(ROUND_THREE, GAME.options_type(), 2), chance=Seeded(1))
    options = GAME.read_options({"campaign": True})
    return Match(GAME, options, players=2, state=GAME.arrange(SCORED, options, 2), chance=Seeded(1))


def drawn(match: Match[Any], seat: int | None, lang: Lang, width: int) -> str:
    return printed(GAME.terminal().draw(match.view(seat), VOICES[lang]), width)


def printed(drawing: RenderableType, width: int = 100) -> str:
    console = Console(width=width, height=60, color_system=None, file=io.StringIO(), record=True)
    console.print(drawing)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("name", "width"), [("round-3", 100), ("round-3", 80), ("scored", 100)])
def test_it_looks_as_it_did(name: str, width: int, lang: Lang) -> None:
    text = drawn(position(name), 0, lang, width)
    file = GOLDEN / f"{name}-{width}-{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 80, 100, 130, 160])
def test_no_line_is_wider_than_the_terminal(width: int, lang: Lang) -> None:
    assert max(map(len, drawn(position("round-3"), 0, lang, width).splitlines())) <= width


@pytest.mark.parametrize("width", [80, 100])
def test_eight_players_fit(width: int) -> None:
    match: Match[Any] = Match(GAME, players=8, chance=Seeded(1))
    rng = Random(1)
    while not match.over:
        ask = match.due[0]
        match.accept(ask.seats[0], ask.space.sample(rng))
        if len(match.entries) % 97 == 0 or match.over:
            lines = drawn(match, 7, "pl", width).splitlines()
            assert max(map(len, lines)) <= width


def test_a_spectator_and_other_players_see_no_objective() -> None:
    match = position("round-3")
    name = VOICES["en"](Msg("pap-objective-rooms"))
    assert name in drawn(match, 0, "en", 100)
    for seat in (1, None):
        view = match.view(seat)
        assert name not in drawn(match, seat, "en", 100)
        for part in GAME.terminal().parts.values():
            assert name not in printed(part(view, VOICES["en"], 0))


def test_crossed_out_and_circled_things_are_marked() -> None:
    rooms = drawn(position("round-3"), 0, "en", 100)
    assert "●Boss 1" in rooms, "the party stands in the first boss's room"
    assert "·Zo✗(↑)" in rooms, "E2: its zombie slain, its level-up gained"
    assert "Or4 ✗B" in rooms, "F3: its orc alive, its gem gone"
    assert "^^^ ◆G" in rooms, "B7: a trap, and a gem to loot"
