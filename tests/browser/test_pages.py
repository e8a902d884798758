"""Every page, on a desk and in a pocket, by day and by night, in both languages; and for those who cannot see it."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, Response, Route, expect

from browser.conftest import DESKTOP, ELSEWHERE, PHONE, Axe, Person, Picture
from browser.player import Player, Stop, asks, played
from undercroft.kernel.match import Match

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}


def throws(seat: int, since_round: int) -> Stop:
    """Whether a seat is to throw where dice lie already, in this round or a later one."""

    def holds(match: Match[Any]) -> bool:
        ask = match.ask(seat)
        aims = ask is not None and ask.prompt.id == "dfi-ask-throw"
        return aims and match.state.round >= since_round and bool(match.state.fight.lying)

    return holds


POSITIONS = {
    "paperdungeons": (0, [ME, BOT, BOT], asks(0, "pap-ask-action", "brew", 3), {}),
    "descent": (1, [BOT, ME, BOT, BOT], asks(1, "des-ask-act", "attack:", 3), {"quest": "the_light_below"}),
    "dungeonsaga": (1, [BOT, ME, BOT, BOT], asks(1, "sag-ask-turn", "fight:", 2), {"adventure": "the_kings_porch"}),
    "massivedarkness2": (0, [ME, BOT, BOT], asks(0, "md2-ask-turn", "attack:", 2), {"mission": "the_passage"}),
    "dungeonfighter": (0, [ME, ME], throws(0, 2), {"physics": "off"}),
}
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
    "new-dungeonsaga": "/#/new/dungeonsaga",
    "new-massivedarkness2": "/#/new/massivedarkness2",
    "new-dungeonfighter": "/#/new/dungeonfighter",
    "practice-dungeonfighter": "/#/practice/dungeonfighter",
    "rules": "/#/rules/descent?rule=DES-ATK-01",
    "credits": "/#/credits",
    "missing": "/#/nowhere/at/all",
}


def sticking_out(page: Page) -> list[str]:
    """What one would have to scroll sideways for, or cannot see at all: nothing, except inside what does scroll."""
    found: list[str] = page.evaluate(STICKING_OUT)
    return found


STICKING_OUT = """() => {
  const scrolling = (one) => /auto|scroll/.test(getComputedStyle(one).overflowX);
  const inside = (one) => one !== null && one !== document.body && (scrolling(one) || inside(one.parentElement));
  const out = [...document.querySelectorAll("body *:not(svg *)")].filter((one) => {
    const { left, right, width } = one.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 0.5 || left < -0.5) && !inside(one.parentElement);
  });
  const names = out.map((one) => `${one.tagName} ${one.getAttribute("class")}: ${one.textContent.trim().slice(0, 40)}`);
  return document.documentElement.scrollWidth > innerWidth ? ["the page", ...names] : names;
}"""


def read(player: Player, name: str) -> None:
    """Go to a page and wait until it is all there."""
    page = player.page
    page.goto(PAGES[name])
    page.locator("main h1, main h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    if name.startswith("new-"):
        page.get_by_test_id("create-table").wait_for()
        page.wait_for_load_state("networkidle")
    if name == "rules":
        page.get_by_text("DES-ATK-01", exact=True).first.wait_for()
    player.settle()


def sit_at(player: Player, game: str) -> dict[str, Any]:
    """Sit down in the middle of a game, where there is much to see and to choose."""
    seat, seats, until, options = POSITIONS[game]
    table = player.take_over(played(game, len(seats), until, **options), seats)
    player.sit(table, table["links"]["seats"][seat])
    player.until(lambda: player.asked is not None and player.update["waiting"] == [seat])
    player.until(lambda: player.hinted == player.asked["decision"])
    player.page.get_by_test_id("prompt").wait_for()
    player.settle()
    return table


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
    reader = Player(person(lang=lang, size=size, dark=dark))
    look = request.node.callspec.id
    for name in PAGES:
        read(reader, name)
        picture(reader.page, f"{name}-{look}")
        assert sticking_out(reader.page) == [], name
        assert axe(reader.page) == [], name
        assert reader.page.locator("html").get_attribute("lang") == lang


@pytest.mark.parametrize(("lang", "size", "dark"), LOOKS)
@pytest.mark.parametrize("game", POSITIONS)
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
    player = Player(person(lang=lang, size=size, dark=dark))
    sit_at(player, game)
    picture(player.page, request.node.callspec.id)
    assert sticking_out(player.page) == []
    assert axe(player.page) == []


@pytest.mark.parametrize("fonts", [True, False], ids=["fonts", "no-fonts"])
@pytest.mark.parametrize("width", [320, 360])
@pytest.mark.parametrize("lang", ["en", "pl"])
def test_nothing_sticks_out_of_a_small_window(person: Person, lang: str, width: int, fonts: bool) -> None:
    """In the client's own fonts, and in any other: a page holds because of its layout, not because of its letters."""
    player = Player(person(lang=lang, size={"width": width, "height": 640}, fonts=fonts))
    page = player.page
    for name in PAGES:
        read(player, name)
        assert sticking_out(page) == [], name
    for game in POSITIONS:
        table = sit_at(player, game)
        for tab in page.get_by_role("tab").all():
            tab.click()
            player.settle()
            assert sticking_out(page) == [], (game, tab.text_content())
            for opens in page.locator("[data-testid=help], [data-testid=seat-0], [role=tabpanel] .chip").all()[:3]:
                opens.click()
                page.locator("dialog[open]").wait_for()
                assert sticking_out(page) == [], (game, tab.text_content(), "dialog")
                page.keyboard.press("Escape")
                page.locator("dialog[open]").wait_for(state="detached")
        page.goto(f"/#/replay/{table['id']}/{player.decision}")
        page.get_by_test_id("replay-slider").wait_for()
        player.settle()
        assert sticking_out(page) == [], (game, "replay")


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


FONTS = {"faustina-latin-wght-normal", "lato-latin-400-normal", "lato-latin-700-normal"}
POLISH = {font.replace("latin", "latin-ext") for font in FONTS}


@pytest.mark.parametrize(("lang", "fonts"), [("en", FONTS), ("pl", FONTS | POLISH)])
def test_the_first_page_is_small_with_all_its_letters(person: Person, lang: str, fonts: set[str]) -> None:
    page = person(lang=lang)
    replies: list[Response] = []
    page.on("response", lambda reply: replies.append(reply))
    page.goto("/")
    page.get_by_test_id("new-descent").wait_for()
    page.evaluate("() => document.fonts.ready")
    page.wait_for_load_state("networkidle")
    letters = [reply for reply in replies if reply.url.endswith(".woff2")]
    assert {re.sub(r".*/|-[\w-]{8}\.woff2", "", reply.url) for reply in letters} == fonts
    for reply in letters:
        assert reply.headers["content-type"] == "font/woff2"
        assert "immutable" in reply.headers["cache-control"]
    assert sum(reply.request.sizes()["responseBodySize"] for reply in replies) < 250_000


def test_a_game_can_be_played_with_the_keyboard_alone(person: Person) -> None:
    player = Player(person(), seed=4)
    table = player.make_table("paperdungeons", [ME, BOT])
    player.sit(table, table["links"]["seats"][0])
    page = player.page
    choices = "[data-testid=choice]:not([aria-disabled=true])"
    for _ in range(6):
        player.until(lambda: player.asked is not None)
        page.locator(choices).first.wait_for()
        before = player.asked
        reached = False
        for _ in range(80):
            page.keyboard.press("Tab")
            reached = page.evaluate(f"() => document.activeElement.matches('{choices}')")
            if reached:
                break
        assert reached
        page.keyboard.press("Enter")
        player.until(lambda before=before: player.asked != before)


def test_a_page_connects_to_its_own_server_only(person: Person, server: str) -> None:
    """A socket to the own server opens, one to any other does not, whatever a page is made to do."""
    page = person()
    page.goto("/#/")
    opens = """(url) => new Promise((tell) => {
        document.addEventListener("securitypolicyviolation", (event) => tell(event.effectiveDirective));
        const socket = new WebSocket(url);
        socket.onopen = () => { tell("open"); socket.close(); };
    })"""
    assert page.evaluate(opens, f"{server.replace('http', 'ws')}/api/tables/x/socket") == "open"
    assert page.evaluate(opens, ELSEWHERE) == "connect-src"


def test_a_table_of_a_game_that_is_not_installed_is_listed_with_the_reason(person: Person, axe: Axe) -> None:
    anna = Player(person())
    table = anna.make_table("paperdungeons", [ME, ME])
    anna.sit(table, table["links"]["seats"][0])
    page = anna.page

    def take_the_game_away(route: Route) -> None:
        known = route.fetch().json()
        route.fulfill(json=[one | {"game": "vanished", "installed": False} for one in known])

    page.route("**/api/tables/list", take_the_game_away)
    page.goto("/#/")
    row = page.get_by_test_id(f"table-{table['id']}")
    expect(row.get_by_text("vanished is not installed here")).to_be_visible()
    expect(row.get_by_role("button", name="Continue")).to_be_disabled()
    assert not axe(page)
