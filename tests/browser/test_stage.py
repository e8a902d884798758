"""Cards that lie large over the board: read, compared, recommended and paid there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.conftest import DESKTOP, PHONE, Axe, Person, Picture
from browser.player import Player, Stop, asks, played
from undercroft.kernel.match import Match

BOT = {"kind": "bot", "bot": "greedy"}
ME = {"kind": "human"}
READABLE = 15.5
"""Pixels: the size of letters in which a card's text is read without leaning forward."""


def sit_where(player: Player, seat: int, until: Stop, game: str = "descent", **options: Any) -> None:
    """Take a bot's place where something is to be decided, and wait until the page shows it with its hints."""
    seats = [ME if at == seat else BOT for at in range(3)]
    table = player.take_over(played(game, 3, until, **options), seats)
    player.sit(table, table["links"]["seats"][seat])
    player.until(lambda: player.asked is not None)
    player.until(lambda: player.hinted == player.asked["decision"])
    player.page.get_by_test_id("stage").wait_for()
    player.settle()


def shopping(player: Player) -> None:
    sit_where(player, 1, asks(1, "des-ask-shop", "card:", 0), quest="into_the_dark")


def covered(player: Player) -> float:
    """The part of the board over which the cards lie."""
    stage, board = (player.page.locator(place).bounding_box() for place in ("[data-testid=stage]", "section.board"))
    assert stage is not None
    assert board is not None
    return stage["width"] * stage["height"] / (board["width"] * board["height"])


def letters(text: Locator) -> float:
    return float(text.evaluate("(one) => parseFloat(getComputedStyle(one).fontSize)"))


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desk", "phone"])
def test_the_shop_lies_over_the_board_with_what_suits_the_hero_first(
    person: Person, picture: Picture, axe: Axe, size: dict[str, int]
) -> None:
    player = Player(person(size=size))
    shopping(player)
    page = player.page
    assert covered(player) > 0.9
    cards = page.get_by_test_id("stage").get_by_test_id("card-face")
    expect(cards.first).to_contain_text("Immolation")
    expect(cards.first).to_contain_text("6.2 damage on average, magic")
    expect(cards.first).to_contain_text("2 surges: +1 damage.")
    expect(cards.first).to_contain_text("0 → 6.2")
    assert letters(cards.first.locator(".text p", has_text="2 surges: +1 damage")) >= READABLE
    expect(page.get_by_test_id("shelf-advised").get_by_test_id("card-face")).to_have_count(3)
    assert axe(page) == []
    picture(page, f"descent-shop-{'phone' if size is PHONE else 'desk'}")


def test_the_till_adds_up_and_a_purchase_is_compared_with_what_is_in_use(person: Person) -> None:
    player = Player(person())
    shopping(player)
    page = player.page
    purse, receipt = page.get_by_test_id("purse"), page.get_by_test_id("receipt")
    expect(receipt).to_have_count(0)
    sword = page.locator('[data-value="card:sword"]')
    sword.scroll_into_view_if_needed()
    before = sword.bounding_box()
    sword.hover()
    expect(purse).to_contain_text("300 coins − 75 = 225")
    assert sword.bounding_box() == before, "it moves away from under the pointer"
    player.answer(lambda ask, rng: "card:sword")
    player.until(lambda: player.hinted == player.asked["decision"])
    page.mouse.move(0, 0)
    expect(purse).to_contain_text("225")
    expect(receipt).to_contain_text("Sword −75")
    axe_card = page.get_by_test_id("card-face").filter(has=page.get_by_role("heading", name="Axe", exact=True))
    expect(axe_card).to_contain_text("Into the pack for it: Sword")
    expect(axe_card).to_contain_text("4.1 → 4.6")
    for ware in ("potion:healing", "potion:vitality"):
        player.answer(lambda ask, rng, ware=ware: ware)
    expect(receipt).to_contain_text("Together −175")
    page.mouse.move(0, 0)
    player.until(lambda: player.asked is not None and player.hinted == player.asked["decision"])
    player.see()  # what is recommended now stands first: nothing is laid anew any more
    shield = page.locator('[data-value="card:iron_shield"]')
    shield.scroll_into_view_if_needed()
    expect(shield).to_be_in_viewport()
    player.settle()
    before = shield.bounding_box()
    shield.hover()
    expect(purse).to_contain_text("125 coins − 25 = 100")
    assert shield.bounding_box() == before


def test_leaving_the_shop_unarmed_is_asked_about_once(person: Person, picture: Picture, axe: Axe) -> None:
    player = Player(person())
    shopping(player)
    page = player.page
    decision = player.decision
    leave = page.locator('[data-testid="choice"][data-value="leave"]')
    leave.click()
    question = page.get_by_role("group", name="has no weapon")
    expect(question).to_contain_text("300 coins")
    expect(question).to_be_focused()
    assert axe(page) == []
    picture(page, "descent-leaving-unarmed")
    page.get_by_test_id("not-sure").click()
    expect(question).to_have_count(0)
    assert player.decision == decision
    leave.click()
    player.until(lambda: player.decision > decision)


def test_whoever_is_armed_leaves_unasked(person: Person) -> None:
    player = Player(person())
    shopping(player)
    player.answer(lambda ask, rng: "card:sword")
    player.until(lambda: player.hinted == player.asked["decision"])
    decision = player.decision
    player.see()
    player.page.locator('[data-testid="choice"][data-value="leave"]').click()
    player.until(lambda: player.decision > decision)


def test_the_board_can_be_seen_instead_and_the_cards_are_chosen_beside_it(person: Person) -> None:
    player = Player(person())
    shopping(player)
    page = player.page
    page.get_by_test_id("stage-aside").click()
    expect(page.get_by_test_id("stage")).to_have_count(0)
    expect(page.locator(".ask").get_by_test_id("card-face").first).to_contain_text("Immolation")
    player.answer(lambda ask, rng: "card:sword")
    expect(page.get_by_test_id("stage")).to_have_count(0)
    page.get_by_test_id("stage-back").click()
    expect(page.get_by_test_id("stage")).to_be_visible()
    expect(page.locator(".ask").get_by_test_id("choice")).to_have_count(0)


def test_skills_are_read_with_the_abilities_they_give(person: Person, picture: Picture, axe: Axe) -> None:
    player = Player(person())
    sit_where(player, 1, asks(1, "des-ask-exchange", "", 0), quest="into_the_dark")
    stage = player.page.get_by_test_id("stage")
    aura = stage.get_by_test_id("card-face").filter(has_text="Holy Aura")
    expect(aura).to_contain_text("Aura:")
    assert letters(aura.locator(".text p").first) >= READABLE
    assert axe(player.page) == []
    picture(player.page, "descent-skills")


def test_the_overlords_hand_lies_over_the_board_and_says_what_is_left(
    person: Person, picture: Picture, axe: Axe
) -> None:
    player = Player(person())
    sit_where(player, 0, asks(0, "des-ask-cards", "beastman_war_party", 2), quest="into_the_dark")
    page = player.page
    assert covered(player) > 0.9
    card = page.get_by_test_id("stage").get_by_test_id("card-face").filter(has_text="Beastman War Party")
    assert letters(card.locator(".text p").first) >= READABLE
    page.locator('[data-value="beastman_war_party"]').hover()
    threat = player.update["scene"]["overlord"]["threat"]
    expect(page.get_by_test_id("total")).to_contain_text(f"{threat} − 4 = {threat - 4}")
    assert axe(page) == []
    picture(page, "descent-hand")


def test_discards_are_summed_up_while_they_are_chosen(person: Person, picture: Picture) -> None:
    player = Player(person())
    sit_where(player, 0, asks(0, "des-ask-hand-limit", "", 1), quest="into_the_dark")
    page, scene = player.page, player.update["scene"]
    hand, threat = scene["overlord"]["hand"], scene["overlord"]["threat"]
    stage = page.get_by_test_id("stage")
    expect(stage.get_by_test_id("card-face")).to_have_count(len(hand))
    expect(stage.get_by_test_id("card-face").first).to_contain_text("Least worth keeping")
    chosen = hand[0]["value"] + hand[1]["value"]
    for at in (0, 1):
        stage.locator(f'[data-testid="choice"][data-value="{at}"]').check()
    expect(page.get_by_test_id("total")).to_contain_text(f"{threat} + {chosen} = {threat + chosen}")
    picture(page, "descent-hand-limit")


def after_a_find(match: Match[Any]) -> bool:
    """A hero is asked about equipment because of a treasure."""
    ask = match.ask(1)
    return ask is not None and ask.prompt.id == "des-ask-equip" and match.log[-1].news.msg.id == "des-log-gain"


def test_loot_is_read_before_it_is_put_away(person: Person, picture: Picture, axe: Axe) -> None:
    player = Player(person())
    sit_where(player, 1, after_a_find, quest="into_the_dark")
    page = player.page
    loot = page.get_by_test_id("loot")
    expect(loot).to_contain_text("Just found")
    expect(loot).to_contain_text("Into the pack for it: Immolation")
    expect(loot).to_contain_text("Average damage, ranged: 0 → ")
    assert letters(loot.locator(".text p:not(:has(.dice))").first) >= READABLE
    assert axe(page) == []
    picture(page, "descent-loot")
    player.answer(lambda ask, rng: "done")


def test_the_cards_of_paper_dungeons_lie_over_its_board_too(person: Person, picture: Picture, axe: Axe) -> None:
    player = Player(person())
    sit_where(player, 0, asks(0, "pap-ask-power", "", 0), game="paperdungeons")
    assert covered(player) > 0.9
    choices = player.page.get_by_test_id("stage").get_by_test_id("choice")
    expect(choices).to_have_count(2)
    assert letters(choices.first.locator(".text").first) >= READABLE
    assert axe(player.page) == []
    picture(player.page, "paperdungeons-powers")
    player.answer(lambda ask, rng: ask["choices"][0]["value"])
