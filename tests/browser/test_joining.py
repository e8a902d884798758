"""Being invited: who invites to what, a name, a chair; and tables that everybody may find."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import PHONE, Axe, Person, Picture


def lay(page: Page, *open_seats: int, name: str = "Ada") -> None:
    """Fill in a new table of Paper Dungeons for three, at which these seats wait for somebody."""
    page.goto("/#/new/paperdungeons")
    page.get_by_test_id("players-3").click()
    page.get_by_label("Your name").fill(name)
    for seat in open_seats:
        page.get_by_test_id(f"who-{seat}").select_option("open")


def test_an_invitation_says_who_invites_and_gives_a_seat(person: Person, picture: Picture, axe: Axe) -> None:
    ada, bob = person(), person(size=PHONE, dark=True)
    lay(ada, 1)
    ada.get_by_label("Name of the table").fill("Friday")
    ada.get_by_test_id("create-table").click()

    # The server of these tests listens at 127.0.0.1: links would lead others nowhere, and the page says so.
    expect(ada.get_by_test_id("address-note")).to_contain_text("--host 0.0.0.0")
    link = ada.get_by_test_id("share-1").input_value()
    assert "/join/" in link
    expect(ada.get_by_test_id("qr")).to_have_attribute("data-text", link)
    assert axe(ada) == []
    picture(ada, "share-links")

    bob.goto(link)
    expect(bob.get_by_role("heading", level=1)).to_have_text("Ada invites you to Paper Dungeons")
    expect(bob.get_by_test_id("invitation")).to_contain_text("Friday")
    expect(bob.get_by_test_id("invitation")).to_contain_text("your seat")
    assert "token=" in bob.url, "the address is like those of the other pages by now"
    assert "/join/" not in bob.url.partition("#")[0]
    assert axe(bob) == []
    picture(bob, "invitation-phone-dark")
    bob.get_by_test_id("join-name").fill("Bob")
    bob.get_by_test_id("join-sit").click()
    expect(bob.get_by_test_id("seat-1")).to_contain_text("Bob")
    assert "token=" not in bob.url

    # The link is good for one person; the next may watch.
    eve = person()
    eve.goto(link)
    expect(eve.get_by_test_id("invitation")).to_contain_text("Somebody has taken this seat")
    eve.get_by_test_id("join-watch").click()
    expect(eve.get_by_test_id("connection")).to_contain_text("You are watching")


def test_an_open_table_is_found_in_the_lobby(person: Person, picture: Picture, axe: Axe) -> None:
    ada, bob = person(), person()
    lay(ada, 1, 2, name="Listed Ada")
    ada.get_by_test_id("listed").click()
    ada.get_by_test_id("create-table").click()
    expect(ada.get_by_test_id("share-2")).to_be_visible()

    bob.goto("/")
    found = bob.get_by_test_id("open-tables").locator("li", has_text="Listed Ada")
    expect(found).to_contain_text("2 free seats")
    assert axe(bob) == []
    picture(bob, "lobby-open-tables")
    found.get_by_role("link").click()
    bob.get_by_test_id("join-seat-2").check()
    bob.get_by_test_id("join-name").fill("Bob")
    bob.get_by_test_id("join-sit").click()
    expect(bob.get_by_test_id("seat-2")).to_contain_text("Bob")


def test_who_only_watched_may_sit_down_after_all(person: Person) -> None:
    ada, bob = person(), person()
    lay(ada, 1)
    ada.get_by_test_id("create-table").click()
    link = ada.get_by_test_id("share-1").input_value()
    bob.goto(link)
    bob.get_by_test_id("join-watch").click()
    expect(bob.get_by_test_id("connection")).to_contain_text("You are watching")
    bob.goto(link)
    bob.get_by_test_id("join-name").fill("Bob")
    bob.get_by_test_id("join-sit").click()
    expect(bob.get_by_test_id("seat-1")).to_contain_text("Bob")
