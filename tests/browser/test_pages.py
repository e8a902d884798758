"""Every page, on a desk and in a pocket, by day and by night, in both languages; and for those who cannot see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Axe, Person, Picture
from browser.player import Player, at_random, play

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}
LOOKS = [
    pytest.param("en", DESKTOP, False, id="desktop-en-light"),
    pytest.param("pl", DESKTOP, True, id="desktop-pl-dark"),
    pytest.param("en", PHONE, True, id="phone-en-dark"),
    pytest.param("pl", PHONE, False, id="phone-pl-light"),
]
PAGES = {
    "lobby": "/#/",
    "new-paperdungeons": "/#/new/paperdungeons",
    "new-descent": "/#/new/descent",
    "rules": "/#/rules/descent?rule=DES-ATK-01",
    "credits": "/#/credits",
    "missing": "/#/nowhere/at/all",
}


def fits(page: Page) -> bool:
    """Nothing sticks out to the right."""
    wide: bool = page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    return wide


@pytest.mark.parametrize(("lang", "size", "dark"), LOOKS)
def test_pages(
    person: Person,
    picture: Picture,
    axe: Axe,
    lang: str,
    size: dict[str, int],
    dark: bool,
    request: pytest.FixtureRequest,
) -> None:
    page = person(lang=lang, size=size, dark=dark)
    look = request.node.callspec.id
    for name, address in PAGES.items():
        page.goto(address)
        page.locator("main h1, main h2").first.wait_for()
        page.wait_for_load_state("networkidle")
        if name == "rules":
            page.get_by_text("DES-ATK-01", exact=True).first.wait_for()
        picture(page, f"{name}-{look}")
        assert fits(page), name
        assert axe(page) == [], name
        assert page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize(("lang", "size", "dark"), LOOKS)
@pytest.mark.parametrize("game", ["paperdungeons", "descent"])
def test_tables(
    person: Person,
    picture: Picture,
    axe: Axe,
    game: str,
    lang: str,
    size: dict[str, int],
    dark: bool,
    request: pytest.FixtureRequest,
) -> None:
    player = Player(person(lang=lang, size=size, dark=dark), seed=4)
    if game == "paperdungeons":
        table = player.make_table(game, [ME, BOT, BOT])
        player.sit(table, table["links"]["seats"][0])
        play([player], at_random, lambda: player.decision >= 70, 120)
        player.until(lambda: player.asked is not None)
    else:
        # Bots go ahead for a while, in a quest that takes long, then somebody sits down in place of one.
        table = player.make_table(game, [BOT] * 4, quest="the_light_below")
        player.sit(table, table["links"]["seats"][1])
        player.until(lambda: (player.update.get("scene") or {}).get("round", 0) >= 2, 120)
        player.page.get_by_test_id("seat-1").click()
        player.page.get_by_test_id("take-seat-back").click()
        player.until(lambda: player.asked is not None or player.over, 60)
    player.page.wait_for_timeout(500)
    picture(player.page, request.node.callspec.id)
    assert fits(player.page)
    assert axe(player.page) == []


def test_language_changes_at_once(person: Person) -> None:
    page = person()
    page.goto("/")
    expect(page.get_by_test_id("new-descent")).to_contain_text("New table")
    page.get_by_test_id("lang-pl").click()
    expect(page.get_by_test_id("new-descent")).to_contain_text("Nowy stół")
    page.reload()
    expect(page.get_by_test_id("new-descent")).to_contain_text("Nowy stół")


def test_rules_can_be_searched(person: Person) -> None:
    page = person()
    page.goto("/#/rules/descent")
    page.get_by_test_id("rules-search").fill("line of sight")
    expect(page.locator("mark").first).to_be_visible()


def test_the_first_page_is_small(person: Person) -> None:
    page = person()
    sizes: list[int] = []
    page.on("requestfinished", lambda request: sizes.append(request.sizes()["responseBodySize"]))
    page.goto("/")
    page.get_by_test_id("new-descent").wait_for()
    page.wait_for_load_state("networkidle")
    assert sum(sizes) < 250_000


def test_a_game_can_be_played_with_the_keyboard_alone(person: Person) -> None:
    player = Player(person(), seed=4)
    table = player.make_table("paperdungeons", [ME, BOT])
    player.sit(table, table["links"]["seats"][0])
    page = player.page
    for _ in range(6):
        player.until(lambda: player.asked is not None)
        before = player.asked
        for _ in range(80):
            page.keyboard.press("Tab")
            if page.evaluate(
                "() => document.activeElement?.matches('[data-testid=choice]:not([aria-disabled=true])') ?? false"
            ):
                break
        page.keyboard.press("Enter")
        player.until(lambda before=before: player.asked != before)
