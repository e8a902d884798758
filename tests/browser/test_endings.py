"""The end of a game is worth reading: numbers, a picture, moments to go back to, and another game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from .conftest import DESKTOP, PHONE, Axe, Person, Picture
from .player import Player, played


def at_the_end(anna: Player, game: str, players: int, seat: int = 0, **options: str) -> None:
    table = anna.bring(played(game, players, lambda match: match.over, **options))
    anna.sit(table, table["links"]["seats"][seat])
    anna.page.get_by_test_id("show-ending").click()
    expect(anna.page.get_by_test_id("account")).to_be_visible()
    anna.settle()


@pytest.mark.parametrize(("lang", "size", "dark"), [("en", DESKTOP, False), ("pl", PHONE, True)])
def test_a_quest_in_numbers_and_one_picture(
    person: Person, picture: Picture, axe: Axe, lang: str, size: dict[str, int], dark: bool
) -> None:
    anna = Player(person(lang=lang, size=size, dark=dark))
    at_the_end(anna, "descent", 3, 1, quest="into_the_dark")
    numbers = anna.page.get_by_test_id("account-numbers")
    rows = numbers.locator("tbody tr")
    names = {"en": "Wounds dealt", "pl": "Zadane rany"}
    expect(numbers.locator("thead th")).to_have_count(3)  # two heroes and the overlord
    expect(rows.first).to_contain_text(re.compile(rf"{names[lang]}(\s*\d+){{3}}"))
    usual = {"en": r"\d+\s*usual \d+\.\d", "pl": r"\d+\s*zwykle \d+,\d"}
    expect(rows.last).to_contain_text(re.compile(usual[lang]))
    expect(anna.page.get_by_test_id("course").locator("path")).to_have_count(1)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    assert axe(anna.page, "dialog[open]") == []
    picture(anna.page, f"ending-descent-{lang}")
    anna.page.get_by_test_id("account-numbers").scroll_into_view_if_needed()
    picture(anna.page, f"ending-descent-numbers-{lang}")


def test_a_moment_can_be_gone_back_to(person: Person, picture: Picture) -> None:
    anna = Player(person(lang="pl"))
    at_the_end(anna, "paperdungeons", 3)
    expect(anna.page.get_by_test_id("course").locator("path")).to_have_count(3)
    picture(anna.page, "ending-paperdungeons-pl")
    moment = anna.page.get_by_test_id("moment").first
    decision = moment.get_attribute("data-decision")
    assert decision is not None
    moment.click()
    expect(anna.page.get_by_test_id("ending")).to_be_hidden()
    expect(anna.page.get_by_test_id("replay-slider")).to_have_value(decision)


def test_another_game_begins_with_seats_turned(person: Person) -> None:
    anna = Player(person())
    at_the_end(anna, "descent", 2, 1, quest="into_the_dark")
    anna.page.get_by_test_id("again-turned").click()
    expect(anna.page.get_by_test_id("create-table")).to_be_enabled()
    with anna.page.expect_request(
        lambda request: request.method == "POST" and request.url.endswith("/api/tables")
    ) as sent:
        anna.page.get_by_test_id("create-table").click()
    wanted = sent.value.post_data_json
    # She led the heroes: now she is the overlord, the same quest is chosen, and the heroes wait for whoever was.
    assert [seat["kind"] for seat in wanted["seats"]] == ["human", "open"]
    assert wanted["options"] == {}  # the first quest is the usual one
