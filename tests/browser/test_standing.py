"""Standing choices in the browser: what may be done on somebody else's turn is a button away."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import PHONE, Axe, Person, Picture
from browser.player import Player, at_random, play

OVERLORD = 0
ME = {"kind": "human"}


def threat(player: Player) -> int:
    found: int = player.update["scene"]["overlord"]["threat"]
    return found


def in_a_heros_turn(overlord: Player, heroes: Player) -> bool:
    return (
        bool(overlord.update.get("standing")) and heroes.asked is not None and OVERLORD not in heroes.update["waiting"]
    )


def test_the_overlord_discards_on_a_heros_turn(person: Person, picture: Picture, axe: Axe) -> None:
    overlord, heroes = Player(person()), Player(person(lang="pl", size=PHONE))
    table = overlord.make_table("descent", [ME, ME], quest="into_the_dark")
    overlord.sit(table, table["links"]["seats"][OVERLORD])
    heroes.sit(table, table["links"]["seats"][1])
    expect(overlord.page.get_by_test_id("standing")).to_have_count(0)  # no card, no choice
    play([heroes, overlord], at_random, lambda: in_a_heros_turn(overlord, heroes))
    before, held, asked = threat(overlord), overlord.update["scene"]["overlord"]["held"], heroes.asked
    expect(heroes.page.get_by_test_id("standing")).to_have_count(0)

    page = overlord.page
    page.get_by_test_id("standing").click()
    picture(page, "standing-desktop-en-light")
    choices = page.get_by_test_id("standing-choices").get_by_test_id("choice")
    assert choices.count() == len(overlord.update["standing"][0]["ask"]["choices"])
    assert axe(page) == []
    choices.first.click()
    overlord.until(lambda: threat(overlord) > before)
    heroes.until(lambda: threat(heroes) == threat(overlord))
    expect(page.get_by_test_id("standing-choices")).to_have_count(0)
    assert overlord.update["scene"]["overlord"]["held"] == held - 1
    assert heroes.asked == asked, "whoever is asked something is not disturbed"
    heroes.answer(at_random)


def test_by_keyboard_alone_and_in_polish(person: Person) -> None:
    overlord = Player(person(lang="pl"))
    heroes = Player(person())
    table = overlord.make_table("descent", [ME, ME], quest="into_the_dark")
    overlord.sit(table, table["links"]["seats"][OVERLORD])
    heroes.sit(table, table["links"]["seats"][1])
    play([heroes, overlord], at_random, lambda: in_a_heros_turn(overlord, heroes))
    before, page = threat(overlord), overlord.page
    expect(page.get_by_test_id("standing")).to_have_text("Odrzuć kartę za zagrożenie")
    page.keyboard.press("n")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.get_by_test_id("standing").press("Enter")
    page.get_by_test_id("standing-choices").get_by_test_id("choice").first.press("Enter")
    overlord.until(lambda: threat(overlord) > before)


def test_whoever_plays_both_sides_at_one_device_hands_it_over_first(person: Person) -> None:
    both = Player(person())
    table = both.make_table("descent", [ME, ME], quest="into_the_dark")
    both.sit(table, *table["links"]["seats"])
    page = both.page
    for _ in range(200):
        if both.update.get("standing") and both.update["waiting"] == [1]:
            break
        curtain = page.get_by_test_id("curtain-open")
        if curtain.count():
            curtain.click()
        if both.asked is not None:
            both.answer(at_random)
        page.wait_for_timeout(20)
    before = threat(both)
    page.get_by_test_id("standing").click()
    expect(page.get_by_test_id("standing-choices")).to_have_count(0)
    page.get_by_test_id("curtain-open").click()
    page.get_by_test_id("standing-choices").get_by_test_id("choice").first.click()
    both.until(lambda: threat(both) > before)
