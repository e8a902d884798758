"""Invitations: whoever opens one first has the seat, and the host can make another."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from browser.conftest import PHONE, Axe, Person, Picture
from browser.player import Player

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human", "name": "Anna"}
OPEN = {"kind": "open"}


def follow(page: Page, table: dict[str, object], token: str) -> None:
    page.goto("/")
    page.goto(f"/#/table/{table['id']}?token={token}")


def mine(page: Page) -> list[str]:
    """The tokens that a browser keeps."""
    kept: list[str] = page.evaluate("() => JSON.parse(localStorage['undercroft.tables'])[0].tokens")
    return kept


def test_whoever_opens_an_invitation_first_has_the_seat(person: Person) -> None:
    anna, boris, eve = Player(person()), Player(person()), Player(person())
    table = anna.make_table("paperdungeons", [ME, OPEN])
    invitation = table["links"]["invitations"][1]
    boris.sit(table, invitation)
    assert [ask["seat"] for ask in boris.update["asks"]] == [1]
    (token,) = mine(boris.page)
    assert token != invitation

    follow(eve.page, table, invitation)
    expect(eve.page.get_by_role("heading", name="This seat is taken")).to_be_visible()
    eve.page.get_by_test_id("watch").click()
    eve.page.get_by_test_id("prompt").wait_for()
    expect(eve.page.get_by_test_id("connection")).to_contain_text("You are watching")
    eve.until(lambda: eve.update)
    assert eve.update["asks"] == []

    boris.update = {}
    boris.page.reload()
    boris.until(lambda: boris.update)
    assert [ask["seat"] for ask in boris.update["asks"]] == [1]


def test_somebody_who_never_heard_that_the_seat_is_theirs_has_it_all_the_same(person: Person) -> None:
    """The server has kept it, and the connection dies before the welcome comes."""
    boris = Player(person())
    table = boris.make_table("paperdungeons", [ME, OPEN])
    lost = []

    def drop_the_first(socket: object) -> None:
        server = socket.connect_to_server()  # type: ignore[attr-defined]

        def from_server(message: str | bytes) -> None:
            if not lost and '"welcome"' in str(message):
                lost.append(message)
                socket.close()  # type: ignore[attr-defined]
            else:
                socket.send(message)  # type: ignore[attr-defined]

        server.on_message(from_server)

    boris.page.route_web_socket("**/socket", drop_the_first)
    follow(boris.page, table, table["links"]["invitations"][1])
    boris.page.get_by_test_id("prompt").wait_for()
    expect(boris.page.get_by_test_id("seat-1")).to_contain_text("you")
    assert lost


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_a_host_gives_a_seat_to_somebody_else(person: Person, picture: Picture, axe: Axe, lang: str) -> None:
    anna, boris = Player(person(lang=lang)), Player(person(lang=lang))
    table = anna.make_table("paperdungeons", [ME, {"kind": "open", "name": "Boris"}, BOT])
    anna.sit(table, table["links"]["seats"][0], table["links"]["host"])
    anna.page.get_by_test_id("seat-1").click()
    anna.settle()
    picture(anna.page, f"seat-open-{lang}")
    assert axe(anna.page) == []
    anna.page.keyboard.press("Escape")
    boris.sit(table, table["links"]["invitations"][1])
    boris.page.close()
    anna.until(lambda: anna.update["seats"][1]["kind"] == "human" and not anna.update["seats"][1]["here"])

    anna.page.get_by_test_id("seat-1").click()
    anna.page.get_by_test_id("give-away").click()
    expect(anna.page.get_by_role("group", name={"en": "Give this", "pl": "Oddaj to"}[lang])).to_be_focused()
    anna.settle()
    picture(anna.page, f"seat-give-{lang}")
    assert axe(anna.page) == []
    anna.page.get_by_test_id("give-away-do").click()
    expect(anna.page.get_by_test_id("invitation-link")).to_be_visible()
    anna.page.get_by_test_id("take-seat").click()
    anna.until(lambda: {ask["seat"] for ask in anna.update["asks"]} == {0, 1})
    anna.page.get_by_test_id("tab-chat").click()
    expect(anna.page.get_by_test_id("chat-note")).to_have_count(1)
    anna.settle()
    picture(anna.page, f"seat-note-{lang}")


def test_an_invitation_that_came_too_late_on_a_phone(person: Person, picture: Picture, axe: Axe) -> None:
    anna, eve = Player(person()), person(lang="pl", size=PHONE)
    table = anna.make_table("paperdungeons", [ME, OPEN])
    invitation = table["links"]["invitations"][1]
    anna.sit(table, invitation)
    follow(eve, table, invitation)
    expect(eve.get_by_test_id("watch")).to_be_visible()
    assert eve.evaluate("() => document.documentElement.scrollWidth") <= PHONE["width"]
    picture(eve, "seat-taken-phone-pl")
    assert axe(eve) == []


def test_a_long_name_leaves_the_sign_of_its_seat_round(person: Person) -> None:
    anna = Player(person())
    table = anna.make_table("paperdungeons", [ME | {"name": "Aleksandra Konstantynopolitańczykiewicz"}, OPEN])
    anna.sit(table, table["links"]["seats"][0])
    sign = anna.page.get_by_test_id("seat-0").locator(".sign").bounding_box()
    assert sign is not None
    assert sign["width"] == sign["height"]
