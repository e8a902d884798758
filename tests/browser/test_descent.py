"""Descent in the browser."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.conftest import Person, Picture
from browser.player import Player, into_the_fray, play

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}


def test_a_person_plays_the_first_quest_to_the_end(person: Person, picture: Picture) -> None:
    hero = Player(person(), seed=5)
    page = hero.page
    page.goto("/")
    page.get_by_test_id("new-descent").click()
    page.get_by_test_id("quest-into_the_dark").check(force=True)
    page.get_by_test_id("create-table").click()
    page.get_by_test_id("tour-skip").click()

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
