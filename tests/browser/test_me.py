"""Oneself on two devices: a sentence of words carries seats and name over; the history of one's games, in numbers."""

from __future__ import annotations

from random import Random
from urllib.parse import urlsplit

from playwright.sync_api import Page, expect

from browser.conftest import DESKTOP, PHONE, Axe, Person, Picture
from browser.player import SEED, Player
from undercroft.bots import GREEDY, make_bot
from undercroft.kernel.chance import Seeded
from undercroft.kernel.match import Match
from undercroft.kernel.registry import game as find_game

ME = {"kind": "human", "name": "Anna"}
BOT = {"kind": "bot", "bot": "greedy"}


def finished(anna: Player) -> str:
    """A game against a bot that is over, at a table that Anna has opened; its id."""
    rules = find_game("paperdungeons")
    match = Match(rules, rules.read_options({}), 2, Seeded(SEED))
    bots = [make_bot(GREEDY, rules, Random(seat)) for seat in range(2)]
    while not match.over:
        seat = match.waiting[0]
        ask = match.ask(seat)
        assert ask is not None
        match.accept(seat, bots[seat].choose(seat, ask, lambda seat=seat: match.view(seat)))
    table = anna.bring(match)
    anna.sit(table, table["links"]["seats"][0])
    return str(table["id"])


def test_a_sentence_carries_seats_and_name_to_another_device(person: Person, picture: Picture, axe: Axe) -> None:
    anna = Player(person(size=DESKTOP))
    over = finished(anna)
    table = anna.make_table("paperdungeons", [ME, BOT])
    anna.sit(table, table["links"]["seats"][0])
    desk = anna.page
    desk.goto("/#/me")
    desk.get_by_test_id("my-name").fill("Anna")
    desk.get_by_test_id("my-name").blur()
    expect(desk.get_by_test_id(f"played-{over}")).to_be_visible()
    expect(desk.get_by_test_id("stats-paperdungeons")).to_contain_text("1")
    desk.get_by_test_id("take").click()
    sentence = desk.get_by_test_id("sentence").inner_text()
    assert len(sentence.split()) == 6
    code = desk.get_by_test_id("qr").get_attribute("data-text") or ""
    anna.settle()
    picture(desk, "me-desk")
    assert axe(desk) == []

    phone: Page = person(lang="pl", size=PHONE, dark=True)
    phone.goto("/#" + urlsplit(code).fragment)  # as the camera of the phone opens it
    expect(phone.get_by_test_id("words")).to_have_value(sentence)
    phone.get_by_test_id("bring").click()
    expect(phone.get_by_test_id("brought")).to_contain_text("2")
    expect(phone.get_by_test_id("my-name")).to_have_value("Anna")
    expect(phone.get_by_test_id(f"played-{over}")).to_be_visible()
    Player(phone).settle()
    picture(phone, "me-phone-pl")
    assert axe(phone) == []
    phone.goto("/#/")
    phone.get_by_test_id(f"continue-{table['id']}").click()
    expect(phone.get_by_test_id("prompt")).to_contain_text("Twoja kolej")  # the very seat

    phone.goto("/#/me")
    phone.get_by_test_id("words").fill("six words that are no sentence")
    phone.get_by_test_id("bring").click()
    expect(phone.get_by_role("alert")).to_contain_text("sześć angielskich słów")
