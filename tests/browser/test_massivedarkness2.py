"""Massive Darkness 2 in the browser."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import PHONE, Person, Picture
from browser.player import Ask, Player, asks, at_random, played
from undercroft.kernel.match import Match

ME = {"kind": "human"}
TURN = "md2-ask-turn"
RESOLVE = "md2-ask-resolve"
LOOKS = [{}, {"lang": "pl", "dark": True}, {"size": PHONE, "lang": "pl"}, {"size": PHONE, "dark": True}]
NAMES = ["", "-pl-dark", "-phone-pl", "-phone-dark"]


def restless(ask: Ask, rng: Random) -> Any:
    """Anything at random, but no trading for ever: whoever trades is soon done, and turns come to their end."""
    values = [choice["value"] for choice in ask.get("choices", ()) if not choice["refused"]]
    if ask["prompt"]["id"] == "md2-ask-trade":
        return "done"
    if ask["prompt"]["id"] == TURN and rng.random() < 0.15:
        return "end"
    bold = [value for value in values if str(value).startswith(("attack:", "open:", "deed:", "touch:"))]
    return rng.choice(bold) if bold and rng.random() < 0.5 else at_random(ask, rng)


def test_one_person_plays_the_training_to_its_end(person: Person, picture: Picture) -> None:
    player = Player(person(), seed=3)
    table = player.make_table("massivedarkness2", [ME], mission="training")
    player.sit(table, table["links"]["seats"][0])
    expect(player.page.get_by_test_id("card-face")).to_have_count(6)
    picture(player.page, "massivedarkness2-choosing-a-hero")
    while not player.over:
        player.until(lambda: player.over or player.asked)
        if player.asked and not player.over:
            player.answer(restless)
    expect(player.page.get_by_test_id("ending")).to_be_visible()
    assert player.update["ending"]["side"] in ("heroes", "darkness")
    picture(player.page, "massivedarkness2-ending")


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

    return played("massivedarkness2", 4, holds, mission="highway_to_hellscape")


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
