"""After an update: a table that goes on under other rules says so, and one that cannot is there to be looked at."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, expect

from browser.conftest import DESKTOP, PHONE, Axe, Person, Picture, serving
from browser.player import SEED, Player, at_random, played
from browser.test_pages import sticking_out

ME = {"kind": "human", "name": "Anna"}
OTHER = {"kind": "human", "name": "Boris"}
LOOKS = [
    pytest.param("en", DESKTOP, False, id="desktop-en-light"),
    pytest.param("pl", DESKTOP, True, id="desktop-pl-dark"),
    pytest.param("en", PHONE, True, id="phone-en-dark"),
    pytest.param("pl", PHONE, False, id="phone-pl-light"),
]
KEPT = {
    "carried": lambda state: state,
    # The rules of today know nothing of it, so they do not play it; they can draw the rest.
    "still": lambda state: state | {"portcullis": True},
    "blank": lambda state: {"portcullis": True},
}
"""Tables, and what the rules of before have kept of their position."""
Tables = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def updated(tmp_path_factory: pytest.TempPathFactory, browser: Browser) -> Iterator[tuple[str, Tables]]:
    """A server with tables of other rules, left in the middle of a round, three answers after its beginning."""
    folder = tmp_path_factory.mktemp("server")
    match = played("paperdungeons", 2, lambda match: match.state.round > 2 and answers_since_quiet(match) == 3)
    with serving(folder, SEED) as address:
        maker = Player(browser.new_page(base_url=address))
        tables = {name: maker.take_over(match, [ME, OTHER]) for name in KEPT}
        maker.page.close()
    with sqlite3.connect(folder / "tables.db") as db:
        for name, table in tables.items():
            age(db, table["id"], name)
    db.close()
    with serving(folder, SEED) as address:
        yield address, tables


def answers_since_quiet(match: Any) -> int:
    return sum(entry.seat >= 0 for entry in match.entries[match.quiet.at :])


def age(db: sqlite3.Connection, table: str, name: str) -> None:
    db.execute("UPDATE tables SET rules = 'before' WHERE id = ?", (table,))
    (blob,) = db.execute("SELECT body FROM snapshots WHERE table_id = ? ORDER BY n DESC", (table,)).fetchone()
    kept = msgspec.json.decode(zlib.decompress(blob))
    kept["state"] = KEPT[name](kept["state"])
    blob = zlib.compress(msgspec.json.encode(kept))
    db.execute("UPDATE snapshots SET body = ? WHERE table_id = ?", (blob, table))


@pytest.fixture(scope="module")
def server(updated: tuple[str, Tables]) -> str:
    return updated[0]


@pytest.fixture(scope="module")
def tables(updated: tuple[str, Tables]) -> Tables:
    return updated[1]


def sit_down(anna: Player, table: dict[str, Any]) -> None:
    """In both seats: everything that is asked is asked here."""
    anna.sit(table, *table["links"]["seats"], table["links"]["host"])
    anna.until(lambda: anna.update)


CARRIED = {
    "en": "It goes on under the new ones, from the last point where that is possible: 3 answers are lost.",
    "pl": "Gra toczy się dalej według nowych, od ostatniej chwili, w której to możliwe: przepadają 3 odpowiedzi.",
}
OUTDATED = {"en": "It can only be looked at.", "pl": "Można ją tylko oglądać."}
BLANK = {"en": "This position can no longer be drawn.", "pl": "Tej pozycji nie da się już narysować."}


@pytest.mark.parametrize(("lang", "size", "dark"), LOOKS)
def test_a_table_that_went_over_to_other_rules_says_what_is_lost_and_goes_on(
    person: Person,
    picture: Picture,
    axe: Axe,
    tables: Tables,
    lang: str,
    size: dict[str, int],
    dark: bool,
    request: pytest.FixtureRequest,
) -> None:
    anna = Player(person(lang=lang, size=size, dark=dark))
    sit_down(anna, tables["carried"])
    expect(anna.page.get_by_test_id("outdated")).to_have_count(0)
    expect(anna.page.get_by_test_id("tab-chat")).to_contain_text("1")  # there is something to read
    anna.page.get_by_test_id("tab-chat").click()
    expect(anna.page.get_by_test_id("chat-note")).to_contain_text(CARRIED[lang])
    anna.settle()
    picture(anna.page, f"carried-{request.node.callspec.id}")
    assert sticking_out(anna.page) == []
    assert axe(anna.page) == []


def test_it_is_played_on(person: Person, tables: Tables) -> None:
    anna = Player(person())
    sit_down(anna, tables["carried"])
    before = anna.decision
    anna.answer(at_random)
    anna.until(lambda: anna.decision > before)


@pytest.mark.parametrize("name", ["still", "blank"])
@pytest.mark.parametrize(("lang", "size", "dark"), LOOKS)
def test_a_table_that_cannot_go_on_is_shown_and_asks_nothing(
    person: Person,
    picture: Picture,
    axe: Axe,
    tables: Tables,
    lang: str,
    size: dict[str, int],
    dark: bool,
    name: str,
    request: pytest.FixtureRequest,
) -> None:
    anna = Player(person(lang=lang, size=size, dark=dark))
    sit_down(anna, tables[name])
    page = anna.page
    expect(page.get_by_test_id("outdated")).to_contain_text(OUTDATED[lang])
    expect(page.get_by_text(BLANK[lang])).to_have_count(1 if name == "blank" else 0)
    expect(page.get_by_test_id("prompt")).to_have_text(
        {"en": "There is nothing to decide here.", "pl": "Nie ma tu nic do rozstrzygnięcia."}[lang]
    )
    for gone in ("choice", "confirm", "undo", "replay", "standing"):
        expect(page.get_by_test_id(gone)).to_have_count(0)
    anna.settle()
    picture(page, f"outdated-{request.node.callspec.id}")
    assert sticking_out(page) == []
    assert axe(page) == []
    page.keyboard.press("r")  # nor is there a way back
    expect(page.get_by_test_id("replay-slider")).to_have_count(0)

    page.get_by_test_id("tab-chat").click()
    expect(page.get_by_test_id("chat-input")).to_have_count(0)
    page.get_by_test_id("seat-0").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(page.get_by_test_id("hand-over")).to_have_count(0)
    expect(page.get_by_role("textbox")).to_have_count(0)
    anna.settle()
    picture(page, f"outdated-seat-{request.node.callspec.id}")
    assert axe(page) == []
