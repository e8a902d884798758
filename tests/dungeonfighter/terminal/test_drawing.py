"""The drawing of Dungeon Fighter, compared with what it looked like when somebody last found it good.

After a change that is meant: `UPDATE_GOLDEN=1 pytest tests/dungeonfighter/terminal`, and look at the difference.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from undercroft.games.dungeonfighter import GAME
from undercroft.games.dungeonfighter.box.components import Technique
from undercroft.games.dungeonfighter.box.content import content
from undercroft.games.dungeonfighter.box.table_ware import techniques
from undercroft.games.dungeonfighter.rules.throws import setting_of
from undercroft.games.dungeonfighter.state import DungeonFighter, Throwing
from undercroft.games.dungeonfighter.terminal import Terminal
from undercroft.games.dungeonfighter.terminal.target_map import LINES, target_lines
from undercroft.games.dungeonfighter.throw.aims import aim_space
from undercroft.games.dungeonfighter.throw.setting import setting
from undercroft.games.dungeonfighter.view import view
from undercroft.kernel.messages import LANGS, Lang

from .positions import VOICES, choir, emperor, lie, market, printed

GOLDEN = Path(__file__).parent / "golden"
POSITIONS = {"choir": choir, "market": market, "emperor": emperor}
TECHNIQUES: list[Technique] = [kind.id for kind in techniques().techniques]


def drawn(g: DungeonFighter, lang: Lang = "en", width: int = 100) -> str:
    return printed(Terminal().draw(view(g, 0), VOICES[lang]), width)


def part(name: str, g: DungeonFighter, of: int | None = None) -> str:
    return printed(Terminal().parts[name](view(g, 0), VOICES["en"], of))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize(("name", "width"), [("choir", 100), ("choir", 80), ("market", 80), ("emperor", 100)])
def test_it_looks_as_it_did(name: str, width: int, lang: Lang) -> None:
    text = drawn(POSITIONS[name](), lang, width)
    file = GOLDEN / f"{name}-{width}-{lang}.txt"
    if os.environ.get("UPDATE_GOLDEN"):
        file.write_text(text, encoding="utf-8")
    assert text == file.read_text(encoding="utf-8")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("width", [50, 60, 80, 96, 130])
@pytest.mark.parametrize("name", POSITIONS)
def test_no_line_is_wider_than_the_terminal(name: str, width: int, lang: Lang) -> None:
    g = POSITIONS[name]()
    assert max(map(len, drawn(g, lang, width).splitlines())) <= width
    for shown in Terminal().parts.values():
        assert max(map(len, printed(shown(view(g, 0), VOICES[lang], None), width).splitlines())) <= width


# -- the target -------------------------------------------------------------------------------------------------------


def rows(g: DungeonFighter) -> list[str]:
    return [line.plain for line in target_lines(g, VOICES["en"], 100)]


def test_the_middle_of_the_target_is_the_middle_of_the_picture() -> None:
    lines = rows(emperor())
    assert len(lines) == LINES
    middle = len(lines[0]) // 2
    assert [line[middle - 2 : middle + 3] for line in lines[LINES // 2 - 1 : LINES // 2 + 1]] == ["5XXX5", "4XWX4"]


@pytest.mark.parametrize(("at", "column", "row"), [((0, 0), 26, 12), ((10, 9), 36, 7), ((-15, -11), 11, 17)])
def test_a_die_is_drawn_where_it_lies(at: tuple[float, float], column: int, row: int) -> None:
    g = choir()
    assert g.fight is not None
    g.fight.lying = []
    lie(g, "blue", at)
    assert [(line.index("B"), number) for number, line in enumerate(rows(g)) if "B" in line] == [(column, row)]


def test_icebergs_stand_in_their_holes() -> None:
    g = choir()
    assert g.fight is not None
    assert "▲" in "".join(rows(g)[: LINES // 2])  # one above the middle, one below it
    assert "▲" in "".join(rows(g)[LINES // 2 :])
    g.fight.icebergs = [1]
    assert "▲" not in "".join(rows(g)[LINES // 2 :])


def test_where_every_die_lies_is_told_in_words_too() -> None:
    text = drawn(choir())
    assert "R red die: section 4, an eye" in text
    assert "G green die: on the table, no symbol" in text


# -- people and foes --------------------------------------------------------------------------------------------------


def test_who_is_down_or_scarred_or_dead_is_seen() -> None:
    text = drawn(choir())
    assert "Maryla Morningstar  knocked out" in text
    assert "♥ 0/7" in text
    assert "‡Second Try" in text
    assert "Maryla Morningstar  dead" in drawn(market())


def test_techniques_in_force_are_listed_and_explained() -> None:
    assert "To be fulfilled: Force of the Waterfall, Prayer, Low Profile" in drawn(choir())
    assert "Launcher – Lay the die on a card" in part("monsters", choir())


def test_what_is_too_dear_can_still_be_read() -> None:
    text = drawn(market())
    assert "$2 Anvil (Weapon) +2 damage on a hit. Technique: Thump." in text


def test_a_sheet_explains_everything_that_a_hero_has() -> None:
    text = part("sheet", choir(), 0)
    assert "Pierce – If you hit: +2 damage." in text
    less = content().equipment["woolly_breastplate"].amount
    assert f"✗Woolly Breastplate – Once a fight, when you miss: you take {less} damage less." in text
    assert "Maryla" not in text
    assert "Favourite enemy: Beast" in part("sheet", choir(), 2)


def test_the_score_counts_the_glory_so_far() -> None:
    assert "Glory 13  coins in the chest +3  white dice in the chest +6  scars −1  the difficulty +5" in part(
        "score", choir()
    )


def test_where_nobody_fights_it_says_so() -> None:
    assert "There is nobody to fight." in part("monsters", market())


# -- aiming -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("technique", TECHNIQUES)
def test_every_bar_has_a_name_that_begins_like_no_other(technique: Technique, lang: Lang) -> None:
    space = aim_space(setting("red", [technique]))
    names = [VOICES[lang](Terminal().axis(axis.name)).split()[0].strip(",:") for axis in space.axes]
    assert len(set(names)) == len(names)


def test_a_throw_begins_as_a_fair_hand_aims() -> None:
    g = choir()
    assert g.fight is not None
    g.fight.throw = Throwing(die="blue", declared=True)
    space = aim_space(setting_of(g, g.fight.throw))
    start = Terminal().aim(view(g, 0), space)
    assert space.why_not(tuple(start)) is None


def test_a_flip_begins_in_the_middle_of_all_bars() -> None:
    space = aim_space(setting("frost1"))
    start = Terminal().aim(view(choir(), 0), space)
    assert start == [(axis.low + axis.high) / 2 for axis in space.axes]


def test_direction_force_and_the_moment_are_to_be_stopped_in_time() -> None:
    assert Terminal().timed(aim_space(setting("red", ["spin", "pond"]))) == ["azimuth", "speed", "turn"]


def test_the_game_draws_itself() -> None:
    assert isinstance(GAME.terminal(), Terminal)
