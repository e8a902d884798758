"""Descent in the browser."""

from __future__ import annotations

from typing import Any

import msgspec
from playwright.sync_api import expect

from browser.conftest import PHONE, Person, Picture
from browser.player import Player, into_the_fray, play, played
from undercroft.kernel.match import Match
from undercroft.kernel.messages import Catalogue

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}


def test_a_person_plays_the_first_quest_to_the_end(person: Person, picture: Picture) -> None:
    hero = Player(person(), seed=5)
    page = hero.page
    page.goto("/")
    page.get_by_test_id("new-descent").click()
    page.get_by_test_id("quest-into_the_dark").check(force=True)
    page.get_by_test_id("create-table").click()

    play([hero], into_the_fray, lambda: (hero.update.get("scene") or {}).get("round", 0) >= 3 or hero.over)
    picture(page, "descent-in-round-3")
    play([hero], into_the_fray, lambda: hero.over)

    expect(page.get_by_test_id("ending")).to_be_visible()
    assert hero.update["ending"]["side"] in ("overlord", "heroes")
    picture(page, "descent-ending")


def in_an_attack(player: Player) -> bool:
    return bool((player.update.get("scene") or {}).get("attacks")) and player.asked is not None


def test_a_reload_and_a_lost_connection_in_the_middle_of_an_attack_change_nothing(
    person: Person, picture: Picture
) -> None:
    hero = Player(person(), seed=3)
    table = hero.make_table("descent", [BOT, ME], quest="into_the_dark")
    hero.sit(table, table["links"]["seats"][1])
    play([hero], into_the_fray, lambda: in_an_attack(hero))
    before = (hero.decision, hero.asked, hero.update["scene"])
    picture(hero.page, "descent-attack")

    hero.update = {}
    hero.page.reload()
    hero.until(lambda: hero.update)
    assert (hero.decision, hero.asked, hero.update["scene"]) == before

    hero.update = {}
    hero.page.evaluate("() => { cut = true; sockets.at(-1).close(); }")
    expect(hero.page.get_by_test_id("connection")).to_contain_text("lost")
    hero.page.evaluate("() => { cut = false; }")
    hero.until(lambda: hero.update)
    assert (hero.decision, hero.asked, hero.update["scene"]) == before
    hero.answer(into_the_fray)
    assert hero.decision > before[0]


def after_a_rerolled_hit(match: Match[Any]) -> bool:
    """A hero may be put on guard after an attack with dice rolled again and somebody wounded."""
    last = match.state.last_attack
    if last is msgspec.UNSET or match.state.attacks or match.waiting != [1]:
        return False
    if match.due[0].space.why_not("order:guard") is not None:
        return False
    return any(die.before for die in last.dice) and any(blow.wounds for blow in last.blows)


def test_the_last_attack_is_told_with_its_dice_on_a_desk_and_on_a_phone(person: Person, picture: Picture) -> None:
    match = played("descent", 3, after_a_rerolled_hit, quest="into_the_dark")
    last = match.state.last_attack
    words = Catalogue(*match.game.locales())
    (whom,) = last.whom
    desk = Player(person())
    table = desk.take_over(match, [BOT, ME, BOT])
    desk.sit(table, table["links"]["seats"][1])
    told = desk.page.get_by_test_id("last-attack")
    expect(told).to_contain_text(f"attacked {words.say(whom)}")
    expect(told.get_by_role("img")).to_have_count(len(last.dice))
    expect(told).to_contain_text("Before the re-roll:")
    for blow in last.blows:
        expect(told).to_contain_text(f"{blow.damage} damage, armor {blow.armor}, ")
    picture(desk.page, "descent-last-attack")

    phone = Player(person(size=PHONE, lang="pl"))
    table = phone.take_over(match, [BOT, ME, BOT])
    phone.sit(table, table["links"]["seats"][1])
    brief = phone.page.get_by_test_id("last-attack")
    expect(brief).to_contain_text(words.say(whom, "pl"))
    expect(brief.get_by_role("img")).to_have_count(len(last.dice))
    picture(phone.page, "descent-last-attack-phone-pl")
    phone.answer(lambda ask, rng: "order:guard")
    assert phone.update["scene"]["last_attack"]["number"] == last.number
    expect(brief).to_have_count(0)
