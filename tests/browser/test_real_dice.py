"""Real dice at the browser's table: tapped or typed by whoever throws, everything else enforced."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import DESKTOP, PHONE, Axe, Person, Picture
from browser.player import Player, at_random, play

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human", "name": "Anna"}


def throws(player: Player) -> dict[str, Any] | None:
    """What its person is to throw, if they are."""
    sent = player.asked
    return sent["ask"] if sent is not None and sent["ask"]["space"] == "roll" else None


def test_a_table_with_real_dice_asks_for_their_faces(person: Person, picture: Picture, axe: Axe) -> None:
    anna = Player(person(size=DESKTOP))
    anna.page.goto("/#/new/paperdungeons")
    anna.page.get_by_test_id("hands").select_option("dice")
    anna.settle()
    picture(anna.page, "real-dice-new")
    anna.page.get_by_test_id("create-table").click()
    anna.until(lambda: anna.asked)
    play([anna], at_random, lambda: throws(anna))
    page, ask = anna.page, throws(anna)
    assert ask is not None
    done = page.get_by_test_id("throw-done")
    expect(done).to_be_disabled()
    for die in ask["dice"][:4]:  # by taps …
        page.locator(f'[data-testid="face"][data-die="{die["die"]}"][data-value="mage"]').click()
    page.keyboard.press("3")  # … and by the numbers of faces
    page.keyboard.press("3")
    expect(page.get_by_test_id("thrown")).to_have_count(6)
    page.keyboard.press("Backspace")
    expect(done).to_be_disabled()
    page.keyboard.press("3")
    anna.settle()
    picture(page, "real-dice-pool")
    assert axe(page) == []
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("throw")).to_have_count(0)
    mages = [symbol for symbol in anna.update["scene"]["pool"] if symbol == "mage"]
    assert len(mages) == 6

    page.get_by_test_id("undo").click()  # mistyped: one is asked, for the dice have been seen
    page.get_by_test_id("takeback-do").click()
    expect(page.get_by_test_id("throw")).to_be_visible()
    anna.until(lambda: throws(anna))
    before = len(anna.frames)
    page.get_by_test_id("throw-leave").click()  # the table throws; with many skulls once more is asked
    anna.until(lambda: len(anna.frames) > before)

    page.get_by_test_id("help").click()
    page.get_by_test_id("luck-open").click()
    expect(page.get_by_test_id("luck")).to_contain_text("real dice")
    expect(page.get_by_test_id("commitment")).to_have_count(0)


def test_whoever_made_the_table_throws_for_the_bots(person: Person, picture: Picture, axe: Axe) -> None:
    anna = Player(person(lang="pl", size=PHONE, dark=True))
    seats = [ME, BOT]
    table = anna._post("/api/tables", {"game": "descent", "seats": seats, "hands": "dice"})
    anna.sit(table, table["links"]["seats"][0])
    play([anna], at_random, lambda: throws(anna))
    while (ask := throws(anna)) is not None and ask["by"] == 0:  # her own monsters may come first
        anna.page.get_by_test_id("throw-leave").click()
        anna.until(lambda before=ask: throws(anna) != before)
        play([anna], at_random, lambda: throws(anna))
    assert ask is not None
    assert ask["by"] == 1
    expect(anna.page.get_by_test_id("prompt")).to_contain_text("w zastępstwie")
    for die in ask["dice"]:
        anna.page.locator(f'[data-testid="face"][data-die="{die["die"]}"]').first.click()
    anna.settle()
    picture(anna.page, "real-dice-attack-pl")
    assert axe(anna.page) == []
    decision = anna.decision
    anna.page.get_by_test_id("throw-done").click()
    anna.until(lambda: anna.decision > decision)  # the next thing may be to throw again
