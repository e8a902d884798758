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
