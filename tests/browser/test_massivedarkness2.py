"""Massive Darkness 2 in the browser."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Person, Picture
from browser.player import Ask, Player, asks, at_random, played, together
from undercroft.games.massivedarkness2.rules.items import places
from undercroft.kernel.match import Match

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}
TURN = "md2-ask-turn"
RESOLVE = "md2-ask-resolve"
HIGHWAY = "highway_to_hellscape"
SIDES = {"en": {"heroes": "heroes", "darkness": "darkness"}, "pl": {"heroes": "bohaterowie", "darkness": "mrok"}}
LOOKS = [{}, {"lang": "pl", "dark": True}, {"size": PHONE, "lang": "pl"}, {"size": PHONE, "dark": True}]
NAMES = ["", "-pl-dark", "-phone-pl", "-phone-dark"]


class Explorer:
    """Somebody who does what there is to do, fights what is there, and otherwise goes where nobody has been yet."""

    def __init__(self) -> None:
        self.been: Counter[str] = Counter()

    def __call__(self, ask: Ask, rng: Random) -> Any:
        values = [str(choice["value"]) for choice in ask.get("choices", ()) if not choice["refused"]]
        if ask["prompt"]["id"] != TURN:
            return ask["default"] if ask["default"] is not None else at_random(ask, rng)
        for wanted in ("deed:", "do:", "attack:", "touch:", "open:"):
            for value in values:
                if value.startswith(wanted):
                    return value
        steps = [value for value in values if value.startswith("go:")]
        if not steps:
            return "end"
        step = min(steps, key=lambda value: (self.been[value], -ord(value[3])))
        self.been[step] += 1
        return step


def in_round(player: Player, number: int) -> bool:
    return bool((player.update.get("scene") or {}).get("round", 0) >= number or player.over)


def told(player: Player) -> None:
    """The end is shown, with the tale of every hero in numbers."""
    page = player.page
    expect(page.get_by_test_id("ending")).to_be_visible()
    side = player.update["ending"]["side"]
    assert side in ("heroes", "darkness")
    lang = page.locator("html").get_attribute("lang") or ""
    expect(page.get_by_test_id("ending")).to_contain_text(SIDES[lang][side])
    expect(page.get_by_test_id("hero-end")).to_have_count(len(player.update["scene"]["heroes"]))


def test_two_people_play_the_training_to_its_end(person: Person, picture: Picture) -> None:
    policy = Explorer()
    first, second = Player(person(), seed=5), Player(person(size=PHONE, lang="pl", dark=True), seed=6)
    table = first.make_table("massivedarkness2", [ME, ME], mission="training")
    people = [first, second]
    for player, token in zip(people, table["links"]["seats"], strict=True):
        player.sit(table, token)
    expect(first.page.get_by_test_id("card-face")).to_have_count(6)
    picture(first.page, "massivedarkness2-choosing-a-hero")
    together(people, policy, lambda: in_round(first, 3))
    picture(first.page, "massivedarkness2-in-round-3")
    picture(second.page, "massivedarkness2-in-round-3-phone-pl-dark")
    together(people, policy, lambda: first.over and second.over)
    for player in people:
        told(player)
    picture(first.page, "massivedarkness2-ending")
    picture(second.page, "massivedarkness2-ending-phone-pl-dark")


def test_one_person_plays_the_first_mission_with_five_bots_to_its_end(person: Person, picture: Picture) -> None:
    policy = Explorer()
    player = Player(person(lang="pl"), seed=3)
    table = player.make_table("massivedarkness2", [ME, *[BOT] * 5], mission=HIGHWAY)
    player.sit(table, table["links"]["seats"][0])
    together([player], policy, lambda: in_round(player, 4))
    picture(player.page, "massivedarkness2-with-five-bots-pl")
    together([player], policy, lambda: player.over)
    assert len(player.update["scene"]["heroes"]) == 6
    told(player)
    picture(player.page, "massivedarkness2-with-five-bots-ending-pl")


def at(match: Match[Any], player: Player) -> None:
    """Sit down at a game that others have played so far."""
    table = player.take_over(match, [ME] * match.players)
    player.sit(table, table["links"]["seats"][match.waiting[0]])
    player.until(lambda: player.hinted == player.decision)


@pytest.fixture(scope="module")
def crowded() -> Match[Any]:
    """In the middle of a mission: enemies on the map, and whoever is asked can attack."""

    def holds(match: Match[Any]) -> bool:
        return len(match.state.enemies) > 1 and asks(match.waiting[0], TURN, "attack:", 3)(match)

    return played("massivedarkness2", 4, holds, mission=HIGHWAY)


@pytest.fixture(scope="module")
def rolled() -> Match[Any]:
    """The dice of an attack lie on the table, with something on them to resolve."""
    return played("massivedarkness2", 4, lambda m: bool(m.waiting) and asks(m.waiting[0], RESOLVE, "die:", 2)(m))


@pytest.mark.parametrize(("look", "name"), list(zip(LOOKS, NAMES, strict=True)))
def test_a_turn_among_enemies(person: Person, picture: Picture, crowded: Match[Any], look: Any, name: str) -> None:
    player = Player(person(**look))
    at(crowded, player)
    expect(player.page.locator("[data-figure]").first).to_be_visible()
    picture(player.page, f"massivedarkness2-turn{name}")
    if "size" in look:
        player.page.get_by_test_id("tab-sheets").click()
    expect(player.page.get_by_test_id("hero-sheet")).to_be_visible()
    picture(player.page, f"massivedarkness2-sheets{name}")


def test_an_enemy_is_attacked_by_clicking_on_it(person: Person, crowded: Match[Any]) -> None:
    player = Player(person())
    at(crowded, player)
    assert player.asked is not None
    attack = next(c["value"] for c in player.asked["ask"]["choices"] if str(c["value"]).startswith("attack:"))
    page = player.page
    page.get_by_test_id(f"figure-{attack.rpartition(':')[2]}").click()
    expect(page.get_by_test_id("menu")).to_contain_text("wounds on average")
    before = player.decision
    page.get_by_test_id("deed").first.click()
    player.until(lambda: player.decision > before)


@pytest.mark.parametrize(("look", "name"), [({}, ""), ({"size": PHONE, "lang": "pl", "dark": True}, "-phone-pl-dark")])
def test_a_die_is_resolved_by_clicking_on_it(
    person: Person, picture: Picture, rolled: Match[Any], look: Any, name: str
) -> None:
    player = Player(person(**look))
    at(rolled, player)
    combat = player.page.get_by_test_id("combat")
    dice = player.update["scene"]["combats"][-1]["dice"]
    expect(combat.locator(".die")).to_have_count(len(dice))
    picture(player.page, f"massivedarkness2-combat{name}")
    before = player.decision
    combat.locator(".die").nth(next(n for n, die in enumerate(dice) if die["open"])).click()
    player.until(lambda: player.decision > before)


def about_to_end(match: Match[Any]) -> bool:
    """The only hero has a turn to end, and enemies somewhere else will come."""
    g, ask = match.state, match.ask(0)
    away = bool(g.enemies) and all(enemy.at != g.heroes[0].at for enemy in g.enemies)
    return away and ask is not None and ask.prompt.id == TURN


def test_the_enemy_phase_is_seen_one_thing_after_the_other(person: Person, picture: Picture) -> None:
    """Though the server sends it at once; it can be stopped, stepped through and skipped."""
    player = Player(person(pace="normal"))
    at(played("massivedarkness2", 1, about_to_end, mission="training"), player)
    page = player.page
    page.get_by_test_id("board").wait_for()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("follow-pause")).to_have_attribute("aria-pressed", "true")
    number = player.update["scene"]["round"]
    player.answer(lambda ask, rng: "end")
    step = page.get_by_test_id("follow-step")
    step.click()
    expect(page.get_by_test_id("happening")).to_contain_text("The turn of")
    expect(page.get_by_text("Enemy Phase")).to_be_visible()
    expect(page.get_by_text(f"Round {number}", exact=True)).to_be_visible()
    picture(page, "massivedarkness2-enemy-phase")
    step.click()
    expect(page.get_by_test_id("choice")).to_have_count(0)  # there is more to be seen before the next question
    page.get_by_test_id("follow-skip").click()
    expect(page.get_by_test_id("choice").first).to_be_visible()


@pytest.fixture(scope="module")
def trading() -> Match[Any]:
    """Somebody trades and equips, with something in the bag to put on."""

    def holds(match: Match[Any]) -> bool:
        if not match.waiting or not asks(match.waiting[0], TURN, "trade", 2)(match):
            return False
        hero = next(hero for hero in match.state.heroes if hero.number == match.state.turn.hero)
        return any(places(hero, item) for item in hero.bag)

    match = played("massivedarkness2", 4, holds, mission=HIGHWAY)
    match.accept(match.waiting[0], "trade")
    return match


@pytest.mark.parametrize(("look", "name"), list(zip(LOOKS, NAMES, strict=True)))
def test_an_item_is_compared_and_put_on(
    person: Person, picture: Picture, trading: Match[Any], look: Any, name: str
) -> None:
    """By pressing it, or with a pointer by dragging it into its slot."""
    player = Player(person(**look))
    at(trading, player)
    assert player.asked is not None
    wear = next(c["value"] for c in player.asked["ask"]["choices"] if str(c["value"]).startswith("wear:"))
    _, key, item, slot = wear.split(":")
    page = player.page
    found = page.get_by_test_id(f"item-{key}-{item}")
    found.click()
    expect(page.locator(f'[data-testid="choice"][data-value="{wear}"]')).to_contain_text("→")
    picture(page, f"massivedarkness2-trade{name}")
    found.click()
    if "size" in look:
        player.answer(lambda ask, rng: wear)
    else:
        before = player.decision
        found.drag_to(page.locator(".ask").get_by_test_id(f"slot-{key}-{slot}"))
        player.until(lambda: player.decision > before)
    hero = next(one for one in player.update["scene"]["heroes"] if one["key"] == key)
    assert hero["slots"][slot] == item


def test_all_cards_can_be_searched(person: Person, crowded: Match[Any]) -> None:
    player = Player(person())
    at(crowded, player)
    page = player.page
    page.get_by_role("tab", name="Cards").click()
    page.get_by_test_id("card-search").fill("rusty sword")
    expect(page.get_by_test_id("card-count")).to_contain_text("1 of")
    page.get_by_test_id("card-search").fill("")
    page.get_by_test_id("card-family").select_option("boss")
    expect(page.get_by_test_id("card-count")).to_contain_text("2 of")
