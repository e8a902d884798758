"""Knowing that it is one's turn without looking at the page, and how long one may take."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from .conftest import Axe, Person, Picture
from .player import Player, at_random

ELSEWHERE = """
window.shown = [];
window.Notification = class {
  static permission = "granted";
  static requestPermission = async () => "granted";
  constructor(title, about) { shown.push([title, about.body]); }
  close() {}
};
Object.defineProperty(document, "visibilityState", { get: () => window.away ? "hidden" : "visible" });
"""
"""A browser that shows notices where a test can read them, and a person who looks elsewhere while `away`."""


def two(person: Person, **terms: Any) -> tuple[Player, Player]:
    """Two people at a table of Paper Dungeons."""
    anna, boris = Player(person(), seed=1), Player(person(), seed=2)
    boris.page.add_init_script(ELSEWHERE)
    answer = anna.page.request.post(
        "/api/tables",
        data={
            "game": "paperdungeons",
            "seats": [{"kind": "human", "name": name} for name in ("Anna", "Boris")],
            **terms,
        },
    )
    assert answer.ok, answer.text()
    table = answer.json()["table"]
    links = table["links"]
    anna.sit(table, links["seats"][0], links["host"])
    boris.sit(table, links["seats"][1])
    return anna, boris


def finish(player: Player) -> None:
    """Answer all that is asked until others are waited for."""
    while player.asked is not None:
        player.answer(at_random)


def icon(page: Page) -> str:
    return page.locator('link[rel="icon"]').get_attribute("href") or ""


def test_title_icon_and_a_notice_say_whose_turn_it_is(person: Person, picture: Picture, axe: Axe) -> None:
    anna, boris = two(person)
    expect(boris.page).to_have_title("● Your turn · Paper Dungeons · Undercroft")
    assert icon(boris.page) == "/favicon-turn.svg"

    boris.page.get_by_test_id("reminders").click()
    boris.page.get_by_test_id("notices").click()
    expect(boris.page.get_by_test_id("notices")).to_have_attribute("aria-checked", "true")
    assert axe(boris.page) == []
    picture(boris.page, "reminders")
    boris.page.keyboard.press("Escape")

    finish(boris)
    expect(boris.page).to_have_title("Paper Dungeons · Undercroft")
    assert icon(boris.page) == "/favicon.svg"
    boris.page.evaluate("() => { window.away = true; }")
    finish(anna)
    boris.until(lambda: boris.asked)
    expect(boris.page).to_have_title("● Your turn · Paper Dungeons · Undercroft")
    assert boris.page.evaluate("() => shown") == [["Your turn", "Paper Dungeons"]]
    boris.page.goto("/#/")
    expect(boris.page.locator('link[rel="icon"]')).to_have_attribute("href", "/favicon.svg")


def test_the_clock_is_shown_and_the_host_decides_when_it_has_run_out(
    person: Person, picture: Picture, axe: Axe
) -> None:
    anna, boris = two(person, pace={"per": "turn", "seconds": 10, "then": "host"})
    expect(anna.page.get_by_test_id("clock-1")).to_contain_text("0:")
    late = anna.page.get_by_test_id("time-up")
    expect(late).to_contain_text("You decide what happens")
    expect(boris.page.get_by_test_id("time-up")).to_contain_text("Whoever made the table decides")
    assert axe(anna.page) == []
    picture(anna.page, "time-is-up")
    anna.page.get_by_test_id("bot-for-1").click()
    expect(anna.page.get_by_test_id("seat-1")).to_contain_text("bot")
    expect(anna.page.get_by_test_id("clock-1")).to_have_count(0)


def test_mail_and_push_are_offered_where_the_server_has_them(person: Person, picture: Picture, axe: Axe) -> None:
    """The server of these tests has neither: what it would say is put in its place."""
    _, boris = two(person)
    page = boris.page
    reach = {"alone": True, "addresses": []}
    page.route("**/api/here", lambda route: route.fulfill(json={"reachable": reach, "push": "BKey", "mail": True}))
    asked: list[Any] = []

    def take(route: Route) -> None:
        asked.append(route.request.post_data_json)
        route.fulfill(status=201, json={"confirmed": False})

    page.route("**/reminders", take)
    page.get_by_test_id("reminders").click()
    expect(page.get_by_test_id("push")).to_be_visible()
    page.get_by_test_id("mail-address").fill("boris@example.org")
    assert axe(page) == []
    picture(page, "reminders-by-mail")
    page.get_by_test_id("mail").click()
    expect(page.get_by_text("on its way to boris@example.org")).to_be_visible()
    assert asked == [{"kind": "mail", "address": "boris@example.org", "lang": "en"}]


def test_what_is_pushed_becomes_a_notice(person: Person, server: str) -> None:
    page = person(workers=True)
    page.context.grant_permissions(["notifications"], origin=server)
    page.goto("/")
    debugger = page.context.new_cdp_session(page)
    known: list[str] = []
    debugger.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: known.extend(one["registrationId"] for one in told["registrations"]),
    )
    debugger.send("ServiceWorker.enable")
    page.evaluate(
        "async () => { await navigator.serviceWorker.register('/sw.js'); await navigator.serviceWorker.ready; }"
    )
    said = {"title": "Your turn", "body": "Friday", "url": "/#/table/abc", "tag": "turn-abc"}
    debugger.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": server, "registrationId": known[-1], "data": json.dumps(said)},
    )
    page.wait_for_function(
        """async () => {
          const worker = await navigator.serviceWorker.ready;
          const shown = await worker.getNotifications({ tag: "turn-abc" });
          return shown.some(({ title, data }) => `${title} ${data.url}` === "Your turn /#/table/abc");
        }"""
    )
