"""Others can be followed: at one's own pace, without the log, and afterwards."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from typing import Any

from playwright.sync_api import Page, expect

from browser.conftest import Axe, Person, Picture
from browser.player import Player, at_random, played
from undercroft.kernel.match import Match

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}
HERO = 1
FLOATING = "(all) => all.map((one) => [one.dataset.at, one.textContent])"


@cache
def before_the_overlord() -> Match[Any]:
    """Deep in a quest: one answer ends the heroes' turns, and the overlord has cards, monsters and a victim."""

    def holds(match: Match[Any]) -> bool:
        state, ask = match.state, match.ask(HERO)
        if state.round < 5 or ask is None or ask.prompt.id != "des-ask-act" or ask.space.why_not("end") is not None:
            return False
        return all(hero.acted or hero is state.heroes[state.acting] for hero in state.heroes)

    return played("descent", 2, holds, quest="into_the_dark")


def at_the_end_of_a_turn(page: Page) -> Player:
    hero = Player(page)
    table = hero.take_over(before_the_overlord(), [BOT, ME])
    hero.sit(table, table["links"]["seats"][HERO], table["links"]["host"])
    return hero


def step_through(hero: Player) -> Iterator[None]:
    """Stop the show, end the turn, and see what comes of it one thing after the other, letting every reaction pass."""
    page, step = hero.page, hero.page.get_by_test_id("follow-step")
    mine = page.get_by_test_id("follow-skip").filter(has_text="Your turn")
    page.get_by_test_id("board").wait_for()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("follow-pause")).to_have_attribute("aria-pressed", "true")
    hero.answer(lambda ask, rng: "end")
    while True:
        hero.until(lambda: hero.asked)
        expect(mine.or_(page.get_by_test_id("choice")).first).to_be_visible()
        while step.is_enabled():
            step.click()
            yield
        if not hero.asked.get("interrupts"):  # type: ignore[union-attr]
            return
        hero.answer(lambda ask, rng: "pass")
        yield


def updates(hero: Player, since: int) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """What the page was told since then: the scenes before and after each update."""
    before: dict[str, Any] | None = None
    for at, frame in enumerate(hero.frames):
        message = json.loads(frame)
        if message["t"] != "update":
            continue
        after = message.get("scene", before)
        if at >= since and before and after is not before:
            yield before, after
        before = after


def test_an_overlords_turn_can_be_followed_without_the_log(person: Person, picture: Picture, axe: Axe) -> None:
    hero = at_the_end_of_a_turn(person(pace="slow"))
    page, since = hero.page, len(hero.frames)
    attack, card = page.get_by_test_id("show-attack"), page.get_by_test_id("show-card")
    told: list[str] = []
    attacks: list[tuple[str, int, list[str]]] = []
    cards: list[str] = []
    floats: set[tuple[str, str]] = set()
    for _ in step_through(hero):
        told += page.get_by_test_id("happening").locator("p").all_inner_texts()
        cards += card.locator("h3").all_inner_texts()
        floats |= {(at, text) for at, text in page.get_by_test_id("float").evaluate_all(FLOATING)}
        if attack.count():
            who = attack.locator(".who").inner_text()
            dice = attack.get_by_role("img").count()
            attacks.append((who, dice, attack.get_by_test_id("show-blow").locator(".aloud").all_inner_texts()))
            if attack.get_by_test_id("show-blow").count() and len(attacks) == 1:
                picture(page, "following-an-attack")
                assert axe(page) == []
        elif card.count():
            picture(page, "following-a-card")

    assert not page.get_by_test_id("log").is_visible()
    what = list(updates(hero, since))
    numbers = {after["last_attack"]["number"]: after["last_attack"] for _, after in what if after["last_attack"]}
    fought = [numbers[number] for number in sorted(numbers) if number > what[0][0]["last_attack"]["number"]]
    assert len(fought) >= 3, "not much of a turn to follow"
    assert len(attacks) == len(fought)
    for (who, dice, blows), last in zip(attacks, fought, strict=True):
        assert " attacks" in who
        assert dice == len(last["dice"])
        sums = [f": {b['damage']} damage, armor {b['armor']}, " for b in last["blows"]] if not last["missed"] else []
        assert [blow[blow.index(": ") :][: len(one)] for blow, one in zip(blows, sums, strict=True)] == sums
    for before, after in what:
        there = {figure["key"]: figure for figure in after["figures"]}
        for figure in before["figures"]:
            lost = figure["wounds"] - there.get(figure["key"], figure)["wounds"]
            if lost:
                assert (figure["key"], f"{'−' if lost > 0 else '+'}{abs(lost)}") in floats
    assert any("activated" in line for line in told)
    assert len(cards) == sum("The overlord plays" in line for line in told) > 0


def test_what_others_do_is_stopped_skipped_and_told_in_three_lines_that_can_be_seen_again(
    person: Person, picture: Picture, axe: Axe
) -> None:
    hero = at_the_end_of_a_turn(person(pace="slow"))
    page = hero.page
    page.get_by_test_id("board").wait_for()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("follow-pause")).to_have_attribute("aria-pressed", "true")
    hero.answer(lambda ask, rng: "end")
    # The server goes on as if nobody had stopped anything, and the question waits until its turn has been seen.
    hero.until(lambda: hero.asked)
    skip = page.get_by_test_id("follow-skip").filter(has_text="Your turn")
    expect(skip).to_be_visible()
    expect(page).to_have_title(re.compile("^●"))
    expect(page.get_by_test_id("choice")).to_have_count(0)
    picture(page, "following-stopped")

    page.keyboard.press("s")
    expect(skip).to_have_count(0)
    page.get_by_test_id("choice").first.wait_for()
    lines = page.get_by_test_id("waited-line")
    expect(lines).to_have_count(3)
    picture(page, "while-you-waited")
    assert axe(page) == []

    killed = lines.filter(has_text="is killed")
    what = killed.first.inner_text()
    killed.first.click()
    expect(page.get_by_test_id("happening").filter(has_text=what)).to_be_visible()
    expect(page.get_by_test_id("show-attack")).to_contain_text("Killed!")
    expect(page.get_by_test_id("replay-play")).to_have_attribute("aria-label", "Play")  # seen, it stops by itself
    page.get_by_test_id("replay-now").click()
    page.get_by_test_id("choice").first.wait_for()
    hero.answer(at_random)
    expect(lines).to_have_count(0)


def test_who_was_away_is_told_what_has_happened(person: Person) -> None:
    hero, other = Player(person()), Player(person())
    table = hero.take_over(before_the_overlord(), [BOT, ME])
    hero.sit(table, table["links"]["spectator"])
    hero.page.get_by_test_id("board").wait_for()
    hero.page.evaluate("() => { cut = true; sockets.at(-1).close(); }")
    expect(hero.page.get_by_test_id("connection")).to_contain_text("gone")
    other.sit(table, table["links"]["seats"][HERO])
    other.answer(lambda ask, rng: "end")
    other.until(lambda: other.asked)
    expect(hero.page.get_by_test_id("waited-line")).to_have_count(0)
    hero.page.evaluate("() => { cut = false; }")
    expect(hero.page.get_by_test_id("waited-line")).to_have_count(3)


def test_a_replay_goes_by_rounds_and_events_and_asks_who_plays_on(person: Person, picture: Picture, axe: Axe) -> None:
    hero = at_the_end_of_a_turn(person(size={"width": 1440, "height": 900}))
    page = hero.page
    page.get_by_test_id("replay").click()
    told, at = page.get_by_test_id("happening"), page.get_by_test_id("replay-slider")

    page.get_by_test_id("replay-pace").select_option("fast")  # it is remembered, here and at every table
    page.get_by_test_id("replay-way").select_option("round")
    for number in (5, 4, 3):
        page.get_by_test_id("replay-hop-back").click()
        expect(told).to_contain_text(f"Round {number} begins")
    page.get_by_test_id("replay-way").select_option("death")
    page.keyboard.press("]")
    expect(told).to_contain_text("is killed")
    picture(page, "replay-by-events")
    assert axe(page) == []
    where = at.input_value()

    page.get_by_test_id("replay-fork").click()
    page.get_by_test_id("fork-who-0").select_option("me")
    page.get_by_test_id(f"fork-who-{HERO}").select_option("open")
    page.get_by_label("Name for Overlord").fill("Ada")
    page.get_by_label("Name for Player 2").fill("Bob")
    picture(page, "fork-who-sits-where")
    assert axe(page) == []
    before = page.url
    page.get_by_test_id("fork-do").click()
    hero.until(lambda: page.url != before and hero.decision == int(where))
    assert [(one["kind"], one["name"]) for one in hero.update["seats"]] == [("human", "Ada"), ("open", "Bob")]
    assert page.evaluate("() => localStorage['undercroft.pace']") == '"fast"'
