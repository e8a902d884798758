"""Were the dice fair? The pledge while the game goes on, and one button when it is over."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from browser.conftest import DESKTOP, PHONE, Axe, Person, Picture, serving
from browser.player import Player
from undercroft.kernel.commitment import commitment

SEED = 3**150
"""Long enough for a table to commit itself to it."""
BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human", "name": "Anna"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("server"), SEED) as address:
        yield address


def pledged(anna: Player) -> str:
    """What the page says while the game goes on."""
    anna.page.get_by_test_id("help").click()
    anna.page.get_by_test_id("luck-open").click()
    shown = anna.page.get_by_test_id("commitment").inner_text()
    expect(anna.page.get_by_test_id("seed")).to_have_count(0)
    return shown


def finish(anna: Player) -> None:
    """Bots play to the end."""
    anna.page.keyboard.press("Escape")
    anna.page.get_by_test_id("seat-0").click()
    anna.page.get_by_test_id("hand-over").click()
    anna.until(lambda: anna.over)


@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)])
def test_one_button_proves_that_the_dice_were_settled_before(
    person: Person, picture: Picture, axe: Axe, lang: str, size: dict[str, int]
) -> None:
    anna = Player(person(lang=lang, size=size))
    table = anna.make_table("paperdungeons", [ME, BOT])
    anna.sit(table, table["links"]["seats"][0], table["links"]["host"])
    assert pledged(anna) == table["commitment"]
    anna.settle()
    picture(anna.page, f"luck-running-{lang}")
    assert axe(anna.page) == []
    finish(anna)
    expect(anna.page.get_by_test_id("ending")).to_be_visible()
    anna.settle()
    picture(anna.page, f"luck-ending-{lang}")
    anna.page.get_by_test_id("ending-luck").click()
    agrees = {"en": "Everything agrees.", "pl": "Wszystko się zgadza."}[lang]
    expect(anna.page.get_by_test_id("verdict")).to_have_text(agrees)
    expect(anna.page.get_by_test_id("luck").get_by_role("listitem")).to_have_count(3)
    expect(anna.page.get_by_test_id("luck-limits")).to_be_visible()
    assert anna.page.get_by_test_id("seed").inner_text() == str(SEED)
    assert anna.page.evaluate("() => document.documentElement.scrollWidth") <= size["width"]
    anna.settle()
    picture(anna.page, f"luck-over-{lang}")
    assert axe(anna.page) == []


def test_whoever_looks_back_can_check_it_too(person: Person) -> None:
    guest = Player(person())
    table = guest.make_table("paperdungeons", [BOT, BOT])
    guest.sit(table, table["links"]["spectator"])
    guest.until(lambda: guest.over)
    guest.page.goto(f"/#/replay/{table['id']}/3?token={table['links']['spectator']}")
    guest.page.get_by_test_id("replay-luck").click()
    expect(guest.page.get_by_test_id("verdict")).to_have_text("Everything agrees.")


def another_outcome(told: dict[str, Any]) -> dict[str, Any]:
    draw = next(draw for draw in told["draws"] if len(set(draw["outcome"])) > 1)
    draw["outcome"].reverse()
    return told


def another_seed(told: dict[str, Any]) -> dict[str, Any]:
    return told | {"seed": str(SEED + 1), "draws": []}


def another_game(told: dict[str, Any]) -> dict[str, Any]:
    """Everything fits together, but it is not what was pledged when the game began."""
    seed = SEED + 1
    return told | {"seed": str(seed), "draws": [], "commitment": commitment(told["table"], seed)}


@pytest.mark.parametrize("lie", [another_outcome, another_seed, another_game])
def test_a_server_that_lies_is_found_out(person: Person, lie: Callable[[dict[str, Any]], dict[str, Any]]) -> None:
    anna = Player(person())
    table = anna.make_table("paperdungeons", [ME, BOT])
    anna.sit(table, table["links"]["seats"][0], table["links"]["host"])
    assert pledged(anna) == table["commitment"]
    finish(anna)

    def answer(route: Route) -> None:
        route.fulfill(body=json.dumps(lie(route.fetch().json())), content_type="application/json")

    anna.page.route("**/luck", answer)
    anna.page.get_by_test_id("ending-luck").click()
    expect(anna.page.get_by_test_id("verdict")).to_have_text("This does not agree.")
    expect(anna.page.get_by_test_id("luck-limits")).to_have_count(0)  # it says what a check has proven
