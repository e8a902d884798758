"""The drawing of Massive Darkness 2, compared with what it looked like when somebody last found it good.

After a change that is meant: `UPDATE_GOLDEN=1 pytest tests/terminal/test_massivedarkness2_drawing.py`, and look at the
difference.
"""

from __future__ import annotations

import io
import os
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from undercroft.games.massivedarkness2 import GAME
from undercroft.games.massivedarkness2.odds import forecast
from undercroft.games.massivedarkness2.rules.mission_rules import mission_of
from undercroft.games.massivedarkness2.rules.movement import zone_named
from undercroft.games.massivedarkness2.state import Enemy, MassiveDarkness, Token
from undercroft.games.massivedarkness2.terminal.choices import marked
from undercroft.games.massivedarkness2.terminal.odds_panel import percent
from undercroft.games.massivedarkness2.terminal.pieces import mob_letters
from undercroft.games.massivedarkness2.terminal.zone_map import ZoneMap
from undercroft.games.massivedarkness2.view import view
from undercroft.kernel.messages import LANGS, Lang
from undercroft.kernel.spaces import Choice

from .massivedarkness2_positions import HOURGLASSES, VOICES, arranged, asked, fight, passage

GOLDEN = Path(__file__).parent / "golden"


def hourglasses() -> MassiveDarkness:
    return arranged(HOURGLASSES)


POSITIONS = {"passage": passage, "fight": fight, "hourglasses": hourglasses}


def printed(drawing: RenderableType, width: int = 100, height: int = 60) -> str:
    console = Console(width=width, height=height, color_system=None, file=io.StringIO(), record=True)
    console.print(drawing)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"


def choices_of(g: MassiveDarkness) -> list[Choice]:
    """Of a hero's turn; a position inside a combat is only looked at."""
    return [] if g.combats else asked(g)[1]


def drawn(
    g: MassiveDarkness, lang: Lang = "en", width: int = 100, height: int = 60, choices: list[Choice] | None = None
) -> str:
    return printed(GAME.terminal().draw_choosing(view(g, 0), VOICES[lang], choices or []), width, height)


def part(name: str, g: MassiveDarkness, of: int | None = None, width: int = 100) -> str:
    return printed(GAME.terminal().parts[name](view(g, 0), VOICES["en"], of), width)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("name", "width"), [("passage", 100), ("passage", 80), ("fight", 80), ("hourglasses", 100)])
def test_it_looks_as_it_did(name: str, width: int, lang: Lang) -> None:
    text = drawn(POSITIONS[name](), lang, width, choices=choices_of(POSITIONS[name]()))
    file = GOLDEN / f"massivedarkness2-{name}-{width}-{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 80, 96, 130])
def test_no_line_is_wider_than_the_terminal(width: int, lang: Lang) -> None:
    for make in POSITIONS.values():
        g = make()
        assert max(map(len, drawn(g, lang, width, choices=choices_of(make())).splitlines())) <= width
        for shown in GAME.terminal().parts.values():
            text = printed(shown(view(g, 0), VOICES[lang], None), width)
            assert max(map(len, text.splitlines())) <= width


def inside(g: MassiveDarkness, zone: str, width: int = 5, height: int = 3) -> list[str]:
    """What the map shows in a zone."""
    made = ZoneMap(g, VOICES["en"])
    at = zone_named(g, zone)
    frame = made.frame(200, 200, at)._replace(width=width, height=height)
    return [line.plain for line in made._inside(*made.grid.points[at], frame)]


def test_a_zone_shows_who_stands_there_what_lies_there_and_its_ground() -> None:
    g = passage()
    assert inside(g, "E2") == ["@G @M", "D3   ", "x ‡  "]
    assert inside(g, "D2") == ["@S +S", "o░░░░", "░░░░░"]
    assert inside(g, "G1") == ["A!   ", "Ω    ", "     "]


def test_a_crowded_zone_is_packed_and_says_what_is_left_out() -> None:
    g = passage()
    at = zone_named(g, "E2")
    g.enemies += [Enemy(number=50 + n, kind="mob", id="imps", range="1-2", at=at, minions=n) for n in range(3)]
    assert inside(g, "E2", width=5, height=2) == ["@G@M ", "D3I1…"]
    assert inside(g, "E2", width=9, height=3) == ["@G @M    ", "D3I1I2I3 ", "x ‡      "]


def test_equal_tokens_are_counted() -> None:
    g = passage()
    at = zone_named(g, "F2")
    g.tokens += [Token(90, "treasure", at, "rare"), Token(91, "treasure", at, "common"), Token(92, "time", at, count=3)]
    assert inside(g, "F2") == ["$2 t3", "     ", "     "]
    assert "$ rare treasure  $ common treasure" in drawn(g)


def test_doors_are_closed_white_or_open() -> None:
    g = passage()
    picture = drawn(g)
    assert "═w═ white-framed door, closed" in picture
    assert "open door" not in picture
    g.closed = 0
    picture = drawn(g)
    assert "┈┈ open door" in picture
    assert "═" not in picture


def test_only_tiles_on_the_table_are_drawn() -> None:
    g = hourglasses()
    boss = mission_of(g).boss
    assert boss is not None
    g.laid = boss.tile
    picture = drawn(g)
    assert "      G         H         I" in picture
    assert " F " not in picture.splitlines()[4]
    assert "abyss" not in picture


def test_the_track_of_a_boss_says_what_is_ahead() -> None:
    picture = drawn(hourglasses(), width=80)
    assert "space 2/6" in picture
    assert "Space 3 of the track: time runs out of an hourglass." in picture
    assert "treasure in" not in picture


def test_zones_that_can_be_chosen_have_their_names() -> None:
    g = passage()
    zones = marked(g, choices_of(passage()))
    assert zones == sum(1 << zone_named(g, name) for name in ("D2", "E2", "F2", "E3"))
    picture = drawn(g, choices=choices_of(passage()))
    assert all(f"‹{name}›" in picture for name in ("D2", "E2", "F2", "E3"))
    assert "‹" not in drawn(g)


def test_steps_are_typed_by_their_zones() -> None:
    spots = {GAME.terminal().spot(choice): choice.value for choice in choices_of(passage())}
    assert spots["F2"] == "go:F2"
    assert "attack:melee:3" not in spots


@pytest.mark.parametrize("lang", LANGS)
def test_every_kind_of_mob_has_another_letter(lang: Lang) -> None:
    letters = mob_letters(VOICES[lang])
    assert len(set(letters.values())) == len(letters)


def test_the_odds_are_those_of_the_forecast() -> None:
    g = passage()
    found = forecast(g, 0, 3, "melee")
    picture = drawn(g, width=130, choices=choices_of(passage()))
    assert f"strike at Demons (E2)  orange 1, blue 1, enemy 2  {found.mean:.1f} wounds on average" in picture
    assert f"none {percent(found.wounds[0])} %" in picture
    assert f"1 dead {percent(found.kills[1])} %" in picture


def test_dice_to_be_resolved_are_marked_until_they_are() -> None:
    g = fight()
    assert "enemy  !a claw, !a scratch" in drawn(g)
    assert "swords 2  shields 1  1 wound  1 reroll" in drawn(g)
    g.combats[-1].rolled[-1].done = True
    assert "enemy  !a claw, ✓a scratch" in drawn(g)


def test_a_low_window_shows_a_part_of_the_map() -> None:
    assert "(a part of it: map shows more)" in drawn(
        arranged({"mission": "hellscape", "heroes": {"gheta": {}}}), height=24
    )
    assert "(a part of it" not in drawn(passage(), height=60)


def test_the_boards_of_the_classes() -> None:
    first, second = drawn(passage()), drawn(hourglasses())
    assert "rage 2/7 stance Blood Frenzy" in first
    assert "Amulet: ►Spark, Chill Touch, Ward," in first
    assert "Light: gold E2, white –, red –" in first
    assert "fire 3/5↻ ice 0/5 earth 0/5" in second
    assert "Tokens: Venom, Dusk, ✗Keen Edge" in second
    assert "arrows in the deck 14 discarded 0" in second
    assert "Nahias ● G3 · Ranger knocked out" in second


def test_the_parts() -> None:
    g = passage()
    assert "@G Gheta sees the zones with •" in part("sight", g)
    assert "Lethal Fury I – " in part("sheet", g)
    assert "Mana Vial – " in part("sheet", g, of=1)
    assert "Demons – Claw, in every combat: the hero loses 1 mana" in part("monsters", g)
    assert "Special rules" in part("story", g)
    assert "Lifebringers ♥♡" in part("score", g)
    assert part("map", g).count("‹") == 0
