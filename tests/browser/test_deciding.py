"""Deciding in the browser: what is suggested, what is asked at all, and in what order it is offered."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import expect

from browser.conftest import Person, Picture
from browser.player import Player, played
from undercroft.kernel.match import Match

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}


def plans_of(match: Match[Any], seat: int) -> list[dict[str, Any]]:
    """The whole ways to spend that a seat is offered now."""
    ask = match.ask(seat)
    if ask is None or ask.prompt.id != "des-ask-spend":
        return []
    hints = match.game.hints(match.view(seat), ask)
    found: list[dict[str, Any]] = msgspec.to_builtins(hints["ask"].get("plans", []))
    return found


def may_spend_more_than_once(match: Match[Any]) -> bool:
    return any(len(plan["answers"]) > 1 and plan["suggested"] for plan in plans_of(match, 1))


def test_enter_spends_a_roll_in_the_best_way(person: Person, picture: Picture) -> None:
    """One key for several answers, and only those: what is asked after the attack is the player's own affair."""
    match = played("descent", 3, may_spend_more_than_once, quest="into_the_dark")
    (best,) = plans_of(match, 1)
    me = Player(person())
    table = me.take_over(match, [ME, ME, ME])
    me.sit(table, table["links"]["seats"][1])
    button = me.page.get_by_test_id("plan")
    expect(button).to_have_count(1)
    expect(button).to_have_attribute("data-answers", " ".join(best["answers"]))
    expect(button).to_have_attribute("data-suggested", "true")
    picture(me.page, "descent-spend")
    before = me.decision
    me.page.keyboard.press("Enter")
    me.until(lambda: not me.update["scene"]["attacks"])
    blows = {blow["key"]: blow["wounds"] for blow in me.update["scene"]["last_attack"]["blows"]}
    assert blows == {key: wounds or 0 for key, wounds in best["then"]["wounds"].items()}
    assert me.decision == before + len(best["answers"])


def asks_about_equipment(match: Match[Any]) -> bool:
    """A hero with nothing in the pack is about to choose who goes next, and then to see to the equipment."""
    ask = match.ask(1)
    if ask is None or ask.prompt.id != "des-ask-next-hero" or match.state.round < 2:
        return False
    (mine,) = (hero for hero in match.state.heroes if hero.seat == 1)
    return bool(mine.items) and not mine.acted and all(item.equipped for item in mine.items)


def prompt_is(me: Player, prompt: str) -> bool:
    return me.asked is not None and me.asked["ask"]["prompt"]["id"] == prompt


def test_what_can_change_nothing_is_not_asked_unless_it_is_wanted(person: Person, picture: Picture) -> None:
    match = played("descent", 3, asks_about_equipment, quest="into_the_dark")
    (card,) = (hero.card for hero in match.state.heroes if hero.seat == 1)
    me = Player(person(automatic=True))
    page = me.page
    table = me.take_over(match, [BOT, ME, ME])
    me.sit(table, table["links"]["seats"][1])
    expect(page.get_by_test_id("together")).to_contain_text("first click counts")
    picture(page, "descent-who-is-next")
    page.locator(f'[data-testid="choice"][data-value="{card}"]').click()
    me.until(lambda: prompt_is(me, "des-ask-action"))
    expect(page.get_by_test_id("prompt")).to_contain_text("which action")

    page.get_by_test_id("table-settings").click()
    switch = page.get_by_test_id("automatic-descent-equipment")
    switch.click()
    expect(switch).to_have_attribute("aria-checked", "false")
    picture(page, "table-settings")
    page.keyboard.press("Escape")
    expect(switch).to_be_hidden()
    page.keyboard.press("u")
    expect(page.get_by_test_id("prompt")).to_contain_text("what do you hold")
    page.reload()
    expect(page.get_by_test_id("prompt")).to_contain_text("what do you hold")


def next_to_an_enemy(match: Match[Any]) -> bool:
    """A hero can strike the same monster with a weapon and with bare hands, and hand something over."""
    ask = match.ask(1)
    if ask is None or ask.prompt.id != "des-ask-act":
        return False
    offers = [str(value) for value in ask.space.enumerate(1000)]
    if "attack:unarmed" not in offers or "reequip:" not in offers:
        return False
    return bool(match.game.hints(match.view(1), ask)["choices"].get("attack:unarmed", {}).get("strikes"))


def test_what_matters_comes_first_with_its_price_and_menus_open_at_the_figure(person: Person, picture: Picture) -> None:
    match = played("descent", 3, next_to_an_enemy, quest="into_the_dark")
    ask = match.ask(1)
    assert ask is not None
    strike = match.game.hints(match.view(1), ask)["choices"]["attack:unarmed"]["strikes"][0]
    me = Player(person())
    table = me.take_over(match, [ME, ME, ME])
    me.sit(table, table["links"]["seats"][1])
    expect(me.page.locator('[data-testid="choice"][data-value="reequip:"]')).to_contain_text("2 points")
    shown = me.page.locator('[data-testid="choice"]').evaluate_all("(all) => all.map((one) => one.dataset.value)")
    assert shown[0].startswith("attack:")
    assert shown.index("reequip:") > shown.index("attack:unarmed")

    cell = me.page.get_by_test_id(f"cell-{strike.at}")
    cell.press("Enter")
    menu = me.page.get_by_test_id("menu")
    expect(menu.get_by_test_id("deed")).not_to_have_count(0)
    me.settle()
    picture(me.page, "descent-menu")
    here, there = menu.bounding_box(), cell.bounding_box()
    assert here is not None
    assert there is not None
    beside = min(abs(here["x"] - there["x"] - there["width"]), abs(there["x"] - here["x"] - here["width"]))
    assert beside <= 16
    assert here["y"] <= there["y"] + there["height"] / 2 <= here["y"] + here["height"]
