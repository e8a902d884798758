"""A finished game analysed in the browser: asked for, stopped, found; looked at, and tried again from a decision."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random

import pytest
from playwright.sync_api import expect

from undercroft.bots import BEGINNER, GREEDY, RANDOM, make_bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game
from undercroft.lab.sim import play_out

from .conftest import DESKTOP, PHONE, Axe, Person, Picture, serving
from .player import SEED, Player


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """One that looks at games as briefly as can be."""
    with serving(tmp_path_factory.mktemp("analyses"), SEED, "--analysis-seconds", "0.01") as address:
        yield address


def at_the_end(anna: Player, slug: str = "dungeonsaga", heroes: str = BEGINNER) -> None:
    """A game that heroes have lost who sometimes do not know what they want."""
    game = find_game(slug)
    match = Match(game, game.read_options({}), 2, Seeded(SEED))
    play_out(match, [make_bot(bot, game, Random(seat)) for seat, bot in enumerate((GREEDY, heroes))])
    table = anna.bring(match)
    anna.sit(table, table["links"]["seats"][1])
    anna.page.get_by_test_id("show-ending").click()
    expect(anna.page.get_by_test_id("analyse")).to_be_visible()


def test_a_finished_quest_of_descent_is_analysed(person: Person, picture: Picture, axe: Axe) -> None:
    """It is long: what such a brief look cannot tell for sure, it does not tell."""
    anna = Player(person())
    at_the_end(anna, "descent", RANDOM)
    page, analysis = anna.page, anna.page.get_by_test_id("analysis")
    page.get_by_test_id("analyse").click()
    expect(analysis).to_have_attribute("data-state", "found", timeout=600_000)
    expect(page.get_by_test_id("chances").locator("path")).to_have_count(2)
    expect(page.get_by_test_id("chances").locator("desc")).to_have_text(re.compile(r"to 0\s?% at the end"))
    told = r"(±|can’t be told)"
    expect(page.get_by_test_id("luck-and-choice")).to_have_text(re.compile(f"Luck.*{told}.*Choice.*{told}", re.DOTALL))
    expect(analysis).to_have_text(re.compile("What cost you most.*(it cost|surely cost)", re.DOTALL))
    anna.settle()
    page.get_by_test_id("chances").scroll_into_view_if_needed()
    picture(page, "analysis-descent")
    assert axe(page, "dialog[open]") == []


@pytest.mark.parametrize(("lang", "size", "dark"), [("en", DESKTOP, False), ("pl", PHONE, True)])
def test_a_lost_adventure_is_analysed(
    person: Person, picture: Picture, axe: Axe, lang: str, size: dict[str, int], dark: bool
) -> None:
    anna = Player(person(lang=lang, size=size, dark=dark))
    at_the_end(anna)
    page, analysis = anna.page, anna.page.get_by_test_id("analysis")
    page.get_by_test_id("analyse").click()
    expect(analysis).to_have_attribute("data-state", "found", timeout=600_000)  # it yields to everything else
    expect(page.get_by_test_id("chances").locator("path")).to_have_count(2)
    lost = {"en": r"at the beginning to 0\s?% at the end", "pl": r"na początku do 0\s?% na końcu"}
    expect(page.get_by_test_id("chances").locator("desc")).to_have_text(re.compile(lost[lang]))
    expect(page.get_by_test_id("luck-and-choice").locator(".fill")).to_have_count(2)
    words = {
        "en": r"Your answer.*to win.*Better.*to win.*won \d.*it cost",
        "pl": r"Twój wybór.*na zwycięstwo.*Lepiej.*wygrane: \d.*Kosztowało",
    }
    expect(page.get_by_test_id("mistake").first).to_have_text(re.compile(words[lang], re.DOTALL))
    expect(page.get_by_test_id("mistake-why").first.locator("tbody td").first).to_have_text(re.compile(r"\d[.,]\d"))
    anna.settle()
    page.get_by_test_id("chances").scroll_into_view_if_needed()
    picture(page, f"analysis-dungeonsaga-{lang}")
    page.get_by_test_id("fineness").scroll_into_view_if_needed()
    picture(page, f"analysis-dungeonsaga-decisions-{lang}")
    assert page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    assert axe(page, "dialog[open]") == []

    page.reload()  # it was kept
    page.get_by_test_id("show-ending").click()
    expect(analysis).to_have_attribute("data-state", "found")

    costly = page.get_by_test_id("mistake").first
    decision = costly.get_attribute("data-decision")
    assert decision is not None
    costly.get_by_test_id("mistake-see").click()
    expect(page.get_by_test_id("ending")).to_be_hidden()
    expect(page.get_by_test_id("replay-slider")).to_have_value(decision)
    page.get_by_test_id("prompt-now").click()

    page.get_by_test_id("show-ending").click()
    costly.get_by_test_id("mistake-try").click()
    expect(page.get_by_test_id("fork")).to_contain_text(decision)
    before = page.url
    page.get_by_test_id("fork-do").click()
    expect(page).not_to_have_url(before)
    anna.until(lambda: anna.decision == int(decision) and anna.asked is not None)
