"""Where things stand: on low screens and magnified pages, on tablets, and with five at the table."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, Axe, Person, Picture
from browser.player import Player, asks, played
from browser.test_pages import sit_at, sticking_out

ME = {"kind": "human"}
LOW = {"width": 740, "height": 360}
MAGNIFIED = {"width": 720, "height": 450}
"""1440 by 900 at 200 %."""
UPRIGHT = {"width": 768, "height": 1024}
ACROSS = {"width": 1024, "height": 768}
NAMES = ["Aleksandra K.", "Bartłomiej W.", "Wilhelmina J.", "Maximilian O.", "Konstancja P."]


class Box(NamedTuple):
    left: float
    top: float
    right: float
    bottom: float

    @property
    def height(self) -> float:
        return self.bottom - self.top

    @property
    def width(self) -> float:
        return self.right - self.left


def where(page: Page, selector: str) -> Box:
    found = page.locator(selector).bounding_box()
    assert found is not None, selector
    return Box(found["x"], found["y"], found["x"] + found["width"], found["y"] + found["height"])


def beside(one: Box, other: Box) -> bool:
    """One left of the other, and neither above it."""
    return one.right <= other.left + 1 and min(one.bottom, other.bottom) > max(one.top, other.top)


@pytest.mark.parametrize("game", ["descent", "dungeonfighter", "dungeonsaga", "paperdungeons"])
@pytest.mark.parametrize("size", [LOW, MAGNIFIED], ids=["low", "magnified"])
def test_on_a_low_screen_board_and_prompt_stand_side_by_side_below_a_single_row(
    person: Person, picture: Picture, game: str, size: dict[str, int]
) -> None:
    player = Player(person(size=size))
    sit_at(player, game)
    page = player.page
    board, prompt = where(page, "section.board"), where(page, ".ask")
    assert board.height >= size["height"] / 2
    assert board.width >= size["width"] / 2
    assert beside(board, prompt)
    row = [where(page, selector) for selector in (".seats", "header.top .tools", "[role=tablist]")]
    assert max(box.bottom for box in row) <= board.top + 1
    assert all(beside(left, right) for left, right in pairwise(row))
    assert sticking_out(page) == []
    picture(page, f"{game}-{'low' if size is LOW else 'magnified'}")

    page.get_by_test_id("tab-log").click()
    assert beside(where(page, "#panel"), where(page, ".ask"))


def test_on_a_low_screen_language_and_looks_are_among_the_settings(person: Person, axe: Axe) -> None:
    player = Player(person(size=LOW))
    sit_at(player, "descent")
    page = player.page
    expect(page.get_by_role("link", name="Undercroft")).to_be_visible()
    page.get_by_test_id("table-settings").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_test_id("theme-toggle")).to_be_visible()
    player.settle()
    assert axe(page) == []
    dialog.get_by_test_id("lang-pl").click()
    expect(dialog).to_contain_text("Ustawienia")


def test_five_seats_fit_with_names_and_heroes_on_a_desk_and_are_in_sight_on_smaller_screens(
    person: Person, picture: Picture
) -> None:
    player = Player(person(size=DESKTOP))
    seats = [ME | {"name": name} for name in NAMES]
    table = player.take_over(played("descent", 5, asks(1, "des-ask-act", "", 1), quest="into_the_dark"), seats)
    player.sit(table, table["links"]["seats"][1])
    page = player.page
    expect(page.get_by_test_id("seat-4").locator(".status")).to_be_visible()
    player.settle()
    for seat, name in enumerate(NAMES):
        button = page.get_by_test_id(f"seat-{seat}")
        expect(button).to_contain_text(name)
        for words in button.locator(".name, .status").all():
            assert words.evaluate("(one) => one.scrollWidth <= one.clientWidth"), button.inner_text()
    expect(page.get_by_test_id("seat-1")).to_contain_text("Andira Runehand")
    picture(page, "descent-five-seats")
    for size in (DESKTOP, ACROSS, UPRIGHT, MAGNIFIED, LOW):
        page.set_viewport_size(size)  # type: ignore[arg-type]  # playwright's own TypedDict
        player.settle()
        assert where(page, "[data-testid=seat-4]").right <= where(page, "header.top .tools").left, size


@pytest.mark.parametrize("game", ["descent", "dungeonfighter", "dungeonsaga", "paperdungeons"])
def test_a_tablet_upright_has_the_board_above_and_prompt_and_sheets_beside_each_other(
    person: Person, picture: Picture, game: str
) -> None:
    player = Player(person(size=UPRIGHT))
    sit_at(player, game)
    page = player.page
    board, prompt, sheets = where(page, "section.board"), where(page, ".ask"), where(page, "#panel")
    assert board.width == UPRIGHT["width"]
    assert board.height >= 0.42 * UPRIGHT["height"]
    assert board.bottom <= prompt.top + 1
    assert beside(prompt, sheets)
    assert min(prompt.width, sheets.width) >= 0.4 * UPRIGHT["width"]
    expect(page.get_by_test_id("tab-board")).to_have_count(0)
    assert sticking_out(page) == []
    picture(page, f"{game}-tablet-upright")


@pytest.mark.parametrize("game", ["descent", "dungeonfighter", "dungeonsaga", "paperdungeons"])
def test_a_tablet_across_leaves_most_of_it_to_the_board(person: Person, picture: Picture, game: str) -> None:
    player = Player(person(size=ACROSS))
    sit_at(player, game)
    page = player.page
    board, prompt, sheets = where(page, "section.board"), where(page, ".ask"), where(page, "#panel")
    assert board.width >= 0.65 * ACROSS["width"]
    assert board.height >= 0.8 * ACROSS["height"]
    assert beside(board, prompt)
    assert prompt.bottom <= sheets.top + 1
    assert sheets.height >= 0.2 * ACROSS["height"]
    assert sticking_out(page) == []
    picture(page, f"{game}-tablet-across")
