"""Every dialog is opened and looked at by axe-core; one that nobody opens here is found in the source."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from undercroft.kernel.match import Match

from .conftest import DIST, PHONE, Axe, Person
from .player import Player, at_random, play, played

SOURCE = DIST.parent / "src"
ME = {"kind": "human", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}
OVERLORD, HEROES = 0, 1
MADE = ("lib/ui/Dialog.svelte", "table/CardDialog.svelte")
"""What dialogs are made of."""

Look = Callable[[Page, str], None]
LOOKS = pytest.mark.parametrize(("lang", "dark"), [("en", False), ("pl", True)])


@pytest.fixture
def look(axe: Axe) -> Look:
    """A dialog of this component is open now, and everybody can use it."""

    def at(page: Page, component: str) -> None:
        shown = page.locator("dialog[open]")
        expect(shown).to_have_count(1)
        page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
        assert (component, axe(page, "dialog[open]")) == (component, [])

    return at


def test_every_dialog_in_the_source_is_looked_at_here() -> None:
    found: Counter[str] = Counter()
    for path in SOURCE.rglob("*.svelte"):
        name = path.relative_to(SOURCE).as_posix()
        if name not in MADE:
            found[name] = len(re.findall(r"<(?:Dialog|CardDialog|dialog)\b", path.read_text(encoding="utf-8")))
    looked_at = Counter(re.findall(r'look\([\w.]*page, "([^"]+)"\)', Path(__file__).read_text(encoding="utf-8")))
    assert looked_at == +found


def in_a_heros_turn(match: Match[Any]) -> bool:
    """The overlord may discard, and the heroes have something to decide."""
    return match.standing(OVERLORD) is not None and match.waiting == [HEROES] and len(match.entries) > 100


@LOOKS
def test_help_settings_luck_seats_cards_and_standing_choices(person: Person, look: Look, lang: str, dark: bool) -> None:
    anna = Player(person(lang=lang, dark=dark))
    table = anna.take_over(played("descent", 2, in_a_heros_turn, quest="into_the_dark"), [ME, ME])
    anna.sit(table, table["links"]["seats"][OVERLORD], table["links"]["host"])
    page = anna.page
    page.get_by_test_id("help").click()
    look(page, "table/ShortcutsDialog.svelte")
    page.get_by_test_id("luck-open").click()
    expect(page.get_by_test_id("luck")).to_be_visible()
    look(page, "table/LuckDialog.svelte")
    page.keyboard.press("Escape")
    page.get_by_test_id("table-settings").click()
    look(page, "table/TableSettings.svelte")
    page.keyboard.press("Escape")
    page.get_by_test_id("reminders").click()
    look(page, "table/Reminders.svelte")
    page.keyboard.press("Escape")
    page.get_by_test_id(f"seat-{HEROES}").click()
    look(page, "table/Seats.svelte")
    page.keyboard.press("Escape")
    page.get_by_test_id("standing").click()
    look(page, "table/Standing.svelte")
    page.keyboard.press("Escape")
    page.get_by_role("tab", name={"en": "Monsters", "pl": "Potwory"}[lang]).click()
    page.locator("button.kind").first.click()
    look(page, "table/sheet/ReadCard.svelte")


@LOOKS
def test_a_device_that_is_handed_on(person: Person, look: Look, lang: str, dark: bool) -> None:
    anna = Player(person(lang=lang, dark=dark, size=PHONE))
    table = anna.make_table("paperdungeons", [ME, {**ME, "name": "Boris"}])
    anna.sit(table, *table["links"]["seats"])
    play([anna], at_random, lambda: anna.asked and anna.asked["seat"] == 1)
    look(anna.page, "table/Curtain.svelte")


def in_round_two(match: Match[Any]) -> bool:
    """Both have something to decide, and have learned from what the other did before."""
    return match.state.round == 2 and match.waiting == [0, 1]


@LOOKS
def test_taking_back_and_the_sheets_of_others(person: Person, look: Look, lang: str, dark: bool) -> None:
    anna, boris = Player(person(lang=lang, dark=dark)), Player(person(lang=lang, dark=dark))
    table = anna.take_over(played("paperdungeons", 2, in_round_two), [ME, ME])
    anna.sit(table, table["links"]["seats"][0], table["links"]["host"])
    boris.sit(table, table["links"]["seats"][1])
    anna.until(lambda: anna.update["undo"].get("0") == "ask")
    anna.page.get_by_test_id("undo").click()
    expect(boris.page.get_by_test_id("takeback")).to_be_visible()
    look(boris.page, "table/TakebackDialog.svelte")
    boris.page.get_by_test_id("vote-no").click()
    anna.until(lambda: not anna.update.get("takeback"))
    anna.page.get_by_test_id("party-1").click()
    look(anna.page, "games/paperdungeons/Panels.svelte")
    anna.page.keyboard.press("Escape")

    anna.page.goto("/#/")
    anna.page.get_by_test_id(f"table-{table['id']}").get_by_role("button").click()
    expect(anna.page.get_by_test_id("delete")).to_be_visible()
    look(anna.page, "pages/lobby/TableList.svelte")
    anna.page.get_by_test_id("delete").click()
    expect(anna.page.get_by_test_id("delete-yes")).to_be_visible()
    look(anna.page, "pages/lobby/TableList.svelte")


@LOOKS
def test_taking_back_alone(person: Person, look: Look, lang: str, dark: bool) -> None:
    anna = Player(person(lang=lang, dark=dark))
    table = anna.take_over(played("paperdungeons", 2, in_round_two), [ME, BOT])
    anna.sit(table, table["links"]["seats"][0], table["links"]["host"])
    anna.until(lambda: anna.update["waiting"] == [0] and anna.update["undo"].get("0") == "ask")
    anna.page.get_by_test_id("undo").click()
    expect(anna.page.get_by_test_id("takeback-confirm")).to_be_visible()
    look(anna.page, "table/TakebackDialog.svelte")


@LOOKS
def test_the_end(person: Person, look: Look, lang: str, dark: bool) -> None:
    anna = Player(person(lang=lang, dark=dark))
    table = anna.bring(played("paperdungeons", 2, lambda match: match.over))
    anna.sit(table, table["links"]["seats"][0])
    anna.page.get_by_test_id("show-ending").click()
    expect(anna.page.get_by_test_id("ending")).to_be_visible()
    expect(anna.page.get_by_test_id("account")).to_be_visible()
    look(anna.page, "table/EndingDialog.svelte")
    anna.page.get_by_test_id("moment").first.click()
    anna.page.get_by_test_id("replay-fork").click()
    look(anna.page, "table/ForkDialog.svelte")
