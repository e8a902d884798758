"""Dungeon Saga in the browser."""

from __future__ import annotations

import re
from random import Random
from typing import Any

import msgspec
from playwright.sync_api import expect

from browser.conftest import PHONE, Person, Picture
from browser.player import Ask, Player, at_random, played, together
from undercroft.games.dungeonsaga.rules.campaign import course
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue, Msg
from undercroft.kernel.spaces import OneOf

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}
CELLAR = "skeletons_in_the_cellar"


def onward(ask: Ask, rng: Random) -> Any:
    """Fight whatever is in front, otherwise walk on to the east, where the cellar ends."""
    values = [str(choice["value"]) for choice in ask["choices"] if not choice["refused"]]
    if ask["prompt"]["id"] != "sag-ask-turn":
        return at_random(ask, rng)
    fights = [value for value in values if value.startswith("fight:")]
    squares = [value for value in values if re.fullmatch(r"[A-Z]\d+", value)]
    return (fights or sorted(squares, key=lambda square: (square[0], rng.random())) or ["end"])[-1]


def test_two_people_play_the_first_adventure_against_a_bot_to_the_end(person: Person, picture: Picture) -> None:
    first, second = Player(person(), seed=5), Player(person(size=PHONE, lang="pl", dark=True), seed=6)
    table = first.make_table("dungeonsaga", [BOT, ME, ME], adventure=CELLAR)
    first.sit(table, table["links"]["seats"][1])
    second.sit(table, table["links"]["seats"][2])
    people = [first, second]
    together(people, onward, lambda: (first.update.get("scene") or {}).get("round", 0) >= 3 or first.over)
    picture(first.page, "dungeonsaga-in-round-3")
    picture(second.page, "dungeonsaga-in-round-3-phone-pl-dark")
    together(people, onward, lambda: first.over and second.over)
    for player in people:
        expect(player.page.get_by_test_id("ending")).to_be_visible()
    assert first.update["ending"]["side"] in ("overlord", "heroes")
    picture(first.page, "dungeonsaga-ending")
    picture(second.page, "dungeonsaga-ending-phone-pl-dark")


def after_a_blow(match: Match[Any]) -> bool:
    """A hero player has to decide after an attack with a hit and with dice that were too weak for the armour."""
    last = match.state.last_attack
    return last is not msgspec.UNSET and match.waiting == [1] and last.weak > 0 and last.hits > 0


def test_the_last_attack_is_told_with_the_dice_of_both_sides(person: Person, picture: Picture) -> None:
    match = played("dungeonsaga", 2, after_a_blow, adventure=CELLAR)
    last = match.state.last_attack
    words = Catalogue(*match.game.locales())
    desk = Player(person())
    table = desk.take_over(match, [BOT, ME])
    desk.sit(table, table["links"]["seats"][1])
    told = desk.page.get_by_test_id("last-attack")
    expect(told).to_contain_text(words.say(last.name))
    expect(told.locator(".dice [role=img]")).to_have_count(len(last.dice) + len(last.answer))
    expect(told.get_by_label("too weak against the armour")).to_have_count(last.weak)
    expect(told.get_by_label("a hit")).to_have_count(last.hits)
    expect(told).to_contain_text(words.say(last.outcome))
    picture(desk.page, "dungeonsaga-last-attack")

    phone = Player(person(size=PHONE, lang="pl"))
    table = phone.take_over(match, [BOT, ME])
    phone.sit(table, table["links"]["seats"][1])
    expect(phone.page.get_by_test_id("last-attack")).to_contain_text(words.say(last.outcome, "pl"))
    picture(phone.page, "dungeonsaga-last-attack-phone-pl")


def test_a_model_is_turned_by_keys_and_by_the_compass(person: Person) -> None:
    player = Player(person())
    match = played(
        "dungeonsaga", 2, lambda match: match.ask(1) is not None and match.state.turn is not None, adventure=CELLAR
    )
    table = player.take_over(match, [BOT, ME])
    player.sit(table, table["links"]["seats"][1])
    player.until(lambda: player.hinted == player.decision)

    def facing() -> int:
        return int(next(one["facing"] for one in player.update["scene"]["models"] if one["acting"]))

    assert facing() == 1
    page = player.page
    page.locator("[role=gridcell][tabindex='0']").focus()
    page.keyboard.press("Shift+ArrowUp")
    player.until(lambda: facing() == 0)
    page.get_by_test_id("turn-3").click()
    player.until(lambda: facing() == 3)


def ways_out(match: Match[Any]) -> list[str]:
    """Where a hero can go who began the turn in an enemy's front arc."""
    ask = match.ask(1)
    if ask is None or not isinstance(ask.space, OneOf):
        return []
    return [
        str(one.value) for one in ask.space.choices() if one.label.text.id == "sag-do-break-away" and not one.refused
    ]


def test_what_breaking_away_would_cost_is_told_before_it_is_done(person: Person, picture: Picture) -> None:
    match = played("dungeonsaga", 2, lambda match: bool(ways_out(match)), adventure=CELLAR)
    player = Player(person(dark=True))
    table = player.take_over(match, [BOT, ME])
    player.sit(table, table["links"]["seats"][1])
    player.until(lambda: player.hinted == player.decision)
    page = player.page
    expect(page.locator(".ask")).to_contain_text("Breaking away gives them free strikes")
    page.get_by_test_id(f"cell-{ways_out(match)[0]}").press("Enter")
    expect(page.get_by_test_id("menu")).to_contain_text("free strike")
    picture(page, "dungeonsaga-breaking-away-dark")
    before = player.decision
    page.get_by_test_id("deed").first.click()
    player.until(lambda: player.decision > before)


def between_adventures(match: Match[Any]) -> bool:
    """The heroes of a campaign have won an adventure, and everybody is asked whether to go on."""
    ask = match.ask(1)
    return ask is not None and ask.prompt.id == "sag-ask-continue" and match.state.winner == "heroes"


def test_a_campaign_goes_on_from_one_adventure_to_the_next(person: Person, picture: Picture) -> None:
    match = played("dungeonsaga", 2, between_adventures, campaign=True)
    words = Catalogue(*match.game.locales())
    first, second = (Msg(f"sag-adventure-{name}-title") for name in course()[:2])
    for lang, page in (("en", person()), ("pl", person(lang="pl", size=PHONE, dark=True))):
        name = "" if lang == "en" else "-phone-pl-dark"
        player = Player(page)
        table = player.take_over(match, [ME, ME])
        player.sit(table, table["links"]["seats"][1])
        prompt = page.get_by_test_id("prompt")
        expect(prompt).to_contain_text(words.say(second, lang))
        expect(page.locator(".ask [aria-current=step]")).to_contain_text(words.say(first, lang))
        picture(page, f"dungeonsaga-between-adventures{name}")
        player.answer(at_random)
        player.until(lambda player=player: player.update["scene"]["adventure"]["id"] == course()[1])
        assert player.update["scene"]["campaign"]["results"] == [{"adventure": course()[0], "winner": "heroes"}]
        expect(page.get_by_test_id("last-attack")).to_have_count(0)
        player.answer(at_random)
        expect(page.locator("[role=gridcell]").first).to_be_attached()
        picture(page, f"dungeonsaga-next-adventure{name}")
