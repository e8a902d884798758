"""The drawing of Descent, compared with what it looked like when somebody last found it good.

After a change that is meant: `UPDATE_GOLDEN=1 pytest tests/terminal/test_descent_drawing.py`, and look at the
difference.
"""

from __future__ import annotations

import io
import os
from itertools import combinations
from pathlib import Path

import pytest
from rich.console import Console, RenderableType

from undercroft.games.descent.box.content import content
from undercroft.games.descent.figures import hero_name
from undercroft.games.descent.quest.quests import QUESTS, quest
from undercroft.games.descent.state import Descent, Hero, Options
from undercroft.games.descent.terminal.choices import marked
from undercroft.games.descent.terminal.dungeon_map import DungeonMap
from undercroft.games.descent.view import view
from undercroft.kernel.messages import LANGS, Lang, Msg, msg
from undercroft.kernel.spaces import Choice, Label, Refusal
from undercroft.parts.cell_names import parse_cell
from undercroft.parts.marks import hero_tags

from .descent_positions import GAME, VOICES, depths, fight, step

GOLDEN = Path(__file__).parent / "golden"
POSITIONS = {"fight": (fight, 1), "depths": (depths, 0)}
STEPS = [step(cell) for cell in ("D20", "F20", "D21", "E21")]


def printed(drawing: RenderableType, width: int = 100, height: int = 60) -> str:
    console = Console(width=width, height=height, color_system=None, file=io.StringIO(), record=True)
    console.print(drawing)
    return "\n".join(line.rstrip() for line in console.export_text().splitlines()) + "\n"


def drawn(g: Descent, seat: int | None, lang: Lang = "en", width: int = 100, height: int = 60) -> str:
    return printed(GAME.terminal().draw(view(g, seat), VOICES[lang]), width, height)


def part(name: str, g: Descent, seat: int | None, of: int | None = None, width: int = 100) -> str:
    return printed(GAME.terminal().parts[name](view(g, seat), VOICES["en"], of), width)


def row(picture: str, number: int) -> str:
    """A row of the map, from its number to its number."""
    rows = (line for line in picture.splitlines() if line.startswith(f"{number:>2} "))
    return next(line for line in rows if line.count(str(number)) > 1)


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("name", "width"), [("fight", 100), ("fight", 80), ("depths", 100)])
def test_it_looks_as_it_did(name: str, width: int, lang: Lang) -> None:
    make, seat = POSITIONS[name]
    choices = STEPS if name == "fight" else []
    text = printed(GAME.terminal().draw_choosing(view(make(), seat), VOICES[lang], choices), width)
    file = GOLDEN / f"descent-{name}-{width}-{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [60, 80, 96, 100, 130])
def test_no_line_is_wider_than_the_terminal(width: int, lang: Lang) -> None:
    for make, seat in POSITIONS.values():
        assert max(map(len, drawn(make(), seat, lang, width).splitlines())) <= width


def test_the_hand_is_only_for_the_overlord() -> None:
    g = fight()
    card = VOICES["en"](Msg("des-card-gust_of_wind"))
    assert card in drawn(g, 0)
    for seat in (1, 2, None):
        assert card not in drawn(g, seat)
        for name in GAME.terminal().parts:
            assert card not in part(name, g, seat)
            assert card not in part(name, g, seat, of=0)


def test_only_what_is_explored_is_drawn() -> None:
    g = fight()
    picture = drawn(g, 1)
    assert "[g]" not in picture, "the gold chest lies in the last area"
    assert "16 " in picture
    assert "\n15 " not in picture, "one row of wall around what is explored"
    door = row(picture, 21)
    assert "║" in door, "the second door is closed"
    assert door.split("║")[1].startswith("  "), "and behind it is darkness"


def test_doors_walls_and_glyphs_show_how_they_stand() -> None:
    picture = drawn(fight(), 1, width=80)
    assert "▒▒▒ ·  ·  · ┊" in row(picture, 21), "the first door is open"
    assert "▒▒▒(*) ·  · 1" in row(picture, 22), "its number, and the active glyph"
    assert "═3════" in picture, "a closed door that lies level"
    assert "▟▙▟▟▙▟" in row(picture, 21)
    assert "╲_╱" in row(picture, 22)


def test_figures_cover_all_their_spaces() -> None:
    picture = drawn(fight(), 1)
    assert row(picture, 20).count("o4") == row(picture, 21).count("o4") == 2, "an ogre on four spaces"
    assert row(picture, 18).count("h5") == row(picture, 19).count("h5") == 1, "an upright hound on two"
    assert "B3" in row(picture, 22), "a master has a large letter"
    assert "&B" in row(picture, 23), "the rat"
    assert "@S" in row(picture, 20)
    assert "@L" in row(picture, 22)


def test_what_can_be_chosen_is_marked() -> None:
    g = fight()
    forbidden = Choice("F21", step("F21").label, Refusal(msg("des-no-step-obstacle")))
    door = Choice("door:0", Label(msg("des-do-door-close", door=1)))
    monster = Choice("4", Label(msg("des-monster-normal", kind=Msg("des-monster-ogre"), number=4)))
    climb = Choice("climb:E19|", Label(msg("des-do-climb", cell="E19|")))
    found = marked(g, [step("D20"), forbidden, door, monster, climb, Choice("ZZ99", Label(msg("kernel-pass")))])
    grid = quest("into_the_dark").grid
    cells = [parse_cell(grid, name) for name in ("D20", "M20", "N20", "M21", "N21", "E19")]
    assert found.cells == sum(1 << cell for cell in cells)
    assert found.doors == [0]
    picture = printed(GAME.terminal().draw_choosing(view(g, 1), VOICES["en"], [step("D20"), climb]))
    assert "‹·›" in row(picture, 20)
    assert "stands upright" in picture


def test_the_field_of_view() -> None:
    picture = part("sight", fight(), 1)
    assert "@S Silhouette sees the spaces with •" in picture
    assert " •  •  • " in row(picture, 20), "along the corridor"
    assert "•" not in row(picture, 26), "not around the corner"
    assert "Silhouette sees" in part("sight", fight(), None), "whoever acts, for everybody else"
    assert "Lyssa sees" in part("sight", fight(), 1, of=2)
    assert "No hero is in the dungeon." in part("sight", fight(), 1, of=3)


def test_sheets_explain_every_card() -> None:
    text = part("sheet", fight(), 1)
    for words in (
        "Silhouette",
        "fatigue 7/7",
        "Order: Aim",
        "Burn 2",
        "Rapid Fire – After a ranged attack",
        "Pack: Iron",
    ):
        assert words in text, words
    assert "✗Iron Shield" in part("sheet", fight(), 1, of=1 + 1)
    assert "Trapmaster" in part("cards", fight(), 0)
    assert "Gust of Wind" in part("cards", fight(), 0)
    assert "Areas explored: 2 of 5." in part("score", fight(), 1)
    assert "speed" in part("monsters", fight(), 1)
    assert "Nobody has set foot" in part("map", Descent(options=Options(), quest="into_the_dark", players=2), 1)


def test_every_step_of_an_attack_can_be_drawn() -> None:
    g = fight()
    atk = g.attacks[0]
    for number in range(1, 7):
        atk.step = number
        text = drawn(g, 1)
        assert f"step {number} of 6" in text
        assert ("Can be bought" in text) == (number == 5)
    atk.faces, atk.step = [], 3
    assert "blue die" not in drawn(g, 1)
    atk.wounds, atk.missed, atk.faces, atk.step = {"m2": 2}, True, ["miss", "r3", "power", "surge"], 6
    assert "Beastman 2 ♥2 armor 1 −2" in drawn(g, 1)
    assert "  miss  range 6 (7 needed)" in drawn(g, 1)


def test_before_the_first_round_there_are_only_heroes() -> None:
    g = Descent(options=Options(), quest="into_the_dark", players=2)
    assert "Into the Dark" in drawn(g, 1)
    g.heroes = [Hero(0, 1, "lyssa", -1, 8, 5, 300)]
    assert "@L Lyssa ● town" in drawn(g, 1)


@pytest.mark.parametrize("lang", LANGS)
def test_signs_tell_figures_apart(lang: Lang) -> None:
    say = VOICES[lang]
    letters = [say(msg("des-draw-monster", kind=kind)) for kind in content().monsters]
    assert all(len(letter) == 1 and letter.islower() for letter in letters)
    assert len(set(letters)) == len(letters)
    heroes = [Hero(index, 1, card, -1, 1, 1, 0) for index, card in enumerate(content().heroes)]
    names = [say(hero_name(hero)) for hero in heroes]
    for party in combinations(names, 2):
        assert len(set(hero_tags(party))) == 2
    assert len(set(hero_tags(names[:4]))) == 4


@pytest.mark.parametrize("lang", LANGS)
def test_chance_options_and_sides_are_named(lang: Lang) -> None:
    say = VOICES[lang]
    cards = {"lyssa": "hero", "bow": "item", "acrobat": "skill", "doom": "card"}
    for value, kind in {"red": "die", "r2d2": "face", "heroes": "side", "overlord": "side", **cards}.items():
        assert say(GAME.called(value)) == say(Msg(f"des-{kind}-{value}"))
    assert say(GAME.called("into_the_dark")) == say(Msg("des-quest-into_the_dark-title"))
    assert say(GAME.called("7")) == "7"


BIG = """\
id: big
number: 99
origin: undercroft
conquest: 5
areas: |
{areas}
things: |
{things}
legend:
  S: {{glyph: start}}
  N: {{named: gorm}}
named:
  - {{id: gorm, monster: giant}}
events:
  - id: over
    when: {{killed: gorm}}
    do: [{{win: heroes}}]
"""


def test_a_large_map_is_cropped_around_whoever_acts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    width, height = 60, 34
    areas = "\n".join("  " + "0" * width for _ in range(height))
    things = "\n".join(
        "  " + ("S" if y == 0 else ".") + "." * (width - 3) + ("N." if y == height - 3 else "..") for y in range(height)
    )
    (tmp_path / "big.yaml").write_text(BIG.format(areas=areas, things=things), encoding="utf-8")
    monkeypatch.setitem(QUESTS.known, "big", QUESTS.read(tmp_path / "big.yaml"))
    g = Descent(options=Options(), quest="big", players=2, round=1, revealed=1, acting=0)
    g.heroes = [Hero(0, 1, "lyssa", parse_cell(quest("big").grid, "AF17"), 8, 5, 300)]
    plan = DungeonMap(g, VOICES["en"])
    for columns, lines in ((100, 30), (61, 14), (80, 1000), (200, 60)):
        frame = plan.frame(columns, lines, g.heroes[0].at)
        assert plan.width(frame) <= columns
        assert frame.bottom - frame.top <= max(lines - 2, height + 2)
        assert any("@L" in line.plain for line in plan.lines(frame))
        assert plan.whole(frame) == (columns == 200)
